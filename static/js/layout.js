// The geometry of boards, equal to internal/boardsvg (test/layout.test.js).

/** @typedef {{x: number, y: number}} Point
 * @typedef {ReturnType<typeof layout>} Layout */

/** The measures of a board: the middle of each place, the scale of pits and seeds (1 with six in a row), a store's width and height, the
 * width and height of the wood, where the marks of the turn begin.
 * @param {number} n pits a side @param {boolean} [piles] whether trays beside the board replace its stores; without them a board with two
 * rows a side has neither @param {boolean} [left] whether each player's store is at that player's left @param {number} [rows] rows a side:
 * 1, 2, or 1.5 if the sides share a middle row */
export function layout(n, piles = false, left = false, rows = 1) {
  const columns = n / rows;
  const bare = rows === 2 && !piles;
  const full = Math.min(columns, 12);
  const scale = bare ? Math.min(1.2, 660 / (100 * full)) : columns < 6 ? Math.min(1.2, 720 / (100 * columns + 120)) : 6 / full;
  const wide = Math.max(1, scale);
  const [pitch, radius, zone, store] = [100 * scale, 44 * scale, bare ? 30 : 60 * wide, (piles ? 41 : 44) * wide];
  const width = columns > 12 ? columns * pitch + 2 * zone : 720;
  const edge = (width - columns * pitch - 2 * zone) / 2;
  const between = rows === 1 ? 34 : 200 + radius * (rows === 2 ? 4 : 2); // the outer rows
  const height = 2 * (76 + 2 * radius) + between;
  const middle = height / 2;
  const end = edge + (piles ? store / 2 + 5 : zone / 2 + 1);
  const rails = edge + zone + (piles ? 26 : 2);
  const at = (/** @type {number} */ place) => {
    if (place >= 2 * n) return { x: place > 2 * n !== left ? end : width - end, y: middle };
    const south = place < n;
    const inner = isInner({ n, columns }, place);
    const column = inner ? 2 * columns - 1 - (place % n) : place % n;
    const away = !inner ? middle - 76 - radius : rows === 2 ? 66 + radius : 0; // from the middle
    return { x: edge + zone + pitch * ((south ? column : columns - 1 - column) + 0.5), y: middle + (south ? 1 : -1) * away };
  };
  const places = bare ? 2 * n : 2 * n + 2;
  return { n, rows, columns, places, at, scale, pitch, radius, store, tall: height - 72, width, height, middle, rails };
}

/** Reports whether a pit is in the inner row of a side with two rows, or in the middle row.
 * @param {{n: number, columns: number}} l @param {number} pit */
export const isInner = ({ n, columns }, pit) => pit % n >= columns;

/** The place that a flipped board, seen from North's side, draws at this place's point, and the reverse; -1 stays.
 * @param {number} place @param {number} n */
export const flippedPlace = (place, n) => (place < 0 ? place : place < 2 * n ? (place + n) % (2 * n) : 4 * n + 1 - place);

/** The middle of a pit's label, beyond its count. @param {Layout} l @param {number} pit @returns {Point} */
export function labelAt(l, pit) {
  const { x, y } = l.at(pit);
  return { x, y: y + outward(l, pit) * (l.radius + 49) };
}

/** @param {Layout} l @param {number} place */
export const isStore = (l, place) => place >= 2 * l.n;

/** The direction in which a place's count and label are: 1, down, on South's side and -1 on North's, and the reverse for an inner row.
 * @param {Layout} l @param {number} place */
export const outward = (l, place) => ((place < l.n || place === 2 * l.n) !== (!isStore(l, place) && isInner(l, place)) ? 1 : -1);

/** The part of the board that a place takes up, as fractions of `box`, for a button over it. A store's ends with the board.
 * @param {Layout} l @param {number} place @param {{width: number, height: number}} box of the drawing */
export function area(l, place, { width, height }) {
  const { x, y } = l.at(place);
  const tall = isStore(l, place) ? l.tall : l.pitch;
  const left = Math.max(0, x - l.pitch / 2);
  const right = Math.min(width, x + l.pitch / 2);
  return { left: left / width, top: (y - tall / 2) / height, width: (right - left) / width, height: tall / height };
}
