// Accessibility checks by axe.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Asserts that axe finds no violation in a page. @param {import("puppeteer-core").Page} page @param {string} where names the page in the error */
export async function assertAccessible(page, where) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations, passes } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return {
      passes: passes.length,
      violations: violations.map((/** @type {any} */ v) => ({
        rule: v.id,
        help: v.help,
        count: v.nodes.length,
        first: v.nodes[0].html.slice(0, 200),
        why: v.nodes[0].failureSummary,
      })),
    };
  });
  assert.ok(found.passes > 10, "axe has run");
  assert.deepEqual(found.violations, [], where);
}
