// The reader's rating in puzzles, and the days in a row with a solved puzzle of the day, as plain data. Every puzzle has a rating, too, by
// how far one has to look. A puzzle counts once, by its first answer; after many puzzles a result changes less.
import { today } from "./daily.js";
/** @import { Puzzle } from "./collection.js" */

/** @typedef {{rating: number, rated: string[]}} Rating the ids of the puzzles that counted
 * @typedef {{last: string, days: number}} Streak the last day, as 2026-11-21, and the days in a row up to it */

/** @type {Rating} */
export const UNRATED = { rating: 1000, rated: [] };

/** @type {Streak} */
export const NO_STREAK = { last: "", days: 0 };

const COUNTING = ["capture", "turn", "relay", "land", "claim"]; // themes in which one sowing is counted

/** @param {Pick<Puzzle, "level"|"theme">} puzzle */
export const difficulty = ({ level, theme }) => 600 + 300 * level - (COUNTING.includes(theme) ? 150 : 0);

/** Counts a puzzle, as the Elo system does, unless it has counted before. @param {Rating} before @param {Puzzle} puzzle @param {boolean} solved */
export function rate(before, puzzle, solved) {
  const { rating, rated } = before;
  if (rated.includes(puzzle.id)) return before;
  const expected = 1 / (1 + 10 ** ((difficulty(puzzle) - rating) / 400));
  const weight = rated.length < 20 ? 48 : 24;
  return { rating: Math.round(rating + weight * (Number(solved) - expected)), rated: [...rated, puzzle.id] };
}

/** The streak with a puzzle of the day that is solved on its day. @param {Streak} before @param {Date} now @returns {Streak} */
export function extend({ last, days }, now) {
  const day = today(now);
  if (last === day) return { last, days };
  return { last: day, days: last === dayBefore(now) ? days + 1 : 1 };
}

/** The days in a row up to today or yesterday, 0 if a day was left out since. @param {Streak} streak @param {Date} now */
export const daysInRow = ({ last, days }, now) => (last === today(now) || last === dayBefore(now) ? days : 0);

/** @param {Date} now */
const dayBefore = (now) => today(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1, 12));

/** Reads a stored rating. @param {any} value of JSON @returns {Rating} */
export function readRating(value) {
  const { rating, rated } = { ...UNRATED, ...value };
  const ok = Number.isInteger(rating) && Array.isArray(rated) && rated.every((id) => typeof id === "string");
  return ok ? { rating, rated } : UNRATED;
}

/** Reads a stored streak. @param {any} value of JSON @returns {Streak} */
export function readStreak(value) {
  const { last, days } = { ...NO_STREAK, ...value };
  return typeof last === "string" && Number.isInteger(days) && days >= 0 ? { last, days } : NO_STREAK;
}
