// The state of a board as plain data: line, ply, step. Every function returns a new value. There are no rules here: states and steps
// come from the engine, through the page or the worker.

/**
 * A transfer of `seeds` seeds from place `from` to place `to`; -1 is the hand.
 * @typedef {{do: string, rule?: string, from: number, to: number, seeds: number, say?: string, clauses?: string[]}} Step
 *
 * How a game ended, and whether another round can follow.
 * @typedef {{reason: string, south: number, north: number, winner: string, say?: string, next?: boolean}} Over
 *
 * The position before the first ply, or after a ply with the steps of that ply; `legal` if the legal moves are known. `marks`, `arrows` and
 * `noted` are the author's.
 * @typedef {{position: string, seeds: number[], turn: string, say: string, clauses?: string[], over?: Over|null,
 *   move?: string, player?: string, captured?: number, again?: boolean, steps?: Step[],
 *   marks?: [number, string][], arrows?: [number, number][], noted?: boolean, legal?: LegalMoves}} State
 *
 * A sentence and the clauses it cites.
 * @typedef {{say: string, clauses?: string[]}} Reason
 *
 * Why a line ends early: the move that was refused and the moves that would have followed it, or the pit.
 * @typedef {Reason & {move?: string, rest?: string[], place?: number}} Stop
 *
 * The legal moves of a state: the moves by place, for other places the reason why they cannot be played, and a pass
 * or, after a round, the move "=" that begins the next one. The page holds those of a start, with the states after them, but no reasons.
 * @typedef {{can: Record<string, string[]>, cannot?: Record<string, Reason>, pass?: string, next?: State[]}} LegalMoves
 *
 * A line of play: rules and readings, the start, the states, and why it ends early. Lines share the State objects of the plies
 * that they have in common.
 * @typedef {{rules: string, set: Record<string, string>, start: string, states: State[], stopped?: Stop}} Line
 *
 * What is shown: step `step` of ply `ply` of `line`, which is the example's own line, one of its side lines, or the reader's.
 * `previousLine` is the reader's last line; replaying its first move restores all of it. Forward and back go one step if `stepBy` is
 * "seed", else one ply.
 * @typedef {{exampleLine: Line, sides: Line[], previousLine: Line|null, line: Line, ply: number, step: number, stepBy: "ply"|"seed"}} Replay
 */

/** Reports whether two choices of readings are equal. @param {Record<string, string>} a @param {Record<string, string>} b */
export const sameReadings = (a, b) => Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** Writes a choice of readings, one KEY=VALUE for each. @param {Record<string, string>} set */
export const pairs = (set) => Object.entries(set).map((pair) => pair.join("="));

/** @param {Replay} replay */
export const state = (replay) => replay.line.states[replay.ply];

/** @param {Replay} replay */
export const last = (replay) => replay.line.states.length - 1;

/** @param {State|undefined} state */
const stepCount = (state) => state?.steps?.length ?? 0;

/** Reports whether all steps of the ply are shown. @param {Replay} replay */
export const isWhole = (replay) => replay.step === stepCount(state(replay));

/** Reports whether two values show the same. @param {Replay} a @param {Replay} b */
export const showsSame = (a, b) => state(a) === state(b) && a.step === b.step;

/** Reports whether the end of the line is shown. @param {Replay} replay */
export const isAtEnd = (replay) => isWhole(replay) && replay.ply === last(replay);

/** Reports whether the reader has left the example's own line. @param {Replay} replay */
export const hasLeftExample = (replay) => replay.line !== replay.exampleLine;

/** The last ply that a line has in common with the example; -1 if it starts elsewhere. @param {Replay} replay @param {Line} [line] */
export function root({ exampleLine, line: shown }, line = shown) {
  let k = 0;
  while (k < line.states.length && line.states[k] === exampleLine.states[k]) k++;
  return k - 1;
}

/** Goes to the end of a ply, or of the nearest existing one. @param {Replay} replay @param {number} ply @returns {Replay} */
export function at(replay, ply) {
  const k = Math.max(0, Math.min(Math.trunc(ply) || 0, last(replay)));
  return { ...replay, ply: k, step: stepCount(replay.line.states[k]) };
}

/** Goes one ply or one step forward; at the end it returns the same value. @param {Replay} replay @returns {Replay} */
export function forward(replay) {
  if (!isWhole(replay)) return replay.stepBy === "seed" ? { ...replay, step: replay.step + 1 } : at(replay, replay.ply);
  if (replay.ply >= last(replay)) return replay;
  const next = at(replay, replay.ply + 1);
  return replay.stepBy === "seed" ? { ...next, step: Math.min(1, next.step) } : next;
}

/** Goes one ply or one step back; at the start it returns the same value. @param {Replay} replay @returns {Replay} */
export function back(replay) {
  if (replay.stepBy === "seed" && replay.step > 1) return { ...replay, step: replay.step - 1 };
  return replay.ply === 0 ? replay : at(replay, replay.ply - 1);
}

/** Changes from ply to seed, or from seed to ply, which finishes the ply. @param {Replay} replay @returns {Replay} */
export const toggleStepBy = (replay) =>
  replay.stepBy === "seed" ? { ...at(replay, replay.ply), stepBy: "ply" } : { ...replay, stepBy: "seed" };

/** What the buttons do that step through a line, by command. @type {Record<string, (replay: Replay) => Replay>} */
export const steps = { first: (replay) => at(replay, 0), last: (replay) => at(replay, Infinity), back, forward, grain: toggleStepBy };

/** Goes to the next ply along a known line whose next state matches; the line shown comes first, then the example.
 * @param {Replay} replay @param {(next: State) => boolean} matches @returns {Replay|null} */
export function follow(replay, matches) {
  for (const line of [replay.line, replay.exampleLine, ...replay.sides, replay.previousLine]) {
    const next = line?.states[replay.ply + 1];
    if (line && next && line.states[replay.ply] === state(replay) && matches(next)) return at({ ...replay, line }, replay.ply + 1);
  }
  return null;
}

/** Cuts the line after the ply shown, appends a state and goes there.
 * @param {Replay} replay @param {State} next @returns {Replay} */
export function played(replay, next) {
  return at(
    { ...replay, line: { ...replay.line, states: [...replay.line.states.slice(0, replay.ply + 1), next], stopped: undefined } },
    replay.ply + 1,
  );
}

/** Returns to the example, at the ply where the line left it or before. @param {Replay} replay @returns {Replay} */
export function leave(replay) {
  const { exampleLine, sides, line } = replay;
  if (line === exampleLine) return replay;
  return at(
    { ...replay, line: exampleLine, previousLine: sides.includes(line) ? replay.previousLine : line },
    Math.min(replay.ply, root(replay)),
  );
}

/** The moves of a line, to its end or up to a ply. @param {Line} line @param {number} [ply] @returns {string[]} */
export const moves = (line, ply = Infinity) => line.states.slice(1, ply + 1).map((state) => state.move ?? "");
