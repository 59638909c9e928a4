// The puzzle of the day, and the addresses of puzzles and of days.

const DAY = 864e5;

/** The date that a reader's calendar shows, as 2026-11-21. @param {Date} now */
export const today = (now) => [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** The middle of a day, wherever the reader is; nothing when the calendar has no such day. @param {string} day as 2026-11-21 */
export function date(day) {
  const [year, month, of] = day.split("-").map(Number);
  const at = new Date(year, month - 1, of, 12);
  return today(at) === day ? at : undefined;
}

/** The name of a day's puzzle: in the order of their names each day takes the next, all round and round. So it is the same for
 * everybody who has that date.
 * @param {string[]} names of all puzzles, in any order @param {string} day as 2026-11-21 */
export function daily(names, day) {
  const n = Math.round(Date.parse(day) / DAY); // both are of one zone
  return [...names].sort()[((n % names.length) + names.length) % names.length];
}

/** What the part of an address after the # asks for: a puzzle by its name, or a day; nothing when it is about something else.
 * @param {string} fragment @param {Date} now @returns {{puzzle?: string, day?: string}|undefined} */
export function asked(fragment, now) {
  const found = /^(?:puzzle-(\w+)|day(?:-(\d{4}-\d\d-\d\d))?)$/.exec(fragment);
  if (!found) return;
  const [, puzzle, day = today(now)] = found;
  return puzzle ? { puzzle } : { day };
}
