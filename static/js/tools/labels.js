// Turns a board round, and labels its pits otherwise than printed.
import { find, svg as make } from "../dom.js";
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
  const { label } = geometry(board);
  const printed = find(board.svg, "use");
  const replaced = board.flipped || labels !== board.game.labels;
  board.pitLabels = labels;
  printed.classList.toggle("unnamed", replaced);
  board.svg.querySelector(".labels")?.remove();
  if (!replaced) return;
  const texts = labels.map((text, pit) => make("text", { class: "label", dy: ".34em", ...label(pit) }, text));
  printed.after(make("g", { class: "labels" }, ...texts));
}
