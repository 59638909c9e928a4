// Lets a board speak to the person who plays on it.
import { personal, t } from "./words.js";
/** @import { Board } from "./board.js" */
/** @import { Game } from "./words.js" */

/** Names the sides of a game, in labels and in the sentences of the engine. @param {Game} game @param {string} voice as the page has it
 * @param {Record<string, string>} names */
export function callSides(game, voice, names) {
  game.sides = names;
  game.voice = voice.replace(/south=.*?;store/, `south=${names.S};north=${names.N};store`);
}

/** Calls the near side of a fresh board You. @param {Board} board */
export function addressReader(board) {
  const { game, replay } = board;
  const [start] = replay.line.states;
  const names = { S: t("you"), N: t("far") };
  // The line above the sentence says whose turn it is.
  Object.assign(start, { legal: renamed(start.legal, game.sides, names), say: "" });
  callSides(game, game.voice, names);
  game.personal = true;
}

/** Gives the sides other names in sentences about moves, and puts them into the second person.
 * @template T @param {T} moves @param {Record<string, string>} from @param {Record<string, string>} to @returns {T} */
export const renamed = (moves, from, to) =>
  moves &&
  JSON.parse(
    JSON.stringify(moves, (key, text) => (key === "say" ? personal(text.replaceAll(from.S, to.S).replaceAll(from.N, to.N)) : text)),
  );
