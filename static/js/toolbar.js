// The buttons below a board, which the page contains: their names, and which of them are disabled.
import { button, find, findAll, set, setTabStop } from "./dom.js";
import * as states from "./state.js";
import { t } from "./words.js";

export class Toolbar {
  /** @type {Record<string, HTMLButtonElement>} by command */
  buttons = {};

  /** @param {HTMLElement} root */
  constructor(root) {
    this.element = find(root, ".bar");
    this.at = find(this.element, ".at");
    this.status = /** @type {Text} */ (find(root, ".status").firstChild);
    this.leaveButton = button({ class: "go", "data-do": "book" }, t("book")); // in the page only while the reader's line is shown
    for (const button of /** @type {HTMLButtonElement[]} */ (findAll(root, "[data-do]"))) this.buttons[button.dataset.do ?? ""] = button;
    const { forward, more } = this.buttons;
    this.setTabStop(root.matches(".quiet") ? more : forward); // there is nothing to step through before the first move
  }

  /** @param {states.Replay} replay @param {{playing: boolean, speed: number}} playback @param {string} status */
  show(replay, { playing, speed }, status) {
    const { first, back, forward, play, grain, faster } = this.buttons;
    const own = states.hasLeftExample(replay);
    for (const button of [first, back]) set(button, { "aria-disabled": replay.ply === 0 });
    this.setEnded(states.isAtEnd(replay));
    set(back, { "aria-label": t(own ? "undo" : "back") });
    set(forward, { "aria-label": t(own ? "redo" : "forward") });
    set(play, { "aria-label": t(playing ? "pause" : "play"), "aria-disabled": !states.last(replay) });
    set(grain, { "aria-pressed": replay.stepBy === "seed" });
    faster.textContent = `${speed < 1 ? "\u00bd" : speed}\u00d7`;
    set(faster, { "aria-label": t("speed", { times: faster.textContent }) });
    if (!own) this.leaveButton.remove();
    else if (!this.leaveButton.isConnected) this.status.after(this.leaveButton);
    this.status.data = status;
  }

  /** @param {boolean} ended whether there is nothing to go forward to */
  setEnded(ended) {
    for (const name of ["forward", "last"]) set(this.buttons[name], { "aria-disabled": ended });
  }

  /** Makes a button the toolbar's tab stop. @param {HTMLElement} to */
  setTabStop(to) {
    setTabStop(findAll(this.element, "button"), to);
  }
}
