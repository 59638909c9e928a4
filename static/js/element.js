// <sow-board>: an example, printed in the page as figures and sentences, that scripts make interactive.
import { Board } from "./board.js";
import { ConnectedElement } from "./connected-element.js";
import { on } from "./dom.js";
import { listen } from "./input.js";
import { addressReader } from "./second-person.js";
import { load } from "./tools.js";
/** @import { SeedTable } from "./seeds.js" */

/** @param {SeedTable} table how seeds are arranged */
export function defineBoard(table) {
  class SowBoard extends ConnectedElement {
    /** @type {Board|undefined} */
    board;
    /** @type {() => void} starts the board, unless it was started */
    start = () => {};

    /** @param {AbortSignal} signal */
    connected(signal) {
      for (const input of this.querySelectorAll("input")) input.checked = input.defaultChecked; // a reload may have restored others
      this.start = () => {
        this.start = () => {};
        this.#start(signal);
      };
      const section = this.querySelector(".folded")?.closest("details");
      if (!section || section.open) return this.start();
      on(section, "toggle", signal, () => this.start());
      on(window, "beforeprint", signal, () => {
        if (!this.board) this.start();
        this.board?.print();
      });
    }

    /** @param {AbortSignal} signal */
    #start(signal) {
      const folded = this.querySelector(".folded");
      if (folded) folded.outerHTML = folded.textContent ?? "";
      try {
        if (!this.board) {
          this.board = new Board(this, table);
          if ("you" in this.dataset) addressReader(this.board);
          this.board.redraw();
        }
        listen(this.board, signal);
        if (folded) this.dispatchEvent(new Event("sow-start", { bubbles: true }));
      } catch (error) {
        console.error(error);
        load((tools) => tools.showAsPrinted(this));
      }
    }
  }
  customElements.define("sow-board", SowBoard);
}
