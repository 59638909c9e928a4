// Finds games by name in a long menu, which has a field for that.
import { findAll, html, on, set } from "./dom.js";
import { fold } from "./stems.js";

/** Says which names have a text. @param {string[]} names @param {string} text */
export const matching = (names, text) => names.map((name) => fold(name).includes(fold(text)));

/** Lets the reader hide the games of a menu whose names lack a text. Does nothing if the page has no field for it.
 * @param {ParentNode} root with the field @param {HTMLElement[]} games the elements to hide; what they are in may be an optgroup or a
 * family @param {AbortSignal} signal @param {(first: HTMLElement) => void} [choose] called with the first game shown, when the reader presses Enter */
export function findGames(root, games, signal, choose = () => {}) {
  const field = /** @type {HTMLInputElement|null} */ (root.querySelector("[name=find]"));
  if (!field) return;
  field.value = ""; // a reload may have restored another
  const names = games.map(({ textContent }) => textContent ?? "");
  on(field, "input", signal, () => {
    for (const [i, matches] of matching(names, field.value).entries()) games[i].hidden = !matches;
    for (const group of new Set(games.map((game) => game.closest("optgroup, .family"))))
      group?.toggleAttribute("hidden", !group.querySelector("option:not([hidden]), label:not([hidden])"));
  });
  on(field, "change", signal, (event) => event.stopPropagation()); // it is no choice of the form around it
  on(field, "keydown", signal, (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would submit the form
    const first = games.find((game) => !game.hidden);
    if (first && field.value) choose(first);
  });
}

/** Finds games among the options of a list. The field suggests their names; a name in full, or Enter, chooses a game.
 * @param {ParentNode} root @param {HTMLElement} list @param {AbortSignal} signal */
export function findOptions(root, list, signal) {
  const field = /** @type {HTMLInputElement|null} */ (root.querySelector("[name=find]"));
  if (!field) return;
  const options = /** @type {HTMLOptionElement[]} */ (findAll(list, "option"));
  const choose = (/** @type {HTMLElement|undefined} */ option) => {
    if (!option) return;
    /** @type {HTMLOptionElement} */ (option).selected = true;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  };
  findGames(root, options, signal, choose);
  const names = html("datalist", { id: "game-names" });
  field.after(names);
  const fill = () => names.children.length || names.append(...options.map(({ text }) => html("option", { value: text })));
  on(field, "focus", signal, fill); // not before: they are as many elements as the list
  set(field, { list: names.id });
  signal.addEventListener("abort", () => names.remove());
  const named = () => options.find(({ text }) => text === field.value);
  on(field, "input", signal, () => choose(named()));
  on(field, "change", signal, () => {
    if (!named()) return;
    field.value = ""; // what was searched for is found; the list shows all games again
    field.dispatchEvent(new Event("input"));
  });
}
