// One board: takes commands, turns them into the next thing to show, lets the seeds travel there, asks the engine.
import { ask } from "./ask.js";
import { engine } from "./engine.js";
import { listen } from "./input.js";
import { Motion } from "./motion.js";
import { near } from "./near.js";
import { Scene } from "./scene.js";
import * as states from "./state.js";
import { Panel } from "./tools/panel.js";
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
  /** @type {unknown} the state that was asked about last, without the reader's waiting for it */
  #looked;
  #doing = { playing: false, loading: false, tempo: 1 };
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #command = 0; // counts commands: what an older one waits for is dropped
  #retry = () => {};
  #labels = "source";
  #panel = new Panel(this);
  /** Why the move after a state could not be played; the line ends there.
   * @type {WeakMap<import("./state.js").State, Reason>} */
  #stops = new WeakMap();
  /** @type {string[]|undefined} the moves of an example whose states the page does not have */
  #brief;

  /** @param {HTMLElement} root @param {import("./view.js").Table} table */
  constructor(root, table) {
    this.root = root;
    this.game = /** @type {import("./words.js").Game} */ (read(document.getElementById(`game-${root.dataset.game}`)));
    const line = read(root.querySelector("script.line"));
    const { rules, set = {}, start, asides = [] } = line;
    const ply = Number(root.dataset.show ?? 0);
    this.scene = new Scene(root, this.game, line, table, (place, way) => this.play(place, way));
    this.motion = new Motion(this.scene.view);
    if (!line.states) this.#brief = line.moves;
    this.#now = states.begin({ rules, set, start, states: line.states ?? this.scene.alone(ply, line.moves.length, start) }, asides, ply);
    this.book = this.#at(this.#now.book, this.#now.ply);
    if (line.refused) this.#stop(line.refused);
    this.#show();
  }

  get position() {
    return states.state(this.#now).position;
  }

  /** The seeds of every place as they lie on the board at this moment. */
  get seeds() {
    return this.motion.running ? [...this.motion.seeds] : states.board(this.#now).seeds;
  }

  get where() {
    return this.#at(this.#now.line, this.#now.ply);
  }

  /** @param {Line} line @param {number} ply @returns {Where} */
  #at(line, ply) {
    return { game: this.game.id, start: line.start, set: { ...line.set }, moves: this.#brief ?? states.moves(line), ply };
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
    const away = near(this.root, () => engine(this.game.engine).warm());
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

  /** Everything a reader can ask for, by name: first back forward last play faster grain flip book retry more. A quick one is not
   * animated.
   * @param {string} name @param {boolean} [quick] */
  act(name, quick) {
    if (/faster|flip|book/.test(name)) this.#along((twin) => twin.#act(name));
    return this.#act(name, quick);
  }

  /** As touching a pit: plays it, asks which way, or says why not.
   * @param {number} place -1 for a pass @param {string} [way] "R" or "L" where a pit can be sown both ways */
  play(place, way = "") {
    return this.#touch(place, way, true);
  }

  /** Shows another place of the game; what is left out stays as it is.
   * @param {Partial<Where>} to @returns {Promise<string>} "", or what is wrong with it */
  async open(to) {
    const { start, set, moves, ply } = { ...this.where, ...to };
    if (!(await this.#whole(() => this.open(to)))) return words.missing;
    const now = this.#settle();
    const { book } = now;
    const rules = states.same(set, book.set) ? book.rules : (this.game.rules ?? book.rules);
    const line = { rules, set, start, states: book.states };
    if (rules === book.rules && start === book.start && String(moves) === String(states.moves(book))) {
      this.#go(states.at({ ...now, line: book }, ply));
      return "";
    }
    const command = this.#command;
    const answer = await this.#ask(line, moves, 0, () => this.open(to));
    if (!answer) return command === this.#command ? words.missing : "";
    if (answer.error !== undefined) return answer.error;
    this.#go(states.at({ ...now, line: states.graft({ ...line, states: answer.states }, book) }, ply));
    this.#entries.set(states.state(states.at(this.#now, Infinity)), answer);
    if (answer.stopped) {
      this.#stop(answer.stopped);
      this.scene.refuse(answer.stopped);
    }
    return answer.stopped?.say ?? "";
  }

  /** How pits are numbered, on the board and in its sentences: "source" as the game's source does, "left" from each player's left. */
  get labels() {
    return this.#labels;
  }

  set labels(labels) {
    if (labels !== this.#labels) this.#label(labels);
  }

  /** Shows a line of text that stays until all works again.
   * @param {string} text "" for none @param {() => void} [retry] what "Try again" does */
  note(text, retry) {
    this.#retry = retry ?? this.#retry;
    this.scene.note(text, !!retry);
  }

  /** @param {string} name @param {boolean} [quick] @returns {Promise<unknown>} */
  async #act(name, quick = false) {
    if (name === "more") return this.#panel.toggle();
    if (this.#brief && !/retry|faster|flip/.test(name) && !(await this.#whole(() => this.#act(name, quick)))) return;
    const { playing } = this.#doing;
    if (name === "faster") {
      this.#doing.tempo = TEMPI[(TEMPI.indexOf(this.#doing.tempo) + 1) % TEMPI.length];
      return this.scene.around(this.#now, this.#doing);
    }
    const now = this.#settle();
    this.scene.spots.unchoose();
    switch (name) {
      case "first": return this.#lead(states.at(now, 0));
      case "last": return this.#lead(states.at(now, Infinity));
      case "back": return this.#lead(states.back(now));
      case "forward": return this.#lead(states.forward(now), !quick);
      case "grain": return this.#lead(states.withGrain(now, now.grain === "seed" ? "ply" : "seed"));
      case "play": return playing ? this.#show() : this.#play();
      case "flip": return this.scene.flip(), this.#show();
      case "book": return this.scene.note("", false), this.#go(states.leave(now));
      case "retry": return this.#retry();
    }
  }

  /** Shows the next value here, and what stands beside it on the twin.
   * @param {Now} next @param {boolean} [animate] */
  async #lead(next, animate) {
    const [whole] = await Promise.all([this.#go(next, animate), this.#along((twin) => twin.#go(states.beside(twin.#settle(), next), animate))]);
    return whole;
  }

  /** Remembers why the line shown does not go on. @param {Reason} why */
  #stop(why) {
    const { states } = this.#now.line;
    this.#stops.set(states[states.length - 1], why);
  }

  /** @param {(twin: Board) => unknown} act */
  #along(act) {
    return this.twin && act(this.twin);
  }

  /** Ends what is under way; any command does.
   * @returns {Now} */
  #settle() {
    this.#command++;
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
  async #go(next, animate = false) {
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
   * @param {Line} line @param {string[]} moves @param {number} from @param {() => void} retry @param {string} [labels]
   * @returns {Promise<Answer|undefined>} */
  async #ask(line, moves, from, retry, labels = this.#labels) {
    const command = this.#command;
    const { layer } = this.scene.spots;
    const slow = setTimeout(() => command === this.#command && this.#loading(true), 300);
    layer.setAttribute("aria-busy", "true");
    const answer = await ask(this.game, line, moves, from, labels).catch(() => null);
    clearTimeout(slow);
    if (command !== this.#command) return;
    layer.removeAttribute("aria-busy");
    this.#loading(false);
    this.note(answer ? "" : words.missing, retry);
    return answer ?? undefined;
  }

  /** @param {boolean} loading */
  #loading(loading) {
    this.#doing.loading = loading;
    this.scene.around(this.#now, this.#doing);
  }

  /** Asks what may be played here without a word about it: it is not sure to be needed. */
  async #look() {
    const now = this.#now;
    const state = states.state(now);
    if (this.#brief || !states.whole(now) || this.motion.running || this.#entry || this.#looked === state) return;
    this.#looked = state;
    const answer = await ask(this.game, now.line, states.moves(now.line, now.ply), now.ply, this.#labels).catch(() => null);
    if (!answer?.states) return;
    this.#entries.set(state, answer);
    if (this.#now === now && !this.motion.running) this.scene.pits(now, answer);
  }

  /** @param {number} place @param {string} way @param {boolean} [lead] whether the twin follows @returns {Promise<unknown>} */
  async #touch(place, way, lead) {
    const again = () => void this.#touch(place, way, lead);
    if (this.#brief && !(await this.#whole(again))) return;
    const { scene } = this;
    const moving = this.motion.running;
    const now = this.#settle();
    if (moving) this.#show();
    scene.spots.unchoose();
    if (place >= 0) scene.spots.rove(place);
    if (!states.whole(now)) return scene.refuse({ say: words.unfinished });

    let entry = this.#entry;
    const known = entry ? null : states.follow(now, (next) => one(next.move) && next.steps?.[0]?.from === place);
    if (known) return this.#played(known, place, "", lead); // the book goes on with this pit, whether there is an engine or not
    if (!entry) {
      const answer = await this.#ask(now.line, states.moves(now.line, now.ply), now.ply, again);
      if (!answer) return;
      if (answer.error !== undefined) return this.note(words.refused + answer.error, again);
      this.#entries.set(states.state(now), (entry = answer));
    }
    const all = place < 0 ? [entry.pass ?? ""] : (entry.can[place] ?? []);
    const moves = all.length > 1 && way ? all.filter((move) => move.endsWith(way)) : all;
    scene.pits(now, entry);
    if (moves.length === 0) {
      const why = entry.cannot[place];
      return lead ? scene.refuse(why) : this.#end(why);
    }
    if (moves.length > 1) return scene.spots.choose(place, moves);
    return this.#move(moves[0], place, lead, again);
  }

  /** @param {string} move @param {number} place @param {boolean|undefined} lead @param {() => void} again */
  async #move(move, place, lead, again) {
    const now = this.#now;
    const known = states.follow(now, (next) => next.move === move);
    if (known) return this.#played(known, place, move, lead);
    const moves = [...states.moves(now.line, now.ply), move];
    const answer = await this.#ask(now.line, moves, moves.length, again);
    if (!answer) return;
    const [next] = answer.states ?? [];
    if (!next) return this.note(words.refused + (answer.error ?? answer.stopped?.say), again);
    this.#entries.set(next, answer);
    return this.#played(states.played(now, next), place, move, lead);
  }

  /** @param {Now} next @param {number} place @param {string} move @param {boolean|undefined} lead */
  #played(next, place, move, lead) {
    const { ply } = this.#now;
    if (lead) this.#along((twin) => twin.#now.ply === ply && twin.#touch(place, one(move) ? "" : move.slice(-1)));
    return this.#go(next, true);
  }

  /** What the twin played cannot be played here: the line ends.
   * @param {Reason} why */
  #end(why) {
    this.#now = states.cut(this.#now);
    this.#stop(why);
    this.#show();
    this.scene.refuse(why);
  }

  /** One of the list of moves. @param {number} k */
  async #chip(k) {
    if (this.#brief) return;
    const { line, ply } = this.scene.moves.chips[k];
    this.#lead(states.at({ ...this.#settle(), line }, ply));
  }

  /** Has the states of the book: those of a brief example are asked for when they are first needed.
   * @param {() => void} retry @returns {Promise<boolean>} */
  async #whole(retry) {
    if (!this.#brief) return true;
    this.#settle();
    const { book, ply } = this.#now;
    const answer = await this.#ask(book, this.#brief, 0, retry);
    if (!answer?.states) return false;
    this.#brief = undefined;
    this.#now = states.begin({ ...book, states: answer.states }, [], ply);
    return true;
  }

  /** @param {string} labels */
  async #label(labels) {
    const again = () => void this.#label(labels);
    if (!(await this.#whole(again))) return;
    this.#settle();
    const { book, sides, kept, line } = this.#now;
    const all = [...new Set([book, ...sides, line, ...(kept ? [kept] : [])])];
    /** @type {Line[]} */
    const said = [];
    for (const one of all) {
      const answer = await this.#ask(one, states.moves(one), 0, again, labels);
      if (!answer?.states) return;
      const fresh = { ...one, states: answer.states };
      said.push(said[0] ? states.graft(fresh, said[0]) : fresh);
    }
    const now = (/** @type {Line} */ one) => said[all.indexOf(one)];
    this.#labels = labels;
    const { pits } = this.game;
    this.scene.label(labels === "source" ? null : Array.from({ length: 2 * pits }, (_, place) => String((place % pits) + 1)));
    this.#now = { ...this.#now, book: now(book), sides: sides.map(now), kept: kept && now(kept), line: now(line) };
    this.#show();
  }
}

/** Whether a move says no way: its pit has but one.
 * @param {string} [move] */
const one = (move = "") => !/[RL]$/.test(move);

/** @param {Element|null} script */
const read = (script) => JSON.parse(script?.textContent ?? "null");
