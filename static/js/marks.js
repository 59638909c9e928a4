// The marks on a board as SVG paths: the arcs of a sowing, rings round places, crosses, arrows.
import { isStore, outward } from "./layout.js";
/** @import { Layout, Point } from "./layout.js" */

const GAP = 3; // between a rim and a line
const SLIGHT = Math.PI * 0.16; // from a pit's inner end to an arc's foot, toward a neighbour
const STEEP = Math.PI * 0.3; // toward a store
const ROUND = Math.PI * 0.4; // toward the other row
const LAPS = 2; // arcs drawn between the same two places

/** @param {number} v */
const sign = (v) => (v < 0 ? -1 : 1);

/** @param {number} v */
const round = (v) => Math.round(v * 10) / 10 || 0;

/** @param {Point} p */
const coords = ({ x, y }) => `${round(x)} ${round(y)}`;

/** The point on a pit's rim at an angle from its inner end, to the left (-1) or right (1).
 * @param {Layout} l @param {number} pit @param {number} toward @param {number} angle @returns {Point} */
function foot(l, pit, toward, angle) {
  const { x, y } = l.at(pit);
  const r = l.radius + GAP;
  return { x: x + toward * r * Math.sin(angle), y: y - outward(l, pit) * r * Math.cos(angle) };
}

/** The end at p of an arc between places p and q.
 * @param {Layout} l @param {number} p @param {number} q @param {number} lap @returns {Point} */
function footToward(l, p, q, lap) {
  const a = l.at(p);
  const toward = sign(l.at(q).x - a.x);
  if (isStore(l, p)) {
    return { x: a.x + toward * (l.store / 2 + GAP), y: l.middle + outward(l, q) * (17 + 0.18 * l.radius - 4 * lap) };
  }
  return foot(l, p, toward, (isStore(l, q) ? STEEP : SLIGHT) - 0.05 * Math.PI * lap);
}

/** An arc from place p to place q, as its start, control point and end. It bows toward the middle of the board along a row, and toward
 * the end of the board from row to row.
 * @param {Layout} l @param {number} p @param {number} q @param {number} lap @returns {[Point, Point, Point]} */
function hop(l, p, q, lap) {
  if (!isStore(l, p) && !isStore(l, q) && outward(l, p) !== outward(l, q)) {
    const end = l.columns === 1 ? outward(l, p) : sign((l.at(p).x + l.at(q).x) / 2 - l.width / 2);
    const from = foot(l, p, end, ROUND);
    const to = foot(l, q, end, ROUND);
    return [from, { x: (from.x + to.x) / 2 + end * (12 + 9 * lap), y: (from.y + to.y) / 2 }, to];
  }
  const [a, b] = [l.at(p), l.at(q)];
  if (!isStore(l, p) && !isStore(l, q) && a.y !== b.y) {
    // from the middle row to the other player's
    const part = (l.radius + 3) / Math.hypot(b.x - a.x, b.y - a.y);
    const [x, y] = [part * (b.x - a.x), part * (b.y - a.y)];
    return [
      { x: a.x + x, y: a.y + y },
      { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      { x: b.x - x, y: b.y - y },
    ];
  }
  const from = footToward(l, p, q, lap);
  const to = footToward(l, q, p, lap);
  const store = isStore(l, p) || isStore(l, q);
  const up = 24 * Math.min(1, Math.max(0.6, l.scale)) + 9 * lap;
  const side = outward(l, isStore(l, p) ? q : p);
  return [from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - side * up * (store ? 0.2 : 1) }, to];
}

/** Path data of a sowing: a dot where the seeds were lifted, an arc for each seed, an arrowhead.
 * @param {Layout} l @param {number[]} path the places visited, from the lifted pit on @returns {string} */
export function track(l, path) {
  /** @type {Record<string, number>} */
  const drawn = {};
  const arcs = [];
  for (let i = 1; i < path.length; i++) {
    const [p, q] = [path[i - 1], path[i]];
    if (p === q || (l.rows === 2 && p < l.n !== q < l.n)) continue; // to capture, the hand leaves the track
    const lap = (drawn[`${p} ${q}`] ??= 0);
    drawn[`${p} ${q}`]++;
    if (lap < LAPS || i === path.length - 1) arcs.push(hop(l, p, q, Math.min(lap, LAPS - 1)));
  }
  if (arcs.length === 0) return "";
  const { x, y } = arcs[0][0];
  let d = `M${coords({ x: x - 2, y })}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`;
  let pen = "";
  for (const [from, by, to] of arcs) {
    if (coords(from) !== pen) d += `M${coords(from)}`;
    d += `Q${coords(by)} ${coords(to)}`;
    pen = coords(to);
  }
  const [, by, to] = arcs[arcs.length - 1];
  d += head(by, to, 10, 0.55);
  return d;
}

/** Path data of a lid with a cross on each pit. @param {Layout} l @param {number[]} pits @returns {string} */
export function lids(l, pits) {
  const r = 0.4 * l.radius;
  const cross = pits.map((pit) => {
    const { x, y } = l.at(pit);
    return `M${coords({ x: x - r, y: y - r })}l${coords({ x: 2 * r, y: 2 * r })}m0 ${round(-2 * r)}l${coords({ x: -2 * r, y: 2 * r })}`;
  });
  return rings(l, pits, -3) + cross.join("");
}

/** Path data of a ring in each pit with an arrowhead that points to the pit's owner: down if toward is 1, up if it is -1. On a board whose
 * sides have two rows the pits are houses, and it is a square around each.
 * @param {Layout} l @param {number[]} pits @param {number} toward @returns {string} */
export function owned(l, pits, toward) {
  if (l.rows === 2) return squares(l, pits);
  const r = 0.4 * l.radius;
  const heads = pits.map((pit) => {
    const { x, y } = l.at(pit);
    return `M${coords({ x: x - r, y: y + 0.2 * toward * r })}l${coords({ x: r, y: toward * r })}l${coords({ x: r, y: -toward * r })}`;
  });
  return rings(l, pits, -4) + heads.join("");
}

/** Path data of a square around each pit. @param {Layout} l @param {number[]} pits @returns {string} */
function squares(l, pits) {
  const r = l.radius + 1;
  const square = (/** @type {Point} */ { x, y }) => `M${coords({ x: x - r, y: y - r })}h${round(2 * r)}v${round(2 * r)}h${round(-2 * r)}z`;
  return pits.map((pit) => square(l.at(pit))).join("");
}

/** Path data of a ring with a bar in each pit. @param {Layout} l @param {number[]} pits @returns {string} */
export function bound(l, pits) {
  const r = l.radius - 4;
  const bar = (/** @type {Point} */ { x, y }) => `M${coords({ x: x - r, y })}h${round(2 * r)}`;
  return rings(l, pits, -4) + pits.map((pit) => bar(l.at(pit))).join("");
}

/** Path data of a ring round each place, `beyond` units outside a pit's rim; a store's ring leaves room for its count inside and for the
 * drawing's edge outside.
 * @param {Layout} l @param {number[]} places @param {number} beyond @returns {string} */
export function rings(l, places, beyond) {
  let d = "";
  for (const place of places) {
    const { x, y } = l.at(place);
    const store = isStore(l, place);
    const r = store ? l.store / 2 + 1 : l.radius + beyond * Math.min(1, Math.max(0.5, l.scale));
    const long = store ? round(l.tall - l.store) : 0;
    const arc = `a${round(r)} ${round(r)} 0 1 1`;
    d += `M${coords({ x: x - r, y: y + long / 2 })}v${-long}${arc} ${round(2 * r)} 0v${long}${arc} ${round(-2 * r)} 0`;
  }
  return d;
}

/** Path data of a small cross on the inner rim of each skipped place.
 * @param {Layout} l @param {number[]} places @returns {string} */
export function crosses(l, places) {
  return places
    .map((place) => {
      const { x, y } = l.at(place);
      const c = isStore(l, place) ? { x: x - sign(x - l.width / 2) * (l.store / 2), y } : { x, y: y - outward(l, place) * l.radius };
      return `M${coords({ x: c.x - 5, y: c.y - 5 })}l10 10m0-10l-10 10`;
    })
    .join("");
}

/** Path data of the mark of the side to move: a line along its edge whose ends point at its pits.
 * @param {Layout} l @param {string} side S or N @returns {string} */
export function rail(l, side) {
  const down = side === "S" ? 1 : -1;
  const [bend, tip] = [14 * down, 8 * down];
  const y = l.middle + down * (l.middle - 21.5);
  const point = (/** @type {number} */ x) => `M${coords({ x: x - 8, y: y + tip })}l8 ${-tip} 8 ${tip}`;
  return (
    `M${coords({ x: l.rails - 10, y })}q0 ${bend} 14 ${bend}h${round(l.width - 2 * l.rails - 8)}q14 0 14 ${-bend}` +
    point(l.rails - 10) +
    point(l.width - l.rails + 10)
  );
}

/** The middle of a badge: on a pit's rim toward the middle of the board, to the right (1) or the left (-1); at a store's inner end.
 * @param {Layout} l @param {number} place @param {number} toward @returns {Point} */
export function badge(l, place, toward) {
  const { x, y } = l.at(place);
  return isStore(l, place) ? { x, y: y - outward(l, place) * (l.tall / 2 - 4) } : foot(l, place, toward, Math.PI / 4);
}

/** Path data of a dot under each badge, drawn with a thick pen. @param {Point[]} points @returns {string} */
export const dots = (points) => points.map((point) => `M${coords(point)}h0`).join("");

/** Path data of the author's arrows from place to place, slightly bowed, short of both middles.
 * @param {Layout} l @param {[number, number][]} arrows @returns {string} */
export function pointers(l, arrows) {
  return arrows
    .map(([a, b]) => {
      const [p, q] = [l.at(a), l.at(b)];
      const long = Math.hypot(q.x - p.x, q.y - p.y);
      const [x, y] = [(q.x - p.x) / long, (q.y - p.y) / long];
      const short = Math.min(0.6 * l.radius, 0.25 * long);
      const to = { x: q.x - x * short, y: q.y - y * short };
      const by = { x: (p.x + q.x) / 2 + y * 0.14 * long, y: (p.y + q.y) / 2 - x * 0.14 * long };
      return `M${coords({ x: p.x + x * short, y: p.y + y * short })}Q${coords(by)} ${coords(to)}${head(by, to, 15, 0.6)}`;
    })
    .join("");
}

/** Path data of an arrowhead at the end of a line. @param {Point} by the line's control point @param {Point} to @param {number} long @param {number} spread */
function head(by, to, long, spread) {
  const angle = Math.atan2(to.y - by.y, to.x - by.x) + Math.PI;
  return [angle - spread, angle + spread]
    .map((turn) => `M${coords(to)}l${coords({ x: long * Math.cos(turn), y: long * Math.sin(turn) })}`)
    .join("");
}
