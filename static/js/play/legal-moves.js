// Who makes the legal moves of a position, and how the board writes them.
import { t } from "../words.js";
import { pitOf } from "./game.js";
/** @import { Board } from "../board.js" */
/** @import { Entry, State } from "../state.js" */

/** Finds who moves in a state: the side to move, except where the other side has to give a seed first; "" when the game is over.
 * @param {Board} board @param {State} state @param {Entry} [entry] its legal moves, where they are known */
export function moverOf(board, state, entry) {
  const place = entry && Object.keys(entry.can)[0];
  if (state.over) return "";
  return place === undefined ? state.turn : Number(place) < board.game.pits ? "S" : "N";
}

/** Writes a legal move with the pit numbers of the board. @param {Board} board @param {Entry} entry @param {string} move */
export function moveName(board, entry, move) {
  const place = pitOf(entry, move);
  if (place < 0) return t("pass");
  return board.pits.labels === board.game.labels ? move : move.replace(/\d+/, board.pits.labels[place]);
}
