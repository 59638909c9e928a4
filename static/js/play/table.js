// The table: a board, who plays at it, and what is done when. The game is kept apart from what the board shows: a reader may look back, or
// follow another line, and the game waits where it was.
import * as states from "../state.js";
import * as link from "../tools/link.js";
import { badLink } from "../tools/words.js";
import { t } from "../words.js";
import { Acts } from "./acts.js";
import { buttons, due, standing } from "./around.js";
import * as computer from "./computer.js";
import { Course } from "./course.js";
import { load, save } from "./keep.js";
import { Dropped, Laying } from "./laying.js";
import * as opening from "./opening.js";
import { other, shows, startOf, taken } from "./record.js";
import { Settings } from "./settings.js";
import { Study } from "./study.js";
import { mover, playable } from "./turn.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../words.js").Game} Game
 * @typedef {import("./keep.js").Kept} Kept
 * @typedef {import("./settings.js").Plan} Plan
 * @typedef {import("./think.js").Wish} Wish
 */

const REST = 300; // before the address is replaced

export class Table {
  /** @type {Board} */
  board;
  /** @type {Kept} */
  kept;
  #playing = false; // else the board is being seated, or laid out
  #exploring = false;
  #counting = false;
  #life = 0; // of games: what belongs to an older one is dropped
  #opening = 0; // games on their way to the board: the last one counts
  #shown = ""; // what was thought about last
  /** @type {import("./around.js").Kind} */
  #kind = "now";
  #mover = ""; // who moves in what is shown; "" nobody
  /** @type {Wish} the search for the computer's move */
  #wish = { dropped: true, enough: false };
  #thinking = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
    /** @type {Record<string, Game>} */
    this.games = {};
    for (const script of document.querySelectorAll("script.game")) {
      const game = JSON.parse(script.textContent ?? "{}");
      this.games[game.id] = game;
    }
    this.due = part(".due");
    this.told = part(".told");
    this.match = part(".match");
    this.boards = part(".boards");
    this.board = /** @type {any} */ (this.boards.firstElementChild).board;
    this.acts = new Acts(part(".acts"), (act) => this.#act(act));
    this.laying = new Laying(this.acts, (text) => this.#say(text), (text) => this.#tell(text));
    this.course = new Course(part(".course"), (ply) => this.board.goTo((now) => states.at(now, ply)));
    this.settings = new Settings(/** @type {HTMLFormElement} */ (part("form")), this.games, {
      changed: () => this.#changed(),
      start: (plan) => this.#anew(plan),
      about: (game) => this.#template(game).dataset.rules ?? "",
    });
    this.study = new Study(part(".analysis"), { close: () => this.#analyse(false), explore: () => (this.#exploring = true) });
    this.kept = this.#checked(load());
    root.addEventListener("sow-change", () => this.#moved());
    root.addEventListener("click", (event) => this.#guard(event), { capture: true });
    addEventListener("hashchange", () => this.#visit());
  }

  /** Goes on where the address says, or where the reader was, or begins. */
  async arrive() {
    if (!this.board) return; // it stays what it is
    const query = new URLSearchParams(location.search);
    const asked = query.get("game") ?? "";
    if (query.has("analyse")) this.study.open = true;
    if (await this.#visit()) return;
    const kept = this.kept;
    if (this.games[asked] && (asked !== kept.game || !kept.start)) await this.#start({ game: asked, set: {}, opening: "ruled", by: "S" });
    else if (kept.start) await this.#seat(kept);
    else if (!asked && !kept.rounds.length && matchMedia("(min-width: 68rem)").matches) await this.#welcome();
    else await this.#start(kept, kept.rounds);
    if (asked && !this.games[asked]) this.#tell(t("game-unknown", { game: asked }));
  }

  /** Opens the game of the address, if it has one. */
  async #visit() {
    const to = link.read(location.hash.slice(1), Object.values(this.games));
    if (!to) return false;
    const { game = "", start = "", set = {}, moves = [], ply = moves.length, problem } = to;
    const { kept } = this;
    const own = !problem && kept.game === game && kept.start === start && String(kept.moves) === String(moves); // a reload, with its players
    if (!problem) await this.#seat(own ? kept : { ...kept, game, start, set, moves, players: { S: 0, N: 0 }, rounds: [], opening: "ruled" }, ply);
    else {
      this.#tell(badLink(problem));
      return false;
    }
    return true;
  }

  /** What was kept, as far as it can be used, and what is chosen when nothing else is.
   * @param {Partial<Kept>} kept @returns {Kept} */
  #checked(kept) {
    const first = Object.keys(this.games)[0];
    const whole = { game: first, start: "", set: {}, moves: [], players: { S: 0, N: 2 }, seconds: 2, uncounted: false, opening: "ruled", by: "S", rounds: [], seed: 1, ...kept };
    return this.games[whole.game] ? whole : this.#checked({ ...whole, game: first, start: "", set: {}, moves: [], rounds: [] });
  }

  /** @param {string} game @returns {HTMLTemplateElement} */
  #template(game) {
    return /** @type {HTMLTemplateElement} */ (this.root.querySelector(`template[data-game="${game}"]`));
  }

  /** Ends what is under way and has the board of a game.
   * @param {Kept} kept @returns {number} its life */
  #begin(kept) {
    this.#playing = this.#exploring = this.#counting = this.#thinking = false;
    this.#kind = "now";
    this.#wish.dropped = true;
    this.#shown = "";
    this.study.end();
    this.laying.end();
    const life = ++this.#life;
    this.kept = kept;
    const old = /** @type {HTMLElement} */ (this.boards.firstElementChild);
    if (old.dataset.game !== kept.game) {
      const next = /** @type {any} */ (document.importNode(this.#template(kept.game).content, true).firstElementChild);
      this.boards.replaceChildren(next);
      this.board = next.board;
    }
    this.root.classList.toggle("uncounted", kept.uncounted);
    this.settings.show(kept);
    this.#tell("");
    return life;
  }

  /** Puts a game on the board and goes on with it.
   * @param {Kept} kept @param {number} [ply] */
  async #seat(kept, ply = kept.moves.length) {
    const life = this.#begin(kept);
    const { start, set, moves } = kept;
    const there = !this.#opening && ply === moves.length && shows(kept, this.board.where) === "now"; // a new board needs no engine to begin
    this.#opening++;
    const problem = there ? "" : await this.board.open({ start, set, moves, ply });
    this.#opening--;
    if (life !== this.#life) return;
    if (problem) {
      this.#tell(badLink(problem));
      this.kept = { ...this.kept, start: this.board.where.start, set: this.board.where.set, moves: this.board.where.moves };
    }
    await this.#face();
    this.#playing = true;
    this.#moved();
  }

  /** Turns the board so that the one person at it sits near. */
  async #face() {
    const { players } = this.kept;
    if (this.board.flipped !== (players.S > 0 && players.N === 0)) await this.board.withTools((tools) => tools.flip(this.board));
  }

  /** Somebody who was never here has a game at once, and sees that there are others. */
  #welcome() {
    /** @type {HTMLDetailsElement} */ (this.root.querySelector(".next")).open = true;
    return this.#start(this.kept);
  }

  /** The reader has chosen another game: he is led back to the board. @param {Plan} plan */
  #anew(plan) {
    /** @type {HTMLDetailsElement} */ (this.root.querySelector(".next")).open = false;
    this.#start(plan);
    if (this.due.getBoundingClientRect().top < 0) this.root.scrollIntoView();
    this.board.focusPit();
  }

  /** A new game, laid out first where its rules or the players want that.
   * @param {Plan} plan @param {string[]} [rounds] of the match before it */
  async #start(plan, rounds = []) {
    const { game, set } = plan;
    const seed = Math.floor(Math.random() * 2 ** 31);
    const kept = { ...this.kept, ...plan, start: startOf(this.games[game], set), moves: [], rounds, seed };
    if (kept.start && plan.opening !== "cut") return this.#seat(kept);
    const life = this.#begin({ ...kept, start: "" });
    this.study.open = false;
    save(this.kept);
    this.#standing(!kept.start, false);
    await this.#face();
    try {
      const at = this.laying.at(this.board, this.kept, () => life === this.#life);
      await at.show(this.board.book.start); // not what the last game left
      this.#course();
      const laid = await (kept.start ? opening.cut(at, plan.by) : opening.layOut(at, plan.by));
      const said = this.told.textContent ?? "";
      await this.#seat({ ...kept, ...laid });
      this.#tell(said);
    } catch (error) {
      if (!(error instanceof Dropped)) throw error;
    }
  }

  /** The settings of who plays were changed: the game goes on with them. */
  #changed() {
    const { players } = this.settings.seats;
    const turned = String(Object.values(players)) !== String(Object.values(this.kept.players));
    this.kept = { ...this.kept, ...this.settings.seats };
    this.root.classList.toggle("uncounted", this.kept.uncounted);
    save(this.kept);
    if (!this.#playing) return turned && !this.kept.start && this.#start(this.kept, this.kept.rounds); // whoever sits there now sets up
    this.#shown = "";
    if (turned) this.#face().then(() => this.#moved());
    else this.#moved();
  }

  /** The board shows something else: what that is of the game, whose turn it is, and what is thought about. */
  #moved() {
    this.boards.querySelector(".hinted")?.classList.remove("hinted");
    if (!this.#playing) return;
    const { board } = this;
    const { where } = board;
    let kind = shows(this.kept, where);
    if (kind === "on" && !this.#exploring) {
      this.kept = { ...this.kept, moves: where.moves };
      this.#tell("");
      kind = shows(this.kept, where);
    }
    this.#exploring = kind === "aside" || kind === "on";
    this.#kind = kind === "on" ? "aside" : kind === "now" && !states.whole(board.now) ? "before" : kind;
    save(this.kept);
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => this.#address(), REST);
    const state = states.state(board.now);
    this.#mover = mover(board, state, board.asking.entries.get(state));
    this.#draw();
    this.#attend();
  }

  /** The address is the game's, also while another line is shown, so that a reload comes back to it. */
  #address() {
    const { kept } = this;
    if (!this.#playing || !(kept.moves.length || location.hash || kept.start !== this.board.game.start)) return;
    const ply = this.#kind === "aside" ? kept.moves.length : this.board.where.ply;
    history.replaceState(history.state, "", `${location.pathname}#${link.write("", { ...kept, ply })}`);
  }

  /** Sees to who is on turn: the computer thinks, a person is shown what may be played, the analysis goes on. */
  async #attend() {
    const { board, kept } = this;
    const key = JSON.stringify([board.where, this.#kind, kept.players, this.study.open, board.labels]);
    if (key === this.#shown) return;
    this.#shown = key;
    if (this.study.holds(board.where.moves)) return; // it is of where this line begins
    this.#wish.dropped = true;
    this.#thinking = this.#kind === "now" && kept.players[this.#mover] > 0;
    this.#draw();
    const state = states.state(board.now);
    const entry = await playable(board);
    if (this.#shown !== key) return;
    this.#thinking = false;
    if (!entry) return this.#draw();
    this.#mover = mover(board, state, entry);
    board.showEntry(entry);
    if (this.#kind === "now" && kept.players[this.#mover]) return this.#reply(entry);
    this.#draw();
    if (this.study.open) await this.study.begin(board, this.#mover, entry);
  }

  /** The computer's move.
   * @param {states.Entry} entry */
  async #reply(entry) {
    const { board, kept } = this;
    const side = { side: board.game.sides[this.#mover] };
    const wish = (this.#wish = { dropped: false, enough: false });
    this.#thinking = true;
    this.#draw();
    this.study.wait(t("thinks", side));
    const found = await computer.move(board, kept, this.#mover, entry, wish);
    if (found === "unable") {
      this.#thinking = false;
      this.#draw();
      this.#tell(t("no-computer"));
    } else if (found) {
      this.#say(t("plays", side)); // until its seeds lie where they come to
      await board.play(found.place, found.way);
    }
  }

  /** @param {boolean} on */
  #analyse(on) {
    this.study.open = on;
    this.#shown = "";
    this.#moved();
    if (on) this.study.panel.scrollIntoView({ block: "nearest" });
  }

  /** @param {import("./acts.js").Act} act */
  #act(act) {
    const { board, kept } = this;
    const { start, set, moves } = kept;
    this.#tell("");
    this.#counting = false;
    switch (act) {
      case "back": return this.#takeBack();
      case "hint": return this.#hint();
      case "analyse": return this.#analyse(!this.study.open);
      case "enough": return void (this.#wish.enough = true);
      case "count":
        this.#counting = true;
        return this.#tell(t("which-pit"));
      case "home": return board.open({ start, set, moves, ply: moves.length });
      case "on": {
        const { where } = board;
        this.kept = { ...kept, start: where.start, set: where.set, moves: where.moves.slice(0, where.ply) };
        this.#exploring = false;
        return board.open({ ...where, moves: this.kept.moves });
      }
      case "next": return this.#start({ ...kept, by: other(kept.by) }, [...kept.rounds, this.#round()]);
      case "change":
        this.kept = { ...kept, players: { S: kept.players.N, N: kept.players.S } };
        this.settings.show(this.kept);
        return this.#start(this.kept);
      case "again": return this.#start(kept);
    }
  }

  /** How many moves are left when the last of a person's is taken back. */
  get #left() {
    return taken(states.moves(this.board.line).map((_, k) => this.board.line.states[k + 1].player ?? ""), this.kept.players);
  }

  #takeBack() {
    const { start, set, moves } = this.kept;
    const ply = this.#left;
    if (ply < 0 || this.#kind !== "now") return;
    this.#wish.dropped = true;
    this.kept = { ...this.kept, moves: moves.slice(0, ply) };
    return this.board.open({ start, set, moves: this.kept.moves, ply });
  }

  async #hint() {
    const key = this.#shown;
    this.#tell(t("looking"));
    const text = await computer.hint(this.board, () => this.#shown === key);
    if (text) this.#tell(text);
  }

  /** Keeps a reader's hand off the computer's pits, and counts a pit where that is wanted.
   * @param {Event} event */
  #guard(event) {
    const target = /** @type {Element} */ (event.target);
    const spot = target.closest(".pits .spot, .choice button");
    if (!spot || !this.boards.contains(spot)) return;
    if (this.#counting) this.#tell(spot.getAttribute("aria-label") ?? "");
    else if (this.#playing && !this.#computers()) return;
    else if (this.#playing) this.#tell(t("not-yours"));
    this.#counting = false;
    event.stopPropagation();
  }

  /** Whether the computer is on turn at the end of the game, where the seeds are on their way to. */
  #computers() {
    const { board, kept } = this;
    if (this.#exploring || shows(kept, board.where) === "before" || shows(kept, board.where) === "aside") return false;
    const state = states.state(board.now);
    return kept.players[mover(board, state, board.asking.entries.get(state))] > 0;
  }

  /** @param {string} text what was asked for; "" for nothing */
  #tell(text) {
    this.told.textContent = text;
  }

  /** @param {string} text what is to be done now */
  #say(text) {
    if (this.due.textContent !== text) this.due.textContent = text;
  }

  /** The piles that the game shown ended with. */
  #round() {
    const { south = 0, north = 0 } = states.state(this.board.now).over ?? {};
    return `${south}-${north}`;
  }

  /** Everything round the board. */
  #draw() {
    const { board, kept } = this;
    const { moves, ply } = board.where;
    const kind = this.#kind;
    const thinking = this.#thinking;
    const state = states.state(board.now);
    const over = kind === "now" && !!state.over;
    const inMatch = !startOf(board.game, kept.set);
    this.root.classList.toggle("thinking", thinking);
    this.root.dataset.kind = kind;
    this.#say(due(kind, state, { ply, of: moves.length }, this.#mover, thinking, board.game.sides));
    this.acts.show(buttons(kind, { over, inMatch, back: this.#left >= 0, thinking, uncounted: kept.uncounted }), this.study.open);
    this.#course();
    this.#standing(inMatch, over);
  }

  /** The game so far, or that which is shown. */
  #course() {
    const { board, kept } = this;
    const { line, ply } = board.now;
    if (this.#kind !== "aside") this.course.show({ ...kept, ply }, line.states, ply, [board.game.sides.S, board.game.sides.N]);
  }

  /** How the match stands. @param {boolean} inMatch @param {boolean} over */
  async #standing(inMatch, over) {
    const { board, kept } = this;
    const life = this.#life;
    this.match.hidden = !inMatch;
    if (!inMatch) return;
    const stands = await standing(board, over ? [...kept.rounds, this.#round()] : kept.rounds, kept.rounds.length + 1, over);
    if (!stands || life !== this.#life) return;
    /** @type {HTMLElement} */ (this.match.querySelector("p")).textContent = stands.text;
    if (!stands.winner || !over || this.#kind !== "now") return;
    this.#tell(stands.text);
    this.acts.show({ again: true, change: true, analyse: true }, this.study.open);
  }
}
