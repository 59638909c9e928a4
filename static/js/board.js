// One board: takes commands, turns them into the next thing to show, lets the seeds travel there.
import { autoplay } from "./autoplay.js";
import { EngineClient } from "./engine-client.js";
import { listen } from "./input.js";
import { Motion } from "./motion.js";
import { near } from "./near.js";
import { find } from "./own.js";
import { Scene } from "./scene.js";
import * as states from "./state.js";
import { tools } from "./tools.js";
import { t } from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./tools.js").Tools} Tools
 *
 * All there is to say where a board is: `set` has the readings that differ from the game's own.
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where
 */

const TEMPI = [1, 2, 4, 0.5];

export class Board {
  /** Another board that is taken along: whatever the reader does here is done there too.
   * @type {Board|undefined} */
  twin;
  /** What takes it along.
   * @type {import("./tools/together.js").Together|undefined} */
  together;
  /** What is shown, or where the seeds are on their way to.
   * @type {Now} */
  now;
  #doing = { playing: false, loading: false, tempo: 1 };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #count = 0; // of commands: what an older one waits for is dropped
  /** @type {() => unknown} the command under way */
  #command = () => {};
  /** @type {() => unknown} what "Try again" does */
  #retry = () => {};
  /** @type {InstanceType<Tools["Panel"]>|undefined} */
  #panel;
  /** @type {any} the example as the page has it: a brief one with its moves instead of its states */
  #told;

  /** @param {HTMLElement} root @param {import("./view.js").Table} table */
  constructor(root, table) {
    this.root = root;
    this.game = /** @type {import("./words.js").Game} */ (read(document.getElementById(`game-${root.dataset.game}`)));
    this.#told = read(root.querySelector("script.line"));
    this.asking = new EngineClient(this.game);
    this.scene = new Scene(root, this.game, table, (place, way) => this.play(place, way));
    this.motion = new Motion(this.scene.view);
    const ply = Number(root.dataset.show ?? 0);
    this.now = states.begin(this.#brief ? states.outline(this.#told, ply) : this.#told, ply);
    this.book = this.where;
    this.#show();
  }

  /** @returns {string[]|false} the moves of an example whose states are not here yet */
  get #brief() {
    return !this.#told.states && this.#told.moves;
  }

  get position() {
    return states.state(this.now).position;
  }

  /** The seeds of every place as they lie on the board at this moment. */
  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : states.board(this.now).seeds;
  }

  /** The states of the line shown, and why its next move could not be played, where that was tried. */
  get line() {
    return this.now.line;
  }

  /** @returns {Where} */
  get where() {
    const { line, ply } = this.now;
    return { game: this.game.id, start: line.start, set: { ...line.set }, moves: this.#brief || states.moves(line), ply };
  }

  /** How pits are numbered, on the board and in its sentences: "source" as the game's source does, "left" from each player's left. */
  get labels() {
    return this.asking.labels;
  }

  set labels(labels) {
    if (labels !== this.labels) this.use((all) => all.number(this, labels));
  }

  /** Hears the reader until the signal is aborted.
   * @param {AbortSignal} signal */
  listen(signal) {
    const { scene } = this;
    listen(this.root, scene.bar, scene.spots, {
      act: (name, quick) => this.act(name, quick),
      chip: (k) => this.#chip(k),
      look: () => this.#look(),
      escape: () => scene.spots.unchoose() || (this.now.line !== this.now.book && (this.act("book"), true)),
    }, signal);
    near(this.root, () => this.asking.engine.warm(), signal);
    addEventListener("beforeprint", () => {
      this.show();
      if ("apart" in this.root.dataset) scene.frames.keep(); // a game of the reader's is printed as it stands, an author's example as it was written
      scene.frames.unroll();
    }, { signal });
    addEventListener("afterprint", () => scene.frames.roll(), { signal });
    signal.addEventListener("abort", () => this.settle());
  }

  /** Everything a reader can ask for, by name: first back forward last play faster grain flip book more retry. A quick one is not animated.
   * @param {string} name @param {boolean} [quick] */
  act(name, quick) {
    if (name === "retry") return this.#retry();
    if (name === "more") return this.use((all) => (this.#panel ??= new all.Panel(this)).toggle());
    return this.do(() => {
      this.perform(name, quick);
      this.together?.perform(this, name);
    });
  }

  /** As touching a pit: plays it, asks which way, or says why not.
   * @param {number} place -1 for a pass @param {string} [way] "R" or "L" where a pit can be sown both ways */
  play(place, way = "") {
    return this.do(async () => {
      if (this.motion.running) this.show();
      this.settle();
      this.scene.spots.unchoose();
      this.scene.spots.rove(place);
      const { next, why } = (await this.find(place, way)) ?? {};
      if (why) this.scene.refuse(why);
      if (!next) return;
      this.together?.play(this, place, states.state(next));
      return this.go(next, true);
    });
  }

  /** Shows another place of the game; what is left out stays as it is.
   * @param {Partial<Where>} to @returns {Promise<string>} "", or what is wrong with it */
  async open(to) {
    return (await this.use((all) => all.reopen(this, to))) ?? t("no-engine");
  }

  /** Shows a line of text until the next command.
   * @param {string} text "" for none @param {() => unknown} [retry] what "Try again" does */
  note(text, retry) {
    if (retry) this.#retry = retry;
    this.scene.note(text, !!retry);
  }

  /** Does something with the tools as soon as they are there; says so when they cannot be had.
   * @template T @param {(all: Tools) => T|Promise<T>} use @returns {Promise<T|undefined>} */
  async use(use) {
    const all = await tools().catch(() => undefined);
    this.note(all ? "" : t("no-tools"), () => this.use(use));
    return all && use(all);
  }

  // What follows is for the parts of a board and for its tools.

  /** Does a command, when the board has all it takes: the board beside it, and all states of its line, which are asked for only now
   * where the example is brief.
   * @template T @param {() => T|Promise<T>} command @returns {Promise<T|undefined>} */
  async do(command) {
    this.#command = () => this.do(command);
    this.scene.note("");
    if (!this.together && this.root.matches("sow-pair *")) await tools().catch(() => this.note(t("alone")));
    if (this.#brief) {
      this.settle();
      const answer = await this.ask(this.now.book, this.#brief, 0);
      if (!answer?.states) return;
      this.#told.states = answer.states;
      this.root.classList.remove("still");
      this.now = states.begin(this.#told, this.now.ply);
    }
    return command();
  }

  /** A command on this board alone.
   * @param {string} name @param {boolean} [quick] @returns {unknown} */
  perform(name, quick) {
    const { scene } = this;
    const { playing, tempo } = this.#doing;
    if (name === "faster") {
      this.#doing.tempo = TEMPI[(TEMPI.indexOf(tempo) + 1) % TEMPI.length];
      return scene.around(this.now, this.#doing);
    }
    this.settle();
    scene.spots.unchoose();
    switch (name) {
      case "first": return this.lead((now) => states.at(now, 0));
      case "last": return this.lead((now) => states.at(now, Infinity));
      case "back": return this.lead(states.back);
      case "forward": return this.lead(states.forward, !quick);
      case "grain": return this.lead((now) => states.withGrain(now, now.grain === "seed" ? "ply" : "seed"));
      case "play": return playing ? this.#show() : this.#play();
      case "flip": return this.use((all) => all.turn(this));
      case "book": return this.go(states.leave(this.now));
    }
  }

  /** @param {number} place @param {string} way */
  find(place, way) {
    return find(this, place, way);
  }

  /** Goes to the next value here, and on the board beside it.
   * @param {(now: Now) => Now} move @param {boolean} [animate] @param {Board} [guide] the board of the two whose line it goes along
   * @returns {Promise<boolean>} whether nothing came between */
  lead(move, animate, guide) {
    return this.together?.lead(move, animate, guide) ?? this.on(move(this.now), animate);
  }

  /** Shows the next value; where there is none because a move may not be played, says so.
   * @param {Now} next @param {boolean} [animate] */
  on(next, animate) {
    const { ply, step } = this.now;
    const done = this.go(next, animate);
    if (animate && next.line.stopped && next.ply === ply && next.step === step) this.scene.refuse(next.line.stopped);
    return done;
  }

  /** Ends what is under way; any command does.
   * @returns {Now} */
  settle() {
    this.#count++;
    this.#doing = { playing: false, loading: false, tempo: this.#doing.tempo };
    clearTimeout(this.#clock);
    this.motion.stop();
    return this.now;
  }

  /** Shows again what is to be shown, whatever was drawn over it. */
  show() {
    this.settle();
    this.#show();
  }

  #show() {
    const { scene, now } = this;
    scene.show(now, this.#doing, states.whole(now) ? this.asking.entries.get(states.state(now)) : undefined);
    if (now.line !== now.book || scene.spots.layer.matches(":hover, :focus-within")) this.#look();
    this.root.dispatchEvent(new CustomEvent("sow-change", { bubbles: true, detail: { ...this.where, position: this.position, seeds: this.seeds } }));
  }

  /** Shows the next value, the seeds travelling there when asked; true when nothing came between.
   * @param {Now} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async go(next, animate) {
    const before = this.now;
    this.now = next;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const steps = animate && !still ? states.between(before, next) : [];
    if (steps.some((step) => step.seeds > 0)) {
      this.scene.start(before, next, this.#doing);
      const done = next.step - steps.length;
      const over = states.track(next, done).path.at(-1) ?? -1;
      const each = (/** @type {number} */ n) => this.scene.advance(next, done + n);
      if (!(await this.motion.run(states.board(before), over, steps, each, this.#doing.tempo))) return false;
    }
    this.#show();
    return true;
  }

  async #play() {
    this.#doing.playing = true;
    if (!(await autoplay(this, (ms) => this.#wait(ms)))) return;
    this.settle();
    this.scene.around(this.now, this.#doing);
  }

  /** @param {number} ms @returns {Promise<boolean>} never settled when a command comes meanwhile */
  #wait(ms) {
    return new Promise((done) => {
      this.#clock = setTimeout(() => done(true), ms / this.#doing.tempo);
    });
  }

  /** Asks the engine while the reader waits; nothing when a command came meanwhile, or there is no answer, which is then said.
   * @type {EngineClient["play"]} */
  async ask(...question) {
    const { scene } = this;
    const count = this.#count;
    const waits = (/** @type {boolean} */ loading) => {
      if (count !== this.#count) return false;
      this.#doing.loading = loading;
      scene.around(this.now, this.#doing);
      return true;
    };
    const slow = setTimeout(waits, 300, true);
    scene.busy(true);
    const answer = await this.asking.play(...question);
    clearTimeout(slow);
    scene.busy(false);
    if (!waits(false)) return;
    if (!answer) this.note(t("no-engine"), this.#command);
    return answer;
  }

  /** One of the list of moves. @param {number} k */
  #chip(k) {
    const { line, ply } = this.scene.moves.chips[k];
    return this.do(() => this.lead((now) => states.at({ ...now, line }, ply), false, this));
  }

  /** Asks what may be played here, before the reader touches a pit and whether he will or not: so nothing is said about it. */
  async #look() {
    const { now, motion } = this;
    if (this.#brief || !states.whole(now) || motion.running) return;
    const entry = await this.asking.prefetch(now.line, states.state(now), states.moves(now.line, now.ply));
    if (entry && this.now === now && !motion.running) this.scene.pits(now, entry);
  }
}

/** @param {Element|null} script */
const read = (script) => JSON.parse(script?.textContent ?? "null");
