// The settings form: players, time, next game.
import { find, focus, html, on } from "../dom.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Game } from "../words.js" */
/** @import { Saved } from "./storage.js" */

/** @typedef {Pick<Saved, "game"|"set"|"opening"|"by"> & Partial<Saved>} Plan the next game */

const SECONDS = [1, 2, 5, 10, 30, 60];

/** @param {string} text @param {string} name @param {string[][]} options values and labels @param {string} chosen */
function choice(text, name, options, chosen) {
  const all = options.map(([value, label]) => html("option", { value, selected: value === chosen ? "" : null }, label));
  return html("label", {}, html("span", {}, text), html("select", { name, autocomplete: "off" }, ...all));
}

/** Replaces the fields of a part of the form; the focus stays on the field of the same name.
 * @param {HTMLElement} part @param {Node[]} fields */
function replaceFields(part, fields) {
  const focused = part.contains(document.activeElement) && document.activeElement?.getAttribute("name");
  part.replaceChildren(...fields);
  if (focused) focus(find(part, `[name="${focused}"]`));
}

export class Settings {
  /** @param {HTMLFormElement} form @param {Record<string, Game>} games by id
   * @param {{playersChanged: () => void, start: (plan: Plan) => void, rulesPage: (game: string) => string}} handlers
   * `playersChanged` is called when the players or their settings have changed @param {AbortSignal} signal */
  constructor(form, games, handlers, signal) {
    this.form = form;
    this.games = games;
    this.handlers = handlers;
    this.playersFieldset = find(form, ".players");
    this.rules = find(form, ".rules");
    on(form, "change", signal, ({ target }) => {
      if (this.playersFieldset.contains(/** @type {Node} */ (target))) handlers.playersChanged();
      else this.#showPlan(this.plan);
    });
    on(form, "submit", signal, (event) => {
      event.preventDefault();
      handlers.start(this.plan);
    });
  }

  /** @param {string} name @returns {string} the chosen value, "" if there is no such field */
  #chosen(name) {
    return /** @type {HTMLSelectElement|null} */ (find(this.form, `[name="${name}"]`))?.value ?? "";
  }

  /** The players and their settings. @returns {Pick<Saved, "players"|"seconds"|"uncounted">} */
  get playerSettings() {
    const uncounted = /** @type {HTMLInputElement} */ (find(this.playersFieldset, "[name=uncounted]")).checked;
    return { players: { S: Number(this.#chosen("S")), N: Number(this.#chosen("N")) }, seconds: Number(this.#chosen("seconds")), uncounted };
  }

  /** The next game, as chosen. @returns {Plan} */
  get plan() {
    const game = this.#chosen("game");
    /** @type {Record<string, string>} */
    const set = {};
    for (const { key, values } of this.games[game].readings) {
      const value = this.#chosen(`set-${key}`);
      if (value !== values[0].word && values.some(({ word }) => word === value)) set[key] = value;
    }
    return { game, set, opening: this.#chosen("opening") || "ruled", by: this.#chosen("by") || "S" };
  }

  /** Shows the current game. @param {Saved} saved */
  show({ game, set, players, seconds, uncounted, opening, by }) {
    const { sides, title } = this.games[game];
    const [name, rules] = find(this.form, ".playing").children;
    name.textContent = title;
    /** @type {HTMLAnchorElement} */ (rules).href = this.handlers.rulesPage(game);
    const levels = words.players().map((name, k) => [String(k), name]);
    const times = SECONDS.map((n) => [String(n), t("seconds", { n })]);
    const box = html("input", { type: "checkbox", name: "uncounted", autocomplete: "off", checked: uncounted ? "" : null });
    replaceFields(this.playersFieldset, [
      ...["S", "N"].map((side) => choice(sides[side], side, levels, String(players[side]))),
      choice(t("time"), "seconds", times, String(seconds)),
      html("label", { class: "tick" }, box, html("span", {}, t("uncounted"))),
    ]);
    /** @type {HTMLSelectElement} */ (find(this.form, "[name=game]")).value = game;
    this.#showPlan({ game, set, opening, by });
  }

  /** Shows the readings and the set-up of the game that is chosen next. @param {Plan} plan */
  #showPlan({ game, set, opening, by }) {
    const { readings, start, sides } = this.games[game];
    /** @type {HTMLElement[]} */
    const fields = readings.map(({ key, question, values }) => {
      const chosen = values.find(({ word }) => word === set[key]) ?? values[0];
      const options = values.map(({ word, answer }) => [word, answer]);
      return html("div", { class: "reading-choice" }, choice(question, `set-${key}`, options, chosen.word), html("small", {}, chosen.meaning));
    });
    const openings = Object.entries({ ruled: t("as-ruled"), cut: t("cut-and-choose") });
    const people = ["S", "N"].map((side) => [side, sides[side]]);
    if (start) fields.push(choice(t("opening"), "opening", openings, opening));
    if (!start || opening === "cut") fields.push(choice(start ? t("cuts-first") : t("lays-first"), "by", people, by));
    replaceFields(this.rules, fields);
  }
}
