// The buttons of a game. They are hidden instead of removed, so that the focus is not lost.
import { control, focus, html, isEnabled, set } from "../dom.js";
import { t } from "../words.js";
/** @import { Action } from "./session.js" */

/** @type {Record<Action, string>} the messages of the buttons, in order */
const LABELS = {
  newer: "act-newer",
  share: "act-share",
  copyLink: "copy-sent-link",
  back: "act-back",
  hint: "act-hint",
  enough: "act-enough",
  analyse: "act-analyse",
  review: "act-review",
  count: "act-count",
  face: "act-face",
  newRules: "act-new-rules",
  home: "act-home",
  continueHere: "act-on",
  next: "act-next",
  again: "act-again",
  change: "act-change",
  atTable: "act-table",
};

/** Reports whether the system has a share sheet. */
export const canShare = () => "share" in navigator;

export class GameButtons {
  /** @type {[Action, HTMLButtonElement][]} */
  #buttons;

  /** @param {HTMLElement} root @param {(action: Action) => void} onAction */
  constructor(root, onAction) {
    this.root = root;
    const labels = /** @type {[Action, string][]} */ (Object.entries(LABELS));
    this.#buttons = labels
      .filter(([action]) => action !== "share" || canShare())
      .map(([action, key]) => {
        const press = () => isEnabled(button) && onAction(action);
        const button = control(t(key), press, { "data-act": action, hidden: "" });
        return [action, button];
      });
    root.replaceChildren(...this.#buttons.map(([, button]) => button));
  }

  /** Shows some of the buttons.
   * @param {Partial<Record<Action, boolean>>} shown whether each is enabled @param {Partial<Record<Action, boolean>>} pressed which of those that
   * stay pressed are */
  show(shown, pressed) {
    const active = /** @type {HTMLElement|null} */ (document.activeElement);
    for (const [action, button] of this.#buttons) {
      button.hidden = !(action in shown);
      set(button, { "aria-disabled": shown[action] === false ? true : null });
      if (action in pressed) set(button, { "aria-pressed": pressed[action] ?? false });
    }
    if (active?.hidden && this.root.contains(active)) focus(this.#buttons.find(([, button]) => !button.hidden)?.[1]);
  }

  /** Shows a question in place of the buttons.
   * @param {string} text @param {string[]} options @param {(k: number) => void} onChoice @param {HTMLElement[]} more shown before the answers
   * @returns {() => void} removes the question */
  ask(text, options, onChoice, ...more) {
    const buttons = options.map((option, k) => control(option, () => onChoice(k), { class: k ? "control" : "go" }));
    const question = html("div", { class: "asked", role: "group", "aria-label": text }, ...more, ...buttons);
    for (const [, button] of this.#buttons) button.hidden = true;
    this.root.append(question);
    return () => question.remove();
  }
}
