// Flips a board, changes its pit labels, and turns those of the far side.
import { find, findAll, svg as make } from "../dom.js";
import { labelAt } from "../layout.js";
import { pitName } from "./notation.js";
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
  const replaced = drawing.flipped || drawing.facing || !!board.notation || labels !== game.labels;
  pits.labels = labels;
  printed.classList.toggle("unnamed", replaced);
  drawing.svg.querySelector(".labels")?.remove();
  if (!replaced) return;
  const at = (/** @type {number} */ pit) => labelAt(drawing.layout, drawing.slot(pit));
  const texts = labels.map((text, pit) => {
    const theirs = board.notation ? pitName(game, pit) : text;
    return make("text", { class: "label", dy: ".34em", ...at(pit) }, theirs === text ? text : `${text} ${theirs}`);
  });
  printed.after(make("g", { class: "labels" }, ...texts));
  updateFarSide(board);
}

/** Turns the numbers of the far side for someone who sits there, or back. @param {Board} board @param {boolean} facing */
export function face(board, facing) {
  board.drawing.facing = facing;
  relabel(board, board.pits.labels);
  updateFarSide(board);
}

/** Turns the counts and numbers of the far side to face the player who sits there, if they face each other. @param {Board} board */
function updateFarSide({ drawing }) {
  const { facing, svg, box } = drawing;
  for (const text of findAll(svg, ".count[data-place], .labels .label")) {
    const y = Number(text.getAttribute("y"));
    text.classList.toggle("far", facing && y < box.height / 2);
  }
}
