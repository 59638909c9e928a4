// What the sides are called: You and Computer when a person plays the computer, You and Your friend in a game by link, else as the game's
// source calls them.
import { message, t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { LegalMoves } from "../state.js" */
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
  board.game.sides = names;
  board.game.voice = game.voice.replace(/\b(south|north)=[^;\n]*/g, (_, side) => `${side}=${side === "south" ? names.S : names.N}`);
  return true;
}

/** Begins a board with what to do. @param {Board} board that shows its start */
export function greet(board) {
  board.line.states[0].say = t("touch-pit");
  board.redraw();
}

/** Changes the sentences of a new board, so that they speak to the player. @param {Board} board */
export function addressPlayer(board) {
  greet(board);
  const { engine } = board;
  const play = engine.play.bind(engine);
  engine.play = async (...question) => {
    const answer = await play(...question);
    return answer && JSON.parse(JSON.stringify(answer), (_, value) => (typeof value === "string" ? personal(value) : value));
  };
}

/** Gives the sides other names in the moves that the page holds. @param {LegalMoves} moves @param {Record<string, string>} from @param {Record<string, string>} to
 * @returns {LegalMoves} */
export function renamed(moves, from, to) {
  const names = Object.fromEntries(["S", "N"].map((side) => [from[side], to[side]]));
  const name = new RegExp(Object.keys(names).join("|"), "g");
  const rename = (/** @type {string} */ text) => personal(text.replace(name, (name) => names[name]));
  return JSON.parse(JSON.stringify(moves), (key, value) => (key === "say" ? rename(value) : value));
}

/** Puts a sentence about a side called You into the second person, by the forms that the language lists: "You sows" becomes "you sow".
 * @param {string} text */
export function personal(text) {
  if (!text.includes(t("you"))) return text;
  for (const form of (message("you-forms") ?? "").split("; ")) text = text.replaceAll(...pair(form));
  return text.replace(/(^|[.!?]\s)(\p{Ll})/gu, (start) => start.toUpperCase());
}

/** What a form replaces, an expression, and by what. A # stands before the number of a pit. @param {string} form as "You sows=you sow" or "(,) (Computer) #=$1 $2’s #"
 * @returns {[RegExp, string]} */
function pair(form) {
  const [from, to] = form.split("=");
  return [new RegExp(from.replace("#", "(?=\\d)"), "g"), to.replace("#", "")];
}

/** A message of the page's table about the sides, in the second person. @type {typeof t} */
export const say = (key, values) => personal(t(key, values));
