// What is at the table stays there over a reload, in this browser alone; without a store it is simply not kept.

const KEY = "sowbook-play";

/** @typedef {import("./record.js").Game} Game
 *
 * What is kept: the game, who plays, by what else, and the rounds of a match before it. A game without a start is still to be laid out.
 * @typedef {Game & {players: import("./record.js").Players, seconds: number, uncounted: boolean, opening: string, by: string, rounds: string[], seed: number}} Kept */

/** @returns {Partial<Kept>} */
export function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

/** @param {Kept} kept */
export function save(kept) {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // there is no store, or it is full
  }
}
