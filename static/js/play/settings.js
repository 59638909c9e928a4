// The choice above the board: a line that opens the form with game, opponent, and more options.
import { find, focus, html, on, set, setText } from "../dom.js";
import { findOptions } from "../find-game.js";
import { t } from "../words.js";
import { newFriend } from "./friend.js";
import { arranges } from "./game.js";
import * as words from "./words.js";
/** @import { Friend } from "./friend.js" */
/** @import { Game } from "../words.js" */
/** @import { Players } from "./game.js" */
/** @import { Saved } from "./storage.js" */

/** @typedef {Pick<Saved, "game"|"set"|"opening"|"by"> & Partial<Saved>} Plan the next game
 * @typedef {Pick<Saved, "players"|"friend"|"seconds"|"uncounted">} PlayerSettings */

const SECONDS = [1, 2, 5, 10, 30, 60];

/** @param {string[][]} options values and labels @param {string} chosen */
const optionElements = (options, chosen) =>
  options.map(([value, label]) => html("option", { value, selected: value === chosen ? "" : null }, label));

/** @param {string} text @param {string} name @param {string[][]} options values and labels @param {string} chosen */
const choice = (text, name, options, chosen) =>
  html("label", {}, html("span", {}, text), html("select", { name, autocomplete: "off" }, ...optionElements(options, chosen)));

/** Replaces the fields of a part of the form; the focus stays on the field of the same name.
 * @param {HTMLElement} part @param {Node[]} fields */
function replaceFields(part, fields) {
  const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute("name");
  part.replaceChildren(...fields);
  if (focused) focus(find(part, `[name="${focused}"]`));
}

/** The value of the field "side": whose side the person plays, "none" if the computer plays both. @param {Players} players */
const sideOf = ({ S, N }) => (S && N ? "none" : S ? "N" : "S");

export class Settings {
  #begun = false; // whether a move has been made, so that only the button starts another game
  /** @type {Friend|null} the friend that the current game is played with by link */
  #friend = null;
  #game = ""; // the id of the chosen game, whose options are shown; a new choice is loaded first

  /** @param {HTMLFormElement} form @param {Record<string, Game>} games those that are loaded, by id
   * @param {{playersChanged: () => void, start: (plan: Plan, byButton?: boolean) => void, load: (game: string, then: () => void, failed: () => void) => void}} handlers
   * `playersChanged` is called when the players or their settings have changed, `start` when another game is chosen, `load` calls one of two
   * functions when a game is loaded or cannot be loaded
   * @param {AbortSignal} signal */
  constructor(form, games, handlers, signal) {
    this.form = form;
    this.games = games;
    this.handlers = handlers;
    this.what = find(document, ".chosen .what");
    this.players = find(form, ".players");
    this.rules = find(form, ".rules");
    findOptions(form, find(form, "[name=game]"), signal);
    on(form, "change", signal, ({ target }) => {
      const field = /** @type {HTMLSelectElement} */ (target);
      if (field.name === "game") return this.#chooseGame(field.value);
      if (field.name === "opponent") {
        this.#showPlayers(this.playerSettings);
        this.#showPlan(this.plan);
      }
      if (field.name === "opponent" || this.players.contains(field)) handlers.playersChanged();
      else this.#changePlan();
    });
    on(form, "submit", signal, (event) => {
      event.preventDefault();
      const start = () => {
        form.hidePopover();
        handlers.start(this.plan, true);
      };
      this.#chooseGame(this.#chosen("game"), start); // it may still be loading
    });
  }

  /** Shows the options of a game when it is loaded. @param {string} id @param {() => void} [then] called after that */
  #chooseGame(id, then = () => {}) {
    const loaded = () => {
      if (id !== this.#game) {
        this.#setGame(id);
        this.#changePlan();
      }
      then();
    };
    this.handlers.load(id, loaded, () => this.#setGame(this.#game));
  }

  /** @param {string} id of a game that is loaded */
  #setGame(id) {
    this.#game = id;
    /** @type {HTMLSelectElement} */ (find(this.form, "[name=game]")).value = id;
  }

  /** @param {string} name @returns {string} the chosen value, "" if there is no such field */
  #chosen(name) {
    return /** @type {HTMLSelectElement|null} */ (find(this.form, `[name="${name}"]`))?.value ?? "";
  }

  /** Whether a friend is chosen as the opponent. */
  get #byLink() {
    return this.#chosen("opponent") === "friend";
  }

  /** The players and their settings. @returns {PlayerSettings} */
  get playerSettings() {
    const level = this.#byLink ? 0 : Number(this.#chosen("opponent"));
    const side = this.#chosen("side") || this.#friend?.side || "S";
    const uncounted = /** @type {HTMLInputElement} */ (find(this.players, "[name=uncounted]")).checked;
    const players = { S: side === "S" ? 0 : level, N: side === "N" ? 0 : level };
    const own = side === "N" ? "N" : "S";
    const friend = this.#byLink ? { ...(this.#friend ?? newFriend(own)), side: own } : null;
    return { players, friend, seconds: Number(this.#chosen("seconds")), uncounted };
  }

  /** The next game, as chosen. @returns {Plan} */
  get plan() {
    const game = this.#game;
    /** @type {Record<string, string>} */
    const set = {};
    for (const { key, values } of this.games[game].readings) {
      const value = this.#chosen(`set-${key}`);
      if (value !== values[0].word && values.some(({ word }) => word === value)) set[key] = value;
    }
    return { game, set, opening: this.#chosen("opening") || "ruled", by: this.#chosen("by") || "S" };
  }

  /** Shows the game that is chosen on the board, unless that would end one or begin a set-up: then only the button does. */
  #changePlan() {
    const { plan } = this;
    const { [plan.game]: game } = this.games;
    const { start } = game;
    const ready = !this.#begun && plan.opening === "ruled" && !!start && !arranges(game, plan.set);
    this.#showOpponents(plan.game, this.#chosen("opponent"));
    this.#showPlan(plan);
    this.#showPlayers(this.playerSettings);
    if (ready) this.handlers.start(this.plan);
  }

  /** Shows the current game. @param {Saved} saved */
  show({ game, set: readings, players, friend, seconds, uncounted, opening, by }) {
    this.#friend = friend;
    this.#setGame(game);
    this.#showNames({ game, players, friend });
    this.#showOpponents(game, friend ? "friend" : String(Math.max(players.S, players.N)));
    this.#showPlayers({ players, friend, seconds, uncounted });
    this.#showPlan({ game, set: readings, opening, by });
  }

  /** Names the game and who plays it. @param {Pick<Saved, "game"|"players"|"friend">} saved */
  #showNames({ game, ...seats }) {
    setText(this.what, words.gameName(this.games[game].title, seats));
  }

  /** Shows what is played. @param {Saved} saved */
  showProgress({ game, start, moves, players, friend }) {
    const begun = moves.length > 0 || (!!start && start !== this.games[game].start) || (friend?.sentMoves ?? -1) >= 0;
    this.#showNames({ game, players, friend });
    this.#friend = friend;
    if (friend) find(this.players, "[name=side]").closest("label")?.toggleAttribute("hidden", begun);
    this.#begun = begun;
  }

  /** Shows who can be played against. A game in which a player lays out the seeds begins with questions to both, so not by link.
   * @param {string} game @param {string} chosen */
  #showOpponents(game, chosen) {
    const options = words.opponents(!!this.games[game].start);
    const value = options.some(([value]) => value === chosen) ? chosen : "0";
    find(this.form, "[name=opponent]").replaceChildren(...optionElements(options, value));
  }

  /** @param {PlayerSettings} settings */
  #showPlayers({ players, friend, seconds, uncounted }) {
    const { sides, start = "" } = this.games[this.#game];
    const options = ["S", "N"].map((side) => [side, start.endsWith(side) ? t("side-begins", { side: sides[side] }) : sides[side]]);
    const begins = ["S", "N"].map((side) => [side, t(start.endsWith(side) ? "you" : "friend")]);
    const times = SECONDS.map((n) => [String(n), t("seconds", { n })]);
    const box = html("input", { type: "checkbox", name: "uncounted", autocomplete: "off", checked: uncounted ? "" : null });
    const computer = players.S > 0 || players.N > 0;
    replaceFields(this.players, [
      ...(computer ? [choice(t("your-side"), "side", [...options, ["none", t("side-none")]], sideOf(players))] : []),
      ...(friend ? [choice(t("who-begins"), "side", begins, friend.side)] : []),
      ...(computer ? [choice(t("time"), "seconds", times, String(seconds))] : []),
      html("label", { class: "tick" }, box, html("span", {}, t("uncounted"))),
    ]);
  }

  /** Shows the readings and the set-up of the game that is chosen next. @param {Plan} plan */
  #showPlan({ game, set: readings, opening, by }) {
    const { readings: all, start, sides } = this.games[game];
    /** @type {HTMLElement[]} */
    const fields = all.map(({ key, question, values }) => {
      const chosen = values.find(({ word }) => word === readings[key]) ?? values[0];
      const options = values.map(({ word, answer }) => [word, answer]);
      return html(
        "div",
        { class: "reading-choice" },
        choice(question, `set-${key}`, options, chosen.word),
        html("small", {}, chosen.meaning),
      );
    });
    const openings = Object.entries({
      ruled: t("as-ruled"),
      ...(arranges(this.games[game], readings) && { plain: t("not-arranged") }),
      ...(!this.#byLink && { cut: t("cut-and-choose") }),
    });
    const people = ["S", "N"].map((side) => [side, sides[side]]);
    if (start && openings.length > 1) fields.push(choice(t("opening"), "opening", openings, opening));
    if (!start || (opening === "cut" && !this.#byLink)) fields.push(choice(start ? t("cuts-first") : t("lays-first"), "by", people, by));
    replaceFields(this.rules, fields);
  }
}
