// The reader's progress: <sow-lesson> at the end of a lesson, <sow-course> on the first page of the course.
import { EraseButton } from "../task/erase-button.js";
import { tally } from "../task/progress.js";
import { t } from "../words.js";
import * as progress from "./progress.js";
import * as words from "./words.js";

/** The tasks of a lesson. @param {HTMLElement} element that lists them */
const tasks = ({ dataset: { lesson = "", tasks = "" } }) =>
  tasks
    .split(" ")
    .filter(Boolean)
    .map((task) => progress.name(lesson, task));

class SowLesson extends HTMLElement {
  #connection = new AbortController();

  connectedCallback() {
    this.#connection = new AbortController();
    document.addEventListener(
      "sow-done",
      (event) => {
        const { task, how } = /** @type {CustomEvent} */ (event).detail;
        progress.store.add(progress.name(this.dataset.lesson ?? "", task), how);
        this.#show();
      },
      { signal: this.#connection.signal },
    );
    this.#show();
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  #show() {
    const line = /** @type {HTMLElement} */ (this.querySelector(".progress"));
    const text = words.solved(tally(progress.store.load(), tasks(this)));
    line.hidden = false;
    if (line.textContent !== text) line.textContent = text;
  }
}

class SowCourse extends HTMLElement {
  #connection = new AbortController();
  /** @type {EraseButton|undefined} */
  #eraseButton;

  connectedCallback() {
    this.#connection = new AbortController();
    const erase = () => {
      progress.store.erase();
      this.#show();
    };
    this.#eraseButton ??= new EraseButton(/** @type {HTMLElement} */ (this.querySelector(".erase")), erase, {
      ask: "erase",
      done: "erased",
    });
    addEventListener("pageshow", () => this.#show(), { signal: this.#connection.signal }); // another page may have changed it
    this.#show();
  }

  disconnectedCallback() {
    this.#connection.abort();
  }

  #show() {
    const results = progress.store.load();
    const rows = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-lesson]")]);
    const lessons = rows.map(tasks);
    rows.forEach((row, k) => {
      const lesson = tally(results, lessons[k]);
      row.dataset.seen = lesson.seen === lesson.of ? "all" : lesson.seen ? "some" : "";
      /** @type {HTMLElement} */ (row.querySelector(".done")).textContent = lesson.seen ? words.solved(lesson) : "";
    });
    const all = tally(results, lessons.flat());
    const next = progress.next(results, lessons);
    const go = /** @type {HTMLAnchorElement|null} */ (this.querySelector(".begin .go"));
    if (go) {
      go.textContent = !all.seen ? t("start-course") : next < 0 ? t("all-seen") : t("go-on", { n: next + 1 });
      go.href = /** @type {HTMLAnchorElement} */ (rows[Math.max(0, next)].querySelector("a")).href;
    }
    /** @type {HTMLElement} */ (this.querySelector(".begin .progress")).textContent = all.seen ? words.solved(all) : "";
    this.#eraseButton?.show(all.seen > 0);
  }
}

customElements.define("sow-lesson", SowLesson);
customElements.define("sow-course", SowCourse);
