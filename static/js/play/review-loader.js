// Loads the review of a game, a script of its own, when a reader asks for it.
import { find } from "../dom.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Review } from "../review/review.js" */
/** @import { Saved } from "./storage.js" */

export class ReviewLoader {
  /** @type {Review|undefined} */
  #review;
  #tries = 0; // part of the address, because a browser does not ask again for a script that failed to load

  /** @param {HTMLElement} root @param {(level: number) => void} playLevel starts the game again against another level */
  constructor(root, playLevel) {
    this.root = root;
    this.playLevel = playLevel;
  }

  /** Reviews the line that a board shows, or says that the script is missing. @param {Board} board @param {Saved} game @returns {Promise<void>} */
  async begin(board, game) {
    const { root, playLevel } = this;
    const { where } = board;
    try {
      /** @type {typeof import("../review/all.js")} */
      const script = await import(`${new URL(root.dataset.review ?? "", document.baseURI)}#${this.#tries++}`);
      this.#review ??= new script.Review(find(root, ".review"), find(root, ".lessons"), { playLevel }, root.dataset.puzzles);
    } catch {
      return board.note(t("no-tools"), () => this.begin(board, game));
    }
    if (board.where.game === where.game && String(board.where.moves) === String(where.moves)) this.#review.begin(board, game);
  }

  end() {
    this.#review?.end();
  }
}
