// Shows a replay: at rest, animated, or playing by itself until the next command. Board adds the commands.
import { EngineClient } from "./engine-client.js";
import { set } from "./dom.js";
import { Motion } from "./motion.js";
import { Scene } from "./scene.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { after, delay } from "./timers.js";
/** @import { Marks } from "./board-svg.js" */
/** @import { Table } from "./seeds.js" */
/** @import { Entry, Replay } from "./state.js" */
/** @import { Game } from "./words.js" */

const SPEEDS = [1, 2, 4, 0.5];
const SLOW = 300; // milliseconds before the board says that the engine is loading

export class Display {
  /** What is shown, or what the animation leads to.
   * @type {Replay} */
  now;
  #playback = { playing: false, loading: false, speed: 1 };
  #command = new AbortController();

  /** @param {HTMLElement} root @param {Game} game @param {Table} table @param {Replay} now
   * @param {(place: number, direction: string) => void} play called when the reader chooses a pit */
  constructor(root, game, table, now, play) {
    this.root = root;
    this.game = game;
    this.now = now;
    this.asking = new EngineClient(game);
    /** @protected */
    this.scene = new Scene(root, game, table, play);
    /** @protected */
    this.motion = new Motion(this.scene.drawing);
  }

  get position() {
    return states.state(this.now).position;
  }

  get line() {
    return this.now.line;
  }

  /** The seeds of every place, at this moment of the animation. */
  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : snapshot.board(this.now).seeds;
  }

  /** The board's drawing. */
  get svg() {
    return this.scene.drawing.svg;
  }

  /** The labels of the pits, by place, as their buttons are called. */
  get pitLabels() {
    return this.scene.pits.labels;
  }

  set pitLabels(labels) {
    this.scene.pits.labels = labels;
  }

  /** Whether the board is seen from North's side. */
  get flipped() {
    return this.scene.drawing.flipped;
  }

  /** Ends whatever is under way: animation, autoplay, waiting for the engine. Reports whether the line was playing. */
  interrupt() {
    const { playing, speed } = this.#playback;
    this.#command.abort();
    this.#command = new AbortController();
    this.#playback = { playing: false, loading: false, speed };
    this.motion.stop();
    return playing;
  }

  /** Ends whatever is under way and draws the board again. */
  redraw() {
    this.interrupt();
    this.draw();
  }

  /** Draws the board and dispatches sow-change. @protected */
  draw() {
    const { now } = this;
    this.scene.show(now, this.#playback, states.whole(now) ? this.asking.entries.get(states.state(now)) : undefined);
    this.root.dispatchEvent(new Event("sow-change", { bubbles: true }));
  }

  #drawControls() {
    this.scene.showControls(this.now, this.#playback);
  }

  /** Shows the next value, animated on request. Resolves to whether it was not interrupted.
   * @param {Replay} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async show(next, animate) {
    const before = this.now;
    this.now = next;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const steps = animate && !still ? snapshot.between(before, next) : [];
    if (steps.some((step) => step.seeds > 0)) {
      this.scene.start(before, next, this.#playback);
      const done = next.step - steps.length;
      const over = snapshot.track(next, done).path.at(-1) ?? -1;
      const progress = (/** @type {number} */ n) => this.scene.advance(next, done + n);
      if (!(await this.motion.run(snapshot.board(before), over, steps, progress, this.#playback.speed))) return false;
    }
    this.draw();
    return true;
  }

  /** Shows the next value, and says why if the line ends here with a refused move.
   * @param {Replay} next @param {boolean} [animate] */
  advance(next, animate) {
    const { ply, step } = this.now;
    const done = this.show(next, animate);
    if (animate && next.line.stopped && next.ply === ply && next.step === step) this.refuse(next.line.stopped);
    return done;
  }

  /** Marks the board as playing while a function steps through the line.
   * @protected @param {(wait: (ms: number) => Promise<void>) => Promise<boolean>} steps resolves to whether it was not interrupted;
   * wait takes the speed into account, and never resolves if the board is interrupted meanwhile */
  async playLine(steps) {
    this.#playback.playing = true;
    if (!(await steps((ms) => delay(ms / this.#playback.speed, this.#command.signal)))) return;
    this.interrupt();
    this.#drawControls();
  }

  /** @protected */
  changeSpeed() {
    this.#playback.speed = SPEEDS[(SPEEDS.indexOf(this.#playback.speed) + 1) % SPEEDS.length];
    this.#drawControls();
  }

  /** Shows that the reader waits for a promise. Resolves to its value, or to nothing after an interruption.
   * @protected @template T @param {Promise<T>} promise @param {() => void} failed called if there is no value @returns {Promise<T|undefined>} */
  async wait(promise, failed) {
    const { signal } = this.#command;
    const { layer } = this.scene.pits;
    const setLoading = (/** @type {boolean} */ loading) => {
      this.#playback.loading = loading;
      this.#drawControls();
    };
    const timer = after(SLOW, signal, () => setLoading(true));
    set(layer, { "aria-busy": true });
    const value = await promise;
    clearTimeout(timer);
    set(layer, { "aria-busy": false });
    if (signal.aborted) return;
    setLoading(false);
    if (!value) failed();
    return value;
  }

  /** Turns the board round. The caller draws the labels, then redraws the board. */
  turnRound() {
    this.scene.drawing.flip();
    this.scene.pits.place();
  }

  /** Says why a move cannot be played. @param {states.Reason} reason */
  refuse(reason) {
    this.scene.refuse(reason);
  }

  /** Shows which pits can be played, unless a move is only half shown. @param {Entry} entry */
  showEntry(entry) {
    if (states.whole(this.now) && !this.motion.running) this.scene.showEntry(this.now, entry);
  }

  /** Draws other marks, until the next redraw. @param {Marks} marks */
  mark(marks) {
    this.scene.drawing.mark(marks);
  }

  /** Marks where this board first differs from the one beside it. @param {number} place -1 for nowhere */
  markDifference(place) {
    if (place === this.scene.differs || this.motion.running) return;
    this.scene.differs = place;
    this.scene.mark(this.now);
  }

  /** Draws a position that is in no line, until the next redraw. @param {number[]} seeds @param {string} turn S or N */
  preview(seeds, turn) {
    const { drawing } = this.scene;
    drawing.setSeeds(seeds);
    drawing.setTurn(turn);
  }

  /** Lays an element over the board. @param {HTMLElement} layer */
  overlay(layer) {
    this.scene.pits.layer.after(layer);
  }

  /** A state's move, its pit called as on the board. @param {states.State} state */
  moveName(state) {
    return this.scene.moveName(state);
  }

  /** Adds an element below the bar. @param {HTMLElement} panel */
  addPanel(panel) {
    this.scene.bar.element.after(panel);
  }

  /** The bar's last button, which opens the panel. */
  get moreButton() {
    return this.scene.bar.buttons.more;
  }

  /** @param {boolean} ended whether there is nothing to go forward to */
  setEnded(ended) {
    this.scene.bar.setEnded(ended);
  }

  /** Focuses the pit that is the tab stop. */
  focusPit() {
    this.scene.pits.buttons.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
  }

  /** Prints what the board shows now instead of what the author wrote. */
  printCurrent() {
    this.scene.figures.printCurrent();
  }
}
