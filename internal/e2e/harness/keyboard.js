// What a reader does who has a keyboard alone: goes to things by Tab, along a board by the arrow keys, plays, works at a task.
import assert from "node:assert/strict";

/** @typedef {import("./promise.js").Reader} Reader */

/** Whether the focus is on what a selector names. @param {Reader} reader @param {string} selector */
export const on = ({ page }, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Presses Tab until the focus is on what a selector names. @param {Reader} reader @param {string} selector @param {"on"|"back"} [way] */
export async function tab(reader, selector, way = "on") {
  for (let k = 0; k < 80; k++) {
    if (await on(reader, selector)) return;
    if (way === "back") await reader.page.keyboard.down("Shift");
    await reader.page.keyboard.press("Tab");
    if (way === "back") await reader.page.keyboard.up("Shift");
  }
  assert.fail(`Tab does not come to ${selector}`);
}

/** Goes from one place of a board to another with the arrow keys. @param {Reader} reader @param {string} id @param {number} place */
export async function reach(reader, id, place) {
  const { page } = reader;
  const { pits } = await reader.board(id).game();
  /** Where a place lies: its column from the left, the stores outside, and whether it is in the far row. @param {number} at */
  const lies = (at) => (at >= 2 * pits ? { column: at === 2 * pits ? pits : -1, far: undefined } : at < pits ? { column: at, far: false } : { column: 2 * pits - 1 - at, far: true });
  const now = () => page.evaluate((id) => Number(document.activeElement?.closest(`#${id} .spot`)?.getAttribute("data-place") ?? NaN), id);
  const to = lies(place);
  if (to.far !== undefined && lies(await now()).far !== to.far) await page.keyboard.press(to.far ? "ArrowUp" : "ArrowDown");
  for (let k = 0; k < pits + 1 && (await now()) !== place; k++) await page.keyboard.press(lies(await now()).column < to.column ? "ArrowRight" : "ArrowLeft");
  assert.equal(await now(), place, `the place of #${id} that the arrow keys come to`);
}

/** Waits until a task has come to a stage and its board is at rest; gives what it says. @param {Reader} reader @param {string} id @param {string} stage */
export async function stage(reader, id, stage) {
  try {
    await reader.page.waitForFunction((id, stage) => {
      const task = /** @type {HTMLElement} */ (document.querySelector(`sow-task:has(#${id})`));
      return task.dataset.stage === stage && task.querySelector(".verdict")?.textContent;
    }, { polling: 30, timeout: 60_000 }, id, stage);
  } catch {
    assert.fail(`${id} is not ${stage}: ${JSON.stringify(await reader.page.$eval(`sow-task:has(#${id})`, (task) => [{ .../** @type {HTMLElement} */ (task).dataset }, task.querySelector(".verdict")?.textContent]))}`);
  }
  await reader.board(id).rest();
  return said(reader, id);
}

/** @param {Reader} reader @param {string} id */
export const said = (reader, id) => reader.page.$eval(`sow-task:has(#${id}) .verdict`, (line) => line.textContent?.trim() ?? "");

/** Presses a button of a task, come to by Tab. @param {Reader} reader @param {string} id @param {string} act @param {"on"|"back"} [way] */
export async function press(reader, id, act, way) {
  await tab(reader, `#${id} [data-act="${act}"]`, way);
  await reader.page.keyboard.press("Enter");
}

/** Plays moves, a ply at a time. @param {Reader} reader @param {string} id @param {string[]} moves */
export async function moves(reader, id, moves) {
  const board = reader.board(id);
  for (const [k, move] of moves.entries()) {
    const side = /** @type {string} */ (await board.position()).slice(-1);
    await reach(reader, id, await board.pit(move, side));
    await reader.page.keyboard.press("Enter");
    if (/[RL]$/.test(move)) {
      await reader.page.waitForSelector(`#${id} .choice`, { visible: true, timeout: 30_000 });
      const wanted = `#${id} .choice [aria-label^="${move.endsWith("R") ? "right" : "left"}"]`;
      if (!(await on(reader, wanted))) await reader.page.keyboard.press("ArrowRight");
      assert.ok(await on(reader, wanted), wanted);
      await reader.page.keyboard.press("Enter");
    }
    await board.until(`after move ${move}`, (root, ply) => Number(root.dataset.ply) >= ply && !("busy" in root.dataset), k + 1);
  }
}
