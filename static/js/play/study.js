// The analysis of a position of the game: a search that goes on until it is enough, and lines of it that the board shows while the position
// that they begin at stays the one that is analysed.
import * as states from "../state.js";
import { Analysis } from "./analysis.js";
import * as asks from "./asks.js";
import { other } from "./record.js";
import { think } from "./think.js";
import { called } from "./turn.js";

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("../state.js").Entry} Entry
 * @typedef {import("./think.js").Wish} Wish */

const LONG = 60_000; // milliseconds of one position, unless it is told to go on

export class Study {
  /** @type {Board|undefined} */
  #board;
  /** @type {string[]} the moves before the position */
  #root = [];
  #side = ""; // who moves there
  /** @type {Entry} what he may play */
  #may = { can: {}, cannot: {} };
  /** @type {string|undefined} the moves of a line of it that is on the board */
  #followed;
  /** @type {Wish} the search under way */
  #wish = { dropped: true, enough: false };

  /** @param {HTMLElement} panel @param {{close: () => void, explore: () => void}} heard  explore: a line of it is to be shown */
  constructor(panel, { close, explore }) {
    this.panel = panel;
    this.explore = explore;
    this.analysis = new Analysis(panel, {
      close,
      stop: () => (this.#wish.enough = true),
      deeper: () => this.#look(),
      line: () => this.analysis.running || this.#look(1),
      show: (line, ply) => this.#follow(line, ply),
      sides: (line) => this.#sides(line),
    });
  }

  get open() {
    return !this.panel.hidden;
  }

  set open(on) {
    this.panel.hidden = !on;
    this.#followed = undefined;
  }

  /** Another game begins. */
  end() {
    this.#wish.dropped = true;
    this.#followed = undefined;
  }

  /** Whether the board shows a line of it; if not, the search under way is over.
   * @param {string[]} moves the board's */
  holds(moves) {
    if (this.#followed === String(moves)) return true;
    this.end();
    return false;
  }

  /** Looks at what a board shows.
   * @param {Board} board @param {string} side who moves @param {Entry} may what he may play */
  async begin(board, side, may) {
    const { moves, ply } = board.where;
    this.#board = board;
    this.#root = moves.slice(0, ply);
    this.#side = side;
    this.#may = may;
    const over = !!states.state(board.now).over;
    this.analysis.begin(over);
    if (!over) await this.#look();
  }

  /** Waits while the computer thinks. @param {string} text why */
  wait(text) {
    this.analysis.wait(text);
  }

  /** @param {number} [ms] */
  async #look(ms = LONG) {
    const { analysis } = this;
    const board = /** @type {Board} */ (this.#board);
    const { sides } = board.game;
    const wish = (this.#wish = { dropped: false, enough: false });
    const [may, root] = [this.#may, this.#root];
    const names = { side: sides[this.#side], other: sides[other(this.#side)], name: (/** @type {string} */ move) => called(board, may, move) };
    const request = () => asks.about("analyse", board, root, ...(analysis.chosen ? [`line ${analysis.chosen}`] : []));
    if (ms > 1) analysis.run(true);
    await think((text) => board.asking.engine.ask(text), request, { wish, ms, told: (/** @type {import("./analysis.js").Found} */ found) => analysis.show(found, names) });
    if (!wish.dropped) analysis.run(false);
  }

  /** Who makes each move of a line, and how the board calls it.
   * @param {string[]} line */
  async #sides(line) {
    const board = /** @type {Board} */ (this.#board);
    const answer = await board.asking.play(board.line, [...this.#root, ...line], this.#root.length + 1);
    return (answer?.states ?? []).slice(-line.length).map((state) => {
      const player = state.player ?? "";
      return { player, name: board.game.sides[player], text: board.moveName(state) };
    });
  }

  /** Puts a line on the board. @param {string[]} line @param {number} ply */
  async #follow(line, ply) {
    const board = /** @type {Board} */ (this.#board);
    const moves = [...this.#root, ...line];
    const at = this.#root.length + ply;
    this.explore();
    this.#followed = String(moves);
    if (String(board.where.moves) !== String(moves)) await board.open({ moves, ply: at - 1 });
    await board.goTo((now) => states.at(now, at), board.where.ply === at - 1);
  }
}
