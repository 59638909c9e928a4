// Groups of radio buttons: the readings that a board plays by, and how its pits are numbered.
import { readText, writeText } from "../book-storage.js";
import { boardOf, findAll, html, set } from "../dom.js";
import { at, forward } from "../state.js";
import { t } from "../words.js";
import { renumber } from "./lines.js";
import { showNotation } from "./notation.js";
import { open } from "./open.js";
/** @import { Board, Where } from "../board.js" */

/** @param {Board} board @param {string} of a reading's key, or "labels" @param {string} legend
 * @param {string[][]} options each a value, its name and its meaning */
function group({ root }, of, legend, options) {
  const labels = options.map(([value, name, meaning]) => {
    const input = html("input", { type: "radio", name: `${root.id}-${of}`, value, "data-of": of, autocomplete: "off" });
    return html("label", {}, input, html("span", {}, html("b", {}, name), meaning ? ` ${meaning}` : ""));
  });
  return html("fieldset", { class: "choose" }, html("legend", {}, legend), ...labels);
}

/** A group for each reading of a board's game that the page does not show beside the board. @param {Board} board */
export function readingChoices(board) {
  const others = board.game.readings.filter(({ key }) => !board.root.querySelector(`[data-of="${key}"]`));
  return others.map(({ key, question, values }) => {
    const options = values.map(({ word, answer, meaning }) => [word, answer, meaning]);
    return group(board, key, question, options);
  });
}

/** A group for the numbering of pits, unless the source numbers them from the left. @param {Board} board */
export function numberingChoices(board) {
  const { game } = board;
  const { labels, pits } = game;
  if (labels.every((label, place) => label === String((place % pits) + 1))) return [];
  const options = Object.entries({ source: t("as-source"), left: t("as-left") });
  return [group(board, "labels", t("numbers", {}, game), options)];
}

/** The choice of the notation of the game's players, if it has one. @param {Board} board */
export function notationChoice({ game }) {
  if (!game.notation) return [];
  const input = html("input", { type: "checkbox", value: "players", "data-of": "notation", autocomplete: "off" });
  return [html("div", { class: "choose" }, html("label", {}, input, html("span", {}, t("notation"))))];
}

/** Marks what a board plays by in each of its groups, and whether it is flipped. @param {Board} [board] */
export function mark(board) {
  if (!board) return;
  const defaults = board.game.readings.map(({ key, values }) => [key, values[0].word]);
  /** @type {Record<string, string>} */
  const chosen = {
    labels: board.engine.labels,
    notation: board.notation ? "players" : "",
    ...Object.fromEntries(defaults),
    ...board.where.set,
  };
  for (const input of /** @type {HTMLInputElement[]} */ (findAll(board.root, "[data-of]"))) {
    input.checked = chosen[input.dataset.of ?? ""] === input.value;
  }
  for (const button of findAll(board.root, '.panel [data-do]:not([data-do="full"])')) {
    const same = board.toolbar.buttons[button.dataset.do ?? ""]; // of the toolbar
    if (!same) set(button, { "aria-pressed": board.flipped });
    else for (const name of ["aria-pressed", "aria-label"]) set(button, { [name]: same.getAttribute(name) });
    if (same) button.textContent = same.textContent;
  }
}

/** Marks the groups of every board, now and whenever a board changes, and shows the notation that the reader has chosen before. */
export function markChoices() {
  /** @type {WeakSet<Board>} */
  const known = new WeakSet();
  const meet = (/** @type {Board|undefined} */ board) => {
    if (board && !known.has(board) && known.add(board) && board.game.notation && readText("notation")) showNotation(board, true);
    mark(board);
  };
  for (const root of findAll(document, "sow-board")) meet(boardOf(root));
  document.addEventListener("sow-change", ({ target }) => meet(boardOf(target)));
}

/** Applies the radio button that a reader chose. An answer to an open question plays the move that it changes.
 * @param {Board} board @param {HTMLInputElement} input */
export async function choose(board, { dataset: { of = "" }, value }) {
  const below = /** @type {HTMLDetailsElement|null} */ (board.root.querySelector("details:has(.board-below)"));
  if (below) below.open = true;
  if (of === "labels") for (const one of [board, board.twin]) if (one && one.engine.labels !== value) renumber(one, value);
  if (of === "notation") {
    const on = !board.notation; // the box itself may have been marked anew while the tools loaded
    writeText("notation", on ? "players" : ""); // boards of later pages read it
    for (const one of findAll(document, "sow-board").map(boardOf)) if (one?.game.notation) showNotation(one, on);
  }
  const reading = board.game.readings.find(({ key }) => key === of);
  if (!reading) return;
  const { set, start, moves } = board.where; // a copy
  delete set[of];
  if (value !== reading.values[0].word) set[of] = value;
  /** @type {Partial<Where>} */
  const to = { set };
  const { rest } = board.line.stopped ?? {}; // moves that the previous reading refused
  if (rest) to.moves = [...moves, ...rest];
  if (reading.values.some((other) => other.start === start)) to.start = reading.values.find(({ word }) => word === value)?.start;
  await open(board, to);
  mark(board); // sow-change does not come if it could not be opened
  if (!below || board.line.states.length < 2) return;
  await board.goTo((replay) => at(replay, 0), false, board);
  await board.goTo(forward, true, board);
}
