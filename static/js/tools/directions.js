// Offers moves as small buttons below the board: the ways of a pit that has several, a pass, the next round.
import { control, focus, html } from "../dom.js";
import { isInner, outward } from "../layout.js";
import { placeOver } from "../pits.js";
import { passName, t, wayOf } from "../words.js";
/** @import { PitButtons } from "../pits.js" */

/** Asks for the direction of a pit's move, and focuses the first button. @param {PitButtons} pits @param {number} place @param {string[]} moves */
export function askDirection(pits, place, moves) {
  const { layout } = pits.drawing;
  const near = outward(layout, pits.drawing.slot(place)) > 0;
  const ways = moves.map((move) => ({ ...directionLabel(move, near, isInner(layout, place)), way: wayOf(move) }));
  ways.sort((a, b) => a.text.localeCompare(b.text)); // the arrows point outwards
  focus(offer(pits, place, ways).querySelector("button"));
}

/** @param {PitButtons} pits @param {string} move without a pit */
export function offerPass(pits, move) {
  const text = passName(move);
  offer(pits, -1, [{ text, name: text, way: "" }]);
}

/** @param {PitButtons} pits @param {number} place -1 for none @param {{text: string, name: string, way: string}[]} options */
function offer(pits, place, options) {
  const { drawing, layer } = pits;
  pits.closeChoice();
  const buttons = options.map(({ text, name, way }) => control(text, () => pits.play(place, way), { "aria-label": name, title: name }));
  const choice = html("div", { class: place < 0 ? "choice pass" : "choice", role: "group", "aria-label": t("direction") }, ...buttons);
  if (place >= 0) placeOver(choice, { left: Math.max(0.18, Math.min(0.82, drawing.center(place).x / drawing.box.width)) });
  (pits.buttons[place] ?? layer.lastElementChild).after(choice);
  return choice;
}

/** Labels the way of a move: an arrow, twice if it goes on from the house, and its name for screen readers.
 * @param {string} move @param {boolean} right whether a move to the right goes to the viewer's right
 * @param {boolean} [inner] whether the pit is in an inner row, where a move to the right goes to the player's left */
function directionLabel(move, right, inner = false) {
  const [end, on] = wayOf(move);
  if (!end) return { text: move, name: move };
  const ccw = end === "R";
  const arrow = ccw === right ? "\u2192" : "\u2190";
  const name = inner ? t(ccw ? "left-inner" : "right-inner") : t(ccw ? "right" : "left");
  return on ? { text: arrow + arrow, name: t("goes-on", { way: name }) } : { text: arrow, name };
}
