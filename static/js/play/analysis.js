// The analysis of a position of the game: a search, and its lines, which the board can show while the analysis stays at the position where
// they begin.
import * as requests from "../requests.js";
import * as states from "../state.js";
import { AnalysisPanel } from "./analysis-panel.js";
import { Search } from "./engine-search.js";
import { other } from "./game.js";
import { moveName } from "./legal-moves.js";
/** @import { Board } from "../board.js" */
/** @import { Handlers, Result } from "./analysis-panel.js" */

/** What is analysed: the moves before the position, who moves there, and the legal moves.
 * @typedef {{board: Board, before: string[], mover: string, legal: states.LegalMoves}} Subject */

const LIMIT = 60_000; // milliseconds of a search, until the reader asks for more

export class Analysis {
  #search = new Search();
  /** @type {Subject|undefined} */
  #subject;

  /** @param {HTMLElement} root @param {() => void} close @param {(moves: string[]) => void} onLine called with the moves of the line that the
   * board is about to show */
  constructor(root, close, onLine) {
    this.onLine = onLine;
    this.panel = new AnalysisPanel(root, {
      close,
      stop: () => this.#search.stop(),
      deeper: () => this.#run(),
      findLine: () => this.panel.running || this.#run(1),
      show: (line, ply) => this.#show(line, ply),
      announce: (text) => this.#begun.board.announce(text),
      describe: (line) => this.#describe(line),
    });
  }

  end() {
    this.#search.cancel();
    this.panel.end();
  }

  /** Analyses the position that a board shows.
   * @param {Board} board @param {string} mover who moves there @param {states.LegalMoves} legal the legal moves */
  begin(board, mover, legal) {
    const { moves, ply } = board.where;
    this.#subject = { board, before: moves.slice(0, ply), mover, legal };
    const over = !!states.state(board.replay).over;
    this.panel.begin(over);
    if (!over) this.#run();
  }

  get #begun() {
    return /** @type {Subject} */ (this.#subject);
  }

  /** Searches on, for a moment when only the line of another move is wanted. @param {number} [ms] */
  async #run(ms = LIMIT) {
    const { panel } = this;
    const { board, before, mover, legal } = this.#begun;
    const { sides, voice } = board.game;
    const search = (this.#search = new Search());
    const name = (/** @type {string} */ move) => moveName(board, legal, move);
    const onProgress = (/** @type {Result} */ result) => panel.show(result, sides[mover], sides[other(mover)], name);
    if (ms > 1) panel.run(true);
    const found = await search.run(board.engine.connection, () => requests.analyse(board.line, voice, before, panel.chosen), {
      ms,
      onProgress,
    });
    if (search.cancelled) return;
    panel.run(false);
    if (!found) board.noteEngine(() => this.#run(ms));
    else if (found.error) board.note(found.error);
  }

  /** @type {Handlers["describe"]} */
  async #describe(line) {
    const { board, before } = this.#begun;
    const answer = await board.engine.play(board.line, [...before, ...line], before.length + 1);
    return (answer?.states ?? []).slice(-line.length).map((state) => {
      const player = state.player ?? "";
      return { player, name: board.game.sides[player], text: board.moveName(state) };
    });
  }

  /** Shows a move of a line on the board. @param {string[]} line @param {number} ply */
  async #show(line, ply) {
    const { board, before } = this.#begun;
    const moves = [...before, ...line];
    const at = before.length + ply;
    this.onLine(moves);
    if (String(board.where.moves) !== String(moves)) await board.open({ moves, ply: at - 1 });
    await board.goTo((replay) => states.at(replay, at), board.where.ply === at - 1);
  }
}
