// Setting up a position in the panel of a board.
import assert from "node:assert/strict";

/** @typedef {import("./board.js").Board} Board */

/** Opens set-up, and waits until it has the focus and has brought the board into view. @param {Board} board */
export async function setUp(board) {
  await board.openPanel();
  await board.pressTool("Set up a position");
  await board.waitFor("set up", (root) => !!root.querySelector(".places")?.contains(document.activeElement));
}

/** Clicks a place, which selects it or, if it is selected, adds a seed. @param {Board} board @param {number} place */
export const clickPlace = async (board, place) => {
  const handle = (await board.page.$$(`#${board.id} .places .spot`))[place];
  await handle.click();
  await handle.dispose();
};

/** Types the number of seeds of a place. @param {Board} board @param {number} place @param {number} n */
export async function give(board, place, n) {
  await clickPlace(board, place);
  assert.deepEqual(
    await board.evaluate((root) =>
      [...root.querySelectorAll(".places .spot")].flatMap((spot, k) => (spot.getAttribute("aria-pressed") === "true" ? [k] : [])),
    ),
    [place],
  );
  for (let k = 0; k < 3; k++) await board.page.keyboard.press("Backspace");
  await board.page.keyboard.type(String(n));
}
