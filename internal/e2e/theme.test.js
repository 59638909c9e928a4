// The theme button, the system's theme, and print.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";

const PAGE = "glossary/";
const LIGHT = "rgb(250, 246, 238)";
const DARK = "rgb(21, 18, 14)";

/** @param {import("puppeteer-core").Page} page */
const background = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** @param {import("puppeteer-core").Page} page */
const label = (page) => page.$eval(".theme", (button) => /** @type {HTMLElement} */ (button).innerText.trim());

browserTest("the button cycles through system, light and dark, and other pages follow", {}, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  assert.deepEqual([await background(page), await label(page)], [LIGHT, "Colours: system"]);
  await page.focus(".theme");
  await page.keyboard.press("Enter");
  assert.deepEqual([await background(page), await label(page)], [LIGHT, "Colours: light"]);
  await page.keyboard.press(" ");
  assert.deepEqual([await background(page), await label(page)], [DARK, "Colours: dark"]);
  await reader.open("");
  assert.deepEqual([await background(page), await label(page)], [DARK, "Colours: dark"]);
  await page.click(".theme");
  assert.deepEqual([await background(page), await label(page)], [LIGHT, "Colours: system"]);
});

browserTest("the chosen theme applies before the first paint", { dark: true }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await page.evaluate(() => (localStorage["sowbook-theme"] = "light"));
  await page.evaluateOnNewDocument(() => {
    new MutationObserver(() => {
      if (document.body) window.name ||= String(document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await reader.open(PAGE);
  assert.equal(await page.evaluate(() => window.name), "light", "when the body appears");
  assert.equal(await background(page), LIGHT);
});

browserTest("without scripts the system's theme applies and the button is hidden", { dark: true, javascript: false }, async (reader) => {
  await reader.open(PAGE, { waitForBoards: false });
  assert.equal(await background(reader.page), DARK);
  assert.equal(await reader.page.$eval(".theme", (button) => button.checkVisibility()), false);
});

browserTest("print is light in any theme", { dark: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await page.emulateMediaType("print");
  assert.deepEqual(
    [await background(page), await page.evaluate(() => getComputedStyle(document.body).color)],
    ["rgb(255, 255, 255)", "rgb(36, 28, 19)"],
  );
});
