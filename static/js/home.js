// <sow-games>: the cards of all games. The reader filters them by what the games are like.
import "./require-build.js";
import { findAll, find, setText } from "./dom.js";
import { t } from "./words.js";

class SowGames extends HTMLElement {
  connectedCallback() {
    find(this, ".filters").addEventListener("change", () => this.#filter());
  }

  /** Shows the cards that have all chosen traits, and the groups that have any of them. */
  #filter() {
    const chosen = /** @type {HTMLSelectElement[]} */ (findAll(this, ".filters select")).filter(({ value }) => value);
    const cards = findAll(this, ".cards > li");
    for (const card of cards) card.hidden = chosen.some(({ name, value }) => card.dataset[name] !== value);
    for (const group of findAll(this, ".group")) group.hidden = findAll(group, ".cards > li").every((card) => card.hidden);
    const shown = cards.filter((card) => !card.hidden).length;
    setText(find(this, ".found"), chosen.length ? t("games-shown", { n: shown, of: cards.length }) : "");
  }
}

customElements.define("sow-games", SowGames);
