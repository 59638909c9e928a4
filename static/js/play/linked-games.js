// The games with friends by link that this device knows, in local storage: which side it plays in each, and the moves so far.
import { validate } from "./storage.js";
/** @import { Saved } from "./storage.js" */

export const KEY = "sowbook-links";

const MAX_GAMES = 50; // those played longest ago are dropped

export class LinkedGames {
  /** @param {string[]} variants those that exist @param {Pick<Storage, "getItem"|"setItem">} [storage] local storage, unless a test has another */
  constructor(variants, storage) {
    this.variants = variants;
    this.storage = storage;
  }

  /** Loads all games, those played longest ago first. Values that are no games are left out. @returns {Saved[]} */
  load() {
    return this.#values().flatMap((value) => {
      const game = validate(value);
      return game?.friend && this.variants.includes(game.game) ? game : [];
    });
  }

  /** The values that are stored. @returns {unknown[]} */
  #values() {
    try {
      const values = JSON.parse((this.storage ?? localStorage).getItem(KEY) ?? "[]");
      return Array.isArray(values) ? values : [];
    } catch {
      return []; // no storage, or damaged
    }
  }

  /** @param {string} [id] of the game in links */
  find(id) {
    return this.load().find(({ friend }) => friend?.id === id);
  }

  /** Stores a game, in place of what is known of it. Games that this book does not have stay: they may be those of another book on the same
   * site, which shares the storage. @param {Saved} game */
  store(game) {
    const others = this.#values().filter((value) => validate(value)?.friend?.id !== game.friend?.id);
    try {
      (this.storage ?? localStorage).setItem(KEY, JSON.stringify([...others, game].slice(-MAX_GAMES)));
    } catch {} // no storage, or it is full: whoever opens a link is then the side it is for
  }
}
