// The buttons under a board, which stand in the page: what they are called, which have nothing to do.
import { set } from "./dom.js";
import { words } from "./words.js";

/** @typedef {{own: boolean, atFirst: boolean, atLast: boolean, bySeed: boolean, playing: boolean, tempo: number, status: string, at: string}} Shown */

export class Bar {
  /** @type {Record<string, HTMLButtonElement>} */
  buttons = {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.element = /** @type {HTMLElement} */ (root.querySelector(".bar"));
    this.at = /** @type {HTMLElement} */ (this.element.querySelector(".at"));
    this.status = /** @type {Text} */ (root.querySelector(".status")?.firstChild);
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll("[data-do]"))) this.buttons[button.dataset.do ?? ""] = button;
    this.at.setAttribute("aria-live", "off"); // the sentence is enough
    this.rove(this.buttons.forward);
  }

  /** The buttons of the bar, in the order they stand. */
  get all() {
    return /** @type {HTMLButtonElement[]} */ ([...this.element.querySelectorAll("button")]);
  }

  /** @param {Shown} shown */
  show({ own, atFirst, atLast, bySeed, playing, tempo, status, at }) {
    const { first, back, forward, last, play, grain, faster, book } = this.buttons;
    for (const button of [first, back]) set(button, { "aria-disabled": atFirst });
    for (const button of [forward, last]) set(button, { "aria-disabled": atLast });
    set(back, { "aria-label": own ? words.undo : words.back });
    set(forward, { "aria-label": own ? words.redo : words.forward });
    set(play, { "aria-label": playing ? words.pause : words.play });
    set(grain, { "aria-pressed": bySeed });
    faster.textContent = tempo === 0.5 ? "\u00bd\u00d7" : `${tempo}\u00d7`;
    if (!own && book === document.activeElement) forward.focus({ preventScroll: true });
    book.hidden = !own;
    this.status.data = status;
    this.at.textContent = at;
  }

  /** Makes a button the bar's tab stop.
   * @param {HTMLElement} to */
  rove(to) {
    for (const button of this.all) button.tabIndex = button === to ? 0 : -1;
  }
}
