// One board's connection to the rules engine, and its pit numbering.
import { sharedEngine } from "./engine.js";
import * as requests from "./requests.js";
import { renamed } from "./second-person.js";
import * as states from "./state.js";
/** @import { LegalMoves, State, Stop } from "./state.js" */
/** @import { Game } from "./words.js" */

/** The requested states, up to the first illegal move, and the legal moves after the last state; or the error in the request.
 * @typedef {LegalMoves & {states: State[], error?: string, stopped?: Stop}} Answer */

export class EngineClient {
  /** How the engine numbers pits in its sentences: "source" as the game's source does, "left" from each player's left. */
  labels = "source";

  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    this.connection = sharedEngine(game.engine);
  }

  /** Plays moves from the start of a line.
   * @param {requests.Line} line @param {string[]} moves @param {number} from the first state wanted @param {string} [labels]
   * @returns {Promise<Answer|undefined>} undefined when the engine is unavailable */
  async play(line, moves, from, labels = this.labels) {
    const { personal, sides, voice } = this.game;
    const answer = await this.connection.ask(requests.play(line, voice, moves, from, labels));
    return personal ? renamed(answer, sides, sides) : answer;
  }

  /** The legal moves of a state of a line, which are requested once.
   * @param {states.Line} line @param {number} ply @returns {Promise<LegalMoves|undefined>} undefined when the engine is unavailable */
  async legalMoves(line, ply) {
    const state = line.states[ply];
    if (state.legal) return state.legal;
    const answer = await this.play(line, states.moves(line, ply), ply);
    if (answer?.can) state.legal = answer;
    return state.legal;
  }
}
