// Messages of the board tools.
import { quote, t } from "../words.js";

/** Joins alternatives. @param {string[]} list */
const either = (list) => (list.length < 2 ? String(list) : t("or", { list: list.slice(0, -1).join(", "), last: list[list.length - 1] }));

/** @param {number} n @param {number} of */
export const seeds = (n, of) => t("seeds", { n, of });

/** Names the button of a store. @param {string} side @param {string} store @param {number} n */
export const pile = (side, store, n) => t("pile", { side, store, n });

/** Says where two lines differ first. @param {number} ply 0 is the start @param {number} step 0 is the whole move */
export const differs = (ply, step) => t(step ? "differs-step" : "differs", { ply, step });

// Links.
/** @param {string} version */
export const noVersion = (version) => t("no-version", { quote: quote(version) });

/** @param {string} key */
export const noPart = (key) => t("no-part", { quote: quote(key) });

/** @param {string} key */
export const missing = (key) => t("no-key", { key });

/** @param {string} game @param {string[]} games */
export const noGame = (game, games) => t("no-game", { quote: quote(game), games: games.join(", ") });

/** @param {string} at @param {number} n */
export const noMoveAt = (at, n) => t("no-move-at", { n, quote: quote(at) });

/** @param {string} why */
export const badLink = (why) => t("bad-link", { why });

// Readings.
/** @param {string} game @param {string} key @param {string[]} keys */
export const noReading = (game, key, keys) => t("no-reading", { game, quote: quote(key), keys: keys.join(", ") || t("none") });

/** @param {string} key @param {string[]} values @param {string} value */
export const noValue = (key, values, value) => t("no-value", { key, values: either(values), quote: quote(value) });

// Lines of text.
/** @param {number} n */
export const line = (n) => t("line", { n });

/** @param {string} game @param {string} own */
export const otherGame = (game, own) => t("other-game", { quote: quote(game), game: own });

/** @param {number} n @param {number} row */
export const noPits = (n, row) => t("no-pits", { n, row });

/** @param {number} n @param {string} why */
export const atMove = (n, why) => t("at-move", { n, why });

/** @param {string} word */
export const noMove = (word) => t("no-move", { quote: quote(word) });
