// What the engine says when it is asked natively, by the command line, and the way of its positions to the places of a board.
import { execFileSync } from "node:child_process";
import { binary, ROOT } from "./places.js";

/**
 * @typedef {{player: string, move: string, position: string, captured: number, again: boolean}} Ply
 * @typedef {{start: string, plies: Ply[], position: string, legal: string[], over: boolean,
 *   result: null|{reason: string, south: number, north: number, winner: string}}} Played
 */

/** Plays a line.
 * @param {string} variant @param {string[]} moves @param {{from?: string, set?: string[]}} [options] @returns {Played} */
export function play(variant, moves, { from, set = [] } = {}) {
  const flags = [...(from ? ["-from", from] : []), ...set.flatMap((pair) => ["-set", pair])];
  return JSON.parse(execFileSync(binary(), ["-C", ROOT, "play", "-json", ...flags, variant, ...moves], { encoding: "utf8" }));
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

/** The readings of a variant among its rules, as key=value. @param {string} variant @param {string} rules as text @returns {string[]} */
export function readings(variant, rules) {
  /** @type {{id: string, readings: {key: string}[]}[]} */
  const all = JSON.parse(execFileSync(binary(), ["-C", ROOT, "variants", "-json"], { encoding: "utf8" }));
  const keys = all.find(({ id }) => id === variant)?.readings.map(({ key }) => key) ?? [];
  return rules.split(" ").filter((rule) => keys.includes(rule.split("=")[0]));
}
