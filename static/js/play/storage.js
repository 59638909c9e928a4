// Saves the game of the play page in local storage, if the browser allows it.
/** @import { Game, Players } from "./game.js" */

const KEY = "sowbook-play";

/** A game with its players and settings: seconds a move, whether the numbers of seeds are hidden, how it is set up ("ruled" or "cut")
 * and by whom, the earlier rounds of its match, the seed of the computer's random choices. `start` is "" until the seeds are laid out.
 * @typedef {Game & {players: Players, seconds: number, uncounted: boolean, opening: string, by: string, rounds: string[], seed: number}} Saved */

/** Loads the saved game, or returns a new game if nothing is saved or its variant no longer exists.
 * @param {string[]} games the variants @returns {Saved} */
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
