// A button that erases the reader's progress. It must be pressed twice.
import { t } from "../words.js";

export class EraseButton {
  #confirming = false;

  /** @param {HTMLElement} row with the button and a line of text @param {() => void} erase
   * @param {{ask: string, done: string}} words the messages of the button and of its result */
  constructor(row, erase, words) {
    this.row = row;
    this.words = words;
    this.button = /** @type {HTMLElement} */ (row.querySelector("button"));
    this.button.addEventListener("click", () => {
      if (this.button.getAttribute("aria-disabled") === "true") return;
      this.#confirming = !this.#confirming;
      if (this.#confirming) return this.show(true);
      const line = /** @type {HTMLElement} */ (row.querySelector(".kept"));
      line.setAttribute("role", "status");
      line.textContent = t(words.done);
      erase();
    });
  }

  /** @param {boolean} enabled whether there is anything to erase */
  show(enabled) {
    this.row.hidden = false;
    this.button.textContent = t(this.#confirming ? "erase-sure" : this.words.ask);
    this.button.setAttribute("aria-disabled", String(!enabled));
  }
}
