// Games that are kept by name in local storage.
import { key, load, splitList } from "../book-storage.js";
import { validate } from "./storage.js";
/** @import { Saved } from "./storage.js" */

const NAME = "games";

export const KEY = key(NAME);

/** The most games that are kept. */
export const MOST = 30;

/** Why a game cannot be kept: the name is empty or taken, there are too many games, or the browser refuses to store them; "" if it can.
 * @typedef {""|"empty"|"taken"|"full"|"refused"} Problem */

/** Reads games from the text that is stored. Values that are no games, or games that this book does not have, are unread; only the former are
 * damaged.
 * @param {string|null} text @param {string[]} variants those that exist
 * @returns {{games: Saved[], unread: unknown[], damaged: boolean}} games in the order kept */
export function parse(text, variants) {
  if (text === null) return { games: [], unread: [], damaged: false };
  try {
    const values = JSON.parse(text);
    /** @type {Map<string, Saved>} */
    const games = new Map();
    const unread = [];
    for (const value of values) {
      const game = namedGame(value, variants);
      if (game) games.set(game.name, game);
      else unread.push(value);
    }
    const removed = unread.filter((value) => validate(value)?.name);
    return { games: [...games.values()], unread, damaged: games.size + removed.length !== values.length };
  } catch {
    return { games: [], unread: [], damaged: true };
  }
}

/** The kept game that a stored value is; undefined if this book has no such game. @param {unknown} value @param {string[]} variants */
function namedGame(value, variants) {
  const game = validate(value);
  return game?.name && variants.includes(game.game) ? game : undefined;
}

export class KeptGames {
  /** @param {string[]} variants those that exist @param {Pick<Storage, "getItem"|"setItem"|"removeItem">} [storage] local storage, unless a test has another */
  constructor(variants, storage) {
    this.variants = variants;
    this.storage = storage;
  }

  /** Loads all games. They may have been changed in another tab. */
  load() {
    try {
      return parse(load(NAME, splitList(this.#isOurs), this.storage), this.variants);
    } catch {
      return parse(null, this.variants); // no storage
    }
  }

  /** Reports whether a shared value is a game of this book, which has none of that name yet. @param {unknown} value @param {unknown[]} own */
  #isOurs = (value, own) => {
    const game = namedGame(value, this.variants);
    return !!game && !own.some((other) => validate(other)?.name === game.name);
  };

  /** Keeps a game under a new name. @param {Saved} game @param {string} name @returns {Problem} */
  keep(game, name) {
    const { games } = this.load();
    const problem = nameProblem(games, name);
    if (problem) return problem;
    return games.length >= MOST ? "full" : this.#write([...games, { ...game, name }]);
  }

  /** Reports whether a game is the one that is kept by its name, and not an earlier state of a game by link. @param {Saved} game */
  has(game) {
    const kept = this.load().games.find(({ name }) => name === game.name);
    return !!kept && isSame(kept, game);
  }

  /** Keeps the moves of a game that has a name already. If another game has that name now, it stays. @param {Saved} game @returns {Problem} */
  update(game) {
    return this.has(game) ? this.#replace(game.name, [game]) : "";
  }

  /** Keeps a game that can no longer be shown, whether or not there are too many, under its name or the first free one.
   * @param {Saved} game @param {string} name @returns {string} the name, "" if the browser refuses to store it */
  rescue(game, name) {
    const { games, unread } = this.load();
    const all = [...games, ...unread].map((kept) => validate(kept));
    if (game.name && all.some((kept) => kept?.name === game.name && isSame(kept, game))) return game.name;
    const names = all.map((kept) => kept?.name);
    let free = name;
    for (let n = 2; names.includes(free); n++) free = `${name} (${n})`;
    return this.#write([...games, { ...game, name: free }]) ? "" : free;
  }

  /** @param {string} name @param {string} to @returns {Problem} */
  rename(name, to) {
    const { games } = this.load();
    const problem = nameProblem(
      games.filter((game) => game.name !== name),
      to,
    );
    return problem || this.#write(games.map((game) => (game.name === name ? { ...game, name: to } : game)));
  }

  /** @param {string} name @returns {Problem} */
  remove(name) {
    return this.#replace(name, []);
  }

  /** @param {string} name @param {Saved[]} by @returns {Problem} */
  #replace(name, by) {
    const { games } = this.load();
    if (!games.some((game) => game.name === name)) return "";
    return this.#write(games.flatMap((game) => (game.name === name ? by : [game])));
  }

  /** Stores games, and with them what could not be read: another build may read it. @param {Saved[]} games @returns {Problem} */
  #write(games) {
    try {
      (this.storage ?? localStorage).setItem(KEY, JSON.stringify([...games, ...this.load().unread]));
      return "";
    } catch {
      return "refused"; // no storage, or it is full
    }
  }
}

/** Reports whether a game is a kept one, whose moves may since have been made or taken back, or a later round of its match.
 * @param {Saved} kept @param {Saved} game */
function isSame(kept, game) {
  const isLater = game.rounds.length > kept.rounds.length && kept.rounds.every((round, k) => round === game.rounds[k]);
  if (kept.game !== game.game || kept.friend?.id !== game.friend?.id) return false;
  return isLater || (game.friend ? game.moves.length >= kept.moves.length : game.seed === kept.seed);
}

/** @param {Saved[]} games @param {string} name @returns {Problem} */
function nameProblem(games, name) {
  if (!name) return "empty";
  return games.some((game) => game.name === name) ? "taken" : "";
}
