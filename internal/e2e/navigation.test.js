// The table of contents of a page, links to the previous and next page, and redirects from old addresses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { respondWith } from "./harness/host.js";
import { ROOT } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";

const PAGE = "variants/pratt-egyptian/";

/** Waits until the page is at an address, without waitForFunction, which needs scripts.
 * @param {import("puppeteer-core").Page} page @param {string} address */
async function at(page, address) {
  for (let tries = 0; page.url() !== address && tries < 200; tries++) await new Promise((done) => setTimeout(done, 50));
  assert.equal(page.url(), address);
}

for (const [address, beside] of /** @type {[string, boolean][]} */ ([
  [PAGE, false], // the text of a game is as wide as the page, and the table of contents is above it
  ["glossary/", true],
])) {
  browserTest(
    `on a wide screen the table of contents of /${address} stays in view and marks the current section`,
    { reducedMotion: true, only: "chromium" },
    async (reader) => {
      const { page } = reader;
      await reader.open(address, { waitForBoards: false });
      const look = () =>
        page.evaluate(() => {
          const list = /** @type {Element} */ (document.querySelector(".toc nav"));
          const { left, right, top, bottom } = list.getBoundingClientRect();
          const text = Math.max(
            ...[...document.querySelectorAll("article > :not(.toc), .example figure")].map((part) => part.getBoundingClientRect().right),
          );
          const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".toc a"));
          return {
            beside: left > text && right <= innerWidth,
            inView: top >= 0 && bottom <= innerHeight,
            marked: [...links].flatMap((a, k) => (a.matches(":target-current") ? k : [])),
          };
        });
      assert.deepEqual(await look(), { beside, inView: true, marked: [0] });
      await page.$eval(".toc a:nth-of-type(3)", (a) =>
        document.getElementById(decodeURIComponent(/** @type {HTMLAnchorElement} */ (a).hash.slice(1)))?.scrollIntoView(),
      );
      await page.waitForFunction(() => document.querySelectorAll(".toc a")[2].matches(":target-current"), { polling: 50, timeout: 15_000 });
      assert.deepEqual(await look(), { beside, inView: true, marked: [2] });
      assert.equal(await page.$eval(".toc details", (details) => details.checkVisibility()), false);
    },
  );
}

for (const scripts of [true, false]) {
  browserTest(
    `on a phone the table of contents is folded and opens by key (scripts ${scripts ? "on" : "off"})`,
    { width: 360, height: 640, javascript: scripts, reducedMotion: true, only: "chromium" },
    async (reader) => {
      const { page } = reader;
      await reader.open(PAGE, { waitForBoards: scripts });
      const seen = () => page.$$eval(".toc a", (all) => all.filter((a) => a.checkVisibility()).length);
      assert.equal(await seen(), 0);
      await page.focus(".toc summary");
      await page.keyboard.press("Enter");
      const all = await page.$$eval(".toc a", (links) =>
        links.map((a) => ({ hash: a.hash, height: Math.round(a.getBoundingClientRect().height) })),
      );
      assert.equal(await seen(), all.length);
      assert.deepEqual(
        all.map(({ hash }) => hash),
        await page.$$eval("h2 > .anchor, .foldable > section:not(#rule-changes)", (all) =>
          all.map((part) => (part.id ? `#${part.id}` : /** @type {HTMLAnchorElement} */ (part).hash)),
        ),
      );
      assert.deepEqual(
        all.filter(({ height }) => height < 44),
        [],
        "links are at least 44 px high",
      );
      await page.keyboard.press("Tab");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await at(page, reader.host.url(`${PAGE}#your-turn`));
    },
  );
}

browserTest("print leaves out the table of contents and page links", {}, async (reader) => {
  await reader.open("glossary/", { waitForBoards: false });
  const seen = await reader.whilePrinting(() => reader.page.$$eval(".toc, .onward", (all) => all.map((part) => part.checkVisibility())));
  assert.deepEqual(seen, [false, false]);
});

browserTest("a heading links to itself, and its accessible name is its text", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  const heading = await page.$("#captures");
  assert.ok(heading);
  const tree = await page.accessibility.snapshot({ root: heading, interestingOnly: false });
  assert.equal(tree?.role, "heading");
  assert.equal(tree?.name, "Captures");
  assert.deepEqual(
    tree?.children?.map(({ role, name }) => ({ role, name })),
    [{ role: "link", name: "Captures" }],
  );
  await page.focus("#captures > a");
  await page.keyboard.press("Enter");
  await at(page, reader.host.url(`${PAGE}#captures`));
});

for (const scripts of [true, false]) {
  browserTest(
    `an old address redirects to the new page (scripts ${scripts ? "on" : "off"})`,
    { javascript: scripts, allowErrors: true },
    async (reader) => {
      const { page, host } = reader; // the browser may leave before all files of the stub are loaded
      const stub = readFileSync(path.join(ROOT, "templates/moved.html"), "utf8")
        .replace(/^[\s\S]*?\{\{define "base"\}\}/, "")
        .replace(/\{\{end\}\}\s*$/, "")
        .replaceAll("{{.Lang}}", "en")
        .replaceAll("{{.Dir}}", "ltr")
        .replaceAll('{{t "page.moved"}}', "This page has moved:")
        .replaceAll("{{.Title}}", "Glossary")
        .replaceAll(/\{\{\.(To|Known)\}\}/g, "../../glossary/")
        .replaceAll("{{.Root}}", "../../")
        .replaceAll("{{.Script}}", "../../moved.js");
      assert.equal(stub.includes("{{"), false, stub);
      host.fail("old/path/", respondWith("text/html; charset=utf-8", stub));
      await page.goto(host.url("old/path/#relay"), { waitUntil: "load" });
      await at(page, host.url(scripts ? "glossary/#relay" : "glossary/"));
    },
  );
}
