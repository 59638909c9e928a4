// Where two lines of play first differ.

/** @typedef {import("../state.js").State} State
 * @typedef {import("../state.js").Step} Step */

/** The first ply, and the step of it, at which two lines do not do the same: `ply` counts from 0, the start; `step` from 1, 0 when
 * it is the ply as a whole, which is played on one board only or leaves another player on turn. `sides` is what each does there,
 * undefined where a line has no such ply or step. Null when one line goes as the other does, as far as both go; a line that
 * stopped because its next move was refused is not as long as the other, and differs there.
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
      if (!s || !t || s.do !== t.do || s.from !== t.from || s.to !== t.to || s.seeds !== t.seeds) return { ply, step: i + 1, sides: [s, t] };
    }
    if (String(x.seeds) !== String(y.seeds) || x.turn !== y.turn || !x.over !== !y.over) return { ply, step: 0, sides };
  }
  return null;
}
