// Every page, at the sizes and in the colours that readers have.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { Host } from "./harness/host.js";
import { pages, site } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const NOWHERE = "no/such/page";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Scrolls down through the page as a reader does, until its end. @param {import("puppeteer-core").Page} page */
async function read(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
  });
  await page.waitForNetworkIdle({ idleTime: 300, timeout: 30_000 });
}

// Without motion: a page of relays would take its time to play them all.
for (const { width, dark, only } of [{ width: 360, dark: false, only: "chromium" }, { width: 1280, dark: true }]) {
  promise(`no page has an error, a failed request or a request to another host (${width} px, ${dark ? "dark" : "light"})`, { width, dark, still: true, only }, async (reader) => {
    for (const address of pages()) {
      await reader.open(address);
      await read(reader.page);
      for (const id of (await reader.page.$$eval("sow-board", (all) => all.map((board) => board.id))).slice(0, 2)) {
        const board = reader.board(id);
        if (await board.can("forward")) await board.press("forward");
        await board.rest();
        await board.try();
      }
    }
  });
}

for (const scripts of [true, false]) {
  promise(`no page is wider than a screen of 320 px (scripts ${scripts ? "on" : "off"})`, { width: 320, height: 640, scripts, quiet: false }, async (reader) => {
    for (const address of [...pages(), NOWHERE]) {
      await reader.open(address, scripts);
      const wide = await reader.page.evaluate(() => ({
        page: document.documentElement.scrollWidth,
        over: [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility() && !part.closest("svg") && part.getBoundingClientRect().right > 320.5 && part.getBoundingClientRect().width > 1).slice(0, 5).map((part) => `${part.tagName}.${part.className}`),
      }));
      assert.ok(wide.page <= 320, `/${address} is ${wide.page} px wide: ${wide.over}`);
    }
  });
}

promise("at 320 px a pit is as large as a finger, 44 px, and so is every button of a board", { width: 320, height: 640, still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.try();
  const sizes = await board.ask((root) => [...root.querySelectorAll(".pits button, .bar button")].filter((button) => button.checkVisibility()).map((button) => {
    const { width, height } = button.getBoundingClientRect();
    return { name: button.getAttribute("aria-label") ?? button.textContent, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
  }));
  assert.ok(sizes.length >= 12);
  assert.deepEqual(sizes.filter(({ width, height }) => width < 43.9 || height < 43.9), []);
  assert.equal(await reader.page.evaluate(() => document.documentElement.scrollWidth), 320, "and the page is no wider for it");
});

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

for (const width of [360, 1280]) {
  promise(`nothing shifts while boards come alive (${width} px)`, { width, height: 800, only: "chromium" }, async (reader) => {
    await watchShifts(reader.page);
    for (const address of pages()) {
      await reader.open(address);
      await read(reader.page);
      assert.deepEqual(await shifts(reader.page), [], `/${address}`);
    }
  });

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

promise("a rules page has fewer than 1,500 elements with all its boards alive", { still: true, only: "chromium" }, async (reader) => {
  /** @type {Record<string, number>} */
  const large = {};
  const rules = pages().filter((address) => /^variants\/./.test(address));
  assert.notEqual(rules.length, 0, "no rules page");
  for (const address of rules) {
    await reader.open(address);
    await read(reader.page);
    const count = await reader.page.evaluate(() => document.querySelectorAll("*").length);
    if (count >= 1500) large[address] = count;
  }
  assert.deepEqual(large, {});
});

promise("a reader who wants less motion gets none", { still: true }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  await board.ask((root) => {
    const w = /** @type {any} */ (window);
    w.moved = [];
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.attributeName === "data-busy" && root.hasAttribute("data-busy")) w.moved.push("busy");
        for (const node of change.addedNodes) if (node instanceof Element && node.matches(".hand, .flying")) w.moved.push(node.getAttribute("class"));
      }
      for (const animation of document.getAnimations()) w.moved.push(String(animation));
    }).observe(root, { subtree: true, childList: true, attributes: true });
  });
  await board.press("forward");
  await board.press("forward");
  await board.press("back");
  await board.press("forward");
  await board.rest({ ply: 2 });
  await board.try();
  await board.touch(9);
  await board.rest({ ply: 3 });
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).moved), []);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), "auto");
});

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
    else if (anchor && !anchors.get(bare)?.has(decodeURIComponent(anchor))) wrong.push(`/${from}: ${to} has no such anchor`);
  }
  assert.deepEqual([...new Set(wrong)], []);
});

for (const dark of [false, true]) {
  promise(`axe finds nothing on any page, in replay and in try (${dark ? "dark" : "light"})`, { dark, still: true, quiet: false }, async (reader) => {
    const { page } = reader;
    const look = async (/** @type {string} */ where) => {
      await page.evaluate(axe);
      const found = await page.evaluate(async () => {
        const { violations, passes } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
        return { passes: passes.length, violations: violations.map((/** @type {any} */ v) => ({ rule: v.id, help: v.help, count: v.nodes.length, first: v.nodes[0].html.slice(0, 200), why: v.nodes[0].failureSummary })) };
      });
      assert.ok(found.passes > 10, "axe has looked");
      assert.deepEqual(found.violations, [], where);
    };
    for (const address of [...pages(), NOWHERE]) {
      await reader.open(address);
      await look(`/${address}`);
    }
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.press("forward");
    await board.rest({ ply: 1 });
    await board.try();
    await board.touch(2);
    await look("a board in try, with a pit refused");
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
