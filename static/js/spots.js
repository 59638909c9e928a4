// The pits as buttons: laid over the drawing, in reading order, one tab stop for all of them.
import { button, html, set } from "./dom.js";
import * as words from "./words.js";

/**
 * @typedef {import("./view.js").View} View
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./words.js").Game} Game
 */

/** Places in reading order as they are seen: the far row left to right, then the near one.
 * @param {import("./layout.js").Spot[]} spots by place @returns {number[]} */
export const readingOrder = (spots) => [...spots.keys()].sort((a, b) => spots[a].y - spots[b].y || spots[a].x - spots[b].x);

/** Where an arrow key leads from a pit: along its row and round the end to the other row, across, to the row's ends.
 * @param {number} place @param {string} key @param {number[]} order of the places, as they are read @returns {number} */
export function step(place, key, order) {
  const n = order.length / 2;
  const at = order.indexOf(place);
  const column = at % n;
  const row = at - column;
  const across = (at + n) % (2 * n);
  const to = {
    ArrowRight: column < n - 1 ? at + 1 : across, ArrowLeft: column ? at - 1 : across,
    ArrowUp: column, ArrowDown: n + column, Home: row, End: row + n - 1,
  }[key];
  return order[to ?? at];
}

/** @param {number} part */
const percent = (part) => `${100 * part}%`;

export class Spots {
  /** @type {HTMLButtonElement[]} */
  buttons = [];
  /** @type {number[]} the places as they are read */
  order = [];
  /** @type {string[]} what the pits are called */
  labels;

  /** @param {View} view @param {Game} game @param {(place: number, way: string) => void} play */
  constructor(view, game, play) {
    this.view = view;
    this.game = game;
    this.play = play;
    this.labels = game.labels;
    this.layer = html("div", { class: "pits", role: "group" });
    for (let place = 0; place < 2 * view.pits; place++) {
      this.buttons.push(button({ class: "spot", "data-place": place, tabindex: -1 }));
      this.buttons[place].addEventListener("click", () => play(place, ""));
    }
    this.buttons[0].tabIndex = 0;
    this.lay();
    set(view.svg, { "aria-hidden": true, tabindex: null }); // the buttons say it all
    view.svg.after(this.layer);
  }

  /** Lays the buttons over the pits, in the order they are seen. */
  lay() {
    const { view } = this;
    const { box, pitch } = view;
    const active = document.activeElement;
    const spots = this.buttons.map((_, place) => view.spot(place));
    this.order = readingOrder(spots);
    for (const place of this.order) {
      const { x, y } = spots[place];
      const spot = this.buttons[place];
      spot.style.cssText = `left:${percent((x - pitch / 2) / box.width)};top:${percent((y - pitch / 2) / box.height)};` +
        `width:${percent(pitch / box.width)};height:${percent(pitch / box.height)}`;
      this.layer.append(spot);
    }
    if (this.layer.contains(active)) /** @type {HTMLElement} */ (active).focus({ preventScroll: true });
  }

  /** @param {number[]} seeds @param {string} turn @param {number} hand @param {Entry|undefined} entry what may be played, if known */
  show(seeds, turn, hand, entry) {
    set(this.layer, { "aria-label": words.board(this.game, seeds, turn, hand) });
    this.buttons.forEach((spot, place) => {
      const can = entry ? !!entry.can[place] : null;
      set(spot, { "aria-label": words.pit(this.game, place, this.labels[place], seeds[place], can), "aria-disabled": can === null ? null : !can });
      spot.classList.toggle("can", !!can);
    });
    if (entry?.pass) this.#offer(-1, [{ text: words.t("pass"), name: words.t("pass"), way: "" }]);
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
    const near = this.view.spot(place).y > this.view.box.height / 2;
    const ways = moves.map((move) => ({ ...words.way(move, near), way: move.slice(-1) }));
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
    const choice = html("div", { class: "choice", role: "group", "aria-label": words.t("direction") }, ...ways);
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
