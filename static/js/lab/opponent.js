// The computer plays North on the lab's board and answers each move of the reader.
import { find, on } from "../dom.js";
import { chooseMove } from "../play/computer.js";
import { Search } from "../play/engine-search.js";
import * as states from "../state.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */

const TIME = 2000; // milliseconds a move
const SIDE = "N";

export class Opponent {
  #search = new Search();
  #lastMoveCount = 0;
  /** @type {Board|undefined} */
  #board;

  /** @param {HTMLElement} root @param {(text: string) => void} showMessage @param {AbortSignal} signal */
  constructor(root, showMessage, signal) {
    this.showMessage = showMessage;
    this.side = find(root, "span");
    this.level = /** @type {HTMLSelectElement} */ (find(root, "select"));
    on(this.level, "change", signal, () => this.#reply());
    signal.addEventListener("abort", () => this.#search.cancel());
  }

  /** Plays on another board. @param {Board} board */
  setBoard(board) {
    this.#search.cancel();
    this.#board = board;
    this.#lastMoveCount = board.where.moves.length;
    this.side.textContent = t("lab-side", { side: board.game.sides[SIDE] });
  }

  /** Answers a move that was played; other changes of the board end the search. */
  boardChanged() {
    const { length = 0 } = this.#board?.where.moves ?? [];
    if (length > this.#lastMoveCount) this.#reply();
    else this.#search.cancel();
    this.#lastMoveCount = length;
  }

  async #reply() {
    const board = this.#board;
    if (!board) return;
    this.#search.cancel();
    const { moves, ply } = board.where;
    const state = states.state(board.replay);
    const strength = Number(this.level.value);
    if (!strength || ply !== moves.length || state.over || state.turn !== SIDE) return;
    const search = (this.#search = new Search());
    this.showMessage(t("thinks", { side: board.game.sides[SIDE] }));
    const legal = await board.legalMoves();
    if (search.cancelled) return;
    const level = { strength, seed: Math.floor(Math.random() * 2 ** 31), ms: TIME };
    const move = legal ? await chooseMove(board, moves, legal, search, level) : "missing";
    if (!move) return;
    this.showMessage("");
    if (move !== "missing") return void board.play(move.place, move.direction);
    board.noteEngine(() => board === this.#board && this.#reply());
  }
}
