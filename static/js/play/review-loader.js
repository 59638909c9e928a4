// Loads the review of a game, a script of its own, when a reader asks for it.
import { find } from "../dom.js";
import { scriptLoader } from "../load-script.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Review } from "../review/review.js" */
/** @import { Saved } from "./storage.js" */

export class ReviewLoader {
  /** @type {Review|undefined} */
  #review;
  /** @type {() => Promise<typeof import("../review/all.js")>} */
  #load = scriptLoader(() => this.root.dataset.review ?? "");

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
      const script = await this.#load();
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
