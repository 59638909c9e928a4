// Where the lines on a board run: arcs from rim to rim, rings round places, crosses. The same measures as internal/boardsvg,
// whose drawings of the same boards these must match (test/layout.test.js).

/**
 * @typedef {{x: number, y: number}} Spot
 *
 * Where everything on a board of n pits a side is: the middle of each place, how much larger than with six a side its pits and
 * seeds are, a store's width and length, the wood's width and height, where the marks of the turn begin.
 * @typedef {{n: number, at: (place: number) => Spot, scale: number, pitch: number, radius: number, store: number, tall: number,
 *   width: number, height: number, middle: number, rails: number}} Layout
 */

const EASE = 3; // between a rim and a line
const SLIGHT = Math.PI * 0.16; // from a pit's inner rim to an arc's foot, toward a neighbour
const STEEP = Math.PI * 0.3; // toward a store
const ROUND = Math.PI * 0.4; // toward the other row
const LAPS = 2; // drawn between the same two places

/** @param {number} n pits a side @param {boolean} [piles] trays beside it instead of stores in it @returns {Layout} */
export function layout(n, piles = false) {
  const scale = n < 6 ? Math.min(1.2, 720 / (100 * n + 120)) : 6 / Math.min(n, 12);
  const wide = Math.max(1, scale);
  const [pitch, radius, zone, store] = [100 * scale, 44 * scale, 60 * wide, (piles ? 41 : 44) * wide];
  const width = n > 12 ? n * pitch + 2 * zone : 720;
  const left = (width - n * pitch - 2 * zone) / 2;
  const height = 2 * (76 + 2 * radius) + 34;
  const middle = height / 2;
  const end = left + (piles ? store / 2 + 5 : zone / 2 + 1);
  return {
    n, scale, pitch, radius, store, width, height, middle,
    tall: height - 72,
    rails: left + zone + (piles ? 26 : 2),
    at(place) {
      if (place >= 2 * n) return { x: place > 2 * n ? end : width - end, y: middle };
      const south = place < n;
      return { x: left + zone + pitch * ((south ? place : 2 * n - 1 - place) + 0.5), y: middle + (south ? 1 : -1) * (17 + radius) };
    },
  };
}

/** The place that is drawn where this one is, or the other way about, when the board is seen from North's side; -1 stays.
 * @param {number} place @param {number} n */
export const turnedRound = (place, n) => (place < 0 ? place : place < 2 * n ? (place + n) % (2 * n) : 4 * n + 1 - place);

/** Where a pit's label is, beyond its count. @param {Layout} l @param {number} pit @returns {Spot} */
export function name(l, pit) {
  const { x, y } = l.at(pit);
  return { x, y: y + out(l, pit) * (l.radius + 49) };
}

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
  d += head(by, to, 10, 0.55);
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

/** The d of the mark of the turn: a line along a side's edge whose ends point at its pits.
 * @param {Layout} l @param {string} side S or N @returns {string} */
export function rail(l, side) {
  const down = side === "S" ? 1 : -1;
  const [bend, tip] = [14 * down, 8 * down];
  const y = l.middle + down * (l.middle - 21.5);
  const point = (/** @type {number} */ x) => `M${pair({ x: x - 8, y: y + tip })}l8 ${-tip} 8 ${tip}`;
  return `M${pair({ x: l.rails - 10, y })}q0 ${bend} 14 ${bend}h${round(l.width - 2 * l.rails - 8)}q14 0 14 ${-bend}` +
    point(l.rails - 10) + point(l.width - l.rails + 10);
}

/** Where a badge sits: on a pit's rim toward the channel, to the right (1) or the left (-1); at a store's inner end.
 * @param {Layout} l @param {number} place @param {number} toward @returns {Spot} */
export function badge(l, place, toward) {
  const { x, y } = l.at(place);
  return isStore(l, place) ? { x, y: y - out(l, place) * (l.tall / 2 - 4) } : foot(l, place, toward, Math.PI / 4);
}

/** The d of a dot under each badge, for a thick pen. @param {Spot[]} spots @returns {string} */
export const dots = (spots) => spots.map((spot) => `M${pair(spot)}h0`).join("");

/** The d of the author's arrows: from hollow to hollow, short of both middles, slightly bowed.
 * @param {Layout} l @param {[number, number][]} arrows @returns {string} */
export function pointers(l, arrows) {
  return arrows.map(([a, b]) => {
    const [p, q] = [l.at(a), l.at(b)];
    const long = Math.hypot(q.x - p.x, q.y - p.y);
    const [x, y] = [(q.x - p.x) / long, (q.y - p.y) / long];
    const short = Math.min(0.6 * l.radius, 0.25 * long);
    const to = { x: q.x - x * short, y: q.y - y * short };
    const by = { x: (p.x + q.x) / 2 + y * 0.14 * long, y: (p.y + q.y) / 2 - x * 0.14 * long };
    return `M${pair({ x: p.x + x * short, y: p.y + y * short })}Q${pair(by)} ${pair(to)}${head(by, to, 15, 0.6)}`;
  }).join("");
}

/** The d of an arrowhead. @param {Spot} by where the line comes from @param {Spot} to @param {number} long @param {number} spread */
function head(by, to, long, spread) {
  const angle = Math.atan2(to.y - by.y, to.x - by.x) + Math.PI;
  return [angle - spread, angle + spread]
    .map((turn) => `M${pair(to)}l${pair({ x: long * Math.cos(turn), y: long * Math.sin(turn) })}`).join("");
}
