// Accessibility checks by axe.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Asserts that axe finds no violation in a page. Contrast takes as long as all other rules together.
 * @param {import("puppeteer-core").Page} page @param {string} where names the page in the error
 * @param {{contrast?: boolean, structure?: boolean}} [rules] contrast: of text and background; structure: all other rules */
export async function assertAccessible(page, where, { contrast = true, structure = true } = {}) {
  await page.evaluate(axe);
  const found = await page.evaluate(
    async (contrast, structure) => {
      const { violations, passes } = await /** @type {any} */ (window).axe.run(document, {
        resultTypes: ["violations"],
        ...(structure ? { rules: { "color-contrast": { enabled: contrast } } } : { runOnly: ["color-contrast"] }),
      });
      return {
        passes: passes.map((/** @type {any} */ rule) => rule.id),
        violations: violations.map((/** @type {any} */ v) => ({
          rule: v.id,
          help: v.help,
          count: v.nodes.length,
          first: v.nodes[0].html.slice(0, 200),
          why: v.nodes[0].failureSummary,
        })),
      };
    },
    contrast,
    structure,
  );
  assert.ok(found.passes.length > (structure ? 10 : 0), "axe has run");
  assert.equal(found.passes.includes("color-contrast") || found.violations.length > 0, contrast, "axe has looked at contrast");
  assert.deepEqual(found.violations, [], where);
}
