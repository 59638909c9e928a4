// <sow-compare>: a table of all games. The reader chooses its columns, and whether identical rows are shown. The
// address holds the choice, as ?game=a&game=b&all. Below, the first two games can be opened as a pair of boards.
import "./require-build.js";
import { boardOf, find, findAll, html } from "./dom.js";
import { t } from "./words.js";

class SowCompare extends HTMLElement {
  connectedCallback() {
    const form = find(this, ".columns");
    const boxes = /** @type {HTMLInputElement[]} */ (findAll(form, "input"));
    this.#choose(boxes, new URLSearchParams(location.search));
    for (const part of findAll(this, ".later")) part.classList.remove("later");
    form.addEventListener("change", () => this.#keep(...this.#show(boxes)));
    find(this, ".together").addEventListener("toggle", () => this.#show(boxes));
    this.#show(boxes);
  }

  /** Ticks the games that the link names. If it names one, the first of the page's own choice join it; if none, that choice stays.
   * @param {HTMLInputElement[]} boxes @param {URLSearchParams} query */
  #choose(boxes, query) {
    const games = boxes.filter((box) => box.name === "game");
    const linked = games.filter((box) => query.getAll("game").includes(box.value));
    const opening = games.filter((box) => box.defaultChecked);
    const others = opening.filter((box) => !linked.includes(box)).slice(0, opening.length - linked.length);
    const chosen = linked.length > 1 ? linked : [...linked, ...others];
    for (const box of boxes) box.checked = box.name === "all" ? query.has("all") : chosen.includes(box);
  }

  /** Shows the chosen columns, or all if none is chosen, and the rows in which they differ.
   * @param {HTMLInputElement[]} boxes @returns {[games: string[], all: boolean]} what is chosen */
  #show(boxes) {
    const games = boxes.filter((box) => box.name === "game" && box.checked).map((box) => box.value);
    const all = boxes.some((box) => box.name === "all" && box.checked);
    const table = /** @type {HTMLTableElement} */ (this.querySelector("table"));
    const shown = findAll(table, "thead th").map(({ dataset: { game } }) => !game || games.length === 0 || games.includes(game));
    const columns = shown.filter(Boolean).length - 1;
    table.style.setProperty("--games", String(columns));
    for (const row of table.rows) for (const [k, cell] of [...row.cells].entries()) cell.hidden = !shown[k];
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]);
    for (const row of rows) {
      const values = [...row.cells].slice(1).filter((cell) => !cell.hidden);
      const same = values.length > 1 && new Set(values.map((cell) => cell.firstChild?.textContent?.trim())).size < 2;
      row.hidden = same && !all;
      row.classList.toggle("same", same);
    }
    const differing = rows.filter((row) => !row.hidden).length;
    find(this, ".columns .count").textContent = t(differing < rows.length ? "some-rows" : "all-rows", {
      games: columns,
      shown: differing,
      n: rows.length,
    });
    this.#showBoards(games.slice(0, 2));
    return [games, all];
  }

  /** Saves the choice in the address. @param {string[]} games @param {boolean} all */
  #keep(games, all) {
    const query = [...games.map((game) => `game=${game}`), ...(all ? ["all"] : [])].join("&");
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
  }

  /** Shows a pair of boards. @param {string[]} games */
  #showBoards(games) {
    const section = /** @type {HTMLDetailsElement} */ (find(this, ".together"));
    const container = find(section, ".boards");
    section.hidden = games.length < 2;
    if (!section.open || container.dataset.games === String(games)) return;
    container.dataset.games = String(games);
    container.replaceChildren();
    if (section.hidden) return;
    const boards = games.map((game, k) => {
      const { content } = /** @type {HTMLTemplateElement} */ (find(section, `template[data-game="${game}"]`));
      const board = /** @type {HTMLElement} */ (document.importNode(content, true).firstElementChild);
      board.id = `together-${"ab"[k]}`;
      return board;
    });
    const figure = html("figure", {}, ...boards, html("p", { class: "difference" }));
    container.append(html(/** @type {any} */ ("sow-pair"), { class: "example pair", id: "together-pair" }, figure));
    const [one, two] = boards.map(boardOf);
    if (one && two && one.where.start !== two.where.start) two.open({ start: one.where.start });
  }
}

customElements.define("sow-compare", SowCompare);
