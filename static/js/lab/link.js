// A link into the lab: the part of an address after the #. It holds all that is shown:
//
//	lab=1&game=kalah&rules=capture:made.numbers:2,4&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&moves=6.5&at=2
//
// lab is the version of this form; game the variant that the rules are a change of, the first when left out; rules the words that are
// not as the engine has them where nothing is said, KEY:VALUE, a dot between two; from, moves and at as in tools/link.js.
import { t } from "../words.js";
import { changes } from "./rules.js";

const VERSION = "1";
const PARTS = ["lab", "game", "rules", "from", "moves", "at"];

/** @typedef {{game: string, rules: string, start: string, moves: string[], ply: number}} Shown
 * @typedef {Shown & {problem: string}} Link start is "" for that of the rules */

/** @param {string} text */
const quote = (text) => t("quote", { text: text.length > 40 ? `${text.slice(0, 39)}\u2026` : text });

/** @param {Shown} shown @param {string} defaults the rules where nothing is said */
export function write({ game, rules, start, moves, ply }, defaults) {
  const said = changes(defaults, rules).map(({ key, after }) => `${key}:${after}`).join(".");
  const parts = { lab: VERSION, game, rules: said, from: start.replaceAll(" ", "_"), moves: moves.join("."), at: String(ply) };
  return Object.entries(parts).filter(([, value]) => value).map((part) => part.join("=")).join("&");
}

/** Reads the part of an address after the #; null when it is none of ours. Whether its rules are any is the engine's to say.
 * @param {string} fragment @param {{id: string}[]} games @returns {Link|null} */
export function read(fragment, games) {
  const all = decode(fragment);
  if (!all.startsWith("lab=")) return null;
  const parts = Object.fromEntries(all.split("&").map((part) => part.split(/=(.*)/s)));
  const { lab, game = games[0].id, rules: said = "", from = "", moves: list, at = "" } = parts;
  const moves = list ? list.split(".") : [];
  const ply = Number(at || moves.length);
  const unknown = Object.keys(parts).find((key) => !PARTS.includes(key));
  const problem = lab !== VERSION ? t("lab-version", { quote: quote(lab) })
    : unknown !== undefined ? t("lab-part", { quote: quote(unknown) })
    : !games.some(({ id }) => id === game) ? t("lab-game", { quote: quote(game), games: games.map(({ id }) => id).join(", ") })
    : /^\d*$/.test(at) && ply <= moves.length ? "" : t("lab-at", { n: moves.length, quote: quote(at) });
  const rules = said.split(".").map((/** @type {string} */ word) => word.replace(":", "=")).join(" ");
  return { game, rules, start: from.replaceAll("_", " "), moves, ply, problem };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
