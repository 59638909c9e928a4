// What is around the text of a page: its sections, the ways on through the book, the address that it had before.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { instead } from "./harness/host.js";
import { laid, pages, ROOT } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";

/** Waits until the page stands at an address; where scripts are off, a page cannot be asked to wait itself.
 * @param {import("puppeteer-core").Page} page @param {string} address */
async function at(page, address) {
  for (let tries = 0; page.url() !== address && tries < 200; tries++) await new Promise((done) => setTimeout(done, 50));
  assert.equal(page.url(), address);
}

promise("on a wide screen the sections of a page stand beside its text, stay in view, and the one being read is marked", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  const look = () => page.evaluate(() => {
    const list = /** @type {Element} */ (document.querySelector(".toc nav"));
    const { left, right, top, bottom } = list.getBoundingClientRect();
    const text = Math.max(...[...document.querySelectorAll("article > :not(.toc), .example figure")].map((part) => part.getBoundingClientRect().right));
    return { beside: left > text && right <= innerWidth, inView: top >= 0 && bottom <= innerHeight, marked: [...document.querySelectorAll(".toc a:target-current")].map((a) => a.textContent) };
  });
  assert.deepEqual(await look(), { beside: true, inView: true, marked: ["At a glance"] });
  await page.$eval("#strategy", (heading) => heading.scrollIntoView());
  await page.waitForFunction(() => document.querySelector(".toc a:target-current")?.textContent === "Strategy");
  assert.deepEqual(await look(), { beside: true, inView: true, marked: ["Strategy"] });
  assert.equal(await page.$eval(".toc details", (details) => details.checkVisibility()), false);
});

for (const scripts of [true, false]) {
  promise(`on a phone the sections are folded away, and a key opens them (scripts ${scripts ? "on" : "off"})`, { width: 360, height: 640, scripts, still: true, only: "chromium" }, async (reader) => {
    const { page } = reader;
    await reader.open(PAGE, scripts);
    const seen = () => page.$$eval(".toc a", (all) => all.filter((a) => a.checkVisibility()).length);
    assert.equal(await seen(), 0);
    await page.focus(".toc summary");
    await page.keyboard.press("Enter");
    const all = await page.$$eval(".toc a", (links) => links.map((a) => ({ leads: a.hash, height: Math.round(a.getBoundingClientRect().height) })));
    assert.equal(await seen(), all.length);
    assert.deepEqual(all.map(({ leads }) => leads), await page.$$eval("h2 > .anchor", (anchors) => anchors.map((a) => /** @type {HTMLAnchorElement} */ (a).hash)));
    assert.deepEqual(all.filter(({ height }) => height < 44), [], "a link is as large as a finger");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await at(page, reader.host.url(`${PAGE}#the-board-and-the-start`));
  });
}

promise("on paper there is no list of sections and no way on", {}, async (reader) => {
  await reader.open(PAGE);
  const seen = await reader.onPaper(() => reader.page.$$eval(".toc, .onward", (all) => all.map((part) => part.checkVisibility())));
  assert.deepEqual(seen, [false, false]);
});

promise("a heading is a link to itself that the keyboard reaches, and its name is its words alone", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  const heading = await page.$("#captures");
  assert.ok(heading);
  const tree = await page.accessibility.snapshot({ root: heading, interestingOnly: false });
  assert.equal(tree?.role, "heading");
  assert.equal(tree?.name, "Captures");
  assert.deepEqual(tree?.children?.map(({ role, name }) => ({ role, name })), [{ role: "link", name: "Captures" }]);
  await page.focus("#captures > a");
  await page.keyboard.press("Enter");
  await at(page, reader.host.url(`${PAGE}#captures`));
});

promise("the ways on lead through every page once, and back again", { scripts: false, only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  const seen = [""];
  const follow = async (/** @type {string} */ way) => {
    const href = await page.evaluate((rel) => /** @type {HTMLAnchorElement|null} */ (document.querySelector(`.onward a[rel=${rel}]`))?.href, way);
    return href?.slice(host.url().length);
  };
  await reader.open("", false);
  for (let next = await follow("next"); next !== undefined; next = await follow("next")) {
    assert.equal(seen.includes(next), false, `${next} comes twice`);
    await reader.open(next, false);
    assert.equal(await follow("prev"), seen.at(-1), `back from ${next}`);
    seen.push(next);
  }
  assert.deepEqual(seen.sort(), pages().filter((address) => ![...laid, "search/"].includes(address) && !address.endsWith("/card/") && !address.startsWith("ar/")));
});

for (const scripts of [true, false]) {
  promise(`an address that a page had before leads on to it (scripts ${scripts ? "on" : "off"})`, { scripts, quiet: false }, async (reader) => {
    const { page, host } = reader; // a browser leaves before it has all that the stub names
    const stub = readFileSync(path.join(ROOT, "templates/moved.html"), "utf8").replace(/^[^]*?\{\{define "base"\}\}/, "").replace(/\{\{end\}\}\s*$/, "")
      .replaceAll("{{.Lang}}", "en").replaceAll("{{.Dir}}", "ltr").replaceAll('{{t "page.moved"}}', "This page has moved:").replaceAll("{{.Title}}", "Glossary").replaceAll(/\{\{\.(To|Known)\}\}/g, "../../glossary/").replaceAll("{{.Root}}", "../../").replaceAll("{{.Script}}", "../../moved.js");
    assert.equal(stub.includes("{{"), false, stub);
    host.fail("old/path/", instead("text/html; charset=utf-8", stub));
    await page.goto(host.url("old/path/#relay"), { waitUntil: "load" });
    await at(page, host.url(scripts ? "glossary/#relay" : "glossary/"));
  });
}
