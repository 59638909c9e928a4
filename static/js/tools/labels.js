// Turns a board round, and labels its pits otherwise than printed.
import { svg as make } from "../dom.js";
import { geometry } from "./geometry.js";
/** @import { Board } from "../board.js" */

/** Shows a board from the other side. @param {Board} board */
export function flip(board) {
  board.turnRound();
  relabel(board, board.pitLabels);
  board.redraw();
}

/** Labels the pits of a board. @param {Board} board @param {string[]} labels by place */
export function relabel(board, labels) {
  const { svg } = board;
  const { label } = geometry(board);
  const printed = /** @type {Element} */ (svg.querySelector("use"));
  const replaced = board.flipped || labels !== board.game.labels;
  board.pitLabels = labels;
  printed.classList.toggle("unnamed", replaced);
  svg.querySelector(".labels")?.remove();
  if (replaced)
    printed.after(
      make("g", { class: "labels" }, ...labels.map((text, pit) => make("text", { class: "label", dy: ".34em", ...label(pit) }, text))),
    );
}
