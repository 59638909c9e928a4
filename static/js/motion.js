// Animates the steps of a move. The timeline (what happens when) is plain data; Motion plays it on a drawing and can stop at any time.
import { above, addHand, fillHand, moveHand } from "./hand.js";
import * as snapshot from "./snapshot.js";
import { mark } from "./move-marks.js";
import { knock } from "./tools/sound.js";
/** @import { Board } from "./board.js" */
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { Point } from "./layout.js" */
/** @import { Replay, Step } from "./state.js" */

/** When a step happens, in milliseconds from the start, and what it shows: the hand lifts, drops or passes over a place, a
 * handful is carried from place to place, or nothing moves.
 * @typedef {{step: Step, kind: "lift"|"drop"|"pass"|"carry"|"rest", at: number, ms: number}} Movement */

const LENGTHS = { lift: 280, drop: 230, pass: 150, carry: 520, rest: 0 };
const STAGGER = 70; // between handfuls that are captured together
const LONGEST = 6000; // a longer move is played faster

/** @param {Step} step @returns {Movement["kind"]} */
function kindOf({ do: what, from, to, seeds }) {
  if (seeds === 0) return what === "skip" ? "pass" : "rest";
  if (to < 0) return "lift";
  return from < 0 ? "drop" : "carry";
}

/** @param {Step[]} steps @param {number} [speed] 2 is twice as fast @returns {Movement[]} in order, one for each step */
export function timeline(steps, speed = 1) {
  /** @type {Movement[]} */
  const movements = [];
  let at = 0;
  for (const step of steps) {
    const movement = { step, kind: kindOf(step), at, ms: 0 };
    movement.ms = LENGTHS[movement.kind];
    const before = movements.at(-1);
    if (before && before.kind === "carry" && movement.kind === "carry" && before.step.do === step.do) movement.at = before.at + STAGGER;
    at = Math.max(at, movement.at + movement.ms);
    movements.push(movement);
  }
  const stretch = Math.min(1, LONGEST / Math.max(at, 1)) / speed;
  return movements.map((movement) => ({ ...movement, at: movement.at * stretch, ms: movement.ms * stretch }));
}

/** A point on the arc of a handful flying from a to b, fastest in the middle.
 * @param {Point} a @param {Point} b @param {number} part of the time, from 0 to 1 @returns {Point} */
export function flight(a, b, part) {
  const t = Math.max(0, Math.min(part, 1));
  const eased = t * t * (3 - 2 * t);
  const height = Math.min(16 + Math.hypot(b.x - a.x, b.y - a.y) * 0.12, 60);
  return { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased - height * 4 * t * (1 - t) };
}

/** Animates the last steps of what a board shows, with their marks. Resolves to false if interrupted.
 * @param {Board} board @param {Replay} before @param {Step[]} steps @param {(done: number) => void} progress called after each step with the
 * number of steps of the ply that are shown */
export function animate(board, before, steps, progress) {
  const { replay, drawing, differs, playback } = board;
  const first = replay.step - steps.length;
  const over = snapshot.track(replay, first).path.at(-1) ?? -1;
  const show = (/** @type {number} */ n) => {
    progress(first + n);
    mark(drawing, { ...snapshot.marks(replay, first + n), differs });
  };
  board.motion ??= new Motion(drawing);
  return board.motion.run(snapshot.board(before), over, steps, show, playback.speed);
}

export class Motion {
  /** @type {number[]} the seeds of every place at this moment */
  seeds = [];
  #held = 0; // seeds in the hand
  #over = -1; // the place that the hand is over
  /** @type {SVGGElement|undefined} */
  #hand;
  /** @type {Map<Movement, SVGGElement>} */
  #carried = new Map();
  #begun = 0; // movements
  #ended = 0;
  #frame = 0;
  /** @type {((finished: boolean) => void)|undefined} */
  #done;

  /** @param {BoardSvg} drawing */
  constructor(drawing) {
    this.drawing = drawing;
  }

  get running() {
    return !!this.#done;
  }

  /** Animates steps from a position. Resolves to whether they were played to the end.
   * @param {{seeds: number[], hand: number}} board @param {number} over the place that the hand is over, -1 for none
   * @param {Step[]} steps @param {(done: number) => void} progress called with the number of finished steps
   * @param {number} [speed] @returns {Promise<boolean>} */
  run({ seeds, hand }, over, steps, progress, speed) {
    this.stop();
    this.seeds = [...seeds];
    this.#held = hand;
    this.#over = over;
    this.#hand = hand > 0 ? addHand(this.drawing, hand, above(this.drawing, over)) : undefined;
    this.#begun = this.#ended = 0;
    const movements = timeline(steps, speed);
    return new Promise((done) => {
      this.#done = done;
      /** @type {number|undefined} */
      let start;
      /** @param {number} now */
      const tick = (now) => {
        start ??= now;
        if (this.#play(movements, now - start, progress)) this.#frame = requestAnimationFrame(tick);
        else this.#finish(true);
      };
      this.#frame = requestAnimationFrame(tick);
    });
  }

  /** Stops at once. The caller draws the board again. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#finish(false);
  }

  /** @param {boolean} finished */
  #finish(finished) {
    const done = this.#done;
    if (!done) return;
    this.#done = undefined;
    this.drawing.removeHands();
    done(finished);
  }

  /** Draws the board as it is at a time; returns whether there is more to come.
   * @param {Movement[]} movements @param {number} time @param {(done: number) => void} progress */
  #play(movements, time, progress) {
    while (movements[this.#begun]?.at <= time) {
      const movement = movements[this.#begun];
      if (movement.kind !== "carry") this.#end(movements, movement.at, progress); // the hand makes one movement at a time
      this.#begun++;
      this.#begin(movement);
    }
    for (const movement of movements.slice(this.#ended, this.#begun)) this.#show(movement, (time - movement.at) / movement.ms);
    this.#end(movements, time, progress);
    return this.#ended < movements.length;
  }

  /** @param {Movement} movement */
  #begin(movement) {
    const { drawing, seeds } = this;
    const { kind } = movement;
    const { from, to, seeds: n } = movement.step;
    if (kind === "drop" && this.#over < 0) this.#over = to;
    if (kind !== "lift" && kind !== "carry") return;
    drawing.setPlace(from, (seeds[from] -= n));
    if (kind === "carry") return this.#carried.set(movement, addHand(drawing, n, drawing.center(from)));
    this.#held += n;
    this.#hand ??= addHand(drawing, 0, drawing.center(from));
    fillHand(drawing, this.#hand, this.#held);
    this.#over = from;
  }

  /** @param {Movement} movement @param {number} part */
  #show(movement, part) {
    const { drawing } = this;
    const { from, to } = movement.step;
    const carried = this.#carried.get(movement);
    const hand = this.#hand;
    if (carried) moveHand(carried, flight(drawing.center(from), drawing.center(to), part));
    else if (hand && movement.kind === "lift") moveHand(hand, flight(drawing.center(from), above(drawing, from), part));
    else if (hand && to >= 0) moveHand(hand, flight(above(drawing, this.#over), above(drawing, to), part));
  }

  /** Ends the movements that are over at a time, in order.
   * @param {Movement[]} movements @param {number} time @param {(done: number) => void} progress */
  #end(movements, time, progress) {
    for (; this.#ended < this.#begun; progress(++this.#ended)) {
      const movement = movements[this.#ended];
      const { at, ms, kind } = movement;
      const { to, seeds: n } = movement.step;
      if (at + ms > time) return;
      const drop = kind === "drop";
      if (drop || kind === "carry") this.drawing.setPlace(to, (this.seeds[to] += n));
      if (drop) this.#held -= n;
      if (drop) knock();
      if (drop || kind === "pass") this.#over = to;
      if (this.#hand && this.#held <= 0) this.#hand = void this.#hand.remove();
      else if (this.#hand && drop) fillHand(this.drawing, this.#hand, this.#held);
      this.#carried.get(movement)?.remove();
    }
  }
}
