// Draws what a replay shows, without animation.
import * as snapshot from "./snapshot.js";
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { Replay } from "./state.js" */

/** Draws the seeds, the hand and the side to move. BoardSvg.mark draws the marks.
 * @param {BoardSvg} drawing @param {Replay} replay @returns {{seeds: number[], hand: number}} what the places and the hand hold */
export function drawReplay(drawing, replay) {
  const board = snapshot.board(replay);
  drawing.setSeeds(board.seeds);
  drawing.setSpecial(snapshot.special(replay));
  drawing.setTurn(snapshot.turn(replay));
  if (board.hand > 0) drawing.addHand(board.hand, drawing.above(snapshot.track(replay).path.at(-1) ?? 0));
  return board;
}
