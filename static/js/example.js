// Reads an example as the build wrote it into the page.
import { at } from "./state.js";
/** @import { LegalMoves, Line, Replay, State } from "./state.js" */

/**
 * States with the author's marks, by index: places with a letter, arrows between places, states with a note. The first
 * state of a side line replaces state `ply` of the example.
 * @typedef {{states: State[], marks?: Record<number, [number, string][]>, arrows?: Record<number, [number, number][]>, noted?: number[]}} Annotated
 * @typedef {Annotated & Omit<Line, "states"> & {asides?: (Annotated & {ply: number})[], next?: LegalMoves}} Example  next: what can be played at the start
 *
 * A long example has its moves and the state shown first; the engine plays the others.
 * @typedef {Omit<Example, "states"> & {states?: State[], moves?: string[], shown?: State}} Brief
 */

/** @param {Annotated} part @returns {State[]} */
const annotated = ({ states, marks = {}, arrows = {}, noted = [] }) =>
  states.map((state, k) => ({ ...state, marks: marks[k], arrows: arrows[k], noted: noted.includes(k) }));

/** Opens an example at a ply. Of a brief one, all other states are missing.
 * @param {Example|Brief} example @param {number} ply @returns {Replay} */
export function begin(example, ply) {
  const { rules, set = {}, start, stopped, asides = [], moves = [], shown, next } = /** @type {Brief} */ (example);
  const states = example.states ?? Object.assign(Array(moves.length + 1), { [ply]: shown });
  if (next) states[0].legal = next;
  const exampleLine = { rules, set, start, states: annotated({ ...example, states }), stopped };
  const sides = asides.map((aside) => ({
    ...exampleLine,
    states: [...exampleLine.states.slice(0, aside.ply), ...annotated(aside)],
    stopped: undefined,
  }));
  return at({ exampleLine, sides, previousLine: null, line: exampleLine, ply: 0, step: 0, stepBy: "ply" }, ply);
}
