// Positions as text: the rows from top to bottom as South sees them, the stores, the side to move.

/** The text of a position.
 * @param {number[]} seeds by place @param {string} turn S or N @param {number} [rows] rows a side @param {string[]} [words] such as closed=6,7 */
export function writePosition(seeds, turn, rows = 1, words = []) {
  const n = seeds.length / 2 - 1;
  const [south, north] = [seeds.slice(0, n), seeds.slice(n, 2 * n)];
  const inner = n / rows; // the first pit of the inner row
  const [northInner, southInner] = [north.slice(inner), south.slice(inner).reverse()];
  const between = rows === 2 ? [northInner, southInner] : [[...northInner, ...southInner]];
  const all = [north.slice(0, inner).reverse(), ...between, south.slice(0, inner)];
  return [all.filter(({ length }) => length).join("/"), seeds.slice(2 * n), turn, ...words].join(" ");
}

/** The rows of a position's text from top to bottom, each from left to right. @param {string} text @returns {number[][]} */
export const rowsOf = (text) =>
  text
    .split(" ")[0]
    .split("/")
    .map((row) => row.split(",").map(Number));

/** The seeds by place, the side to move and what else a position's text has.
 * @param {string} text @returns {{seeds: number[], turn: string, words: string[]}} */
export function readPosition(text) {
  const [, stores, turn, ...words] = text.split(" ");
  const rows = rowsOf(text);
  const [north, south] = [rows[0], rows[rows.length - 1]];
  const between = rows.slice(1, -1).flat(); // North's half, then South's
  const [northInner, southInner] = [between.slice(0, between.length / 2), between.slice(between.length / 2)];
  return { seeds: [...south, ...southInner.reverse(), ...north.reverse(), ...northInner, ...stores.split(",").map(Number)], turn, words };
}
