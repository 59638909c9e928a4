// Choosing among the puzzles, as plain functions.

/**
 * A puzzle as the page tells it: its name, game, theme and level; what it asks, in a sentence; what its task is told; the state of the
 * board that it begins with.
 * @typedef {{id: string, game: string, theme: string, level: number, ask: string, told: import("../task/task.js").Told,
 *   states: import("../state.js").State[]}} Puzzle
 *
 * What is wanted of each; "" whatever there is.
 * @typedef {{game: string, theme: string, level: string}} Wanted
 */

/** @type {(keyof Wanted)[]} */
export const KEYS = ["game", "theme", "level"];

/** The order of the collection: those where one looks least far first, games and themes mixed.
 * @param {Puzzle[]} puzzles */
export const inOrder = (puzzles) => [...puzzles].sort((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1));

/** @param {Puzzle} puzzle @param {Wanted} wanted @param {keyof Wanted} [but] what does not matter */
const fits = (puzzle, wanted, but) => KEYS.every((key) => key === but || !wanted[key] || String(puzzle[key]) === wanted[key]);

/** @param {Puzzle[]} puzzles @param {Wanted} wanted */
export const choose = (puzzles, wanted) => puzzles.filter((puzzle) => fits(puzzle, wanted));

/** How many puzzles a reader would find who chose another value of one key; "" is any.
 * @param {Puzzle[]} puzzles @param {Wanted} wanted @param {keyof Wanted} key @returns {Record<string, number>} */
export function counts(puzzles, wanted, key) {
  const all = puzzles.filter((puzzle) => fits(puzzle, wanted, key));
  /** @type {Record<string, number>} */
  const found = { "": all.length };
  for (const puzzle of all) found[puzzle[key]] = (found[puzzle[key]] ?? 0) + 1;
  return found;
}

/** The puzzle after another in a list, round and round: the first that is not solved, or where all are, the next one.
 * @param {Puzzle[]} list @param {string} id @param {(id: string) => boolean} solved @returns {Puzzle|undefined} */
export function next(list, id, solved) {
  const at = list.findIndex((puzzle) => puzzle.id === id);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return others.find((puzzle) => !solved(puzzle.id)) ?? others[0];
}
