// One board's connection to the rules engine: its pit numbering, and the legal moves that it knows already.
import { engine } from "./engine.js";
import * as requests from "./requests.js";
/** @import { Line } from "./requests.js" */
/** @import { Entry, State, Stop } from "./state.js" */
/** @import { Game } from "./words.js" */

/**
 * The states asked for, up to the first illegal move, and the legal moves after the last state; or the error in the request.
 * @typedef {Entry & {states: State[], error?: string, stopped?: Stop}} Answer
 */

export class EngineClient {
  /** How the engine numbers pits in its sentences: "source" as the game's source does, "left" from each player's left. */
  labels = "source";
  /** The legal moves of a state, where they are known. @type {WeakMap<State, Entry>} */
  entries = new WeakMap();
  /** @type {State|undefined} the state prefetched last */
  #prefetched;

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.engine = engine(game.engine);
  }

  /** Plays moves from the start of a line.
   * @param {Line} line @param {string[]} moves @param {number} from the first state wanted @param {string} [labels]
   * @returns {Promise<Answer|undefined>} undefined when the engine is unavailable */
  play(line, moves, from, labels = this.labels) {
    return this.engine.ask(requests.play(line, this.game.voice, moves, from, labels));
  }

  /** Fetches the legal moves of the state that ends a line.
   * @param {Line} line @param {State} state @param {string[]} moves @returns {Promise<Entry|undefined>} undefined when they are known or
   * requested already, or the engine is unavailable */
  async prefetch(line, state, moves) {
    if (this.entries.has(state) || this.#prefetched === state) return;
    this.#prefetched = state;
    const answer = await this.play(line, moves, moves.length);
    if (!answer?.states) return;
    this.entries.set(state, answer);
    return answer;
  }
}
