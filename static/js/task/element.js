// <sow-task>: a board with a task. The engine judges the moves that the reader plays; the page holds the answers to questions. A wrong
// answer is played out.
import { ConnectedElement } from "../connected-element.js";
import { boardOf, find, findAll, focus, html, isEnabled, on, readJson, set } from "../dom.js";
import * as states from "../state.js";
import { after } from "../timers.js";
import { load } from "../tools.js";
import { focusTabStop } from "../tab-stop.js";
import { t } from "../words.js";
import { firstMove, judge, pitHint, reasons, unplayable } from "./judge.js";
import { addAnswerButtons, markChosen } from "./question.js";
import * as tasks from "./task.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */
/** @import { PlaceButtons } from "../tools/place-buttons.js" */

const SLOW = 1000; // milliseconds before the task says that the engine is working
const REPLAYED = 1600; // milliseconds before the board is reset after a replay

class SowTask extends ConnectedElement {
  /** @type {Board|undefined} */
  #boardOrNone;
  /** @type {tasks.Task} */
  #task = tasks.begin({});
  /** @type {PlaceButtons|undefined} */
  #answers;
  #source = false; // whether the source is offered, which has the answer
  #judged = ""; // the moves that were judged last
  /** @type {string|undefined} the moves that the page plays by itself */
  #demo;
  #timer = 0;
  #signal = new AbortController().signal;

  /** @param {AbortSignal} signal */
  connected(signal) {
    queueMicrotask(() => signal.aborted || this.#begin(signal)); // a board inserted together with its task exists only then
    signal.addEventListener("abort", () => this.#closeQuestion());
  }

  /** @param {AbortSignal} signal */
  #begin(signal) {
    this.#boardOrNone = boardOf(this.querySelector("sow-board"));
    if (!this.#boardOrNone) return; // it stays as printed
    this.#task = tasks.begin(readJson(this.querySelector(":scope > .told")) ?? {});
    this.#signal = signal;
    on(this.#board.root, "sow-change", signal, () => this.#changed());
    on(this, "click", signal, ({ target }) => {
      const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (target).closest("[data-act]"));
      if (button && isEnabled(button)) this.#actions[button.dataset.act ?? ""]();
    });
    this.#ask();
    this.#showVerdict("");
  }

  get #board() {
    return /** @type {Board} */ (this.#boardOrNone);
  }

  /** @type {Record<string, () => unknown>} by the button's data-act */
  #actions = {
    check: () => this.#answer(),
    again: () => this.#restart(true),
    hint: () => this.#hint(),
    show: () => this.#reveal(),
    skip: () => this.#skip(),
  };

  /** Lets the reader choose places, if the task is a question. */
  #ask() {
    const { data, stage, chosen } = this.#task;
    if (!data.ask || stage !== "open" || this.#answers) return;
    const pits = 2 * this.#board.game.pits;
    this.#answers = addAnswerButtons(this.#board, data.ask === "last" ? pits + 2 : pits, (place) => this.#choose(place));
    markChosen(this.#answers, chosen);
  }

  #closeQuestion() {
    this.#answers?.close();
    this.#answers = undefined;
  }

  /** @param {number} place */
  #choose(place) {
    if (this.#task.stage === "met" || this.#task.stage === "shown") return;
    this.#task = tasks.chosen(this.#task, place);
    if (this.#answers) markChosen(this.#answers, this.#task.chosen);
    if (this.#task.data.ask === "may") this.#showVerdict("");
    else this.#answer();
  }

  /** Judges the chosen places. The button disappears, so the focus goes to "Try again". */
  async #answer() {
    const { data, chosen } = this.#task;
    if (!chosen.length) return this.#showVerdict(t("choose-first", {}, this.#board.game));
    const { extra, missing } = tasks.errors(this.#task);
    const line = data.lines?.[chosen[0]];
    const why = data.ask !== "last" && extra.length && !line ? await reasons(this.#board, extra) : [];
    if (!why) return void this.#board.noteEngine(() => this.#answer());
    if (chosen !== this.#task.chosen) return; // another place was chosen meanwhile
    this.#task = tasks.answered(this.#task);
    const name = (/** @type {number} */ place) => words.place(this.#board, place);
    if (data.ask === "last")
      this.#showVerdict(t(extra.length ? "wrong-place" : "right-place", { place: name(chosen[0]) }, this.#board.game));
    else if (line) this.#showVerdict(t(extra.length ? "not-prepared" : "prepared", { other: words.opponent(this.#board) }));
    else if (data.lines) this.#showVerdict(why.join(" "));
    else {
      const missed = missing.map((place) => words.capital(t("may-too", { place: name(place) })));
      this.#showVerdict([...why, ...missed].join(" ") || t("only-these"));
    }
    this.#finish();
    focus(find(this, '[data-act="again"]'));
    if (data.ask === "last") await this.#demonstrate([data.move ?? ""]);
    else if (line) await this.#demonstrate(line);
  }

  /** Judges what the reader has played, once for each change of the board. */
  async #changed() {
    const { start, moves, ply } = this.#board.where;
    const { goal } = this.#task.data;
    if (moves.join(" ") === this.#demo || !goal || start !== this.#board.initial.start || !states.isWhole(this.#board.replay)) return;
    this.#demo = undefined;
    const played = moves.slice(0, ply);
    const key = played.join(" ");
    if (key === this.#judged) return;
    this.#judged = key;
    if (!played.length) return this.#restart(false);
    const timer = after(SLOW, this.#signal, () => key === this.#judged && this.#showVerdict(t("working")));
    const verdict = await judge(this.#board, goal, played);
    clearTimeout(timer);
    if (key !== this.#judged) return; // another move was played meanwhile
    if (!verdict) {
      this.#judged = "";
      this.#showVerdict("");
      return void this.#board.noteEngine(() => this.#changed());
    }
    if (verdict.error) return this.#showVerdict(verdict.error);
    this.#task = tasks.judged(this.#task, verdict);
    const reply = verdict.reply ?? [];
    const advice = this.#task.stage === "missed" ? (reply.length ? t("see-answer") : t("try-again")) : "";
    this.#showVerdict(`${verdict.say} ${advice}`.trim());
    this.#finish();
    if (advice && reply.length) this.#demonstrate([...played, ...reply], played.length);
  }

  /** Plays a line for the reader, from a ply on. @param {string[]} moves @param {number} [ply] */
  async #demonstrate(moves, ply = 0) {
    const { start, set } = this.#board.initial;
    this.#closeQuestion();
    this.#demo = moves.join(" ");
    const problem = await this.#board.open({ start, set, moves, ply });
    if (this.#demo !== moves.join(" ")) return;
    if (problem === undefined) this.#board.retry &&= () => this.#demonstrate(moves, ply);
    if (problem === "") await this.#board.act("play");
  }

  /** Starts the task again. @param {boolean} pressed by a button, which disappears */
  #restart(pressed) {
    clearTimeout(this.#timer);
    this.#task = tasks.again(this.#task);
    this.#demo = undefined;
    this.#judged = "";
    if (pressed) this.#board.act("book");
    this.#ask();
    this.#showVerdict("");
    if (!pressed && !this.#board.toolbar.element.contains(document.activeElement)) return; // the bar disappears, too
    if (this.#answers) this.#answers.focus();
    else focusTabStop(this.#board.pits);
  }

  /** Gives the next of the three hints: the rule, the pit, a replay. */
  async #hint() {
    const next = tasks.hinted(this.#task);
    const { hints, data } = next;
    const list = find(this, ".hinted");
    const text = await this.#hintText(hints, data);
    if (text === undefined) return void this.#board.noteEngine(() => this.#hint());
    if (hints !== this.#task.hints + 1) return; // pressed twice
    this.#task = { ...this.#task, hints };
    if (hints === 1) /** @type {HTMLElement} */ (list.firstElementChild).hidden = false;
    else list.append(html("p", {}, text));
    if (hints === 3 && data.ask !== "may") this.#replay([firstMove(data)]);
    this.#show();
  }

  /** @param {number} hints the number of the hint @param {tasks.Data} data @returns {Promise<string|undefined>} undefined if the engine is missing */
  async #hintText(hints, data) {
    if (hints === 1) return ""; // it is in the page
    if (hints === 2) return pitHint(this.#board, data);
    if (data.ask !== "may") return t("watch");
    const [first, ...others] = unplayable(this.#board, data); // the second hint explained the first
    return (await reasons(this.#board, others.length ? others : [first]))?.join(" ");
  }

  /** Plays moves, then starts the task again. @param {string[]} moves */
  async #replay(moves) {
    await this.#demonstrate(moves);
    const demo = this.#demo;
    this.#timer = after(REPLAYED, this.#signal, () => demo === this.#demo && this.#restart(true));
  }

  #reveal() {
    clearTimeout(this.#timer);
    const { data } = this.#task;
    this.#task = tasks.shown(this.#task);
    this.#showVerdict(data.goal ? t("one-way") : t("the-answer"));
    this.#finish();
    if (data.ask !== "may") return void this.#demonstrate(data.solution ?? [data.move ?? ""]);
    this.#ask();
    if (this.#answers) markChosen(this.#answers, data.answers ?? []);
  }

  /** Goes on to the next task of the page, or to the end of the lesson. */
  #skip() {
    this.#task = tasks.skipped(this.#task);
    this.#finish();
    const all = findAll(document, "sow-task");
    const next = all[all.indexOf(this) + 1];
    (next ?? document.querySelector("sow-lesson"))?.scrollIntoView({ block: next ? "start" : "center" });
    focus(next ? find(next, '.spot[tabindex="0"]') : find(document, '.onward [rel="next"]'));
  }

  /** Tells the page the best result so far. */
  #finish() {
    const { done, stage } = this.#task;
    const { task } = this.dataset;
    if (done) this.dispatchEvent(new CustomEvent("sow-done", { bubbles: true, detail: { task, how: done } }));
    else if (stage === "missed") this.dispatchEvent(new CustomEvent("sow-missed", { bubbles: true, detail: { task } }));
    this.#show();
  }

  /** @param {string} text "" shows the instruction */
  #showVerdict(text) {
    const line = find(this, ".verdict");
    const { data, stage } = this.#task;
    line.dataset.stage = stage;
    const wanted = t(data.ask ? `task-${data.ask}` : "task-goal", {}, this.#board.game);
    line.textContent = text || (stage === "open" ? wanted : "");
    this.#show();
  }

  #offerSource() {
    this.#source = true;
    const status = html("output", { class: "told" });
    load((tools) => find(this, ".work").append(...tools.sourceButton(this.#board.root, status), status));
  }

  #show() {
    const { stage, done } = this.#task;
    const because = this.querySelector(":scope .because");
    const over = stage === "met" || stage === "shown";
    if (because) set(because, { hidden: over ? null : "" });
    if (over && !this.#source) this.#offerSource();
    Object.assign(this.dataset, { stage, done });
    const enabled = tasks.buttons(this.#task);
    for (const button of findAll(this, "[data-act]")) {
      const name = /** @type {keyof typeof enabled} */ (button.dataset.act);
      if (name === "check" || name === "again") button.hidden = !enabled[name];
      else set(button, { "aria-disabled": !enabled[name] });
    }
  }
}

customElements.define("sow-task", SowTask);
