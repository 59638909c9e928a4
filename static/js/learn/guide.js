// Entry point of a guided game: <sow-guide>, a game against the computer in which a coach says something at each turn.
import { focusTabStop } from "../tab-stop.js";
import "../require-build.js";
import { ConnectedElement } from "../connected-element.js";
import { boardOf, control, find, focus, html, on, setText } from "../dom.js";
import { chooseMove } from "../play/computer.js";
import { Search } from "../play/engine-search.js";
import * as states from "../state.js";
import { t } from "../words.js";
import * as coach from "./coach.js";
/** @import { Board } from "../board.js" */
/** @import { Prospects } from "./coach.js" */

const READER = "S";
const COMPUTER = { strength: 1, seed: 5, ms: 0 }; // the same answers in every game
const NAMED = 3; // sowings of the reader for which the coach names the pit unasked

/** What the coach shows before the first move: a message, and the first place that it is about and their number. */
const INTRODUCTION = [
  { key: "intro-goal", from: 0, count: 0 },
  { key: "intro-row", from: 0, count: 6 },
  { key: "intro-store", from: 12, count: 1 },
];

class SowGuide extends ConnectedElement {
  /** @type {Board|undefined} */
  #boardOrNone;
  #search = new Search(); // for the computer's move, and the reader's best one
  #introduced = 0; // parts of the introduction that the reader has seen
  #nearEnd = false; // whether the coach has spoken of the end
  /** @type {states.State|undefined} the state that the coach has spoken about */
  #seen;
  /** @type {Prospects|undefined} what the reader could have done in the last turn */
  #prospects;

  /** @param {AbortSignal} signal */
  connected(signal) {
    queueMicrotask(() => signal.aborted || this.#begin(signal)); // the board of this element may not exist before
    signal.addEventListener("abort", () => this.#search.cancel());
  }

  /** @param {AbortSignal} signal */
  #begin(signal) {
    this.#boardOrNone = boardOf(this.querySelector("sow-board"));
    if (!this.#boardOrNone) return; // it stays as printed
    on(this.#board.root, "sow-change", signal, () => this.#changed());
    this.addEventListener("click", (event) => this.#guard(event), { capture: true, signal });
    this.#introduce();
  }

  /** Shows the next part of the introduction; after the last one the game begins. */
  #introduce() {
    const part = INTRODUCTION[this.#introduced];
    const { pits, drawing, game } = this.#board;
    if (!part) {
      this.#mark([]);
      return this.#changed();
    }
    const from = part.from && 2 * drawing.pits;
    this.#mark(part.count > 1 ? pits.buttons.slice(0, game.pits) : pits.buttons.slice(from, from + part.count));
    this.#say([t(part.key, { store: game.store })]);
    const last = this.#introduced === INTRODUCTION.length - 1;
    const next = control(t(last ? "intro-begin" : "intro-next"), () => this.#advance());
    next.className = "go";
    find(this, ".acts").replaceChildren(next);
  }

  #advance() {
    const focused = this.contains(document.activeElement);
    this.#introduced++;
    this.#introduce();
    const next = /** @type {HTMLElement|null} */ (this.querySelector(".acts .go"));
    if (focused) next ? focus(next) : focusTabStop(this.#board.pits);
  }

  /** Marks places on the board, instead of those marked before: those that the coach names, and replies that it fears.
   * @param {HTMLElement[]} places @param {coach.Reply[]} [replies] */
  #mark(places, replies = []) {
    const { buttons } = this.#board.pits;
    const feared = replies.flatMap(({ plays, at }) => [...plays, at].map((place) => buttons[place]));
    for (const place of buttons) {
      place.classList.toggle("named", places.includes(place));
      place.classList.toggle("feared", feared.includes(place));
    }
  }

  get #board() {
    return /** @type {Board} */ (this.#boardOrNone);
  }

  /** Whose turn it is on the board. */
  get #turn() {
    return states.state(this.#board.replay).turn;
  }

  /** Blocks clicks that would play for the computer, or before the game begins. @param {MouseEvent} event */
  #guard(event) {
    const introducing = this.#introduced < INTRODUCTION.length;
    if ((this.#turn === READER && !introducing) || !(/** @type {Element} */ (event.target).closest(".pits"))) return;
    event.stopPropagation();
    if (introducing) this.#advance();
  }

  /** Speaks about a new position once the board has stopped, and lets the computer move. */
  async #changed() {
    const { replay } = this.#board;
    const state = states.state(replay);
    if (this.#introduced < INTRODUCTION.length || !states.isAtEnd(replay) || state === this.#seen) return;
    this.#seen = state;
    this.#search.cancel();
    this.#mark([]);
    this.#showButtons(!!state.over, replay.ply > 0);
    if (state.over) return this.#end(state.over);
    const legal = await this.#board.legalMoves();
    if (state !== this.#seen) return; // another move was played meanwhile
    if (!legal) return this.#retry();
    this.#board.showLegalMoves(legal);
    const done = state.player === READER && this.#prospects ? coach.reaction(state, this.#prospects) : "";
    this.#prospects = undefined; // they were those of the turn before
    if (state.turn !== READER) {
      this.#say([done, t("computer-turn")]);
      const move = await this.#chooseMove(legal);
      if (move === "missing") this.#retry();
      else if (move) this.#board.play(move.place, move.direction);
      return;
    }
    this.#search = new Search();
    const prospects = await coach.prospects(this.#board, legal, this.#search);
    if (state !== this.#seen) return;
    if (!prospects) return this.#retry();
    this.#prospects = prospects;
    if (prospects.kind === "low") {
      if (this.#nearEnd) prospects.kind = "quiet";
      this.#nearEnd = true;
    }
    const told = state.player && state.player !== READER ? coach.report(this.#board, state) : done;
    const sowings = replay.line.states.filter(({ player }) => player === READER).length;
    this.#advise(told, prospects, sowings < NAMED, !replay.ply);
  }

  /** Gives advice about the reader's turn. @param {string} told what happened before @param {Prospects} prospects
   * @param {boolean} namesPit whether the advice names the pit, or a button does @param {boolean} [first] whether this is the first move */
  #advise(told, prospects, namesPit, first = false) {
    this.#say([told, coach.advice(this.#board, prospects, namesPit, first)]);
    this.#mark(namesPit ? [this.#board.pits.buttons[prospects.place]] : [], coach.feared(prospects, namesPit));
    if (namesPit) return;
    const hint = control(t("guide-hint"), () => {
      hint.remove();
      this.#advise("", prospects, true);
      this.#board.pits.focus(prospects.place);
    });
    find(this, ".acts").prepend(hint);
  }

  /** @param {states.LegalMoves} legal */
  #chooseMove(legal) {
    const search = (this.#search = new Search());
    return chooseMove(this.#board, this.#board.where.moves, legal, search, COMPUTER);
  }

  /** Goes on when the engine is there. */
  #retry() {
    this.#board.noteEngine(() => {
      this.#seen = undefined;
      this.#changed();
    });
  }

  /** @param {string[]} sentences empty ones are left out */
  #say(sentences) {
    setText(find(this, ".coach"), sentences.filter(Boolean).join(" "));
  }

  /** Tells the result, and the page that the game was played. @param {states.Over} over */
  #end({ south, north }) {
    this.#say([t("game-over", { own: south, theirs: north }), t(south > north ? "you-win" : south < north ? "you-lose" : "you-draw")]);
    this.dispatchEvent(new CustomEvent("sow-done", { bubbles: true, detail: { task: this.dataset.task, how: "solved" } }));
    if (this.contains(document.activeElement)) focus(find(this, ".acts a"));
  }

  /** @param {boolean} over whether the game is over @param {boolean} begun whether a move was played */
  #showButtons(over, begun) {
    const acts = find(this, ".acts");
    const { table, id } = this.#board.game;
    const next = /** @type {HTMLAnchorElement|null} */ (document.querySelector('.onward [rel="next"]'));
    const again = () => {
      this.#nearEnd = false;
      this.#board.act("book");
      focusTabStop(this.#board.pits);
    };
    acts.replaceChildren(
      ...(over && table ? [html("a", { class: "go", href: `${table}?game=${id}` }, t("whole-board"))] : []),
      ...(over && next ? [html("a", { class: "control", href: next.href }, t("next-lesson"))] : []),
      ...(begun ? [control(t("guide-again"), again)] : []),
    );
  }
}

customElements.define("sow-guide", SowGuide);
