// Opens a board elsewhere, and the board beside it at the same place.
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */

/** @param {Board} board @param {Partial<import("../board.js").Where>} to @returns {Promise<string>} what is wrong with it, "" when nothing is */
export async function open(board, to) {
  const { pits } = board.game;
  const row = /\/([\d,]+)/.exec(to.start ?? "")?.[1].split(",").length ?? pits;
  if (row !== pits) return words.noPits(pits, row);
  const why = (await board.open(to)).replace(/^start: ./, (first) => first[7].toUpperCase());
  const { states, stopped } = board.line;
  const problem = stopped?.say === why ? words.atMove(states.length, why) : why;
  const { twin } = board;
  if (twin && (to.start ?? to.moves)) await twin.open({ ...board.where, set: twin.where.set, moves: renamed(board, twin.game.labels) });
  return problem;
}

/** The moves of a board's line, its pits called by other labels.
 * @param {Board} board @param {string[]} labels by place @returns {string[]} */
function renamed({ game, line }, labels) {
  return line.states.slice(1).map(({ move = "", player }) => move.replace(/\d+/, (label) => {
    const own = player === "N" ? game.pits : 0;
    return labels[game.labels.indexOf(label, own)] ?? label;
  }));
}
