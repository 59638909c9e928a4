// The collection as a list of links, each with a picture of its board.
import { html, svg } from "../dom.js";
import { rowsOf } from "../position.js";
import { t } from "../words.js";
/** @import { Puzzle } from "./collection.js" */

/** A small picture of the pits from the side to play; the size of a disc shows the seeds. @param {{position: string, turn: string}} state */
function picture({ position, turn }) {
  const rows = rowsOf(position);
  if (turn === "N") for (const row of rows.reverse()) row.reverse();
  const discs = rows.flatMap((row, line) =>
    row.map((n, column) => {
      const r = Math.min(4.6, 1.5 * Math.sqrt(n));
      return n ? `M${(10 * column + 5 - r).toFixed(1)} ${10 * line + 5}a${r.toFixed(2)} ${r.toFixed(2)} 0 1 1 0 .01z` : "";
    }),
  );
  return svg("svg", { viewBox: `0 0 ${10 * rows[0].length} ${10 * rows.length}`, "aria-hidden": true }, svg("path", { d: discs.join("") }));
}

/** @param {Puzzle} puzzle @param {Record<string, Record<string, string>>} names of the values of game, theme and level
 * @param {string} result "" for none @param {boolean} current */
export function row({ id, game, theme, level, ask, states: [state] }, names, result, current) {
  const kinds = [names.game[game], names.theme[theme], names.level[level], result === "solved" && t("puzzle-solved")];
  const link = html(
    "a",
    { href: `#puzzle-${id}`, "data-kept": result, "aria-current": current ? "true" : null },
    picture(state),
    html("b", {}, ask),
    html("span", {}, kinds.filter(Boolean).join(" · ")),
  );
  return html("li", {}, link);
}
