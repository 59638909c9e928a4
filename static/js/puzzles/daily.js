// The puzzle of the day, and the addresses of puzzles and days.

const DAY = 864e5; // milliseconds

/** The date in the reader's time zone, as 2026-11-21. @param {Date} now */
export const today = (now) => [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");

/** Noon of a date in the reader's time zone; nothing if there is no such date. @param {string} date as 2026-11-21 */
export function parseDate(date) {
  const [year, month, day] = date.split("-").map(Number);
  const noon = new Date(year, month - 1, day, 12);
  return /^\d{4}-/.test(date) && today(noon) === date ? noon : undefined;
}

/** The puzzle of a date: each date takes the next id of a game in alphabetical order, so that it is the same for every reader.
 * @param {{id: string, game: string}[]} puzzles in any order @param {string} game @param {string} date as 2026-11-21 */
export function daily(puzzles, game, date) {
  const ids = puzzles.filter((puzzle) => puzzle.game === game).map(({ id }) => id);
  const n = Math.round(Date.parse(date) / DAY);
  return ids.sort()[((n % ids.length) + ids.length) % ids.length];
}

/** Reads the part of an address after the #: the id of a puzzle, or a date, which need not exist; nothing if it is about something else.
 * @param {string} fragment @param {Date} now @returns {{puzzle?: string, day?: string}|undefined} */
export function parseAddress(fragment, now) {
  const [, kind, name] = /^(puzzle|day)(?:-(.*))?$/s.exec(fragment) ?? [];
  if (kind === "puzzle") return { puzzle: name ?? "" };
  if (kind) return { day: name ?? today(now) };
}
