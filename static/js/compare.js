// <sow-compare>: the table of all games, of which the reader chooses the columns, and whether rows that are the same are shown. The
// choice is kept in the address, as ?game=a&game=b&all. The first two games chosen stand below it as two boards in step.
import { html } from "./dom.js";
import { t } from "./words.js";

class SowCompare extends HTMLElement {
  connectedCallback() {
    const form = /** @type {HTMLElement} */ (this.querySelector(".columns"));
    form.hidden = false;
    const asked = new URLSearchParams(location.search);
    for (const box of this.#boxes(form)) box.checked = box.name === "all" ? asked.has("all") : asked.getAll("game").includes(box.value);
    form.addEventListener("change", () => this.#show(form));
    this.#show(form, false);
  }

  /** @param {HTMLElement} form */
  #boxes(form) {
    return /** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("input"));
  }

  /** Shows the columns chosen, all when there are fewer than two, and the rows that differ between them.
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
      const texts = new Set([...row.cells].slice(1).filter((_, k) => shown[k + 1]).map((cell) => cell.firstChild?.textContent?.trim()));
      row.hidden = texts.size < 2 && !all;
      row.classList.toggle("same", texts.size < 2);
      rows++;
      if (row.hidden) hidden++;
    }
    const status = /** @type {HTMLElement} */ (form.querySelector(".count"));
    status.textContent = t(hidden ? "some-rows" : "all-rows", { shown: rows - hidden, n: rows });
    this.#together(games.slice(0, 2));
    if (!changed) return;
    const query = [...games.map((game) => `game=${game}`), ...(all ? ["all"] : [])].join("&");
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
  }

  /** Two boards in step, of two games.
   * @param {string[]} games */
  #together(games) {
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
    place.append(html(/** @type {any} */ ("sow-pair"), { class: "example pair", id: "together-pair" }, html("figure", {}, ...sides, html("p", { class: "difference" }))));
    const [one, two] = sides.map((side) => side.board);
    if (one && two && one.where.start !== two.where.start) two.open({ start: one.where.start });
  }
}

customElements.define("sow-compare", SowCompare);
