// Messages of a task. Sentences about the moves played come from the engine.
import { pit, t } from "../words.js";
/** @import { Game } from "../words.js" */

/** Capitalizes a sentence that begins with the name of a side. @param {string} text */
const capital = (text) => text[0].toUpperCase() + text.slice(1);

/** Names a place in a sentence. @param {Game} game @param {number} place @param {string[]} labels of the pits */
export function place({ sides, store, pits }, place, labels) {
  const side = sides[place < pits || place === 2 * pits ? "S" : "N"];
  return place < 2 * pits ? t("place-pit", { side, pit: labels[place] }) : t("place-store", { side, store });
}

/** Names the button of a place. @param {Game} game @param {number} at @param {string[]} labels @param {number} seeds */
export const button = (game, at, labels, seeds) =>
  at < 2 * game.pits ? pit(game, at, labels[at], seeds, null) : t("place-holds", { place: place(game, at, labels), n: seeds });

/** Says what to do. @param {"last"|"may"|undefined} ask */
export const begin = (ask) => (ask ? t(ask === "last" ? "task-last" : "task-may") : t("task-goal"));

/** @param {string} where @param {number} n seeds there */
export const countFrom = (where, n) => capital(t("count-from", { place: where, n }));

/** @param {string} where */
export const missed = (where) => capital(t("may-too", { place: where }));
