// What a reader does with the keyboard alone: moves the focus, moves along a board with the arrow keys, plays, works on a task.
import assert from "node:assert/strict";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** Reports whether the focused element matches a selector. @param {Reader} reader @param {string} selector */
export const hasFocus = ({ page }, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Presses Tab, or Shift+Tab, until the focused element matches a selector.
 * @param {Reader} reader @param {string} selector @param {"forward"|"back"} [direction] */
export async function tabTo(reader, selector, direction = "forward") {
  for (let k = 0; k < 80; k++) {
    if (await hasFocus(reader, selector)) return;
    if (direction === "back") await reader.page.keyboard.down("Shift");
    await reader.page.keyboard.press("Tab");
    if (direction === "back") await reader.page.keyboard.up("Shift");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Moves the focus along a board to a place with the arrow keys. @param {Reader} reader @param {string} id @param {number} place */
export async function arrowTo(reader, id, place) {
  const { page } = reader;
  const { pits } = await reader.board(id).game();
  /** The column of a place from the left, with the stores outside, and whether it is in the far row. @param {number} at */
  const cell = (at) =>
    at >= 2 * pits
      ? { column: at === 2 * pits ? pits : -1, far: undefined }
      : at < pits
        ? { column: at, far: false }
        : { column: 2 * pits - 1 - at, far: true };
  const focused = () =>
    page.evaluate((id) => Number(document.activeElement?.closest(`#${id} .spot`)?.getAttribute("data-place") ?? NaN), id);
  const target = cell(place);
  if (target.far !== undefined && cell(await focused()).far !== target.far) await page.keyboard.press(target.far ? "ArrowUp" : "ArrowDown");
  for (let k = 0; k < pits + 1 && (await focused()) !== place; k++)
    await page.keyboard.press(cell(await focused()).column < target.column ? "ArrowRight" : "ArrowLeft");
  assert.equal(await focused(), place, `the place of #${id} that the arrow keys reach`);
}

/** Waits until a task is at a stage and its board is idle; returns its verdict. @param {Reader} reader @param {string} id @param {string} stage */
export async function waitForStage(reader, id, stage) {
  try {
    await reader.page.waitForFunction(
      (id, stage) => {
        const task = /** @type {HTMLElement} */ (document.querySelector(`sow-task:has(#${id})`));
        return task.dataset.stage === stage && task.querySelector(".verdict")?.textContent;
      },
      { polling: 30, timeout: 60_000 },
      id,
      stage,
    );
  } catch {
    assert.fail(
      `${id} is not ${stage}: ${JSON.stringify(await reader.page.$eval(`sow-task:has(#${id})`, (task) => [{ .../** @type {HTMLElement} */ (task).dataset }, task.querySelector(".verdict")?.textContent]))}`,
    );
  }
  await reader.board(id).settle();
  return verdict(reader, id);
}

/** The verdict of a task. @param {Reader} reader @param {string} id */
export const verdict = (reader, id) => reader.page.$eval(`sow-task:has(#${id}) .verdict`, (line) => line.textContent?.trim() ?? "");

/** Presses a button of a task. @param {Reader} reader @param {string} id @param {string} act @param {"forward"|"back"} [direction] of Tab */
export async function pressTaskButton(reader, id, act, direction) {
  await tabTo(reader, `#${id} [data-act="${act}"]`, direction);
  await reader.page.keyboard.press("Enter");
}

/** Plays moves one by one. @param {Reader} reader @param {string} id @param {string[]} moves */
export async function playMoves(reader, id, moves) {
  const board = reader.board(id);
  for (const [k, move] of moves.entries()) {
    const side = /** @type {string} */ (await board.position()).slice(-1);
    await arrowTo(reader, id, await board.pit(move, side));
    await reader.page.keyboard.press("Enter");
    if (/[RL]$/.test(move)) {
      await reader.page.waitForSelector(`#${id} .choice`, { visible: true, timeout: 30_000 });
      const wanted = `#${id} .choice [aria-label^="${move.endsWith("R") ? "right" : "left"}"]`;
      if (!(await hasFocus(reader, wanted))) await reader.page.keyboard.press("ArrowRight");
      assert.ok(await hasFocus(reader, wanted), wanted);
      await reader.page.keyboard.press("Enter");
    }
    await board.waitFor(`after move ${move}`, (root, ply) => Number(root.dataset.ply) >= ply && !("busy" in root.dataset), k + 1);
  }
}
