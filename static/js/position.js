// Positions as text: the rows from top to bottom as South sees them, the stores, the side to move, special pits.

/** The pits that are bound or out of play, and those that South and North own whichever row they are in, by place in rising order. With
 * holds these are pits of the other row that they play in this round.
 * @typedef {{bound: number[], closed: number[], N: number[], S: number[], holds?: true}} SpecialPits */

/** @typedef {"bound"|"closed"|"N"|"S"} Kind of a special pit */

/** The words of special pits in a position's text, in their order. @type {Record<Kind, string>} */
const WORDS = { bound: "bound", closed: "closed", N: "north-owns", S: "south-owns" };
const KINDS = /** @type {Kind[]} */ (Object.keys(WORDS));

/** The word of a kind of special pits. @param {Kind} kind @param {SpecialPits} special */
const word = (kind, { holds }) => (holds ? WORDS[kind].replace("owns", "holds") : WORDS[kind]);

/** The text of a position.
 * @param {number[]} seeds by place @param {string} turn S or N @param {number} [rows] rows a side @param {SpecialPits} [special]
 * @param {string[]} [more] other words */
export function writePosition(seeds, turn, rows = 1, special = specialPits(""), more = []) {
  const n = seeds.length / 2 - 1;
  const [south, north] = [seeds.slice(0, n), seeds.slice(n, 2 * n)];
  const inner = n / rows; // the first pit of the inner row
  const [northInner, southInner] = [north.slice(inner), south.slice(inner).reverse()];
  const between = rows === 2 ? [northInner, southInner] : [[...northInner, ...southInner]];
  const all = [north.slice(0, inner).reverse(), ...between, south.slice(0, inner)];
  const words = KINDS.filter((kind) => special[kind].length).map((kind) => `${word(kind, special)}=${special[kind].map((pit) => pit + 1)}`);
  return [all.filter(({ length }) => length).join("/"), seeds.slice(2 * n), turn, ...[...words, ...more].sort()].join(" ");
}

/** The rows of a position's text from top to bottom, each from left to right. @param {string} text @returns {number[][]} */
export const rowsOf = (text) =>
  text
    .split(" ")[0]
    .split("/")
    .map((row) => row.split(",").map(Number));

/** The special pits of a position's text; none of "". Pits that a side owns and those of the other row that it plays are together if the text
 * has both. @param {string} text @returns {SpecialPits} */
export function specialPits(text) {
  const special = /** @type {SpecialPits} */ (text.includes("-holds=") && !text.includes("-owns=") ? { holds: true } : {});
  for (const kind of KINDS) {
    const lists = text.matchAll(new RegExp(` ${WORDS[kind].replace("owns", "\\w+")}=(\\S+)`, "g"));
    special[kind] = [...lists].flatMap(([, list]) => list.split(",").map((pit) => +pit - 1));
  }
  return special;
}

/** What kind of special pit a place is, if any. @param {SpecialPits} special @param {number} place */
export const kindOf = (special, place) => KINDS.find((kind) => special[kind].includes(place));

/** The seeds by place, the side to move, the special pits and the other words of a position's text.
 * @param {string} text @returns {{seeds: number[], turn: string, special: SpecialPits, more: string[]}} */
export function readPosition(text) {
  const [, stores, turn, ...words] = text.split(" ");
  const rows = rowsOf(text);
  const special = specialPits(text.includes("-owns=") ? text.replace(/ \w+-holds=\S+/g, "") : text);
  const [north, south] = [rows[0], rows[rows.length - 1]];
  const between = rows.slice(1, -1).flat(); // North's half, then South's
  const [northInner, southInner] = [between.slice(0, between.length / 2), between.slice(between.length / 2)];
  return {
    seeds: [...south, ...southInner.reverse(), ...north.reverse(), ...northInner, ...stores.split(",").map(Number)],
    turn,
    special,
    more: words.filter((text) => !KINDS.some((kind) => text.startsWith(word(kind, special)))),
  };
}
