// The buttons of a game: which of them there are at the moment. They stay where they are in the page, so that the focus does.
import { button, html, set } from "../dom.js";
import { t } from "../words.js";
import { acts } from "./words.js";

/** @typedef {keyof typeof acts} Act */

export class Acts {
  /** @type {Record<string, HTMLButtonElement>} */
  #buttons = {};

  /** @param {HTMLElement} root @param {(act: Act) => void} heard */
  constructor(root, heard) {
    this.root = root;
    for (const [act, key] of Object.entries(acts)) {
      const face = (this.#buttons[act] = button({ class: "control", "data-act": act, hidden: "" }, t(key)));
      face.addEventListener("click", () => face.getAttribute("aria-disabled") !== "true" && heard(/** @type {Act} */ (act)));
    }
    root.append(...Object.values(this.#buttons));
  }

  /** @param {Partial<Record<Act, boolean>>} there those there are, and whether each can do something now @param {boolean} analysing */
  show(there, analysing) {
    const active = document.activeElement;
    for (const [act, face] of Object.entries(this.#buttons)) {
      const can = there[/** @type {Act} */ (act)];
      face.hidden = can === undefined;
      set(face, { "aria-disabled": can === false ? true : null });
    }
    set(this.#buttons.analyse, { "aria-pressed": analysing });
    if (active instanceof HTMLElement && this.root.contains(active) && active.hidden) this.#first?.focus({ preventScroll: true });
  }

  get #first() {
    return Object.values(this.#buttons).find((face) => !face.hidden);
  }

  /** Puts a question instead of the buttons.
   * @param {string} text @param {string[]} options @param {(k: number) => void} taken @returns {() => void} takes it away */
  ask(text, options, taken) {
    const faces = options.map((option, k) => {
      const face = button({ class: k ? "control" : "go" }, option);
      face.addEventListener("click", () => taken(k));
      return face;
    });
    const asked = html("div", { class: "asked", role: "group", "aria-label": text }, ...faces);
    for (const face of Object.values(this.#buttons)) face.hidden = true;
    this.root.append(asked);
    return () => asked.remove();
  }
}
