// One board of a page: runs commands of the reader and of other scripts. The layers below it are the values (state.js,
// snapshot.js), what it shows over time (display.js) with the parts of the drawing, and the reader's input (input.js).
import { Display } from "./display.js";
import { find, on, readJson } from "./dom.js";
import { begin } from "./example.js";
import { listen } from "./input.js";
import { findMove } from "./reader-move.js";
import { showNotice } from "./board-text.js";
import * as states from "./state.js";
import { loadTools } from "./tools.js";
import { whenNear } from "./when-near.js";
import { t } from "./words.js";
/** @import { EngineClient } from "./engine-client.js" */
/** @import { SeedTable } from "./seeds.js" */
/** @import { Replay, State } from "./state.js" */
/** @import { Tools } from "./tools.js" */
/** @import { Sync } from "./tools/sync.js" */
/** @import { Game } from "./words.js" */

/** What a board shows, as links and texts write it; `set` has the readings that differ from the game's defaults.
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where */

export class Board extends Display {
  /** The reader's last click, and what the board showed before it (repeat-click.js). @type {[MouseEvent, Replay]|undefined} */
  click;
  /** The other board of a pair. @type {Board|undefined} */
  twin;
  /** Keeps the two boards of a pair in step. @type {Sync|undefined} */
  sync;
  /** @type {() => unknown} the last command, to repeat when the engine failed */
  #command = () => {};
  /** @type {(() => unknown)|undefined} what "Try again" does in the notice shown; it is also called when a missing engine has been loaded */
  retry;
  /** @type {State|undefined} the state whose legal moves were prefetched last */
  #prefetched;
  /** @type {any} the example in the page; a brief one has moves instead of states */
  #example;

  /** @param {HTMLElement} root @param {SeedTable} table */
  constructor(root, table) {
    const game = /** @type {Game} */ (readJson(document.getElementById(`game-${root.dataset.game}`)));
    const example = readJson(find(root, "script.line"));
    super(root, game, table, begin(example, Number(root.dataset.show ?? 0)), (place, direction) => this.play(place, direction));
    this.#example = example;
    this.initial = this.where;
    this.draw();
  }

  /** @returns {string[]|false} the moves of a brief example whose states are not known yet */
  get #brief() {
    return !this.#example.states && this.#example.moves;
  }

  /** @returns {Where} */
  get where() {
    const { line, ply } = this.replay;
    return { game: this.game.id, start: line.start, set: { ...line.set }, moves: this.#brief || states.moves(line), ply };
  }

  /** Listens to the reader until the signal is aborted. @param {AbortSignal} signal */
  listen(signal) {
    const { root, pits, figures } = this;
    listen(this, signal);
    on(document, "sow-engine", signal, () => this.retry?.());
    on(root, "sow-change", signal, () => {
      if (states.hasLeftExample(this.replay) || pits.layer.matches(":hover, :focus-within")) this.prefetchMoves();
    });
    on(window, "beforeprint", signal, () => this.print());
    on(window, "afterprint", signal, () => figures.showBoard());
    if (!root.dataset.page) whenNear(root, () => this.engine.connection.warm(), signal); // in a frame, the engine waits for the reader
    signal.addEventListener("abort", () => this.interrupt());
  }

  /** Shows all figures, until the page has been printed. */
  print() {
    this.redraw();
    if ("apart" in this.root.dataset) this.figures.printCurrent(); // a game being played; an author's example is printed as written
    this.figures.showAll();
  }

  /** Runs a command: first, back, forward, last, play, faster, grain (seed by seed, or ply by ply), flip, book (back to the example),
   * more. `quick` skips the animation.
   * @param {string} name @param {boolean} [quick] */
  act(name, quick) {
    if (name === "more") return this.withTools((tools) => tools.togglePanel(this));
    return this.run(() => {
      this.perform(name, quick);
      this.sync?.perform(this, name);
    });
  }

  /** Plays a pit as if the reader had chosen it: asks for the direction if there are two, or says why the pit cannot be played. While seeds
   * move, it waits until they have fallen.
   * @param {number} place -1 for a pass @param {string} [direction] the way of the move, if the pit has several */
  play(place, direction = "") {
    if (this.moving) return void this.pits.queue(place, direction);
    return this.run(async () => {
      this.interrupt();
      this.pits.closeChoice();
      this.pits.setTabStop(place);
      this.writeShown(); // in place of an earlier refusal
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

  /** Opens another position of the game; what is left out stays as it is.
   * @param {Partial<Where>} to @returns {Promise<string|undefined>} "", or what is wrong with it; undefined if another command interrupted it,
   * or the engine or the tools are missing, which the board says */
  open(to) {
    return this.withTools((tools) => tools.reopen(this, to));
  }

  /** Goes to another part of what this board shows; the other board of a pair follows this one.
   * @param {(replay: Replay) => Replay} move @param {boolean} [animate] */
  goTo(move, animate) {
    return this.run(() => this.navigate(move, animate, this));
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

  /** Runs a command once the board has what it needs: the other board of a pair, and all states of a brief example.
   * @template T @param {() => T|Promise<T>} command @returns {Promise<T|undefined>} */
  async run(command) {
    this.#command = () => this.run(command);
    this.note("");
    if (!this.sync && this.root.matches("sow-pair *")) await loadTools().catch(() => this.note(t("alone")));
    if (this.#brief) {
      this.interrupt();
      const answer = await this.ask(this.replay.exampleLine, this.#brief, 0);
      if (!answer?.states) return;
      this.#example.states = answer.states;
      this.root.classList.remove("still");
      /** @type {Display} */ (this).replay = begin(this.#example, this.replay.ply);
    }
    return command();
  }

  /** Runs a command on this board alone. @param {string} name @param {boolean} [quick] @returns {unknown} */
  perform(name, quick) {
    if (name === "faster") return this.changeSpeed();
    const playing = this.interrupt();
    const { replay } = this;
    this.pits.closeChoice();
    /** @type {Record<string, () => unknown>} */
    const commands = {
      first: () => this.navigate((replay) => states.at(replay, 0)),
      last: () => this.navigate((replay) => states.at(replay, Infinity)),
      back: () => this.navigate(states.back),
      forward: () => this.navigate(states.forward, !quick),
      grain: () => this.navigate(states.toggleStepBy),
      play: () => (playing ? this.draw() : this.withTools((tools) => tools.autoplay(this, replay))),
      flip: () => this.withTools((tools) => tools.flip(this)),
      book: () => this.show(states.leave(this.replay)),
    };
    return commands[name]();
  }

  /** Finds the move of a pit, and asks for the direction if there are two. @param {number} place @param {string} direction */
  async findMove(place, direction) {
    const found = await findMove(this, place, direction);
    if (found?.options) this.pits.askDirection(place, found.options);
    return found;
  }

  /** Goes to the next value here and on the other board of a pair. Resolves to false if interrupted.
   * @param {(replay: Replay) => Replay} move @param {boolean} [animate] @param {Board} [guide] the board of the pair whose line counts
   * @returns {Promise<boolean>} */
  navigate(move, animate, guide) {
    return this.sync?.navigate(move, animate, guide) ?? this.advance(move(this.replay), animate);
  }

  /** Requests something from the engine while the reader waits. Resolves to undefined if another command interrupted it or there is no
   * answer; without an answer, the board shows an error.
   * @type {EngineClient["play"]} */
  ask(...question) {
    return this.wait(this.engine.play(...question), () => this.noteEngine(this.#command));
  }

  /** The legal moves of the position shown; undefined when the engine is unavailable. */
  legalMoves() {
    return this.engine.legalMoves(this.line, this.replay.ply);
  }

  /** Prefetches the legal moves when the reader may be about to play. A failure is not reported: the reader may not want to play. */
  async prefetchMoves() {
    const { replay } = this;
    const state = states.state(replay);
    if (this.#brief || !states.isWhole(replay) || this.moving || state === this.#prefetched) return;
    this.#prefetched = state;
    if (this.engine.knownMoves.has(state)) return; // shown already
    const legal = await this.legalMoves();
    if (legal && this.replay === replay) this.showLegalMoves(legal);
  }
}
