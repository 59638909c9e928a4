// What a reader does with the keyboard alone: moves the focus, moves along a board with the arrow keys, plays, works on a task.
import assert from "node:assert/strict";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** Reports whether the focused element matches a selector. @param {Reader} reader @param {string} selector */
export const hasFocus = ({ page }, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

/** Presses keys one by one. @param {Reader} reader @param {string[]} keys */
export async function pressKeys({ page }, ...keys) {
  for (const key of keys) await page.keyboard.press(/** @type {any} */ (key));
}

/** Presses Tab, or Shift+Tab, until the focused element matches a selector; returns how often.
 * @param {Reader} reader @param {string} selector @param {"forward"|"back"} [direction] */
export async function tabTo(reader, selector, direction = "forward") {
  for (let k = 0; k < 80; k++) {
    if (await hasFocus(reader, selector)) return k;
    if (direction === "back") await reader.page.keyboard.down("Shift");
    await reader.page.keyboard.press("Tab");
    if (direction === "back") await reader.page.keyboard.up("Shift");
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Moves the focus along a board to a place with the arrow keys. @param {Reader} reader @param {string} id @param {number} place */
export async function arrowTo(reader, id, place) {
  const { page } = reader;
  /** The key that brings the focus nearer to the place, "" if it is there. Stores are beside the rows. */
  const nextKey = () =>
    page.evaluate(
      (id, place) => {
        const focused = document.activeElement?.closest(`#${id} .spot`);
        const target = focused?.parentElement?.querySelector(`[data-place="${place}"]`);
        if (!focused || !target || focused === target) return "";
        const [from, to] = [focused.getBoundingClientRect(), target.getBoundingClientRect()];
        const isBeside = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
          a.top < b.top + b.height / 2 && b.top + b.height / 2 < a.bottom;
        if (!isBeside(from, to) && !isBeside(to, from)) return from.top < to.top ? "ArrowDown" : "ArrowUp";
        return from.left < to.left ? "ArrowRight" : "ArrowLeft";
      },
      id,
      place,
    );
  const focused = () =>
    page.evaluate((id) => Number(document.activeElement?.closest(`#${id} .spot`)?.getAttribute("data-place") ?? NaN), id);
  for (let k = 0; k < 40; k++) {
    const key = await nextKey();
    if (!key) break;
    await page.keyboard.press(/** @type {any} */ (key));
  }
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
    const side = /** @type {string} */ (await board.position()).split(" ")[2];
    await arrowTo(reader, id, await board.pit(move, side));
    await reader.page.keyboard.press("Enter");
    await board.waitFor(
      "played, or asked which way",
      (root, ply) => !!root.querySelector(".choice:not(.pass)") || Number(root.dataset.ply) >= ply,
      k + 1,
    );
    if (await reader.page.$(`#${id} .choice:not(.pass)`)) {
      const way = (move.includes("R") ? ", counterclockwise" : ", clockwise") + (move.endsWith(">") ? ", and on from the house" : "");
      const wanted = `#${id} .choice [aria-label$="${way}"]`;
      for (let n = 0; n < 3 && !(await hasFocus(reader, wanted)); n++) await reader.page.keyboard.press("ArrowRight");
      assert.ok(await hasFocus(reader, wanted), wanted);
      await reader.page.keyboard.press("Enter");
    }
    await board.waitFor(`after move ${move}`, (root, ply) => Number(root.dataset.ply) >= ply && !("busy" in root.dataset), k + 1);
  }
}
