// The places of a board as the answers to a question.
import { set } from "../dom.js";
import { PlaceButtons } from "../tools/place-buttons.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */

export class Question {
  #open = new AbortController();

  /** @param {Board} board @param {number} count of places: the pits, or the stores as well @param {(place: number) => void} choose */
  constructor(board, count, choose) {
    this.root = board.root;
    this.places = new PlaceButtons(board, count, t("places"), (place) => {
      this.places.setTabStop(place);
      choose(place);
    });
    this.places.buttons.forEach((spot, place) => {
      set(spot, { "data-place": place, "aria-label": words.button(board, place, board.seeds[place]), "aria-pressed": false });
    });
    this.root.addEventListener("keydown", (event) => this.#press(event), { signal: this.#open.signal, capture: true });
    this.root.classList.add("asking");
  }

  /** Keeps keys from the board. @param {KeyboardEvent} event */
  #press(event) {
    const { places } = this;
    if (!places.has(event)) return;
    event.stopPropagation();
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    places.setTabStop(places.toward(event.key));
    places.focus();
  }

  /** @param {number[]} chosen */
  show(chosen) {
    this.places.buttons.forEach((spot, place) => set(spot, { "aria-pressed": chosen.includes(place) }));
  }

  close() {
    this.#open.abort();
    this.places.remove();
    this.root.classList.remove("asking");
  }
}
