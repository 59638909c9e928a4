// The pits as buttons: laid over the drawing, in reading order, one tab stop for all of them.
import { button, html } from "./dom.js";
import * as words from "./words.js";

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./words.js").Game} Game
 */

/** The places in reading order as the board is seen: North's row left to right, then South's.
 * @param {number} n pits a side @returns {number[]} */
export const readingOrder = (n) => [...Array.from({ length: n }, (_, i) => 2 * n - 1 - i), ...Array(n).keys()];

/** Where an arrow key leads from a pit: along its row and round the end to the other row, across, to the row's ends.
 * @param {number} place @param {string} key @param {number} n @returns {number} */
export function step(place, key, n) {
  const south = place < n;
  const column = south ? place : 2 * n - 1 - place;
  /** @param {number} c @param {boolean} [row] */
  const at = (c, row = south) => (row ? c : 2 * n - 1 - c);
  switch (key) {
    case "ArrowRight": return column < n - 1 ? at(column + 1) : at(column, !south);
    case "ArrowLeft": return column > 0 ? at(column - 1) : at(column, !south);
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

  /** @param {View} view @param {Game} game @param {(place: number) => void} touch @param {(move: string) => void} play */
  constructor(view, game, touch, play) {
    this.view = view;
    this.game = game;
    this.play = play;
    this.layer = html("div", { class: "pits", role: "group" });
    for (const place of readingOrder(view.pits)) {
      const spot = (this.buttons[place] = button({ class: "spot", "data-place": place }));
      spot.addEventListener("click", () => touch(place));
      this.#put(spot, place);
      this.layer.append(spot);
    }
  }

  /** Lays a pit's button over it.
   * @param {HTMLElement} spot @param {number} place */
  #put({ style }, place) {
    const { box, pitch } = this.view;
    const { x, y } = this.view.spot(place);
    style.left = percent((x - pitch / 2) / box.width);
    style.top = percent((y - pitch / 2) / box.height);
    style.width = percent(pitch / box.width);
    style.height = percent(pitch / box.height);
  }

  /** Puts the buttons there; the drawing itself is then silent. */
  open() {
    if (this.layer.isConnected) return;
    const { svg } = this.view;
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("tabindex");
    svg.after(this.layer);
    this.rove(0);
  }

  /** Takes them away: the drawing is one picture again, that arrow keys step through. */
  close() {
    const { svg } = this.view;
    svg.setAttribute("tabindex", "0");
    svg.removeAttribute("aria-hidden");
    this.layer.remove();
  }

  /** @param {number[]} seeds @param {string} turn @param {Entry|null} entry */
  show(seeds, turn, entry) {
    const to = turn in this.game.sides ? `, ${words.toPlay(this.game, turn)}` : "";
    this.layer.setAttribute("aria-label", `${words.words.pits}${to}; ${words.stored(this.game, seeds)}`);
    this.buttons.forEach((spot, place) => {
      const can = !!entry?.can[place];
      spot.setAttribute("aria-disabled", String(!can));
      spot.setAttribute("aria-label", words.pit(this.game, place, seeds[place], can));
      spot.classList.toggle("can", can);
    });
    if (entry?.pass) this.#offer(this.view.pits - 1, [{ move: entry.pass, text: words.words.pass, name: words.words.pass }]);
  }

  /** @param {number} place */
  rove(place) {
    this.buttons.forEach((spot, at) => (spot.tabIndex = at === place ? 0 : -1));
  }

  /** @param {number} place */
  focus(place) {
    this.rove(place);
    this.buttons[place].focus({ preventScroll: true });
  }

  /** Two moves from one pit: two small buttons over it, the first of them focused.
   * @param {number} place @param {string[]} moves */
  choose(place, moves) {
    const ways = moves.map((move) => ({ move, ...words.way(move, place < this.view.pits) }));
    ways.sort((a, b) => a.text.localeCompare(b.text)); // the arrows point outwards
    this.#offer(place, ways).querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {number} place @param {{move: string, text: string, name: string}[]} moves */
  #offer(place, moves) {
    this.unchoose();
    const ways = moves.map(({ move, text, name }) => {
      const way = button({ class: "control way", "aria-label": name, title: name }, text);
      way.addEventListener("click", () => this.play(move));
      return way;
    });
    const choice = html("div", { class: "choice", role: "group", "aria-label": words.words.direction }, ...ways);
    const { x, y } = this.view.spot(place);
    const { width, height } = this.view.box;
    Object.assign(choice.style, {
      position: "absolute",
      left: percent(Math.max(0.18, Math.min(0.82, x / width))),
      top: percent(y / height),
      transform: "translate(-50%,-50%)",
    });
    this.buttons[place].after(choice);
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
