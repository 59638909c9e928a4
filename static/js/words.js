// Every word the board says by itself, in one place. What happened and why is never said here: that comes from the engine.

/** What a page tells of its game.
 * @typedef {{id: string, voice: string, rules?: string, sides: Record<string, string>, store: string, pits: number, labels: string[],
 *   clauses: Record<string, string>, engine: string, table?: string, start?: string, title: string, readings: import("./tools/readings.js").Reading[]}} Game */

/** @param {number} n */
const count = (n) => (n === 0 ? "empty" : n === 1 ? "1 seed" : `${n} seeds`);

/** @param {Game} game @param {number} place */
const owner = (game, place) => game.sides[place < game.pits ? "S" : "N"];

/** A pit as its button is called.
 * @param {Game} game @param {number} place @param {string} label @param {number} seeds @param {boolean|null} can null: not known */
export const pit = (game, place, label, seeds, can) =>
  `${owner(game, place)}'s pit ${label}, ${count(seeds)}${can === null ? "" : can ? ", can be played" : ", cannot be played"}`;

/** The pits together: whose turn it is, and what does not lie in them.
 * @param {Game} game @param {number[]} seeds @param {string} turn @param {number} hand */
export const board = ({ sides, store, pits }, seeds, turn, hand) =>
  `Board${turn in sides ? `, ${sides[turn]} to play` : ""}; ${sides.S}'s ${store} ${seeds[2 * pits]}, ${sides.N}'s ${seeds[2 * pits + 1]}${hand ? `; in the hand ${hand}` : ""}`;

/** Where a board is: in the book, on a side line of it (true) or a line of the reader's own (false); whose turn.
 * @param {Game} game @param {string} turn @param {boolean|null} side */
export const status = ({ sides }, turn, side) =>
  [side === null ? "" : side ? "A side line" : "Your own line", turn in sides ? `${sides[turn]} to play` : ""].filter(Boolean).join(" \u00b7 ");

/** @param {number} ply @param {number} of @param {string} step @param {number} lap 0: the ply has one */
export const at = (ply, of, step, lap) => `${ply} / ${of}${step && ` \u00b7 ${step}`}${lap ? ` \u00b7 lap ${lap}` : ""}`;

/** A move of the list, to those who hear it.
 * @param {Game} game @param {number} ply @param {string} player @param {string} move @param {string} kind of a side or own line
 * @param {boolean} noted */
export const ply = ({ sides }, ply, player, move, kind, noted) =>
  `${ply}. ${sides[player] ? `${sides[player]}: ` : ""}${move}${kind && `, ${kind} line`}${noted ? ", with a comment" : ""}`;

/** A direction: its name for those who see the arrow and for those who do not.
 * @param {string} move @param {boolean} right whether the player's right is the viewer's */
export function way(move, right) {
  const end = move.slice(-1);
  if (end !== "R" && end !== "L") return { text: move, name: move };
  return { text: (end === "R") === right ? "\u2192" : "\u2190", name: end === "R" ? "right, counterclockwise" : "left, clockwise" };
}

export const words = {
  start: "Start",
  play: "Play",
  pause: "Pause",
  back: "Back",
  forward: "Forward",
  undo: "Undo",
  redo: "Redo",
  retry: "Try again",
  speed: " speed",
  pass: "Pass",
  direction: "Which way?",
  loading: "Asking the engine\u2026",
  unfinished: "This move is not finished: step on to its end first.",
  noTools: "What is behind this button did not load.",
  alone: "What joins the two boards did not load: this one goes on alone.",
  missing: "The rules engine did not load. What is printed here can still be stepped through.",
};
