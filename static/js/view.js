// Writes seeds and marks into one board's SVG. Knows where things lie, nothing of what they mean.
import { svg as make } from "./dom.js";
import { crosses, layout, rings, track } from "./layout.js";

/**
 * Where seeds lie: by arrangement and seed, a short line each. Even seeds are of one tone, odd ones of the other.
 * @typedef {{pit: string[][], store: string[][]}} Table
 * @typedef {import("./layout.js").Spot} Spot
 * @typedef {{path: number[], last: number, taken: number[], skipped: number[]}} Marks
 */

const HIGH = 32; // how far above its seeds a hand's count is

/** The d of each layer for n seeds.
 * @param {string[]} spots @param {number} n @returns {Record<string, string>} */
export function layers(spots, n) {
  const shown = spots.slice(0, n);
  const all = shown.join("");
  /** @param {number} parity */
  const half = (parity) => shown.filter((_, k) => k % 2 === parity).join("");
  return { shade: all, "seed-a": half(0), "seed-b": half(1), shine: all };
}

export class View {
  /** @type {SVGGElement[]} */
  #groups = [];
  /** @type {number[]} */
  #counts = [];
  /** @type {Spot[]} */
  #spots = [];

  /** @param {SVGSVGElement} svg @param {Table} table */
  constructor(svg, table) {
    this.svg = svg;
    this.table = table;
    this.box = svg.viewBox.baseVal;
    for (const group of /** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll("[data-place]"))) {
      const place = Number(group.dataset.place);
      const { e: x, f: y } = group.transform.baseVal.getItem(0).matrix;
      this.#groups[place] = group;
      this.#spots[place] = { x, y };
    }
    this.pits = Number(svg.dataset.pits);
    const transforms = this.#groups[0].transform.baseVal;
    const trough = document.querySelector(`${svg.querySelector("use")?.getAttribute("href")} .trough`);
    this.layout = layout({
      n: this.pits,
      at: (place) => this.spot(place),
      width: this.box.width,
      scale: transforms.numberOfItems > 1 ? transforms.getItem(1).matrix.a : 1,
      store: Number(trough?.getAttribute("width")),
      tall: Number(trough?.getAttribute("height")),
    });
    this.pitch = (100 / 44) * this.layout.radius;
    const rail = svg.querySelector(".turn") ?? document.querySelector(`svg.board[data-pits="${this.pits}"] .turn:not([transform])`);
    this.rail = rail?.cloneNode();
  }

  /** The middle of a place. @param {number} place @returns {Spot} */
  spot(place) {
    return this.#spots[place];
  }

  /** @param {number[]} seeds */
  seeds(seeds) {
    seeds.forEach((n, place) => this.pit(place, n));
  }

  /** @param {number} place @param {number} n */
  pit(place, n) {
    if (this.#counts[place] === n) return;
    this.#counts[place] = n;
    const { pit, store } = this.table;
    const k = place - 2 * this.pits;
    this.#fill(this.#groups[place], k < 0 ? pit[place % pit.length] : store[k], n);
  }

  /** @param {Element} group @param {string[]} spots @param {number} n */
  #fill(group, spots, n) {
    for (const [layer, d] of Object.entries(layers(spots, n))) group.querySelector(`.${layer}`)?.setAttribute("d", d);
    const count = group.querySelector(".count");
    if (count) count.textContent = String(n);
  }

  /** A handful of seeds above the board, drawn as a pit's are.
   * @param {number} n @param {Spot} where @returns {SVGGElement} */
  handful(n, where) {
    const group = /** @type {SVGGElement} */ (this.#groups[0].cloneNode(true));
    group.removeAttribute("data-place");
    group.setAttribute("class", "hand flying");
    const count = group.querySelector(".count");
    count?.setAttribute("y", String(-HIGH * this.layout.scale));
    count?.before(make("path", { class: "pill", d: `M-5-${HIGH}h10`, stroke: "#2b1606", "stroke-width": 25 }));
    this.weigh(group, n);
    this.carry(group, where);
    this.svg.append(group);
    return group;
  }

  /** @param {SVGGElement} handful @param {number} n */
  weigh(handful, n) {
    this.#fill(handful, this.table.pit[0], n);
  }

  /** @param {SVGGElement} handful @param {Spot} where */
  carry(handful, { x, y }) {
    handful.setAttribute("transform", `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${this.layout.scale})`);
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

  /** The way of a sowing, the pits it took from and passed over, the place of its last seed. Each kind is one path of `.marks`.
   * @param {Marks} marks */
  marks({ path, last, taken, skipped }) {
    const l = this.layout;
    /** @type {[string, string, Record<string, string>][]} */
    const kinds = [
      ["taken", rings(l, taken, -8), { stroke: "#fff1d4", "stroke-width": "3", "stroke-dasharray": "7 6" }],
      ["last", rings(l, last < 0 ? [] : [last], -2.5), { stroke: "#fff1d4", "stroke-width": "4" }],
      ["path", track(l, path), { stroke: "#6b1d07", "stroke-width": "2.5" }],
      ["skip", crosses(l, skipped), { stroke: "#6b1d07", "stroke-width": "2.5" }],
    ];
    const drawn = kinds.filter(([, d]) => d);
    this.#marks.replaceChildren(...drawn.map(([name, d, look]) => make("path", { class: name, d, ...look })));
  }

  /** Marks as they are drawn on another picture of this board.
   * @param {SVGSVGElement} other */
  marksOf(other) {
    const nodes = other.querySelector(".marks")?.cloneNode(true).childNodes ?? [];
    this.#marks.replaceChildren(...nodes);
  }

  /** The group of the marks, above the seeds; a board without any does not have it yet. */
  get #marks() {
    return this.svg.querySelector(".marks") ?? this.svg.appendChild(make("g", { class: "marks" }));
  }

  /** Marks the side on turn; none for anything but S and N.
   * @param {string} side */
  turn(side) {
    const now = this.svg.querySelector(".turn");
    const name = `turn-${side.toLowerCase()}`;
    if (now?.classList.contains(name)) return;
    now?.remove();
    if (side !== "S" && side !== "N") return;
    const path = /** @type {Element|undefined} */ (this.rail?.cloneNode());
    if (!path) return;
    if (!path.classList.contains(name)) {
      // The other side's mark, turned round the middle of the wood.
      path.setAttribute("class", `turn ${name}`);
      path.setAttribute("transform", `rotate(180 ${this.box.x + this.box.width / 2} ${this.layout.middle})`);
    }
    this.svg.querySelector("use")?.after(path);
  }
}
