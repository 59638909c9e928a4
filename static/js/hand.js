// The hand above a board, with the seeds that it holds.
import { find, set, svg as make } from "./dom.js";
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { Point } from "./layout.js" */

const COUNT_HEIGHT = 32; // of the count above the seeds
const LAYERS = ["shade", "seed-a", "seed-b", "shine"];

/** Adds a hand to a board, its seeds drawn as in a pit. @param {BoardSvg} drawing @param {number} n @param {Point} point @returns {SVGGElement} */
export function addHand(drawing, n, point) {
  const y = -COUNT_HEIGHT * drawing.layout.scale;
  const paths = LAYERS.map((layer) => find(drawing.svg, `.${layer}`).cloneNode());
  const pill = make("path", { class: "pill", d: `M-5 ${y}h10` });
  const hand = make("g", { class: "hand flying" }, ...paths, pill, make("text", { class: "count", y, dy: ".355em" }));
  fillHand(drawing, hand, n);
  moveHand(hand, point);
  drawing.svg.append(hand);
  return hand;
}

/** @param {BoardSvg} drawing @param {SVGGElement} hand @param {number} n */
export function fillHand(drawing, hand, n) {
  drawing.drawHandful(hand, n);
  find(hand, ".count").textContent = String(n);
}

/** @param {SVGGElement} hand @param {Point} point */
export const moveHand = (hand, { x, y }) => set(hand, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });

/** The point of a hand at rest over a place. @param {BoardSvg} drawing @param {number} place @returns {Point} */
export function above(drawing, place) {
  const { x, y } = drawing.center(place);
  return { x, y: y - drawing.layout.pitch * 0.16 };
}
