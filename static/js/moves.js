// The list of moves: a chip for the start and for each ply, the one shown marked, those of the reader's own marked as own.
import { button, html, set } from "./dom.js";
import { words } from "./words.js";

/**
 * @typedef {import("./state.js").State} State
 * @typedef {import("./words.js").Game} Game
 */

export class Moves {
  /** Uses the list that stands in the page, or makes one after the bar when there is a line to list.
   * @param {Element} bar @param {Game} game */
  constructor(bar, game) {
    this.game = game;
    this.bar = bar;
    this.list = /** @type {HTMLElement|null|undefined} */ (bar.parentElement?.querySelector(".moves"));
  }

  /** @param {State[]} states @param {number} ply the one shown @param {number} root the last that is the book's */
  show(states, ply, root) {
    if (!this.list) {
      if (states.length < 3) return;
      this.bar.after((this.list = html("ol", { class: "moves", "aria-label": words.moves })));
    }
    const { list } = this;
    list.hidden = states.length < 2;
    while (list.children.length > states.length) list.lastElementChild?.remove();
    states.forEach((state, k) => {
      if (!list.children[k]) list.append(html("li", {}, button({ "data-ply": k })));
      const chip = /** @type {Element} */ (list.children[k].firstElementChild);
      const own = k > root;
      const name = this.#name(state, k, own);
      if (chip.textContent !== name.map((part) => (typeof part === "string" ? part : part.textContent)).join("")) chip.replaceChildren(...name);
      set(chip, { class: own ? "own" : "", "data-side": state.player ?? "" });
      if (k === ply) set(chip, { "aria-current": "step" });
      else chip.removeAttribute("aria-current");
    });
  }

  /** What a chip says, in full to those who hear it.
   * @param {State} state @param {number} k @param {boolean} own */
  #name({ move, player = "" }, k, own) {
    const heard = (/** @type {string} */ text) => html("span", { class: "hidden" }, text);
    return k ? [html("span", { class: "ply" }, `${k}.`), heard(` ${this.game.sides[player]}:`), ` ${move}`, heard(own ? `, ${words.own}` : "")] : [heard(""), words.start];
  }
}
