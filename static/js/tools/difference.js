// Finds where two lines of play first differ.
/** @import { State, Step } from "../state.js" */

/** The first ply and step at which two lines differ; null if the shorter line is the beginning of the longer one. Plies count from 0,
 * the start, and steps from 1; step 0 is the ply as a whole, which only one board plays or which leaves another player to move. `sides`
 * is the step or state of each line, undefined if it has none. A line that ended because a move was refused differs from one that
 * goes on.
 * @param {{states: State[], stopped?: unknown}} a @param {{states: State[], stopped?: unknown}} b
 * @returns {{ply: number, step: number, sides: (State|Step|undefined)[]}|null} */
export function difference(a, b) {
  const lines = [a, b];
  for (let ply = 0; ply < Math.max(a.states.length, b.states.length); ply++) {
    const sides = lines.map((line) => line.states[ply]);
    const [x, y] = sides;
    if (!x || !y) return lines.some((line) => line.stopped && !line.states[ply]) ? { ply, step: 0, sides } : null;
    const steps = sides.map((state) => state.steps ?? []);
    for (let i = 0; i < Math.max(steps[0].length, steps[1].length); i++) {
      const [s, t] = steps.map((list) => list[i]);
      if (!s || !t || s.do !== t.do || s.from !== t.from || s.to !== t.to || s.seeds !== t.seeds)
        return { ply, step: i + 1, sides: [s, t] };
    }
    if (String(x.seeds) !== String(y.seeds) || x.turn !== y.turn || !x.over !== !y.over) return { ply, step: 0, sides };
  }
  return null;
}
