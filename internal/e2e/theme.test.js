// Light and dark: as the system has them, or as the reader chose; and paper is white.
import assert from "node:assert/strict";
import { promise } from "./harness/promise.js";

const PAGE = "variants/oware/";
const LIGHT = "rgb(250, 246, 238)";
const DARK = "rgb(21, 18, 14)";

/** @param {import("puppeteer-core").Page} page */
const paper = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** @param {import("puppeteer-core").Page} page */
const said = (page) => page.$eval(".theme", (button) => /** @type {HTMLElement} */ (button).innerText.trim());

promise("the button goes round from the system's colours to light, to dark and back, and the next page knows", {}, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  assert.deepEqual([await paper(page), await said(page)], [LIGHT, "Colours: as the system"]);
  await page.focus(".theme");
  await page.keyboard.press("Enter");
  assert.deepEqual([await paper(page), await said(page)], [LIGHT, "Colours: light"]);
  await page.keyboard.press(" ");
  assert.deepEqual([await paper(page), await said(page)], [DARK, "Colours: dark"]);
  await reader.open("");
  assert.deepEqual([await paper(page), await said(page)], [DARK, "Colours: dark"]);
  await page.click(".theme");
  assert.deepEqual([await paper(page), await said(page)], [LIGHT, "Colours: as the system"]);
});

promise("a choice is there before anything is painted", { dark: true }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await page.evaluate(() => (localStorage["sowbook-theme"] = "light"));
  await page.evaluateOnNewDocument(() => {
    new MutationObserver(() => {
      if (document.body) window.name ||= String(document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true });
  });
  await reader.open(PAGE);
  assert.equal(await page.evaluate(() => window.name), "light", "when the body begins");
  assert.equal(await paper(page), LIGHT);
});

promise("without scripts the system decides, and there is no button that does nothing", { dark: true, scripts: false }, async (reader) => {
  await reader.open(PAGE, false);
  assert.equal(await paper(reader.page), DARK);
  assert.equal(await reader.page.$eval(".theme", (button) => button.checkVisibility()), false);
});

promise("paper is light, whatever was chosen", { dark: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  await page.emulateMediaType("print");
  assert.deepEqual([await paper(page), await page.evaluate(() => getComputedStyle(document.body).color)], ["rgb(255, 255, 255)", "rgb(36, 28, 19)"]);
});
