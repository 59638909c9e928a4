// The form beside the board: who plays and how, and what the next game is.
import { html } from "../dom.js";
import { t } from "../words.js";
import * as words from "./words.js";

/** @typedef {import("../words.js").Game} Game
 * @typedef {import("./keep.js").Kept} Kept
 *
 * @typedef {Pick<Kept, "game"|"set"|"opening"|"by">} Plan what the next game is */

const SECONDS = [1, 2, 5, 10, 30, 60];

/** @param {string} name @param {[string, string][]} options value and name @param {string} chosen */
const select = (name, options, chosen) =>
  html("select", { name, autocomplete: "off" }, ...options.map(([value, text]) => html("option", { value, ...(value === chosen && { selected: "" }) }, text)));

/** @param {string} text @param {Node} field */
const labelled = (text, field) => html("label", {}, html("span", {}, text), field);

export class Settings {
  /** @param {HTMLFormElement} form @param {Record<string, Game>} games by id
   * @param {{changed: () => void, start: (plan: Plan) => void, about: (game: string) => string}} heard */
  constructor(form, games, heard) {
    this.form = form;
    this.games = games;
    this.heard = heard;
    this.people = /** @type {HTMLElement} */ (form.querySelector(".players"));
    this.rules = /** @type {HTMLElement} */ (form.querySelector(".rules"));
    this.game = /** @type {HTMLSelectElement} */ (form.querySelector("[name=game]"));
    form.addEventListener("change", ({ target }) => {
      if (this.people.contains(/** @type {Node} */ (target))) heard.changed();
      else this.#offer(this.plan);
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      heard.start(this.plan);
    });
  }

  /** @param {string} name @returns {string} what is chosen, "" where there is no such field */
  #chosen(name) {
    return /** @type {HTMLSelectElement|null} */ (this.form.querySelector(`[name="${name}"]`))?.value ?? "";
  }

  /** Who plays, and how.
   * @returns {Pick<Kept, "players"|"seconds"|"uncounted">} */
  get seats() {
    const hide = /** @type {HTMLInputElement} */ (this.people.querySelector("[name=uncounted]"));
    return { players: { S: Number(this.#chosen("S")), N: Number(this.#chosen("N")) }, seconds: Number(this.#chosen("seconds")), uncounted: hide.checked };
  }

  /** @returns {Plan} */
  get plan() {
    const game = this.game.value;
    /** @type {Record<string, string>} */
    const set = {};
    for (const { key, values } of this.games[game].readings) {
      const value = this.#chosen(`set-${key}`);
      if (value && values.some(({ word }) => word === value) && value !== values[0].word) set[key] = value;
    }
    return { game, set, opening: this.#chosen("opening") || "ruled", by: this.#chosen("by") || "S" };
  }

  /** Shows what is at the table.
   * @param {Kept} kept */
  show({ game, set, players, seconds, uncounted, opening, by }) {
    const { sides, title } = this.games[game];
    const [name, rules] = /** @type {HTMLElement} */ (this.form.querySelector(".playing")).children;
    name.textContent = title;
    /** @type {HTMLAnchorElement} */ (rules).href = this.heard.about(game);
    const levels = words.players().map((name, k) => /** @type {[string, string]} */ ([String(k), name]));
    const box = html("input", { type: "checkbox", name: "uncounted", autocomplete: "off", ...(uncounted && { checked: "" }) });
    const at = this.people.contains(document.activeElement) && /** @type {HTMLSelectElement} */ (document.activeElement).name;
    this.people.replaceChildren(
      ...["S", "N"].map((side) => labelled(sides[side], select(side, levels, String(players[side])))),
      labelled(t("time"), select("seconds", SECONDS.map((n) => [String(n), t("seconds", { n })]), String(seconds))),
      html("label", { class: "tick" }, box, html("span", {}, t("uncounted"))));
    if (at) /** @type {HTMLElement|null} */ (this.people.querySelector(`[name="${at}"]`))?.focus({ preventScroll: true });
    this.game.value = game;
    this.#offer({ game, set, opening, by });
  }

  /** The readings and starts of the game that is chosen.
   * @param {Plan} plan */
  #offer({ game, set, opening, by }) {
    const { readings, start, sides } = this.games[game];
    const ways = [["ruled", t("as-ruled")], ["cut", t("cut-and-choose")]];
    const who = start ? t("cuts-first") : t("lays-first");
    const at = /** @type {HTMLSelectElement|null} */ (this.rules.contains(document.activeElement) ? document.activeElement : null)?.name;
    this.rules.replaceChildren(
      ...readings.map(({ key, title, values }) => {
        const now = values.find(({ word }) => word === set[key]) ?? values[0];
        const field = labelled(title, select(`set-${key}`, values.map(({ word }) => [word, word]), now.word));
        return html("div", { class: "reading-choice" }, field, html("small", {}, now.meaning));
      }),
      ...(start ? [labelled(t("opening"), select("opening", /** @type {[string, string][]} */ (ways), opening))] : []),
      ...(!start || opening === "cut" ? [labelled(who, select("by", [["S", sides.S], ["N", sides.N]], by))] : []));
    if (at) /** @type {HTMLElement|null} */ (this.rules.querySelector(`[name="${at}"]`))?.focus({ preventScroll: true });
  }
}
