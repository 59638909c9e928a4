// The board of the lab. Each set of rules gets a new one, with any number of pits, with stores or without.
import { boardOf, find, html } from "../dom.js";
import { layout } from "../layout.js";
import { readPosition } from "../position.js";
import { board, labels, wood } from "./drawing.js";
/** @import { State } from "../state.js" */
/** @import { Game } from "./game.js" */
/** @import { Answer } from "./lab.js" */
/** @import * as words from "../words.js" */

const WOOD = "lab-wood";
const MIN_PIT = 44; // pixels that a pit of a longer board is wide at least, so that it can be tapped
const FITTING = 9; // pits of a row that fit a phone and can be tapped

/** Replaces the board of the lab.
 * @param {HTMLElement} root of the lab @param {Game} game that names sides, stores and pits
 * @param {Answer} answer the engine's answer about the rules @param {State} state to begin with */
export function replaceBoard(root, game, answer, state) {
  const blank = /** @type {HTMLTemplateElement} */ (find(root, "template.blank")).content;
  const element = /** @type {HTMLElement} */ (/** @type {HTMLElement} */ (blank.cloneNode(true)).firstElementChild);
  const ground = root.querySelector(".ground") ?? root.appendChild(html("div", { class: "ground", "aria-hidden": true }));
  ground.innerHTML = drawBoard(element, game, answer, state);
  find(root, ".boards").replaceChildren(element);
  return boardOf(element);
}

/** Gives a board that is not in the page yet the rules and the drawing of a game, and returns the SVG of the wood, which the page needs, too.
 * @param {HTMLElement} element @param {Game} game @param {Answer} answer @param {State} state */
export function drawBoard(element, game, answer, state) {
  const { rules, piles, storesLeft, start } = answer;
  const rows = state.position.split("/").length / 2;
  const pits = readPosition(state.position).seeds.length / 2 - 1;
  const names = labels(game.labels, pits);
  /** @type {words.Game} */
  const data = {
    ...game,
    id: "lab",
    rules,
    pits,
    ...(rows > 1 && { rows }),
    labels: names,
    clauses: {},
    readings: [],
    ...(start && { start }),
  };
  const script =
    document.getElementById("game-lab") ?? document.body.appendChild(html("script", { type: "application/json", id: "game-lab" }));
  script.textContent = JSON.stringify(data);

  element.dataset.game = "lab";
  const stage = find(element, ".stage");
  const { width, pitch } = layout(pits, piles, storesLeft, rows);
  stage.innerHTML = board(WOOD, pits, piles, storesLeft, rows);
  stage.classList.toggle("many", pits / rows > FITTING);
  stage.style.setProperty("--least", `${Math.ceil((MIN_PIT * width) / pitch)}px`);
  find(element, "script.line").textContent = JSON.stringify({ rules, set: {}, start: state.position, states: [state] });
  return `<svg class="defs" width="0" height="0" focusable="false"><defs>${wood(WOOD, pits, piles, storesLeft, names, rows)}</defs></svg>`;
}
