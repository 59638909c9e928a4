// The values of the positions of a game: what the score would be at the end with best play from each.
import { Search } from "../play/engine-search.js";
import * as requests from "../requests.js";
/** @import { Board } from "../board.js" */
/** @import { Finding, Result } from "../play/analysis-panel.js" */

const WHOLE = 20_000; // milliseconds for all positions
// Limits of a search: for a position; for one again in which a move seems to lose seeds. The positions decide on most devices, so that a review
// does not depend on how busy one is.
const ONCE = { ms: 1000, most: 200_000 };
const AGAIN = { ms: 5000, most: 1_000_000 };
const DOUBTS = 6; // positions that are searched again, at most
const LEAST = 3; // seeds that a move must lose to be shown
// Where values are not proven: a move must lose one seed in UNSURE of the game's seeds to be shown, and a lead of one in SURE counts as a win.
const UNSURE = 16;
const SURE = 5;

/** A move of the game: the results of the position before it; what is known of the best move there and of the move itself; the seeds that this loses.
 * @typedef {{ply: number, side: string, best: Finding, played: Finding, loss: number}} Move */

/** South's lead at the end with best play. @typedef {{value: number, proven: boolean}} Lead */

/** Finds the move of a ply in the results of the position before. @param {number} ply from 1 @param {string} side who made it @param {string} move
 * @param {Result} result @returns {Move|undefined} undefined if the move or the best one is not searched yet */
export function compare(ply, side, move, { best: name, moves }) {
  const best = moves.find(({ move }) => move === name);
  const played = moves.find((finding) => finding.move === move);
  if (best?.value === undefined || played?.value === undefined) return;
  return { ply, side, best, played, loss: best.value - played.value };
}

/** Lists the moves that decided a game, in the order played: at most three, those that lost most. Moves that changed who wins come
 * before others. Values that are not proven must differ more in games of many seeds, and only a large lead counts as a win. Where seeds are not
 * counted at the end, a move that wins is no worse than another.
 * @param {Move[]} moves @param {number} seeds of the game @param {boolean} [uncounted] */
export function decisive(moves, seeds, uncounted = false) {
  const isProven = (/** @type {Move} */ { best, played }) => best.basis === "proven" && played.basis === "proven";
  const outcome = (/** @type {Finding} */ { value = 0, basis }) =>
    basis === "proven" ? Math.sign(value) : Math.max(-1, Math.min(1, (SURE * value) / seeds));
  const weight = (/** @type {Move} */ { best, played, loss }) => loss + 10 * Math.abs(outcome(best) - outcome(played));
  return moves
    .filter(({ played: { basis, value = 0 } }) => !(uncounted && basis === "proven" && value > 0))
    .filter((move) => move.loss >= LEAST && (isProven(move) || move.loss >= seeds / UNSURE))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, 3)
    .sort((a, b) => a.ply - b.ply);
}

/** Values all positions of a line, the last first; then those again in which a move seems to lose seeds.
 * @param {Board} board @param {string[]} moves @param {string[]} movers who made each @param {Search} search
 * @param {(done: number) => void} onProgress called with the number of positions done
 * @returns {Promise<{score: Lead[], moves: Move[]}|undefined>} the leads before each move, and the moves; undefined if the search was cancelled, or the
 * engine is missing */
export async function valueAll(board, moves, movers, search, onProgress) {
  const { engine, line, game } = board;
  /** @type {(Result|undefined)[]} */
  const results = [];
  const find = async (/** @type {number} */ k, /** @type {{ms: number, most: number}} */ limits) => {
    const request = requests.analyse(line, game.voice, moves.slice(0, k), moves[k]);
    /** @type {Result|undefined} */
    const found = await search.run(engine.connection, () => request, limits);
    if (found && !found.error) results[k] = found;
    return found;
  };
  for (let k = moves.length - 1; k >= 0; k--) {
    if (!(await find(k, { ...ONCE, ms: Math.min(ONCE.ms, WHOLE / moves.length) }))) return;
    onProgress(moves.length - k);
  }
  const known = () => results.flatMap((result, k) => (result && compare(k + 1, movers[k], moves[k], result)) ?? []);
  const doubts = known()
    .filter(({ loss, best, played }) => loss >= LEAST - 1 && (best.basis !== "proven" || played.basis !== "proven"))
    .sort((a, b) => b.loss - a.loss)
    .slice(0, DOUBTS);
  for (const { ply } of doubts) if (!(await find(ply - 1, AGAIN))) return;
  const score = results.map((result, k) => {
    const { value = 0, basis } = result?.moves.find(({ move }) => move === result.best) ?? {};
    return { value: movers[k] === "S" ? value : -value, proven: basis === "proven" };
  });
  return { score, moves: known() };
}
