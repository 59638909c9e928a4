// Every word the course says by itself, in one place. What was played and why it is not enough comes from the engine.
import { pit } from "../words.js";

/** @typedef {import("../words.js").Game} Game */

/** @param {Game} game @param {number} place */
const side = ({ sides, pits }, place) => sides[place < pits || place === 2 * pits ? "S" : "N"];

/** A place in a sentence. @param {Game} game @param {number} place @param {string[]} labels how pits are called */
export const place = (game, place, labels) =>
  place < 2 * game.pits ? `${side(game, place)}\u2019s pit ${labels[place]}` : `${side(game, place)}\u2019s ${game.store}`;

/** A place as its button is called. @param {Game} game @param {number} at @param {string[]} labels @param {number} seeds */
export const button = (game, at, labels, seeds) =>
  at < 2 * game.pits ? pit(game, at, labels[at], seeds, null) : `${place(game, at, labels)}, ${seeds}`;

/** @param {number} n @param {string} one */
const some = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

/** @param {{solved: number, of: number}} tally */
export const solved = ({ solved, of }) => (solved === of ? "All tasks solved" : `${solved} of ${some(of, "task")} solved`);

export const words = {
  /** What to do, by what is asked. */
  begin: { goal: "Your turn: touch a pit to sow it.", last: "Touch the place where you think it falls.", may: "Touch every pit that may be played, then press Check." },
  answers: "Places to choose from",
  none: "Choose at least one pit first.",
  again: "Start again and try another way.",
  reply: "Watch the answer.",
  shown: "This is one way. Start again and play it yourself.",
  shownAnswer: "This is the answer.",
  replay: "Watch. Then it is your turn.",
  missing: "The rules engine did not load, so this cannot be judged.",
  start: "Start with lesson 1",
  finished: "You have seen every lesson",
  erase: "Erase my progress",
  sure: "Really erase it?",
  erased: "Your progress is erased.",
  done: "done",
};

/** @param {number} n of a lesson */
export const resume = (n) => `Go on with lesson ${n}`;

/** @param {string} where */
export const look = (where) => `Look at ${where}.`;

/** @param {string} where @param {number} seeds */
export const countFrom = (where, seeds) => `${where[0].toUpperCase()}${where.slice(1)} holds ${some(seeds, "seed")}: count on from it, place by place.`;

/** @param {string} where */
export const right = (where) => `That is it: the last seed falls in ${where}.`;

/** @param {string} where */
export const wrong = (where) => `Not in ${where}. Watch where it falls.`;

/** @param {string} where */
export const missed = (where) => `${where[0].toUpperCase()}${where.slice(1)} may be played, too.`;

export const rightAll = "That is it: these and no others.";
