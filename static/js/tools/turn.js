// A board seen from the other side, and its pits numbered otherwise than printed.
import { svg } from "../dom.js";
import { name } from "../layout.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../scene.js").Scene} Scene
 */

/** Turns a board round.
 * @param {Board} board */
export function turn(board) {
  const { scene } = board;
  scene.view.turnRound();
  label(scene);
  scene.spots.lay();
  board.show();
}

/** Writes the numbers of the pits where they are not as printed.
 * @param {Scene} scene @param {string[]} [labels] by place */
export function label({ game, spots, view }, labels = spots.labels) {
  spots.labels = labels;
  const own = view.flip || labels !== game.labels;
  const printed = /** @type {Element} */ (view.svg.querySelector("use"));
  printed.classList.toggle("unnamed", own);
  view.svg.querySelector(".labels")?.remove();
  if (!own) return;
  printed.after(svg("g", { class: "labels" }, ...labels.map((text, place) => svg("text", { class: "label", dy: ".34em", ...name(view.layout, view.slot(place)) }, text))));
}
