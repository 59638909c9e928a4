// Sends links to a friend, and keeps what this device knows of the games with friends.
import { copy } from "../clipboard.js";
import { on } from "../dom.js";
import * as link from "../tools/link.js";
import { t } from "../words.js";
import { recipient } from "./friend.js";
import { KEY, LinkedGames } from "./linked-games.js";
/** @import { Session } from "./session.js" */
/** @import { Saved } from "./storage.js" */

export class ByLink {
  /** @param {string[]} variants those that exist @param {HTMLElement} status where a link is shown that cannot be copied
   * @param {() => void} onStored called when another tab may have stored a game @param {AbortSignal} signal */
  constructor(variants, status, onStored, signal) {
    this.games = new LinkedGames(variants);
    this.status = status;
    on(window, "storage", signal, ({ key }) => (key === KEY || key === null) && onStored());
    on(window, "pageshow", signal, onStored); // a page in the back/forward cache gets no storage events
  }

  /** The newest state of a game that this device knows; the game itself unless it is played with a friend. @param {Saved} game */
  latest(game) {
    const stored = game.friend && this.games.find(game.friend.id);
    return stored ? { ...stored, name: game.name } : game;
  }

  /** Reports whether another tab has stored another state of a game. @param {Saved} game */
  isBehind(game) {
    const { moves, friend } = this.latest(game);
    return String(moves) !== String(game.moves) || friend?.sentMoves !== game.friend?.sentMoves;
  }

  /** Copies the link to the friend, or shows it if the browser forbids copying. @param {Session} state */
  async copy(state) {
    await copy(url(state), this.status, t("copy-sent-link"), `${t("copy")} `);
  }

  /** Opens the share sheet of the system. @param {Session} state @param {string} title of the game
   * @returns {Promise<boolean>} whether the link was shared */
  async share(state, title) {
    try {
      await navigator.share({ title, text: t("share-text", { game: title }), url: url(state) });
      return true;
    } catch {
      return false; // the player closed the sheet
    }
  }
}

/** The part of the address after the # that holds the game for the friend; of a game that is not by link, for anybody.
 * @param {Session} state that shows the end of the game if it is by link @param {number} ply */
export function fragment(state, ply) {
  const { game } = state;
  return link.write("", { ...game, ply }, game.friend ? { id: game.friend.id, to: recipient(state) } : undefined);
}

/** @param {Session} state */
const url = (state) => `${location.href.split(/[?#]/)[0]}#${fragment(state, state.game.moves.length)}`;
