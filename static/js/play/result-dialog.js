// The dialog that announces how a game has ended.
import { control, find, setText } from "../dom.js";
import { t } from "../words.js";
/** @import { Action } from "./session.js" */
/** @import { Over } from "../state.js" */

/** The messages of the buttons that the dialog can have. @type {Partial<Record<Action, string>>} */
const LABELS = { again: "rematch", next: "act-next", share: "act-share", copyLink: "copy-sent-link" };

/** Says who has won. @param {Over} over @param {Record<string, string>} sides their names */
export function headline({ winner }, sides) {
  const side = sides[winner];
  if (!side) return t("drawn");
  if (side === t("you")) return t("you-won");
  return side === t("computer") ? t("computer-won") : t("side-won", { side });
}

export class ResultDialog {
  /** @param {HTMLElement} root @param {(action: Action) => void} onAction called for the first button
   * @param {() => void} onClose called when the dialog has closed and no other game has begun */
  constructor(root, onAction, onClose) {
    this.root = /** @type {HTMLDialogElement} */ (root);
    this.onAction = onAction;
    root.addEventListener("close", () => {
      if (!this.root.returnValue) onClose();
    });
  }

  /** @param {Over} over @param {Record<string, string>} sides @param {string} score @param {Action} action of the first button */
  show(over, sides, score, action) {
    setText(find(this.root, "h2"), headline(over, sides));
    setText(find(this.root, "p"), score);
    const close = (/** @type {string} */ value) => () => this.root.close(value);
    const first = control(t(LABELS[action] ?? ""), close(action), { class: "go", autofocus: "" });
    first.addEventListener("click", () => this.onAction(action));
    const review = control(t("act-review"), close("review"));
    review.addEventListener("click", () => this.onAction("review"));
    find(this.root, ".tools").replaceChildren(first, review, control(t("look-at-game"), close("")));
    this.root.returnValue = "";
    if (!this.root.open) this.root.showModal();
  }

  close() {
    if (this.root.open) this.root.close("other");
  }
}
