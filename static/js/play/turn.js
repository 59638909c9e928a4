// What the engine does in a turn: it finds the legal moves, chooses for the computer, and gives hints. Without an engine the board says
// so, and the turn goes on when it is loaded, unless another position is shown then.
import * as states from "../state.js";
import { say } from "./names.js";
import * as computer from "./computer.js";
import { Search } from "./engine-search.js";
import { moverOf } from "./legal-moves.js";
import { Ponder } from "./ponder.js";
/** @import { Board } from "../board.js" */
/** @import { Analysis } from "./analysis.js" */
/** @import * as session from "./session.js" */

export class Turn {
  #search = new Search(); // for the computer's move
  #ponder = new Ponder(); // while a person thinks

  /** @param {() => {board: Board, session: session.Session}} now @param {Analysis} analysis @param {(event: session.Event) => void} send */
  constructor(now, analysis, send) {
    this.now = now;
    this.analysis = analysis;
    this.send = send;
  }

  /** Ends the searches without a move. */
  cancel() {
    this.#ponder.cancel();
    this.#search.cancel();
  }

  /** Makes the computer move with what it has found. */
  stop() {
    this.#search.stop();
  }

  /** Finds the legal moves of the position shown. @param {string} positionKey @returns {Promise<void>} */
  async findLegalMoves(positionKey) {
    const { board } = this.now();
    this.cancel();
    this.analysis.end();
    const state = states.state(board.replay);
    const legal = await board.legalMoves();
    if (!this.#isCurrent(positionKey)) return;
    if (!legal) return this.#wait(positionKey, () => this.findLegalMoves(positionKey));
    if (states.isWhole(board.replay)) board.showLegalMoves(legal);
    this.send({ type: "legalMovesFound", positionKey, legal, mover: moverOf(board, state, legal) });
    const { game, computer: doing } = this.now().session;
    const { moves, ply } = board.where;
    if (doing === "idle" && !game.friend && !state.over) this.#ponder.begin(board, moves.slice(0, ply));
  }

  /** Lets the computer choose its move. @param {states.LegalMoves} legal */
  async choose(legal) {
    const { board, session } = this.now();
    const { game, mover, positionKey } = session;
    const search = (this.#search = new Search());
    this.analysis.panel.wait(say("thinks", { side: board.game.sides[mover] }));
    const level = { strength: game.players[mover], seed: game.seed, ms: 1000 * game.seconds };
    const move = await computer.chooseMove(board, game.moves, legal, search, level);
    if (move === "missing") this.#wait(positionKey, () => this.findLegalMoves(positionKey));
    else if (move) this.send({ type: "chosen", move });
  }

  /** @param {string} positionKey @returns {Promise<void>} */
  async hint(positionKey) {
    const { board } = this.now();
    const text = await computer.hint(board, () => this.#isCurrent(positionKey));
    if (text === undefined) this.#wait(positionKey, () => this.hint(positionKey));
    else if (text) this.send({ type: "hinted", positionKey, text });
  }

  /** @param {string} positionKey */
  #isCurrent(positionKey) {
    return positionKey === this.now().session.positionKey;
  }

  /** @param {string} positionKey @param {() => unknown} then */
  #wait(positionKey, then) {
    this.send({ type: "engineMissing", positionKey });
    this.now().board.noteEngine(() => this.#isCurrent(positionKey) && then());
  }
}
