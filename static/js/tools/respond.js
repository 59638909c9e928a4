// What the tools do for the page: they draw marks, apply readings, ask for legal moves and show the words of clauses.
import { boardOf } from "../dom.js";
import { drawMarks } from "../draw-marks.js";
import { showClauses } from "./clauses.js";
import { prefetchMoves } from "./prefetch.js";
import { choose } from "./radio-groups.js";

/** Responds to an event on a board, which may show something else or where a reader may have chosen a reading, or on the mark of a clause. Fails
 * if the clause cannot be loaded. @param {Element} found the board's element or the mark @param {Event} event */
export async function respond(found, event) {
  const { type, target, pointerType } = /** @type {PointerEvent} */ (event);
  if (found instanceof HTMLAnchorElement) {
    const pointed = type === "pointerover" && pointerType === "mouse";
    if (pointed || type === "click" || (type === "focusin" && found.matches(":focus-visible"))) await showClauses(found, pointed);
    return;
  }
  const input = /** @type {HTMLInputElement} */ (target);
  if (type === "change") /** @type {any} */ (found).start?.(); // it may be folded
  const board = boardOf(found);
  if (!board) return;
  if (type === "sow-change" && !board.moving) drawMarks(board.drawing, board.replay, board.differs);
  if (type !== "change") await prefetchMoves(board, /** @type {PointerEvent} */ (event));
  else if (input.dataset.of) await choose(board, input);
}
