// Puts a puzzle on the board of its game, seen from the side that is to play.
import { boardOf, find, findAll, readJson } from "../dom.js";
import { callSides, renamed } from "../second-person.js";
import { message, personal, t } from "../words.js";
/** @import { Puzzle } from "./collection.js" */

/** Replaces the task in a container by a puzzle.
 * @param {HTMLElement} container @param {Element} template of the game @param {Puzzle} puzzle @param {string[]} kinds its theme
 * and level, in words */
export function mountPuzzle(container, template, puzzle, kinds) {
  const { content } = /** @type {HTMLTemplateElement} */ (template);
  const task = /** @type {HTMLElement} */ (document.importNode(content, true).firstElementChild);
  const [{ position, turn }] = puzzle.states;
  const { sides, voice } = readJson(document.getElementById(`game-${puzzle.game}`));
  const names = message("you-forms") ? { S: t("far"), N: t("far"), [turn]: t("you") } : sides; // the reader plays the side that is to move
  const line = find(task, ".line");
  line.textContent = JSON.stringify({ ...readJson(line), start: position, states: puzzle.states, next: undefined });
  find(task, ".told").textContent = JSON.stringify(puzzle.told);
  find(task, ".wanted").textContent = renamed({ say: puzzle.ask }, sides, names).say;
  find(task, ".kind").textContent = [...kinds, personal(t("to-play", { side: names[turn] }))].join(" · ");
  for (const hint of findAll(task, "[data-hint]")) if (hint.dataset.hint !== puzzle.theme) hint.remove();
  task.dataset.task = puzzle.id;
  container.replaceChildren(task);
  const board = boardOf(find(task, "sow-board"));
  if (board) {
    board.game.personal = names !== sides;
    callSides(board.game, voice, names);
    board.line.states[0].say = "";
    board.redraw();
    if (turn === "N") board.act("flip");
  }
  board?.figures.printCurrent();
}
