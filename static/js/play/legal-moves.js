// Who makes the legal moves of a position, and how the board writes them.
import { passName } from "../words.js";
import { pitOf } from "./game.js";
/** @import { Board } from "../board.js" */
/** @import { LegalMoves, State } from "../state.js" */

/** Finds who moves in a state: the side to move, unless the other side has to give a seed first; "" when the game is over.
 * @param {Board} board @param {State} state @param {LegalMoves} [legal] its legal moves, if they are known */
export function moverOf(board, state, legal) {
  const [place, [move]] = Object.entries(legal?.can ?? {})[0] ?? ["", [""]];
  if (state.over) return "";
  return !move.startsWith("+") ? state.turn : Number(place) < board.game.pits ? "S" : "N";
}

/** Writes a legal move with the pit numbers of the board. @param {Board} board @param {LegalMoves} legal @param {string} move */
export function moveName(board, legal, move) {
  const place = pitOf(legal, move);
  if (place < 0) return passName(move);
  return board.pits.labels === board.game.labels ? move : move.replace(/\d+/, board.pits.labels[place]);
}
