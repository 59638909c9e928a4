// Why a move is worse than another: what the turns that begin with them do, the answers, and what follows with best play. Everything is
// counted in the traces of the engine.
import { owned } from "../words.js";
import { say } from "../play/names.js";
/** @import { State } from "../state.js" */
/** @import { Game } from "../words.js" */

/**
 * What a line does for the side that begins it.
 * - again: its first move gives another turn; stored: the seeds that its first turn gains, less the other side's; answers: the sowings of the answer.
 * - captured: the seeds that its first turn captures; next: its second turn.
 * - lost: the seeds that the answer captures from its pits, which `pits` lists.
 * - left: the seeds left that the side gets when the game ends, less the other side's; null if the line does not reach the end.
 * @typedef {{again: boolean, stored: number, answers: number, captured: number, next: number, lost: number, pits: number[], left: number|null}} Account
 *
 * @typedef {"danger"|"capture"|"next"|"again"|"stores"|"answers"|"left"|"later"} Kind of a reason
 */

const LEAST = 2; // seeds that are worth a reason

/** Reports whether a place is a pit of a side. @param {Game} game @param {number} place @param {string} side */
const belongs = ({ pits }, place, side) => place >= 0 && place < 2 * pits && place < pits === (side === "S");

/** The seeds of a side less those of the other. @param {Game} game @param {State} state @param {string} side */
function margin(game, { seeds }, side) {
  const [south, north] = owned(game, seeds);
  return side === "S" ? south - north : north - south;
}

/** Divides the plies of a line into turns. @param {State[]} states the position, then that after each ply @returns {State[][]} */
export function turns([, ...plies]) {
  /** @type {State[][]} */
  const all = [];
  plies.forEach((ply, k) => (ply.player === plies[k - 1]?.player ? all[all.length - 1].push(ply) : all.push([ply])));
  return all;
}

/** Counts what a line does. @param {Game} game @param {State[]} states the position, then that after each ply @returns {Account} */
export function account(game, states) {
  const [turn, answer = [], next = []] = turns(states);
  const { player: side = "", again = false } = turn[0];
  const captured = (/** @type {State[]} */ plies) => plies.reduce((sum, { captured = 0 }) => sum + captured, 0);
  const taken = (/** @type {State[]} */ plies) =>
    plies.flatMap(({ steps = [] }) => steps.filter((step) => step.do === "capture" && belongs(game, step.from, side)));
  const seeds = (/** @type {{seeds: number}[]} */ steps) => steps.reduce((sum, { seeds }) => sum + seeds, 0);
  const last = states[states.length - 1];
  const [own, other] = side === "S" ? [0, 1] : [1, 0];
  const swept = (/** @type {number} */ store) =>
    seeds((last.steps ?? []).filter((step) => step.do === "sweep" && step.to === 2 * game.pits + store));
  return {
    again,
    stored: margin(game, turn[turn.length - 1], side) - margin(game, states[0], side),
    answers: answer.length,
    captured: captured(turn),
    next: captured(next),
    lost: seeds(taken(answer)),
    pits: [...new Set(taken(answer).map(({ from }) => from))],
    left: last.over ? swept(own) - swept(other) : null,
  };
}

/** Finds why a move is worse than the best one: the first of these that explains a third of the seeds that it loses, and at least two. What
 * happens soon comes first.
 * @param {Account} best @param {Account} played @param {number} loss @returns {Kind} */
export function kind(best, played, loss) {
  const isEnough = (/** @type {number} */ seeds) => seeds >= Math.max(LEAST, loss / 3);
  const danger = played.lost - best.lost;
  const capture = best.captured - played.captured;
  if (isEnough(Math.max(danger, capture))) return danger >= capture ? "danger" : "capture";
  if (isEnough(best.next - played.next)) return "next";
  if (best.again && !played.again) return "again";
  if (isEnough(best.stored - played.stored)) return "stores";
  if (played.answers > best.answers && played.answers > 1) return "answers";
  return best.left !== null && played.left !== null && isEnough(best.left - played.left) ? "left" : "later";
}

/** Says why a move is worse than the best one.
 * @param {Kind} kind @param {Account} best @param {Account} played @param {{best: string, move: string, side: string, other: string,
 *   label: (place: number) => string}} names of the moves, of who made the move and the other side, and of pits */
export function sentence(kind, best, played, { label, ...names }) {
  /** @type {Record<Kind, [string, Record<string, number|string>]>} the message and its values */
  const messages = {
    danger:
      played.pits.length === 1
        ? ["why-danger", { n: played.lost, m: best.lost, pit: label(played.pits[0]) }]
        : ["why-dangers", { n: played.lost, m: best.lost }],
    capture: ["why-capture", { n: best.captured, m: played.captured }],
    next: ["why-next", { n: best.next, m: played.next }],
    again: ["why-again", {}],
    stores: ["why-stores", { n: best.stored, m: played.stored }],
    answers: ["why-answers", { n: played.answers, m: best.answers }],
    left: ["why-left", { n: (best.left ?? 0) - (played.left ?? 0) }],
    later: ["why-later", {}],
  };
  const [key, values] = messages[kind];
  return say(key, { ...names, ...values });
}
