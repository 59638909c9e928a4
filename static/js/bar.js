// The row of buttons under a board: which are there, what they are called, which have nothing to do.
import { button, html, svg } from "./dom.js";
import { words } from "./words.js";

/** @typedef {{trying: boolean, atFirst: boolean, atLast: boolean, bySeed: boolean, playing: boolean, loading: boolean, at: string}} Shown */

const REPLAY = ["first", "back", "forward", "last", "play", "try"];
const TRY = /** @type {("undo"|"redo"|"book")[]} */ (["undo", "redo", "book"]);

export class Bar {
  /** @type {Record<string, HTMLButtonElement>} */
  buttons = {};

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.at = element.querySelector(".at");
    this.at?.setAttribute("aria-live", "off"); // the sentence is enough
    element.prepend(face("undo"), face("redo"));
    element.append(face("book"));
    for (const button of this.#all()) this.buttons[button.dataset.do ?? ""] = button;
  }

  #all() {
    return [.../** @type {NodeListOf<HTMLButtonElement>} */ (this.element.querySelectorAll("[data-do]"))];
  }

  /** The buttons that can be reached, in the order they stand. */
  get reachable() {
    return this.#all().filter((button) => !button.hidden);
  }

  /** @param {Shown} shown */
  show({ trying, atFirst, atLast, bySeed, playing, loading, at }) {
    const { buttons } = this;
    for (const name of REPLAY) if (buttons[name]) buttons[name].hidden = trying;
    for (const name of TRY) buttons[name].hidden = !trying;
    const idle = { first: atFirst, back: atFirst, undo: atFirst, forward: atLast, last: atLast, redo: atLast, try: loading };
    for (const [name, off] of Object.entries(idle)) buttons[name]?.setAttribute("aria-disabled", String(off));
    buttons.grain?.setAttribute("aria-pressed", String(bySeed));
    buttons.try?.setAttribute("aria-busy", String(loading));
    const [icon, name] = buttons.play?.children ?? [];
    icon?.firstElementChild?.setAttribute("href", playing ? "#i-pause" : "#i-play");
    if (name) name.textContent = playing ? words.pause : words.play;
    if (this.at) this.at.textContent = at;
    this.rove();
  }

  /** One of the buttons is the bar's tab stop: the one given, or the one that was.
   * @param {HTMLButtonElement} [to] */
  rove(to) {
    const all = this.reachable;
    to ??= all.find((button) => button.getAttribute("tabindex") === "0") ?? all.find((b) => b.dataset.do === "forward") ?? all[0];
    for (const button of all) button.tabIndex = button === to ? 0 : -1;
  }
}

/** @param {"undo"|"redo"|"book"} name */
function face(name) {
  if (name === "book") return button({ class: "go", "data-do": name, hidden: "" }, words.book);
  const icon = svg("svg", { class: "icon", "aria-hidden": true }, svg("use", { href: `#i-${name}` }));
  return button({ class: "control", "data-do": name, hidden: "" }, icon, html("span", { class: "hidden" }, words[name]));
}
