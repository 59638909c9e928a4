// What one board asks of the engine, in the lines that internal/protocol reads, and what it was told may be played.
import { engine } from "./engine.js";
import { message } from "./words.js";

/**
 * @typedef {import("./state.js").Line} Line
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Entry} Entry
 *
 * What the engine answers: the states asked for, up to a move that cannot be played, and what may be played after the last of them;
 * or what is wrong with the question.
 * @typedef {Entry & {states: State[], error?: string, stopped?: import("./state.js").Stop}} Answer
 */

export class Asking {
  /** How pits are numbered in what the engine says: "source" as the game's source does, "left" from each player's left. */
  labels = "source";
  /** What may be played in a state, where that is known.
   * @type {WeakMap<State, Entry>} */
  entries = new WeakMap();
  /** @type {unknown} the state that was last asked about before the reader touched a pit */
  #looked;

  /** @param {import("./words.js").Game} game */
  constructor(game) {
    this.game = game;
    this.engine = engine(game.engine);
  }

  /** Has moves played from the start of a line; nothing when the engine cannot be had.
   * @param {Omit<Line, "states">} line @param {string[]} moves @param {number} from the first state wanted
   * @param {string} [labels] @returns {Promise<Answer|undefined>} */
  async play({ rules, set, start }, moves, from, labels = this.labels) {
    const readings = Object.entries(set).map((pair) => pair.join("="));
    const request = ["play", `rules ${rules}`, `voice ${this.game.voice}`, `start ${start}`, `moves ${moves.join(" ")}`, `from ${from}`];
    if (readings.length) request.push(`set ${readings.join(" ")}`);
    const words = message("engine");
    if (words) request.push(`words ${words}`);
    if (labels !== "source") request.push(`labels ${labels}`);
    return this.engine.ask(request.join("\n"));
  }

  /** Asks what may be played in the state that ends a line; nothing when that is known or was just asked.
   * @param {Line} line @param {State} state @param {string[]} moves */
  async look(line, state, moves) {
    if (this.entries.has(state) || this.#looked === state) return;
    this.#looked = state;
    const answer = await this.play(line, moves, moves.length);
    if (!answer?.states) return;
    this.entries.set(state, answer);
    return answer;
  }
}
