// What a board asks of the engine, in the lines that internal/wire reads.
import { engine } from "./engine.js";

/**
 * What the engine answers: the states asked for, up to a move that cannot be played, and what may be played after the last of them;
 * or what is wrong with the question.
 * @typedef {import("./state.js").Entry & {states: import("./state.js").State[], error?: string,
 *   stopped?: import("./state.js").Reason & {ply: number, move: string}}} Answer
 */

/** Has moves played from the start of a line; fails when the engine cannot be had.
 * @param {import("./words.js").Game} game @param {Omit<import("./state.js").Line, "states">} line
 * @param {string[]} moves @param {number} from the first state wanted @param {string} labels the numbering of its sentences
 * @returns {Promise<Answer>} */
export function ask({ voice, engine: address }, { rules, set, start }, moves, from, labels) {
  const readings = Object.entries(set).map((pair) => pair.join("="));
  const request = ["play", `rules ${rules}`, `voice ${voice}`, `start ${start}`, `moves ${moves.join(" ")}`, `from ${from}`];
  if (readings.length) request.push(`set ${readings.join(" ")}`);
  if (labels !== "source") request.push(`labels ${labels}`);
  return engine(address).ask(request.join("\n"));
}
