// The pits as buttons laid over the drawing, in reading order, with one tab stop for all of them.
import { button, control, find, focus, html, set } from "./dom.js";
import * as words from "./words.js";
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { Point } from "./layout.js" */
/** @import { LegalMoves } from "./state.js" */

/** Sorts places in reading order: the far row from left to right, then the near one.
 * @param {Point[]} points by place @returns {number[]} */
export const readingOrder = (points) => [...points.keys()].sort((a, b) => points[a].y - points[b].y || points[a].x - points[b].x);

/** The pit that an arrow key leads to: along its row and round the end to the other row, across, to the row's ends.
 * @param {number} place @param {string} key @param {number[]} order the pits in reading order @returns {number} */
export function neighbor(place, key, order) {
  const n = order.length / 2;
  const at = order.indexOf(place);
  const column = at % n;
  const row = at - column;
  const across = (at + n) % (2 * n);
  const to = {
    ArrowRight: column < n - 1 ? at + 1 : across,
    ArrowLeft: column ? at - 1 : across,
    ArrowUp: column,
    ArrowDown: n + column,
    Home: row,
    End: row + n - 1,
  }[key];
  return order[to ?? at];
}

/** Lays an element over a part of the board.
 * @param {HTMLElement} element @param {Record<string, number>} area its left, top, width and height as fractions */
export function placeOver(element, area) {
  for (const [side, part] of Object.entries(area)) element.style.setProperty(side, `${100 * part}%`);
}

export class PitButtons {
  /** @type {number[]} the pits in reading order */
  order = [];

  /** @param {BoardSvg} drawing @param {words.Game} game @param {(place: number, direction: string) => void} play */
  constructor(drawing, game, play) {
    this.drawing = drawing;
    this.game = game;
    this.play = play;
    this.labels = game.labels; // by place
    this.layer = html("div", { class: "pits", role: "group" });
    this.buttons = Array.from({ length: 2 * drawing.pits }, (_, place) => {
      const pit = button({ class: "spot", "data-place": place, tabindex: place ? -1 : 0 });
      pit.addEventListener("click", () => play(place, ""));
      return pit;
    });
    this.place();
    set(drawing.svg, { "aria-hidden": true, tabindex: null }); // the buttons replace it
    drawing.svg.after(this.layer);
  }

  /** Lays the buttons over the pits, in reading order. */
  place() {
    const active = document.activeElement;
    this.order = readingOrder(this.buttons.map((_, place) => this.drawing.center(place)));
    for (const place of this.order) {
      placeOver(this.buttons[place], this.drawing.area(place));
      this.layer.append(this.buttons[place]);
    }
    if (this.layer.contains(active)) focus(/** @type {HTMLElement} */ (active));
  }

  /** @param {number[]} seeds @param {string} turn @param {number} hand @param {LegalMoves} [legal] the legal moves, if known */
  show(seeds, turn, hand, legal) {
    set(this.layer, { "aria-label": words.board(this.game, seeds, turn, hand) });
    this.buttons.forEach((pit, place) => {
      const can = legal ? !!legal.can[place] : null;
      set(pit, {
        "aria-label": words.pit(this.game, place, this.labels[place], seeds[place], can),
        "aria-disabled": can === null ? null : !can,
      });
      pit.classList.toggle("can", !!can);
    });
    if (legal?.pass) this.#offer(-1, [{ text: words.t("pass"), name: words.t("pass"), way: "" }]);
  }

  /** Makes a pit the tab stop. @param {number} place */
  setTabStop(place) {
    if (place >= 0) this.buttons.forEach((pit, at) => (pit.tabIndex = at === place ? 0 : -1));
  }

  /** Focuses a pit and makes it the tab stop. @param {number} place */
  focus(place) {
    this.setTabStop(place);
    focus(this.buttons[place]);
  }

  focusTabStop() {
    focus(this.buttons.find(({ tabIndex }) => tabIndex === 0));
  }

  /** Shows two small buttons over a pit, one per direction, and focuses the first.
   * @param {number} place @param {string[]} moves */
  askDirection(place, moves) {
    const near = this.drawing.center(place).y > this.drawing.box.height / 2;
    const ways = moves.map((move) => ({ ...words.directionLabel(move, near), way: move.slice(-1) }));
    ways.sort((a, b) => a.text.localeCompare(b.text)); // the arrows point outwards
    focus(this.#offer(place, ways).querySelector("button"));
  }

  /** @param {number} place -1: in the middle of the board @param {{text: string, name: string, way: string}[]} options */
  #offer(place, options) {
    this.closeChoice();
    const buttons = options.map(({ text, name, way }) => control(text, () => this.play(place, way), { "aria-label": name, title: name }));
    const choice = html("div", { class: "choice", role: "group", "aria-label": words.t("direction") }, ...buttons);
    if (place >= 0) {
      const { x, y } = this.drawing.center(place);
      const { width, height } = this.drawing.box;
      placeOver(choice, { left: Math.max(0.18, Math.min(0.82, x / width)), top: y / height });
    }
    (this.buttons[place] ?? this.layer.lastElementChild).after(choice);
    return choice;
  }

  /** Removes the offered moves; returns whether there were any. */
  closeChoice() {
    const choice = find(this.layer, ".choice");
    const pit = /** @type {HTMLElement|null} */ (choice?.previousElementSibling);
    const focused = choice?.contains(document.activeElement);
    choice?.remove();
    if (focused) focus(pit);
    return !!choice;
  }
}
