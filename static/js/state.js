// What a board shows, as plain values: which line, which ply of it, which step of that ply. Every function returns a new
// value. No rules here: states and steps come from the engine, through the page or the worker.

/**
 * A transfer of `seeds` seeds from place `from` to place `to`; -1 is the hand.
 * @typedef {{do: string, rule?: string, from: number, to: number, seeds: number, say?: string, clauses?: string[]}} Step
 *
 * @typedef {{reason: string, south: number, north: number, winner: string, say?: string}} Over
 *
 * The position before the first ply, or after a ply with the steps of that ply. `marks`, `arrows` and `noted` are the author's.
 * @typedef {{position: string, seeds: number[], turn: string, say: string, clauses?: string[], over?: Over|null,
 *   move?: string, player?: string, captured?: number, again?: boolean, steps?: Step[],
 *   marks?: [number, string][], arrows?: [number, number][], noted?: boolean}} State
 *
 * A sentence and the clauses it cites.
 * @typedef {{say: string, clauses?: string[]}} Reason
 *
 * Why a line ends early: the move that was refused and the moves that would have followed it, or the pit.
 * @typedef {Reason & {move?: string, rest?: string[], place?: number}} Stop
 *
 * The legal moves of a state: the moves by place, the reason by place where there is none, and a pass.
 * @typedef {{can: Record<string, string[]>, cannot: Record<string, Reason>, pass?: string}} Entry
 *
 * A line of play: rules and readings, the start, the states, and why it ends early. Lines share the State objects of the plies
 * that they have in common.
 * @typedef {{rules: string, set: Record<string, string>, start: string, states: State[], stopped?: Stop}} Line
 *
 * What is shown: step `step` of ply `ply` of `line`, which is the example's own line (`book`), one of its side lines, or the reader's.
 * `kept` is the reader's line that was left last; playing its moves again brings the whole line back. By "seed", forward and back
 * go one step, by "ply" one ply.
 * @typedef {{book: Line, sides: Line[], kept: Line|null, line: Line, ply: number, step: number, grain: "ply"|"seed"}} Replay
 */

/** Reports whether two choices of readings are equal. @param {Record<string, string>} a @param {Record<string, string>} b */
export const sameReadings = (a, b) => Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** @param {Replay} now */
export const state = (now) => now.line.states[now.ply];

/** @param {Replay} now */
export const last = (now) => now.line.states.length - 1;

/** @param {State|undefined} state */
const stepCount = (state) => state?.steps?.length ?? 0;

/** Reports whether all steps of the ply are shown. @param {Replay} now */
export const whole = (now) => now.step === stepCount(state(now));

/** Reports whether the end of the line is shown. @param {Replay} now */
export const ended = (now) => whole(now) && now.ply === last(now);

/** Reports whether the reader has left the example's own line. @param {Replay} now */
export const offBook = (now) => now.line !== now.book;

/** The last ply that a line has in common with the book; -1 when it starts elsewhere. @param {Replay} now @param {Line} [line] */
export function root({ book, line: shown }, line = shown) {
  let k = 0;
  while (k < line.states.length && line.states[k] === book.states[k]) k++;
  return k - 1;
}

/** Goes to the end of a ply, or of the nearest one that exists. @param {Replay} now @param {number} ply @returns {Replay} */
export function at(now, ply) {
  const k = Math.max(0, Math.min(Math.trunc(ply) || 0, last(now)));
  return { ...now, ply: k, step: stepCount(now.line.states[k]) };
}

/** Goes one ply or one step forward; at the end it returns the same value. @param {Replay} now @returns {Replay} */
export function forward(now) {
  if (!whole(now)) return now.grain === "seed" ? { ...now, step: now.step + 1 } : at(now, now.ply);
  if (now.ply >= last(now)) return now;
  const next = at(now, now.ply + 1);
  return now.grain === "seed" ? { ...next, step: Math.min(1, next.step) } : next;
}

/** Goes one ply or one step back; at the start it returns the same value. @param {Replay} now @returns {Replay} */
export function back(now) {
  if (now.grain === "seed" && now.step > 1) return { ...now, step: now.step - 1 };
  return now.ply === 0 ? now : at(now, now.ply - 1);
}

/** @param {Replay} now @param {"ply"|"seed"} grain @returns {Replay} */
export const withGrain = (now, grain) => ({ ...(grain === "ply" ? at(now, now.ply) : now), grain });

/** Goes to the next ply along a known line whose next state matches; the line shown comes first, then the book.
 * @param {Replay} now @param {(next: State) => boolean} matches @returns {Replay|null} */
export function follow(now, matches) {
  for (const line of [now.line, now.book, ...now.sides, now.kept]) {
    const next = line?.states[now.ply + 1];
    if (line && next && line.states[now.ply] === state(now) && matches(next)) return at({ ...now, line }, now.ply + 1);
  }
  return null;
}

/** Cuts the line after the ply shown, appends a state and goes there.
 * @param {Replay} now @param {State} next @returns {Replay} */
export function played(now, next) {
  return at({ ...now, line: { ...now.line, states: [...now.line.states.slice(0, now.ply + 1), next], stopped: undefined } }, now.ply + 1);
}

/** Returns to the book, at the ply where the line left it or before. @param {Replay} now @returns {Replay} */
export function leave(now) {
  const { book, sides, line } = now;
  if (line === book) return now;
  return at({ ...now, line: book, kept: sides.includes(line) ? now.kept : line }, Math.min(now.ply, root(now)));
}

/** The moves of a line, to its end or up to a ply. @param {Line} line @param {number} [ply] @returns {string[]} */
export const moves = (line, ply = line.states.length) => line.states.slice(1, ply + 1).map((state) => state.move ?? "");
