// <sow-task>: a board with a task. The engine judges the moves that the reader plays; the page holds the answers to questions. A wrong
// answer is played out.
import { html } from "../dom.js";
import * as states from "../state.js";
import { after } from "../timers.js";
import { t } from "../words.js";
import { firstMove, judge, pitHint, reasons, unplayable } from "./judge.js";
import { Question } from "./question.js";
import * as tasks from "./task.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */
/** @import { Task } from "./task.js" */

const REPLAYED = 1600; // milliseconds before the board is reset after a replay

class SowTask extends HTMLElement {
  /** @type {Board|undefined} */
  #found;
  /** @type {Task} */
  #task = tasks.begin({});
  /** @type {Question|undefined} */
  #question;
  /** The moves that were judged last. */
  #judged = "";
  /** @type {string|undefined} the moves that the page plays by itself */
  #demo;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #timer;
  #connection = new AbortController();

  connectedCallback() {
    queueMicrotask(() => this.isConnected && this.#begin()); // a board inserted together with its task exists only then
  }

  disconnectedCallback() {
    this.#connection.abort();
    this.#closeQuestion();
  }

  #begin() {
    this.#found = /** @type {any} */ (this.querySelector("sow-board")).board;
    if (!this.#found) return; // it stays as printed
    this.#task = tasks.begin(JSON.parse(this.querySelector(":scope > .told")?.textContent ?? "{}"));
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#board.root.addEventListener("sow-change", () => this.#changed(), { signal });
    this.addEventListener(
      "click",
      ({ target }) => {
        const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (target).closest("[data-act]"));
        if (button && button.getAttribute("aria-disabled") !== "true") this.#act(button.dataset.act ?? "");
      },
      { signal },
    );
    this.#ask();
    this.#say("");
  }

  get #board() {
    return /** @type {Board} */ (this.#found);
  }

  /** @param {string} name @returns {unknown} */
  #act(name) {
    switch (name) {
      case "check":
        return this.#answer();
      case "again":
        return this.#restart(true);
      case "hint":
        return this.#hint();
      case "show":
        return this.#reveal();
      case "skip":
        return this.#skip();
    }
  }

  /** Lets the reader choose places, if the task is a question. */
  #ask() {
    const { data, stage } = this.#task;
    if (!data.ask || stage !== "open" || this.#question) return;
    const pits = 2 * this.#board.game.pits;
    this.#question = new Question(this.#board, data.ask === "may" ? pits : pits + 2, (place) => this.#choose(place));
    this.#question.show(this.#task.chosen);
  }

  #closeQuestion() {
    this.#question?.close();
    this.#question = undefined;
  }

  /** @param {number} place */
  #choose(place) {
    if (this.#task.stage === "met" || this.#task.stage === "shown") return;
    this.#task = tasks.chosen(this.#task, place);
    this.#question?.show(this.#task.chosen);
    if (this.#task.data.ask === "last") this.#answer();
    else this.#say("");
  }

  /** Judges the chosen places. The button disappears, so the focus goes to "Try again". */
  async #answer() {
    const { data, chosen } = this.#task;
    if (!chosen.length) return this.#say(t("choose-first"));
    const { extra, missing } = tasks.errors(this.#task);
    this.#task = tasks.answered(this.#task);
    const name = (/** @type {number} */ place) => words.place(this.#board.game, place, this.#board.pitLabels);
    if (data.ask === "last")
      this.#say(extra.length ? t("wrong-place", { place: name(chosen[0]) }) : t("right-place", { place: name(chosen[0]) }));
    else {
      const why = extra.length ? await reasons(this.#board, extra) : [];
      this.#say([...why, ...missing.map((place) => words.missed(name(place)))].join(" ") || t("only-these"));
    }
    this.#finish();
    /** @type {HTMLElement|null} */ (this.querySelector('[data-act="again"]'))?.focus({ preventScroll: true });
    if (data.ask === "last") await this.#demonstrate([data.move ?? ""]);
  }

  /** Judges what the reader has played, once for each change of the board. */
  async #changed() {
    const { start, moves, ply } = this.#board.where;
    const { goal } = this.#task.data;
    if (moves.join(" ") === this.#demo || !goal || start !== this.#board.book.start || !states.whole(this.#board.now)) return;
    this.#demo = undefined;
    const played = moves.slice(0, ply);
    const key = played.join(" ");
    if (key === this.#judged) return;
    this.#judged = key;
    if (!played.length) return this.#restart(false);
    const verdict = await judge(this.#board, goal, played);
    if (key !== this.#judged) return; // another move was played meanwhile
    if (!verdict || verdict.error) return this.#say(t("no-judge"));
    this.#task = tasks.judged(this.#task, verdict);
    const reply = verdict.reply ?? [];
    const advice = this.#task.stage === "missed" ? (reply.length ? t("see-answer") : t("try-again")) : "";
    this.#say(`${verdict.say} ${advice}`.trim());
    this.#finish();
    if (advice && reply.length) this.#demonstrate([...played, ...reply], played.length);
  }

  /** Plays a line for the reader, from a ply on. @param {string[]} moves @param {number} [ply] */
  async #demonstrate(moves, ply = 0) {
    const { start, set } = this.#board.book;
    this.#closeQuestion();
    this.#demo = moves.join(" ");
    if (await this.#board.open({ start, set, moves, ply })) return;
    if (this.#demo === moves.join(" ")) await this.#board.act("play");
  }

  /** Starts the task again. @param {boolean} pressed by a button, which disappears */
  #restart(pressed) {
    clearTimeout(this.#timer);
    this.#task = tasks.again(this.#task);
    this.#demo = undefined;
    this.#judged = "";
    if (pressed) this.#board.act("book");
    this.#ask();
    this.#say("");
    if (!pressed && !this.#board.root.querySelector(".bar")?.contains(document.activeElement)) return; // the bar disappears, too
    if (this.#question) this.#question.focus();
    else this.#board.focusPit();
  }

  /** Gives the next of the three hints: the rule, the pit, a replay. */
  async #hint() {
    this.#task = tasks.hinted(this.#task);
    const { hints, data } = this.#task;
    const list = /** @type {HTMLElement} */ (this.querySelector(".hinted"));
    if (hints === 1) /** @type {HTMLElement} */ (list.firstElementChild).hidden = false;
    else if (hints === 2) list.append(html("p", {}, await pitHint(this.#board, data)));
    else if (data.ask === "may") list.append(html("p", {}, (await reasons(this.#board, unplayable(this.#board, data))).join(" ")));
    else {
      list.append(html("p", {}, t("watch")));
      this.#replay([firstMove(data)]);
    }
    this.#show();
  }

  /** Plays moves, then starts the task again. @param {string[]} moves */
  async #replay(moves) {
    await this.#demonstrate(moves);
    const demo = this.#demo;
    this.#timer = after(REPLAYED, this.#connection.signal, () => demo === this.#demo && this.#restart(true));
  }

  /** Shows the answer. */
  #reveal() {
    clearTimeout(this.#timer);
    const { data } = this.#task;
    this.#task = tasks.shown(this.#task);
    this.#say(data.goal ? t("one-way") : t("the-answer"));
    this.#finish();
    if (data.ask !== "may") return void this.#demonstrate(data.solution ?? [data.move ?? ""]);
    this.#ask();
    this.#question?.show(data.answers ?? []);
  }

  /** Goes on to the next task of the page, or to the end of the lesson. */
  #skip() {
    this.#task = tasks.skipped(this.#task);
    this.#finish();
    const all = [...document.querySelectorAll("sow-task")];
    const next = all[all.indexOf(this) + 1];
    (next ?? document.querySelector("sow-lesson"))?.scrollIntoView({ block: next ? "start" : "center" });
    /** @type {HTMLElement|null|undefined} */ (
      next ? next.querySelector('.spot[tabindex="0"]') : document.querySelector('.onward [rel="next"]')
    )?.focus({ preventScroll: true });
  }

  /** Tells the page the best result so far. */
  #finish() {
    const { done } = this.#task;
    if (done) this.dispatchEvent(new CustomEvent("sow-done", { bubbles: true, detail: { task: this.dataset.task, how: done } }));
    this.#show();
  }

  /** @param {string} text "" for what there is to do */
  #say(text) {
    const line = /** @type {HTMLElement} */ (this.querySelector(".verdict"));
    const { data, stage } = this.#task;
    line.dataset.stage = stage;
    line.textContent = text || (stage === "open" ? words.begin(data.ask) : "");
    this.#show();
  }

  #show() {
    const { stage, done } = this.#task;
    Object.assign(this.dataset, { stage, done });
    const enabled = tasks.buttons(this.#task);
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-act]"))) {
      const name = /** @type {keyof typeof enabled} */ (button.dataset.act);
      if (name === "check" || name === "again") button.hidden = !enabled[name];
      else button.setAttribute("aria-disabled", String(!enabled[name]));
    }
  }
}

customElements.define("sow-task", SowTask);
