// The frames of a line as an animated picture.
import * as states from "../state.js";
/** @import { Replay, Step } from "../state.js" */

/** What a frame shows, and for how many milliseconds. @typedef {{replay: Replay, ms: number}} Frame */

const START = 1000;
const PLY = 1300; // after a move, to see its marks
const END = 3500; // before the animation repeats
const STEPS = { lift: 450, drop: 280, pass: 200, carry: 650 };
const LONGEST = 12_000; // a longer move is shown faster, with frames of at least SHORTEST
const SHORTEST = 60;

/** How long a step is shown; 0 if it moves nothing. @param {Step} step */
function length({ do: what, from, to, seeds }) {
  if (seeds === 0) return what === "skip" ? STEPS.pass : 0;
  return to < 0 ? STEPS.lift : from < 0 ? STEPS.drop : STEPS.carry;
}

/** Reports whether two steps carry seeds at the same time, as captures do. @param {Step} a @param {Step} b */
const together = (a, b) => a.do === b.do && [a, b].every(({ from, to, seeds }) => from >= 0 && to >= 0 && seeds > 0);

/** The frames of a ply before its end. @param {Replay} whole the end of the ply @returns {Frame[]} */
function stepFrames(whole) {
  const { steps = [] } = states.state(whole);
  const shown = steps.flatMap((step, k) => {
    const next = steps[k + 1];
    const ms = next && together(step, next) ? 0 : length(step);
    return ms ? [{ replay: { ...whole, step: k + 1 }, ms }] : [];
  });
  shown.pop(); // the end of the ply shows the last
  const sum = shown.reduce((sum, { ms }) => sum + ms, 0);
  return shown.map(({ replay, ms }) => ({ replay, ms: Math.max(SHORTEST, ms * Math.min(1, LONGEST / sum)) }));
}

/** The frames of the line shown, from its start to its end: one for each step, or one for each ply.
 * @param {Replay} replay @param {"step"|"ply"} by @returns {Frame[]} */
export function frames(replay, by) {
  const all = [{ replay: states.at(replay, 0), ms: START }];
  for (let ply = 1; ply <= states.last(replay); ply++) {
    const whole = states.at(replay, ply);
    if (by === "step") all.push(...stepFrames(whole));
    all.push({ replay: whole, ms: PLY });
  }
  all[all.length - 1].ms = END;
  return all;
}
