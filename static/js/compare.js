// <sow-compare>: a table of all games. The reader chooses its columns, and whether it shows rows that are the same for all of them. The
// address holds the choice, as ?game=a&game=b&all. Below, the first two games are shown as a pair of boards.
import { html } from "./dom.js";
import { t } from "./words.js";

class SowCompare extends HTMLElement {
  connectedCallback() {
    const form = /** @type {HTMLElement} */ (this.querySelector(".columns"));
    form.hidden = false;
    const query = new URLSearchParams(location.search);
    for (const box of this.#boxes(form)) box.checked = box.name === "all" ? query.has("all") : query.getAll("game").includes(box.value);
    form.addEventListener("change", () => this.#show(form));
    this.#show(form, false);
  }

  /** @param {HTMLElement} form */
  #boxes(form) {
    return /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input"));
  }

  /** Shows the chosen columns, or all if fewer than two are chosen, and the rows in which they differ.
   * @param {HTMLElement} form @param {boolean} [changed] */
  #show(form, changed = true) {
    const boxes = [...this.#boxes(form)];
    const games = boxes.filter((box) => box.name === "game" && box.checked).map((box) => box.value);
    const all = boxes.some((box) => box.name === "all" && box.checked);
    const table = /** @type {HTMLTableElement} */ (this.querySelector("table"));
    const heads = [.../** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll("thead th"))];
    const shown = heads.map((head) => head.dataset.game === undefined || games.length < 2 || games.includes(head.dataset.game));
    let rows = 0;
    let hidden = 0;
    for (const row of table.rows) {
      [...row.cells].forEach((cell, k) => (cell.hidden = !shown[k]));
      if (row.parentElement?.tagName !== "TBODY") continue;
      const texts = new Set(
        [...row.cells]
          .slice(1)
          .filter((_, k) => shown[k + 1])
          .map((cell) => cell.firstChild?.textContent?.trim()),
      );
      row.hidden = texts.size < 2 && !all;
      row.classList.toggle("same", texts.size < 2);
      rows++;
      if (row.hidden) hidden++;
    }
    const status = /** @type {HTMLElement} */ (form.querySelector(".count"));
    status.textContent = t(hidden ? "some-rows" : "all-rows", { shown: rows - hidden, n: rows });
    this.#showBoards(games.slice(0, 2));
    if (!changed) return;
    const query = [...games.map((game) => `game=${game}`), ...(all ? ["all"] : [])].join("&");
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
  }

  /** Shows a pair of boards. @param {string[]} games */
  #showBoards(games) {
    const section = /** @type {HTMLElement} */ (this.querySelector(".together"));
    const place = /** @type {HTMLElement} */ (section.querySelector(".boards"));
    section.hidden = games.length < 2;
    if (place.dataset.games === String(games)) return;
    place.dataset.games = String(games);
    place.replaceChildren();
    if (section.hidden) return;
    const sides = games.map((game, k) => {
      const template = /** @type {HTMLTemplateElement} */ (section.querySelector(`template[data-game="${game}"]`));
      const board = /** @type {any} */ (document.importNode(template.content, true).firstElementChild);
      board.id = `together-${"ab"[k]}`;
      return board;
    });
    place.append(
      html(
        /** @type {any} */ ("sow-pair"),
        { class: "example pair", id: "together-pair" },
        html("figure", {}, ...sides, html("p", { class: "difference" })),
      ),
    );
    const [one, two] = sides.map((side) => side.board);
    if (one && two && one.where.start !== two.where.start) two.open({ start: one.where.start });
  }
}

customElements.define("sow-compare", SowCompare);
