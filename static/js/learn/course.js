// The reader's progress: <sow-lesson> at the end of a lesson, <sow-course> on the first page of the course.
import { ConnectedElement } from "../connected-element.js";
import { find, findAll, html, on, setText } from "../dom.js";
import { resultsOf } from "../play/results.js";
import { eraseButton } from "../task/erase-button.js";
import { nextLesson, Store, tally } from "../task/progress.js";
import { t } from "../words.js";

const store = new Store("course");

/** The wins that a match at the end of a chapter needs. */
const WINS = 2;

/** The tasks of a lesson, named as in the whole course. @param {HTMLElement} element that lists them */
const tasks = ({ dataset: { lesson, tasks = "" } }) => (tasks ? tasks.split(" ").map((task) => `${lesson}/${task}`) : []);

/** Describes how many tasks are solved. @param {{solved: number, of: number}} tally */
const solvedText = ({ solved, of }) => (solved === of ? t("solved-all") : t("solved", { solved, of }));

class SowLesson extends ConnectedElement {
  /** @param {AbortSignal} signal */
  connected(signal) {
    on(document, "sow-done", signal, ({ detail: { task, how } }) => {
      store.add(`${this.dataset.lesson}/${task}`, how);
      this.#show();
    });
    store.takeOver(tasks(this));
    on(window, "pageshow", signal, () => this.#showMatch()); // back from the play page
    this.#show();
    this.#showMatch();
  }

  /** Says after the link to the match of a chapter, the first one to a level, how it stands. */
  #showMatch() {
    const link = /** @type {HTMLAnchorElement|null} */ (document.querySelector('main a[href*="level="]'));
    if (!link) return;
    const query = new URL(link.href).searchParams;
    const { won, drawn, lost } = resultsOf(query.get("game") ?? "", Number(query.get("level")));
    const of = won + drawn + lost;
    if (!of) return;
    const line = document.querySelector(".match-result") ?? html("p", { class: "match-result progress" });
    setText(line, won < WINS ? t("match-so-far", { won, of }) : t("match-done", { won }));
    link.closest("p")?.after(line);
  }

  #show() {
    const line = find(this, ".progress");
    line.hidden = false;
    setText(line, solvedText(tally(store.load(), tasks(this))));
  }
}

class SowCourse extends ConnectedElement {
  /** @type {((enabled: boolean) => void)|undefined} */
  #showErase;

  /** @param {AbortSignal} signal */
  connected(signal) {
    const all = findAll(this, "[data-lesson]").flatMap(tasks);
    store.takeOver(all);
    store.rename(all);
    const erase = () => {
      store.erase(all);
      this.#show();
    };
    this.#showErase ??= eraseButton(find(this, ".erase"), erase, { ask: "erase", done: "erased" });
    on(window, "pageshow", signal, () => this.#show()); // another page may have changed it
    this.#show();
  }

  #show() {
    const rows = findAll(this, "[data-lesson]");
    const lessons = rows.map(tasks);
    const results = store.load();
    rows.forEach((row, k) => {
      const lesson = tally(results, lessons[k]);
      row.dataset.seen = lesson.seen === lesson.of ? "all" : lesson.seen ? "some" : "";
      find(row, ".done").textContent = lesson.seen ? solvedText(lesson) : "";
    });
    for (const chapter of findAll(this, ".chapter")) {
      chapter.dataset.seen = findAll(chapter, "[data-lesson]").every((row) => row.dataset.seen === "all") ? "all" : "";
    }
    const all = tally(results, lessons.flat());
    const k = nextLesson(results, lessons);
    const go = /** @type {HTMLAnchorElement|null} */ (find(this, ".begin .go"));
    if (go) {
      go.textContent = !all.seen ? t("start-course") : k < 0 ? t("all-seen") : t("go-on", { n: k + 1 });
      go.href = /** @type {HTMLAnchorElement} */ (find(rows[Math.max(0, k)], "a")).href;
    }
    find(this, ".begin .progress").textContent = all.seen ? solvedText(all) : "";
    this.#showErase?.(all.seen > 0);
  }
}

customElements.define("sow-lesson", SowLesson);
customElements.define("sow-course", SowCourse);
