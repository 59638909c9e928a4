// The page around the board: the prompt, the message, the toolbar, the moves so far, the score of the match.
import { startOf } from "./game.js";
import { matchScore } from "./match.js";
import * as session from "./session.js";
import { Toolbar } from "./toolbar.js";
import { Transcript } from "./transcript.js";
/** @import { Board } from "../board.js" */

/** @typedef {session.Session} Session */

export class TableView {
  /** @param {HTMLElement} root @param {{action: (action: session.Action) => void, ply: (ply: number) => void}} handlers `action` is called for a
   * button of the toolbar, `ply` for a click on the graph */
  constructor(root, { action, ply }) {
    const part = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector));
    this.root = root;
    this.due = part(".due");
    this.message = part(".told");
    this.match = part(".match");
    this.panel = part(".analysis");
    this.toolbar = new Toolbar(part(".acts"), action);
    this.transcript = new Transcript(part(".course"), ply);
  }

  /** @param {Session} state @param {Board} board */
  render(state, board) {
    const { game, view, computer, analysing, message, phase } = state;
    this.root.classList.toggle("thinking", computer !== "idle");
    this.root.classList.toggle("uncounted", game.uncounted);
    this.root.dataset.kind = view;
    this.panel.hidden = !analysing;
    if (this.message.textContent !== message) this.message.textContent = message;
    if (phase === "loading") return; // what is there stays until the board has the game
    this.toolbar.show(session.buttons(state, this.isMatch(state, board)), analysing);
    if (phase === "playing") this.prompt(session.prompt(state, board.game.sides));
  }

  /** Says what to do now. @param {string} text */
  prompt(text) {
    if (this.due.textContent !== text) this.due.textContent = text;
  }

  /** Shows the moves of the game. @param {Session} state @param {Board} board */
  showMoves({ game, view }, board) {
    const { S, N } = board.game.sides;
    if (view !== "aside") this.transcript.show({ ...game, ply: board.now.ply }, board.line.states, [S, N]);
  }

  /** Reports whether the game is a round of a match, as it is where a player lays out the seeds.
   * @param {Session} state @param {Board} board */
  isMatch({ game }, board) {
    return !startOf(board.game, game.set);
  }

  /** Shows the score of the match.
   * @param {Session} state @param {Board} board @param {() => boolean} isCurrent whether no other game has begun
   * @returns {Promise<string>} the score in words, when it decides the match, else "" */
  async showScore(state, board, isCurrent) {
    this.match.hidden = !this.isMatch(state, board);
    if (this.match.hidden) return "";
    const {
      game: { rounds },
      shown,
    } = state;
    const over = session.isOver(state);
    const score = await matchScore(board, over && shown ? [...rounds, session.round(shown)] : rounds, rounds.length + 1, over);
    if (!score || !isCurrent()) return "";
    /** @type {HTMLElement} */ (this.match.querySelector("p")).textContent = score.text;
    return score.won && over ? score.text : "";
  }
}
