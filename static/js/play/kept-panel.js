// The panel of kept games: it lists them, opens, renames and deletes them, and keeps the current one.
import { control, find, focus, html, on, setText } from "../dom.js";
import { t } from "../words.js";
import { KEY, KeptGames, MOST } from "./kept-games.js";
/** @import { Problem } from "./kept-games.js" */
/** @import { Saved } from "./storage.js" */

export class KeptPanel {
  #kept;
  #current = ""; // the name of the current game in the list
  /** Whether games have other rules than the book has now, by their text, as far as known. @type {Map<string, boolean>} */
  #old = new Map();

  /** @param {HTMLElement} root @param {Map<string, string>} names of the games, by id
   * @param {{current: () => Saved, open: (game: Saved) => void, hasOldRules: (game: Saved) => Promise<boolean>, named: (name: string) => void,
   *   announce: (text: string) => void}} handlers
   * `named` is called when the current game has another name, "" for none
   * @param {AbortSignal} signal */
  constructor(root, names, handlers, signal) {
    this.root = root;
    this.names = names;
    this.handlers = handlers;
    this.list = find(root, "ul");
    this.problem = find(root, ".problem");
    this.form = /** @type {HTMLFormElement} */ (find(root, "form"));
    this.#kept = new KeptGames([...names.keys()]);
    on(this.form, "submit", signal, (event) => {
      event.preventDefault();
      this.#keep();
    });
    on(window, "storage", signal, ({ key }) => (key === KEY || key === null) && this.show());
  }

  get #field() {
    return /** @type {HTMLInputElement} */ (find(this.form, "input"));
  }

  /** Stores the moves of the current game, if it is kept, and lists the games again if that changes the list. @param {Saved} game */
  update(game) {
    if (game.name) this.#report(this.#kept.update(game), game.name);
    if (game.name || this.#current) this.show();
  }

  /** Keeps a game that can no longer be shown. @param {Saved} game @returns {string} its name, "" if it could not be kept */
  rescue(game) {
    return this.#kept.rescue(game, this.names.get(game.game) ?? game.game);
  }

  #keep() {
    const name = this.#field.value.trim();
    if (!this.#report(this.#kept.keep(this.handlers.current(), name), name)) return focus(this.#field);
    this.#field.value = "";
    this.handlers.named(name);
    this.show();
    focus(find(this.list, "li:last-child button"));
  }

  /** Says why a game was not kept. @param {Problem} problem @param {string} name @returns {boolean} whether there was no problem */
  #report(problem, name) {
    const texts = { empty: "name-empty", taken: "name-taken", full: "kept-full", refused: "kept-refused" };
    const text = problem && t(texts[problem], { name, most: MOST });
    setText(this.problem, text);
    if (text) this.handlers.announce(text);
    return !problem;
  }

  /** Lists the games. */
  show() {
    const { games, damaged } = this.#kept.load();
    const game = this.handlers.current();
    const name = this.#kept.has(game) ? game.name : "";
    this.#current = name;
    this.list.replaceChildren(...games.map((game) => this.#row(game, game.name === name)));
    if (!games.length) this.list.append(html("li", { class: "none" }, t("kept-none")));
    if (damaged) setText(this.problem, t("kept-damaged"));
  }

  /** Reports whether a game is known to have other rules; finds out and lists the games again if it is not known. @param {Saved} game */
  #hasOldRules(game) {
    const key = JSON.stringify([game.game, game.rules, game.set]);
    if (!this.#old.has(key)) {
      this.#old.set(key, false);
      const showIfOld = (/** @type {boolean} */ isOld) => isOld && this.#old.set(key, isOld) && this.show();
      this.handlers.hasOldRules(game).then(showIfOld, () => {}); // if the file does not load, opening the game says so
    }
    return this.#old.get(key);
  }

  /** @param {Saved} game @param {boolean} current */
  #row(game, current) {
    const { name } = game;
    const facts = [t("kept-facts", { game: this.names.get(game.game) ?? "", n: game.moves.length })];
    if (this.#hasOldRules(game)) facts.push(t("kept-old-rules"));
    if (current) facts.push(t("kept-here"));
    const open = control(name, () => this.handlers.open(game), { class: "name", "aria-label": t("kept-open", { name }) });
    const row = html(
      "li",
      { "aria-current": current || null },
      html("div", {}, open, html("small", {}, facts.join(" · "))),
      control(t("rename"), () => this.#rename(row, name, current), { "aria-label": t("rename-it", { name }) }),
      this.#deleteButton(name, current),
    );
    return row;
  }

  /** A button that deletes a game when it is pressed twice. @param {string} name @param {boolean} current */
  #deleteButton(name, current) {
    const button = control(
      t("delete"),
      () => {
        if (!button.dataset.sure) {
          button.textContent = t("delete-sure");
          button.removeAttribute("aria-label");
          button.dataset.sure = "yes";
          return;
        }
        if (!this.#report(this.#kept.remove(name), name)) return;
        if (current) this.handlers.named("");
        this.show();
        focus(this.list.querySelector("button") ?? this.#field);
      },
      { "aria-label": t("delete-it", { name }) },
    );
    button.addEventListener("blur", () => {
      button.textContent = t("delete");
      button.setAttribute("aria-label", t("delete-it", { name }));
      delete button.dataset.sure;
    });
    return button;
  }

  /** Replaces a row by a field for another name. @param {HTMLElement} row @param {string} name @param {boolean} current */
  #rename(row, name, current) {
    const field = html("input", { value: name, "aria-label": t("rename-it", { name }), maxlength: 60, autocomplete: "off" });
    const form = html("form", {}, field, html("button", { class: "control" }, t("save-name")));
    const end = (/** @type {string} */ to) => {
      this.show();
      const buttons = /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll(".name"));
      focus([...buttons].find((button) => button.textContent === to));
    };
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const to = field.value.trim();
      if (!this.#report(this.#kept.rename(name, to), to)) return focus(field);
      if (current) this.handlers.named(to);
      end(to);
    });
    form.addEventListener("keydown", ({ key }) => key === "Escape" && end(name));
    row.replaceChildren(form);
    field.select();
  }
}
