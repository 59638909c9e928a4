// Asks for the legal moves of a board when the reader may be about to play.
import { on } from "./dom.js";
import * as states from "./state.js";
/** @import { Board } from "./board.js" */

/** Prefetches legal moves until the signal is aborted. A failure is not reported: the reader may not want to play.
 * @param {Board} board @param {AbortSignal} signal */
export function prefetchMoves(board, signal) {
  const { root, pits } = board;
  /** @type {states.State|undefined} the state whose moves were asked for last */
  let last;

  const prefetch = async () => {
    const { replay } = board;
    const state = states.state(replay);
    if (board.needs.brief() || !states.isWhole(replay) || board.moving || state === last || state.legal) return;
    last = state;
    const legal = await board.legalMoves();
    if (legal && board.replay === replay) board.showLegalMoves(legal);
  };

  on(root, "focusin", signal, prefetch);
  on(root, "pointerover", signal, (event) => {
    if (event.pointerType === "mouse" && pits.layer.contains(/** @type {Node} */ (event.target))) prefetch();
  });
  on(root, "sow-change", signal, () => {
    if (states.hasLeftExample(board.replay) || pits.layer.matches(":hover, :focus-within")) prefetch();
  });
}
