// The reader's results against each level of the computer. They stay in the reader's browser, and lessons show them.
import { readJson, writeJson } from "../book-storage.js";
/** @import { Over } from "../state.js" */
/** @import { Saved } from "./storage.js" */

/** @typedef {{won: number, drawn: number, lost: number, last: number}} Results games by result; `last` is the seed of the last one, so that
 * a game counts once, also if its last move is taken back */

/** Under which a book stores the results against a level of a game. @param {string} game its id @param {number} level */
const name = (game, level) => `results-${game}-${level}`;

/** @param {string} game its id @param {number} level @returns {Results} */
export function resultsOf(game, level) {
  const none = { won: 0, drawn: 0, lost: 0, last: -1 };
  const stored = { ...none, ...readJson(name(game, level)) };
  return Object.values(stored).every(Number.isInteger) ? stored : none;
}

/** Adds the result of a game, if a person played it against the computer. @param {Saved} game @param {Over} over */
export function addResult({ game, players, friend, seed }, { winner }) {
  const side = players.S ? "N" : "S"; // the person's
  const level = players.S || players.N;
  if (friend || !level || players[side]) return;
  const results = resultsOf(game, level);
  if (results.last === seed) return;
  results[winner === "" ? "drawn" : winner === side ? "won" : "lost"]++;
  writeJson(name(game, level), { ...results, last: seed });
}
