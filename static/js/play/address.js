// The address of the play page. A link in it opens a game; if that fails, the game before returns. The address follows the game, once the
// reader has played.
import { on } from "../dom.js";
import * as link from "../tools/link.js";
import { t } from "../words.js";
import { fragment } from "./by-link.js";
/** @import { Board } from "../board.js" */
/** @import { GameFiles } from "../game-files.js" */
/** @import { ByLink, Page } from "./by-link.js" */
/** @import { Saved } from "./storage.js" */

const DELAY = 300; // milliseconds before the address follows the board

export class Address {
  #timer = 0;
  #kept = { hash: "#", moves: "" };
  /** @type {Saved|undefined} the game before that of a link which is being opened */
  before;
  /** @type {Saved|undefined} the game of a damaged link in the address */
  #aside;

  #write = () => {}; // what the timer waits for

  /** @param {GameFiles} games @param {ByLink} byLink @param {Page} page @param {AbortSignal} signal */
  constructor(games, byLink, page, signal) {
    this.games = games;
    this.byLink = byLink;
    this.page = page;
    on(document, "sow-reload", signal, () => this.#write());
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** The id of the game that a link in the address names, or "". */
  get game() {
    return link.gameOf(location.hash.slice(1));
  }

  /** Opens the game of a link in the address, which must be loaded. A game other than the current one is opened for two people, unless a friend sent it.
   * @returns {string|undefined} the problem of the link, "" if it is correct, undefined without a link */
  open() {
    const games = [...this.games.names.keys()].map((id) => this.games.games[id] ?? { id, readings: [] });
    const to = link.read(location.hash.slice(1), games);
    if (!to) return;
    const { game = "", start = "", set = {}, moves = [], ply = moves.length, problem, sent, playable } = to;
    const { game: current } = this.page.session();
    const people = {
      rules: "",
      at: "",
      players: { S: 0, N: 0 },
      rounds: [],
      opening: "ruled",
      arranging: sent?.arrange ?? "",
      name: "",
      friend: null,
    };
    const linked = { ...current, game, start, set, moves, ...people };
    this.#aside = playable ? linked : undefined;
    if (problem) return problem;
    if (sent) {
      this.before = this.byLink.receive(linked, sent);
      return "";
    }
    const same = current.game === game && current.start === start && String(current.moves) === String(moves);
    this.page.open(same ? current : linked, ply);
    if (!same) this.before = current;
    return "";
  }

  /** Leaves the address as it is until the reader plays on, and says what is wrong with a link in it. @param {string} [problem] */
  keep(problem) {
    this.#kept = { hash: location.hash, moves: String(this.page.session().game.moves) };
    if (problem) this.page.send({ type: "linkProblem", text: t("bad-link", { why: problem }), aside: this.#aside });
  }

  /** Does what keep does, for a link whose game the engine rejects. @param {string} problem */
  reject(problem) {
    this.#aside = undefined;
    this.keep(problem);
  }

  /** Writes a link to what the page shows into the address, soon. @param {() => Board} board of the page then */
  follow(board) {
    clearTimeout(this.#timer);
    this.#write = () => this.#writeNow(board());
    this.#timer = setTimeout(this.#write, DELAY);
  }

  /** @param {Board} board */
  #writeNow(board) {
    const { game, phase, view } = this.page.session();
    if (phase !== "playing" || !(game.moves.length || location.hash || game.start !== board.game.start)) return;
    if (game.friend && view !== "now") return;
    if (this.#kept.hash === location.hash && this.#kept.moves === String(game.moves)) return;
    const ply = view === "aside" ? game.moves.length : board.where.ply; // a reload returns to the game
    history.replaceState(history.state, "", `${location.pathname}#${fragment(this.page.session(), ply)}`);
  }
}
