// What the engine says when it is asked natively, by the command line, and the way of its positions to the places of a board.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { binary, ROOT } from "./places.js";

/**
 * @typedef {{player: string, move: string, position: string, captured: number, again: boolean}} Ply
 * @typedef {{start: string, plies: Ply[], position: string, legal: string[], over: boolean,
 *   result: null|{reason: string, south: number, north: number, winner: string}}} Played
 * @typedef {{from?: string, set?: Record<string, string>, book?: string}} Options  book: another rulebook's folder
 */

/** @param {string} variant @param {string[]} moves @param {Options} options @param {string[]} flags */
function run(variant, moves, { from, set = {}, book = ROOT }, flags) {
  const all = [...flags, ...(from ? ["-from", from] : []), ...Object.entries(set).flatMap((pair) => ["-set", pair.join("=")])];
  return spawnSync(binary(), ["-C", book, "play", ...all, variant, ...moves], { encoding: "utf8" });
}

/** Plays a line. A move that may not be played is an error.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {Played} */
export function play(variant, moves, options = {}) {
  const { status, stdout, stderr } = run(variant, moves, options, ["-json"]);
  assert.equal(status, 0, `${variant} ${moves.join(" ")}: ${stderr}`);
  return JSON.parse(stdout);
}

/** What a position is worth to who is on turn, as the native search finds it.
 * @param {string} variant @param {string} from @returns {{value: number, proven: boolean, line: string[]}} */
export function solve(variant, from) {
  const { status, stdout, stderr } = spawnSync(binary(), ["-C", ROOT, "solve", "-json", "-from", from, variant], { encoding: "utf8" });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

/** Why a line cannot be played; "" when it can.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {string} */
export function wrong(variant, moves, options = {}) {
  const { status, stderr } = run(variant, moves, options, ["-json"]);
  return status === 0 ? "" : stderr.trim();
}

/** The sentences of a line, a ply each.
 * @param {string} variant @param {string[]} moves @param {Options} [options] @returns {string[]} */
export function sentences(variant, moves, options = {}) {
  const { stdout } = run(variant, moves, options, []);
  const told = [...stdout.matchAll(/^\d+\. \S+ {2}(.+)$/gm)].map(([, text]) => text);
  assert.equal(told.length, moves.length, stdout);
  return told;
}

/** The seeds of a position by place: South's pits, North's, South's store, North's.
 * @param {string} position @returns {number[]} */
export function seeds(position) {
  const [, north, south, stores] = /^([\d,]+)\/([\d,]+) ([\d,]+) [SN]$/.exec(position) ?? [];
  const numbers = (/** @type {string} */ list) => list.split(",").map(Number);
  return [...numbers(south), ...numbers(north).reverse(), ...numbers(stores)];
}

/** Who is on turn in a position. @param {string} position */
export const turn = (position) => position.slice(-1);

/** The positions of a line, the start's first. @param {Played} played */
export const positions = ({ start, plies }) => [start, ...plies.map((ply) => ply.position)];

/** The moves and options that an example's data tells.
 * @param {{start: string, set: Record<string, string>, moves?: string[], states?: {move?: string}[]}} line */
export const told = ({ start, set, moves, states = [] }) =>
  ({ moves: moves ?? states.slice(1).map((state) => state.move ?? ""), options: { from: start, set } });
