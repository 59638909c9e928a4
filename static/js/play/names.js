// What the sides are called: You and Computer when a person plays the computer, You and Your friend in a game by link, else as the game's
// source calls them.
import { callSides } from "../second-person.js";
import { personal, t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Game } from "../words.js" */
/** @import { Saved } from "./storage.js" */
/** @import { Players } from "./game.js" */

/** Who plays the sides. @typedef {Pick<Saved, "players"|"friend">} Seats */

/** Reports whether a person plays the computer. @param {Players} players */
export const isAgainstComputer = ({ S, N }) => S > 0 !== N > 0;

/** The names of the sides. @param {Pick<Game, "sides">} game @param {Seats} seats */
export function sideNames({ sides }, { players, friend }) {
  if (friend) return { S: t(friend.side === "S" ? "you" : "friend"), N: t(friend.side === "N" ? "you" : "friend") };
  if (!isAgainstComputer(players)) return sides;
  return { S: t(players.S ? "computer" : "you"), N: t(players.N ? "computer" : "you") };
}

/** Gives the sides of a board their names, in labels and in the sentences of the engine. Sentences shown already stay.
 * @param {Board} board @param {Game} game its game as the page has it @param {Seats} seats @returns {boolean} whether a name has changed */
export function nameSides(board, game, seats) {
  const names = sideNames(game, seats);
  if (names.S === board.game.sides.S && names.N === board.game.sides.N) return false;
  callSides(board.game, game.voice, names);
  return true;
}

/** Begins a board with what to do. @param {Board} board that shows its start */
export function greet(board) {
  board.line.states[0].say = t("touch-pit", {}, board.game);
  board.redraw();
}

/** A message of the page's table about the sides, in the second person. @type {typeof t} */
export const say = (key, values, game) => personal(t(key, values, game));
