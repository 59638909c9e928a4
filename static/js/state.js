// What a board shows, as plain values: which line, which ply of it, which step of that ply. No page, no clock, no rule:
// states and steps come from the engine (through the page or the worker) and are only counted through here.

/**
 * One thing that happened: `seeds` seeds went from place `from` to place `to`; -1 is the hand.
 * @typedef {{do: string, rule?: string, from: number, to: number, seeds: number, say?: string, clauses?: string[]}} Step
 *
 * @typedef {{reason: string, south: number, north: number, winner: string, say?: string}} Over
 *
 * The board before the first ply, or after a ply with what led to it.
 * @typedef {{position: string, seeds: number[], turn: string, say: string, clauses?: string[], over?: Over|null,
 *   move?: string, player?: string, captured?: number, again?: boolean, steps?: Step[]}} State
 *
 * Why a pit may not be played.
 * @typedef {{say: string, clauses?: string[]}} Reason
 *
 * A state that may be played from: place -> the moves it allows, place -> why it allows none; a move that is of no pit.
 * @typedef {{state: State, can: Record<string, string[]>, cannot: Record<string, Reason>, pass?: string}} Entry
 *
 * The reader's own line: it leaves the book at ply `root`, entries[0] is that state.
 * @typedef {{root: number, entries: Entry[]}} Own
 *
 * What is shown now. `own` is the line being tried; `kept` the one left last, so that going back to it loses nothing.
 * @typedef {{book: State[], ply: number, step: number, grain: "ply"|"seed", own: Own|null, kept: Own|null}} Now
 */

/** @param {State[]} book @param {number} ply @returns {Now} */
export function begin(book, ply) {
  return at({ book, ply: 0, step: 0, grain: "ply", own: null, kept: null }, ply);
}

/** The states that can be shown: the book's, or the book's up to where the own line leaves it and then that.
 * @param {Now} now @returns {State[]} */
export function line(now) {
  if (!now.own) return now.book;
  return [...now.book.slice(0, now.own.root), ...now.own.entries.map((entry) => entry.state)];
}

/** @param {Now} now */
export const state = (now) => line(now)[now.ply];

/** @param {Now} now */
export const first = (now) => (now.own ? now.own.root : 0);

/** @param {Now} now */
export const last = (now) => line(now).length - 1;

/** @param {State|undefined} s */
const length = (s) => s?.steps?.length ?? 0;

/** Whether the ply shown is shown to its end.
 * @param {Now} now */
export const whole = (now) => now.step === length(state(now));

/** The state after ply `ply`, or the nearest there is.
 * @param {Now} now @param {number} ply @returns {Now} */
export function at(now, ply) {
  const states = line(now);
  const k = Math.max(0, Math.min(Math.trunc(ply) || 0, states.length - 1));
  return { ...now, ply: k, step: length(states[k]) };
}

/** One ply on, or one step; the same value when there is none.
 * @param {Now} now @returns {Now} */
export function forward(now) {
  if (!whole(now)) return now.grain === "seed" ? { ...now, step: now.step + 1 } : at(now, now.ply);
  if (now.ply >= last(now)) return now;
  const next = at(now, now.ply + 1);
  return now.grain === "seed" ? { ...next, step: Math.min(1, next.step) } : next;
}

/** One ply back, or one step; the same value when there is none.
 * @param {Now} now @returns {Now} */
export function back(now) {
  if (now.grain === "seed" && now.step > 1) return { ...now, step: now.step - 1 };
  return now.ply <= first(now) ? now : at(now, now.ply - 1);
}

/** Takes back the ply shown, however much of it is shown.
 * @param {Now} now @returns {Now} */
export const undo = (now) => (now.ply <= first(now) ? now : at(now, now.ply - 1));

/** @param {Now} now @param {"ply"|"seed"} grain @returns {Now} */
export const withGrain = (now, grain) => ({ ...(grain === "ply" ? at(now, now.ply) : now), grain });

/** Starts a line of one's own at the ply shown; when one was left there before, it is ahead again.
 * @param {Now} now @param {Entry} entry @returns {Now} */
export function enter(now, entry) {
  const kept = now.kept?.root === now.ply ? now.kept.entries.slice(1) : [];
  return at({ ...now, own: { root: now.ply, entries: [entry, ...kept] } }, now.ply);
}

/** The own line with one ply more after the one shown; what lay ahead is gone.
 * @param {Now} now @param {Entry} entry @returns {Now} */
export function played(now, entry) {
  if (!now.own) return now;
  const { root, entries } = now.own;
  const own = { root, entries: [...entries.slice(0, now.ply - root + 1), entry] };
  return at({ ...now, own }, now.ply + 1);
}

/** Back to the book, at the state the own line left.
 * @param {Now} now @returns {Now} */
export const leave = (now) => (now.own ? at({ ...now, own: null, kept: now.own }, now.own.root) : now);

/** What may be played from what is shown, in the own line and only when the ply is whole.
 * @param {Now} now @returns {Entry|null} */
export const entry = (now) => (now.own && whole(now) ? (now.own.entries[now.ply - now.own.root] ?? null) : null);

/** The moves that lead from the start to the ply shown.
 * @param {Now} now @returns {string[]} */
export const moves = (now) => line(now).slice(1, now.ply + 1).map((s) => s.move ?? "");

/** Moves the seeds of one step in `seeds` (changed in place); gives the seeds in the hand after it.
 * @param {number[]} seeds @param {number} hand @param {Step} step */
export function apply(seeds, hand, step) {
  if (step.from >= 0) seeds[step.from] -= step.seeds;
  else hand -= step.seeds;
  if (step.to >= 0) seeds[step.to] += step.seeds;
  else hand += step.seeds;
  return hand;
}

/** Every place's seeds as shown, and the hand's.
 * @param {Now} now @returns {{seeds: number[], hand: number}} */
export function board(now) {
  if (whole(now)) return { seeds: [...state(now).seeds], hand: 0 };
  const seeds = [...line(now)[now.ply - 1].seeds];
  let hand = 0;
  for (const step of shown(now)) hand = apply(seeds, hand, step);
  return { seeds, hand };
}

/** The steps of the ply shown, as far as it is shown.
 * @param {Now} now */
export const shown = (now) => (state(now).steps ?? []).slice(0, now.step);

/** The steps that lead from one value to another, when that is on from it by a ply or less.
 * @param {Now} from @param {Now} to @returns {Step[]} */
export function between(from, to) {
  const steps = shown(to);
  if (line(from)[from.ply] === line(to)[to.ply]) return steps.slice(from.step);
  const on = to.ply === from.ply + 1 && whole(from) && state(from).position === line(to)[from.ply].position;
  return on ? steps : [];
}

/** The sentence for what is shown: the step's when going by seed, else the ply's; and how the game ended.
 * @param {Now} now @returns {Reason} */
export function sentence(now) {
  const s = state(now);
  const step = now.grain === "seed" || !whole(now) ? shown(now).at(-1) : undefined;
  const { say, clauses = [] } = step?.say ? /** @type {Reason} */ (step) : s;
  const end = whole(now) ? s.over?.say : "";
  return { say: end && !say.includes(end) ? `${say} ${end}` : say, clauses };
}

/** What to draw of the ply shown, or of its first steps: the places the hand visited, where the last seed fell, what was taken,
 * what was passed over.
 * @param {Now} now @param {number} [done] @returns {{path: number[], last: number, taken: number[], skipped: number[]}} */
export function track(now, done) {
  const stores = state(now).seeds.length - 2; // where the places of the stores begin
  const marks = { path: /** @type {number[]} */ ([]), last: -1, taken: /** @type {number[]} */ ([]), skipped: /** @type {number[]} */ ([]) };
  for (const step of shown(now).slice(0, done)) {
    if (step.do === "lift" && step.from !== marks.path.at(-1)) marks.path.push(step.from);
    else if (step.do === "drop") marks.path.push((marks.last = step.to));
    else if (step.do === "skip") {
      marks.skipped.push(step.to);
      if (step.to < stores) marks.path.push(step.to);
    } else if (step.do === "capture" && step.from >= 0) marks.taken.push(step.from);
  }
  return marks;
}
