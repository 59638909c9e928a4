// Opens a position on a board, and the same moves on the other board of a pair.
import { t, wayOf } from "../words.js";
import { directionOf } from "./sync.js";
/** @import { Board, Where } from "../board.js" */

/** @param {Board} board @param {Partial<Where>} to @returns {Promise<string|undefined>} as of Board.open */
export async function open(board, to) {
  const { game } = board;
  const { pits, rows = 1 } = game;
  const lines = to.start?.match(/^[\d,]+(\/[\d,]+)+/)?.[0].split("/"); // the engine explains what has no rows
  const row = lines?.at(-1)?.split(",").length ?? pits / rows;
  if (row !== pits / rows) return t("no-pits", { n: pits / rows, row }, game);
  if (lines && lines.length !== 2 * rows) return t("no-rows", { n: 2 * rows, rows: lines.length });
  const why = (await board.open(to))?.replace(/^(\u2066?)start: (.)/, (_, isolated, first) => isolated + first.toUpperCase());
  const { states, stopped } = board.line;
  const problem = why && stopped?.say === why ? t("at-move", { n: states.length, why }) : why;
  const { twin } = board;
  if (twin && (to.start ?? to.moves)) await twin.open({ ...board.where, set: twin.where.set, moves: movesFor(twin, board) });
  return problem;
}

/** Opens a position, or what the board began with and says what is wrong. @param {Board} board @param {Partial<Where>} to
 * @param {string} [problem] that is known @returns {Promise<string|undefined>} as of Board.open */
export async function openOrSayWhy(board, to, problem) {
  const why = problem || (await open(board, to));
  if (!why) return why;
  await open(board, board.initial);
  board.note(t("bad-link", { why }));
  return why;
}

/** The moves of a board's line as its twin names them: with its labels, and with a direction if its pits can be sown both ways.
 * @param {Board} twin @param {Board} board @returns {string[]} */
function movesFor(twin, { game, line }) {
  const directed = twin.initial.moves.some((move) => wayOf(move));
  return line.states.slice(1).map((state) => {
    const { move = "", player } = state;
    const first = player === "N" ? game.pits : 0;
    const relabelled = move.replace(/\d+/, (label) => twin.game.labels[game.labels.indexOf(label, first)] ?? label);
    return directed ? relabelled.replace(/\d$/, (end) => end + directionOf(state)) : relabelled.replace(/R$/, "");
  });
}
