// How seeds lie, as internal/boardsvg draws them (test/layout.test.js).

/**
 * The arrangements of a pit and of a store, three characters a seed: where its core starts, across and along, and its way.
 * @typedef {{pit: string[], store: string}} Table
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./layout.js").Spot} Spot
 *
 * A place's seeds in the order they fall, each the d of a short line.
 * @typedef {string[]} Lying
 */

const WAYS = 12; // half a turn
const LENGTH = 5.2; // of a core

/** @param {number} x @param {number} y */
const spaced = (x, y) => x + (y < 0 ? "" : " ") + y;

/** The seeds of a hollow at a spot.
 * @param {string} text @param {number} step units along @param {number} turn quarter turns, mirrored from 4 on
 * @param {Spot} at @param {number} scale @returns {Lying} */
function lie(text, step, turn, { x: left, y: top }, scale) {
  return (text.match(/.{3}/g) ?? []).map((seed) => {
    let [x, y, way] = Array.from(seed, (c) => c.charCodeAt(0) - 80);
    let dx = Math.round(LENGTH * Math.cos((way * Math.PI) / WAYS));
    let dy = Math.round(LENGTH * Math.sin((way * Math.PI) / WAYS));
    y *= step;
    if (turn > 3) [x, dx] = [-x, -dx];
    for (let quarter = turn % 4; quarter > 0; quarter--) [x, y, dx, dy] = [-y, x, -dy, dx];
    const [a, b, c, d] = [left + x * scale, top + y * scale, dx * scale, dy * scale].map((v) => Math.floor(v + 0.5));
    return `M${spaced(a, b)}l${spaced(c, d)}`;
  });
}

/** The seeds of a place.
 * @param {Table} table @param {Layout} l @param {number} place @param {Spot} [at] elsewhere than they lie @returns {Lying} */
export function lying({ pit, store }, l, place, at = l.at(place)) {
  const side = place - 2 * l.n;
  return side < 0
    ? lie(pit[place % pit.length], 1, (place * 5) % 8, at, l.scale)
    : lie(store, 2, 2 * side, at, l.scale);
}

/** The d of each layer for the first so many seeds of some hollows.
 * @param {[Lying, number][]} hollows @returns {Record<string, string>} */
export function layers(hollows) {
  const tones = ["", ""];
  for (const [seeds, n] of hollows) seeds.slice(0, n).forEach((d, k) => (tones[k % 2] += d));
  const [a, b] = tones;
  return { shade: a + b, "seed-a": a, "seed-b": b, shine: a + b };
}
