// The address of the play page: it follows the game, once the reader has played.
import * as link from "../tools/link.js";
/** @import { Game } from "../words.js" */

const DELAY = 300; // milliseconds before the address follows the board

export class Address {
  #timer = 0;
  #kept = { hash: "#", moves: "" };

  /** Reads the link in the address; null without a link. @param {Game[]} games */
  read(games) {
    return link.read(location.hash.slice(1), games);
  }

  /** Leaves the address as it is while the game has these moves. @param {string[]} moves */
  keep(moves) {
    this.#kept = { hash: location.hash, moves: String(moves) };
  }

  /** Writes a link into the address, soon. @param {() => {fragment: string, moves: string[]}|undefined} shown the link then, and the moves of the
   * game; undefined for none */
  follow(shown) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const { fragment, moves } = shown() ?? {};
      if (!fragment || (this.#kept.hash === location.hash && this.#kept.moves === String(moves))) return;
      history.replaceState(history.state, "", `${location.pathname}#${fragment}`);
    }, DELAY);
  }

  end() {
    clearTimeout(this.#timer);
  }
}
