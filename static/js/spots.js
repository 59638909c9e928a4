// The pits as buttons: laid over the drawing, in reading order, one tab stop for all of them.
import { button, html } from "./dom.js";
import * as words from "./words.js";

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./words.js").Game} Game
 */

/** A place as the other side of the board sees it.
 * @param {number} place @param {number} n @param {boolean} [flip] @returns {number} */
const seen = (place, n, flip) => (flip ? (place + n) % (2 * n) : place);

/** The places in reading order as the board is seen: the far row left to right, then the near one.
 * @param {number} n pits a side @param {boolean} [flip] seen from North's side @returns {number[]} */
export const readingOrder = (n, flip) =>
  [...Array.from({ length: n }, (_, i) => 2 * n - 1 - i), ...Array(n).keys()].map((place) => seen(place, n, flip));

/** Where an arrow key leads from a pit: along its row and round the end to the other row, across, to the row's ends.
 * @param {number} place @param {string} key @param {number} n @param {boolean} [flip] @returns {number} */
export function step(place, key, n, flip) {
  const here = seen(place, n, flip);
  const near = here < n;
  const column = near ? here : 2 * n - 1 - here;
  /** @param {number} c @param {boolean} [row] */
  const at = (c, row = near) => seen(row ? c : 2 * n - 1 - c, n, flip);
  switch (key) {
    case "ArrowRight": return column < n - 1 ? at(column + 1) : at(column, !near);
    case "ArrowLeft": return column > 0 ? at(column - 1) : at(column, !near);
    case "ArrowUp": return at(column, false);
    case "ArrowDown": return at(column, true);
    case "Home": return at(0);
    case "End": return at(n - 1);
  }
  return place;
}

/** @param {number} part */
const percent = (part) => `${100 * part}%`;

export class Spots {
  /** @type {HTMLButtonElement[]} */
  buttons = [];
  /** @type {string[]} what the pits are called */
  labels;

  /** @param {View} view @param {Game} game @param {(place: number, way: string) => void} play */
  constructor(view, game, play) {
    this.view = view;
    this.game = game;
    this.play = play;
    this.labels = game.labels;
    this.layer = html("div", { class: "pits", role: "group" });
    for (const place of readingOrder(view.pits)) {
      const spot = (this.buttons[place] = button({ class: "spot", "data-place": place, tabindex: -1 }));
      spot.addEventListener("click", () => play(place, ""));
    }
    this.buttons[0].tabIndex = 0;
    this.lay();
    view.svg.setAttribute("aria-hidden", "true"); // the buttons say it all
    view.svg.removeAttribute("tabindex");
    view.svg.after(this.layer);
  }

  /** Lays the buttons over the pits, in the order they are seen. */
  lay() {
    const { view } = this;
    const { box, pitch } = view;
    const active = document.activeElement;
    for (const place of readingOrder(view.pits, view.flip)) {
      const { x, y } = view.spot(place);
      const spot = this.buttons[place];
      spot.style.cssText = `left:${percent((x - pitch / 2) / box.width)};top:${percent((y - pitch / 2) / box.height)};` +
        `width:${percent(pitch / box.width)};height:${percent(pitch / box.height)}`;
      this.layer.append(spot);
    }
    if (this.layer.contains(active)) /** @type {HTMLElement} */ (active).focus({ preventScroll: true });
  }

  /** @param {number[]} seeds @param {string} turn @param {number} hand @param {Entry|undefined} entry what may be played, if known */
  show(seeds, turn, hand, entry) {
    this.layer.setAttribute("aria-label", words.board(this.game, seeds, turn, hand));
    this.buttons.forEach((spot, place) => {
      const can = entry ? !!entry.can[place] : null;
      spot.setAttribute("aria-label", words.pit(this.game, place, this.labels[place], seeds[place], can));
      if (can === null) spot.removeAttribute("aria-disabled");
      else spot.setAttribute("aria-disabled", String(!can));
      spot.classList.toggle("can", !!can);
    });
    if (entry?.pass) this.#offer(-1, [{ text: words.words.pass, name: words.words.pass, way: "" }]);
  }

  /** Makes a pit the tab stop.
   * @param {number} place */
  rove(place) {
    if (place >= 0) this.buttons.forEach((spot, at) => (spot.tabIndex = at === place ? 0 : -1));
  }

  /** @param {number} place */
  focus(place) {
    this.rove(place);
    this.buttons[place].focus({ preventScroll: true });
  }

  /** Two moves from one pit: two small buttons over it, the first of them focused.
   * @param {number} place @param {string[]} moves */
  choose(place, moves) {
    const right = seen(place, this.view.pits, this.view.flip) < this.view.pits;
    const ways = moves.map((move) => ({ ...words.way(move, right), way: move.slice(-1) }));
    ways.sort((a, b) => a.text.localeCompare(b.text)); // the arrows point outwards
    this.#offer(place, ways).querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {number} place -1: in the middle of the board @param {{text: string, name: string, way: string}[]} all */
  #offer(place, all) {
    this.unchoose();
    const ways = all.map(({ text, name, way }) => {
      const face = button({ class: "control", "aria-label": name, title: name }, text);
      face.addEventListener("click", () => this.play(place, way));
      return face;
    });
    const choice = html("div", { class: "choice", role: "group", "aria-label": words.words.direction }, ...ways);
    if (place >= 0) {
      const { box } = this.view;
      const { x, y } = this.view.spot(place);
      choice.style.left = percent(Math.max(0.18, Math.min(0.82, x / box.width)));
      choice.style.top = percent(y / box.height);
    }
    (this.buttons[place] ?? this.layer.lastElementChild).after(choice);
    return choice;
  }

  /** @returns {boolean} whether there was a choice to take away */
  unchoose() {
    const choice = this.layer.querySelector(".choice");
    const pit = /** @type {HTMLElement|null|undefined} */ (choice?.previousElementSibling);
    const focused = choice?.contains(document.activeElement);
    choice?.remove();
    if (focused) pit?.focus({ preventScroll: true });
    return !!choice;
  }
}
