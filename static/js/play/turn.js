// Whose turn it is in what a board shows, what he may play there, and what the board calls it.
import * as states from "../state.js";
import { t } from "../words.js";
import { pitOf } from "./record.js";

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("../state.js").State} State
 * @typedef {import("../state.js").Entry} Entry */

/** Who moves in a state, which a gift makes the other than its turn says; "" nobody.
 * @param {Board} board @param {State} state @param {Entry} [entry] what may be played in it, where that is known */
export function mover(board, state, entry) {
  const place = entry && Object.keys(entry.can)[0];
  if (state.over) return "";
  return place === undefined ? state.turn : Number(place) < board.game.pits ? "S" : "N";
}

/** What may be played in what is shown; nothing when the engine cannot be had.
 * @param {Board} board @returns {Promise<Entry|undefined>} */
export async function playable(board) {
  const { entries } = board.asking;
  const state = states.state(board.now);
  const known = entries.get(state);
  if (known) return known;
  const answer = await board.asking.play(board.line, states.moves(board.line, board.now.ply), board.now.ply);
  if (!answer?.can) return;
  entries.set(state, answer);
  return answer;
}

/** A move that may be made now, as the board calls it.
 * @param {Board} board @param {Entry} entry @param {string} move */
export function called(board, entry, move) {
  const place = pitOf(entry, move);
  if (place < 0) return t("pass");
  return board.pitLabels === board.game.labels ? move : move.replace(/\d+/, board.pitLabels[place]);
}
