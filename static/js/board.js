// One board: takes commands, turns them into the next thing to show, lets the seeds travel there, asks the engine.
import { ask } from "./ask.js";
import { engine } from "./engine.js";
import { listen } from "./input.js";
import { Motion } from "./motion.js";
import { near } from "./near.js";
import { Scene } from "./scene.js";
import * as states from "./state.js";
import { tools } from "./tools.js";
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
  /** Why the move after a state could not be played; the line ends there.
   * @type {WeakMap<import("./state.js").State, import("./state.js").Reason>} */
  #stops = new WeakMap();
  /** @type {InstanceType<import("./tools.js").Tools["Panel"]>|undefined} */
  #panel;
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
    if (this.#told.stopped) this.#stop(this.#told.stopped);
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
    addEventListener("beforeprint", () => {
      this.#settle();
      this.#show();
      scene.frames.unroll();
    }, { signal });
    addEventListener("afterprint", () => scene.frames.roll(), { signal });
    signal.addEventListener("abort", () => this.#settle());
  }

  /** The states of the line shown, and why its next move could not be played, where that was tried. */
  get line() {
    const { states } = this.#now.line;
    return { states, stopped: this.#stops.get(states[states.length - 1]) };
  }

  /** Shows again what is to be shown, whatever was drawn over it. */
  show() {
    this.#settle();
    this.#show();
  }

  /** Marks where this board first differs from another. @param {number} place -1 for nowhere */
  mark(place) {
    this.scene.differs = place;
    this.scene.marks(this.#now);
  }

  /** Everything a reader can ask for, by name: first back forward last play faster grain flip book more retry. A quick one is not animated.
   * @param {string} name @param {boolean} [quick] */
  act(name, quick) {
    if (name === "retry") return this.#retry();
    if (name === "more") return this.#more();
    if (/faster|flip|book/.test(name)) this.#along((twin) => twin.#act(name)); // the others lead it
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

  /** Opens or closes the panel of tools.
   * @returns {Promise<void>} */
  async #more() {
    const all = await tools().catch(() => null);
    this.note(all ? "" : words.noTools, () => this.#more());
    if (all) (this.#panel ??= new all.Panel(this)).toggle();
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
      case "first": return this.#lead(states.at(now, 0));
      case "last": return this.#lead(states.at(now, Infinity));
      case "back": return this.#lead(states.back(now));
      case "forward": return this.#lead(states.forward(now), !quick);
      case "grain": return this.#lead(states.withGrain(now, now.grain === "seed" ? "ply" : "seed"));
      case "play": return playing ? this.#show() : this.#play();
      case "flip": return scene.flip(), this.#show();
      case "book": return this.#go(states.leave(now));
    }
  }

  /** Shows the next value here, and what stands beside it on the twin.
   * @param {Now} next @param {boolean} [animate] @returns {Promise<boolean>} */
  async #lead(next, animate) {
    const [whole] = await Promise.all([this.#on(next, animate), this.#along((twin) => twin.#on(states.beside(twin.#settle(), next), animate))]);
    return whole;
  }

  /** Shows the next value; where there is none because a move may not be played, says so.
   * @param {Now} next @param {boolean} [animate] */
  #on(next, animate) {
    const { stopped } = this.line;
    const still = animate && next.ply === states.last(next) && next.ply === this.#now.ply && next.step === this.#now.step;
    const done = this.#go(next, animate);
    if (still && stopped) this.scene.refuse(stopped);
    return done;
  }

  /** Remembers why the line shown does not go on. @param {import("./state.js").Reason} why */
  #stop(why) {
    const { states } = this.#now.line;
    this.#stops.set(states[states.length - 1], why);
  }

  /** What the twin played cannot be played here: the line ends.
   * @param {import("./state.js").Reason} why */
  #end(why) {
    this.#now = states.cut(this.#now);
    this.#stop(why);
    this.#show();
    this.scene.refuse(why);
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
      this.#lead(states.at(this.#now, 0));
      if (!(await this.#wait(PAUSE.ply))) return;
    }
    for (;;) {
      const next = states.forward(this.#now);
      if (!(await this.#lead(next, true))) return;
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
      const why = entry.cannot[place];
      if (moves.length === 0) return lead ? this.scene.refuse(why) : this.#end(why);
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
    if (!lead && way && states.way(states.state(next)) !== way) { // the twin sowed the other way
      const answer = await this.#ask(now.line, [...before, states.state(next).move + way], before.length);
      return answer?.stopped && this.#end(answer.stopped);
    }
    if (lead) this.#along((twin) => twin.#now.ply === now.ply && twin.#touch(place, wayOf(move) || states.way(states.state(next))));
    return this.#go(next, true);
  }

  /** @param {Where} to @returns {Promise<string|undefined>} nothing when there is no engine */
  async #open({ start, set, moves, ply }) {
    const now = this.#settle();
    const { book } = now;
    const same = states.same(set, book.set);
    const rules = same ? book.rules : (this.game.rules ?? book.rules);
    if (same && start === book.start && String(moves) === String(states.moves(book))) {
      this.#go(states.at({ ...now, line: book }, ply));
      return "";
    }
    const line = { rules, set, start, states: book.states };
    const answer = await this.#ask(line, moves, 0);
    if (!answer?.states) return answer?.error;
    const next = { ...now, line: states.graft({ ...line, states: answer.states }, book) };
    this.#entries.set(states.state(states.at(next, Infinity)), answer);
    this.#go(states.at(next, ply));
    if (answer.stopped) {
      this.#stop(answer.stopped);
      this.scene.refuse(answer.stopped);
    }
    return answer.stopped?.say ?? "";
  }

  /** One of the list of moves. @param {number} k */
  #chip(k) {
    const { line, ply } = this.scene.moves.chips[k];
    this.#lead(states.at({ ...this.#settle(), line }, ply));
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

  /** Shows a state that the page prints.
   * @param {number} side the number of a side line, 0 for the book's @param {number} ply */
  frame(side, ply) {
    return this.#do(() => {
      const now = this.#settle();
      return this.#lead(states.at({ ...now, line: now.sides[side - 1] ?? now.book }, ply));
    });
  }
}

/** Which way a move goes, where it says so.
 * @param {string} [move] */
const wayOf = (move = "") => /[RL]$/.exec(move)?.[0] ?? "";

/** @param {Element|null} script */
const read = (script) => JSON.parse(script?.textContent ?? "null");
