// The board of the lab. Each set of rules gets a new one, with any number of pits, with stores or without.
import { html } from "../dom.js";
import { layout } from "../layout.js";
import { counts } from "../tools/text.js";
import { board, labels, wood } from "./drawing.js";
import { parse } from "./rules.js";
/** @import { Board } from "../board.js" */
/** @import { State } from "../state.js" */

/** @typedef {{id: string, title: string, rules: string, voice: string, sides: Record<string, string>, store: string, labels: string}} Game a
 * variant whose rules can be changed */

const WOOD = "lab-wood";
const MIN_PIT = 44; // pixels that a pit is wide at least, so that it can be touched

/** Replaces the board of the lab.
 * @param {HTMLElement} root of the lab @param {Game} game that names sides, stores and pits @param {string} engine the engine's address
 * @param {string} rules @param {State} state to begin with @param {string} start the position of the rules, "" where a player lays it out
 * @returns {Board|undefined} undefined when the board failed to start */
export function replaceBoard(root, game, engine, rules, state, start) {
  const piles = parse(rules).stores === "none";
  const pits = counts(state.position).seeds.length / 2 - 1;
  const names = labels(game.labels, pits);
  const { id: _, labels: __, ...own } = game;
  /** @type {import("../words.js").Game} */
  const data = { ...own, id: "lab", rules, pits, labels: names, clauses: {}, engine, readings: [], ...(start && { start }) };
  write(
    document.getElementById("game-lab") ?? document.body.appendChild(html("script", { type: "application/json", id: "game-lab" })),
    data,
  );

  const blank = /** @type {HTMLTemplateElement} */ (root.querySelector("template.blank")).content;
  const next = /** @type {HTMLElement} */ (blank.cloneNode(true)).firstElementChild;
  const element = /** @type {any} */ (next);
  element.dataset.game = "lab";
  const stage = element.querySelector(".stage");
  stage.innerHTML = board(WOOD, pits, piles);
  stage.classList.toggle("many", pits > 6);
  stage.style.setProperty("--least", `${Math.ceil((MIN_PIT * layout(pits).width) / layout(pits).pitch)}px`);
  write(element.querySelector("script.line"), { rules, set: {}, start: state.position, states: [state] });
  const ground = root.querySelector(".ground") ?? root.appendChild(html("div", { class: "ground", "aria-hidden": true }));
  ground.innerHTML = `<svg class="defs" width="0" height="0" focusable="false"><defs>${wood(WOOD, pits, piles, names)}</defs></svg>`;
  /** @type {HTMLElement} */ (root.querySelector(".boards")).replaceChildren(element);
  return element.board;
}

/** @param {Element} script @param {unknown} value */
function write(script, value) {
  script.textContent = JSON.stringify(value);
}
