// Asks for the direction of a move if a pit has several.
import { focus } from "../dom.js";
import { isInner, outward } from "../layout.js";
import { t, wayOf } from "../words.js";
/** @import { PitButtons } from "../pits.js" */

/** Offers the moves of a pit, and focuses the first. @param {PitButtons} pits @param {number} place @param {string[]} moves */
export function askDirection(pits, place, moves) {
  const { layout } = pits.drawing;
  const near = outward(layout, pits.drawing.slot(place)) > 0;
  const ways = moves.map((move) => ({ ...directionLabel(move, near, isInner(layout, place)), way: wayOf(move) }));
  ways.sort((a, b) => a.text.localeCompare(b.text)); // the arrows point outwards
  focus(pits.offer(place, ways).querySelector("button"));
}

/** Labels the way of a move: an arrow, twice if it goes on from the house, and its name for screen readers.
 * @param {string} move @param {boolean} right whether a move to the right goes to the viewer's right
 * @param {boolean} [inner] whether the pit is in an inner row, where a move to the right goes to the player's left */
export function directionLabel(move, right, inner = false) {
  const [end, on] = wayOf(move);
  if (!end) return { text: move, name: move };
  const ccw = end === "R";
  const arrow = ccw === right ? "\u2192" : "\u2190";
  const name = inner ? t(ccw ? "left-inner" : "right-inner") : t(ccw ? "right" : "left");
  return on ? { text: arrow + arrow, name: t("goes-on", { way: name }) } : { text: arrow, name };
}
