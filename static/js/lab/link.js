// A link into the lab, after the # of its address:
//
//	lab=1&game=kalah&rules=capture:made.numbers:2,4&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&moves=6.5&at=2
//
// lab is the version of the format; game the variant whose rules were changed, by default the first; rules those that differ from the
// engine's defaults, KEY:VALUE separated by dots; from, moves and at as in tools/link.js.
import { quote, t } from "../words.js";
import { changes } from "./rules.js";

const VERSION = "1";
const PARTS = ["lab", "game", "rules", "from", "moves", "at"];

/** @typedef {{game: string, rules: string, start: string, moves: string[], ply: number}} Shown
 * @typedef {Shown & {problem: string}} Link start is "" for that of the rules */

/** Writes a link. @param {Shown} shown @param {string} defaults the engine's default rules */
export function write({ game, rules, start, moves, ply }, defaults) {
  const differing = changes(defaults, rules)
    .map(({ key, after }) => `${key}:${after}`)
    .join(".");
  const parts = { lab: VERSION, game, rules: differing, from: start.replaceAll(" ", "_"), moves: moves.join("."), at: String(ply) };
  return Object.entries(parts)
    .filter(([, value]) => value)
    .map((part) => part.join("="))
    .join("&");
}

/** Reads the part of an address after the #. The rules are not checked: the engine does that.
 * @param {string} fragment @param {{id: string}[]} games @returns {Link|null} null when it is not a link into the lab */
export function read(fragment, games) {
  const all = decode(fragment);
  if (!all.startsWith("lab=")) return null;
  const parts = Object.fromEntries(all.split("&").map((part) => part.split(/=(.*)/s)));
  const { lab, game = games[0].id, rules: differing = "", from = "", moves: list, at = "" } = parts;
  const moves = list ? list.split(".") : [];
  const ply = Number(at || moves.length);
  const unknown = Object.keys(parts).find((key) => !PARTS.includes(key));
  const problem =
    lab !== VERSION
      ? t("lab-version", { quote: quote(lab) })
      : unknown !== undefined
        ? t("lab-part", { quote: quote(unknown) })
        : !games.some(({ id }) => id === game)
          ? t("lab-game", { quote: quote(game), games: games.map(({ id }) => id).join(", ") })
          : /^\d*$/.test(at) && ply <= moves.length
            ? ""
            : t("lab-at", { n: moves.length, quote: quote(at) });
  const rules = differing
    .split(".")
    .map((/** @type {string} */ word) => word.replace(":", "="))
    .join(" ");
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
