// <sow-board>: an example that stands in the page as figures and sentences; it comes alive here, or stays what it is.
import { Board } from "./board.js";
import { uncover } from "./frames.js";

/** @param {import("./view.js").Table} table how seeds lie */
export function define(table) {
  class SowBoard extends HTMLElement {
    /** The board, once it is alive.
     * @type {Board|undefined} */
    board;
    /** @type {AbortController|undefined} */
    #life;

    connectedCallback() {
      for (const input of this.querySelectorAll("input")) input.checked = input.defaultChecked; // a reload may have kept them
      try {
        this.board ??= new Board(this, table);
        this.#life = new AbortController();
        this.board.listen(this.#life.signal);
      } catch (error) {
        console.error(error);
        this.#asPrinted();
      }
    }

    #asPrinted() {
      uncover(this);
      for (const frame of this.querySelectorAll(".frame")) frame.classList.add("shown");
      for (const part of this.querySelectorAll(".bar, .moves, .status")) part.remove();
    }

    disconnectedCallback() {
      this.#life?.abort();
    }

    /** The text of the state shown. */
    get position() {
      return this.board?.position ?? "";
    }

    /** The seeds of every place as they lie on the board at this moment. */
    get seeds() {
      return this.board?.seeds ?? [];
    }
  }
  customElements.define("sow-board", SowBoard);
}
