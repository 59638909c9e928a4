// Every page, at the sizes and in the colours that readers have.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { running } from "./harness/browsers.js";
import { Host } from "./harness/host.js";
import { pages, site } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const NOWHERE = "no/such/page";
const PATIENCE = 60_000; // for a page
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Scrolls down through the page as a reader does, until its end. A browser that is too busy to draw is not waited for.
 * @param {import("./harness/promise.js").Reader} reader */
async function read({ page, host }) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => (requestAnimationFrame(done), setTimeout(done, 200)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
  });
  await host.quiet();
}

/** Opens every page, each within its own time, so that one that hangs is named.
 * @param {import("./harness/promise.js").Reader} reader @param {string[]} addresses
 * @param {(address: string) => Promise<void>} look */
async function each(reader, addresses, look) {
  for (const address of addresses) {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let clock;
    const late = new Promise((_, fail) => (clock = setTimeout(() => fail(new Error(`/${address} takes more than ${PATIENCE / 1000} s`)), PATIENCE)));
    try {
      await Promise.race([late, look(address)]);
    } finally {
      clearTimeout(clock);
    }
  }
}

/** Notes every shift of the layout that no input made; Firefox tells none. @param {import("puppeteer-core").Page} page */
const watchShifts = (page) => page.evaluateOnNewDocument(() => {
  const shifts = /** @type {any} */ (window).shifts = /** @type {any[]} */ ([]);
  const name = (/** @type {any} */ node) => `${node?.parentElement?.className} > ${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`;
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput, sources } of /** @type {any[]} */ (list.getEntries())) {
      if (!hadRecentInput) shifts.push({ value, startTime, what: sources.map((/** @type {any} */ source) => `${name(source.node)} from ${JSON.stringify(source.previousRect)} to ${JSON.stringify(source.currentRect)}`) });
    }
  }).observe({ type: "layout-shift", buffered: true });
});

/** @param {import("puppeteer-core").Page} page */
const shifts = (page) => page.evaluate(() => /** @type {any} */ (window).shifts);

/** What axe finds on a page. @param {import("puppeteer-core").Page} page @param {string} where */
async function look(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations, passes } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return { passes: passes.length, violations: violations.map((/** @type {any} */ v) => ({ rule: v.id, help: v.help, count: v.nodes.length, first: v.nodes[0].html.slice(0, 200), why: v.nodes[0].failureSummary })) };
  });
  assert.ok(found.passes > 10, "axe has looked");
  assert.deepEqual(found.violations, [], where);
}

/** Which pages are gone through: all in one browser, one of each kind in the other. @param {string} address */
const looked = (address) => running() === "chromium" || ["", PAGE, "compare/", "search/", "learn/", "learn/capture/", "play/", "lab/", "puzzles/", "teaching/", "ar/"].includes(address);

// One way through all pages for all that is promised of each. The watch over console, addresses and answers is the promise's own.
for (const [width, dark] of /** @type {[number, boolean][]} */ ([[360, false], [1280, true]])) {
  promise(`every page at ${width} px (${dark ? "dark" : "light"}): nothing shifts while its boards come alive, fewer than 1,500 elements, axe finds nothing, its boards step, without a word on the console and without a request elsewhere`,
    { width, height: 800, dark, still: true, minutes: 12, only: dark ? running() : "chromium" }, async (reader) => {
      const { page } = reader;
      const told = running() === "chromium"; // Firefox tells no shifts
      if (told) await watchShifts(page);
      await each(reader, told ? pages() : pages().filter((address) => looked(address)), async (address) => {
        await reader.open(address);
        await read(reader);
        if (told) assert.deepEqual(await shifts(page), [], `/${address}`);
        const count = await page.evaluate(() => document.querySelectorAll("*").length);
        assert.ok(count > 40 && count < 1500, `/${address} has ${count} elements`);
        await look(page, `/${address}`);
        const boards = await page.$$eval("sow-board", (all) => all.map((board) => board.id));
        for (const board of boards.slice(0, 1).map((id) => reader.board(id))) {
          if (await board.can("forward")) await board.press("forward");
          await board.rest();
        }
      });
    });
}

for (const width of [360, 1280]) {
  promise(`nothing shifts while a page arrives in small pieces (${width} px)`, { width, height: 800, only: "chromium" }, async (reader) => {
    const text = readFileSync(path.join(site(), "index.html"));
    reader.host.fail("", async (_, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      for (let at = 0; at < text.length; at += 700) {
        response.write(text.subarray(at, at + 700));
        await new Promise((done) => setTimeout(done, 20));
      }
      response.end();
    });
    await watchShifts(reader.page);
    await reader.open("");
    assert.deepEqual(await shifts(reader.page), []);
  });
}

promise("an address without a page, however deep, gives the 404 page with its style and links that lead on", { quiet: false }, async (reader) => {
  const { page, host } = reader;
  for (const address of ["nothing", "variants/nothing/", "a/b/c/d"]) {
    reader.problems = [];
    host.requests = [];
    const response = await reader.open(address);
    assert.equal(response?.status(), 404);
    assert.notEqual(await page.$eval("h1", (h1) => h1.innerText), "");
    const rules = await page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));
    assert.ok(rules > 50, "the page has its style");
    const links = await page.$$eval("a[href]", (all) => all.map((a) => a.href));
    assert.ok(links.length >= 2);
    for (const link of links) assert.equal(new URL(link).hash === "#main" ? 200 : (await fetch(link)).status, 200, link);
    assert.deepEqual(reader.problems.filter((problem) => !problem.endsWith(`/${address}`) && !problem.includes("404 (Not Found)")), []);
    assert.deepEqual(host.requests.filter(({ path, status }) => status !== 200 && path !== `/repo/${address}`), []);
  }
});

promise("every link inside the site answers, and its anchor is there", { scripts: false, only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  /** @type {Map<string, Set<string>>} */
  const anchors = new Map();
  /** @type {{from: string, to: string}[]} */
  const links = [];
  for (const address of pages()) {
    await reader.open(address, false);
    const found = await page.evaluate(() => ({
      ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
      links: [...document.querySelectorAll("[href], [src]")].map((element) => new URL(element.getAttribute("href") ?? element.getAttribute("src") ?? "", document.baseURI).href),
      told: [...document.querySelectorAll("script.game")].flatMap((script) => {
        const { clauses, engine } = JSON.parse(script.textContent ?? "{}");
        return [...Object.values(clauses), engine].map((to) => new URL(/** @type {string} */ (to), document.baseURI).href);
      }),
    }));
    assert.equal(new Set(found.ids).size, found.ids.length, `/${address} has an id twice: ${found.ids.filter((id, k) => found.ids.indexOf(id) < k)}`);
    anchors.set(host.url(address), new Set(found.ids));
    for (const to of [...found.links, ...found.told]) links.push({ from: address, to });
  }
  const inside = links.filter(({ to }) => to.startsWith(host.origin));
  assert.ok(inside.length > 20);
  /** @type {Map<string, number>} */
  const answers = new Map();
  const wrong = [];
  for (const { from, to } of inside) {
    const [bare, anchor] = to.split("#");
    if (!answers.has(bare)) answers.set(bare, (await fetch(bare, { redirect: "manual" })).status);
    if (answers.get(bare) !== 200) wrong.push(`/${from}: ${to} answers ${answers.get(bare)}`);
    else if (anchor && !anchors.get(bare.replace(/\?.*/, ""))?.has(decodeURIComponent(anchor))) wrong.push(`/${from}: ${to} has no such anchor`);
  }
  assert.deepEqual([...new Set(wrong)], []);
});

for (const dark of [false, true]) {
  promise(`axe finds nothing on the page of no address, in a line of one's own, and on a board being set up (${dark ? "dark" : "light"})`, { dark, still: true, quiet: false }, async (reader) => {
    const { page } = reader;
    await reader.open(NOWHERE);
    await look(page, `/${NOWHERE}`);
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.press("forward");
    await board.rest({ ply: 1 });
    await board.play("2", "S");
    await board.rest({ ply: 2, mode: "try" });
    await board.touch(0);
    await board.until("a pit refused", (root) => !!root.querySelector(".say.refused"));
    await board.more();
    await look(page, "a line of one's own, with a pit refused and the panel open");
    await board.tool("Set up a position");
    await look(page, "a board being set up");
  });
}

test("the host of these tests behaves as a static host under /repo/ does", async () => {
  const host = await Host.start();
  try {
    const at = async (/** @type {string} */ path) => {
      const response = await fetch(host.origin + path, { redirect: "manual" });
      return [response.status, response.headers.get("location") ?? response.headers.get("content-type")];
    };
    assert.deepEqual(await at("/repo"), [301, "/repo/"]);
    assert.deepEqual(await at("/repo/variants/pratt-egyptian"), [301, "/repo/variants/pratt-egyptian/"]);
    assert.deepEqual(await at("/repo/"), [200, "text/html; charset=utf-8"]);
    assert.deepEqual(await at("/repo/engine.wasm?v=1"), [200, "application/wasm"]);
    assert.deepEqual(await at("/repo/x/y/z"), [404, "text/html; charset=utf-8"]);
    assert.deepEqual(await at("/site.css"), [404, "text/html; charset=utf-8"]);
  } finally {
    host.close();
  }
});
