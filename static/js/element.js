// <sow-board>: an example, printed in the page as figures and sentences, that scripts make interactive.
import { Board } from "./board.js";
import { ConnectedElement } from "./connected-element.js";
import { expandNoscript } from "./figures.js";
/** @import { SeedTable } from "./seeds.js" */

/** @param {SeedTable} table how seeds are arranged */
export function defineBoard(table) {
  class SowBoard extends ConnectedElement {
    /** @type {Board|undefined} */
    board;

    /** @param {AbortSignal} signal */
    connected(signal) {
      for (const input of this.querySelectorAll("input")) input.checked = input.defaultChecked; // a reload may have restored others
      try {
        this.board ??= new Board(this, table);
        this.board.listen(signal);
      } catch (error) {
        console.error(error);
        expandNoscript(this); // it stays as printed
        for (const frame of this.querySelectorAll(".frame")) frame.classList.add("shown");
        for (const part of this.querySelectorAll(".bar, .moves, .status")) part.remove();
      }
    }
  }
  customElements.define("sow-board", SowBoard);
}
