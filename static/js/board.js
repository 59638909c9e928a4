// One board: takes commands, turns them into the next thing to show, lets the seeds travel there, asks the engine.
import { ask } from "./ask.js";
import { engine } from "./engine.js";
import { listen } from "./input.js";
import { Motion } from "./motion.js";
import { near } from "./near.js";
import { Scene } from "./scene.js";
import * as states from "./state.js";
import { words } from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./state.js").Line} Line
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./ask.js").Answer} Answer
 *
 * All there is to say where a board is: `set` has the readings that differ from the game's own.
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where
 */

const PAUSE = { ply: 1100, seed: 500 }; // of autoplay, for reading
const PAUSE_LETTER = 18; // more for each letter of the sentence
const TEMPI = [1, 2, 4, 0.5];

export class Board {
  /** Another board that is taken along: whatever the reader does here is done there too.
   * @type {Board|undefined} */
  twin;
  /** @type {Now} */
  #now;
  /** What may be played in a state, where that was asked.
   * @type {WeakMap<import("./state.js").State, Entry>} */
  #entries = new WeakMap();
  /** @type {unknown} the state that was last asked about before the reader touched a pit */
  #looked;
  #doing = { playing: false, loading: false, tempo: 1 };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #count = 0; // of commands: what an older one waits for is dropped
  /** @type {() => unknown} the command under way */
  #command = () => {};
  /** @type {() => unknown} what "Try again" does */
  #retry = () => {};
  #labels = "source";
  /** @type {any} the example as the page has it: a brief one with its moves instead of its states */
  #told;

  /** @param {HTMLElement} root @param {import("./view.js").Table} table */
  constructor(root, table) {
    this.root = root;
    this.game = /** @type {import("./words.js").Game} */ (read(document.getElementById(`game-${root.dataset.game}`)));
    this.#told = read(root.querySelector("script.line"));
    const ply = Number(root.dataset.show ?? 0);
    this.scene = new Scene(root, this.game, table, (place, way) => this.play(place, way));
    this.motion = new Motion(this.scene.view);
    this.#now = states.begin({ ...(this.#brief && { states: this.scene.alone(ply, this.#brief.length, this.#told.start) }), ...this.#told }, ply);
    this.book = this.where;
    this.#show();
  }

  /** @returns {string[]|false} the moves of an example whose states are not here yet */
  get #brief() {
    return !this.#told.states && this.#told.moves;
  }

  get position() {
    return states.state(this.#now).position;
  }

  /** The seeds of every place as they lie on the board at this moment. */
  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : states.board(this.#now).seeds;
  }

  /** @returns {Where} */
  get where() {
    const { line, ply } = this.#now;
    return { game: this.game.id, start: line.start, set: { ...line.set }, moves: this.#brief || states.moves(line), ply };
  }

  /** Hears the reader until the signal is aborted.
   * @param {AbortSignal} signal */
  listen(signal) {
    const { scene } = this;
    listen(this.root, scene.bar, scene.spots, {
      act: (name, quick) => this.act(name, quick),
      chip: (k) => this.#chip(k),
      look: () => this.#look(),
      escape: () => scene.spots.unchoose() || (this.#now.line !== this.#now.book && (this.act("book"), true)),
    }, signal);
    near(this.root, () => engine(this.game.engine).warm(), signal);
    addEventListener("hashchange", () => this.#hash(), { signal });
    addEventListener("beforeprint", () => {
      this.#settle();
      this.#show();
      scene.frames.unroll();
    }, { signal });
    addEventListener("afterprint", () => scene.frames.roll(), { signal });
    signal.addEventListener("abort", () => this.#settle());
    this.#hash();
  }

  /** Everything a reader can ask for, by name: first back forward last play faster grain flip book retry. A quick one is not animated.
   * @param {string} name @param {boolean} [quick] */
  act(name, quick) {
    if (name === "retry") return this.#retry();
    if (name !== "play") this.#along((twin) => twin.#act(name, quick)); // which takes the twin along step by step
    return this.#do(() => this.#act(name, quick));
  }

  /** As touching a pit: plays it, asks which way, or says why not.
   * @param {number} place -1 for a pass @param {string} [way] "R" or "L" where a pit can be sown both ways */
  play(place, way = "") {
    return this.#do(() => this.#touch(place, way, true));
  }

  /** Shows another place of the game; what is left out stays as it is.
   * @param {Partial<Where>} to @returns {Promise<string>} "", or what is wrong with it */
  async open(to) {
    return (await this.#do(() => this.#open({ ...this.where, ...to }))) ?? words.missing;
  }

  /** How pits are numbered, on the board and in its sentences: "source" as the game's source does, "left" from each player's left. */
  get labels() {
    return this.#labels;
  }

  set labels(labels) {
    if (labels !== this.#labels) this.#do(() => this.#label(labels));
  }

  /** Shows a line of text until the next command.
   * @param {string} text "" for none @param {() => unknown} [retry] what "Try again" does */
  note(text, retry) {
    if (retry) this.#retry = retry;
    this.scene.note(text, !!retry);
  }

  /** @template T @param {(twin: Board) => T} act */
  #along(act) {
    const { twin } = this;
    return twin && twin.#do(() => act(twin));
  }

  /** Does a command, when the board has all states of its line: those of a brief example are asked for only now.
   * @template T @param {() => T|Promise<T>} command @returns {Promise<T|undefined>} */
  async #do(command) {
    this.#command = () => this.#do(command);
    this.scene.note("");
    if (this.#brief) {
      this.#settle();
      const answer = await this.#ask(this.#now.book, this.#brief, 0);
      if (!answer?.states) return;
      this.#told.states = answer.states;
      this.root.classList.remove("still");
      this.#now = states.begin(this.#told, this.#now.ply);
    }
    return command();
  }

  /** @param {string} name @param {boolean} [quick] @returns {unknown} */
  #act(name, quick) {
    const { scene } = this;
    const { playing, tempo } = this.#doing;
    if (name === "faster") {
      this.#doing.tempo = TEMPI[(TEMPI.indexOf(tempo) + 1) % TEMPI.length];
      return scene.around(this.#now, this.#doing);
    }
    const now = this.#settle();
    scene.spots.unchoose();
    switch (name) {
      case "first": return this.#go(states.at(now, 0));
      case "last": return this.#go(states.at(now, Infinity));
      case "back": return this.#go(states.back(now));
      case "forward": return this.#forward(now, !quick);
      case "grain": return this.#go(states.withGrain(now, now.grain === "seed" ? "ply" : "seed"));
      case "play": return playing ? this.#show() : this.#play();
      case "flip": return scene.flip(), this.#show();
      case "book": return this.#go(states.leave(now));
    }
  }

  /** One on; at the end of a line that a move ended which may not be played there, says so.
   * @param {Now} now @param {boolean} animate */
  #forward(now, animate) {
    const next = states.forward(now);
    const done = this.#go(next, animate);
    if (next === now && now.line === now.book && this.#told.refused) this.scene.refuse(this.#told.refused);
    return done;
  }

  /** Ends what is under way; any command does.
   * @returns {Now} */
  #settle() {
    this.#count++;
    this.#doing = { playing: false, loading: false, tempo: this.#doing.tempo };
    clearTimeout(this.#clock);
    this.motion.stop();
    return this.#now;
  }

  #show() {
    const { scene } = this;
    scene.show(this.#now, this.#doing, this.#entry);
    if (this.#now.line !== this.#now.book || scene.spots.layer.matches(":hover, :focus-within")) this.#look();
    this.root.dispatchEvent(new CustomEvent("sow-change", { bubbles: true, detail: { ...this.where, position: this.position, seeds: this.seeds } }));
  }

  /** What may be played in the state shown, where that is known. */
  get #entry() {
    return states.whole(this.#now) ? this.#entries.get(states.state(this.#now)) : undefined;
  }

  /** Shows the next value, the seeds travelling there when asked; true when nothing came between.
   * @param {Now} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async #go(next, animate) {
    const before = this.#now;
    this.#now = next;
    const steps = animate && !Motion.still ? states.between(before, next) : [];
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

  /** Goes on by itself to the end of the line, and takes the twin along. */
  async #play() {
    this.#doing.playing = true;
    if (states.forward(this.#now) === this.#now) {
      this.#along((twin) => twin.#act("first"));
      this.#go(states.at(this.#now, 0));
      if (!(await this.#wait(PAUSE.ply))) return;
    }
    for (;;) {
      const next = states.forward(this.#now);
      const [whole] = await Promise.all([this.#go(next, true), this.#along((twin) => twin.#act("forward"))]);
      if (!whole) return;
      if (states.forward(next) === next) break;
      if (!(await this.#wait(PAUSE[next.grain] + PAUSE_LETTER * states.sentence(next).say.length))) return;
    }
    this.#settle();
    this.scene.around(this.#now, this.#doing);
  }

  /** @param {number} ms @returns {Promise<boolean>} never settled when a command comes meanwhile */
  #wait(ms) {
    return new Promise((done) => {
      this.#clock = setTimeout(() => done(true), ms / this.#doing.tempo);
    });
  }

  /** Asks the engine while the reader waits; nothing when a command came meanwhile, or there is no answer, which is then said.
   * @param {Line} line @param {string[]} moves @param {number} from @param {string} [labels] @returns {Promise<Answer|undefined>} */
  async #ask(line, moves, from, labels = this.#labels) {
    const { scene } = this;
    const count = this.#count;
    const waits = (/** @type {boolean} */ loading) => {
      if (count !== this.#count) return false;
      this.#doing.loading = loading;
      scene.around(this.#now, this.#doing);
      return true;
    };
    const slow = setTimeout(waits, 300, true);
    scene.busy(true);
    const answer = await ask(this.game, line, moves, from, labels).catch(() => undefined);
    clearTimeout(slow);
    if (!waits(false)) return;
    scene.busy(false);
    if (!answer) this.note(words.missing, this.#command);
    return answer;
  }

  /** Asks what may be played here, before the reader touches a pit and whether he will or not: so nothing is said about it. */
  async #look() {
    const now = this.#now;
    const state = states.state(now);
    if (this.#brief || !states.whole(now) || this.motion.running || this.#entry || this.#looked === state) return;
    this.#looked = state;
    const answer = await ask(this.game, now.line, states.moves(now.line, now.ply), now.ply, this.#labels).catch(() => undefined);
    if (!answer?.states) return;
    this.#entries.set(state, answer);
    if (this.#now === now && !this.motion.running) this.scene.pits(now, answer);
  }

  /** @param {number} place @param {string} way @param {boolean} [lead] whether the twin follows @returns {Promise<unknown>} */
  async #touch(place, way, lead) {
    const { spots } = this.scene;
    if (this.motion.running) this.#settle(), this.#show();
    const now = this.#settle();
    const before = states.moves(now.line, now.ply);
    spots.unchoose();
    spots.rove(place);
    if (!states.whole(now)) return this.scene.refuse({ say: words.unfinished });

    let entry = this.#entry;
    let move = "";
    // Where the line goes on with this very pit it can be stepped along, whether there is an engine or not.
    let next = entry ? null : states.follow(now, (state) => !wayOf(state.move) && state.steps?.[0]?.from === place);
    if (!next) {
      if (!entry) {
        entry = await this.#ask(now.line, before, now.ply);
        if (!entry?.can) return;
        this.#entries.set(states.state(now), entry);
      }
      const all = place < 0 ? [entry.pass ?? ""] : (entry.can[place] ?? []);
      const moves = all.length > 1 && way ? all.filter((move) => wayOf(move) === way) : all;
      this.scene.pits(now, entry);
      if (moves.length === 0) return this.scene.refuse(entry.cannot[place]);
      if (moves.length > 1) return spots.choose(place, moves);
      [move] = moves;
      next = states.follow(now, (state) => state.move === move);
    }
    if (!next) {
      const answer = await this.#ask(now.line, [...before, move], before.length + 1);
      if (!answer?.states) return;
      this.#entries.set(answer.states[0], answer);
      next = states.played(now, answer.states[0]);
    }
    if (lead) this.#along((twin) => twin.#touch(place, wayOf(move)));
    return this.#go(next, true);
  }

  /** @param {Where} to @returns {Promise<string|undefined>} nothing when there is no engine */
  async #open({ start, set, moves, ply }) {
    const now = this.#settle();
    const { book } = now;
    const rules = states.same(set, book.set) ? book.rules : (this.game.rules ?? book.rules);
    if (rules === book.rules && start === book.start && String(moves) === String(states.moves(book))) {
      this.#go(states.at({ ...now, line: book }, ply));
      return "";
    }
    const line = { rules, set, start, states: book.states };
    const answer = await this.#ask(line, moves, 0);
    if (!answer?.states) return answer?.error;
    const next = { ...now, line: states.graft({ ...line, states: answer.states }, book) };
    this.#entries.set(states.state(states.at(next, Infinity)), answer);
    this.#go(states.at(next, ply));
    if (answer.stopped) this.scene.refuse(answer.stopped);
    return answer.stopped?.say ?? "";
  }

  /** One of the list of moves. @param {number} k */
  #chip(k) {
    const { line, ply } = this.scene.moves.chips[k];
    this.#along((twin) => twin.#go(states.at(twin.#settle(), ply)));
    this.#go(states.at({ ...this.#settle(), line }, ply));
  }

  /** Has all lines said again in another numbering.
   * @param {string} labels */
  async #label(labels) {
    const { book, sides, kept, line } = this.#settle();
    const all = [book, ...sides, kept ?? book, line];
    /** @type {Line[]} */
    const said = [];
    for (const old of all) {
      const answer = await this.#ask(old, states.moves(old), 0, labels);
      if (!answer?.states) return;
      said.push({ ...old, states: answer.states.map((state, k) => ({ ...old.states[k], ...state })) });
    }
    const now = (/** @type {Line} */ old) => (old === book ? said[0] : states.graft(said[all.indexOf(old)], said[0]));
    this.#labels = labels;
    this.scene.label(labels === "source" ? null : Array.from({ length: 2 * this.game.pits }, (_, place) => String((place % this.game.pits) + 1)));
    this.#go({ ...this.#now, book: said[0], sides: sides.map(now), kept: kept && now(kept), line: now(line) });
  }

  /** Opens at the state whose figure the address names. */
  #hash() {
    const [, id, side, ply] = /^#(.+?)(?:-instead-(\d+))?-(\d+)$/.exec(location.hash) ?? [];
    if (id !== this.root.id) return;
    this.#do(() => {
      const now = this.#settle();
      this.#go(states.at({ ...now, line: now.sides[Number(side) - 1] ?? now.book }, Number(ply)));
    });
    this.root.scrollIntoView();
  }
}

/** Which way a move goes, where it says so.
 * @param {string} [move] */
const wayOf = (move = "") => /[RL]$/.exec(move)?.[0] ?? "";

/** @param {Element|null} script */
const read = (script) => JSON.parse(script?.textContent ?? "null");
