// The games with friends by link that this device knows, in local storage: which side it plays in each, and the moves so far.
import { key, load, splitList } from "../book-storage.js";
import { validate } from "./storage.js";
/** @import { Saved } from "./storage.js" */

const NAME = "links";

export const KEY = key(NAME);

const MAX_GAMES = 50; // those played longest ago are dropped

export class LinkedGames {
  /** @param {string[]} variants those that exist @param {Pick<Storage, "getItem"|"setItem"|"removeItem">} [storage] local storage, unless a test has another */
  constructor(variants, storage) {
    this.variants = variants;
    this.storage = storage;
  }

  /** Loads all games, those played longest ago first. Values that are no games are left out. @returns {Saved[]} */
  load() {
    return this.#values().flatMap((value) => this.#game(value) ?? []);
  }

  /** The game that a stored value is; undefined if this book has no such game. @param {unknown} value */
  #game(value) {
    const game = validate(value);
    return game?.friend && this.variants.includes(game.game) ? game : undefined;
  }

  /** Reports whether a shared value is a game of this book that it does not have yet. @param {unknown} value @param {unknown[]} own */
  #isOurs = (value, own) => {
    const game = this.#game(value);
    return !!game && !own.some((other) => validate(other)?.friend?.id === game.friend?.id);
  };

  /** The values that are stored. @returns {unknown[]} */
  #values() {
    try {
      const values = JSON.parse(load(NAME, splitList(this.#isOurs), this.storage) ?? "[]");
      return Array.isArray(values) ? values : [];
    } catch {
      return []; // no storage, or damaged
    }
  }

  /** @param {string} [id] of the game in links */
  find(id) {
    return this.load().find(({ friend }) => friend?.id === id);
  }

  /** Stores a game, in place of what is known of it. Games that this book no longer has stay. @param {Saved} game */
  store(game) {
    const others = this.#values().filter((value) => validate(value)?.friend?.id !== game.friend?.id);
    try {
      (this.storage ?? localStorage).setItem(KEY, JSON.stringify([...others, game].slice(-MAX_GAMES)));
    } catch {} // no storage, or it is full: whoever opens a link is then the side it is for
  }
}
