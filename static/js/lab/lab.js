// The lab: rules that a reader changes word by word, the board they are tried on, what they say in sentences, and what was changed.
import { button, html, set } from "../dom.js";
import { t } from "../words.js";
import { Controls } from "./controls.js";
import * as link from "./link.js";
import { Rival } from "./rival.js";
import { changes } from "./rules.js";
import { sentences } from "./say.js";
import { seat } from "./trial.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("./trial.js").Game} Game
 * @typedef {{engine: string, defaults: string, games: Game[], parts: number[], words: Record<string, string>}} Data what the page tells
 *
 * What the engine says of rules: in full, what they come to; or the word that makes them none, why, and the rules with as few others
 * changed as have a meaning.
 * @typedef {{rules: string, total: number, start?: string, refused: import("./controls.js").Refused, facts: string[],
 *   key?: string, why?: string, with?: string, error?: string}} Answer
 * @typedef {{game: string, rules: string}} Rules with the variant that they are a change of
 */

const REST = 300; // before the address is replaced

export class Lab {
  /** @type {Board} */
  board;
  /** @type {Rules} */
  now;
  /** @type {Rules[]} what was there before each change */
  #before = [];
  /** @type {Promise<unknown>} the changes, one after the other */
  #queue = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;
  #start = ""; // of the rules, "" where a player lays it out
  #lot = 1;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
    /** @type {Data} */
    this.data = JSON.parse(part("script.data").textContent ?? "");
    const [first] = this.data.games;
    this.now = { game: first.id, rules: first.rules };
    this.board = /** @type {any} */ (part("sow-board")).board;
    this.told = part(".told");
    this.changed = part(".changed");
    this.base = /** @type {HTMLSelectElement} */ (part("[name=base]"));
    this.base.value = first.id;
    this.controls = new Controls(part(".bench"), (key, value) => this.#do(() => this.#choose(key, value)));
    this.rival = new Rival(part(".against"), (text) => this.#tell(text));
    this.laid = part(".against").appendChild(html("p", { class: "laid", hidden: "" }, html("span", {}, t("lab-laid"))));
    const again = button({ class: "control" }, t("lab-again"));
    again.addEventListener("click", () => this.#do(() => this.#lots()));
    this.laid.append(again);
    this.base.addEventListener("change", () => this.#do(() => this.#turn({ game: this.base.value, rules: this.#game(this.base.value).rules })));
    for (const face of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-act]"))) {
      face.addEventListener("click", () => face.getAttribute("aria-disabled") !== "true" && this.#act(face.dataset.act ?? ""));
    }
    root.addEventListener("sow-change", () => this.#moved());
    addEventListener("hashchange", () => this.#do(() => this.#visit()));
  }

  /** Shows what the address says, or the first game. */
  arrive() {
    if (!this.board) return; // it stays what it is
    const asked = new URLSearchParams(location.search).get("game") ?? "";
    this.#do(async () => {
      if (await this.#visit()) return;
      const known = this.data.games.some(({ id }) => id === asked);
      if (known) this.now = { game: asked, rules: this.#game(asked).rules };
      const problem = await this.#open(this.now);
      if (problem) this.#tell(problem);
      else if (asked && !known) this.#tell(t("game-unknown", { game: asked }));
    });
  }

  /** Does something when all before it is done. @param {() => Promise<unknown>} change */
  #do(change) {
    this.#queue = this.#queue.then(change);
  }

  /** @param {string} id @returns {Game} */
  #game(id) {
    return this.data.games.find((game) => game.id === id) ?? this.data.games[0];
  }

  /** @param {string[]} lines @returns {Promise<any>} */
  #ask(...lines) {
    return this.board.asking.engine.ask(lines.join("\n"));
  }

  /** Opens what the address says, if it is a link to the lab. */
  async #visit() {
    const fragment = location.hash.slice(1);
    const to = link.read(fragment, this.data.games);
    if (!to || fragment === this.board.root.dataset.link) return !!to;
    const before = this.now;
    const problem = to.problem || (await this.#open(to, to));
    if (!problem) return true;
    await this.#open(before);
    this.#tell(t("lab-bad-link", { why: problem.replace(/\.$/, "") }));
    return true;
  }

  /** Takes rules that have a meaning, with a game of them.
   * @param {Rules} to @param {{start: string, moves: string[], ply: number}} [at] @returns {Promise<string>} "", or what is wrong with them */
  async #open(to, at = { start: "", moves: [], ply: 0 }) {
    const game = this.#game(to.game);
    /** @type {Answer|undefined} */
    const answer = await this.#ask("lab", `rules ${to.rules}`);
    if (!answer) return t("no-engine");
    if (answer.why) return answer.why;
    const { rules } = answer;
    const start = at.start || answer.start || (await this.#laid(rules));
    const played = await this.board.asking.play({ rules, set: {}, start }, [], 0);
    if (!played?.states) return (played?.error ?? t("no-engine")).replace(/^start: /, "");
    const board = seat(this.root, game, this.data.engine, rules, played.states[0], answer.start ?? "");
    if (!board) return t("no-engine");
    this.now = { game: game.id, rules };
    this.board = board;
    this.#start = answer.start ?? "";
    const problem = at.moves.length ? await board.open({ moves: at.moves, ply: at.ply }) : "";
    this.rival.sit(board);
    this.#show(answer);
    return problem;
  }

  /** A board laid out by lot, as a player may lay it. @param {string} rules @returns {Promise<string>} */
  async #laid(rules) {
    const setup = (/** @type {string[]} */ ...lines) => this.#ask("setup", `rules ${rules}`, "by N", ...lines);
    const { position = "" } = (await setup("part distribute", "strength 1", `seed ${this.#lot}`)) ?? {};
    return (await setup("part arrange", `start ${position}`, "turned no"))?.position ?? "";
  }

  async #lots() {
    this.#lot++;
    await this.#open(this.now);
  }

  /** Takes other rules, which can be taken back. @param {Rules} to */
  async #turn(to) {
    const before = this.now;
    const problem = await this.#open(to);
    if (problem) return this.#tell(problem);
    this.#before.push(before);
    this.#tell("");
    this.#acts();
    this.#keep();
  }

  /** Gives a word another value, or says why not.
   * @param {string} key @param {(now: string) => string} value */
  async #choose(key, value) {
    const { game, rules } = this.now;
    const was = rules.match(new RegExp(`(?:^| )${key}=(\\S*)`))?.[1] ?? "";
    const wanted = value(was);
    if (wanted === was) return this.controls.refuse(key, "");
    /** @type {Answer|undefined} */
    const answer = await this.#ask("lab", `rules ${rules}`, `set ${key}=${wanted}`);
    if (!answer) return this.#tell(t("no-engine"));
    if (!answer.why) return this.#turn({ game, rules: answer.rules });
    const { with: adapted = rules } = answer;
    const takes = changes(rules, adapted).filter((change) => change.key !== key);
    this.controls.refuse(key, answer.why, takes, () => this.#do(() => this.#turn({ game, rules: adapted })));
  }

  /** @param {string} act */
  #act(act) {
    if (act === "undo") {
      const to = this.#before.pop();
      if (to) this.#do(() => this.#open(to).then(() => this.#keep()));
    } else if (act === "reset") this.#do(() => this.#turn({ game: this.now.game, rules: this.#game(this.now.game).rules }));
    else this.#copy(`${location.href.split(/[?#]/)[0]}#${this.#link}`);
  }

  get #link() {
    return link.write({ ...this.board.where, ...this.now }, this.data.defaults);
  }

  /** @param {string} value */
  async #copy(value) {
    try {
      await navigator.clipboard.writeText(value);
      this.#tell(t("copied"));
    } catch {
      const field = html("input", { readonly: "", value, "aria-label": t("copy-link") });
      this.told.replaceChildren(field);
      field.select();
    }
  }

  /** The board shows something else. */
  #moved() {
    const { board } = /** @type {any} */ (this.root.querySelector("sow-board"));
    if (board !== this.board || !board) return;
    board.root.dataset.link = this.#link;
    this.#keep(board.where.moves.length > 0 || location.hash.startsWith("#lab="));
    this.rival.look(board);
  }

  /** Has the address follow. @param {boolean} [news] whether there is anything that it does not say */
  #keep(news = true) {
    this.board.root.dataset.link = this.#link;
    clearTimeout(this.#clock);
    if (news) this.#clock = setTimeout(() => history.replaceState(history.state, "", `${location.pathname}#${this.#link}`), REST);
  }

  /** @param {string} text */
  #tell(text) {
    this.told.textContent = text;
  }

  #acts() {
    const { game, rules } = this.now;
    set(/** @type {Element} */ (this.root.querySelector("[data-act=undo]")), { "aria-disabled": !this.#before.length });
    set(/** @type {Element} */ (this.root.querySelector("[data-act=reset]")), { "aria-disabled": rules === this.#game(game).rules });
  }

  /** All that stands round the board. @param {Answer} answer */
  #show(answer) {
    const { rules, refused } = answer;
    const game = this.#game(this.now.game);
    const changed = changes(game.rules, rules);
    this.base.value = game.id;
    this.controls.show(rules, refused, changed);
    this.laid.hidden = !!this.#start;
    this.#acts();
    this.#list(game, changed);
    const said = sentences(answer, game.store, this.data.words, document.documentElement.lang);
    this.root.querySelectorAll(".says p").forEach((place, part) => {
      place.textContent = said.filter((says, k) => says && this.data.parts[k] === part).join(" ");
    });
  }

  /** What was changed, each with a way back.
   * @param {Game} game @param {import("./rules.js").Changed} changed */
  #list(game, changed) {
    const title = html("p", {}, changed.length ? t("lab-changed", { n: changed.length, game: game.title }) : t("lab-unchanged", { game: game.title }));
    const items = changed.map(({ key, before, after }) => {
      const [rule, from, to] = [this.controls.name(key), this.controls.value(key, before), this.controls.value(key, after)];
      const back = button({ class: "control", "aria-label": t("lab-back-of", { rule, value: from }), title: t("lab-back", { value: from }) }, "\u21a9");
      back.addEventListener("click", () => this.#do(() => this.#choose(key, () => before)));
      return html("li", {}, html("span", {}, html("b", {}, rule), " ", html("s", {}, from), t("lab-to"), to), back);
    });
    const inside = this.changed.contains(document.activeElement);
    this.changed.replaceChildren(title, ...(items.length ? [html("ul", {}, ...items)] : []));
    if (inside) /** @type {HTMLElement} */ (this.changed.querySelector("button") ?? this.base).focus({ preventScroll: true });
  }
}
