// One board of a page: its state, and the commands of the reader and of other scripts. The layers below it are the values (state.js,
// snapshot.js), the drawing of a value (draw.js) with its parts, and the reader's input (input.js).
import { animateSteps } from "./animate.js";
import { showNotice, showSentence } from "./board-text.js";
import { BoardSvg } from "./board-svg.js";
import { find, html, readJson, set } from "./dom.js";
import { draw, drawControls, writeShown } from "./draw.js";
import { EngineClient } from "./engine-client.js";
import { begin } from "./example.js";
import { Figures } from "./figures.js";
import { MoveList } from "./move-list.js";
import { PitButtons } from "./pits.js";
import { needsOf } from "./needs.js";
import { findMove } from "./reader-move.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { after } from "./timers.js";
import { Toolbar } from "./toolbar.js";
import { loadTools } from "./tools.js";
import { score, t } from "./words.js";
/** @import { Motion } from "./motion.js" */
/** @import { SeedTable } from "./seeds.js" */
/** @import { LegalMoves, Reason, Replay, State } from "./state.js" */
/** @import { Tools } from "./tools.js" */
/** @import { Sync } from "./tools/sync.js" */
/** @import { Game } from "./words.js" */

/** What a board shows, as links and texts write it; `set` has the readings that differ from the game's defaults.
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where */

const SPEEDS = [1, 2, 4, 0.5];
const SLOW = 300; // milliseconds before the board says that the engine is loading

export class Board {
  /** The value shown, or the target of the animation. @type {Replay} */
  replay;
  /** The value drawn. @type {Replay|undefined} */
  drawn;
  playback = { playing: false, waiting: "", speed: 1 }; // waiting: what for, as a message
  differs = -1; // the place where this board first differs from the one beside it
  /** The reader's last click, and what the board showed before it (repeat-click.js). @type {[MouseEvent, Replay]|undefined} */
  click;
  /** Writes the move of a state as the players of the game do (tools/notation.js). @type {((state: State) => string)|undefined} */
  notation;
  /** The other board of a pair. @type {Board|undefined} */
  twin;
  /** Keeps the two boards of a pair in step. @type {Sync|undefined} */
  sync;
  /** @type {(() => unknown)|undefined} what "Try again" does in the notice shown; it is also called when a missing engine has been loaded */
  retry;
  /** The last command, to repeat when the engine failed. @type {() => unknown} */
  command = () => {};
  running = new AbortController(); // aborted by the next command
  #live = html("p", { class: "hidden", role: "status" });
  /** The animation, once it is loaded with the tools. @type {Motion|undefined} */
  motion;

  /** @param {HTMLElement} root @param {SeedTable} table */
  constructor(root, table) {
    this.root = root;
    this.game = /** @type {Game} */ (readJson(document.getElementById(`game-${root.dataset.game}`)));
    const example = readJson(find(root, "script.line"));
    this.replay = begin(example, Number(root.dataset.show ?? 0));
    this.needs = needsOf(this, example);
    this.engine = new EngineClient(this.game);
    this.figures = new Figures(root);
    this.drawing = new BoardSvg(this.figures.svg, table);
    this.pits = new PitButtons(this.drawing, this.game, (place, direction) => this.play(place, direction));
    this.toolbar = new Toolbar(root);
    this.moves = new MoveList(root, this.game);
    root.append(this.#live);
    this.initial = this.where;
  }

  get position() {
    return states.state(this.replay).position;
  }

  get line() {
    return this.replay.line;
  }

  /** @returns {Where} */
  get where() {
    const { line, ply } = this.replay;
    return { game: this.game.id, start: line.start, set: { ...line.set }, moves: this.needs.brief() || states.moves(line), ply };
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

  /** Shows all figures, until the page has been printed. */
  print() {
    this.redraw();
    if ("apart" in this.root.dataset) this.figures.printCurrent(); // a game being played; an author's example is printed as written
    this.figures.showAll();
  }

  // Commands.

  /** Runs a command of the toolbar or of a key: first, back, forward, last, play, faster, grain (seed by seed, or ply by ply), flip, book (back
   * to the example), full (full screen), more. @param {string} name @param {boolean} [quick] skips the animation @param {boolean} [followed]
   * whether the command comes from the other board of a pair @returns {unknown} */
  act(name, quick, followed) {
    const { replay, playback } = this;
    const useTools = () => this.withTools((tools) => tools.commands[name](this, replay));
    if (name === "more" || name === "full") return useTools();
    const waits = this.needs.prepare(() => this.act(name, quick, followed));
    if (waits) return waits;
    if (!followed) this.sync?.act(this, name);
    if (name === "faster") {
      playback.speed = SPEEDS[(SPEEDS.indexOf(playback.speed) + 1) % SPEEDS.length];
      return drawControls(this);
    }
    const playing = this.interrupt();
    const step = states.steps[name];
    if (step) return this.goTo(step, name === "forward" && !quick);
    if (name === "book") return this.show(states.leave(replay));
    if (name === "play" && playing) return draw(this);
    return useTools();
  }

  /** Goes to the next value here and on the other board of a pair. Resolves to false if interrupted.
   * @param {(replay: Replay) => Replay} move @param {boolean} [animate] @param {Board} [guide] the board of the pair whose line counts
   * @returns {Promise<boolean>} */
  goTo(move, animate, guide) {
    const waits = this.needs.prepare(() => this.goTo(move, animate, guide));
    return waits ?? this.sync?.goTo(move, animate, guide) ?? this.show(move(this.replay), animate);
  }

  /** Plays a pit as if the reader had chosen it: asks for the direction if there are two, or says why the pit cannot be played. While seeds
   * move, it waits until they have fallen.
   * @param {number} place -1 for a pass @param {string} [direction] the way of the move, if the pit has several */
  play(place, direction = "") {
    if (this.moving) return void this.pits.queue(place, direction);
    return this.run(async () => {
      this.interrupt();
      this.pits.setTabStop(place);
      writeShown(this); // in place of an earlier refusal
      const tap = this.pits.queue(place, direction); // marked at once: the engine may still be loading
      const { next, why } = (await this.findMove(place, direction)) ?? {};
      if (this.pits.queued !== tap) return; // another command, or Escape
      this.pits.unqueue();
      if (why) this.refuse(why);
      if (!next) return;
      this.sync?.play(this, place, states.state(next));
      return this.show(next, true);
    });
  }

  /** Finds the move of a pit (reader-move.js). @param {number} place @param {string} direction */
  findMove = (place, direction) => findMove(this, place, direction);

  /** Opens another position of the game; what is left out stays as it is.
   * @param {Partial<Where>} to @returns {Promise<string|undefined>} "", or what is wrong with it; undefined if another command interrupted it,
   * or the engine or the tools are missing, which the board says */
  open(to) {
    return this.withTools((tools) => tools.reopen(this, to));
  }

  /** Runs a command once the board has what it needs. @template T @param {() => T|Promise<T>} command @returns {Promise<T|undefined>} */
  async run(command) {
    return this.needs.prepare(() => this.run(command)) ?? command();
  }

  /** Stops animation, autoplay, pending requests and choices. Returns whether the line was playing. */
  interrupt() {
    const { playing, speed } = this.playback;
    this.running.abort();
    this.running = new AbortController();
    this.playback = { playing: false, waiting: "", speed };
    this.pits.unqueue();
    this.pits.closeChoice();
    this.motion?.stop();
    set(this.pits.layer, { "aria-busy": false });
    this.root.removeAttribute("data-busy");
    return playing;
  }

  /** Stops as interrupt does, and draws the board again. */
  redraw() {
    this.interrupt();
    draw(this);
  }

  /** Shows a value on this board alone, animated on request, and the reason if the line ends here with a refused move. Resolves to false if
   * interrupted. @param {Replay} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async show(next, animate) {
    const before = this.replay;
    this.replay = next;
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const steps = animate && !reducedMotion ? snapshot.stepsBetween(before, next) : [];
    if (steps.some((step) => step.seeds > 0) && !(await animateSteps(this, before, steps, this.running.signal))) return false;
    const { queued } = this.pits;
    draw(this);
    const { say } = snapshot.sentence(next);
    if (states.isWhole(next)) this.announce(`${say} ${score(this.game, states.state(next).seeds)}`, before);
    else if (!this.playback.playing) this.announce(say, before);
    const { stopped } = next.line;
    if (animate && stopped && next.ply === before.ply && next.step === before.step) this.refuse(stopped);
    if (queued) this.pits.play(queued.place, queued.direction);
    return true;
  }

  /** Has screen readers say a text.
   * @param {string} say @param {Replay} [before] what was shown; nothing is said if the same is shown still */
  announce(say, before) {
    if (!before || !states.showsSame(before, this.replay)) showSentence(this.#live, { say }, {});
  }

  /** Shows why a move cannot be played. @param {Reason} reason */
  refuse(reason) {
    const { sentence } = this.figures;
    showSentence(sentence, reason, this.game.clauses);
    sentence.classList.add("refused");
    this.announce(reason.say);
  }

  // The engine and the tools.

  /** Requests something from the engine while the reader waits. Resolves to undefined if another command interrupted it or there is no
   * answer; without an answer, the board shows an error.
   * @type {EngineClient["play"]} */
  async ask(...question) {
    const { signal } = this.running;
    const show = (/** @type {string} */ message) => {
      this.playback.waiting = message;
      drawControls(this);
    };
    const timer = after(SLOW, signal, () => show(this.engine.connection.loaded ? "working" : "loading"));
    set(this.pits.layer, { "aria-busy": true });
    const answer = await this.engine.play(...question);
    clearTimeout(timer);
    if (signal.aborted) return;
    set(this.pits.layer, { "aria-busy": false });
    show("");
    if (!answer) this.noteEngine(this.command);
    return answer;
  }

  /** The legal moves of the position shown; undefined when the engine is unavailable. */
  legalMoves() {
    return this.engine.legalMoves(this.line, this.replay.ply);
  }

  /** Shows which pits can be played, unless a move is only half shown. @param {LegalMoves} legal */
  showLegalMoves(legal) {
    const { replay } = this;
    if (states.isWhole(replay) && !this.moving) this.pits.show(states.state(replay).seeds, snapshot.turn(replay), 0, legal);
  }

  /** A state's move, with the pit labels of the board, and as players write it on request. @param {State} state */
  moveName(state) {
    const { move = "", steps = [] } = state;
    const { labels } = this.pits;
    const from = steps.find((step) => step.from >= 0)?.from ?? -1;
    const name = move.replace(/\d+/, (label) => labels[from] ?? label);
    return this.notation ? `${name} ${this.notation(state)}` : name;
  }

  /** Shows a line of text below the toolbar until the next command. @param {string} text "" for none @param {() => unknown} [retry] what "Try
   * again" does */
  note(text, retry) {
    this.retry = retry;
    showNotice(this.toolbar.element, text, retry && (() => this.retry?.()));
  }

  /** Says that the engine is missing. @param {() => unknown} retry called by "Try again", or when the engine is loaded, unless there was another
   * command */
  noteEngine(retry) {
    this.note(t("no-engine"), () => {
      this.note("");
      retry();
    });
  }

  /** Calls a function with the tools as soon as they are loaded, or says that they cannot be loaded.
   * @template T @param {(tools: Tools) => T|Promise<T>} use @returns {Promise<T|undefined>} */
  async withTools(use) {
    const tools = await loadTools().catch(() => undefined);
    this.note("");
    if (tools) return use(tools);
    this.note(t("no-tools"), () => this.withTools(use));
  }
}
