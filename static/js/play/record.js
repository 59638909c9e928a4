// The game that is played at a table, as plain values: its moves, what the board shows of it, what is taken back, how it is kept.

/**
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[]}} Game
 * @typedef {Game & {ply: number}} Where
 * @typedef {Record<string, number>} Players by side, S and N: 0 a person, 1 to 5 the computer
 * @typedef {{S: number, N: number}} Sides
 */

/** @param {string} side S or N */
export const other = (side) => (side === "S" ? "N" : "S");

/** Whether two sets of readings are the same.
 * @param {Record<string, string>} a @param {Record<string, string>} b */
const same = (a, b) => Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);

/** Whether a board stands in the very game, its moves aside.
 * @param {Game} game @param {Game} where */
export const alike = (game, where) => game.game === where.game && game.start === where.start && same(game.set, where.set);

/** What a board shows of a game: its end ("now"), a ply before ("before"), a line that goes on with one move more ("on"), or something
 * else ("aside").
 * @param {Game} game @param {Where} where @returns {"now"|"before"|"on"|"aside"} */
export function shows(game, where) {
  const { moves } = where;
  const n = game.moves.length;
  if (!alike(game, where) || game.moves.some((move, k) => move !== moves[k])) return "aside";
  if (moves.length === n) return where.ply === n ? "now" : "before";
  return moves.length === n + 1 ? "on" : "aside";
}

/** How many moves are left when a person takes back the last of his: all before it; -1 when no person has moved.
 * @param {string[]} movers who made each move @param {Players} players */
export const taken = (movers, players) => movers.map((mover) => players[mover] === 0).lastIndexOf(true);

/** The pit that a move is made from; -1 for a pass, and for a move that may not be made.
 * @param {import("../state.js").Entry} entry what may be played @param {string} [move] */
export const pitOf = ({ can }, move = "") => Number(Object.keys(can).find((place) => can[Number(place)].includes(move)) ?? -1);

/** The score after each move: South's seeds in his store less North's.
 * @param {{seeds: number[]}[]} states */
export const scores = (states) => states.map(({ seeds }) => seeds[seeds.length - 2] - seeds[seeds.length - 1]);

/** Where a game with these readings begins; "" where a player lays the seeds out.
 * @param {{start?: string, readings: {key: string, values: {word: string, start?: string}[]}[]}} game @param {Record<string, string>} set */
export function startOf({ start = "", readings }, set) {
  for (const { key, values } of readings) {
    const value = values.find(({ word }) => word === set[key]);
    if (value?.start) return value.start;
  }
  return start;
}
