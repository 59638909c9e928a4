// Where everything is on a board as the reader sees it.
import { area, labelAt, layout, turnedRound } from "../layout.js";
/** @import { Board } from "../board.js" */

/** The label, the middle and the area of a place, the area as fractions of the drawing.
 * @param {Board} board */
export function geometry({ svg, game: { pits }, flipped }) {
  const l = layout(pits, "piles" in svg.dataset);
  const slot = (/** @type {number} */ place) => (flipped ? turnedRound(place, pits) : place);
  return {
    label: (/** @type {number} */ pit) => labelAt(l, slot(pit)),
    center: (/** @type {number} */ place) => l.at(slot(place)),
    area: (/** @type {number} */ place) => area(l, slot(place), svg.viewBox.baseVal),
  };
}
