// Asks for the legal moves of a board when the reader may be about to play.
import * as states from "../state.js";
/** @import { Board } from "../board.js" */

/** The state of each board whose moves were asked for last. @type {WeakMap<Board, states.State>} */
const asked = new WeakMap();

/** Prefetches legal moves if an event on a board says that the reader is near its pits. A failure is not reported: the reader may not want
 * to play. @param {Board} board @param {PointerEvent} event */
export async function prefetchMoves(board, { type, target, pointerType }) {
  const { replay, pits } = board;
  const state = states.state(replay);
  const isNear = {
    focusin: true,
    pointerover: pointerType === "mouse" && pits.layer.contains(/** @type {Node} */ (target)),
    "sow-change": states.hasLeftExample(replay) || pits.layer.matches(":hover, :focus-within"),
  }[type];
  if (!isNear || board.needs.brief() || !states.isWhole(replay) || board.moving || state.legal || state === asked.get(board)) return;
  asked.set(board, state);
  const legal = await board.legalMoves();
  if (legal && board.replay === replay) board.showLegalMoves(legal);
}
