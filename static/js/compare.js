// <sow-compare>: a table of games side by side. The page has the table of some; the columns of others are loaded when the reader chooses
// them. The address holds the choice, as ?game=a&game=b&all. Below, the first two games can be opened as a pair of boards.
import "./require-build.js";
import { showNotice } from "./board-text.js";
import { ConnectedElement } from "./connected-element.js";
import { boardOf, find, findAll, html, on, set } from "./dom.js";
import { findGames } from "./find-game.js";
import { GameFiles } from "./game-files.js";
import { t } from "./words.js";

class SowCompare extends ConnectedElement {
  /** @type {HTMLInputElement[]} */
  #boxes = [];
  /** @type {HTMLTableElement} */
  #table = /** @type {any} */ (undefined);
  /** @type {GameFiles} */
  #files = /** @type {any} */ (undefined);
  /** The head and the cells of each game that has been in the table, by id. @type {Map<string, Element[]>} */
  #columns = new Map();
  #choice = 0; // number of choices made; only the last is shown

  /** @param {AbortSignal} signal */
  connected(signal) {
    const form = find(this, ".columns");
    this.#boxes = /** @type {HTMLInputElement[]} */ (findAll(form, "input[type=checkbox]"));
    this.#table = /** @type {HTMLTableElement} */ (this.querySelector("table"));
    const listed = this.#gameBoxes.map(({ value, parentElement, dataset }) => ({
      id: value,
      name: parentElement?.textContent?.trim() ?? "",
      version: dataset.version,
    }));
    this.#files = new GameFiles(this.dataset.games ?? "", listed);
    for (const [k, head] of findAll(this.#table, "thead [data-game]").entries())
      this.#columns.set(
        head.dataset.game ?? "",
        this.#rows.map(({ cells }) => cells[k + 1]),
      );
    this.#tick(new URLSearchParams(location.search));
    const labels = this.#gameBoxes.map(({ parentElement }) => /** @type {HTMLElement} */ (parentElement));
    findGames(form, labels, signal);
    on(form, "change", signal, () => {
      this.#keep();
      this.#show();
    });
    find(this, ".together").addEventListener("toggle", () => this.#showBoards(), { signal });
    this.#show();
  }

  get #gameBoxes() {
    return this.#boxes.filter(({ name }) => name === "game");
  }

  /** All rows of the table, the head first. */
  get #rows() {
    return [...this.#table.rows];
  }

  /** The ids of the games that are ticked. */
  get #ticked() {
    return this.#gameBoxes.filter(({ checked }) => checked).map(({ value }) => value);
  }

  /** Whether rows in which the games are equal are shown. */
  get #all() {
    return this.#boxes.some(({ name, checked }) => name === "all" && checked);
  }

  /** Ticks the games that the link names. If it names one, the first of the page's own choice join it; if none, that choice stays.
   * @param {URLSearchParams} query */
  #tick(query) {
    const linked = this.#gameBoxes.filter((box) => query.getAll("game").includes(box.value));
    const opening = this.#gameBoxes.filter((box) => box.defaultChecked);
    const others = opening.filter((box) => !linked.includes(box)).slice(0, opening.length - linked.length);
    const chosen = linked.length > 1 ? linked : [...linked, ...others];
    for (const box of this.#boxes) box.checked = box.name === "all" ? query.has("all") : chosen.includes(box);
  }

  /** Shows the columns of the games that are ticked, or of the page's own choice if none is. What cannot be loaded is named. */
  async #show() {
    const choice = ++this.#choice;
    const ticked = this.#ticked;
    const games = ticked.length ? ticked : this.#gameBoxes.filter((box) => box.defaultChecked).map(({ value }) => value);
    const missing = games.filter((game) => !this.#columns.has(game));
    if (missing.length) set(this.#table, { "aria-busy": true });
    await Promise.all(missing.map((game) => this.#load(game)));
    if (choice !== this.#choice) return;
    set(this.#table, { "aria-busy": null });
    const failed = games.filter((game) => !this.#columns.has(game)).map((game) => this.#files.names.get(game) ?? game);
    showNotice(find(this, ".columns"), failed.length ? t("no-columns", { games: failed.join(", ") }) : "", () => this.#show());
    this.#showColumns(games.filter((game) => this.#columns.has(game)));
    this.#showBoards();
  }

  /** Loads the column of a game, if that is possible. @param {string} game */
  async #load(game) {
    const file = await this.#files.load(game).catch(() => undefined);
    if (!file) return;
    const { content } = /** @type {HTMLTemplateElement} */ (find(file, "template.column"));
    this.#columns.set(game, [...document.importNode(content, true).children]);
  }

  /** Shows columns, and the rows in which they differ. @param {string[]} games */
  #showColumns(games) {
    const columns = games.map((game) => /** @type {Element[]} */ (this.#columns.get(game)));
    this.#table.style.setProperty("--games", String(games.length));
    const [, ...rows] = this.#rows;
    for (const [k, row] of this.#rows.entries()) row.replaceChildren(row.cells[0], ...columns.map((column) => column[k]));
    for (const row of rows) {
      const values = [...row.cells].slice(1).map((cell) => cell.firstChild?.textContent?.trim());
      const same = values.length > 1 && new Set(values).size < 2;
      row.hidden = same && !this.#all;
      row.classList.remove("later");
      row.classList.toggle("same", same);
    }
    const differing = rows.filter((row) => !row.hidden).length;
    const values = { games: games.length, shown: differing, n: rows.length };
    find(this, ".columns .count").textContent = t(differing < rows.length ? "some-rows" : "all-rows", values);
  }

  /** Saves the choice in the address. */
  #keep() {
    const query = [...this.#ticked.map((game) => `game=${game}`), ...(this.#all ? ["all"] : [])].join("&");
    history.replaceState(null, "", location.pathname + (query && `?${query}`) + location.hash);
  }

  /** Shows the first two games that are ticked as a pair of boards, if the reader has opened it. @returns {Promise<void>} */
  async #showBoards() {
    const section = /** @type {HTMLDetailsElement} */ (find(this, ".together"));
    const container = find(section, ".boards");
    const games = this.#ticked.slice(0, 2);
    section.hidden = games.length < 2;
    if (!section.open || container.dataset.games === String(games)) return;
    container.dataset.games = String(games);
    container.replaceChildren();
    if (section.hidden) return;
    const loaded = await Promise.all(games.map((game) => this.#files.load(game))).catch(() => undefined);
    if (container.dataset.games !== String(games)) return; // others are chosen
    if (!loaded) {
      container.dataset.games = "";
      const names = games.map((game) => this.#files.names.get(game)).join(", ");
      showNotice(find(section, "p"), t("no-columns", { games: names }), () => this.#showBoards());
      return;
    }
    showNotice(find(section, "p"), "");
    const boards = games.map((game, k) => this.#side(game, `together-${"ab"[k]}`));
    const figure = html("figure", {}, ...boards, html("p", { class: "difference" }));
    container.append(html(/** @type {any} */ ("sow-pair"), { class: "example pair", id: "together-pair" }, figure));
    const [one, two] = boards.map(boardOf);
    if (one && two && one.where.start !== two.where.start) two.open({ start: one.where.start });
  }

  /** A board of the pair. @param {string} game @param {string} id */
  #side(game, id) {
    const board = this.#files.board(game);
    set(board, { class: "side", id });
    find(board, "figure").replaceWith(html("p", { class: "name" }, this.#files.names.get(game) ?? ""), ...find(board, "figure").childNodes);
    return board;
  }
}

customElements.define("sow-compare", SowCompare);
