// Shows the moves of the session's game on the board of the play page.
import * as states from "../state.js";
import { open } from "../tools/open.js";
import { relationTo } from "./game.js";
/** @import { ByLink } from "./by-link.js" */
/** @import { GameBoard } from "./game-board.js" */
/** @import { Event, Session } from "./session.js" */

export class GameOpener {
  /** Whether the sides have other names than on the board before. */
  renamed = false;
  #opening = 0; // number of games being opened, superseded ones included
  #ply = 0; // the one to show of the game that is being opened

  /** @param {GameBoard} gameBoard @param {ByLink} byLink
   * @param {{session: () => Session, send: (event: Event) => void, reject: (problem: string) => void}} page */
  constructor(gameBoard, byLink, page) {
    this.gameBoard = gameBoard;
    this.byLink = byLink;
    this.page = page;
  }

  /** Opens the game on the board. A new board shows its start already, without the engine. @param {number} ply */
  async open(ply) {
    const { board } = this.gameBoard;
    const { id, game } = this.page.session();
    const { start, set, moves } = game;
    this.#ply = ply;
    const alreadyShown =
      !this.#opening && !(this.renamed && moves.length) && ply === moves.length && relationTo(game, board.where) === "now";
    if (alreadyShown && this.renamed) board.redraw();
    this.#opening++;
    const problem = alreadyShown ? "" : await open(board, { start, set, moves, ply });
    this.#opening--;
    if (id !== this.page.session().id) return;
    if (problem === undefined) {
      board.retry &&= () => this.again();
      return this.page.send({ type: "engineMissing", positionKey: "" });
    }
    const isNew = !game.rules && !moves.length && !Object.keys(set).length && start === board.game.start;
    if (problem && !isNew) return this.page.reject(problem);
    if (this.page.session().arriving) await this.#goToLastTurn();
    await this.gameBoard.orient(this.page.session().game);
    this.page.send({ type: "opened", id });
  }

  /** Goes to where the friend's last moves begin, before they are played out. */
  #goToLastTurn() {
    const ply = this.byLink.lastTurn(this.gameBoard.shown.movers);
    return this.gameBoard.board.goTo((replay) => states.at(replay, ply), false);
  }

  /** Opens the game after the engine or the tools were missing. */
  again() {
    if (!this.#opening) this.open(this.#ply);
  }
}
