// Flips a board, and changes its pit labels.
import { find, svg as make } from "../dom.js";
import { labelAt } from "../layout.js";
/** @import { Board } from "../board.js" */

/** Flips a board, to show it from the other side. @param {Board} board */
export function flip(board) {
  board.drawing.flip();
  board.pits.place();
  relabel(board, board.pits.labels);
  board.redraw();
}

/** Labels the pits of a board. @param {Board} board @param {string[]} labels by place */
export function relabel(board, labels) {
  const { drawing, pits, game } = board;
  const printed = find(drawing.svg, "use");
  const replaced = drawing.flipped || labels !== game.labels;
  pits.labels = labels;
  printed.classList.toggle("unnamed", replaced);
  drawing.svg.querySelector(".labels")?.remove();
  if (!replaced) return;
  const at = (/** @type {number} */ pit) => labelAt(drawing.layout, drawing.slot(pit));
  const texts = labels.map((text, pit) => make("text", { class: "label", dy: ".34em", ...at(pit) }, text));
  printed.after(make("g", { class: "labels" }, ...texts));
}
