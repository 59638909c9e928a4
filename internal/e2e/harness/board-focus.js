// The focus on a board: just before it, on its pits, in its toolbar, and whether it is visible.
import assert from "node:assert/strict";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** Opens a page with the focus on an element just before the board.
 * @param {Reader} reader @param {string} address @param {string} id */
export async function openBefore(reader, address, id) {
  await reader.open(address, { unfold: id });
  await reader.board(id).evaluate((root) => {
    const start = document.createElement("a");
    start.href = "#";
    root.before(start);
    start.focus();
    start.addEventListener("blur", () => start.remove());
  });
  return reader.board(id);
}

/** The pit that has the focus, -1 when none has. @param {Reader} reader */
export const focusedPit = ({ page }) =>
  page.evaluate(() =>
    Number(/** @type {HTMLElement} */ (document.activeElement)?.closest(".pits [data-place]")?.getAttribute("data-place") ?? -1),
  );

/** The command of the focused toolbar button. @param {Reader} reader */
export const focusedButton = ({ page }) =>
  page.evaluate(
    () =>
      document.activeElement?.closest(".bar")?.contains(document.activeElement) &&
      /** @type {HTMLElement} */ (document.activeElement).dataset.do,
  );

/** Asserts that the focused element looks different without focus.
 * @param {Reader} reader @param {string} what */
export async function assertFocusVisible({ page }, what) {
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = /** @type {Element} */ (document.activeElement).getBoundingClientRect();
    return { x: x + scrollX - 8, y: y + scrollY - 8, width: width + 16, height: height + 16 };
  });
  const picture = () => page.screenshot({ clip, captureBeyondViewport: true, encoding: "base64" });
  const focused = await picture();
  const element = await page.evaluateHandle(() => /** @type {HTMLElement} */ (document.activeElement));
  await element.evaluate((element) => element.blur());
  const without = await picture();
  await element.evaluate((element) => element.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: true })));
  const different = await page.evaluate(
    async (...pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
          const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
            new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
          );
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      let count = 0;
      for (let k = 0; k < a.length; k += 4) if ([0, 1, 2].some((c) => Math.abs(a[k + c] - b[k + c]) > 60)) count++;
      return count;
    },
    focused,
    without,
  );
  assert.ok(different > 100, `the focus on ${what} is seen: ${different} pixels`);
}
