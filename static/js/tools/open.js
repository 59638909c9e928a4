// Opens a board elsewhere, and the board beside it at the same place.
import { went } from "./together.js";
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */

/** @param {Board} board @param {Partial<import("../board.js").Where>} to @returns {Promise<string>} what is wrong with it, "" when nothing is */
export async function open(board, to) {
  const { pits } = board.game;
  const row = /\/([\d,]+)/.exec(to.start ?? "")?.[1].split(",").length ?? pits;
  if (row !== pits) return words.noPits(pits, row);
  const why = (await board.open(to)).replace(/^(\u2066?)start: (.)/, (_, isolated, first) => isolated + first.toUpperCase());
  const { states, stopped } = board.line;
  const problem = stopped?.say === why ? words.atMove(states.length, why) : why;
  const { twin } = board;
  if (twin && (to.start ?? to.moves)) await twin.open({ ...board.where, set: twin.where.set, moves: over(board, twin) });
  return problem;
}

/** The moves of a board's line as those of a board beside it: by pit, and by way where a pit can be sown both ways there.
 * @param {Board} board @param {Board} twin @returns {string[]} */
function over({ game, line }, twin) {
  const both = twin.book.moves.some((move) => /[RL]$/.test(move));
  return line.states.slice(1).map((state) => {
    const { move = "", player } = state;
    const there = move.replace(/\d+/, (label) => twin.game.labels[game.labels.indexOf(label, player === "N" ? game.pits : 0)] ?? label);
    return both ? there.replace(/\d$/, (end) => end + went(state)) : there.replace(/R$/, "");
  });
}
