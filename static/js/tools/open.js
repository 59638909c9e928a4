// Opens a board elsewhere, and the board beside it at the same place.
/** @typedef {import("../board.js").Board} Board */

/** @param {Board} board @param {Partial<import("../board.js").Where>} to @returns {Promise<string>} what is wrong with it, "" when nothing is */
export async function open(board, to) {
  const problem = await board.open(to);
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
