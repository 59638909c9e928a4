// Buttons over the places of a board, stores included, that select a place instead of playing it. One tab stop for all of them, with
// arrow keys from one to the next.
import { button, focus, html, setTabStop } from "../dom.js";
import { placeOver } from "../pits.js";
import { toward } from "./keys.js";
/** @import { Board } from "../board.js" */

export class PlaceButtons {
  at = 0; // the place that is the tab stop
  #open = new AbortController();

  /** Lays buttons over the first `count` places of a board. Until they are closed, the board has a class.
   * @param {Board} board @param {string} className @param {number} count @param {string} label of all of them
   * @param {(place: number) => void} select @param {(event: KeyboardEvent) => void} press called for each key before the board handles it */
  constructor({ root, drawing, pits }, className, count, label, select, press) {
    this.root = root;
    this.className = className;
    this.buttons = Array.from({ length: count }, (_, place) => {
      const spot = button({ class: "spot" });
      placeOver(spot, drawing.area(place));
      spot.addEventListener("click", () => select(place));
      return spot;
    });
    this.layer = html("div", { class: "places", role: "group", "aria-label": label }, ...this.buttons);
    this.points = this.buttons.map((_, place) => drawing.center(place));
    this.setTabStop(0);
    pits.layer.after(this.layer);
    root.addEventListener("keydown", press, { signal: this.#open.signal, capture: true });
    root.classList.add(className);
  }

  /** @param {number} place */
  setTabStop(place) {
    this.at = place;
    setTabStop(this.buttons, this.buttons[place]);
  }

  focus() {
    focus(this.buttons[this.at]);
  }

  /** Reports whether a key was pressed on one of the buttons, without modifiers. @param {KeyboardEvent} event */
  has({ target, altKey, ctrlKey, metaKey }) {
    return this.layer.contains(/** @type {Node} */ (target)) && !altKey && !ctrlKey && !metaKey;
  }

  /** The place that an arrow key leads to. @param {string} key */
  toward(key) {
    return toward(this.points, this.at, key);
  }

  close() {
    this.#open.abort();
    this.layer.remove();
    this.root.classList.remove(this.className);
  }
}
