// Puzzles that train what a mistake was about, from the page of puzzles.
import { readJson, readText } from "../book-storage.js";
import { parse } from "../puzzles/collection.js";
import { difficulty, readRating } from "../puzzles/rating.js";
import { parse as parseProgress } from "../task/progress.js";
/** @import { Kind } from "./reasons.js" */
/** @import { Puzzle } from "../puzzles/collection.js" */

const MOST = 3;

/** The themes of puzzles about a reason. @type {Partial<Record<Kind, string[]>>} */
const THEMES = {
  danger: ["threat", "save", "refuse"],
  answers: ["threat", "save", "refuse"],
  capture: ["capture", "refuse"],
  next: ["refuse", "only"],
  again: ["turn", "capture"],
  stores: ["turn", "capture"],
  left: ["ending", "only"],
  soon: ["refuse", "only", "ending"],
};

/** Chooses puzzles of a game about a reason: those that are not solved, and nearest to the reader's rating, first.
 * @param {Puzzle[]} all @param {string} game @param {Kind} kind @param {(id: string) => boolean} solved @param {number} rating */
export function choosePuzzles(all, game, kind, solved, rating) {
  const far = (/** @type {Puzzle} */ puzzle) => Number(solved(puzzle.id)) * 10_000 + Math.abs(difficulty(puzzle) - rating);
  const fits = (/** @type {Puzzle} */ puzzle) => puzzle.game === game && !!THEMES[kind]?.includes(puzzle.theme);
  return all
    .filter(fits)
    .sort((a, b) => far(a) - far(b) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST);
}

/** Loads the page of puzzles and chooses some; none if it does not load. @param {string} address of the page, "" for none
 * @param {string} game @param {Kind} kind @returns {Promise<{href: string, ask: string}[]>} */
export async function puzzlesAbout(address, game, kind) {
  try {
    if (!address) return [];
    const response = await fetch(address);
    if (!response.ok) return [];
    const parser = new DOMParser();
    const page = parser.parseFromString(await response.text(), "text/html");
    const list = page.querySelector("sow-puzzles .all"); // a parser without scripts reads a noscript as elements
    const progress = parseProgress(readText("puzzles"));
    const { rating } = readRating(readJson("rating"));
    const found = choosePuzzles(list ? parse(list) : [], game, kind, (id) => progress[id] === "solved", rating);
    return found.map(({ id, ask }) => ({ href: `${address}#puzzle-${id}`, ask }));
  } catch {
    return []; // offline
  }
}
