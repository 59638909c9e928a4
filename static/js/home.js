// <sow-games>: the cards or lines of all games. The reader filters them by name and by what the games are like.
import "./require-build.js";
import { control, findAll, find, setText } from "./dom.js";
import { fold } from "./stems.js";
import { t } from "./words.js";

class SowGames extends HTMLElement {
  connectedCallback() {
    find(this, ".filters").addEventListener("input", () => this.#filter());
  }

  /** Shows the cards that have the name and all chosen traits, and the groups that have any of them. */
  #filter() {
    const chosen = /** @type {HTMLSelectElement[]} */ (findAll(this, ".filters select")).filter(({ value }) => value);
    const name = fold(/** @type {HTMLInputElement} */ (find(this, ".filters input")).value);
    const cards = findAll(this, ".group li");
    for (const card of cards) {
      const named = fold(find(card, ".names, .cards a").textContent).includes(name);
      card.hidden = !named || chosen.some(({ name, value }) => card.dataset[name] !== value);
    }
    const filtering = chosen.length > 0 || name !== "";
    for (const group of findAll(this, ".group")) {
      group.hidden = findAll(group, "li").every((card) => card.hidden);
      if (group instanceof HTMLDetailsElement) group.open = filtering; // a long list is folded
    }
    const shown = cards.filter((card) => !card.hidden).length;
    setText(find(this, ".found"), filtering ? t("games-shown", { n: shown, of: cards.length }) : "");
  }
}

customElements.define("sow-games", SowGames);

// A browser that can install the book offers it here; elsewhere its own menu does.
addEventListener("beforeinstallprompt", (event) => {
  const offer = /** @type {Event & {prompt: () => Promise<unknown>}} */ (event);
  offer.preventDefault();
  const install = control(t("install"), () => offer.prompt().then(() => install.remove()));
  document.querySelector("main")?.append(install); // below the games, where it moves nothing that is read
});
