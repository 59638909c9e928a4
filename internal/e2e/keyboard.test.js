// The keyboard alone is enough.
import assert from "node:assert/strict";
import { play, seeds } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";

/** @typedef {import("./harness/promise.js").Reader} Reader */

/** Presses Tab until the focus is on what the selector names.
 * @param {Reader} reader @param {string} selector @param {"Tab"|"Back"} [way] */
async function tab({ page }, selector, way = "Tab") {
  for (let k = 0; k < 300; k++) {
    if (way === "Back") await page.keyboard.down("Shift");
    await page.keyboard.press("Tab");
    if (way === "Back") await page.keyboard.up("Shift");
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** The focus can be seen: the same place looks plainly different without it.
 * @param {Reader} reader @param {string} what */
async function seen({ page }, what) {
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
  const different = await page.evaluate(async (...pictures) => {
    const [a, b] = await Promise.all(pictures.map(async (picture) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
      const context = /** @type {OffscreenCanvasRenderingContext2D} */ (new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d"));
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    let count = 0;
    for (let k = 0; k < a.length; k += 4) if ([0, 1, 2].some((c) => Math.abs(a[k + c] - b[k + c]) > 60)) count++;
    return count;
  }, focused, without);
  assert.ok(different > 100, `the focus on ${what} is seen: ${different} pixels`);
}

promise("Tab reaches a board, arrow keys step it, and the focus is seen all the way", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  const native = play("pratt-egyptian", ["4", "1", "2", "6"]);
  await tab(reader, "#p-f6 svg.board");
  await seen(reader, "the board");
  for (const [k, { position }] of native.plies.entries()) {
    await reader.page.keyboard.press("ArrowRight");
    await board.rest({ ply: k + 1 });
    assert.deepEqual(await board.seeds(), seeds(position));
  }
  await reader.page.keyboard.press("ArrowLeft");
  await board.rest({ ply: 3 });
  await reader.page.keyboard.press("Home");
  await board.rest({ ply: 0 });
  await reader.page.keyboard.press("End");
  await board.rest({ ply: 4 });
  assert.deepEqual(await board.seeds(), seeds(native.position));
});

promise("try is entered, played and left with the keyboard alone", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const { page } = reader;
  const board = reader.board("p-f4");
  await tab(reader, "#p-f4 svg.board");
  await page.keyboard.press("ArrowRight");
  await board.rest({ ply: 1 });
  await tab(reader, "#p-f4 .bar button");
  await seen(reader, "the bar");
  for (let k = 0; k < 10 && !(await page.evaluate(() => document.activeElement?.matches('[data-do="try"]'))); k++) await page.keyboard.press("ArrowRight");
  assert.ok(await page.evaluate(() => document.activeElement?.matches('#p-f4 [data-do="try"]')), "arrow keys go along the bar");
  await seen(reader, "the button that tries");
  await page.keyboard.press("Enter");
  await board.rest({ mode: "try" });

  const focus = () => page.evaluate(() => Number(/** @type {HTMLElement} */ (document.activeElement)?.closest("#p-f4 .pits [data-place]")?.getAttribute("data-place") ?? -1));
  assert.notEqual(await focus(), -1, "the focus goes to the pits");
  assert.ok((await board.playable()).includes(await focus()), "to one that can be played");
  for (let k = 0; k < 20 && (await focus()) !== 4; k++) await page.keyboard.press((await focus()) > 4 && (await focus()) < 6 ? "ArrowLeft" : "ArrowRight");
  assert.equal(await focus(), 4, "arrow keys go from pit to pit");
  await seen(reader, "a pit");
  await page.keyboard.press("Enter");
  await board.rest({ ply: 2 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["4", "2"]).position));
  assert.equal(await focus(), 4, "the focus stays where it was");

  await page.keyboard.press("Enter"); // Lower's pit, and Upper is on turn
  assert.ok((await board.sentence()).refused);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press(" ");
  await board.rest({ ply: 3 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["4", "2", "5"]).position), "the pit across is Upper's 5");

  await page.keyboard.press("Escape");
  await board.rest({ mode: "replay", ply: 1 });
  assert.ok(await page.evaluate(() => document.getElementById("p-f4")?.contains(document.activeElement)), "the focus is not lost");
});

promise("arrow keys belong to the page as long as the focus is not in a board", { still: true, height: 500 }, async (reader) => {
  await reader.open(PAGE);
  await reader.page.keyboard.press("ArrowDown");
  await reader.page.keyboard.press("ArrowRight");
  await reader.page.waitForFunction(() => scrollY > 0, { polling: 20 });
  for (const id of await reader.boards()) assert.equal((await reader.board(id).state()).ply, 0, id);
});

promise("a board in the way takes few presses of Tab to pass, in replay and in try", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  const stops = () => board.ask((root) => [...root.querySelectorAll('a[href], button, [tabindex="0"]')].filter((element) => element.checkVisibility() && /** @type {HTMLElement} */ (element).tabIndex === 0 && !element.closest("figcaption, .say, .moves")).length);
  assert.equal(await stops(), 2, "the board and its bar");
  await board.try();
  assert.equal(await stops(), 2, "the pits and the bar");
});
