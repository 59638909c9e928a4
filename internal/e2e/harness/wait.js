// Waiting for what a page shows.
import assert from "node:assert/strict";

const TIMEOUT = 180_000; // long enough for a whole game of the computer; shorter than the timeout of a test, so that the error names the condition

/** Waits until a condition holds in the page.
 * @template {unknown[]} A @param {import("./browser-test.js").Reader} reader @param {string} what names the condition in the error
 * @param {(...args: A) => unknown} f @param {A} args */
export async function waitFor({ page }, what, f, ...args) {
  const end = Date.now() + TIMEOUT;
  while (!(await page.evaluate(`!!(${f})(...${JSON.stringify(args)})`))) {
    if (Date.now() > end) assert.fail(`not ${what}: ${await page.evaluate(() => document.querySelector("main")?.innerText)}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
