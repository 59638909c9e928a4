// The board of the play page: another one for each game. Its sides are named, and it is turned, by who plays them.
import { boardOf, find, html, readJson, set } from "../dom.js";
import { begin } from "../example.js";
import { readPosition } from "../position.js";
import * as states from "../state.js";
import { renamed } from "../second-person.js";
import { loadTools } from "../tools.js";
import { relationTo } from "./game.js";
import { moverOf } from "./legal-moves.js";
import { greet, nameSides } from "./names.js";
/** @import { Board } from "../board.js" */
/** @import { Game } from "../words.js" */
/** @import { Session, Shown } from "./session.js" */
/** @import { Saved } from "./storage.js" */

export class GameBoard {
  /** The pit that was tapped while its game was being loaded. @type {HTMLElement|undefined} */
  #tapped;

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

  /** Shows where a stored game was left, until the engine has played its moves, and forgets a tap on the game before. @param {Saved} game */
  recall(game) {
    const { board } = this;
    const { at, moves, set } = game;
    this.#tapped?.classList.remove("queued");
    this.#tapped = undefined;
    if (!moves.length || relationTo(game, board.where) === "now") return;
    if (!/^[\d,/]+ \d+,\d+ [SN]( |$)/.test(at)) return; // stored by an older page
    const { seeds, turn } = readPosition(at);
    if (seeds.length !== 2 * board.game.pits + 2) return;
    const line = { ...board.replay.exampleLine, set, start: at, states: [{ position: at, seeds, turn, say: "" }] };
    board.replay = { ...board.replay, line, ply: 0, step: 0 };
    board.redraw();
    this.orient(game);
  }

  /** Keeps a tap, in place of the one before, until the game is loaded. @param {Element} spot */
  keepTap(spot) {
    this.#tapped?.classList.remove("queued");
    spot.classList.add("queued");
    this.#tapped = /** @type {HTMLElement} */ (spot);
  }

  /** Repeats the tap that was kept. */
  repeatTap() {
    this.#tapped?.classList.remove("queued");
    this.#tapped?.click();
    this.#tapped = undefined;
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
    if (this.board.flipped !== fromNorth) await this.board.act("flip");
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
      end: board.line.states.at(-1)?.position ?? "",
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
