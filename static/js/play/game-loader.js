// Opens games of the play page when their files are loaded.
import { set } from "../dom.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { GameFiles } from "../game-files.js" */

export class GameLoader {
  #wanted = 0; // number of games that were wanted; only the last is opened when its file is loaded

  /** @param {HTMLElement} root of the page @param {GameFiles} files @param {() => Board} board shown now */
  constructor(root, files, board) {
    this.root = root;
    this.files = files;
    this.board = board;
  }

  /** Calls a function when a game is loaded, at once if it is loaded already, unless another game is wanted meanwhile. If the game cannot be
   * loaded, a line says so, with "Try again".
   * @param {string} id one that the book does not have needs no loading @param {() => void} then @param {() => void} [failed]
   * @returns {Promise<void>} */
  async whenLoaded(id, then, failed = () => {}) {
    const wanted = ++this.#wanted;
    const name = this.files.names.get(id);
    const isReady = name === undefined || this.board().game.id === id || this.files.loaded(id);
    if (!isReady) {
      set(this.root, { "aria-busy": true, "data-ready": null }); // a tap meanwhile is kept (early-tap.js)
      const loaded = await this.files.load(id).catch(() => undefined);
      if (wanted !== this.#wanted) return;
      set(this.root, { "aria-busy": null, "data-ready": "" });
      if (!loaded) {
        failed();
        this.board().note(t("no-game-file", { game: name }), () => this.whenLoaded(id, then, failed));
        return;
      }
    }
    set(this.root, { "aria-busy": null, "data-ready": "" }); // of a game that was wanted before
    then();
  }
}
