// Every word the board says by itself, in one place. What happened and why is never said here: that comes from the engine.

/** What a page tells of its game.
 * @typedef {{id: string, voice: string, sides: Record<string, string>, store: string, pits: number, labels: string[],
 *   clauses: Record<string, string>, engine: string}} Game */

/** @param {number} n */
const count = (n) => (n === 0 ? "empty" : n === 1 ? "1 seed" : `${n} seeds`);

/** @param {Game} game @param {number} place */
export const owner = (game, place) => game.sides[place < game.pits || place === 2 * game.pits ? "S" : "N"];

/** A pit as its button is called.
 * @param {Game} game @param {number} place @param {number} seeds @param {boolean} can */
export const pit = (game, place, seeds, can) =>
  `${owner(game, place)}'s pit ${game.labels[place]}, ${count(seeds)}, ${can ? "can be played" : "cannot be played"}`;

/** The whole board, for those who do not see it.
 * @param {Game} game @param {number[]} seeds @param {string} turn @param {number} hand */
export function board(game, seeds, turn, hand) {
  const n = game.pits;
  const north = seeds.slice(n, 2 * n).reverse().join(", ");
  const south = seeds.slice(0, n).join(", ");
  const stores = `${stored(game, seeds)}${hand ? `; in the hand ${hand}` : ""}`;
  return `${game.sides.N}, left to right: ${north}. ${game.sides.S}: ${south}. ${stores}.${turn in game.sides ? ` ${toPlay(game, turn)}.` : ""}`;
}

/** @param {Game} game @param {number[]} seeds */
export const stored = (game, seeds) =>
  `${game.sides.S}'s ${game.store} ${seeds[2 * game.pits]}, ${game.sides.N}'s ${seeds[2 * game.pits + 1]}`;

/** @param {Game} game @param {string} turn */
export const toPlay = (game, turn) => `${game.sides[turn]} to play`;

/** A direction: its name for those who see the arrow and for those who do not.
 * @param {string} move @param {boolean} south */
export function way(move, south) {
  const end = move.slice(-1);
  if (end !== "R" && end !== "L") return { text: move, name: move };
  const right = end === "R";
  return { text: right === south ? "\u2192" : "\u2190", name: right ? "right, counterclockwise" : "left, clockwise" };
}

export const words = {
  pits: "Board",
  keys: "Arrow keys step through the example.",
  moves: "Moves",
  start: "Start",
  own: "own move",
  yours: "Your own line",
  play: "Play",
  pause: "Pause",
  undo: "Undo",
  redo: "Redo",
  book: "Back to the example",
  retry: "Try again",
  pass: "Pass",
  direction: "Which way?",
  unfinished: "This move is not finished: step on to its end first.",
  missing: "Trying moves needs the engine, which did not load; stepping through the example still works.",
  refused: "The engine could not answer: ",
  /** @param {number} ply @param {number} of @param {string} step */
  at: (ply, of, step) => `${ply} / ${of}${step}`,
  /** @param {number} step @param {number} of */
  step: (step, of) => ` \u00b7 ${step} of ${of}`,
};
