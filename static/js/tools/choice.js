// Groups of radio buttons that say how a board plays and numbers: the readings that its source leaves open, the pits' numbers.
import { html, set } from "../dom.js";
import { open } from "./open.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("./readings.js").Reading} Reading */

/** One to choose of several, each a value, its name and what it means.
 * @param {Board} board @param {string} of a reading's key, or another word for what is chosen @param {string} legend
 * @param {string[][]} options */
export const choice = ({ root }, of, legend, options) => html("fieldset", { class: "choose" }, html("legend", {}, legend), ...options.map(([value, name, meaning]) => {
  const input = html("input", { type: "radio", name: `${root.id}-${of}`, value, "data-of": of, autocomplete: "off" });
  return html("label", {}, input, html("span", {}, html("b", {}, name), meaning ? ` ${meaning}` : ""));
}));

/** A group for each reading of a board's game that has none in the open.
 * @param {Board} board */
export const switches = (board) => board.game.readings.filter(({ key }) => !board.root.querySelector(`.switches [data-of="${key}"]`))
  .map(({ key, title, values }) => choice(board, key, title, values.map(({ word, meaning }) => [word, word, meaning])));

/** How pits are numbered, where the source does not number them from the left anyway.
 * @param {Board} board */
export const numbers = (board) => board.game.labels.every((label, place) => label === String((place % board.game.pits) + 1)) ? []
  : [choice(board, "labels", t("numbers"), [["source", t("as-source")], ["left", t("as-left")]])];

/** Marks in every group of a board what it now plays by, and whether it is turned.
 * @param {Board} board */
export function mark(board) {
  /** @type {Record<string, string>} */
  const chosen = { labels: board.labels, ...Object.fromEntries(board.game.readings.map(({ key, values }) => [key, values[0].word])), ...board.where.set };
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (board.root.querySelectorAll("[data-of]"))) {
    input.checked = chosen[input.dataset.of ?? ""] === input.value;
  }
  const flip = board.root.querySelector(".panel [data-do=flip]");
  if (flip) set(flip, { "aria-pressed": board.scene.view.flip });
}

/** Keeps every group as its board is. */
export function follow() {
  document.querySelectorAll("sow-board").forEach((/** @type {any} */ { board }) => board && mark(board));
  document.addEventListener("sow-change", ({ target }) => {
    const { board } = /** @type {any} */ (target);
    if (board) mark(board);
  });
}

/** Does what a button of a group says.
 * @param {Board} board @param {HTMLInputElement} input */
export async function choose(board, { dataset: { of = "" }, value }) {
  if (of === "labels") for (const one of [board, board.twin]) if (one) one.labels = value;
  const reading = board.game.readings.find(({ key }) => key === of);
  if (!reading) return;
  const { set: { [of]: _, ...others }, start, moves } = board.where;
  /** @type {Partial<import("../board.js").Where>} */
  const to = { set: value === reading.values[0].word ? others : { ...others, [of]: value } };
  const { rest } = board.line.stopped ?? {}; // what the reading until now refused
  if (rest) to.moves = [...moves, ...rest];
  if (reading.values.some((other) => other.start === start)) to.start = reading.values.find(({ word }) => word === value)?.start;
  await open(board, to);
  mark(board); // also where it could not be opened
}
