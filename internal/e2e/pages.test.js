// Checks of every page: layout shifts, overflow, size, accessibility, links.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { browserName } from "./harness/browsers.js";
import { Host } from "./harness/host.js";
import { allPages, siteDir } from "./harness/paths.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { NO_OVERFLOW, overflow } from "./harness/overflow.js";

const PAGE = "variants/pratt-egyptian/";
const UNKNOWN = "no/such/page";
const TIMEOUT = 60_000; // for one page

/** Scrolls to the end of the page, without waiting for frames if the browser is too busy to draw.
 * @param {import("./harness/browser-test.js").Reader} reader */
async function scrollThrough({ page, host }) {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 200);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
  });
  await host.idle();
}

/** Runs a check for every page, each with its own timeout, so that the error names the page and the step.
 * @param {string[]} addresses
 * @param {(address: string, doing: (step: string) => void) => Promise<void>} check calls doing before each step */
async function forEachPage(addresses, check) {
  for (const address of addresses) {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let clock;
    let step = "";
    const late = new Promise(
      (_, fail) => (clock = setTimeout(() => fail(new Error(`/${address}${step} takes longer than ${TIMEOUT / 1000} s`)), TIMEOUT)),
    );
    try {
      await Promise.race([late, check(address, (now) => (step = `, ${now},`))]);
    } finally {
      clearTimeout(clock);
    }
  }
}

/** Records layout shifts that no input caused, which Firefox does not report. @param {import("puppeteer-core").Page} page */
const watchShifts = (page) =>
  page.evaluateOnNewDocument(() => {
    /** @type {any[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    const name = (/** @type {any} */ node) =>
      `${node?.parentElement?.className} > ${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of /** @type {any[]} */ (list.getEntries())) {
        if (!hadRecentInput)
          shifts.push({
            value,
            startTime,
            what: sources.map(
              (/** @type {any} */ source) =>
                `${name(source.node)} from ${JSON.stringify(source.previousRect)} to ${JSON.stringify(source.currentRect)}`,
            ),
          });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** @param {import("puppeteer-core").Page} page @returns {Promise<{value: number, startTime: number, what: string[]}[]>} */
const shifts = (page) => page.evaluate(() => /** @type {any} */ (window).shifts);

/** Fails if what a script does moves what the reader sees. A busy browser may paint half a page, whose lines move when the rest arrives;
 * that does not happen three times in a row.
 * @param {import("./harness/browser-test.js").Reader} reader with the page open and scrolled through @param {string} address */
async function assertNoShift(reader, address) {
  let found = await shifts(reader.page);
  for (let visit = 1; found.length && visit < 3; visit++) {
    await reader.open(address, { asFound: true });
    await scrollThrough(reader);
    found = await shifts(reader.page);
  }
  assert.equal(found.length, 0, `/${address} has layout shifts: ${JSON.stringify(found)}`);
}

/** The kind of a page: its address without the name of its game, source or lesson. @param {string} address */
const kindOf = (address) => address.replace(/(?<=\b(variants|sources|learn)\/)[^/]+/, "NAME");

/** Returns a page of each kind; of the games' pages the longest. */
function onePageOfEachKind() {
  const found = new Map([[kindOf(PAGE), PAGE]]);
  for (const address of allPages()) if (!found.has(kindOf(address))) found.set(kindOf(address), address);
  return [...found.values()];
}

/** Opens the panel of a board, or of a task the hint and the answer. @param {import("./harness/board.js").Board} board */
async function unfold(board) {
  if (!(await board.evaluate((root) => root.matches("sow-task *")))) return board.openPanel();
  for (const act of ["hint", "show"]) await board.page.click(`#${board.id} [data-act="${act}"]`);
}

// One visit to each page for all checks, in light narrow windows and dark wide ones. The harness watches the console and the requests.
// Contrast depends on the kind of page and the theme, the other rules of axe on neither theme nor width.
for (const { width, dark } of [
  { width: 320, dark: false },
  { width: 1280, dark: true },
]) {
  browserTest(
    `every page at ${width} px (${dark ? "dark" : "light"}) has no layout shift, no sideways scrolling, passes axe, has fewer than 1,500 elements, and its first board steps`,
    { width, height: 800, dark, reducedMotion: true, minutes: 12, fromStart: false },
    async (reader) => {
      const { page } = reader;
      const reportsShifts = browserName() === "chromium";
      if (reportsShifts) await watchShifts(page);
      const kinds = onePageOfEachKind();
      assert.ok(kinds.length > 15, `${kinds}`);
      await forEachPage(dark && !reportsShifts ? kinds : allPages(), async (address, doing) => {
        doing("opening");
        await reader.open(address, { asFound: true });
        doing("scrolling");
        await scrollThrough(reader);
        doing("measuring");
        if (reportsShifts) await assertNoShift(reader, address);
        const count = await page.evaluate(() => document.querySelectorAll("*").length);
        assert.ok(count > 40 && count < 1500, `/${address} has ${count} elements`);
        assert.deepEqual(await overflow(page), NO_OVERFLOW, `/${address}`);
        doing("axe");
        const contrast = kinds.includes(address);
        if (contrast || !dark) await assertAccessible(page, `/${address}`, { contrast, structure: !dark });
        doing("stepping");
        const [id] = await page.$$eval("sow-board", (all) => all.map((board) => board.id));
        if (!id) return;
        const board = reader.board(id);
        if (await board.canPress("forward")) await board.press("forward");
        await board.settle();
        const hasPanel = await page.$$eval(`#${id} [data-do="more"]`, ([button]) => button?.checkVisibility());
        if (dark || !hasPanel) return; // a guided game has no panel
        await unfold(board);
        assert.deepEqual(await overflow(page), NO_OVERFLOW, `/${address} with a panel open`);
      });
    },
  );
}

for (const width of [360, 1280]) {
  browserTest(
    `a page that arrives in small pieces keeps its parts in place (${width} px)`,
    { width, height: 800, only: "chromium", minutes: 5 },
    async (reader) => {
      await watchShifts(reader.page);
      for (const address of onePageOfEachKind()) {
        const text = readFileSync(path.join(siteDir(), address, "index.html"));
        reader.host.fail(address, async (_, response) => {
          response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
          for (let at = 0; at < text.length; at += 4000) {
            response.write(text.subarray(at, at + 4000));
            await new Promise((done) => setTimeout(done, 20));
          }
          response.end();
        });
        await reader.open(address);
        // The lines of a paragraph that is half there may move; browsers call a sum below 0.1 good.
        const found = await shifts(reader.page);
        const sum = found.reduce((total, { value }) => total + value, 0);
        assert.ok(sum < 0.05, `/${address} has layout shifts of ${sum}: ${JSON.stringify(found)}`);
      }
    },
  );
}

browserTest("an unknown address at any depth shows the 404 page with styles and working links", { allowErrors: true }, async (reader) => {
  const { page, host } = reader;
  for (const address of ["nothing", "variants/nothing/", "a/b/c/d"]) {
    reader.problems = [];
    host.requests = [];
    const response = await reader.open(address);
    assert.equal(response?.status(), 404);
    assert.notEqual(await page.$eval("h1", (h1) => h1.innerText), "");
    const rules = await page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));
    assert.ok(rules > 50, "the page has its styles");
    const links = await page.$$eval("a[href]", (all) => all.map((a) => a.href));
    assert.ok(links.length >= 2);
    for (const link of links) assert.equal(new URL(link).hash === "#main" ? 200 : (await fetch(link)).status, 200, link);
    assert.deepEqual(
      reader.problems.filter((problem) => !problem.endsWith(`/${address}`) && !problem.includes("404 (Not Found)")),
      [],
    );
    assert.deepEqual(
      host.requests.filter(({ path, status }) => status !== 200 && path !== `/repo/${address}`),
      [],
    );
  }
});

browserTest("every internal link and its anchor exist", { only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  await reader.open("", { waitForBoards: false });
  /** @type {Map<string, Set<string>>} */
  const anchors = new Map();
  /** @type {{from: string, to: string}[]} */
  const links = [];
  for (const address of allPages()) {
    const found = await page.evaluate(async (url) => {
      const parsed = new DOMParser().parseFromString(await (await fetch(url)).text(), "text/html");
      return {
        ids: [...parsed.querySelectorAll("[id]")].map((element) => element.id),
        links: [...parsed.querySelectorAll("[href], [src]")].map(
          (element) => new URL(element.getAttribute("href") ?? element.getAttribute("src") ?? "", url).href,
        ),
        data: [...parsed.querySelectorAll("script.game")].flatMap((script) => {
          const { clauses, engine } = JSON.parse(script.textContent ?? "{}");
          return [...Object.values(clauses), engine].map((to) => new URL(/** @type {string} */ (to), url).href);
        }),
      };
    }, host.url(address));
    assert.equal(
      new Set(found.ids).size,
      found.ids.length,
      `/${address} has duplicate ids: ${found.ids.filter((id, k) => found.ids.indexOf(id) < k)}`,
    );
    anchors.set(host.url(address), new Set(found.ids));
    for (const to of [...found.links, ...found.data]) links.push({ from: address, to });
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
    else if (anchor && !anchors.get(bare.replace(/\?.*/, ""))?.has(decodeURIComponent(anchor)))
      wrong.push(`/${from}: ${to} has no such anchor`);
  }
  assert.deepEqual([...new Set(wrong)], []);
});

for (const dark of [false, true]) {
  browserTest(
    `the 404 page, a refused move and the set-up pass axe (${dark ? "dark" : "light"})`,
    { dark, reducedMotion: true, allowErrors: true },
    async (reader) => {
      const { page } = reader;
      await reader.open(UNKNOWN);
      await assertAccessible(page, `/${UNKNOWN}`);
      await reader.open(PAGE);
      const board = reader.board("p-f4");
      await board.press("forward");
      await board.settle({ ply: 1 });
      await board.play("2", "S");
      await board.settle({ ply: 2, mode: "try" });
      await board.clickPit(0);
      await board.waitFor("refusing a pit", (root) => !!root.querySelector(".say.refused"));
      await board.openPanel();
      await assertAccessible(page, "a refused move with the panel open");
      await board.pressTool("Set up a position");
      await assertAccessible(page, "set-up");
    },
  );
}

test("the test host behaves like a static host below /repo/", async () => {
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
