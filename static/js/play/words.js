// What the table says that takes more than a message of the page's table. What a move does, why one is refused and how a game ended is
// never said here: that comes from the engine.
import { t } from "../words.js";

/** How well the computer plays, from 1; 0 is a person. */
export const players = () =>
  ["player-person", "player-beginner", "player-novice", "player-regular", "player-strong", "player-best"].map((key) => t(key));

/** Where a reader looks back to. @param {number} ply @param {number} of */
export const before = (ply, of) => t(ply ? "looks-at-move" : "looks-at-start", { ply, of });

/** The buttons of a game. */
export const acts = {
  back: "act-back", hint: "act-hint", enough: "act-enough", analyse: "act-analyse", count: "act-count",
  home: "act-home", on: "act-on", next: "act-next", again: "act-again", change: "act-change",
};

/** @param {string} side @param {boolean} turned */
export const turned = (side, turned) => t(turned ? "turns-board" : "leaves-board", { side });

/** @param {string[]} sides @param {number[]} score south's less north's, from the start on */
export function graph([south, north], score) {
  const n = score.length - 1;
  const now = score[n] ?? 0;
  const high = Math.max(...score);
  const low = -Math.min(...score);
  const stands = now ? t("score-leads", { n, side: now > 0 ? south : north, lead: Math.abs(now) }) : t("score-level", { n });
  if (high > 0 && low > 0) return `${stands} ${t("score-both", { south, north, most: high, least: low })}`;
  const most = Math.max(high, low);
  return most > Math.abs(now) ? `${stands} ${t("score-most", { side: high > 0 ? south : north, most })}` : stands;
}

/** What a value means. @param {string} side who plays @param {string} other @param {number} value @param {boolean} proven */
export function worth(side, other, value, proven) {
  const places = { side: value > 0 ? side : other, n: Math.abs(value) };
  if (!value) return t(proven ? "a-draw" : "level");
  return t(proven ? "wins-by" : "ahead", places);
}

/** @param {number} n */
const boards = (n) => (n < 1e6 ? t("thousand", { n: Math.round(n / 1000) }) : t("million", { n: (n / 1e6).toFixed(1) }));

/** How far a search has come. @param {boolean} done @param {number} depth @param {number} nodes @param {boolean} running */
export function progress(done, depth, nodes, running) {
  if (done) return t("all-proven");
  const places = { depth, boards: boards(nodes) };
  return t(running ? "looks-deep" : "looked-deep", places);
}
