// Reads and writes a game as a line of text, as `sowbook play -` does: VARIANT [KEY=VALUE …] | POSITION or start | MOVE …
import { pairs } from "../state.js";
import { quote, t } from "../words.js";
import { isPlayersMove, onlyMoves } from "./notation.js";
import { readings } from "./readings.js";
/** @import { Where } from "../board.js" */
/** @import { Line, State } from "../state.js" */
/** @import { Game } from "../words.js" */

/** @param {Where} where */
export function write({ game, set, start, moves }) {
  const head = [game, ...pairs(set)];
  return `${head.join(" ")} | ${start} | ${moves.join(" ")}`.trim();
}

/** Writes the plies up to one as an example for a page, with a claim of everything that follows from them.
 * @param {Game} game @param {Line} line @param {number} ply */
export function example(game, line, ply) {
  const states = line.states.slice(0, ply + 1);
  const claims = (/** @type {State} */ { again, over, captured, move, position }) => [
    ...(move ? [`captured ${captured ?? 0}`] : []),
    ...(again && !over ? ["again"] : []),
    ...(over ? [`over ${over.reason}`, `score ${over.south} ${over.north}`] : []),
    `position ${position}`,
  ];
  const set = pairs(line.set);
  return [
    `\`\`\`sow my-example ${game.id}`,
    `caption ${states[ply].say}`,
    ...(set.length ? [`set ${set.join(" ")}`] : []),
    ...(line.start === game.start ? [] : [`from ${line.start}`]),
    ...(ply ? [] : claims(states[0])),
    ...states.slice(1).flatMap((state) => [`play ${state.move}`, ...claims(state).map((claim) => `  ${claim}`)]),
    "```",
    "",
  ].join("\n");
}

/** @param {string} text */
const split = (text) => text.split(/\s+/).filter(Boolean);

/** Reads what a board is to open: such a line, a position alone, or moves alone, which continue from what is shown.
 * @param {string} text @param {Game} game @param {Where} shown
 * @returns {Partial<Where> & {problem?: string}} */
export function read(text, game, shown) {
  const parts = text.split("|").map(split);
  if (parts.length === 1) return part(parts[0], game, shown);
  if (parts.length !== 3) return { problem: t("line", { n: parts.length }) };
  const [[id = "", ...pairs], from, words] = parts;
  const moves = onlyMoves(words);
  if (id !== game.id) return { problem: t("other-game", { quote: quote(id), game: game.id }) };
  const keysAndValues = pairs.map((pair) => pair.split(/=(.*)/s));
  const { set, problem } = readings(game, keysAndValues);
  if (problem) return { problem };
  const start = from.join(" ") === "start" ? game.start : from.join(" ");
  if (start === undefined) return { problem: t("no-start") };
  return { set, start, moves, ply: moves.length };
}

/** @param {string[]} list @param {Game} game @param {Where} shown */
function part(list, game, { moves, ply }) {
  if (list.some((word) => word.includes("/"))) return { start: list.join(" "), moves: [], ply: 0 };
  list = onlyMoves(list);
  const wrong = list.length ? list.find((word) => !/^(-|[+x]?\d+([RL]>?)?)$/.test(word) && !isPlayersMove(game, word)) : "";
  if (wrong !== undefined) return { problem: t("no-move", { quote: quote(wrong) }) };
  return { moves: [...moves.slice(0, ply), ...list], ply: ply + list.length };
}
