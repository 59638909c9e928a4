// Shows a replay: at rest, animated, or playing by itself until the next command. Board adds the commands.
import { Bar } from "./bar.js";
import { BoardSvg } from "./board-svg.js";
import { findAll, focus, set } from "./dom.js";
import { EngineClient } from "./engine-client.js";
import { Figures } from "./figures.js";
import { Motion } from "./motion.js";
import { MoveList } from "./move-list.js";
import { PitButtons } from "./pits.js";
import { say } from "./say.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { after, delay } from "./timers.js";
import * as words from "./words.js";
/** @import { Table } from "./seeds.js" */
/** @import { Entry, Reason, Replay, State } from "./state.js" */

const SPEEDS = [1, 2, 4, 0.5];
const SLOW = 300; // milliseconds before the board says that the engine is loading

export class Display {
  /** What is shown, or what the animation leads to. @type {Replay} */
  now;
  #differs = -1; // the place where this board first differs from the one beside it
  #playback = { playing: false, loading: false, speed: 1 };
  #command = new AbortController();

  /** @param {HTMLElement} root @param {words.Game} game @param {Table} table @param {Replay} now
   * @param {(place: number, direction: string) => void} play called when the reader chooses a pit */
  constructor(root, game, table, now, play) {
    this.root = root;
    this.game = game;
    this.now = now;
    this.asking = new EngineClient(game);
    this.figures = new Figures(root);
    this.drawing = new BoardSvg(this.figures.svg, table);
    this.pits = new PitButtons(this.drawing, game, play);
    this.bar = new Bar(root);
    this.moves = new MoveList(root, game);
    /** @protected */
    this.motion = new Motion(this.drawing);
  }

  get position() {
    return states.state(this.now).position;
  }

  get line() {
    return this.now.line;
  }

  /** Whether the board is seen from North's side. */
  get flipped() {
    return this.drawing.flipped;
  }

  /** The seeds of every place, at this moment of the animation. */
  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : snapshot.board(this.now).seeds;
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

  /** Draws everything, at rest, and dispatches sow-change. @protected */
  draw() {
    const { now, root, drawing } = this;
    const { seeds, hand } = snapshot.board(now);
    root.removeAttribute("data-busy");
    drawing.setSeeds(seeds);
    drawing.setTurn(snapshot.turn(now));
    if (hand > 0) drawing.addHand(hand, drawing.above(snapshot.track(now).path.at(-1) ?? 0));
    this.#mark();
    this.pits.show(seeds, snapshot.turn(now), hand, states.whole(now) ? this.asking.entries.get(states.state(now)) : undefined);
    this.#showSentence();
    for (const note of findAll(root, ".notes [data-state]")) {
      note.hidden = now.ply > states.root(now) || Number(note.dataset.state) !== now.ply;
    }
    this.#showControls();
    root.dispatchEvent(new Event("sow-change", { bubbles: true }));
  }

  /** Draws the marks after so many steps. @param {number} [done] */
  #mark(done = this.now.step) {
    const { marks, arrows, steps = [] } = states.state(this.now);
    const authors = done === steps.length ? { letters: marks, arrows } : {};
    this.drawing.mark({ ...snapshot.track(this.now, done), differs: this.#differs, ...authors });
  }

  #showSentence() {
    const { now } = this;
    const { say: place } = this.figures;
    const whole = states.whole(now);
    const state = states.state(now);
    const side = now.ply > states.root(now) ? now.sides.findIndex(({ states }) => states[now.ply] === state) + 1 : 0;
    const figure = `${this.root.id}${side ? `-instead-${side}` : ""}-${now.ply}`;
    const notes = whole && state.noted ? this.figures.notes(figure) : [];
    place.setAttribute("aria-live", this.#playback.playing && !whole ? "off" : "polite"); // one announcement a ply while playing
    place.classList.remove("refused");
    say(place, snapshot.sentence(now), this.game.clauses, notes);
  }

  /** Draws the buttons, the status and the list of moves. @param {number} [done] steps */
  #showControls(done = this.now.step) {
    const { root, game, now } = this;
    const { playing, loading } = this.#playback;
    const own = states.offBook(now);
    const focused = root.contains(document.activeElement) && document.activeElement;
    Object.assign(root.dataset, { mode: own ? "try" : "replay", ply: now.ply, step: done });
    root.toggleAttribute("data-playing", playing);
    const side = own ? now.sides.includes(now.line) : null;
    this.bar.show(now, this.#playback, loading ? words.t("loading") : words.status(game, snapshot.turn(now), side));
    this.#showStep(done);
    this.moves.show(now, (state) => this.moveName(state));
    if (focused && (!focused.isConnected || focused.closest("[hidden]"))) focus(this.bar.buttons.forward);
  }

  /** @param {number} done */
  #showStep(done) {
    const { now } = this;
    const of = states.state(now).steps?.length ?? 0;
    const step = now.grain === "seed" && of ? words.t("step", { n: done, of }) : "";
    this.bar.at.textContent = words.at(now.ply, states.last(now), step, snapshot.lap(now, done));
  }

  /** Shows the next value, animated on request. Resolves to whether it was not interrupted.
   * @param {Replay} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async show(next, animate) {
    const before = this.now;
    this.now = next;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const steps = animate && !still ? snapshot.between(before, next) : [];
    if (steps.some((step) => step.seeds > 0)) {
      const board = snapshot.board(before);
      const first = next.step - steps.length;
      const over = snapshot.track(next, first).path.at(-1) ?? -1;
      this.drawing.setSeeds(board.seeds);
      this.pits.show(board.seeds, snapshot.turn({ ...next, step: 0 }), 0);
      this.root.dataset.busy = "";
      this.#showControls(0);
      const progress = (/** @type {number} */ n) => {
        this.root.dataset.step = String(first + n);
        this.#showStep(first + n);
        this.#mark(first + n);
      };
      if (!(await this.motion.run(board, over, steps, progress, this.#playback.speed))) return false;
    }
    this.draw();
    return true;
  }

  /** Shows the next value, and says why if the line ends here with a refused move. @param {Replay} next @param {boolean} [animate] */
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
    this.#showControls();
  }

  /** @protected */
  changeSpeed() {
    this.#playback.speed = SPEEDS[(SPEEDS.indexOf(this.#playback.speed) + 1) % SPEEDS.length];
    this.#showControls();
  }

  /** Shows that the reader waits for a promise. Resolves to its value, or to nothing after an interruption.
   * @protected @template T @param {Promise<T>} promise @param {() => void} failed called if there is no value @returns {Promise<T|undefined>} */
  async wait(promise, failed) {
    const { signal } = this.#command;
    const setLoading = (/** @type {boolean} */ loading) => {
      this.#playback.loading = loading;
      this.#showControls();
    };
    const timer = after(SLOW, signal, () => setLoading(true));
    set(this.pits.layer, { "aria-busy": true });
    const value = await promise;
    clearTimeout(timer);
    set(this.pits.layer, { "aria-busy": false });
    if (signal.aborted) return;
    setLoading(false);
    if (!value) failed();
    return value;
  }

  /** Says why a move cannot be played. @param {Reason} reason */
  refuse(reason) {
    say(this.figures.say, reason, this.game.clauses);
    this.figures.say.classList.add("refused");
  }

  /** Shows which pits can be played, unless a move is only half shown. @param {Entry} entry */
  showEntry(entry) {
    const { now, motion } = this;
    if (states.whole(now) && !motion.running) this.pits.show(states.state(now).seeds, snapshot.turn(now), 0, entry);
  }

  /** Marks where this board first differs from the one beside it. @param {number} place -1 for nowhere */
  markDifference(place) {
    if (place === this.#differs || this.motion.running) return;
    this.#differs = place;
    this.#mark();
  }

  /** A state's move, its pit called as on the board. @param {State} state */
  moveName({ move = "", steps = [] }) {
    const { labels } = this.pits;
    const from = steps.find((step) => step.from >= 0)?.from ?? -1;
    return labels === this.game.labels ? move : move.replace(/\d+/, (label) => labels[from] ?? label);
  }
}
