// How far the reader has come: <sow-lesson> at the foot of a lesson, <sow-course> on the first page of the course.
import { Eraser } from "../task/eraser.js";
import { tally as count } from "../task/progress.js";
import * as progress from "./progress.js";
import { t } from "../words.js";
import * as words from "./words.js";

/** The tasks of a lesson, by the element that lists them. @param {HTMLElement} element */
const tasks = ({ dataset: { lesson = "", tasks = "" } }) => tasks.split(" ").filter(Boolean).map((task) => progress.name(lesson, task));

class SowLesson extends HTMLElement {
  connectedCallback() {
    document.addEventListener("sow-done", (event) => {
      const { task, how } = /** @type {CustomEvent} */ (event).detail;
      progress.store.keep(progress.name(this.dataset.lesson ?? "", task), how);
      this.#show();
    });
    this.#show();
  }

  #show() {
    const line = /** @type {HTMLElement} */ (this.querySelector(".progress"));
    const text = words.solved(count(progress.store.load(), tasks(this)));
    line.hidden = false;
    if (line.textContent !== text) line.textContent = text;
  }
}

class SowCourse extends HTMLElement {
  connectedCallback() {
    const erase = () => {
      progress.store.erase();
      this.#show();
    };
    this.eraser = new Eraser(/** @type {HTMLElement} */ (this.querySelector(".erase")), erase, { ask: "erase", done: "erased" });
    addEventListener("pageshow", () => this.#show()); // come back to, it may be another
    this.#show();
  }

  #show() {
    const kept = progress.store.load();
    const rows = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-lesson]")]);
    const lessons = rows.map(tasks);
    rows.forEach((row, k) => {
      const tally = count(kept, lessons[k]);
      row.dataset.seen = tally.seen === tally.of ? "all" : tally.seen ? "some" : "";
      /** @type {HTMLElement} */ (row.querySelector(".done")).textContent = tally.seen ? words.solved(tally) : "";
    });
    const all = count(kept, lessons.flat());
    const next = progress.next(kept, lessons);
    const go = /** @type {HTMLAnchorElement|null} */ (this.querySelector(".begin .go"));
    if (go) {
      go.textContent = !all.seen ? t("start-course") : next < 0 ? t("all-seen") : t("go-on", { n: next + 1 });
      go.href = /** @type {HTMLAnchorElement} */ (rows[Math.max(0, next)].querySelector("a")).href;
    }
    /** @type {HTMLElement} */ (this.querySelector(".begin .progress")).textContent = all.seen ? words.solved(all) : "";
    this.eraser?.show(all.seen > 0);
  }
}

customElements.define("sow-lesson", SowLesson);
customElements.define("sow-course", SowCourse);
