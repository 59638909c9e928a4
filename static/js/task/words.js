// Messages of a task. Sentences about the moves played come from the engine.
import { readPosition } from "../position.js";
import { place as placeName, t } from "../words.js";
/** @import { Board } from "../board.js" */

/** Names a place in a sentence. @param {Board} board @param {number} place */
export function place({ game, pits: { labels } }, place) {
  const { sides, store, pits } = game;
  const side = sides[place < pits || place === 2 * pits ? "S" : "N"];
  const name = place < 2 * pits ? t("place-pit", { side, pit: labels[place] }, game) : t("place-store", { side, store }, game);
  return game.personal ? name[0].toLowerCase() + name.slice(1) : name; // it may stand within the sentence
}

/** Names the side that is not to move. @param {Board} board */
export const opponent = ({ game: { sides }, position }) => sides[readPosition(position).turn === "S" ? "N" : "S"];

/** Names the button of a place. @param {Board} board @param {number} at @param {number} n its seeds */
export function button(board, at, n) {
  return placeName(board.game, at, board.pits.labels[at], n, null);
}

/** Capitalizes a sentence that begins with the name of a side. @param {string} text */
export const capital = (text) => text[0].toUpperCase() + text.slice(1);
