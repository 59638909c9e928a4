// The preview while a rulebook is written: what a browser that shows a page sees of each change. One browser is enough; what the
// preview itself promises is tested beside its code.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Board } from "./harness/board.js";
import { closeAll, openPage, running } from "./harness/browsers.js";
import { Preview } from "./harness/preview.js";

/** @typedef {import("puppeteer-core").Page} Page */

const GAME = "variants/first-game/";
const PATIENCE = 180_000;

after(closeAll);

/** One test: a rulebook that is served, and a browser that shows its game.
 * @param {string} name @param {() => Promise<Preview>} begin @param {(preview: Preview, page: Page) => Promise<void>} body */
function promise(name, begin, body) {
  if (running() !== "chromium") return;
  test(name, { timeout: 2 * PATIENCE }, async () => {
    const preview = await begin();
    const page = await openPage({ dark: false, still: true, forced: false, large: false, scripts: true });
    try {
      await page.setViewport({ width: 900, height: 500 });
      await open(preview, page, GAME);
      await body(preview, page);
    } catch (error) {
      console.error(preview.terminal);
      throw error;
    } finally {
      await page.browserContext().close();
      await preview.close();
    }
  });
}

/** Opens a page, and marks it: a page that was loaded again has no mark. @param {Preview} preview @param {Page} page @param {string} address */
async function open(preview, page, address) {
  await page.goto(preview.url(address), { waitUntil: "load" });
  await page.evaluate(() => void Object.assign(window, { mark: true }));
}

/** @param {Page} page */
const again = (page) => page.evaluate(() => !("mark" in window));

/** Waits until something is so in the page, be it loaded again meanwhile. @template {unknown[]} A @param {Page} page @param {(...args: A) => unknown} so
 * @param {A} args */
async function until(page, so, ...args) {
  for (const start = Date.now(); !(await page.evaluate(/** @type {any} */ (so), ...args).catch(() => false)); await new Promise((done) => setTimeout(done, 25))) {
    if (Date.now() - start > PATIENCE) assert.fail(`it is not so that ${so}`);
  }
}

/** @param {string} text */
const says = (text) => !!document.body?.innerText.includes(text);

promise("a style is swapped in the page that is open, which is not loaded again", Preview.ofRulebook, async (preview, page) => {
  const underlined = () => getComputedStyle(/** @type {Element} */ (document.querySelector("h1"))).textDecorationLine === "underline";
  assert.equal(await page.evaluate(underlined), false);
  preview.edit("static/css/code.css", (text) => `${text}\nh1 { text-decoration: underline; }\n`);
  await until(page, underlined);
  await until(page, () => document.querySelectorAll("link[rel=stylesheet]").length === 1); // the old one goes
  assert.equal(await again(page), false);
});

promise("a page that is loaded again stands where it stood, and each board at its step, be it on a line of the reader's own", Preview.ofRulebook, async (preview, page) => {
  const board = new Board(page, "first-moves");
  await until(page, () => /** @type {HTMLElement|null} */ (document.getElementById("first-moves"))?.dataset.ply);
  /** Changes the page, which is loaded again, while a reader has scrolled. @param {string} words */
  const change = async (words) => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    preview.edit("content/variants/first-game.md", (text) => text.replace(/The rules.* are those of/, `The rules, ${words}, are those of`));
    await until(page, says, `The rules, ${words}, are those of`);
  };
  await board.press("forward");
  await board.rest({ ply: 1 });
  await change("by and by");
  await board.rest({ mode: "replay", ply: 1 });
  await until(page, () => scrollY === 600);

  await board.play("5", "S");
  await board.rest({ mode: "try", ply: 2 });
  await until(page, () => location.hash.includes("moves=3.5&"));
  await change("after all");
  await board.rest({ mode: "try", ply: 2 }); // which the address tells
  await until(page, () => scrollY === 600);
});

promise("what is wrong is shown over the last good page, and goes when it is mended, without a page being loaded", Preview.ofRulebook, async (preview, page) => {
  const game = "content/variants/first-game.md";
  preview.edit(game, (text) => text.replace("captured 5", "captured 6").replace("## Sources", "## Sources and more"));
  await until(page, () => document.querySelector("section[role=alert]")?.checkVisibility());
  const told = await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("section[role=alert]")).innerText);
  assert.match(told, /content\/variants\/first-game\.md:\d+:\d+: the page claims "only captured 6"; .*: 5 captured\n {4} +only captured 6\n +\^\n/);
  assert.ok(preview.terminal.includes('the page claims "only captured 6"'), "the terminal says it too");
  assert.equal(await page.evaluate(says, "Sources and more"), false, "the last good page");
  assert.equal(await again(page), false);
  preview.edit(game, (text) => text.replace("captured 6", "captured 5").replace("## Sources and more", "## Sources"));
  await until(page, () => !document.querySelector("section[role=alert]"));
  assert.equal(await again(page), false, "it is the page that was there");
});

promise("the site is served below its base, and the rest of the address leads there", Preview.ofRulebook, async (preview, page) => {
  await page.goto(`${preview.origin}/`, { waitUntil: "load" });
  assert.equal(page.url(), preview.url());
  await Promise.all([page.waitForNavigation(), page.click(`main a[href="${GAME}"]`)]);
  assert.equal(page.url(), preview.url(GAME));
  const missing = await page.goto(preview.url("no/such/page/"), { waitUntil: "load" });
  assert.equal(missing?.status(), 404);
  assert.equal(await page.$eval("link[rel=stylesheet]", (link) => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname), "/repo/site.css");
  preview.edit("content/index.md", (text) => text.replace("In mancala you sow", "In this game you sow"));
  await page.goto(preview.url(), { waitUntil: "load" });
  await until(page, says, "In this game you sow");
});

promise("a change of the engine's sources builds the program anew, with the engine that pages load, while the page stays open", Preview.ofCheckout, async (preview, page) => {
  const board = new Board(page, "first-moves");
  /** Plays a pit that is not there, which the engine in the page refuses in words of its own; again where the page is loaded again meanwhile, or
   * the engine has nothing to say for long. @param {string} words */
  const refused = async (words) => {
    const open = () => !!document.querySelector("#first-moves .panel .paste input")?.checkVisibility();
    /** @type {string|undefined} what the page says; nothing when it is not the one that was asked */
    let said;
    for (const start = Date.now(); Date.now() - start < PATIENCE; ) {
      await until(page, () => document.querySelectorAll("sow-board[data-ply]").length > 0);
      await page.evaluate(() => void Object.assign(window, { asked: true }));
      if (!(await page.evaluate(open))) await board.click("#first-moves [data-do=more]");
      await until(page, open);
      await page.$eval("#first-moves .panel .paste input", (input) => void (/** @type {HTMLInputElement} */ (input).value = ""));
      await page.type("#first-moves .panel .paste input", "99");
      await board.click("#first-moves .panel .paste button");
      for (const asked = Date.now(); Date.now() - asked < 20_000; await new Promise((done) => setTimeout(done, 25))) {
        said = await page.evaluate(() => ("asked" in window ? document.querySelector("#first-moves .told")?.textContent ?? "" : undefined)).catch(() => undefined);
        if (said === undefined) break;
        if (said.includes(words)) return;
      }
    }
    assert.fail(`it says ${said}, not ${words}`);
  };
  await refused("There is no pit 99;");

  preview.edit("engine/move.go", (text) => text.replace(`"there is no pit "`, `"nowhere is a pit "`));
  await until(page, () => !("mark" in window) && document.querySelectorAll("sow-board[data-ply]").length > 0);
  await refused("Nowhere is a pit 99;");
  assert.ok(preview.terminal.includes("The sources have changed: building the program"), preview.terminal);

  // A slip is said at its place, by the program that was there.
  await page.evaluate(() => void Object.assign(window, { mark: true }));
  preview.edit("engine/move.go", (text) => text.replace(`"nowhere is a pit "`, `nowhere + "is a pit "`));
  await until(page, () => /engine\/move\.go:\d+:\d+: undefined: nowhere/.test(document.querySelector("section[role=alert]")?.textContent ?? ""));
  assert.equal(await again(page), false);
});
