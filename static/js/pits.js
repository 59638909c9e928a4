// The places of a board as elements laid over the drawing, in reading order, with one tab stop for all of them: pits as buttons, stores as
// pictures that say what they hold.
import { button, find, focus, html, set, setTabStop } from "./dom.js";
import { kindOf, specialPits } from "./position.js";
import { load } from "./tools.js";
import * as words from "./words.js";
/** @import { BoardSvg } from "./board-svg.js" */
/** @import { Point } from "./layout.js" */
/** @import { LegalMoves } from "./state.js" */

/** Sorts places in reading order: the rows from top to bottom, each from left to right, with the stores in the middle.
 * @param {Point[]} points by place @returns {number[]} */
export const readingOrder = (points) => [...points.keys()].sort((a, b) => points[a].y - points[b].y || points[a].x - points[b].x);

/** Lays an element over a part of the board.
 * @param {HTMLElement} element @param {Record<string, number>} area its left, top, width and height as fractions */
export function placeOver(element, area) {
  for (const [side, part] of Object.entries(area)) element.style.setProperty(side, `${100 * part}%`);
}

export class PitButtons {
  /** @type {Point[]} the middle of each place */
  points = [];
  /** @type {{place: number, direction: string}|undefined} the tap that waits for the seeds to fall or for the engine */
  queued;
  special = specialPits("");
  locked = false; // whether someone else is to move, so that no pit is announced as playable
  /** @type {[number[], string, number, LegalMoves?]|undefined} what is shown */
  #shown;
  #offersPass = false; // whether the choice shown is a pass, or the next round

  /** @param {BoardSvg} drawing @param {words.Game} game @param {(place: number, direction: string) => void} play */
  constructor(drawing, game, play) {
    this.drawing = drawing;
    this.game = game;
    this.play = play;
    this.labels = game.labels; // by place
    this.layer = html("div", { class: "pits", role: "group" });
    this.buttons = Array.from({ length: drawing.layout.places }, (_, place) => {
      const at = { "data-place": place, tabindex: place ? -1 : 0 };
      if (place >= 2 * drawing.pits) return html("span", { class: "store", role: "img", ...at });
      const pit = button({ class: "spot", ...at });
      pit.addEventListener("click", () => play(place, ""));
      return pit;
    });
    this.place();
    set(drawing.svg, { "aria-hidden": true, tabindex: null }); // the buttons replace it
    drawing.svg.after(this.layer);
  }

  /** Lays the buttons over the places, in reading order. */
  place() {
    const active = document.activeElement;
    this.points = this.buttons.map((_, place) => this.drawing.center(place));
    for (const place of readingOrder(this.points)) {
      placeOver(this.buttons[place], this.drawing.area(place));
      this.layer.append(this.buttons[place]);
    }
    if (this.layer.contains(active)) focus(/** @type {HTMLElement} */ (active));
  }

  /** @param {number[]} seeds @param {string} turn @param {number} hand @param {LegalMoves} [legal] the legal moves, if known */
  show(seeds, turn, hand, legal) {
    const shown = (this.#shown = /** @type {[number[], string, number, LegalMoves?]} */ ([seeds, turn, hand, legal]));
    if (this.locked) legal = undefined;
    set(this.layer, { "aria-label": words.board(this.game, seeds, turn, hand) });
    this.buttons.forEach((pit, place) => {
      const can = legal && pit.className !== "store" ? !!legal.can[place] : null;
      const name = words.place(this.game, place, this.labels[place], seeds[place], can, kindOf(this.special, place));
      set(pit, { "aria-label": name, "aria-disabled": can === null ? null : !can });
      pit.classList.toggle("can", !!can);
    });
    if (this.#offersPass) this.closeChoice();
    const { pass } = legal ?? {};
    this.#offersPass = !!pass;
    if (pass) load((tools) => shown === this.#shown && tools.offerPass(this, pass));
  }

  /** Locks the pits, or unlocks them. @param {boolean} locked */
  lock(locked) {
    if (locked === this.locked) return;
    this.locked = locked;
    if (this.#shown) this.show(...this.#shown);
  }

  /** Marks the pit whose tap waits, until the seeds have fallen or the engine answers, in place of the one before.
   * @param {number} place @param {string} [direction] */
  queue(place, direction = "") {
    this.unqueue();
    this.buttons[place]?.classList.add("queued");
    return (this.queued = { place, direction });
  }

  /** Forgets the tap that waits; returns whether there was one. */
  unqueue() {
    const waited = this.queued !== undefined;
    if (waited) this.buttons[this.queued?.place ?? -1]?.classList.remove("queued");
    this.queued = undefined;
    return waited;
  }

  /** Makes a place the tab stop. @param {number} place */
  setTabStop(place) {
    if (place >= 0) setTabStop(this.buttons, this.buttons[place]);
  }

  /** Focuses a place and makes it the tab stop. @param {number} place */
  focus(place) {
    this.setTabStop(place);
    focus(this.buttons[place]);
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
