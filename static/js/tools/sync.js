// Synchronizes the two boards of a pair.
import * as states from "../state.js";
import { wayOf } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Replay } from "../state.js" */

export class Sync {
  /** @param {Board} one @param {Board} two */
  constructor(one, two) {
    this.boards = [one, two];
    Object.assign(one, { twin: two, sync: this });
    Object.assign(two, { twin: one, sync: this });
  }

  /** The board with the longer line; it determines the steps of both. */
  get guide() {
    const [one, two] = this.boards;
    return states.last(two.replay) > states.last(one.replay) ? two : one;
  }

  /** Whether both boards show the end of their lines. */
  get ended() {
    return this.boards.every(({ replay }) => states.isAtEnd(replay));
  }

  /** Moves the guide, and the other board to the same ply. Resolves to false if one was interrupted.
   * @param {(replay: Replay) => Replay} move @param {boolean} [animate] @param {Board} [guide] @returns {Promise<boolean>} */
  async goTo(move, animate, guide = this.guide) {
    const { twin } = guide;
    const next = move(guide.replay);
    const follow = () => {
      twin?.interrupt();
      return twin?.show(align(twin.replay, next), animate);
    };
    const done = await Promise.all([guide.show(next, animate), twin?.run(follow)]);
    return !done.includes(false);
  }

  /** Repeats a command on the other board, if it is not one that navigates. @param {Board} board @param {string} name */
  act({ twin }, name) {
    if (/faster|flip|book/.test(name)) twin?.act(name, false, true);
  }

  /** Plays a pit on the other board as well, in the same direction if either game leaves that to the player. If the pit cannot be
   * played there, the other board's line ends.
   * @param {Board} board before it plays @param {number} place @param {states.State} state after the move on this board */
  play({ replay, twin }, place, state) {
    if (!twin || twin.replay.ply !== replay.ply) return;
    const direction = directionOf(state);
    twin.run(async () => {
      twin.interrupt();
      const found = await twin.findMove(place, direction);
      if (!found?.next) return found?.why && end(twin, found.why);
      const there = states.state(found.next);
      if (!direction || directionOf(there) === direction || !/[RL]/.test(`${state.move}${there.move}`)) return twin.show(found.next, true);
      const { line, ply } = twin.replay;
      const move = (there.move ?? "").replace(/([RL]>?)?$/, direction);
      const answer = await twin.ask(line, [...states.moves(line, ply), move], ply);
      if (answer?.stopped) end(twin, answer.stopped);
    });
  }
}

/** Ends a board's line at the ply shown. @param {Board} board @param {states.Stop} stopped */
function end(board, stopped) {
  const { replay } = board;
  board.show({ ...replay, line: { ...replay.line, states: replay.line.states.slice(0, replay.ply + 1), stopped } });
  board.refuse(stopped);
}

/** Goes to the ply and step of another board, as far as the line reaches.
 * @param {Replay} replay @param {Replay} other @returns {Replay} */
export function align(replay, other) {
  const next = states.at({ ...replay, stepBy: other.stepBy }, other.ply);
  return next.ply < other.ply || states.isWhole(other) ? next : { ...next, step: Math.min(other.step, next.step) };
}

/** The way of a ply as its move names it, or else as it was sown: R to the player's right, L to the left, "" if nothing was sown.
 * @param {states.State} state */
export function directionOf({ move, steps = [], seeds }) {
  if (wayOf(move)) return wayOf(move);
  const n = seeds.length / 2 - 1;
  const from = steps.find(({ from }) => from >= 0)?.from ?? 0;
  const to = steps.find((step) => step.do === "drop")?.to;
  const end = from % n === n - 1;
  const round = end && n > 2 && to === from - n + 1; // the track of a side with two rows
  return to === undefined ? "" : to === (from + 1) % (2 * n) || (to >= 2 * n && end) || round ? "R" : "L";
}
