// The buttons under a board, which stand in the page: what they are called, which have nothing to do.
import { button, set } from "./dom.js";
import * as states from "./state.js";
import { t } from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./scene.js").Doing} Doing
 */

export class Bar {
  /** @type {Record<string, HTMLButtonElement>} */
  buttons = {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.element = /** @type {HTMLElement} */ (root.querySelector(".bar"));
    this.at = /** @type {HTMLElement} */ (this.element.querySelector(".at"));
    this.status = /** @type {Text} */ (root.querySelector(".status")?.firstChild);
    this.book = button({ class: "go", "data-do": "book" }, t("book")); // in the page only while there is a way back
    for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (root.querySelectorAll("[data-do]"))) this.buttons[button.dataset.do ?? ""] = button;
    this.rove(this.buttons.forward);
  }

  /** The buttons of the bar, in the order they stand. */
  get all() {
    return /** @type {HTMLButtonElement[]} */ ([...this.element.querySelectorAll("button")]);
  }

  /** @param {Now} now @param {Doing} doing @param {string} status @param {string} at */
  show(now, { playing, tempo }, status, at) {
    const { first, back, forward, last, play, grain, faster } = this.buttons;
    const own = now.line !== now.book;
    const ended = states.whole(now) && now.ply === states.last(now);
    for (const button of [first, back]) set(button, { "aria-disabled": now.ply === 0 });
    for (const button of [forward, last]) set(button, { "aria-disabled": ended });
    set(back, { "aria-label": own ? t("undo") : t("back") });
    set(forward, { "aria-label": own ? t("redo") : t("forward") });
    set(play, { "aria-label": playing ? t("pause") : t("play") });
    set(grain, { "aria-pressed": now.grain === "seed" });
    faster.textContent = `${tempo < 1 ? "\u00bd" : tempo}\u00d7`;
    set(faster, { "aria-label": t("speed", { times: faster.textContent }) });
    if (own && !this.book.isConnected) this.status.after(this.book);
    else if (!own) this.book.remove();
    this.status.data = status;
    this.at.textContent = at;
  }

  /** Makes a button the bar's tab stop.
   * @param {HTMLElement} to */
  rove(to) {
    for (const button of this.all) button.tabIndex = button === to ? 0 : -1;
  }
}
