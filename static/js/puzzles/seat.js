// Puts a puzzle on the board of its game.
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Puzzle } from "./collection.js" */

/** Replaces the task of a page by a puzzle.
 * @param {HTMLElement} seat @param {HTMLTemplateElement} template of the game @param {Puzzle} puzzle @param {string[]} kinds its theme
 * and level, in words */
export function place(seat, { content }, puzzle, kinds) {
  const task = /** @type {HTMLElement} */ (document.importNode(content, true).firstElementChild);
  const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (task.querySelector(selector));
  const line = JSON.parse(part(".line").textContent ?? "{}");
  const [{ position, turn }] = puzzle.states;
  const { sides } = JSON.parse(document.getElementById(`game-${puzzle.game}`)?.textContent ?? "{}");
  part(".line").textContent = JSON.stringify({ ...line, start: position, states: puzzle.states });
  part(".told").textContent = JSON.stringify(puzzle.told);
  part(".wanted").textContent = puzzle.ask;
  part(".kind").textContent = [...kinds, t("to-play", { side: sides[turn] })].join(" · ");
  for (const hint of task.querySelectorAll("[data-hint]")) if (hint.getAttribute("data-hint") !== puzzle.theme) hint.remove();
  task.dataset.task = puzzle.id;
  seat.replaceChildren(task);
  /** @type {{board?: Board}} */ (/** @type {unknown} */ (part("sow-board"))).board?.printCurrent();
}
