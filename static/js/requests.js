// Requests to the rules engine. A request is text: a verb on the first line, then one line for each argument, its key and value
// separated by a space. internal/protocol reads them and documents the answers.
import { pairs } from "./state.js";
import { message } from "./words.js";

/** @typedef {Record<string, string>} Readings chosen values of the readings that a source leaves open, by key
 * @typedef {{rules: string, set: Readings, start: string}} Line the rules, readings and position that a line of moves begins with */

/** @param {string} verb @param {Record<string, string|number|undefined>} args an undefined one is left out */
export const request = (verb, args) =>
  [verb, ...Object.entries(args).flatMap(([key, value]) => (value === undefined ? [] : `${key} ${value}`))].join("\n");

/** @param {Readings} set */
const readings = (set) => pairs(set).join(" ") || undefined;

/** The language and pit numbers of the sentences in an answer. @param {string} labels */
const language = (labels) => ({ words: message("engine") || undefined, labels: labels === "source" ? undefined : labels });

/** Requests the states after each move of a line, and the legal moves after the last.
 * @param {Line} line @param {string} voice @param {string[]} moves @param {number} from the first state wanted @param {string} labels */
export const play = ({ rules, set, start }, voice, moves, from, labels) =>
  request("play", { rules, voice, start, moves: moves.join(" "), from, set: readings(set), ...language(labels) });

/** Asks whether moves reach the goal of a task.
 * @param {Line} line @param {string} voice @param {string[]} moves @param {string} goal @param {string} labels */
export const goal = ({ rules, set, start }, voice, moves, goal, labels) =>
  request("goal", { rules, voice, start, moves: moves.join(" "), from: 0, goal, set: readings(set), ...language(labels) });

/** Requests the value of each legal move after a line, and the best line of the `chosen` move or of the best one.
 * @param {Line} line @param {string} voice @param {string[]} moves @param {string} [chosen] */
export const analyse = ({ rules, set, start }, voice, moves, chosen) =>
  request("analyse", { rules, voice, start, moves: moves.join(" "), set: readings(set), line: chosen || undefined });

/** Has an analysis compute endgames for later ones instead of searching. @param {string} request */
export const growing = (request) => `${request}\ngrow yes`;

/** Requests the computer's move after a line.
 * @param {Line} line @param {string} voice @param {string[]} moves @param {number} strength 1 to 5 @param {number} seed of its random choices */
export const choose = ({ rules, set, start }, voice, moves, strength, seed) =>
  request("choose", { rules, voice, start, moves: moves.join(" "), set: readings(set), strength, seed });

/** Limits a search to a number of positions. @param {string} request @param {number} nodes */
export const limited = (request, nodes) => `${request}\nnodes ${nodes}`;

/** Requests one step of a set-up: `distribute`, `arrange`, `turn`, `cut` or `choose`.
 * @param {string} rules @param {Readings} set @param {string} part @param {Record<string, string|number>} args of the part */
export const setup = (rules, set, part, args) => request("setup", { rules, set: readings(set), part, ...args });

/** Requests the score of a match. @param {string[]} rounds the seeds of South and North in each round, as "51-21" */
export const match = (rounds) => request("match", { rounds: rounds.join(" ") });

/** Asks whether rules are consistent, and what they mean.
 * @param {string} rules @param {string} [change] one rule to change, KEY=VALUE
 * @param {{store?: string, says?: string}} [told] what a store is called, and the messages of facts */
export const lab = (rules, change, { store, says } = {}) =>
  request("lab", { rules, set: change, store, says, words: says && (message("engine") || undefined) });
