// The seeds travel: a step after the other, in the hand's rhythm. The score (what happens when) is a pure value; Motion plays
// it on a view and can be stopped at any moment.

/**
 * @typedef {import("./state.js").Step} Step
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {import("./view.js").View} View
 *
 * When a step happens, in milliseconds from the start, and what of it is seen: the hand lifts, drops or passes over a place,
 * a handful is carried from place to place, or nothing moves.
 * @typedef {{step: Step, kind: "lift"|"drop"|"pass"|"carry"|"rest", at: number, ms: number}} Beat
 */

const LENGTHS = { lift: 280, drop: 230, pass: 150, carry: 520, rest: 0 };
const TOGETHER = 70; // between handfuls that are taken at the same time
const LONGEST = 6000; // a longer move is played faster

/** @param {Step} step @returns {Beat["kind"]} */
function kind({ do: what, from, to, seeds }) {
  if (seeds === 0) return what === "skip" ? "pass" : "rest";
  if (to < 0) return "lift";
  return from < 0 ? "drop" : "carry";
}

/** @param {Step[]} steps @param {number} [tempo] 2 is twice as fast @returns {Beat[]} */
export function score(steps, tempo = 1) {
  /** @type {Beat[]} */
  const beats = [];
  let at = 0;
  for (const step of steps) {
    const beat = { step, kind: kind(step), at, ms: 0 };
    beat.ms = LENGTHS[beat.kind];
    const before = beats.at(-1);
    if (before && before.kind === "carry" && beat.kind === "carry" && before.step.do === step.do) beat.at = before.at + TOGETHER;
    at = Math.max(at, beat.at + beat.ms);
    beats.push(beat);
  }
  const stretch = Math.min(1, LONGEST / Math.max(at, 1)) / tempo;
  return beats.map((beat) => ({ ...beat, at: beat.at * stretch, ms: beat.ms * stretch }));
}

/** Where something is on its way from a to b: a low throw, quick in the middle.
 * @param {Spot} a @param {Spot} b @param {number} part from 0 to 1 @returns {Spot} */
export function flight(a, b, part) {
  const t = part < 0 ? 0 : part > 1 ? 1 : part;
  const eased = t * t * (3 - 2 * t);
  const height = Math.min(16 + Math.hypot(b.x - a.x, b.y - a.y) * 0.12, 60);
  return {
    x: a.x + (b.x - a.x) * eased,
    y: a.y + (b.y - a.y) * eased - height * 4 * t * (1 - t),
  };
}

export class Motion {
  /** @type {number[]} the seeds as they lie at this moment */
  seeds = [];
  #held = 0; // seeds in the hand
  #over = -1; // the place the hand is over
  /** @type {SVGGElement|undefined} */
  #hand;
  /** @type {Map<Beat, SVGGElement>} */
  #carried = new Map();
  #begun = 0; // beats
  #ended = 0;
  #frame = 0;
  /** @type {((whole: boolean) => void)|undefined} */
  #done;

  /** @param {View} view */
  constructor(view) {
    this.view = view;
  }

  get running() {
    return !!this.#done;
  }

  /** Plays steps from a board; `each` is told how many are done. True when it was not stopped.
   * @param {{seeds: number[], hand: number}} board @param {number} over the place the hand is over, -1 none
   * @param {Step[]} steps @param {(done: number) => void} each @param {number} [tempo] @returns {Promise<boolean>} */
  run({ seeds, hand }, over, steps, each, tempo) {
    this.stop();
    this.seeds = [...seeds];
    this.#held = hand;
    this.#over = over;
    this.#hand = hand > 0 ? this.view.hold(hand, over) : undefined;
    this.#begun = this.#ended = 0;
    const beats = score(steps, tempo);
    return new Promise((done) => {
      this.#done = done;
      /** @type {number|undefined} */
      let start;
      /** @param {number} now */
      const tick = (now) => {
        start ??= now;
        if (this.#play(beats, now - start, each)) this.#frame = requestAnimationFrame(tick);
        else this.#end(true);
      };
      this.#frame = requestAnimationFrame(tick);
    });
  }

  /** Ends it here and now; the board is left for the next to write. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#end(false);
  }

  /** @param {boolean} whole */
  #end(whole) {
    const done = this.#done;
    if (!done) return;
    this.#done = undefined;
    this.view.clear();
    done(whole);
  }

  /** Brings the board to a time; false when all is done.
   * @param {Beat[]} beats @param {number} time @param {(done: number) => void} each */
  #play(beats, time, each) {
    while (beats[this.#begun]?.at <= time) {
      const beat = beats[this.#begun];
      if (beat.kind !== "carry") this.#finish(beats, beat.at, each); // the hand does one thing at a time
      this.#begun++;
      this.#begin(beat);
    }
    for (const beat of beats.slice(this.#ended, this.#begun)) this.#show(beat, (time - beat.at) / beat.ms);
    this.#finish(beats, time, each);
    return this.#ended < beats.length;
  }

  /** @param {Beat} beat */
  #begin(beat) {
    const { view, seeds } = this;
    const { kind, step: { from, to, seeds: n } } = beat;
    if (kind === "drop" && this.#over < 0) this.#over = to;
    if (kind !== "lift" && kind !== "carry") return;
    view.pit(from, (seeds[from] -= n));
    if (kind === "carry") return this.#carried.set(beat, view.handful(n, view.spot(from)));
    this.#held += n;
    this.#hand ??= view.handful(0, view.spot(from));
    view.weigh(this.#hand, this.#held);
    this.#over = from;
  }

  /** @param {Beat} beat @param {number} part */
  #show(beat, part) {
    const { view } = this;
    const { from, to } = beat.step;
    const carried = this.#carried.get(beat);
    const hand = this.#hand;
    if (carried) view.carry(carried, flight(view.spot(from), view.spot(to), part));
    else if (hand && beat.kind === "lift") view.carry(hand, flight(view.spot(from), view.above(from), part));
    else if (hand && to >= 0) view.carry(hand, flight(view.above(this.#over), view.above(to), part));
  }

  /** Ends the beats whose time is over, in order.
   * @param {Beat[]} beats @param {number} time @param {(done: number) => void} each */
  #finish(beats, time, each) {
    for (; this.#ended < this.#begun; each(++this.#ended)) {
      const beat = beats[this.#ended];
      const { at, ms, kind, step: { to, seeds: n } } = beat;
      if (at + ms > time) return;
      const drop = kind === "drop";
      if (drop || kind === "carry") this.view.pit(to, (this.seeds[to] += n));
      if (drop) this.#held -= n;
      if (drop || kind === "pass") this.#over = to;
      if (this.#hand && this.#held <= 0) this.#hand = void this.#hand.remove();
      else if (this.#hand && drop) this.view.weigh(this.#hand, this.#held);
      this.#carried.get(beat)?.remove();
    }
  }
}
