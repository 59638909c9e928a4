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
  #frame = 0;
  /** @type {((whole: boolean) => void)|undefined} */
  #done;

  /** @param {View} view */
  constructor(view) {
    this.view = view;
    /** @type {number[]} the seeds as they lie at this moment */
    this.seeds = [];
    this.hand = 0;
  }

  get running() {
    return this.#done !== undefined;
  }

  /** @returns {boolean} */
  static get still() {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Plays steps from a board; `each` is told how many are done. True when it was not stopped.
   * @param {{seeds: number[], hand: number}} board @param {number} held the place the hand is over, -1 none
   * @param {Step[]} steps @param {(done: number) => void} each @param {number} [tempo] @returns {Promise<boolean>} */
  run(board, held, steps, each, tempo) {
    this.stop();
    this.seeds = [...board.seeds];
    this.hand = board.hand;
    const player = new Player(this, score(steps, tempo), held, each);
    return new Promise((done) => {
      this.#done = done;
      /** @type {number|undefined} */
      let start;
      /** @param {number} now */
      const tick = (now) => {
        start ??= now;
        if (player.play(now - start)) this.#frame = requestAnimationFrame(tick);
        else this.#end(true);
      };
      this.#frame = requestAnimationFrame(tick);
    });
  }

  /** Ends it here and now; the board is left for the next to write. */
  stop() {
    cancelAnimationFrame(this.#frame);
    if (this.running) this.#end(false);
  }

  /** @param {boolean} whole */
  #end(whole) {
    this.view.clear();
    const done = this.#done;
    this.#done = undefined;
    done?.(whole);
  }
}

/** One score being played: the beats not begun, those under way, and the hand. */
class Player {
  /** @type {SVGGElement|undefined} */
  #hand;
  /** @type {Map<Beat, SVGGElement>} */
  #carried = new Map();
  #begun = 0;
  #done = 0;

  /** @param {Motion} motion @param {Beat[]} beats @param {number} over @param {(done: number) => void} each */
  constructor(motion, beats, over, each) {
    this.motion = motion;
    this.view = motion.view;
    this.beats = beats;
    this.over = over;
    this.each = each;
    if (motion.hand > 0) this.#hand = this.view.hold(motion.hand, over);
  }

  /** Brings the board to a time; false when all is done.
   * @param {number} time */
  play(time) {
    while (this.#begun < this.beats.length && this.beats[this.#begun].at <= time) {
      const beat = this.beats[this.#begun];
      if (beat.kind !== "carry") this.#finish(beat.at); // the hand does one thing at a time
      this.#begun++;
      this.#begin(beat);
    }
    for (const beat of this.beats.slice(this.#done, this.#begun)) this.#show(beat, (time - beat.at) / beat.ms);
    this.#finish(time);
    return this.#done < this.beats.length;
  }

  /** @param {Beat} beat */
  #begin(beat) {
    const { from, to, seeds } = beat.step;
    if (beat.kind === "lift" || beat.kind === "carry") {
      this.motion.seeds[from] -= seeds;
      this.view.pit(from, this.motion.seeds[from]);
      const spot = this.view.spot(from);
      if (beat.kind === "carry") this.#carried.set(beat, this.view.handful(seeds, spot));
      else {
        this.motion.hand += seeds;
        this.#hand ??= this.view.handful(this.motion.hand, spot);
        this.view.weigh(this.#hand, this.motion.hand);
        this.over = from;
      }
    }
    if (beat.kind === "drop" && to >= 0 && this.over < 0) this.over = to;
  }

  /** @param {Beat} beat @param {number} part */
  #show(beat, part) {
    const { from, to } = beat.step;
    const carried = this.#carried.get(beat);
    if (carried) this.view.carry(carried, flight(this.view.spot(from), this.view.spot(to), part));
    else if (this.#hand && beat.kind === "lift") this.view.carry(this.#hand, flight(this.view.spot(from), this.view.above(from), part));
    else if (this.#hand && to >= 0) this.view.carry(this.#hand, flight(this.view.above(this.over), this.view.above(to), part));
  }

  /** Ends the beats whose time is over, in order.
   * @param {number} time */
  #finish(time) {
    while (this.#done < this.#begun && this.beats[this.#done].at + this.beats[this.#done].ms <= time) {
      const beat = this.beats[this.#done++];
      const { to, seeds } = beat.step;
      if (beat.kind === "drop" || beat.kind === "carry") {
        this.motion.seeds[to] += seeds;
        this.view.pit(to, this.motion.seeds[to]);
      }
      if (beat.kind === "drop") this.motion.hand -= seeds;
      if (beat.kind === "drop" || beat.kind === "pass") this.over = to;
      if (this.#hand && this.motion.hand <= 0) this.#hand = void this.#hand.remove();
      else if (this.#hand && beat.kind === "drop") this.view.weigh(this.#hand, this.motion.hand);
      this.#carried.get(beat)?.remove();
      this.each(this.#done);
    }
  }
}
