// Draws seeds in the SVG of a board. It knows positions but no rules.
import { find, findAll, set } from "./dom.js";
import { area, layout, flippedPlace } from "./layout.js";
import { layers, seedPaths } from "./seeds.js";
/** @import { Point } from "./layout.js" */
/** @import { SeedTable } from "./seeds.js" */

/** @param {Element} within @param {Record<string, string>} paths the path data of each layer */
function drawLayers(within, paths) {
  for (const [layer, d] of Object.entries(paths)) set(find(within, `.${layer}`), { d });
}

export class BoardSvg {
  flipped = false; // whether the board is seen from North's side
  facing = false; // whether the numbers of the far side are turned, for someone who sits there
  /** @type {number[]} by slot, like everything below */
  #counts = [];
  /** @type {string[][]} */
  #seeds = [];
  /** @type {Element[]} */
  #digits = [];

  /** @param {SVGSVGElement} svg @param {SeedTable} table */
  constructor(svg, table) {
    this.svg = svg;
    this.table = table;
    this.box = svg.viewBox.baseVal;
    this.pits = Number(svg.dataset.pits);
    this.rows = Number(svg.dataset.rows ?? 1); // a side
    this.layout = layout(this.pits, "piles" in svg.dataset, "left" in svg.dataset, this.rows);
    this.#digits = findAll(svg, "[data-place]");
    this.#counts = this.#digits.map((digits) => Number(digits.textContent));
  }

  /** The slot of a place: the place drawn at the same point when the board is not flipped. @param {number} place */
  slot(place) {
    return this.flipped ? flippedPlace(place, this.pits) : place;
  }

  /** The middle of a place. @param {number} place @returns {Point} */
  center(place) {
    return this.layout.at(this.slot(place));
  }

  /** The area of a place, as fractions of the drawing. @param {number} place */
  area(place) {
    return area(this.layout, this.slot(place), this.box);
  }

  /** Draws the seeds of every place, and no hand. @param {number[]} seeds */
  setSeeds(seeds) {
    this.removeHands();
    const changed = seeds.slice(0, this.layout.places).map((n, place) => this.#setCount(place, n));
    if (changed.includes(true)) this.#draw();
  }

  /** Draws the seeds of one place. @param {number} place @param {number} n */
  setPlace(place, n) {
    if (this.#setCount(place, n)) this.#draw();
  }

  /** @param {number} place @param {number} n @returns {boolean} whether the count changed */
  #setCount(place, n) {
    const slot = this.slot(place);
    if (this.#counts[slot] === n) return false;
    this.#counts[slot] = n;
    this.#digits[slot].textContent = String(n);
    return true;
  }

  #draw() {
    const paths = (/** @type {number} */ slot) => (this.#seeds[slot] ??= seedPaths(this.table, this.layout, slot));
    drawLayers(this.svg, layers(this.#counts.map((n, slot) => [n ? paths(slot) : [], n])));
  }

  /** Flips the board. Seeds, turn, marks and labels must be drawn again. */
  flip() {
    this.flipped = !this.flipped;
    this.#digits.forEach((digits, slot) => set(digits, { "data-place": this.slot(slot) }));
  }

  /** Draws a handful of seeds in an element that has the layers of seeds. @param {Element} hand @param {number} n */
  drawHandful(hand, n) {
    drawLayers(hand, layers([[seedPaths(this.table, this.layout, 0, { x: 0, y: 0 }), n]]));
  }

  removeHands() {
    for (const hand of findAll(this.svg, ".hand")) hand.remove();
  }
}
