// Draws seeds and marks in the SVG of a board. It knows positions but no rules.
import { find, findAll, set, svg as make } from "./dom.js";
import { area, layout, flippedPlace } from "./layout.js";
import { bound, lids, owned, rail } from "./marks.js";
import { specialPits } from "./position.js";
import { layers, seedPaths } from "./seeds.js";
/** @import { Point } from "./layout.js" */
/** @import { SpecialPits } from "./position.js" */
/** @import { SeedTable } from "./seeds.js" */

const COUNT_HEIGHT = 32; // of a hand's count above its seeds
const LAYERS = ["shade", "seed-a", "seed-b", "shine"];

/** @param {Element} within @param {Record<string, string>} paths the path data of each layer */
function drawLayers(within, paths) {
  for (const [layer, d] of Object.entries(paths)) set(find(within, `.${layer}`), { d });
}

export class BoardSvg {
  flipped = false; // whether the board is seen from North's side
  facing = false; // whether the numbers of the far side are turned, for someone who sits there
  special = specialPits("");
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

  /** Adds a handful of seeds above the board, drawn as in a pit. @param {number} n @param {Point} point @returns {SVGGElement} */
  addHand(n, point) {
    const y = -COUNT_HEIGHT * this.layout.scale;
    const paths = LAYERS.map((layer) => find(this.svg, `.${layer}`).cloneNode());
    const pill = make("path", { class: "pill", d: `M-5 ${y}h10` });
    const hand = make("g", { class: "hand flying" }, ...paths, pill, make("text", { class: "count", y, dy: ".355em" }));
    this.fillHand(hand, n);
    this.moveHand(hand, point);
    this.svg.append(hand);
    return hand;
  }

  /** @param {SVGGElement} hand @param {number} n */
  fillHand(hand, n) {
    drawLayers(hand, layers([[seedPaths(this.table, this.layout, 0, { x: 0, y: 0 }), n]]));
    find(hand, ".count").textContent = String(n);
  }

  /** @param {SVGGElement} hand @param {Point} point */
  moveHand(hand, { x, y }) {
    set(hand, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` });
  }

  /** The point of a hand at rest over a place. @param {number} place @returns {Point} */
  above(place) {
    const { x, y } = this.center(place);
    return { x, y: y - this.layout.pitch * 0.16 };
  }

  removeHands() {
    for (const hand of findAll(this.svg, ".hand")) hand.remove();
  }

  /** Covers the pits that are out of play, and marks those that are bound and those that a player owns. @param {SpecialPits} special */
  setSpecial(special) {
    this.special = special;
    const toward = this.flipped ? -1 : 1;
    this.#drawPits("closed", lids, special.closed);
    this.#drawPits("bound", bound, special.bound);
    this.#drawPits("owned-s", owned, special.S, toward);
    this.#drawPits("owned-n", owned, special.N, -toward);
  }

  /** Draws one kind of mark under the seeds of pits. @param {string} kind @param {typeof owned} draw @param {number[]} pits @param {number} toward */
  #drawPits(kind, draw, pits, toward = 0) {
    find(this.svg, `.${kind}`)?.remove();
    const slots = pits.map((pit) => this.slot(pit));
    if (pits.length) find(this.svg, ".shade").before(make("path", { class: kind, d: draw(this.layout, slots, toward) }));
  }

  /** Marks the side to move: S, N, or neither. @param {string} side */
  setTurn(side) {
    find(this.svg, ".turn")?.remove();
    if (!side) return;
    const edge = this.flipped ? (side === "S" ? "N" : "S") : side;
    find(this.svg, "use")?.after(make("path", { class: `turn turn-${side.toLowerCase()}`, d: rail(this.layout, edge) }));
  }
}
