// A button that erases what was kept, when it is pressed twice.
import { t } from "../words.js";

export class Eraser {
  #sure = false;

  /** @param {HTMLElement} row with the button and a line of text @param {() => void} erase
   * @param {{ask: string, done: string}} words the messages of the button and of what it did */
  constructor(row, erase, words) {
    this.row = row;
    this.words = words;
    this.face = /** @type {HTMLElement} */ (row.querySelector("button"));
    this.face.addEventListener("click", () => {
      if (this.face.getAttribute("aria-disabled") === "true") return;
      this.#sure = !this.#sure;
      if (this.#sure) return this.show(true);
      const line = /** @type {HTMLElement} */ (row.querySelector(".kept"));
      line.setAttribute("role", "status");
      line.textContent = t(words.done);
      erase();
    });
  }

  /** @param {boolean} some whether there is anything to erase */
  show(some) {
    this.row.hidden = false;
    this.face.textContent = t(this.#sure ? "erase-sure" : this.words.ask);
    this.face.setAttribute("aria-disabled", String(!some));
  }
}
