// Draws the marks of a replay, over and under its seeds. A fresh board has it from the build.
import { find, svg as make } from "./dom.js";
import { above, addHand } from "./hand.js";
import { bound, lids, owned, rail } from "./marks.js";
import { mark } from "./move-marks.js";
import * as snapshot from "./snapshot.js";
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { SpecialPits } from "./position.js" */
/** @import { Replay } from "./state.js" */

/** Draws the side to move, the special pits, the hand and what the move did. @param {BoardSvg} drawing @param {Replay} replay @param {number} [differs] */
export function drawMarks(drawing, replay, differs) {
  const { hand } = snapshot.board(replay);
  drawing.removeHands();
  if (hand > 0) addHand(drawing, hand, above(drawing, snapshot.track(replay).path.at(-1) ?? 0));
  drawTurn(drawing, snapshot.turn(replay));
  drawSpecial(drawing, snapshot.special(replay));
  mark(drawing, { ...snapshot.marks(replay), differs });
}

/** Covers the pits that are out of play, and marks those that are bound and those that a player owns.
 * @param {BoardSvg} drawing @param {SpecialPits} special */
export function drawSpecial(drawing, special) {
  const { svg, layout } = drawing;
  const toward = drawing.flipped ? -1 : 1;
  /** @param {string} kind @param {typeof owned} draw @param {number[]} pits @param {number} toward */
  const drawPits = (kind, draw, pits, toward = 0) => {
    find(svg, `.${kind}`)?.remove();
    const slots = pits.map((pit) => drawing.slot(pit));
    if (pits.length) find(svg, ".shade").before(make("path", { class: kind, d: draw(layout, slots, toward) }));
  };
  drawPits("closed", lids, special.closed);
  drawPits("bound", bound, special.bound);
  drawPits("owned-s", owned, special.S, toward);
  drawPits("owned-n", owned, special.N, -toward);
}

/** Marks the side to move. @param {BoardSvg} drawing @param {string} side S, N, or neither */
export function drawTurn({ svg, layout, flipped }, side) {
  find(svg, ".turn")?.remove();
  if (!side) return;
  const edge = flipped ? (side === "S" ? "N" : "S") : side;
  find(svg, "use")?.after(make("path", { class: `turn turn-${side.toLowerCase()}`, d: rail(layout, edge) }));
}
