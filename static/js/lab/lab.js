// The lab: readers change rules one by one and try them on a board; the page shows the rules in sentences, and what was changed.
import { copy } from "../clipboard.js";
import { boardOf, control, find, findAll, focus, html, isEnabled, on, readJson, set } from "../dom.js";
import { findOptions } from "../find-game.js";
import { GameFiles } from "../game-files.js";
import * as requests from "../requests.js";
import { t } from "../words.js";
import { replaceBoard } from "./board.js";
import { Controls } from "./controls.js";
import { labGame } from "./game.js";
import * as link from "./link.js";
import { Opponent } from "./opponent.js";
import { makeQueue } from "./queue.js";
import { changes, parse } from "./rules.js";
/** @import { Board } from "../board.js" */
/** @import { Game } from "./game.js" */
/** @import { Capture } from "./captures.js" */
/** @import { Refused } from "./controls.js" */
/** @import { Changes } from "./rules.js" */

/**
 * @typedef {{defaults: string, captures: string[], parts: number[], says: string}} Data of the page; `captures` can be added
 *
 * The engine's answer about rules. If they are consistent: `rules` in full, `total` of their seeds, `start` unless a player sets up,
 * `piles` if seeds out of play are beside the board, `storesLeft` if stores are at their owners' left, `refused` values, the `captures`, the
 * sentences of `facts`.
 * Otherwise: `key`, the rule to blame; `why`; `with`, consistent rules with the fewest changes.
 * @typedef {{rules: string, total: number, start?: string, piles: boolean, storesLeft: boolean, refused: Refused, captures: Capture[], facts: string[],
 *   key?: string, why?: string, with?: string, error?: string}} Answer
 * @typedef {{game: string, rules: string}} Rules and the variant that they are a change of
 */

const ADDRESS_DELAY = 300; // milliseconds before the address follows the board

/** Thrown when the engine does not answer, without a message, or when the file of a game cannot be loaded, with a message that says so. */
class Unanswered extends Error {}

export class Lab {
  /** @type {Board} */
  board;
  /** @type {Rules} */
  current;
  /** The variant that the rules shown are a change of. @type {Game} */
  #game;
  /** @type {Rules[]} the rules before each change */
  #history = [];
  #enqueue = makeQueue();
  #steps = 0; // under way or waiting
  /** @type {Record<string, Game>} those loaded */
  #games = {};
  /** @type {(() => unknown)[]} steps that the engine did not answer */
  #unanswered = [];
  #timer = 0;
  #brokenLink = ""; // in the address, where it stays until the reader plays or changes a rule
  #seed = 1; // of the position, if a player lays it out

  /** @param {HTMLElement} root @param {AbortSignal} signal ends it */
  constructor(root, signal) {
    this.root = root;
    /** @type {Data} */
    this.data = readJson(find(root, "script.data"));
    this.board = /** @type {Board} */ (boardOf(find(root, "sow-board")));
    const { game: first } = this.board;
    this.current = { game: first.id, rules: first.rules ?? "" };
    this.message = find(root, ".trial > .told");
    this.changed = find(root, ".changed");
    this.base = /** @type {HTMLSelectElement} */ (find(root, "[name=base]"));
    this.base.value = first.id;
    this.files = GameFiles.ofMenu(root.dataset.games ?? "", this.base);
    this.files.addFromPage(first.id);
    this.#game = labGame(first);
    findOptions(root, this.base, signal);
    const bench = find(root, ".bench");
    this.controls = new Controls(bench, (key, value, control) => this.#run(() => this.#choose(key, value, control)), signal);
    on(bench, "click", signal, ({ target }) => {
      const button = /** @type {HTMLElement|null} */ (/** @type {Element} */ (target).closest("[data-edit]"));
      if (button) this.#run(() => this.#edit(button));
    });
    this.opponent = new Opponent(find(root, ".against"), (text) => this.#showMessage(text), signal);
    const layOutAgain = () => {
      this.#seed++;
      return this.#open(this.current);
    };
    const again = control(t("lab-again"), () => this.#run(layOutAgain));
    this.laid = html("p", { class: "laid", hidden: "" }, html("span", {}, t("lab-laid")), again);
    find(root, ".against").append(this.laid);
    on(this.base, "change", signal, () => this.#changeGame(this.base.value));
    for (const button of findAll(root, "[data-act]")) {
      on(button, "click", signal, () => isEnabled(button) && this.#act(button.dataset.act ?? ""));
    }
    on(root, "sow-change", signal, () => this.#boardChanged());
    on(window, "hashchange", signal, () => this.#run(() => this.#openLink()));
    on(document, "sow-reload", signal, () => this.#timer && this.#writeAddress());
    signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.laid.remove();
    });
  }

  /** Opens the link or the game of the address, or the first game. */
  openInitialRules() {
    if (!this.board) return; // the page stays as printed
    const requestedGame = new URLSearchParams(location.search).get("game") ?? "";
    this.#run(async () => {
      if (await this.#openLink()) return;
      const known = this.files.names.has(requestedGame);
      if (known) this.current = await this.#unchanged(requestedGame);
      await this.#load(this.current.game);
      const { moves, ply } = this.board.where; // the reader may have played on the printed board while the engine was loaded
      const played = this.current.game === this.board.game.id ? { start: "", moves, ply } : undefined;
      const problem = await this.#open(this.current, played);
      if (problem) this.#showMessage(problem);
      else if (requestedGame && !known) this.#showMessage(t("game-unknown", { game: requestedGame }));
    });
  }

  /** Loads a game, unless it is loaded. Its rules are written as the engine's answers are. @param {string} id @returns {Promise<Game>} fails with
   * Unanswered */
  async #load(id) {
    const { files } = this;
    if (this.#games[id]) return this.#games[id];
    if (!files.games[id] && !(await files.load(id).catch(() => undefined)))
      throw new Unanswered(t("no-game-file", { game: files.names.get(id) ?? id }));
    const game = labGame(files.games[id]);
    const { rules, captures } = await this.#describe(game.rules, game);
    this.controls.captures.learn(parse(rules).captures, captures);
    this.#games[id] = { ...game, rules };
    return this.#games[id];
  }

  /** Asks about rules in the words of a game. @param {string} rules @param {Game} game @param {string} [change] KEY=VALUE
   * @returns {Promise<Answer>} fails with Unanswered */
  #describe(rules, { store }, change) {
    return this.#ask(requests.lab(rules, change, { store, says: this.data.says }));
  }

  /** Returns a variant with its own rules. @param {string} game @returns {Promise<Rules>} fails with Unanswered */
  async #unchanged(game) {
    return { game, rules: (await this.#load(game)).rules };
  }

  /** Runs a step after all earlier ones. A step that is not answered can be run again; if the engine is missing, it is when the engine is loaded.
   * @param {() => unknown} step */
  #run(step) {
    this.#steps++;
    return this.#enqueue(async () => {
      try {
        await step();
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        this.#unanswered.push(step);
        const again = () => {
          for (const step of this.#unanswered.splice(0)) this.#run(step);
        };
        if (!error.message) return this.board.noteEngine(again);
        this.base.value = this.current.game;
        this.board.note(error.message, again);
      } finally {
        this.#steps--;
      }
    });
  }

  /** Sends a request to the engine. @param {string} request @returns {Promise<any>} the answer; fails with Unanswered */
  async #ask(request) {
    const answer = await this.board.engine.connection.ask(request);
    if (!answer) throw new Unanswered();
    return answer;
  }

  /** Opens the link in the address. @returns {Promise<boolean>} whether there is one */
  async #openLink() {
    const fragment = location.hash.slice(1);
    const to = link.read(fragment, [...this.files.names.keys()]);
    if (!to || fragment === this.board.root.dataset.link) return !!to;
    const before = this.current;
    const problem = to.problem || (await this.#open(to, to));
    if (!problem) return true;
    this.#brokenLink = location.hash;
    await this.#open(before);
    this.#showMessage(t("lab-bad-link", { why: problem.replace(/\.$/, "") }));
    return true;
  }

  /** Opens rules on a new board.
   * @param {Rules} to @param {{start: string, moves: string[], ply: number}} [at] where to begin @returns {Promise<string>} the problem, or "" */
  async #open(to, at = { start: "", moves: [], ply: 0 }) {
    const game = await this.#load(to.game);
    const answer = await this.#describe(to.rules, game);
    if (answer.why) return answer.why;
    const { rules } = answer;
    const start = at.start || answer.start || (await this.#layOut(rules));
    const played = await this.board.engine.play({ rules, set: {}, start }, [], 0);
    if (!played) throw new Unanswered();
    if (!played.states) return (played.error ?? "").replace(/^(\u2066?)start: /, "$1");
    const board = replaceBoard(this.root, game, answer, played.states[0]);
    if (!board) return t("no-engine");
    this.current = { game: game.id, rules };
    this.board = board;
    const problem = at.moves.length ? await board.open({ moves: at.moves, ply: at.ply }) : "";
    if (problem === undefined) throw new Unanswered();
    this.opponent.setBoard(board);
    this.#game = game;
    this.#show(answer);
    return problem;
  }

  /** Lays out the seeds at random, as a player may. @param {string} rules @returns {Promise<string>} the position */
  async #layOut(rules) {
    const setup = (/** @type {string} */ part, /** @type {Record<string, string|number>} */ args) =>
      this.#ask(requests.setup(rules, {}, part, { by: "N", ...args }));
    const { position = "" } = await setup("distribute", { strength: 1, seed: this.#seed });
    return (await setup("arrange", { start: position, turned: "no" })).position ?? "";
  }

  /** Changes to a variant's own rules. @param {string} game */
  #changeGame(game) {
    return this.#run(async () => this.#change(await this.#unchanged(game)));
  }

  /** Changes the rules, which can be undone. @param {Rules} to */
  async #change(to) {
    const before = this.current;
    const problem = await this.#open(to);
    if (problem) return this.#showMessage(problem);
    this.#history.push(before);
    this.#showMessage("");
    this.#showButtons();
    this.#updateAddress();
  }

  /** Gives a rule another value, or shows why that is inconsistent.
   * @param {string} key @param {(current: string) => string} value @param {HTMLElement} [control] that was used */
  async #choose(key, value, control) {
    const before = this.controls.values[key] ?? "";
    const after = value(before);
    if (after === before) return this.controls.refuse(key, "");
    return this.#try(key, [after], control);
  }

  /** Adds, removes or moves a capture. @param {HTMLElement} button */
  #edit(button) {
    return this.#try("captures", this.controls.captures.edited(button, this.data.captures), button);
  }

  /** Gives a rule the first of some values that is consistent, or shows why the first one is not.
   * @param {string} key @param {string[]} values @param {HTMLElement} [control] that was used */
  async #try(key, values, control) {
    const { game, rules } = this.current;
    const { captures } = this.controls;
    /** @type {Answer|undefined} */
    let refused;
    for (const value of values) {
      const answer = await this.#describe(rules, this.#game, `${key}=${value}`);
      if (!answer.why) {
        await this.#change({ game, rules: answer.rules });
        return control && captures.follow(parse(rules).captures, control);
      }
      refused ??= answer;
    }
    if (!refused?.why) return;
    const { with: adapted = rules } = refused;
    if (adapted !== rules) captures.learn(parse(adapted).captures, refused.captures);
    const needs = changes(rules, adapted).filter((change) => change.key !== (key.startsWith("captures-") ? "captures" : key));
    this.controls.refuse(key, refused.why, needs, () => this.#run(() => this.#change({ game, rules: adapted })));
  }

  /** @param {string} act */
  #act(act) {
    if (act === "undo") {
      const to = this.#history.pop();
      if (to) this.#run(() => this.#open(to).then(() => this.#updateAddress()));
    } else if (act === "reset") this.#changeGame(this.current.game);
    else copy(`${location.href.split(/[?#]/)[0]}#${this.#link}`, this.message, t("copy-link"));
  }

  get #link() {
    return link.write({ ...this.board.where, ...this.current }, this.data.defaults);
  }

  #boardChanged() {
    const { board } = this;
    if (boardOf(find(this.root, "sow-board")) !== board) return;
    const { hash } = location;
    this.#updateAddress(board.where.moves.length > 0 || (hash.startsWith("#lab=") && hash !== this.#brokenLink));
    this.opponent.boardChanged();
  }

  /** @param {boolean} [changed] whether the address is to follow the board */
  #updateAddress(changed = true) {
    this.board.root.dataset.link = this.#link;
    clearTimeout(this.#timer);
    this.#timer = changed ? setTimeout(() => this.#writeAddress(), ADDRESS_DELAY) : 0;
  }

  #writeAddress() {
    this.#timer = 0;
    history.replaceState(history.state, "", `${location.pathname}#${this.#link}`);
  }

  /** @param {string} text */
  #showMessage(text) {
    this.message.textContent = text;
  }

  #showButtons() {
    const { rules } = this.current;
    set(find(this.root, "[data-act=undo]"), { "aria-disabled": !this.#history.length });
    set(find(this.root, "[data-act=reset]"), { "aria-disabled": rules === this.#game.rules });
  }

  /** Shows the rules around the board. @param {Answer} answer */
  #show(answer) {
    const { rules, refused, captures } = answer;
    const game = this.#game;
    const changed = changes(game.rules, rules);
    if (this.#steps < 2) this.base.value = game.id; // else the reader may have chosen the next one
    this.controls.show(rules, refused, captures, changed);
    this.laid.hidden = !!answer.start;
    this.#showButtons();
    this.#showChanges(game, changed);
    findAll(this.root, ".says p").forEach((place, part) => {
      place.textContent = answer.facts.filter((sentence, k) => sentence && this.data.parts[k] === part).join(" ");
    });
  }

  /** Lists the changes, each with a button to undo it. @param {Game} game @param {Changes} changed */
  #showChanges(game, changed) {
    const title = changed.length ? t("lab-changed", { n: changed.length, game: game.title }) : t("lab-unchanged", { game: game.title });
    const items = changed.map((change) => {
      const { key, before } = change;
      const rule = this.controls.name(key);
      const value = this.controls.value(key, before);
      const [from, to] = this.controls.change(change);
      const names = { "aria-label": t("lab-back-of", { rule, value }), title: t("lab-back", { value }) };
      const back = control("\u21a9", () => this.#run(() => this.#choose(key, () => before)), names);
      return html(
        "li",
        {},
        html("span", {}, html("b", {}, rule), " ", ...(from && [html("s", {}, from)]), ...(to && [t("lab-to"), to])),
        back,
      );
    });
    const inside = this.changed.contains(document.activeElement);
    this.changed.replaceChildren(html("p", {}, title), ...(items.length ? [html("ul", {}, ...items)] : []));
    if (inside) focus(this.changed.querySelector("button") ?? this.base);
  }
}
