// Draws empty boards with any number of pits, with exactly the SVG of internal/boardsvg (test/empty-boards.json). The page itself has only
// the boards of its games.
import { labelAt, layout, outward } from "../layout.js";
/** @import { Layout } from "../layout.js" */

const SIDE = 7; // height of the board's side, drawn below it
const WALL = 4; // thickness of the wood around a tray
const INSET = 36; // from a store's ends to the long edges
const BEYOND = 19; // from a pit's rim to the center of its count

/** Writes a length with at most one decimal. @param {number} v */
const num = (v) => String((v < 0 ? -Math.floor(-v * 10 + 0.5) : Math.floor(v * 10 + 0.5)) / 10 || 0);

/** @param {number} x @param {number} y */
const pair = (x, y) => (num(y)[0] === "-" ? num(x) + num(y) : `${num(x)} ${num(y)}`);

/** Numbers the pits: "near" from each player's store, "left" from each player's left, "cell" through all rows.
 * @param {string} how @param {number} n pits a side */
export const labels = (how, n) =>
  Array.from({ length: 2 * n }, (_, place) => String(how === "near" ? n - (place % n) : how === "left" ? (place % n) + 1 : place + 1));

/** Makes a generator of random numbers from 0 to 1 (splitmix64). @param {bigint} seed */
function dice(seed) {
  const all = (1n << 64n) - 1n;
  return () => {
    seed = (seed + 0x9e3779b97f4a7c15n) & all;
    let z = ((seed ^ (seed >> 30n)) * 0xbf58476d1ce4e5b9n) & all;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & all;
    return Number((z ^ (z >> 31n)) >> 11n) / 2 ** 53;
  };
}

/** Draws the grain of the wood, as path data. @param {number} from @param {number} to @param {number} height */
function grain(from, to, height) {
  const roll = dice(4211n);
  const wave = () => 7 * (roll() - 0.5);
  const square = (/** @type {number} */ v) => v * v;
  const long = to - from;
  let d = "";
  for (let y = 9; y < height - 6; y += 4 + 9 * roll()) {
    const corner = Math.max(0, 30 - Math.min(y, height - y)) * 0.8;
    d += `M${pair(from + corner + long * 0.2 * square(roll()), y)}C${pair(from + long * 0.35, y + wave())} ${pair(from + long * 0.65, y + wave())} `;
    d += pair(to - corner - long * 0.2 * square(roll()), y + wave() * 0.5);
  }
  return d;
}

/** @param {string} kind @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r @param {string} look */
const rect = (kind, x, y, w, h, r, look) =>
  `<rect class="${kind}" x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${num(r)}" ${look}/>`;

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} r */
const plank = (x, y, w, h, r) =>
  rect("side", x, y + SIDE, w, h, r, 'fill="#8a5c2e"') +
  rect("wood", x, y, w, h, r, 'fill="url(#wood)"') +
  rect("edge", x + 1.5, y + 1.5, w - 3, h - 3, r - 1.5, 'fill="none" stroke="#fff3d8" stroke-opacity=".5" stroke-width="2"');

/** Finds the center of a place's count. @param {Layout} l @param {number} place */
function tally(l, place) {
  const { x, y } = l.at(place);
  return { x, y: y + outward(l, place) * (place < 2 * l.n ? l.radius + BEYOND : l.height / 2 - 76 + BEYOND) };
}

/** Draws the groove along one long edge. @param {Layout} l @param {number} side */
const rail = (l, side) =>
  `M${pair(l.rails - 10, l.height / 2 + side * (l.height / 2 - 21.5))}q0 ${num(side * 14)} 14 ${num(side * 14)}h${num(l.width - 2 * l.rails - 8)}q14 0 14 ${num(-side * 14)}`;

/** Draws the line between the sides of a board with more than one row a side. @param {Layout} l */
function divider(l) {
  if (l.rows === 1) return "";
  if (l.rows === 2) return `M${pair(l.rails, l.middle)}h${num(l.width - 2 * l.rails)}`;
  const [half, step] = [l.width / 2 - l.rails, l.radius + 68];
  return `M${pair(l.rails, l.middle + step)}h${num(half)}v${num(-2 * step)}h${num(half)}`;
}

/** Draws an empty board with its pits and stores, to be used by board().
 * @param {string} id @param {number} n pits a side @param {boolean} piles @param {boolean} storesLeft @param {string[]} names of the pits, by
 * place @param {number} [rows] rows a side */
export function wood(id, n, piles, storesLeft, names, rows = 1) {
  const l = layout(n, piles, storesLeft, rows);
  const places = [...Array(l.places).keys()];
  const stores = places.slice(2 * n);
  const zone = stores.length ? 60 * Math.max(1, l.scale) : 30;
  const left = (l.width - l.columns * l.pitch - 2 * zone) / 2;
  const [from, to] = piles ? [left + zone - 5, l.width - left - zone + 5] : [left, l.width - left];
  const trays = (piles ? stores : []).map((store) =>
    plank(l.at(store).x - l.store / 2 - WALL, INSET - WALL, l.store + 2 * WALL, l.tall + 2 * WALL, l.store / 2 + WALL),
  );
  const troughs = stores.map((store) => {
    const { x, y } = l.at(store);
    const grown = (/** @type {string} */ kind, /** @type {number} */ by, /** @type {string} */ look) =>
      rect(kind, x - l.store / 2 - by, y - l.tall / 2 - by, l.store + 2 * by, l.tall + 2 * by, l.store / 2 + by, look);
    return grown("rim", 1.5, 'fill="none" stroke="url(#rim)" stroke-width="3.4"') + grown("trough", 0, 'fill="url(#trough)"');
  });
  const pits = places.slice(0, 2 * n);
  const scale = l.scale === 1 ? "" : ` scale(${Number(l.scale.toPrecision(4))})`;
  const bowls = pits.map((pit) => `<use href="#bowl" transform="translate(${pair(l.at(pit).x, l.at(pit).y)})${scale}"/>`);
  const pills = places.map((place) => {
    const { x, y } = tally(l, place);
    const half = place < 2 * n ? 6 : 5;
    return `M${pair(x - half, y)}h${num(2 * half)}`;
  });
  const texts = pits.map((pit) => {
    const { x, y } = labelAt(l, pit);
    return `<text class="label" x="${num(x)}" y="${num(y)}" dy=".34em" font-family="Georgia,serif" font-size="17" fill="#3d2208">${names[pit]}</text>`;
  });
  return (
    `<g id="${id}" text-anchor="middle">${trays.join("")}${plank(from, 0, to - from, l.height, Math.min(44, l.radius))}` +
    `<path class="grain" d="${grain(from + 4, to - 4, l.height)}" fill="none" stroke="#7a4a1e" stroke-opacity=".14" stroke-width="1.1"/>` +
    troughs.join("") +
    bowls.join("") +
    `<path class="groove" d="${rail(l, 1)}${rail(l, -1)}${divider(l)}" fill="none" stroke="#5b3716" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>` +
    `<path class="pill" d="${pills.join("")}" fill="none" stroke="#2b1606" stroke-width="25" stroke-linecap="round"/>${texts.join("")}</g>`
  );
}

/** Draws a board without seeds, which its script adds.
 * @param {string} id of its wood() @param {number} n @param {boolean} piles @param {boolean} storesLeft @param {number} [rows] */
export function board(id, n, piles, storesLeft, rows = 1) {
  const l = layout(n, piles, storesLeft, rows);
  const layer = (/** @type {string} */ kind, /** @type {string} */ colour, /** @type {number} */ pen, dx = 0, dy = 0) =>
    `<path class="${kind}" d="" fill="none" ${colour} stroke-width="${num(pen * l.scale)}"${dx ? ` transform="translate(${pair(dx * l.scale, dy * l.scale)})"` : ""}/>`;
  const counts = Array.from({ length: l.places }, (_, place) => {
    const { x, y } = tally(l, place);
    return `<text class="count" data-place="${place}" x="${num(x)}" y="${num(y)}" dy=".355em">0</text>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="0 0 ${num(l.width)} ${num(l.height + SIDE)}" role="img" aria-label="" data-pits="${n}"` +
    `${rows > 1 ? ` data-rows="${rows}"` : ""}${piles ? ' data-piles=""' : ""}${storesLeft ? ' data-left=""' : ""} fill="#fff6e4" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle" font-family="system-ui,sans-serif"` +
    ` font-size="20" font-weight="700"><use href="#${id}"/>${layer("shade", 'stroke="#000" stroke-opacity=".38"', 14.5, 1.8, 2.8)}` +
    `${layer("seed-a", 'stroke="#f3e6c9"', 12.8)}${layer("seed-b", 'stroke="#dba765"', 12.8)}` +
    `${layer("shine", 'stroke="#fff" stroke-opacity=".7"', 2.4, -1.9, -2.8)}${counts.join("")}</svg>`
  );
}
