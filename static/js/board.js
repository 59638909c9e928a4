// One board: takes commands, turns them into the next thing to show, lets the seeds travel there, asks the engine.
import { engine } from "./engine.js";
import { listen } from "./input.js";
import { Motion } from "./motion.js";
import { near } from "./near.js";
import { Scene } from "./scene.js";
import * as states from "./state.js";
import { words } from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {{rules: string, start: string, states: import("./state.js").State[]}} Line
 */

const PAUSE = { ply: 1100, seed: 500 }; // of autoplay, for reading
const PAUSE_LETTER = 18; // more for each letter of the sentence

export class Board {
  /** @type {Now} */
  #now;
  #doing = { playing: false, loading: false };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #command = 0; // counts commands: what an older one waits for is dropped
  #retry = () => {};

  /** @param {HTMLElement} root @param {import("./view.js").Table} table */
  constructor(root, table) {
    this.root = root;
    this.line = /** @type {Line} */ (read(root.querySelector("script.line")));
    this.game = /** @type {import("./words.js").Game} */ (read(document.getElementById(`game-${root.dataset.game}`)));
    this.scene = new Scene(root, this.game, table, (place) => this.#touch(place), (move) => this.#move(move));
    this.motion = new Motion(this.scene.view);
    this.#now = states.begin(this.line.states, Number(root.dataset.show ?? 0));
    this.#show();
  }

  get position() {
    return states.state(this.#now).position;
  }

  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : states.board(this.#now).seeds;
  }

  /** Hears the reader until the signal is aborted.
   * @param {AbortSignal} signal */
  listen(signal) {
    const { scene } = this;
    listen(this.root, scene.bar, scene.spots, {
      act: (name, quick) => this.#act(name, quick),
      go: (ply) => this.#go(states.at(this.#settle(), ply)),
      escape: () => scene.spots.unchoose() || this.#act("book"),
    }, signal);
    const away = near(this.root, () => engine(this.game.engine).warm());
    const hash = () => this.#hash();
    addEventListener("hashchange", hash, { signal });
    addEventListener("beforeprint", () => {
      this.#settle();
      this.#show();
      scene.frames.unroll();
    }, { signal });
    addEventListener("afterprint", () => scene.frames.roll(), { signal });
    signal.addEventListener("abort", () => {
      away();
      this.#settle();
    });
    hash();
  }

  /** Everything a reader can ask for, by name. A quick one is not animated.
   * @param {string} name @param {boolean} [quick] */
  #act(name, quick = false) {
    const { playing } = this.#doing;
    const now = this.#settle();
    this.scene.spots.unchoose();
    switch (name) {
      case "first": return this.#go(states.at(now, states.first(now)));
      case "last": return this.#go(states.at(now, states.last(now)));
      case "back": return this.#go(states.back(now));
      case "forward":
      case "redo": return this.#go(states.forward(now), !quick);
      case "undo": return this.#go(states.undo(now));
      case "grain": return this.#go(states.withGrain(now, now.grain === "seed" ? "ply" : "seed"));
      case "play": return playing ? this.#show() : this.#play();
      case "try": return this.#try();
      case "book": return this.#leave();
      case "retry": return this.#retry();
    }
  }

  /** Ends what is under way; any command does.
   * @returns {Now} */
  #settle() {
    this.#command++;
    this.#doing = { playing: false, loading: false };
    clearTimeout(this.#clock);
    this.motion.stop();
    return this.#now;
  }

  #show() {
    this.scene.show(this.#now, this.#doing);
  }

  /** Shows the next value, the seeds travelling there when asked; true when nothing came between.
   * @param {Now} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async #go(next, animate = false) {
    const before = this.#now;
    this.#now = next;
    const steps = animate && !Motion.still ? states.between(before, next) : [];
    if (steps.some((step) => step.seeds > 0)) {
      this.scene.start(before, next, this.#doing);
      const done = next.step - steps.length;
      const over = states.track(next, done).path.at(-1) ?? -1;
      if (!(await this.motion.run(states.board(before), over, steps, (n) => this.scene.advance(next, done + n)))) return false;
    }
    this.#show();
    return true;
  }

  /** Goes on by itself to the end of the line. */
  async #play() {
    this.#doing = { playing: true, loading: false };
    if (states.forward(this.#now) === this.#now) {
      this.#go(states.at(this.#now, states.first(this.#now)));
      if (!(await this.#wait(PAUSE.ply))) return;
    }
    for (;;) {
      const next = states.forward(this.#now);
      if (!(await this.#go(next, true))) return;
      if (states.forward(next) === next) break;
      if (!(await this.#wait(PAUSE[next.grain] + PAUSE_LETTER * states.sentence(next).say.length))) return;
    }
    this.#settle();
    this.scene.around(this.#now, this.#doing);
  }

  /** @param {number} ms @returns {Promise<boolean>} never settled when a command comes meanwhile */
  #wait(ms) {
    return new Promise((done) => {
      this.#clock = setTimeout(() => done(true), ms);
    });
  }

  /** Asks the engine for the state after some moves; nothing when a command came meanwhile or there is no answer.
   * @param {string[]} moves @param {() => void} retry @returns {Promise<Entry|undefined>} */
  async #ask(moves, retry) {
    const command = this.#command;
    const { scene, game, line } = this;
    const request = ["play", `rules ${line.rules}`, `voice ${game.voice}`, `start ${line.start}`, `moves ${moves.join(" ")}`, `from ${moves.length}`];
    this.#doing = { playing: false, loading: true };
    scene.around(this.#now, this.#doing);
    const [answer, problem] = await engine(game.engine).ask(request.join("\n")).then((a) => [a], (e) => [undefined, e]);
    if (command !== this.#command) return;
    this.#doing = { playing: false, loading: false };
    scene.around(this.#now, this.#doing);
    scene.note(answer ? "" : problem.kind === "ask" ? words.refused + problem.message : words.missing);
    this.#retry = retry;
    return answer && { ...answer, state: answer.states[0] };
  }

  /** A line of one's own from the ply shown. */
  async #try() {
    const now = states.at(this.#now, this.#now.ply);
    const entry = await this.#ask(states.moves(now), () => this.#try());
    if (!entry) return;
    const { focused, spots } = this.scene;
    this.#go(states.enter(now, entry));
    if (focused) spots.focus(Number(Object.keys(entry.can)[0] ?? 0));
  }

  /** Back to the book. */
  #leave() {
    const { focused, bar } = this.scene;
    this.scene.note("");
    this.#go(states.leave(this.#now));
    bar.rove(bar.buttons.try);
    if (focused) bar.buttons.try?.focus({ preventScroll: true });
  }

  /** A pit was touched: plays it, asks which way, or says why not.
   * @param {number} place */
  #touch(place) {
    const { spots } = this.scene;
    const moving = this.motion.running;
    const entry = states.entry(this.#settle());
    const moves = entry?.can[place] ?? [];
    if (moving) this.#show();
    spots.unchoose();
    spots.rove(place);
    if (moves.length === 1) return void this.#move(moves[0]);
    if (moves.length > 1) return spots.choose(place, moves);
    this.scene.refuse(entry?.cannot[place] ?? { say: words.unfinished });
  }

  /** @param {string} move */
  async #move(move) {
    const now = this.#settle();
    this.scene.spots.unchoose();
    const entry = await this.#ask([...states.moves(now), move], () => this.#move(move));
    if (entry) this.#go(states.played(now, entry), true);
  }

  /** Opens at the state whose figure the address names. */
  #hash() {
    const k = this.scene.frames.named(location.hash);
    if (k < 0) return;
    this.#go(states.at(states.leave(this.#settle()), k));
    this.root.scrollIntoView();
  }
}

/** @param {Element|null} script */
const read = (script) => JSON.parse(script?.textContent ?? "null");
