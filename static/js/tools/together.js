// Two boards in step: what is done on one is done on the other.
import * as states from "../state.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../state.js").Now} Now
 */

export class Together {
  /** @param {Board} one @param {Board} two */
  constructor(one, two) {
    this.boards = [one, two];
    for (const [board, twin] of [[one, two], [two, one]]) Object.assign(board, { twin, together: this });
  }

  /** The board whose line goes on longer: the one along which both are stepped. */
  get guide() {
    const [one, two] = this.boards;
    return states.last(two.now) > states.last(one.now) ? two : one;
  }

  /** Whether both show the end of their lines. */
  get ended() {
    return this.boards.every(({ now }) => now.ply === states.last(now) && states.whole(now));
  }

  /** Takes both on.
   * @param {(now: Now) => Now} move @param {boolean} [animate] @param {Board} [guide] @returns {Promise<boolean>} whether nothing came between */
  async lead(move, animate, guide = this.guide) {
    const { twin } = guide;
    const next = move(guide.now);
    const whole = await Promise.all([guide.on(next, animate), twin?.do(() => twin.on(beside(twin.settle(), next), animate))]);
    return !whole.includes(false);
  }

  /** A command on one board that does not lead the other.
   * @param {Board} board @param {string} name */
  perform({ twin }, name) {
    if (/faster|flip|book/.test(name)) twin?.do(() => twin.perform(name));
  }

  /** A pit is played on one board: it is on the other too; where it cannot be, that line ends. The way is the same as well where
   * either game leaves it to the player.
   * @param {Board} board before it goes on @param {number} place @param {states.State} state where the move leads to there */
  play({ now, twin }, place, state) {
    if (!twin || twin.now.ply !== now.ply) return;
    const way = went(state);
    twin.do(async () => {
      twin.settle();
      const found = await twin.find(place, way);
      if (!found?.next) return found?.why && end(twin, found.why);
      const there = states.state(found.next);
      if (!way || went(there) === way || !/[RL]/.test(`${state.move}${there.move}`)) return twin.go(found.next, true);
      const { line, ply } = twin.now;
      const move = (there.move ?? "").replace(/[RL]?$/, way);
      const answer = await twin.ask(line, [...states.moves(line, ply), move], ply);
      if (answer?.stopped) end(twin, answer.stopped);
    });
  }
}

/** A board's line ends here.
 * @param {Board} board @param {states.Stop} stopped */
function end(board, stopped) {
  const { now } = board;
  board.go({ ...now, line: { ...now.line, states: now.line.states.slice(0, now.ply + 1), stopped } });
  board.scene.refuse(stopped);
}

/** Where a board is beside another: at the same ply and step, or as far as its own line and that ply of it go.
 * @param {Now} now @param {Now} other @returns {Now} */
export function beside(now, other) {
  const next = states.at({ ...now, grain: other.grain }, other.ply);
  return next.ply < other.ply || states.whole(other) ? next : { ...next, step: Math.min(other.step, next.step) };
}

/** Which way the hand of a ply went: R to the player's right, L to the left, "" where nothing was sown.
 * @param {states.State} state */
export function went({ steps = [], seeds }) {
  const n = seeds.length / 2 - 1;
  const from = steps.find(({ from }) => from >= 0)?.from ?? 0;
  const to = steps.find((step) => step.do === "drop")?.to;
  return to === undefined ? "" : to === (from + 1) % (2 * n) || (to >= 2 * n && from % n === n - 1) ? "R" : "L";
}
