// How far the reader has come: <sow-lesson> at the foot of a lesson, <sow-course> on the first page of the course.
import * as progress from "./progress.js";
import { t } from "../words.js";
import * as words from "./words.js";

/** The tasks of a lesson, by the element that lists them. @param {HTMLElement} element */
const tasks = ({ dataset: { lesson = "", tasks = "" } }) => tasks.split(" ").filter(Boolean).map((task) => progress.name(lesson, task));

class SowLesson extends HTMLElement {
  connectedCallback() {
    document.addEventListener("sow-done", (event) => {
      const { task, how } = /** @type {CustomEvent} */ (event).detail;
      progress.keep(progress.name(this.dataset.lesson ?? "", task), how);
      this.#show();
    });
    this.#show();
  }

  #show() {
    const line = /** @type {HTMLElement} */ (this.querySelector(".progress"));
    const text = words.solved(progress.tally(progress.load(), tasks(this)));
    line.hidden = false;
    if (line.textContent !== text) line.textContent = text;
  }
}

class SowCourse extends HTMLElement {
  #sure = false;

  connectedCallback() {
    this.querySelector('[data-act="erase"]')?.addEventListener("click", () => this.#erase());
    addEventListener("pageshow", () => this.#show()); // come back to, it may be another
    this.#show();
  }

  get #erased() {
    return /** @type {HTMLElement} */ (this.querySelector(".kept"));
  }

  #erase() {
    if (this.#sure) {
      progress.erase();
      this.#erased.textContent = t("erased");
      this.#erased.setAttribute("role", "status");
    }
    this.#sure = !this.#sure;
    this.#show();
  }

  #show() {
    const kept = progress.load();
    const rows = /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-lesson]")]);
    const lessons = rows.map(tasks);
    rows.forEach((row, k) => {
      const tally = progress.tally(kept, lessons[k]);
      row.dataset.seen = tally.seen === tally.of ? "all" : tally.seen ? "some" : "";
      /** @type {HTMLElement} */ (row.querySelector(".done")).textContent = tally.seen ? words.solved(tally) : "";
    });
    const all = progress.tally(kept, lessons.flat());
    const next = progress.next(kept, lessons);
    const go = /** @type {HTMLAnchorElement|null} */ (this.querySelector(".begin .go"));
    if (go) {
      go.textContent = !all.seen ? t("start-course") : next < 0 ? t("all-seen") : t("go-on", { n: next + 1 });
      go.href = /** @type {HTMLAnchorElement} */ (rows[Math.max(0, next)].querySelector("a")).href;
    }
    /** @type {HTMLElement} */ (this.querySelector(".begin .progress")).textContent = all.seen ? words.solved(all) : "";
    const erase = /** @type {HTMLElement} */ (this.querySelector(".erase"));
    erase.hidden = false;
    const face = /** @type {HTMLElement} */ (erase.querySelector("button"));
    face.textContent = this.#sure ? t("erase-sure") : t("erase");
    face.setAttribute("aria-disabled", String(!all.seen));
  }
}

customElements.define("sow-lesson", SowLesson);
customElements.define("sow-course", SowCourse);
