// Draws seeds as internal/boardsvg does (test/layout.test.js compares them).
/** @import { Layout, Point } from "./layout.js" */

/** How seeds are arranged in a pit and in a store, three characters a seed: where its core starts, x and y, and its direction.
 * @typedef {{pit: string[], store: string}} SeedTable */

const DIRECTIONS = 12; // in half a turn
const LENGTH = 5.2; // of a core

/** @param {number} x @param {number} y */
const pair = (x, y) => x + (y < 0 ? "" : " ") + y;

/** @param {string} arrangement @param {number} step units of y @param {number} turn quarter turns; from 4 on, mirrored as well
 * @param {Point} middle @param {number} scale */
function arrange(arrangement, step, turn, middle, scale) {
  return (arrangement.match(/.{3}/g) ?? []).map((seed) => {
    let [x, y, direction] = Array.from(seed, (c) => c.charCodeAt(0) - 80);
    let dx = Math.round(LENGTH * Math.cos((direction * Math.PI) / DIRECTIONS));
    let dy = Math.round(LENGTH * Math.sin((direction * Math.PI) / DIRECTIONS));
    y *= step;
    if (turn > 3) [x, dx] = [-x, -dx];
    for (let quarter = turn % 4; quarter > 0; quarter--) [x, y, dx, dy] = [-y, x, -dy, dx];
    const [a, b, c, d] = [middle.x + x * scale, middle.y + y * scale, dx * scale, dy * scale].map((v) => Math.floor(v + 0.5));
    return `M${pair(a, b)}l${pair(c, d)}`;
  });
}

/** The seeds of a place.
 * @param {SeedTable} table @param {Layout} l @param {number} place @param {Point} [middle] of the place, unless it is drawn elsewhere */
export function seedPaths({ pit, store }, l, place, middle = l.at(place)) {
  const side = place - 2 * l.n;
  return side < 0 ? arrange(pit[place % pit.length], 1, (place * 5) % 8, middle, l.scale) : arrange(store, 2, 2 * side, middle, l.scale);
}

/** Path data of each layer, for the seeds of some places: the paths of each, and how many of them to draw.
 * @param {[string[], number][]} places @returns {Record<string, string>} */
export function layers(places) {
  const tones = ["", ""];
  for (const [seeds, n] of places) seeds.slice(0, n).forEach((d, k) => (tones[k % 2] += d));
  const [even, odd] = tones;
  return { shade: even + odd, "seed-a": even, "seed-b": odd, shine: even + odd };
}
