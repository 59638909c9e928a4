// The board of the play page: another one for each game. Its sides are named, and it is turned, by who plays them.
import { boardOf, find, html, readJson, set } from "../dom.js";
import { begin } from "../example.js";
import * as states from "../state.js";
import { renamed } from "../second-person.js";
import { loadTools } from "../tools.js";
import { moverOf } from "./legal-moves.js";
import { greet, nameSides } from "./names.js";
/** @import { Board } from "../board.js" */
/** @import { Game } from "../words.js" */
/** @import { Session, Shown } from "./session.js" */
/** @import { Saved } from "./storage.js" */

export class GameBoard {
  /** @param {HTMLElement} root of the page @param {Record<string, Game>} games those that are loaded, by id */
  constructor(root, games) {
    this.games = games;
    this.container = find(root, ".boards");
    this.board = this.#prepare();
  }

  /** Prepares the board in the container. */
  #prepare() {
    const board = /** @type {Board} */ (boardOf(this.container.firstElementChild));
    if (board) {
      greet(board);
      board.game.personal = true;
    }
    return board;
  }

  /** Shows another board. @param {HTMLElement} board as the file of a game has it */
  mount(board) {
    set(board, { id: "table", class: "example", "data-apart": "" });
    find(board, ".status").before(html("div", { class: "game" }));
    this.container.replaceChildren(board);
    this.board = this.#prepare();
  }

  /** Makes the board play by the rules of a game. @param {Saved} game */
  playBy({ game, rules }) {
    const { board } = this;
    const text = rules || this.games[game].rules || "";
    if (board.game.rules === text) return;
    board.game.rules = text;
    board.replay = begin({ ...readJson(find(board.root, "script.line")), rules: text }, 0);
    greet(board);
  }

  /** Gives the sides of the board their names, those of the game while they may still change places.
   * @param {Session} session @returns {boolean} whether a name has changed */
  nameSides({ phase, game }) {
    const { board } = this;
    const own = this.games[game.game];
    const isNew = nameSides(board, own, phase === "setup" && !game.arranging ? { players: { S: 0, N: 0 }, friend: null } : game);
    const { rules, next } = readJson(find(board.root, "script.line"));
    if (next && rules === board.game.rules) board.replay.exampleLine.states[0].legal = renamed(next, own.sides, board.game.sides);
    return isNew;
  }

  /** Turns the board so that a person playing the computer or a friend has the near side. @param {Saved} game */
  async orient({ players, friend }) {
    const fromNorth = friend ? friend.side === "N" : players.S > 0 && players.N === 0;
    if (this.board.flipped !== fromNorth) await this.board.withTools((tools) => tools.flip(this.board));
  }

  /** Turns the board and renames its sides, also in the sentences shown. @param {() => Session} session the current one */
  async follow(session) {
    await this.orient(session().game);
    const { board } = this;
    if (!this.nameSides(session())) return;
    const tools = await loadTools().catch(() => undefined);
    await tools?.renumber(board, board.engine.labels);
  }

  /** Removes the mark of a hint. */
  removeHint() {
    this.container.querySelector(".hinted")?.classList.remove("hinted");
  }

  /** What the board shows, for the session. @returns {Shown} */
  get shown() {
    const { board } = this;
    const state = states.state(board.replay);
    return {
      where: board.where,
      whole: states.isWhole(board.replay),
      turn: state.turn,
      further: Number(/ further=(\d)/.exec(state.position)?.[1] ?? 0),
      over: state.over ?? null,
      labels: board.engine.labels,
      mover: moverOf(board, state, state.legal),
      movers: board.line.states.slice(1).map(({ player = "" }) => player),
    };
  }
}
