// What an open page shows when the author changes a file. The preview itself is tested beside its code.
import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import path from "node:path";
import { after, test } from "node:test";
import { Board } from "./harness/board.js";
import { browserName, closeBrowsers, closePage, openPage } from "./harness/browsers.js";
import { Preview } from "./harness/preview.js";

/** @typedef {import("puppeteer-core").Page} Page */

const GAME = "variants/first-game/";
const TIMEOUT = 180_000;

after(closeBrowsers);

/** Registers a test with a served rulebook and a tab that shows its game.
 * @param {string} name @param {() => Promise<Preview>} start @param {(preview: Preview, page: Page) => Promise<void>} body */
function previewTest(name, start, body) {
  if (browserName() !== "chromium") return;
  test(name, { timeout: 2 * TIMEOUT }, async () => {
    const preview = await start();
    const page = await openPage({ reducedMotion: true });
    try {
      await page.setViewport({ width: 900, height: 500 });
      await open(preview, page, GAME);
      await body(preview, page);
    } catch (error) {
      console.error(preview.output);
      throw error;
    } finally {
      await closePage(page);
      await preview.close();
    }
  });
}

/** Opens a page and marks it; a reload removes the mark. @param {Preview} preview @param {Page} page @param {string} address */
async function open(preview, page, address) {
  await page.goto(preview.url(address), { waitUntil: "load" });
  await page.evaluate(() => void Object.assign(window, { mark: true }));
}

/** @param {Page} page */
const wasReloaded = (page) => page.evaluate(() => !("mark" in window));

/** Waits until a condition holds in the page, across reloads. @template {unknown[]} A @param {Page} page @param {(...args: A) => unknown} condition
 * @param {A} args */
async function waitFor(page, condition, ...args) {
  for (
    const start = Date.now();
    !(await page.evaluate(/** @type {any} */ (condition), ...args).catch(() => false));
    await new Promise((done) => setTimeout(done, 25))
  ) {
    if (Date.now() - start > TIMEOUT) assert.fail(`timeout: ${condition}`);
  }
}

/** @param {string} text */
const includesText = (text) => !!document.body?.innerText.includes(text);

previewTest("a changed style is swapped without a reload", Preview.startRulebook, async (preview, page) => {
  const underlined = () => getComputedStyle(/** @type {Element} */ (document.querySelector("h1"))).textDecorationLine === "underline";
  assert.equal(await page.evaluate(underlined), false);
  preview.edit("static/css/code.css", (text) => `${text}\nh1 { text-decoration: underline; }\n`);
  await waitFor(page, underlined);
  await waitFor(page, () => document.querySelectorAll("link[rel=stylesheet]").length === 1); // the old one is removed
  assert.equal(await wasReloaded(page), false);
});

previewTest("a reload keeps the scroll position and the state of boards", Preview.startRulebook, async (preview, page) => {
  const board = new Board(page, "first-moves");
  await waitFor(page, () => /** @type {HTMLElement|null} */ (document.getElementById("first-moves"))?.dataset.ply);
  /** Scrolls down and changes the page. @param {string} words */
  const change = async (words) => {
    await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }));
    preview.edit("content/variants/first-game.md", (text) => text.replace(/South opens.* with Pit 3/, `South opens, ${words}, with Pit 3`));
    await waitFor(page, includesText, `South opens, ${words}, with Pit 3`);
  };
  await board.press("forward");
  await board.settle({ ply: 1 });
  await change("by and by");
  await board.settle({ mode: "replay", ply: 1 });
  await waitFor(page, () => scrollY === 600);

  await board.play("5", "S");
  await board.settle({ mode: "try", ply: 2 });
  await waitFor(page, () => location.hash.includes("moves=3.5&"));
  await change("after all");
  await board.settle({ mode: "try", ply: 2 }); // from the fragment
  await waitFor(page, () => scrollY === 600);
});

previewTest(
  "errors are shown over the last good page and disappear when fixed, without a reload",
  Preview.startRulebook,
  async (preview, page) => {
    const game = "content/variants/first-game.md";
    preview.edit(game, (text) => text.replace("captured 5", "captured 6").replace("## Sources", "## Sources and more"));
    await waitFor(page, () => document.querySelector("section[role=alert]")?.checkVisibility());
    const alert = await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("section[role=alert]")).innerText);
    assert.match(
      alert,
      /content\/variants\/first-game\.md:\d+:\d+: the page claims "only captured 6"; .*: 5 captured\n {4} +only captured 6\n +\^\n/,
    );
    assert.ok(preview.output.includes('the page claims "only captured 6"'), "the output has the error");
    assert.equal(await page.evaluate(includesText, "Sources and more"), false, "the last good page is shown");
    assert.equal(await wasReloaded(page), false);
    preview.edit(game, (text) => text.replace("captured 6", "captured 5").replace("## Sources and more", "## Sources"));
    await waitFor(page, () => !document.querySelector("section[role=alert]"));
    assert.equal(await wasReloaded(page), false, "the page was not reloaded");
  },
);

previewTest("advice is folded in a corner and stays open while it changes", Preview.startRulebook, async (preview, page) => {
  const corner = () => /** @type {HTMLElement|null} */ (document.querySelector("details.preview-advice"))?.innerText ?? "";
  await waitFor(page, corner);
  assert.equal(await page.evaluate(corner), "Advice: 4");
  await page.click("details.preview-advice summary");
  assert.match(
    await page.evaluate(corner),
    /content\/variants\/first-game\.md:3:1: this text is from sowbook new; replace it with your own\n/,
  );
  preview.edit("content/sources/first-game.md", (text) => text.replace(/Describe the source here.*/, "A leaflet of 1950."));
  await waitFor(page, () =>
    /** @type {HTMLElement} */ (document.querySelector("details.preview-advice")).innerText.startsWith("Advice: 3\n"),
  );
  assert.equal(await wasReloaded(page), false);
  preview.edit("content/variants/first-game.md", (text) => text.replace("captured 5", "captured 6"));
  await waitFor(page, () => document.querySelector("section[role=alert]") && !document.querySelector("details.preview-advice"));
});

previewTest(
  "a rulebook that cannot be built shows its problems, and the page when they are fixed",
  () => Preview.startRulebook({ "templates/base.html": "{{<b>" }),
  async (preview, page) => {
    await waitFor(page, includesText, "The site could not be built");
    await waitFor(page, includesText, "templates/base.html:1:3: the template cannot be used");
    assert.equal(await page.$("section[role=alert]"), null, "the problems are shown once");
    preview.edit("templates/base.html", () => "\n{{<i>");
    await waitFor(page, includesText, "templates/base.html:2:3: the template cannot be used");
    rmSync(path.join(preview.dir, "templates/base.html"));
    await waitFor(page, () => document.querySelector("h1")?.innerText === "First Game" && !!document.querySelector("sow-board"));
  },
);

previewTest("the site is served below its base, and / redirects there", Preview.startRulebook, async (preview, page) => {
  await page.goto(`${preview.origin}/`, { waitUntil: "load" });
  assert.equal(page.url(), preview.url());
  await Promise.all([page.waitForNavigation(), page.click(`main a[href="${GAME}"]`)]);
  assert.equal(page.url(), preview.url(GAME));
  const missing = await page.goto(preview.url("no/such/page/"), { waitUntil: "load" });
  assert.equal(missing?.status(), 404);
  assert.equal(
    await page.$eval("link[rel=stylesheet]", (link) => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname),
    "/repo/site.css",
  );
  preview.edit("content/index.md", (text) => text.replace("In mancala you sow", "In this game you sow"));
  await page.goto(preview.url(), { waitUntil: "load" });
  await waitFor(page, includesText, "In this game you sow");
});
