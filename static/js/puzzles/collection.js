// Reads, filters and orders the puzzles.
import { readPosition } from "../position.js";
/** @import { State } from "../state.js" */
/** @import { Data } from "../task/task.js" */

/**
 * A puzzle as the page holds it: its id, game, theme and level, what it asks, the task's data, and its position.
 * @typedef {{id: string, game: string, theme: string, level: number, ask: string, told: Data, states: State[]}} Puzzle
 *
 * What the reader filters by; "" for any.
 * @typedef {{game: string, theme: string, level: string}} Filter
 */

/** @type {(keyof Filter)[]} */
export const KEYS = ["game", "theme", "level"];

/** Reads the puzzles from the list for readers without scripts. @param {ParentNode} list @returns {Puzzle[]} */
export const parse = (list) =>
  Array.from(/** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-theme]")), (item) => {
    const { theme = "", level, goal, solution = "", say = "" } = item.dataset;
    const position = item.firstChild?.textContent?.trim() ?? "";
    return {
      id: item.id.replace("puzzle-", ""),
      game: item.parentElement?.dataset.game ?? "",
      theme,
      level: Number(level),
      ask: item.querySelector("summary")?.textContent ?? "",
      told: { goal, solution: solution.split(" ") },
      states: [{ position, ...readPosition(position), say }],
    };
  });

/** Sorts puzzles by level, then by id, which mixes games and themes. @param {Puzzle[]} puzzles */
export const inOrder = (puzzles) => [...puzzles].sort((a, b) => a.level - b.level || (a.id < b.id ? -1 : 1));

/** @param {Puzzle} puzzle @param {Filter} filter @param {keyof Filter} [ignored] */
const matches = (puzzle, filter, ignored) => KEYS.every((key) => key === ignored || !filter[key] || String(puzzle[key]) === filter[key]);

/** @param {Puzzle[]} puzzles @param {Filter} filter */
export const choose = (puzzles, filter) => puzzles.filter((puzzle) => matches(puzzle, filter));

/** The number of puzzles for each value of a key, with the other keys as they are; "" is any value.
 * @param {Puzzle[]} puzzles @param {Filter} filter @param {keyof Filter} key @returns {Record<string, number>} */
export function counts(puzzles, filter, key) {
  const all = puzzles.filter((puzzle) => matches(puzzle, filter, key));
  /** @type {Record<string, number>} */
  const found = { "": all.length };
  for (const puzzle of all) found[puzzle[key]] = (found[puzzle[key]] ?? 0) + 1;
  return found;
}

/** The first unsolved puzzle after another, starting over at the end of the list; if all are solved, the one after it.
 * @param {Puzzle[]} list @param {string} id @param {(id: string) => boolean} solved @returns {Puzzle|undefined} */
export function next(list, id, solved) {
  const at = list.findIndex((puzzle) => puzzle.id === id);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(0, at))];
  return others.find((puzzle) => !solved(puzzle.id)) ?? others[0];
}
