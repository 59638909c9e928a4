// <sow-task>: a board with something to do on it. What the reader plays is judged by the engine, what he touches by the answers in the
// page; a wrong one is played out.
import { html } from "../dom.js";
import * as requests from "../requests.js";
import * as states from "../state.js";
import { Places } from "./places.js";
import * as tasks from "./task.js";
import { t } from "../words.js";
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */
/** @typedef {import("./task.js").Task} Task */

const AFTER = 1600; // a replay stays that long before the board is as it was

class SowTask extends HTMLElement {
  /** @type {Task} */
  #task = tasks.begin({});
  /** @type {Places|undefined} */
  #places;
  /** The moves judged last, and those that the page plays by itself. */
  #judged = "";
  /** @type {string|undefined} */
  #guide;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #life = new AbortController();

  connectedCallback() {
    queueMicrotask(() => this.isConnected && this.#begin()); // a board that comes with its task is alive only then
  }

  #begin() {
    const root = /** @type {any} */ (this.querySelector("sow-board"));
    if (!root.board) return; // it stays as printed
    this.root = /** @type {HTMLElement} */ (root);
    this.board = /** @type {Board} */ (root.board);
    this.#task = tasks.begin(JSON.parse(this.querySelector(":scope > .told")?.textContent ?? "{}"));
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.root.addEventListener("sow-change", () => this.#changed(), { signal });
    this.addEventListener("click", ({ target }) => {
      const face = /** @type {Element} */ (target).closest("[data-act]");
      if (face && face.getAttribute("aria-disabled") !== "true") this.#act(/** @type {HTMLElement} */ (face).dataset.act ?? "");
    }, { signal });
    this.#ask();
    this.#say("");
  }

  disconnectedCallback() {
    this.#life.abort();
    clearTimeout(this.#clock);
  }

  /** @param {string} name @returns {unknown} */
  #act(name) {
    switch (name) {
      case "check": return this.#answer();
      case "again": return this.#again(true);
      case "hint": return this.#hint();
      case "show": return this.#reveal();
      case "skip": return this.#skip();
    }
  }

  /** Lays the places over the board where a question is asked. */
  #ask() {
    const { told, stage } = this.#task;
    if (!told.ask || stage !== "open" || this.#places || !this.board) return;
    const pits = 2 * this.board.game.pits;
    this.#places = new Places(this.board, told.ask === "may" ? pits : pits + 2, (place) => this.#touch(place));
    this.#places.show(this.#task.chosen);
  }

  /** @param {number} place */
  #touch(place) {
    if (this.#task.stage === "met" || this.#task.stage === "shown") return;
    this.#task = tasks.chosen(this.#task, place);
    this.#places?.show(this.#task.chosen);
    if (this.#task.told.ask === "last") this.#answer();
    else this.#say("");
  }

  /** Judges the places touched. What was pressed goes away, so the focus goes on to what comes next. */
  async #answer() {
    const board = /** @type {Board} */ (this.board);
    const { told, chosen } = this.#task;
    if (!chosen.length) return this.#say(t("choose-first"));
    const { extra, missing } = tasks.slips(this.#task);
    this.#task = tasks.answered(this.#task);
    const name = (/** @type {number} */ place) => words.place(board.game, place, board.scene.spots.labels);
    if (told.ask === "last") {
      this.#say(extra.length ? t("wrong-place", { place: name(chosen[0]) }) : t("right-place", { place: name(chosen[0]) }));
      this.#end();
      this.#face("again")?.focus({ preventScroll: true });
      return this.#guided([told.move ?? ""]);
    }
    const why = extra.length ? await this.#reasons(extra) : [];
    this.#say([...why, ...missing.map((place) => words.missed(name(place)))].join(" ") || t("only-these"));
    this.#end();
    this.#face("again")?.focus({ preventScroll: true });
  }

  /** @param {string} act @returns {HTMLElement|null} one of the task's buttons */
  #face(act) {
    return this.querySelector(`[data-act="${act}"]`);
  }

  /** Why pits may not be played, as the engine says it. @param {number[]} places */
  async #reasons(places) {
    const board = /** @type {Board} */ (this.board);
    const entry = await board.asking.play(board.now.book, [], 0);
    return places.map((place) => {
      const say = entry?.cannot?.[place]?.say ?? t("no-judge");
      return /\d/.test(say) ? say : t("reason", { place: words.place(board.game, place, board.scene.spots.labels), why: say }); // not all reasons name the pit
    });
  }

  /** Something changed on the board: judges what the reader has played, once. */
  async #changed() {
    const board = /** @type {Board} */ (this.board);
    const { told } = this.#task;
    const { start, moves, ply } = board.where;
    if (moves.join(" ") === this.#guide || !told.goal || start !== board.book.start || !states.whole(board.now)) return;
    this.#guide = undefined;
    const played = moves.slice(0, ply);
    const key = played.join(" ");
    if (key === this.#judged) return;
    this.#judged = key;
    if (!played.length) return this.#again(false);
    const verdict = await board.asking.ask(requests.goal(board.line, board.game.voice, played, told.goal, board.labels));
    if (key !== this.#judged) return; // played on meanwhile
    if (!verdict || verdict.error) return this.#say(t("no-judge"));
    this.#task = tasks.judged(this.#task, verdict);
    const reply = verdict.reply ?? [];
    const on = this.#task.stage === "missed" ? (reply.length ? t("see-answer") : t("try-again")) : "";
    this.#say(`${verdict.say} ${on}`.trim());
    this.#end();
    if (on && reply.length) this.#guided([...played, ...reply], played.length);
  }

  /** The page plays a line by itself, from a ply on. @param {string[]} moves @param {number} [ply] */
  async #guided(moves, ply = 0) {
    const board = /** @type {Board} */ (this.board);
    this.#places?.remove();
    this.#places = undefined;
    this.#guide = moves.join(" ");
    if (await board.open({ start: board.book.start, set: board.book.set, moves, ply })) return;
    if (this.#guide === moves.join(" ")) await board.act("play");
  }

  /** Everything as it was. @param {boolean} asked by a button, which goes away */
  #again(asked) {
    clearTimeout(this.#clock);
    this.#task = tasks.again(this.#task);
    this.#guide = undefined;
    this.#judged = "";
    if (asked) this.board?.act("book");
    this.#ask();
    this.#say("");
    if (!asked && !this.root?.querySelector(".bar")?.contains(document.activeElement)) return; // the bar goes away, too
    if (this.#places) this.#places.focus();
    else /** @type {HTMLElement|null} */ (this.root?.querySelector('.pits .spot[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  /** The next of the three hints: the rule, the pit, the replay. */
  async #hint() {
    const board = /** @type {Board} */ (this.board);
    this.#task = tasks.hinted(this.#task);
    const { hints, told } = this.#task;
    const list = /** @type {HTMLElement} */ (this.querySelector(".hinted"));
    if (hints === 1) /** @type {HTMLElement} */ (list.firstElementChild).hidden = false;
    else if (hints === 2) list.append(html("p", {}, await this.#pit()));
    else if (told.ask === "may") {
      const own = board.position.endsWith("S") ? 0 : board.game.pits;
      const not = Array.from({ length: board.game.pits }, (_, k) => own + k).filter((place) => !told.answers?.includes(place));
      list.append(html("p", {}, (await this.#reasons(not)).join(" ")));
    } else {
      list.append(html("p", {}, t("watch")));
      this.#replay([told.move ?? told.solution?.[0] ?? ""]);
    }
    this.#show();
  }

  /** The second hint: the pit that it hangs on. */
  async #pit() {
    const board = /** @type {Board} */ (this.board);
    const { game, scene, position } = board;
    const { told } = this.#task;
    if (told.ask === "may") {
      const own = position.endsWith("S") ? 0 : game.pits;
      const place = Array.from({ length: game.pits }, (_, k) => own + k).find((place) => !told.answers?.includes(place)) ?? own;
      return (await this.#reasons([place]))[0];
    }
    const answer = await board.asking.play(board.now.book, [told.move ?? told.solution?.[0] ?? ""], 1);
    const place = answer?.states?.[0]?.steps?.find((step) => step.from >= 0)?.from ?? -1;
    if (place < 0) return t("no-judge");
    const name = words.place(game, place, scene.spots.labels);
    return told.ask === "last" ? words.countFrom(name, board.now.book.states[0].seeds[place]) : t("look-at", { place: name });
  }

  /** Plays a move, and then has the board as it was. @param {string[]} moves */
  async #replay(moves) {
    await this.#guided(moves);
    const guide = this.#guide;
    this.#clock = setTimeout(() => guide === this.#guide && this.#again(true), AFTER);
  }

  /** Show me. */
  #reveal() {
    clearTimeout(this.#clock);
    const { told } = this.#task;
    this.#task = tasks.shown(this.#task);
    this.#say(told.goal ? t("one-way") : t("the-answer"));
    this.#end();
    if (told.ask !== "may") return void this.#guided(told.solution ?? [told.move ?? ""]);
    this.#ask();
    this.#places?.show(told.answers ?? []);
  }

  /** On to the next task of the page, or to the end of it. */
  #skip() {
    this.#task = tasks.skipped(this.#task);
    this.#end();
    const all = [...document.querySelectorAll("sow-task")];
    const next = all[all.indexOf(this) + 1];
    (next ?? document.querySelector("sow-lesson"))?.scrollIntoView({ block: next ? "start" : "center" });
    /** @type {HTMLElement|null|undefined} */ (next ? next.querySelector('.spot[tabindex="0"]') : document.querySelector('.onward [rel="next"]'))?.focus({ preventScroll: true });
  }

  /** Tells the page what the task came to. */
  #end() {
    const { done } = this.#task;
    if (done) this.dispatchEvent(new CustomEvent("sow-done", { bubbles: true, detail: { task: this.dataset.task, how: done } }));
    this.#show();
  }

  /** @param {string} text */
  #say(text) {
    const line = /** @type {HTMLElement} */ (this.querySelector(".verdict"));
    const { told, stage } = this.#task;
    line.dataset.stage = stage;
    line.textContent = text || (stage === "open" ? words.begin(told.ask) : "");
    this.#show();
  }

  #show() {
    const { stage, done } = this.#task;
    Object.assign(this.dataset, { stage, done });
    const can = tasks.buttons(this.#task);
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (this.querySelectorAll("[data-act]"))) {
      const name = /** @type {keyof typeof can} */ (face.dataset.act);
      if (name === "check" || name === "again") face.hidden = !can[name];
      else face.setAttribute("aria-disabled", String(!can[name]));
    }
  }
}

customElements.define("sow-task", SowTask);
