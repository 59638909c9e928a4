// Writes seeds and marks into one board's SVG. Knows where things lie, nothing of what they mean.
import { set, svg as make } from "./dom.js";
import { badge, crosses, dots, layout, pointers, rail, rings, track, turnedRound } from "./layout.js";
import { layers, lying } from "./seeds.js";

/**
 * @typedef {import("./seeds.js").Table} Table
 * @typedef {import("./seeds.js").Lying} Lying
 * @typedef {import("./layout.js").Spot} Spot
 *
 * What the last ply did: the places the hand visited, where the last seed fell (-1 nowhere), what was taken, what was passed over.
 * What an author points at: places with letters, from place to place. Where two boards first differ (-1 nowhere).
 * @typedef {{path: number[], last: number, taken: number[], skipped: number[],
 *   letters?: [number, string][], arrows?: [number, number][], differs?: number}} Marks
 */

const HIGH = 32; // how far above its seeds a hand's count is
const LAYERS = ["shade", "seed-a", "seed-b", "shine"];

/** A layer of seeds, a part of the drawing. @param {Element} within @param {string} layer */
const part = (within, layer) => within.querySelector(`.${layer}`);

/** @param {Element} within @param {Record<string, string>} drawn the d of each layer */
function write(within, drawn) {
  for (const [layer, d] of Object.entries(drawn)) part(within, layer)?.setAttribute("d", d);
}

export class View {
  /** Whether the board is seen from North's side. */
  flip = false;
  /** @type {number[]} by where they are drawn, as all that is kept here */
  #counts = [];
  /** @type {Lying[]} */
  #lying = [];
  /** @type {Element[]} */
  #digits = [];

  /** @param {SVGSVGElement} svg @param {Table} table */
  constructor(svg, table) {
    this.svg = svg;
    this.table = table;
    this.box = svg.viewBox.baseVal;
    this.pits = Number(svg.dataset.pits);
    this.layout = layout(this.pits, "piles" in svg.dataset);
    this.pitch = this.layout.pitch;
    this.#digits = [...svg.querySelectorAll("[data-place]")];
    this.#counts = this.#digits.map((digits) => Number(digits.textContent));
  }

  /** The place whose spot another has as the board is seen now, and the other way about.
   * @param {number} place */
  slot(place) {
    return this.flip ? turnedRound(place, this.pits) : place;
  }

  /** The middle of a place.
   * @param {number} place @returns {Spot} */
  spot(place) {
    return this.layout.at(this.slot(place));
  }

  /** @param {number[]} seeds */
  seeds(seeds) {
    const changed = seeds.map((n, place) => this.#count(this.slot(place), n));
    if (changed.includes(true)) this.#draw();
  }

  /** @param {number} place @param {number} n */
  pit(place, n) {
    if (this.#count(this.slot(place), n)) this.#draw();
  }

  /** @param {number} slot @param {number} n @returns {boolean} whether that is another count than before */
  #count(slot, n) {
    if (this.#counts[slot] === n) return false;
    this.#counts[slot] = n;
    this.#digits[slot].textContent = String(n);
    return true;
  }

  #draw() {
    write(this.svg, layers(this.#counts.map((n, slot) => [n ? (this.#lying[slot] ??= lying(this.table, this.layout, slot)) : [], n])));
  }

  /** Has the board seen from the other side: seeds, turn and marks are to be drawn again. */
  turnRound() {
    this.flip = !this.flip;
    this.#digits.forEach((digits, slot) => set(digits, { "data-place": this.slot(slot) }));
  }

  /** A handful of seeds above the board, drawn as a pit's are.
   * @param {number} n @param {Spot} where @returns {SVGGElement} */
  handful(n, where) {
    const y = -HIGH * this.layout.scale;
    const pens = LAYERS.map((layer) => part(this.svg, layer)?.cloneNode() ?? "");
    const group = make("g", { class: "hand flying" }, .../** @type {Node[]} */ (pens), make("path", { class: "pill", d: `M-5 ${y}h10` }), make("text", { class: "count", y, dy: ".355em" }));
    this.weigh(group, n);
    this.carry(group, where);
    this.svg.append(group);
    return group;
  }

  /** @param {SVGGElement} handful @param {number} n */
  weigh(handful, n) {
    write(handful, layers([[lying(this.table, this.layout, 0, { x: 0, y: 0 }), n]]));
    const count = handful.querySelector(".count");
    if (count) count.textContent = String(n);
  }

  /** @param {SVGGElement} handful @param {Spot} where */
  carry(handful, { x, y }) {
    handful.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  }

  /** The hand at rest over a place.
   * @param {number} n @param {number} place @returns {SVGGElement} */
  hold(n, place) {
    return this.handful(n, this.above(place));
  }

  /** Where a hand over a place is.
   * @param {number} place @returns {Spot} */
  above(place) {
    const { x, y } = this.spot(place);
    return { x, y: y - this.pitch * 0.16 };
  }

  /** Takes every handful away. */
  clear() {
    for (const hand of this.svg.querySelectorAll(".hand")) hand.remove();
  }

  /** Draws marks instead of those there are; each kind is one path of `.marks`.
   * @param {Marks} marks */
  marks({ path, last, taken, skipped, letters = [], arrows = [], differs = -1 }) {
    const l = this.layout;
    /** @param {number[]} places */
    const slots = (places) => places.map((place) => this.slot(place));
    const other = slots(differs < 0 ? [] : [differs]);
    const lettered = slots(letters.map(([place]) => place));
    const points = pointers(l, arrows.map(([from, to]) => [this.slot(from), this.slot(to)]));
    /** @type {[Spot, string][]} */
    const badges = [
      ...letters.map(([, letter], k) => /** @type {[Spot, string]} */ ([badge(l, lettered[k], 1), letter])),
      ...other.map((slot) => /** @type {[Spot, string]} */ ([badge(l, slot, -1), "≠"])),
    ];
    const kinds = {
      taken: rings(l, slots(taken), -8),
      last: rings(l, last < 0 ? [] : slots([last]), -2.5),
      path: track(l, slots(path)),
      skip: crosses(l, slots(skipped)),
      "arrow-edge": points,
      arrow: points,
      differs: rings(l, other, 3),
      mark: rings(l, lettered, 2),
      badge: dots(badges.map(([spot]) => spot)),
    };
    const drawn = Object.entries(kinds).filter(([, d]) => d).map(([kind, d]) => make("path", { class: kind, d }));
    const texts = badges.map(([spot, text]) => make("text", { class: "letter", dy: ".35em", ...spot }, text));
    this.#marks.replaceChildren(...drawn, ...texts);
  }

  /** The group of the marks, above the seeds; a board without any does not have it yet. */
  get #marks() {
    return this.svg.querySelector(".marks") ?? this.svg.appendChild(make("g", { class: "marks" }));
  }

  /** Marks the side on turn; none for anything but S and N.
   * @param {string} side */
  turn(side) {
    this.svg.querySelector(".turn")?.remove();
    if (side !== "S" && side !== "N") return;
    const edge = this.flip ? (side === "S" ? "N" : "S") : side;
    this.svg.querySelector("use")?.after(make("path", { class: `turn turn-${side.toLowerCase()}`, d: rail(this.layout, edge) }));
  }
}
