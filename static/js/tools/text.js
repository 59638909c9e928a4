// Reads and writes a game as a line of text, as `sowbook play -` does: VARIANT [KEY=VALUE …] | POSITION or start | MOVE …
import { quote, t } from "../words.js";
import { readings } from "./readings.js";
/** @import { Where } from "../board.js" */
/** @import { Game } from "../words.js" */

/** @param {Where} where */
export function write({ game, set, start, moves }) {
  const head = [game, ...Object.entries(set).map((pair) => pair.join("="))];
  return `${head.join(" ")} | ${start} | ${moves.join(" ")}`.trim();
}

/** @param {string} text */
const split = (text) => text.split(/\s+/).filter(Boolean);

/** Reads what a board is to open: such a line, a position alone, or moves alone, which continue from what is shown.
 * @param {string} text @param {Game} game @param {Where} shown
 * @returns {Partial<Where> & {problem?: string}} */
export function read(text, game, shown) {
  const parts = text.split("|").map(split);
  if (parts.length === 1) return part(parts[0], shown);
  if (parts.length !== 3) return { problem: t("line", { n: parts.length }) };
  const [[id = "", ...pairs], from, moves] = parts;
  if (id !== game.id) return { problem: t("other-game", { quote: quote(id), game: game.id }) };
  const keysAndValues = pairs.map((pair) => pair.split(/=(.*)/s));
  const { set, problem } = readings(game, keysAndValues);
  if (problem) return { problem };
  const start = from.join(" ") === "start" ? game.start : from.join(" ");
  if (start === undefined) return { problem: t("no-start") };
  return { set, start, moves, ply: moves.length };
}

/** @param {string[]} list @param {Where} shown */
function part(list, { moves, ply }) {
  if (list.some((word) => word.includes("/"))) return { start: list.join(" "), moves: [], ply: 0 };
  const wrong = list.length ? list.find((word) => !/^(-|\+?\d+[RL]?)$/.test(word)) : "";
  if (wrong !== undefined) return { problem: t("no-move", { quote: quote(wrong) }) };
  return { moves: [...moves.slice(0, ply), ...list], ply: ply + list.length };
}

/** The text of a position: North's row as South sees it, South's row, the stores, the side to move, and what else it has.
 * @param {number[]} seeds by place @param {string} turn S or N @param {string[]} [words] such as closed=6,7 */
export function position(seeds, turn, words = []) {
  const n = seeds.length / 2 - 1;
  return [`${seeds.slice(n, 2 * n).reverse()}/${seeds.slice(0, n)} ${seeds.slice(2 * n)} ${turn}`, ...words].join(" ");
}

/** The seeds by place, the side to move and what else a position's text has.
 * @param {string} text @returns {{seeds: number[], turn: string, words: string[]}} */
export function counts(text) {
  const [rows, stores, turn, ...words] = text.split(" ");
  const [north, south] = rows.split("/").map((row) => row.split(",").map(Number));
  return { seeds: [...south, ...north.reverse(), ...stores.split(",").map(Number)], turn, words };
}
