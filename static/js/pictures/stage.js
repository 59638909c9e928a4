// A copy of a board's drawing outside the visible page, which shows any moment of a line and is read as a picture.
import { BoardSvg } from "../board-svg.js";
import { findAll, html, svg as make } from "../dom.js";
import { drawMarks } from "../draw-marks.js";
import * as snapshot from "../snapshot.js";
/** @import { Board } from "../board.js" */
/** @import { Replay } from "../state.js" */

/** A copy of a board's drawing, seen from the same side. @param {Board} board */
export function copyDrawing({ drawing }) {
  const copy = new BoardSvg(/** @type {SVGSVGElement} */ (drawing.svg.cloneNode(true)), drawing.table);
  copy.flipped = drawing.flipped;
  copy.svg.removeAttribute("id");
  return copy;
}

/** Draws what a replay shows, with its marks. @param {BoardSvg} drawing @param {Replay} replay */
export function draw(drawing, replay) {
  drawing.setSeeds(snapshot.board(replay).seeds);
  drawMarks(drawing, replay);
}

export class Stage {
  /** @param {Board} board */
  constructor(board) {
    this.drawing = copyDrawing(board);
    const { svg } = this.drawing;
    expandUses(svg);
    const gradients = findAll(document, ".defs :is(linearGradient, radialGradient)").map((gradient) => gradient.cloneNode(true));
    svg.prepend(make("defs", {}, .../** @type {Node[]} */ (gradients)));
    // Pictures are light whatever the reader's theme is: they are pasted into documents and chats, which are mostly light, and the wood
    // of the light theme is also clear on dark paper. The width chooses digits that can be read in a chat.
    const stage = html("div", { class: "stage" }, svg);
    Object.assign(stage.style, { colorScheme: "light", width: "28rem" });
    this.element = html("div", { "aria-hidden": true }, stage);
    Object.assign(this.element.style, { position: "fixed", width: "0", height: "0", overflow: "hidden", visibility: "hidden" });
    document.body.append(this.element);
  }

  /** @param {Replay} replay */
  show(replay) {
    draw(this.drawing, replay);
  }

  remove() {
    this.element.remove();
  }
}

/** Replaces the elements that the page's boards share by copies. An empty <use> stays, because the side to move is drawn after it.
 * @param {SVGSVGElement} svg */
function expandUses(svg) {
  for (let use = svg.querySelector("use[href]"); use; use = svg.querySelector("use[href]")) {
    const copy = /** @type {Element} */ (document.querySelector(use.getAttribute("href") ?? "")?.cloneNode(true));
    copy.removeAttribute("id");
    for (const name of ["class", "transform"]) if (use.hasAttribute(name)) copy.setAttribute(name, use.getAttribute(name) ?? "");
    if (use.parentNode === svg) {
      use.before(copy);
      use.removeAttribute("href");
    } else use.replaceWith(copy);
  }
}
