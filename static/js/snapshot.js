// Computes what a board shows of a replay: seeds, marks, lap and sentence.
import { specialPits } from "./position.js";
import { state, isWhole, last } from "./state.js";
/** @import { SpecialPits } from "./position.js" */
/** @import { Reason, Replay, State, Step } from "./state.js" */

/** The steps of the ply that are shown. @param {Replay} replay */
const steps = (replay) => (state(replay).steps ?? []).slice(0, replay.step);

/** The steps that are shown of a ply that is shown in part; else none. @param {Replay} replay */
const partialSteps = (replay) => (isWhole(replay) ? [] : steps(replay));

/** The seeds of every place, in a new array, and of the hand. @param {Replay} replay @returns {{seeds: number[], hand: number}} */
export function board(replay) {
  const seeds = [...begun(replay).seeds];
  let hand = 0;
  for (const { from, to, seeds: n } of partialSteps(replay)) {
    if (from >= 0) seeds[from] -= n;
    else hand -= n;
    if (to >= 0) seeds[to] += n;
    else hand += n;
  }
  return { seeds, hand };
}

/** The state before the ply that is shown in part, else the state shown. @param {Replay} replay */
const begun = (replay) => (isWhole(replay) ? state(replay) : replay.line.states[replay.ply - 1]);

/** The special pits. While a ply is shown in part, closed pits are those before and after it, and bound pits those before it. @param {Replay} replay @returns {SpecialPits} */
export function special(replay) {
  const { player, position, seeds } = state(replay);
  const before = specialPits(begun(replay).position);
  const made = partialSteps(replay);
  const claimed = made.flatMap((step) => (step.do === "claim" ? [step.from, step.to] : []));
  const lost = made.flatMap((step) => (step.do === "disown" ? [step.to] : []));
  const owned = (/** @type {"S"|"N"} */ side) => [
    ...before[side].filter((at) => !lost.includes(at)),
    ...claimed.filter((at) => at < seeds.length - 2 && side === player),
  ];
  const closed = specialPits(position).closed.filter((pit) => before.closed.includes(pit));
  return { bound: before.bound, closed, S: owned("S"), N: owned("N") };
}

/** The steps that lead from one value to another, if the second is at most one ply ahead; otherwise none.
 * @param {Replay} from @param {Replay} to @returns {Step[]} */
export function stepsBetween(from, to) {
  const shown = steps(to);
  if (state(from) === state(to)) return shown.slice(from.step);
  const follows = to.ply === from.ply + 1 && isWhole(from) && state(from).position === to.line.states[from.ply].position;
  return follows ? shown : [];
}

/** The lap after a number of steps, from 1; 0 if the ply has a single lap. @param {Replay} replay @param {number} [done] */
export function lap(replay, done = replay.step) {
  const { steps = [] } = state(replay);
  const begins = (/** @type {Step} */ step, /** @type {number} */ k) =>
    step.do === "lift" || (step.do === "capture" && step.to < 0 && steps[k - 1]?.do !== "capture");
  const lifts = (/** @type {number} */ n) => steps.slice(0, n).filter(begins).length;
  return lifts(Infinity) > 1 ? lifts(done) : 0;
}

/** Returns the sentence below the board: about the last step when stepping by seed, otherwise about the ply, followed by how the game ended.
 * It is empty at the start of a line with moves, where the status already names the side to move.
 * @param {Replay} replay @returns {Reason} */
export function sentence(replay) {
  const current = state(replay);
  const step = replay.stepBy === "seed" || !isWhole(replay) ? steps(replay).at(-1) : undefined;
  const { say, clauses = [] } = step?.say
    ? /** @type {Reason} */ (step)
    : replay.ply || current.over || !last(replay)
      ? current
      : { say: "" };
  const end = isWhole(replay) ? current.over?.say : "";
  return { say: end && !say.includes(end) ? `${say} ${end}` : say, clauses };
}

/** Returns the side whose turn a board shows, S or N: the mover until its move has been shown to the end, "" after the game.
 * @param {Replay} replay */
export function turn(replay) {
  const { over, turn, player = "" } = state(replay);
  return isWhole(replay) ? (over ? "" : turn) : player;
}

/** The marks of the ply shown, or of its first steps: the places that the hand visited, where the last seed fell (-1 nowhere),
 * what was captured, what was skipped. @param {Replay} replay @param {number} [done] */
export function track(replay, done) {
  const stores = state(replay).seeds.length - 2; // the first place that is a store
  /** @type {{path: number[], last: number, taken: number[], skipped: number[]}} */
  const marks = { path: [], last: -1, taken: [], skipped: [] };
  let before = ""; // what the step before did
  for (const step of steps(replay).slice(0, done)) {
    if (step.do === "lift" && step.from !== marks.path.at(-1)) marks.path.push(step.from);
    else if (step.do === "drop") marks.path.push((marks.last = step.to));
    else if (step.do === "skip") {
      marks.skipped.push(step.to);
      if (step.to < stores) marks.path.push(step.to);
    } else if ((step.do === "capture" || step.do === "claim") && step.from >= 0) {
      if (step.to < 0 && before !== "capture") marks.path.push(step.from);
      marks.taken.push(step.from);
    }
    before = step.do;
  }
  return marks;
}

/** The marks of track, and those of the author once all steps of the ply are shown. @param {Replay} replay @param {number} [done] */
export function marks(replay, done = replay.step) {
  const { marks, arrows, steps = [] } = state(replay);
  return { ...track(replay, done), ...(done === steps.length ? { letters: marks, arrows } : {}) };
}
