// The form beside the board: who plays and how, and what the next game is.
import { html } from "../dom.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Game } from "../words.js" */
/** @import { Saved } from "./storage.js" */

/** @typedef {Pick<Saved, "game"|"set"|"opening"|"by"> & Partial<Saved>} Plan the next game */

const SECONDS = [1, 2, 5, 10, 30, 60];

/** @param {string} name @param {string[][]} options values and labels @param {string} chosen */
const select = (name, options, chosen) =>
  html(
    "select",
    { name, autocomplete: "off" },
    ...options.map(([value, text]) => html("option", { value, ...(value === chosen && { selected: "" }) }, text)),
  );

/** @param {string} text @param {Node} field */
const labelled = (text, field) => html("label", {}, html("span", {}, text), field);

/** Replaces the fields of a part of the form; the focus stays on the field of the same name.
 * @param {HTMLElement} part @param {Node[]} fields */
function replaceFields(part, fields) {
  const focused = part.contains(document.activeElement) && /** @type {HTMLSelectElement} */ (document.activeElement).name;
  part.replaceChildren(...fields);
  if (focused) /** @type {HTMLElement|null} */ (part.querySelector(`[name="${focused}"]`))?.focus({ preventScroll: true });
}

export class Settings {
  /** @param {HTMLFormElement} form @param {Record<string, Game>} games by id
   * @param {{seats: () => void, start: (plan: Plan) => void, rulesPage: (game: string) => string}} handlers `seats` is called when who plays
   * or how has changed @param {AbortSignal} signal */
  constructor(form, games, handlers, signal) {
    this.form = form;
    this.games = games;
    this.handlers = handlers;
    this.people = /** @type {HTMLElement} */ (form.querySelector(".players"));
    this.rules = /** @type {HTMLElement} */ (form.querySelector(".rules"));
    this.game = /** @type {HTMLSelectElement} */ (form.querySelector("[name=game]"));
    form.addEventListener(
      "change",
      ({ target }) => {
        if (this.people.contains(/** @type {Node} */ (target))) handlers.seats();
        else this.#showPlan(this.plan);
      },
      { signal },
    );
    form.addEventListener(
      "submit",
      (event) => {
        event.preventDefault();
        handlers.start(this.plan);
      },
      { signal },
    );
  }

  /** @param {string} name @returns {string} the chosen value, "" where there is no such field */
  #chosen(name) {
    return /** @type {HTMLSelectElement|null} */ (this.form.querySelector(`[name="${name}"]`))?.value ?? "";
  }

  /** Who plays, and how.
   * @returns {Pick<Saved, "players"|"seconds"|"uncounted">} */
  get seats() {
    const { checked: uncounted } = /** @type {HTMLInputElement} */ (this.people.querySelector("[name=uncounted]"));
    return { players: { S: Number(this.#chosen("S")), N: Number(this.#chosen("N")) }, seconds: Number(this.#chosen("seconds")), uncounted };
  }

  /** The next game, as chosen.
   * @returns {Plan} */
  get plan() {
    const game = this.game.value;
    /** @type {Record<string, string>} */
    const set = {};
    for (const { key, values } of this.games[game].readings) {
      const value = this.#chosen(`set-${key}`);
      if (value !== values[0].word && values.some(({ word }) => word === value)) set[key] = value;
    }
    return { game, set, opening: this.#chosen("opening") || "ruled", by: this.#chosen("by") || "S" };
  }

  /** Shows the game at the table.
   * @param {Saved} saved */
  show({ game, set, players, seconds, uncounted, opening, by }) {
    const { sides, title } = this.games[game];
    const [name, rules] = /** @type {HTMLElement} */ (this.form.querySelector(".playing")).children;
    name.textContent = title;
    /** @type {HTMLAnchorElement} */ (rules).href = this.handlers.rulesPage(game);
    const levels = words.players().map((name, k) => [String(k), name]);
    const box = html("input", { type: "checkbox", name: "uncounted", autocomplete: "off", ...(uncounted && { checked: "" }) });
    replaceFields(this.people, [
      ...["S", "N"].map((side) => labelled(sides[side], select(side, levels, String(players[side])))),
      labelled(
        t("time"),
        select(
          "seconds",
          SECONDS.map((n) => [String(n), t("seconds", { n })]),
          String(seconds),
        ),
      ),
      html("label", { class: "tick" }, box, html("span", {}, t("uncounted"))),
    ]);
    this.game.value = game;
    this.#showPlan({ game, set, opening, by });
  }

  /** Shows the readings and the set-up of the game that is chosen next.
   * @param {Plan} plan */
  #showPlan({ game, set, opening, by }) {
    const { readings, start, sides } = this.games[game];
    replaceFields(this.rules, [
      ...readings.map(({ key, title, values }) => {
        const chosen = values.find(({ word }) => word === set[key]) ?? values[0];
        const field = labelled(
          title,
          select(
            `set-${key}`,
            values.map(({ word }) => [word, word]),
            chosen.word,
          ),
        );
        return html("div", { class: "reading-choice" }, field, html("small", {}, chosen.meaning));
      }),
      ...(start
        ? [
            labelled(
              t("opening"),
              select(
                "opening",
                [
                  ["ruled", t("as-ruled")],
                  ["cut", t("cut-and-choose")],
                ],
                opening,
              ),
            ),
          ]
        : []),
      ...(!start || opening === "cut"
        ? [
            labelled(
              start ? t("cuts-first") : t("lays-first"),
              select(
                "by",
                [
                  ["S", sides.S],
                  ["N", sides.N],
                ],
                by,
              ),
            ),
          ]
        : []),
    ]);
  }
}
