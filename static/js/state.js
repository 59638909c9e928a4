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
 *   move?: string, player?: string, captured?: number, again?: boolean, steps?: Step[],
 *   marks?: [number, string][], arrows?: [number, number][], noted?: boolean}} State  what the author points out last
 *
 * Why a pit may not be played.
 * @typedef {{say: string, clauses?: string[]}} Reason
 *
 * Why a line does not go on: the move that was refused, with those that were to come after it, or the pit.
 * @typedef {Reason & {move?: string, rest?: string[], place?: number}} Stop
 *
 * What may be played in a state: place -> the moves it allows, place -> why it allows none; a move that is of no pit.
 * @typedef {{can: Record<string, string[]>, cannot: Record<string, Reason>, pass?: string}} Entry
 *
 * A line of play: by which rules and readings, from where, its states, and why it ends there when a move was refused. Lines that
 * begin alike have the same State objects there.
 * @typedef {{rules: string, set: Record<string, string>, start: string, states: State[], stopped?: Stop}} Line
 *
 * What is shown now: a state of `line`, which is the book's, one of its side lines, or the reader's own. `kept` is the own line
 * left last, so that going back to it loses nothing.
 * @typedef {{book: Line, sides: Line[], kept: Line|null, line: Line, ply: number, step: number, grain: "ply"|"seed"}} Now
 */

/**
 * A line as the page has it, with what the author points out in its states, by index: places with a letter, arrows between places,
 * which have a note. A side line's first state stands instead of state `ply`.
 * @typedef {{states: State[], marks?: Record<number, [number, string][]>, arrows?: Record<number, [number, number][]>, noted?: number[]}} Told
 * @typedef {Told & Omit<Line, "states"> & {asides?: (Told & {ply: number})[]}} Book
 *
 * A brief one: its moves, and of its states the one shown first.
 * @typedef {Omit<Book, "states"> & {moves: string[], shown: State}} Brief
 */

/** @param {Told} told @returns {State[]} */
const pointed = ({ states, marks = {}, arrows = {}, noted = [] }) =>
  states.map((state, k) => ({ ...state, marks: marks[k], arrows: arrows[k], noted: noted.includes(k) }));

/** @param {Book} told @param {number} ply the one shown first @returns {Now} */
export function begin(told, ply) {
  const { rules, set = {}, start, stopped, asides = [] } = told;
  const book = { rules, set, start, states: pointed(told), stopped };
  const sides = asides.map((aside) => ({ ...book, states: [...book.states.slice(0, aside.ply), ...pointed(aside)], stopped: undefined }));
  return at({ book, sides, kept: null, line: book, ply: 0, step: 0, grain: "ply" }, ply);
}

/** The line of a brief example, all of its states unknown but the one shown.
 * @param {Brief} told @param {number} ply @returns {Book} */
export function outline({ moves, shown, ...told }, ply) {
  const states = Array(moves.length + 1);
  states[ply] = shown;
  return { ...told, states };
}

/** @param {Now} now */
export const state = (now) => now.line.states[now.ply];

/** @param {Now} now */
export const last = (now) => now.line.states.length - 1;

/** @param {State|undefined} s */
const length = (s) => s?.steps?.length ?? 0;

/** Whether the ply shown is shown to its end.
 * @param {Now} now */
export const whole = (now) => now.step === length(state(now));

/** The last ply that a line has in common with the book; -1 when it began elsewhere.
 * @param {Now} now @param {Line} [line] */
export function root({ book, line: shown }, line = shown) {
  let k = 0;
  while (k < line.states.length && line.states[k] === book.states[k]) k++;
  return k - 1;
}

/** The state after ply `ply`, or the nearest there is.
 * @param {Now} now @param {number} ply @returns {Now} */
export function at(now, ply) {
  const k = Math.max(0, Math.min(Math.trunc(ply) || 0, last(now)));
  return { ...now, ply: k, step: length(now.line.states[k]) };
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
  return now.ply === 0 ? now : at(now, now.ply - 1);
}

/** @param {Now} now @param {"ply"|"seed"} grain @returns {Now} */
export const withGrain = (now, grain) => ({ ...(grain === "ply" ? at(now, now.ply) : now), grain });

/** The ply after the one shown, when a line that is known goes on with this move; the line shown first, then the book.
 * @param {Now} now @param {(next: State) => boolean} is whether a state is the one that the move leads to @returns {Now|null} */
export function follow(now, is) {
  for (const line of [now.line, now.book, ...now.sides, now.kept]) {
    const next = line?.states[now.ply + 1];
    if (line && next && line.states[now.ply] === state(now) && is(next)) return at({ ...now, line }, now.ply + 1);
  }
  return null;
}

/** The line shown up to here and one ply more; what lay ahead is gone.
 * @param {Now} now @param {State} next @returns {Now} */
export function played(now, next) {
  return at({ ...now, line: { ...now.line, states: [...now.line.states.slice(0, now.ply + 1), next], stopped: undefined } }, now.ply + 1);
}

/** Back to the book, at the state the line shown left.
 * @param {Now} now @returns {Now} */
export function leave(now) {
  const { book, sides, line } = now;
  if (line === book) return now;
  return at({ ...now, line: book, kept: sides.includes(line) ? now.kept : line }, Math.min(now.ply, root(now)));
}

/** The moves of a line, to its end or to a ply.
 * @param {Line} line @param {number} [ply] @returns {string[]} */
export const moves = (line, ply = line.states.length) => line.states.slice(1, ply + 1).map((s) => s.move ?? "");

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
  const seeds = [...now.line.states[now.ply - 1].seeds];
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
  if (state(from) === state(to)) return steps.slice(from.step);
  const on = to.ply === from.ply + 1 && whole(from) && state(from).position === to.line.states[from.ply].position;
  return on ? steps : [];
}

/** The lap that the hand is in, of a ply that takes more than one; else 0.
 * @param {Now} now @param {number} [done] */
export function lap(now, done = now.step) {
  const lifts = (/** @type {number} */ n) => state(now).steps?.slice(0, n).filter((step) => step.do === "lift").length ?? 0;
  return lifts(Infinity) > 1 ? lifts(done) : 0;
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
