// Shows a replay: still, animated, or playing. Board adds the commands.
import { Toolbar } from "./toolbar.js";
import { BoardSvg } from "./board-svg.js";
import { findAll, focus, html, set } from "./dom.js";
import { drawReplay } from "./draw-replay.js";
import { EngineClient } from "./engine-client.js";
import { Figures } from "./figures.js";
import { MoveList } from "./move-list.js";
import { PitButtons } from "./pits.js";
import { showSentence } from "./board-text.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { loadTools } from "./tools.js";
import { after, delay } from "./timers.js";
import * as words from "./words.js";
/** @import { Motion } from "./motion.js" */
/** @import { SeedTable } from "./seeds.js" */
/** @import { LegalMoves, Reason, Replay, State } from "./state.js" */

const SPEEDS = [1, 2, 4, 0.5];
const SLOW = 300; // milliseconds before the board says that the engine is loading
const PATIENCE = 2000; // milliseconds to wait for the tools before a move is shown without animation

export class Display {
  /** The state shown, or the target of the animation. @type {Replay} */
  replay;
  #differs = -1; // the place where this board first differs from the one beside it
  #playback = { playing: false, waiting: "", speed: 1 }; // waiting: what for, as a message
  #command = new AbortController();
  #live = html("p", { class: "hidden", role: "status" });
  /** The animation, once it is loaded with the tools. @protected @type {Motion|undefined} */
  motion;

  /** @param {HTMLElement} root @param {words.Game} game @param {SeedTable} table @param {Replay} replay
   * @param {(place: number, direction: string) => void} play called when the reader chooses a pit */
  constructor(root, game, table, replay, play) {
    this.root = root;
    this.game = game;
    this.replay = replay;
    this.engine = new EngineClient(game);
    this.figures = new Figures(root);
    this.drawing = new BoardSvg(this.figures.svg, table);
    this.pits = new PitButtons(this.drawing, game, play);
    this.toolbar = new Toolbar(root);
    this.moves = new MoveList(root, game);
    root.append(this.#live);
  }

  get position() {
    return states.state(this.replay).position;
  }

  get line() {
    return this.replay.line;
  }

  /** Whether the board is seen from North's side. */
  get flipped() {
    return this.drawing.flipped;
  }

  /** Whether seeds are moving. */
  get moving() {
    return "busy" in this.root.dataset;
  }

  /** The seeds of every place, at this moment of the animation. */
  get seeds() {
    return this.motion?.running ? [...this.motion.seeds] : snapshot.board(this.replay).seeds;
  }

  /** Stops animation, autoplay and pending requests. Returns whether the line was playing. */
  interrupt() {
    const { playing, speed } = this.#playback;
    this.#command.abort();
    this.#command = new AbortController();
    this.#playback = { playing: false, waiting: "", speed };
    this.pits.unqueue();
    this.motion?.stop();
    set(this.pits.layer, { "aria-busy": false });
    this.root.removeAttribute("data-busy");
    return playing;
  }

  /** Stops as interrupt does, and draws the board again. */
  redraw() {
    this.interrupt();
    this.draw();
  }

  /** Draws everything, without animation, and dispatches sow-change. @protected */
  draw() {
    const { replay, root, drawing } = this;
    root.removeAttribute("data-busy");
    const { seeds, hand } = drawReplay(drawing, replay);
    this.#mark();
    this.pits.show(
      seeds,
      snapshot.turn(replay),
      hand,
      states.isWhole(replay) ? this.engine.knownMoves.get(states.state(replay)) : undefined,
    );
    this.writeShown();
    for (const note of findAll(root, ".notes [data-state]")) {
      note.hidden = replay.ply > states.root(replay) || Number(note.dataset.state) !== replay.ply;
    }
    this.#showControls();
    root.dispatchEvent(new Event("sow-change", { bubbles: true }));
  }

  /** Draws the marks after a number of steps. @param {number} [done] */
  #mark(done = this.replay.step) {
    this.drawing.mark({ ...snapshot.marks(this.replay, done), differs: this.#differs });
  }

  /** Shows the sentence of what the board shows, in place of a refusal. @protected */
  writeShown() {
    this.figures.sentence.classList.remove("refused");
    this.writeSentence(this.figures.sentence, this.replay);
  }

  /** Shows the sentence of a replay, with the author's notes. @param {Element} place @param {Replay} replay */
  writeSentence(place, replay) {
    const state = states.state(replay);
    const side = replay.ply > states.root(replay) ? replay.sides.findIndex(({ states }) => states[replay.ply] === state) + 1 : 0;
    const figure = `${this.root.id}${side ? `-instead-${side}` : ""}-${replay.ply}`;
    const notes = states.isWhole(replay) && state.noted ? this.figures.notes(figure) : [];
    showSentence(place, snapshot.sentence(replay), this.game.clauses, notes);
  }

  /** Draws the buttons, the status and the list of moves. @param {number} [done] steps */
  #showControls(done = this.replay.step) {
    const { root, game, replay } = this;
    const { playing, waiting } = this.#playback;
    const own = states.hasLeftExample(replay);
    const focused = root.contains(document.activeElement) && document.activeElement;
    Object.assign(root.dataset, { mode: own ? "try" : "replay", ply: replay.ply, step: done });
    root.toggleAttribute("data-playing", playing);
    const side = own ? replay.sides.includes(replay.line) : null;
    this.toolbar.show(
      replay,
      this.#playback,
      waiting ? words.t(waiting) : words.status(game, snapshot.turn({ ...replay, step: done }), side),
    );
    this.#showStep(done);
    this.moves.show(replay, (state) => this.moveName(state));
    if (focused && (!focused.isConnected || focused.closest("[hidden]"))) focus(this.toolbar.buttons.forward);
  }

  /** @param {number} done */
  #showStep(done) {
    const { replay } = this;
    const of = states.state(replay).steps?.length ?? 0;
    const step = replay.stepBy === "seed" && of ? words.t("step", { n: done, of }) : "";
    this.toolbar.at.textContent = words.at(replay.ply, states.last(replay), step, snapshot.lap(replay, done));
  }

  /** Shows the next value, animated on request. Resolves to false if interrupted.
   * @param {Replay} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async show(next, animate) {
    const before = this.replay;
    this.replay = next;
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const steps = animate && !reducedMotion ? snapshot.stepsBetween(before, next) : [];
    if (steps.some((step) => step.seeds > 0)) {
      const board = snapshot.board(before);
      const firstStep = next.step - steps.length;
      const handPlace = snapshot.track(next, firstStep).path.at(-1) ?? -1;
      this.drawing.setSeeds(board.seeds);
      this.pits.show(board.seeds, snapshot.turn({ ...next, step: 0 }), 0);
      this.root.dataset.busy = "";
      this.#showControls(0);
      const progress = (/** @type {number} */ n) => {
        this.root.dataset.step = String(firstStep + n);
        this.#showStep(firstStep + n);
        this.#mark(firstStep + n);
      };
      const { signal } = this.#command;
      const tools = await Promise.race([loadTools().catch(() => {}), delay(PATIENCE, signal)]);
      if (signal.aborted) return false;
      if (tools) this.motion ??= new tools.Motion(this.drawing);
      if (!((await this.motion?.run(board, handPlace, steps, progress, this.#playback.speed)) ?? true)) return false;
    }
    const { queued } = this.pits;
    this.draw();
    const { say } = snapshot.sentence(next);
    if (states.isWhole(next)) this.announce(`${say} ${words.score(this.game, states.state(next).seeds)}`, before);
    else if (!this.#playback.playing) this.announce(say, before);
    if (queued) this.pits.play(queued.place, queued.direction);
    return true;
  }

  /** Has screen readers say a text.
   * @param {string} say @param {Replay} [before] what was shown; nothing is said if the same is shown still */
  announce(say, before) {
    const { step } = this.replay;
    if (before?.step !== step || states.state(before) !== states.state(this.replay)) showSentence(this.#live, { say }, {});
  }

  /** Shows the next value, and the reason if the line ends here with a refused move. @param {Replay} next @param {boolean} [animate] */
  advance(next, animate) {
    const { ply, step } = this.replay;
    const done = this.show(next, animate);
    if (animate && next.line.stopped && next.ply === ply && next.step === step) this.refuse(next.line.stopped);
    return done;
  }

  /** Marks the board as playing while a function steps through the line.
   * @param {(wait: (ms: number) => Promise<void>) => Promise<boolean>} steps resolves to false if interrupted;
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
    const show = (/** @type {string} */ message) => {
      this.#playback.waiting = message;
      this.#showControls();
    };
    const timer = after(SLOW, signal, () => show(this.engine.connection.loaded ? "working" : "loading"));
    set(this.pits.layer, { "aria-busy": true });
    const value = await promise;
    clearTimeout(timer);
    if (signal.aborted) return;
    set(this.pits.layer, { "aria-busy": false });
    show("");
    if (!value) failed();
    return value;
  }

  /** Shows why a move cannot be played. @param {Reason} reason */
  refuse(reason) {
    showSentence(this.figures.sentence, reason, this.game.clauses);
    this.figures.sentence.classList.add("refused");
    this.announce(reason.say);
  }

  /** Shows which pits can be played, unless a move is only half shown. @param {LegalMoves} legal */
  showLegalMoves(legal) {
    const { replay } = this;
    if (states.isWhole(replay) && !this.moving) this.pits.show(states.state(replay).seeds, snapshot.turn(replay), 0, legal);
  }

  /** Marks where this board first differs from the one beside it. @param {number} place -1 for nowhere */
  markDifference(place) {
    if (place === this.#differs || this.moving) return;
    this.#differs = place;
    this.#mark();
  }

  /** A state's move, with the pit labels of the board. @param {State} state */
  moveName({ move = "", steps = [] }) {
    const { labels } = this.pits;
    const from = steps.find((step) => step.from >= 0)?.from ?? -1;
    return labels === this.game.labels ? move : move.replace(/\d+/, (label) => labels[from] ?? label);
  }
}
