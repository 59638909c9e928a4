// The native engine, run through the command line, for comparison with boards in the browser.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { binary, ROOT } from "./paths.js";

/**
 * @typedef {{player: string, move: string, position: string, captured: number, again: boolean}} Ply
 * @typedef {{start: string, plies: Ply[], position: string, legal: string[], over: boolean,
 *   result: null|{reason: string, south: number, north: number, winner: string}}} Line
 * @typedef {{from?: string, set?: Record<string, string>, book?: string}} Options  book: the folder of another rulebook
 */

/** The answers so far by their arguments: many tests ask the same. @type {Map<string, {status: number|null, stdout: string, stderr: string}>} */
const answers = new Map();

/** @param {string} book @param {string[]} args @param {string} [input] */
function sowbook(book, args, input) {
  const key = JSON.stringify([book, args, input]);
  const known = answers.get(key);
  if (known) return known;
  const { status, stdout, stderr } = spawnSync(binary(), ["-C", book, ...args], { encoding: "utf8", input, maxBuffer: 1 << 28 });
  answers.set(key, { status, stdout, stderr });
  return { status, stdout, stderr };
}

/** @param {string} variant @param {string[]} moves @param {Options} options @param {string[]} flags */
const run = (variant, moves, { from, set = {}, book = ROOT }, flags) =>
  sowbook(book, [
    "play",
    ...flags,
    ...(from ? ["-from", from] : []),
    ...Object.entries(set).flatMap((pair) => ["-set", pair.join("=")]),
    variant,
    ...moves,
  ]);

/** Plays many lines with one process. An illegal move is an error.
 * @param {{variant: string, moves: string[], options: Options}[]} lines @returns {Line[]} */
export function playEach(lines) {
  const input = lines.map(({ variant, moves, options: { from = "start", set = {} } }) => {
    const readings = Object.entries(set).map((pair) => pair.join("="));
    return `${[variant, ...readings].join(" ")} | ${from} | ${moves.join(" ")}\n`;
  });
  const { status, stdout, stderr } = sowbook(ROOT, ["play", "-"], input.join(""));
  assert.equal(status, 0, stderr || stdout);
  return stdout
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Plays a line. An illegal move is an error.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {Line} */
export function play(variant, moves, options = {}) {
  const { status, stdout, stderr } = run(variant, moves, options, ["-json"]);
  assert.equal(status, 0, `${variant} ${moves.join(" ")}: ${stderr}`);
  return JSON.parse(stdout);
}

/** Plays moves by rules as text. @param {string} rules @param {string[]} moves @returns {Line} */
export function playRules(rules, moves) {
  const { status, stdout, stderr } = sowbook(ROOT, ["play", "-json", "-rules", rules, ...moves]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** Returns the value of a position for the side to move, as the search finds it.
 * @param {string} variant @param {string} from @returns {{value: number, proven: boolean, line: string[]}} */
export function solve(variant, from) {
  const { status, stdout, stderr } = sowbook(ROOT, ["solve", "-json", "-from", from, variant]);
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** Returns why a line cannot be played, or "" when it can.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {string} */
export function refusal(variant, moves, options = {}) {
  const { status, stderr } = run(variant, moves, options, ["-json"]);
  return status === 0 ? "" : stderr.trim();
}

/** Returns the sentences of a line, one for each ply.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {string[]} */
export function sentences(variant, moves, options = {}) {
  const { stdout } = run(variant, moves, options, []);
  const found = [...stdout.matchAll(/^\d+\. \S+ {2}(.+)$/gm)].map(([, text]) => text);
  assert.equal(found.length, moves.length, stdout);
  return found;
}

/** Returns the seeds of a position by place: South's pits, North's pits, South's store, North's store. A player's pits are counted
 * counterclockwise, on a board of four rows from the left of the outer row, on one of three rows along the outer row and half of the middle one.
 * @param {string} position @returns {number[]} */
export function seedsOf(position) {
  const numbers = (/** @type {string} */ list) => list.split(",").map(Number);
  const [board, stores] = position.split(" ");
  const rows = board.split("/").map(numbers); // from the top
  const [north, south] = [rows.slice(0, rows.length / 2), rows.slice(rows.length / 2)];
  const inner = { north: /** @type {number[]} */ ([]), south: /** @type {number[]} */ ([]) };
  if (rows.length === 4) Object.assign(inner, { north: north[1], south: south[0].toReversed() });
  if (rows.length === 3)
    Object.assign(inner, { north: rows[1].slice(0, rows[1].length / 2), south: rows[1].slice(rows[1].length / 2).toReversed() });
  return [...south[south.length - 1], ...inner.south, ...north[0].toReversed(), ...inner.north, ...numbers(stores)];
}

/** The side to move in a position. @param {string} position */
export const sideToMove = (position) => position.split(" ")[2];

/** The positions of a line, from its start. @param {Line} line */
export const positions = ({ start, plies, position }) => (plies.length ? [start, ...plies.map((ply) => ply.position)] : [position]);

/** The moves of an example and the options to play them with, from the example's data in the page.
 * @param {{start: string, set: Record<string, string>, moves?: string[], states?: {move?: string}[]}} data */
export const lineOf = ({ start, set, moves, states = [] }) => ({
  moves: moves ?? states.slice(1).map((state) => state.move ?? ""),
  options: { from: start, set },
});
