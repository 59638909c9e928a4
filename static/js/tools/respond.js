// What the tools do for the page: they apply readings and show the words of clauses.
import { boardOf } from "../dom.js";
import { showClauses } from "./clauses.js";
import { choose } from "./radio-groups.js";

/** Responds to an event on a board, where a reader may have chosen a reading, or on the mark of a clause. Fails if the clause cannot be loaded.
 * @param {Element} found the board's element or the mark @param {Event} event */
export async function respond(found, event) {
  const { type, target, pointerType } = /** @type {PointerEvent} */ (event);
  if (found instanceof HTMLAnchorElement) {
    const pointed = type === "pointerover" && pointerType === "mouse";
    if (pointed || type === "click" || (type === "focusin" && found.matches(":focus-visible"))) await showClauses(found, pointed);
  } else if (type === "change") {
    const input = /** @type {HTMLInputElement} */ (target);
    /** @type {any} */ (found).start?.(); // it may be folded
    const board = boardOf(found);
    if (board && input.dataset.of) await choose(board, input);
  }
}
