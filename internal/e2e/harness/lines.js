// Lines of moves on a board.
import assert from "node:assert/strict";
import { play } from "./native.js";
/** @import { Board } from "./board.js" */

/** Opens a line on a board. @param {Board} board @param {string[]} moves @param {number} [ply] */
export async function openLine(board, moves, ply = moves.length) {
  await board.evaluate(
    (root, moves, ply) => /** @type {any} */ (root).board.open({ start: /** @type {any} */ (root).board.game.start, moves, ply }),
    moves,
    ply,
  );
  await board.settle({ ply });
}

/** A line of legal moves from the start, the middle one each time. @param {string} game @param {number} n */
export function lineOf(game, n) {
  /** @type {string[]} */
  const moves = [];
  while (moves.length < n) {
    const { legal, over } = play(game, moves);
    assert.ok(!over, `${game} ends after ${moves}`);
    moves.push(legal[legal.length >> 1]);
  }
  return moves;
}
