// A link into the lab, after the # of its address:
//
//	lab=1&game=kalah&rules=capture:made.numbers:2,4&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&moves=6.5&at=2
//
// lab is the version of the format, game the variant that was changed (by default the first), rules the rules that differ from the
// engine's defaults, as KEY:VALUE joined by dots. tools/fragment.js describes the other keys.
import * as fragments from "../tools/fragment.js";
import { quote, t } from "../words.js";
import { changes } from "./rules.js";

const VERSION = "1";
const PARTS = ["lab", "game", "rules", "from", "moves", "at"];

/** @typedef {{game: string, rules: string, start: string, moves: string[], ply: number}} Shown start is "" for that of the rules */

/** Writes a link. @param {Shown} shown @param {string} defaults the engine's default rules */
export function write({ game, rules, ...line }, defaults) {
  const differing = changes(defaults, rules).map(({ key, after }) => `${key}:${after}`);
  return fragments.escaped(fragments.write({ lab: VERSION, game, rules: differing.join(".") }, line));
}

/** Reads the part of an address after the #. The rules are not checked: the engine does that.
 * @param {string} fragment @param {string[]} ids of the games @returns {Shown & {problem: string}|null} null when it is not a link into the lab */
export function read(fragment, ids) {
  const link = fragments.read(fragment, PARTS);
  if (!link) return null;
  const { parts, start, moves, ply, exists, unknown } = link;
  const { lab = "", game = ids[0], rules: differing = "", at = "" } = parts;
  const problems = [
    lab !== VERSION && t("lab-version", { quote: quote(lab) }),
    unknown !== undefined && t("lab-part", { quote: quote(unknown) }),
    !ids.includes(game) && t("lab-game", { quote: quote(game), games: fragments.listed(ids) }),
    !exists && t("lab-at", { n: moves.length, quote: quote(at) }),
  ];
  const words = differing.split(".").map((word) => word.replace(":", "="));
  return { game, rules: words.join(" "), start, moves, ply, problem: problems.find(Boolean) || "" };
}
