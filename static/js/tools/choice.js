// Groups of radio buttons that say how a board plays and numbers: the readings that its source leaves open, the pits' numbers.
import { html } from "../dom.js";
import { open } from "./open.js";
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */

/** One to choose of several, each a value, its name and what it means.
 * @param {Board} board @param {string} of a reading's key, or another word for what is chosen @param {string} legend
 * @param {string[][]} options */
export const choice = ({ root }, of, legend, options) => html("fieldset", { class: "choose" }, html("legend", {}, legend), ...options.map(([value, name, meaning]) => {
  const input = html("input", { type: "radio", name: `${root.id}-${of}`, value, "data-of": of, autocomplete: "off" });
  return html("label", {}, input, html("span", {}, html("b", {}, name), meaning ? ` ${meaning}` : ""));
}));

/** A group for each of a game's readings with these keys.
 * @param {Board} board @param {(key: string) => boolean} which */
export const switches = (board, which) => board.game.readings.filter(({ key }) => which(key))
  .map(({ key, title, values }) => choice(board, key, title, values.map(({ word, meaning }) => [word, word, meaning])));

/** The keys whose switches stand in the open. @param {Board} board */
export const inTheOpen = ({ root }) => (root.dataset.switch ?? "").split(" ");

/** How pits are numbered. @param {Board} board */
export const numbers = (board) => choice(board, "labels", words.numbers, [["source", words.source], ["left", words.left]]);

/** Marks in every group of a board what it now plays by.
 * @param {Board} board */
export function mark(board) {
  const chosen = { labels: board.labels, ...Object.fromEntries(board.game.readings.map(({ key, values }) => [key, values[0].word])), ...board.where.set };
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (board.root.querySelectorAll("[data-of]"))) {
    if (input.dataset.of in chosen) input.checked = chosen[input.dataset.of] === input.value;
  }
}

/** Lets the groups of a board, those there are and those to come, do what they say, until the signal is aborted.
 * @param {Board} board @param {AbortSignal} signal */
export function listen(board, signal) {
  const { root, game } = board;
  root.addEventListener("sow-change", () => mark(board), { signal });
  root.addEventListener("change", async ({ target }) => {
    const { dataset: { of = "" }, value } = /** @type {HTMLInputElement} */ (target);
    if (of === "labels") for (const one of [board, board.twin]) if (one) one.labels = value;
    const reading = game.readings.find(({ key }) => key === of);
    if (!reading) return;
    const { [of]: _, ...others } = board.where.set;
    await open(board, { set: value === reading.values[0].word ? others : { ...others, [of]: value } });
    mark(board); // also where it could not be opened
  }, { signal });
}
