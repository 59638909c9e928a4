// The game at the table, kept in this browser over a reload. Without local storage nothing is kept.
/** @import { Game, Players } from "./game.js" */

const KEY = "sowbook-play";

/** A game with its players and settings: seconds a move, whether the numbers of seeds are hidden, how it is set up ("ruled" or "cut")
 * and by whom, the earlier rounds of its match, the seed of the computer's random choices. `start` is "" until the seeds are laid out.
 * @typedef {Game & {players: Players, seconds: number, uncounted: boolean, opening: string, by: string, rounds: string[], seed: number}} Saved */

/** Loads the game saved last, or a start of the first game if nothing is saved or its game is no longer in the book.
 * @param {string[]} games in the book @returns {Saved} */
export function load(games) {
  const none = { game: games[0], start: "", set: {}, moves: [], rounds: [] };
  let saved = { ...none, players: { S: 0, N: 2 }, seconds: 2, uncounted: false, opening: "ruled", by: "S", seed: 1 };
  try {
    saved = { ...saved, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {} // no storage
  return games.includes(saved.game) ? saved : { ...saved, ...none };
}

/** @param {Saved} saved */
export function save(saved) {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {} // no storage, or it is full
}
