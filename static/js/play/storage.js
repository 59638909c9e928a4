// Saves the current game of the play page in local storage, if the browser allows it.
import { key, sharedKey } from "../book-storage.js";
import { isFriend } from "./friend.js";
/** @import { Friend } from "./friend.js" */
/** @import { Game, Players } from "./game.js" */

const KEY = key("play");
const SHARED = sharedKey("play");

/** The shared text, from which a game was loaded that is not saved for this book yet. @type {string|undefined} */
let taken;

/** A game with its players and settings: seconds a move, whether the numbers of seeds are hidden, how it is set up ("ruled", "plain"
 * if nobody arranges their seeds, or "cut") and by whom, who arranges their seeds next ("" nobody), the earlier rounds of its match, the seed of the computer's random choices, the name it is kept by, "" for none, and the
 * friend it is played with by link. `start` is "" until the seeds are laid out. `at` is the position after the moves, shown until the engine is loaded, "" if it is not known. `rules` is the text of the rules without the readings in
 * `set`: null if the game was stored without them; on the page, "" for those that the book has now.
 * @typedef {Game & {at: string, rules: string|null, players: Players, seconds: number, uncounted: boolean, opening: string, by: string, arranging: string, rounds: string[],
 *   seed: number, name: string, friend: Friend|null}} Saved */

/** Loads the saved game, or returns a new game if nothing is saved or its variant no longer exists. If nothing is saved for this book, it
 * takes over the shared game: that stays where it is until this book has saved it.
 * @param {string[]} games the variants @param {(game: Saved) => string} keep keeps a saved game whose variant no longer exists
 * @returns {Saved} */
export function load(games, keep) {
  let text = "{}";
  taken = undefined;
  try {
    const own = localStorage.getItem(KEY);
    if (own === null) taken = localStorage.getItem(SHARED) ?? undefined;
    text = own ?? taken ?? text;
  } catch {} // no storage
  const { game, lost } = parse(text, games);
  if (lost && taken === undefined && keep(lost)) localStorage.removeItem(KEY);
  return game;
}

/** Reads a saved game. One of another form counts as none. @param {string} text @param {string[]} games the variants
 * @returns {{game: Saved, lost?: Saved}} the saved game or a new one; `lost` is a saved game with moves whose variant no longer exists */
export function parse(text, games) {
  const none = { game: games[0], rules: null, start: "", at: "", set: {}, moves: [], rounds: [], name: "", arranging: "", friend: null };
  try {
    const saved = validate(JSON.parse(text), none);
    if (saved && games.includes(saved.game)) return { game: saved };
    if (saved) return { game: { ...saved, ...none }, lost: saved.moves.length ? saved : undefined };
  } catch {} // not JSON
  return { game: { ...DEFAULTS, ...none } };
}

const DEFAULTS = {
  rules: null,
  at: "",
  players: { S: 0, N: 2 },
  seconds: 2,
  uncounted: false,
  opening: "ruled",
  by: "S",
  arranging: "",
  seed: 1,
  rounds: [],
  name: "",
  friend: null,
};

/** Checks a saved game. @param {any} value of JSON @param {Partial<Saved>} [missing] what it need not have @returns {Saved|undefined} */
export function validate(value, missing) {
  const saved = { ...DEFAULTS, ...missing, ...value };
  return value && isRecord(value) && isSaved(saved) ? saved : undefined;
}

/** @param {any} value of JSON */
const isRecord = (value) => Object.getPrototypeOf(value) === Object.prototype;

/** Reports whether every value has its type and range. The engine checks what the game means. @param {Record<string, any>} saved */
function isSaved({ game, rules, start, at, set, moves, rounds, players, seconds, uncounted, opening, by, arranging, seed, name, friend }) {
  const strings = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((text) => typeof text === "string");
  const count = (/** @type {unknown} */ n, /** @type {number} */ most) => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= most;
  return (
    strings([game, rules ?? "", start, at, name]) &&
    isRecord(set ?? 0) &&
    strings(Object.values(set)) &&
    strings(moves) &&
    strings(rounds) &&
    rounds.every((/** @type {string} */ round) => /^\d{1,3}-\d{1,3}$/.test(round)) &&
    count(players?.S, 5) &&
    count(players?.N, 5) &&
    count(seconds, 60) &&
    typeof uncounted === "boolean" &&
    ["ruled", "plain", "cut"].includes(opening) &&
    ["S", "N"].includes(by) &&
    ["", "S", "N"].includes(arranging) &&
    count(seed, 2 ** 31) &&
    (friend === null || (isFriend(friend) && friend.sentMoves <= moves.length))
  );
}

/** Saves a game, and removes it from the shared storage if it was taken over. @param {Saved} saved */
export function save(saved) {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
    if (taken === undefined) return;
    const isTaken = localStorage.getItem(SHARED) === taken && line(saved) === line(JSON.parse(taken));
    if (isTaken) localStorage.removeItem(SHARED);
    taken = undefined;
  } catch {} // no storage, or it is full
}

/** @param {Saved} game */
const line = ({ game, start, moves }) => JSON.stringify([game, start, moves]);
