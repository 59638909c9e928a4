// Messages of the play page. Sentences about moves and results come from the engine.
import { t } from "../words.js";
import { isAgainstComputer, say } from "./names.js";
/** @import { Seats } from "./names.js" */

/** @param {number} level 1 to 5, the computer's strength */
export const levelName = (level) => t(["", "level-beginner", "level-novice", "level-club", "level-strong", "level-best"][level]);

/** Who a person can play against, as values and names: another person, a friend by link, then the computer by strength.
 * @param {boolean} byLink whether the game can be played by link */
export const opponents = (byLink) => [
  ["0", t("against-person")],
  ...(byLink ? [["friend", t("against-friend")]] : []),
  ...[1, 2, 3, 4, 5].map((level) => [String(level), t("against-computer", { level: levelName(level) })]),
];

/** Describes a game and who plays it. @param {string} game @param {Seats} seats */
export function gameName(game, { players, friend }) {
  if (friend) return t("game-by-link", { game });
  const level = levelName(Math.max(players.S, players.N));
  if (isAgainstComputer(players)) return t("game-of-one", { game, level });
  return t(players.S ? "game-of-none" : "game-of-people", { game, level });
}

/** Describes the graph of a score. @param {string[]} sides @param {number[]} score South's less North's, after each move */
export function graph([south, north], score) {
  const n = score.length - 1;
  if (n < 1) return t("no-moves-yet");
  const now = score[n] ?? 0;
  const high = Math.max(...score);
  const low = -Math.min(...score);
  const current = now ? say("score-leads", { n, side: now > 0 ? south : north, lead: Math.abs(now) }) : t("score-level", { n });
  if (high > 0 && low > 0) return `${current} ${say("score-both", { south, north, most: high, least: low })}`;
  const most = Math.max(high, low);
  return most > Math.abs(now) ? `${current} ${say("score-most", { side: high > 0 ? south : north, most })}` : current;
}

/** Describes the value of a move. @param {string} side who makes it @param {string} other @param {number} value @param {boolean} proven */
export function valueText(side, other, value, proven) {
  if (!value) return t(proven ? "a-draw" : "level");
  return say(proven ? "wins-by" : "ahead", { side: value > 0 ? side : other, n: Math.abs(value) });
}

/** @param {number} nodes */
const positions = (nodes) => (nodes < 1e6 ? t("thousand", { n: Math.round(nodes / 1000) }) : t("million", { n: (nodes / 1e6).toFixed(1) }));

/** Describes the progress of a search. @param {boolean} done @param {number} depth @param {number} nodes @param {boolean} running */
export function progress(done, depth, nodes, running) {
  if (done) return t("all-proven");
  return t(running ? "looks-deep" : "looked-deep", { depth, boards: positions(nodes) });
}
