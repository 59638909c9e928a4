// <sow-boards>: finds the game of a board in the table of all games. The address keeps what the reader knows, as ?rows=2&pits=7.
import "./require-build.js";
import { gamesOf } from "./board-match.js";
import { find, findAll, setText } from "./dom.js";
import { t } from "./words.js";
/** @import { BoardGame, Found } from "./board-match.js" */

const FIELDS = ["rows", "pits", "stores", "seeds", "region"];

class SowBoards extends HTMLElement {
  /** @type {(BoardGame & {row: HTMLElement})[]} */
  #games = [];
  /** The rows of the table in the order of the page, without those of the atlas, which are shown if they fit. @type {HTMLElement[]} */
  #rows = [];

  connectedCallback() {
    this.#rows = findAll(this, "tbody tr");
    const atlas = this.querySelector("template")?.content;
    this.#games = [...this.#rows, ...(atlas ? findAll(atlas, "tr") : [])].map((row) => {
      const { rows, pits, stores, seeds, regions, rank } = row.dataset;
      return {
        row,
        rows: Number(rows),
        pits: Number(pits),
        stores: stores === "yes",
        seeds: (seeds ?? "").split(" ").map(Number),
        regions: (regions ?? "").split(" "),
        rank: Number(rank),
      };
    });
    const query = new URLSearchParams(location.search);
    for (const name of FIELDS) {
      const asked = query.get(name);
      if (asked) this.#field(name).value = asked;
    }
    find(this, ".filters").addEventListener("input", () => this.#show());
    this.#show();
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement|HTMLSelectElement} */ (find(this, `[name=${name}]`));
  }

  /** Shows the games that fit, the likeliest first, or all in the order of the page if nothing is known. */
  #show() {
    const known = Object.fromEntries(FIELDS.map((name) => [name, this.#field(name).value.trim()]));
    const query = new URLSearchParams(Object.entries(known).filter(([, value]) => value)).toString();
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
    const body = find(this, "tbody");
    for (const { row } of this.#games) row.classList.remove("likely");
    if (!query) {
      body.replaceChildren(...this.#rows);
      setText(find(this, ".found"), "");
      return;
    }
    const { rows, pits, stores, seeds, region } = known;
    const found = /** @type {Found} */ ({ rows: Number(rows), pits: Number(pits), stores, seeds: Number(seeds), region });
    const { games, exact } = gamesOf(this.#games, found);
    body.replaceChildren(...games.map(({ row }) => row));
    const [{ row }] = games;
    row.classList.toggle("likely", exact);
    const game = find(row, "a").textContent;
    setText(find(this, ".found"), exact ? t("boards-found", { n: games.length, game }) : t("boards-none", { game }));
  }
}

customElements.define("sow-boards", SowBoards);
