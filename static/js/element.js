// <sow-board>: an example, printed in the page as figures and sentences, that scripts make interactive.
import { Board } from "./board.js";
import { ConnectedElement } from "./connected-element.js";
import { load } from "./tools.js";
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
        load((tools) => tools.showAsPrinted(this));
      }
    }
  }
  customElements.define("sow-board", SowBoard);
}
