// Where the lines on a board run: arcs from rim to rim, rings round places, crosses. The same measures as internal/figure,
// whose drawings of the same plies these must match (test/arcs.test.js).

/**
 * @typedef {{x: number, y: number}} Spot
 *
 * What the drawing of a board tells: pits a side, the middle of each place, the width of the whole, how much larger than with
 * six a side the pits are, a store's width and length.
 * @typedef {{n: number, at: (place: number) => Spot, width: number, scale: number, store: number, tall: number}} Measures
 * @typedef {Measures & {radius: number, middle: number}} Layout
 */

const EASE = 3; // between a rim and a line
const SLIGHT = Math.PI * 0.16; // from a pit's inner rim to an arc's foot, toward a neighbour
const STEEP = Math.PI * 0.3; // toward a store
const ROUND = Math.PI * 0.4; // toward the other row
const LAPS = 2; // drawn between the same two places

/** @param {Measures} m @returns {Layout} */
export const layout = (m) => ({ ...m, radius: 44 * m.scale, middle: (m.at(0).y + m.at(2 * m.n - 1).y) / 2 });

/** @param {Layout} l @param {number} place */
const isStore = (l, place) => place >= 2 * l.n;

/** 1 for South's side, -1 for North's. @param {Layout} l @param {number} place */
const out = (l, place) => (place < l.n || place === 2 * l.n ? 1 : -1);

/** @param {number} v */
const sign = (v) => (v < 0 ? -1 : 1);

/** @param {number} v */
const round = (v) => Math.round(v * 10) / 10 || 0;

/** @param {Spot} p */
const pair = ({ x, y }) => `${round(x)} ${round(y)}`;

/** The point on a pit's rim at an angle from its inner end, to the left (-1) or right (1).
 * @param {Layout} l @param {number} pit @param {number} toward @param {number} angle @returns {Spot} */
function foot(l, pit, toward, angle) {
  const { x, y } = l.at(pit);
  const r = l.radius + EASE;
  return { x: x + toward * r * Math.sin(angle), y: y - out(l, pit) * r * Math.cos(angle) };
}

/** Where an arc between place p and place q stands at p.
 * @param {Layout} l @param {number} p @param {number} q @param {number} lap @returns {Spot} */
function footToward(l, p, q, lap) {
  const a = l.at(p);
  const toward = sign(l.at(q).x - a.x);
  if (isStore(l, p)) {
    return { x: a.x + toward * (l.store / 2 + EASE), y: l.middle + out(l, q) * (17 + 0.18 * l.radius - 4 * lap) };
  }
  return foot(l, p, toward, (isStore(l, q) ? STEEP : SLIGHT) - 0.05 * Math.PI * lap);
}

/** An arc: toward the middle of the board along a row, toward its end round a corner.
 * @param {Layout} l @param {number} p @param {number} q @param {number} lap @returns {[Spot, Spot, Spot]} feet and control point between */
function hop(l, p, q, lap) {
  if (!isStore(l, p) && !isStore(l, q) && out(l, p) !== out(l, q)) {
    const end = l.n === 1 ? out(l, p) : sign((l.at(p).x + l.at(q).x) / 2 - l.width / 2);
    const from = foot(l, p, end, ROUND);
    const to = foot(l, q, end, ROUND);
    return [from, { x: (from.x + to.x) / 2 + end * (12 + 9 * lap), y: (from.y + to.y) / 2 }, to];
  }
  const from = footToward(l, p, q, lap);
  const to = footToward(l, q, p, lap);
  const store = isStore(l, p) || isStore(l, q);
  const up = 24 * Math.min(1, Math.max(0.6, l.scale)) + 9 * lap;
  const side = out(l, isStore(l, p) ? q : p);
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - side * up * (store ? 0.2 : 1) }, to];
}

/** The d of a sowing: a dot where the seeds were lifted, an arc a seed, an arrowhead.
 * @param {Layout} l @param {number[]} path the places visited, the lifted pit first @returns {string} */
export function track(l, path) {
  /** @type {Record<string, number>} */
  const drawn = {};
  const arcs = [];
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1], path[i]];
    if (p === q) continue;
    const lap = (drawn[`${p} ${q}`] ??= 0);
    drawn[`${p} ${q}`]++;
    if (lap < LAPS || i === path.length - 1) arcs.push(hop(l, p, q, Math.min(lap, LAPS - 1)));
  }
  if (arcs.length === 0) return "";
  const { x, y } = arcs[0][0];
  let d = `M${pair({ x: x - 2, y })}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
  let pen = "";
  for (const [from, by, to] of arcs) {
    if (pair(from) !== pen) d += `M${pair(from)}`;
    d += `Q${pair(by)} ${pair(to)}`;
    pen = pair(to);
  }
  const [, by, to] = arcs[arcs.length - 1];
  const angle = Math.atan2(to.y - by.y, to.x - by.x);
  for (const turn of [Math.PI - 0.55, Math.PI + 0.55]) {
    d += `M${pair(to)}l${pair({ x: 10 * Math.cos(angle + turn), y: 10 * Math.sin(angle + turn) })}`;
  }
  return d;
}

/** The d of a ring round each place, that many units beyond its rim.
 * @param {Layout} l @param {number[]} places @param {number} beyond @returns {string} */
export function rings(l, places, beyond) {
  let d = "";
  for (const place of places) {
    const { x, y } = l.at(place);
    if (isStore(l, place)) {
      // Open toward the count.
      const r = round(l.store / 2 + beyond);
      const side = out(l, place);
      const end = l.tall / 2 - 60;
      const long = side * ((l.tall - l.store) / 2 + end);
      d += `M${pair({ x: x - r, y: y + side * end })}v${round(-long)}a${r} ${r} 0 0 ${side < 0 ? 0 : 1} ${2 * r} 0v${round(long)}`;
    } else {
      const r = l.radius + beyond * Math.min(1, Math.max(0.5, l.scale));
      const arc = `a${round(r)} ${round(r)} 0 1 1`;
      d += `M${pair({ x: x - r, y })}${arc} ${round(2 * r)} 0${arc} ${round(-2 * r)} 0`;
    }
  }
  return d;
}

/** The d of a small cross at each place passed over, where the sowing would have come in.
 * @param {Layout} l @param {number[]} places @returns {string} */
export function crosses(l, places) {
  return places.map((place) => {
    const { x, y } = l.at(place);
    const c = isStore(l, place) ? { x: x - sign(x - l.width / 2) * (l.store / 2), y } : { x, y: y - out(l, place) * l.radius };
    return `M${pair({ x: c.x - 5, y: c.y - 5 })}l10 10m0-10l-10 10`;
  }).join("");
}
