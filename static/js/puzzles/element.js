// <sow-puzzles>: the puzzle of the day or the one named in the URL, and the collection. The board of a puzzle is in the file of its game.
import { showNotice } from "../board-text.js";
import { ConnectedElement } from "../connected-element.js";
import { find, findAll, on, set, setText } from "../dom.js";
import { GameFiles } from "../game-files.js";
import { eraseButton } from "../task/erase-button.js";
import { Store, tally } from "../task/progress.js";
import { t } from "../words.js";
import { choose, counts, inOrder, KEYS, next, parse } from "./collection.js";
import { daily, parseAddress, parseDate, today } from "./daily.js";
import { row } from "./list.js";
import { mountPuzzle } from "./mount-puzzle.js";
import { Standing } from "./standing.js";
/** @import { Filter, Puzzle } from "./collection.js" */

const FEW = 12; // rows of the list until the reader asks for more
const MORE = 24; // rows that each press adds, so that the page stays small

const store = new Store("puzzles");

class SowPuzzles extends ConnectedElement {
  /** @type {Puzzle[]} */
  #all = [];
  #current = ""; // id of the puzzle on the board
  /** @type {Filter} */
  #filter = { game: "", theme: "", level: "" };
  #rows = FEW; // at most
  /** @type {GameFiles} */
  #files = /** @type {any} */ (undefined);
  #opened = 0; // how often a puzzle was opened; only the last one is shown
  /** The names of the values of each key. @type {Record<string, Record<string, string>>} */
  #names = {};
  /** @type {((enabled: boolean) => void)|undefined} */
  #showErase;
  /** @type {Standing} */
  #standing = /** @type {any} */ (undefined);
  #daily = ""; // the id of today's puzzle

  /** @param {AbortSignal} signal */
  connected(signal) {
    const list = find(this, ".all").textContent ?? ""; // the elements of a noscript are text
    this.#all = inOrder(parse(new DOMParser().parseFromString(list, "text/html")));
    const tasks = this.#all.map(({ id }) => id);
    store.takeOver(tasks);
    this.#files = GameFiles.ofMenu(this.dataset.games ?? "", find(this, '[name="game"]'));
    for (const key of KEYS) {
      const choice = /** @type {HTMLSelectElement} */ (find(this, `[name="${key}"]`));
      this.#names[key] = Object.fromEntries(Array.from(choice.options, ({ value, text }) => [value, text.replace(/ \(\d+\)$/, "")]));
      choice.value = ""; // a reload may have restored another
      on(choice, "change", signal, () => {
        this.#filter = { ...this.#filter, [key]: choice.value };
        this.#rows = FEW;
        this.#show();
      });
    }
    const erase = () => {
      store.erase(tasks);
      this.#show();
    };
    this.#standing = new Standing(this, signal);
    this.#offerDaily(signal);
    on(this, "sow-data", signal, () => this.#openFromURL(false));
    on(this, "sow-missed", signal, ({ detail: { task } }) => this.#answered(task, false));
    this.#showErase ??= eraseButton(find(this, ".erase"), erase, { ask: "erase-puzzles", done: "erased-puzzles" });
    on(this, "click", signal, ({ target }) => this.#click(/** @type {Element} */ (target)));
    on(this, "sow-done", signal, ({ detail: { task, how } }) => {
      this.#answered(task, how === "solved");
      store.add(task, how);
      this.#show();
    });
    on(window, "hashchange", signal, () => this.#openFromURL(true));
    on(window, "pageshow", signal, () => this.#show()); // more may have been solved elsewhere
    this.#openFromURL(false);
  }

  /** @param {Element} target */
  #click(target) {
    const button = target.closest("button");
    if (button?.matches("[data-next]")) this.#next();
    else if (button?.matches(".rest button")) this.#showMore();
    const link = /** @type {HTMLAnchorElement|null} */ (target.closest(".puzzles a"));
    if (link?.hash && link.hash === location.hash) this.#openFromURL(true); // there is no hashchange
  }

  /** Lets the reader choose the game of the puzzle of the day. @param {AbortSignal} signal */
  #offerDaily(signal) {
    const games = [...new Set(this.#all.map(({ game }) => game))];
    const choice = /** @type {HTMLSelectElement} */ (find(this, '[name="daily"]'));
    const chosen = this.#standing.dailyGame(this.dataset.daily ?? "", games);
    const names = Object.entries(this.#names.game).filter(([id]) => games.includes(id));
    choice.replaceChildren(...names.map(([id, name]) => new Option(name, id, false, id === chosen)));
    this.dataset.daily = chosen;
    on(choice, "change", signal, () => {
      this.#standing.chooseDaily(choice.value);
      this.dataset.daily = choice.value;
      if (location.hash) location.hash = "day";
      else this.#openFromURL(false);
    });
  }

  /** Counts an answer, if the puzzle has no result yet. @param {string} id @param {boolean} solved */
  #answered(id, solved) {
    const puzzle = this.#all.find((puzzle) => puzzle.id === id);
    if (puzzle && !store.load()[id]) this.#standing.answered(puzzle, solved, id === this.#daily);
  }

  /** Opens the puzzle named in the URL, by default today's. @param {boolean} isNavigation whether the page was already open */
  #openFromURL(isNavigation) {
    const now = new Date();
    const to = parseAddress(location.hash.slice(1), now);
    if (isNavigation && !to) return; // another part of the page
    const ids = this.#all.map(({ id }) => id);
    const { puzzle, day: named = today(now) } = to ?? {};
    const exists = puzzle === undefined ? parseDate(named) : ids.includes(puzzle);
    this.#daily = daily(this.#all, this.dataset.daily ?? "", today(now));
    const day = exists ? (puzzle === undefined ? named : "") : today(now);
    const id = day ? daily(this.#all, this.dataset.daily ?? "", day) : puzzle;
    this.#showDay(day, today(now), !exists);
    this.#open(/** @type {Puzzle} */ (this.#all.find((puzzle) => puzzle.id === id)), isNavigation);
  }

  /** Shows which day's puzzle this is. @param {string} day "" for a puzzle of the collection @param {string} current today
   * @param {boolean} unknown whether the address names no puzzle */
  #showDay(day, current, unknown) {
    const format = new Intl.DateTimeFormat(t("puzzle-dates"), { dateStyle: "long" });
    const places = { date: day ? format.format(parseDate(day)) : "" };
    const text = day === current ? t("puzzle-today", places) : day ? t("puzzle-of-day", places) : t("puzzle-of-collection");
    find(this, ".day").textContent = unknown ? `${t("puzzle-lost")} ${text}` : text;
    const back = find(this, ".go-back");
    back.hidden = day === current;
    find(back, ":first-child").textContent = t("puzzle-to-today");
  }

  /** Shows a puzzle when the file of its game is loaded. If it cannot be loaded, a line says so, and the board stays as it is.
   * @param {Puzzle} puzzle @param {boolean} isNavigation whether to scroll to the puzzle and focus it */
  async #open(puzzle, isNavigation) {
    const opened = ++this.#opened;
    this.#current = puzzle.id;
    const { game, theme, level } = puzzle;
    const seat = find(this, ".seat");
    set(seat, { "aria-busy": true });
    const file = await this.#files.load(game).catch(() => undefined);
    if (opened !== this.#opened) return;
    set(seat, { "aria-busy": null });
    const problem = file ? "" : t("no-puzzle-file", { game: this.#names.game[game] });
    showNotice(find(this, ".which"), problem, () => this.#open(puzzle, isNavigation));
    if (file) mountPuzzle(seat, find(file, "template.puzzle"), puzzle, [this.#names.theme[theme], this.#names.level[level]]);
    this.dataset.alive = "";
    this.#show();
    if (!isNavigation) return;
    this.scrollIntoView();
    find(this, ".wanted").focus({ preventScroll: true });
  }

  get #list() {
    return choose(this.#all, this.#filter);
  }

  #next() {
    const progress = store.load();
    const to = next(this.#list, this.#current, (id) => progress[id] === "solved");
    if (to) location.hash = `puzzle-${to.id}`;
  }

  /** Shows more of the list and focuses the first new row. */
  #showMore() {
    const shown = this.#rows;
    this.#rows += MORE;
    this.#show();
    find(this, `.puzzles li:nth-child(${shown + 1}) a`)?.focus();
  }

  /** Shows the collection and the reader's progress. */
  #show() {
    this.#standing.show();
    const progress = store.load();
    const list = this.#list;
    for (const key of KEYS) {
      const found = counts(this.#all, this.#filter, key);
      for (const option of /** @type {HTMLOptionElement[]} */ (findAll(this, `[name="${key}"] option`))) {
        const n = found[option.value] ?? 0;
        option.text = t("puzzle-counted", { name: this.#names[key][option.value], n });
        option.disabled = !n;
      }
    }
    const ids = list.map(({ id }) => id);
    const { solved, of } = tally(progress, ids);
    setText(find(this, ".found"), t("puzzle-count", { n: of, solved }));
    const shown = list.slice(0, this.#rows);
    const rows = shown.map((puzzle) => row(puzzle, this.#names, progress[puzzle.id] ?? "", puzzle.id === this.#current));
    find(this, ".puzzles").replaceChildren(...rows);
    find(this, ".rest").hidden = rows.length === of;
    find(this, ".rest button").textContent = t("puzzle-more", { n: Math.min(MORE, of - rows.length) });
    find(this, ".seat").dataset.kept = progress[this.#current] ?? "";
    this.#showErase?.(Object.keys(progress).length > 0);
  }
}

customElements.define("sow-puzzles", SowPuzzles);
