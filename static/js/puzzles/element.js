// <sow-puzzles>: the puzzle of the day or the one that the address names, and the collection.
import { Eraser } from "../task/eraser.js";
import { Store, tally } from "../task/progress.js";
import { t } from "../words.js";
import { choose, counts, inOrder, KEYS, next } from "./collection.js";
import { asked, daily, date, today } from "./day.js";
import { row } from "./list.js";

/**
 * @typedef {import("./collection.js").Puzzle} Puzzle
 * @typedef {import("./collection.js").Wanted} Wanted
 */

const FEW = 12; // of the list are shown until more are asked for

const store = new Store("sowbook-puzzles");

class SowPuzzles extends HTMLElement {
  /** @type {Puzzle[]} */
  #all = [];
  #current = ""; // the name of the puzzle on the board
  /** @type {Wanted} */
  #wanted = { game: "", theme: "", level: "" };
  #whole = false; // the list is shown to its end
  /** What the options of a choice are called, by their values. @type {Record<string, Record<string, string>>} */
  #names = {};

  connectedCallback() {
    this.#all = inOrder(JSON.parse(this.querySelector(":scope > .all")?.textContent ?? "[]"));
    for (const key of KEYS) {
      const choice = /** @type {HTMLSelectElement} */ (this.#part(`[name="${key}"]`));
      this.#names[key] = Object.fromEntries(Array.from(choice.options, ({ value, text }) => [value, text.replace(/ \(\d+\)$/, "")]));
      choice.value = ""; // a reload may have kept another
      choice.addEventListener("change", () => {
        this.#wanted = { ...this.#wanted, [key]: choice.value };
        this.#whole = false;
        this.#show();
      });
    }
    const erase = () => {
      store.erase();
      this.#show();
    };
    this.eraser = new Eraser(this.#part(".erase"), erase, { ask: "erase-puzzles", done: "erased-puzzles" });
    this.addEventListener("click", ({ target }) => {
      const face = /** @type {Element} */ (target).closest("button");
      if (face?.matches("[data-next]")) this.#next();
      else if (face?.matches(".rest button")) this.#more();
      const link = /** @type {HTMLAnchorElement|null} */ (/** @type {Element} */ (target).closest(".puzzles a"));
      if (link?.hash && link.hash === location.hash) this.#visit(true); // the address stays as it is, so it says nothing
    });
    this.addEventListener("sow-done", (event) => {
      const { task, how } = /** @type {CustomEvent} */ (event).detail;
      store.keep(task, how);
      this.#show();
    });
    addEventListener("hashchange", () => this.#visit(true));
    addEventListener("pageshow", () => this.#show()); // come back to, more may be solved
    this.#visit(false);
    this.dataset.alive = "";
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) {
    return /** @type {HTMLElement} */ (this.querySelector(selector));
  }

  /** Opens what the address asks for; at first the puzzle of the day when it asks for none. @param {boolean} later */
  #visit(later) {
    const now = new Date();
    const to = asked(location.hash.slice(1), now);
    if (later && !to) return; // to another part of the page
    const names = this.#all.map(({ id }) => id);
    const there = to?.day ? date(to.day) : to?.puzzle ? names.includes(to.puzzle) : true;
    const day = to?.puzzle && there ? "" : (there && to?.day) || today(now);
    const id = day ? daily(names, day) : to?.puzzle;
    this.#line(day, today(now), !there);
    this.#open(/** @type {Puzzle} */ (this.#all.find((puzzle) => puzzle.id === id)));
    if (!later) return;
    this.scrollIntoView();
    this.#part(".wanted").focus({ preventScroll: true });
  }

  /** Says whose day it is. @param {string} day "" none @param {string} now @param {boolean} lost the address leads nowhere */
  #line(day, now, lost) {
    const long = new Intl.DateTimeFormat(t("puzzle-dates"), { dateStyle: "long" });
    const places = { date: day ? long.format(date(day)) : "" };
    const said = day === now ? t("puzzle-today", places) : day ? t("puzzle-of-day", places) : t("puzzle-of-collection");
    this.#part(".day").textContent = lost ? `${t("puzzle-lost")} ${said}` : said;
    const back = this.#part(".go-back");
    back.hidden = day === now;
    /** @type {HTMLElement} */ (back.firstElementChild).textContent = t("puzzle-to-today");
  }

  /** Lays a puzzle on the board of its game. @param {Puzzle} puzzle */
  #open(puzzle) {
    this.#current = puzzle.id;
    const { content } = /** @type {HTMLTemplateElement} */ (this.querySelector(`template[data-game="${puzzle.game}"]`));
    const task = /** @type {HTMLElement} */ (document.importNode(content, true).firstElementChild);
    const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (task.querySelector(selector));
    const line = JSON.parse(part(".line").textContent ?? "{}");
    const [{ position, turn }] = puzzle.states;
    const { sides } = JSON.parse(document.getElementById(`game-${puzzle.game}`)?.textContent ?? "{}");
    part(".line").textContent = JSON.stringify({ ...line, start: position, states: puzzle.states });
    part(".told").textContent = JSON.stringify(puzzle.told);
    part(".wanted").textContent = puzzle.ask;
    part(".kind").textContent = [this.#names.theme[puzzle.theme], this.#names.level[puzzle.level], t("to-play", { side: sides[turn] })].join(" · ");
    for (const hint of task.querySelectorAll("[data-hint]")) if (hint.getAttribute("data-hint") !== puzzle.theme) hint.remove();
    task.dataset.task = puzzle.id;
    this.#part(".seat").replaceChildren(task);
    /** @type {{board?: import("../board.js").Board}} */ (/** @type {unknown} */ (part("sow-board"))).board?.scene.frames.keep(); // on paper too
    this.#show();
  }

  get #list() {
    return choose(this.#all, this.#wanted);
  }

  #next() {
    const kept = store.load();
    const to = next(this.#list, this.#current, (id) => kept[id] === "solved");
    if (to) location.hash = `puzzle-${to.id}`;
  }

  /** The rest of the list; the focus goes on to the first that is new. */
  #more() {
    this.#whole = true;
    this.#show();
    /** @type {HTMLElement|null} */ (this.querySelector(`.puzzles li:nth-child(${FEW + 1}) a`))?.focus();
  }

  /** The collection, with what was solved. */
  #show() {
    const kept = store.load();
    const list = this.#list;
    for (const key of KEYS) {
      const found = counts(this.#all, this.#wanted, key);
      for (const option of /** @type {NodeListOf<HTMLOptionElement>} */ (this.querySelectorAll(`[name="${key}"] option`))) {
        const { value } = option;
        const n = found[value] ?? 0;
        option.text = t("puzzle-counted", { name: this.#names[key][value], n });
        option.disabled = !n; // what was chosen has some
      }
    }
    const { solved, of } = tally(kept, list.map(({ id }) => id));
    const text = t("puzzle-count", { n: of, solved });
    if (this.#part(".found").textContent !== text) this.#part(".found").textContent = text;
    const named = (/** @type {string} */ key, /** @type {string} */ value) => this.#names[key][value];
    const rows = list.slice(0, this.#whole ? of : FEW).map((puzzle) => row(puzzle, named, kept[puzzle.id] ?? "", puzzle.id === this.#current));
    this.#part(".puzzles").replaceChildren(...rows);
    this.#part(".rest").hidden = rows.length === of;
    this.#part(".rest button").textContent = t("puzzle-rest", { n: of });
    this.#part(".seat").dataset.kept = kept[this.#current] ?? "";
    this.eraser?.show(Object.keys(kept).length > 0);
  }
}

customElements.define("sow-puzzles", SowPuzzles);
