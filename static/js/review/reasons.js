// Why a move is worse than another: what the turns that begin with them do, the answers, and what follows with best play. Everything is
// counted in the traces of the engine.
import { owned } from "../words.js";
import { say } from "../play/names.js";
/** @import { State } from "../state.js" */
/** @import { Game } from "../words.js" */

/**
 * What a line does for the side that begins it.
 * - again: its first move gives another turn; stored: the seeds that its first turn gains, less the other side's if these are not the same seeds;
 *   answers: the sowings of the answer.
 * - captured: the seeds that its first turn captures; next: its second turn.
 * - lost: the seeds that the answer captures from its pits, which `pits` lists.
 * - left: the seeds left that the side gets when the game ends, less the other side's; null if the line does not reach the end.
 * - gains: the seeds that the side and the other one have gained after each turn; the last are those at the end of the game, if the line reaches it.
 *   Where one side loses what the other gains, only the side's count.
 * @typedef {{again: boolean, stored: number, answers: number, captured: number, next: number, lost: number, pits: number[], left: number|null,
 *   gains: [number, number][]}} Account
 *
 * @typedef {"danger"|"capture"|"next"|"again"|"stores"|"answers"|"left"|"soon"|"later"} Kind of a reason
 */

const LEAST = 2; // seeds that are worth a reason
const SOON = 8; // turns that a reader may want to follow

/** Reports whether a place is a pit of a side. @param {Game} game @param {number} place @param {string} side */
const belongs = ({ pits }, place, side) => place >= 0 && place < 2 * pits && place < pits === (side === "S");

/** The seeds of a side less those of the other. @param {Game} game @param {State} state @param {string} side */
function margin(game, { seeds }, side) {
  const [south, north] = owned(game, seeds);
  return side === "S" ? south - north : north - south;
}

/** Reports whether the seeds in the pits are those of the sides, so that one loses what the other gains. @param {Game} game */
export const isShared = ({ rows }) => rows === 2;

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
  const seeds = (/** @type {{seeds: number}[]} */ steps) => steps.reduce((sum, { seeds }) => sum + seeds, 0);
  const last = states[states.length - 1];
  const [own, other] = side === "S" ? [0, 1] : [1, 0];
  const store = (/** @type {number} */ side) => 2 * game.pits + side;
  const captures = (/** @type {State[]} */ plies) => plies.flatMap(({ steps = [] }) => steps.filter((step) => step.do === "capture"));
  // In some games a capture is the other side's.
  const captured = (/** @type {State[]} */ plies) =>
    plies.reduce((sum, { captured = 0 }) => sum + captured, 0) - seeds(captures(plies).filter(({ to }) => to === store(other)));
  const taken = (/** @type {State[]} */ plies) => captures(plies).filter(({ from, to }) => belongs(game, from, side) && to !== store(own));
  const swept = (/** @type {number} */ side) => seeds((last.steps ?? []).filter((step) => step.do === "sweep" && step.to === store(side)));
  return {
    again,
    stored: (margin(game, turn[turn.length - 1], side) - margin(game, states[0], side)) / (isShared(game) ? 2 : 1),
    answers: answer.length,
    captured: captured(turn),
    next: captured(next),
    lost: seeds(taken(answer)),
    pits: [...new Set(taken(answer).map(({ from }) => from))],
    left: last.over ? swept(own) - swept(other) : null,
    gains: turns(states).map((plies) => {
      const [before, after] = [states[0], plies[plies.length - 1]].map(({ seeds }) => owned(game, seeds));
      return [after[own] - before[own], isShared(game) ? 0 : after[other] - before[other]];
    }),
  };
}

/** The seeds that the sides have gained after n turns. @param {Account} account @param {number} n @returns {[number, number]|undefined} undefined if the line
 * ends before, but not the game */
const after = ({ gains, left }, n) => gains[n - 1] ?? (left === null ? undefined : gains[gains.length - 1]);

/** Reports whether the game ends while a reader may still follow. @param {Account} account */
const endsSoon = ({ gains, left }) => left !== null && gains.length <= SOON;

/** Finds after how many turns what the sides have gained explains half of a loss. @param {Account} best @param {Account} played @param {number} loss
 * @returns {number} 0 if it does not soon */
export function soon(best, played, loss) {
  for (let n = 2; n <= SOON; n++) {
    const [good, bad] = [after(best, n), after(played, n)];
    if (!good || !bad) return 0;
    if (good[0] - good[1] - bad[0] + bad[1] >= Math.max(LEAST, loss / 2)) return n;
  }
  return 0;
}

/** Finds why a move is worse than the best one: the first of these that explains a third of the seeds that it loses, and at least two, also less what
 * it gains until then. What happens soon comes first.
 * @param {Account} best @param {Account} played @param {number} loss @returns {Kind} */
export function kind(best, played, loss) {
  const isEnough = (/** @type {number[]} */ ...seeds) => seeds.every((seeds) => seeds >= Math.max(LEAST, loss / 3));
  const danger = played.lost - best.lost;
  const capture = best.captured - played.captured;
  const next = best.next - played.next;
  const stored = best.stored - played.stored;
  if (isEnough(Math.max(danger, capture), danger + stored)) return danger >= capture ? "danger" : "capture";
  if (isEnough(next, next + danger + stored)) return "next";
  const again = best.again && !played.again;
  if (isEnough(stored, stored + danger)) return again ? "again" : "stores";
  if (!again && played.answers > best.answers && played.answers > 1) return "answers";
  if (endsSoon(best) && endsSoon(played) && isEnough(Number(best.left) - Number(played.left))) return "left";
  if (soon(best, played, loss)) return "soon";
  return again ? "again" : "later";
}

/** Says why a move is worse than the best one.
 * @param {Kind} kind @param {Account} best @param {Account} played @param {number} turns after which the difference is seen soon @param {{best: string, move: string, side: string, other: string,
 *   label: (place: number) => string, game?: Game}} names of the moves, of who made the move and the other side, and of pits */
export function sentence(kind, best, played, turns, { label, game, ...names }) {
  const [[a, b], [c, d]] = [played, best].map((account) => after(account, turns) ?? [0, 0]);
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
    soon: Math.min(a, b, c, d) < 0 ? ["why-soon-net", { n: turns, m: c - a }] : ["why-soon", { n: turns, a, b, c, d }],
    later: ["why-later", {}],
  };
  const isMore = kind === "again" && best.stored >= played.stored + LEAST;
  const told = [messages[kind], ...(isMore ? [messages.stores] : [])];
  return told.map(([key, values]) => say(key, { ...names, ...values }, game)).join(" ");
}
