// Finds the games that a board may be for.

/** A game and its board: stores says whether stores are sown, seeds lists the numbers of seeds that it is played with, the usual one
 * first, regions those where it is played, and rank says how well readers know it, from 0.
 * @typedef {{rows: number, pits: number, stores: boolean, seeds: number[], regions: string[], rank: number}} BoardGame
 *
 * What a reader knows of a board; 0 and "" stand for what they do not know.
 * @typedef {{rows: number, pits: number, stores: ""|"yes"|"no", seeds: number, region: string}} Found */

const SPARE = 12; // seeds that a set may have more than its game needs
const LOST = 6; // seeds that a found set may lack

/** Whether a game for some seeds may have been played with a set of others. @param {number} n @param {number} seeds */
const isSetFor = (n, seeds) => n - LOST <= seeds && seeds <= n + SPARE;

/** How well a game explains what is known of a board, apart from its size. A rare game must explain more than a well-known one.
 * @param {BoardGame} game @param {Found} found */
function score(game, { stores, seeds, region }) {
  let sum = -Math.min(2, game.rank / 40);
  if (seeds) sum += seeds === game.seeds[0] ? 5 : game.seeds.includes(seeds) ? 4 : isSetFor(game.seeds[0], seeds) ? 2 : 0;
  if (stores === "yes") sum += game.stores ? 1 : 0; // captures may lie in stores that are not sown
  if (stores === "no") sum += game.stores ? 0 : 4;
  if (region) sum += game.regions.includes(region) ? 3 : 0;
  return sum;
}

/** How far a board is from one that was found. @param {BoardGame} game @param {Found} found */
const distance = (game, { rows, pits }) => (rows ? 10 * Math.abs(game.rows - rows) : 0) + (pits ? Math.abs(game.pits - pits) : 0);

/** Returns the games that a board may be for, likeliest first: those of its size that need about as many seeds, or all of its size if
 * none does. If no game has that size, it returns games of the nearest one, and exact is false.
 * @template {BoardGame} T @param {T[]} games @param {Found} found @returns {{games: T[], exact: boolean}} */
export function gamesOf(games, found) {
  const nearest = Math.min(...games.map((game) => distance(game, found)));
  const sized = games.filter((game) => distance(game, found) === nearest);
  const filled = sized.filter((game) => !found.seeds || game.seeds.some((n) => isSetFor(n, found.seeds)));
  const fitting = filled.length ? filled : sized;
  return {
    games: fitting.sort((a, b) => score(b, found) - score(a, found) || a.rank - b.rank),
    exact: nearest === 0,
  };
}
