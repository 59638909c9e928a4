// Reads and writes links to a board: the part of an address after the #. A link holds all that is shown, so it survives a changed page:
//
//	sow=1&on=p-f5&game=pratt-egyptian&set=lone-capture:yes&from=5,0,5,5,5,5/5,5,0,5,5,0_2,1_S&moves=6.5&at=2
//
//	sow    the version of this form
//	on     the id of the board to open; by default the first of the game
//	game   the variant
//	set    the readings that are not the default, KEY:VALUE, separated by dots
//	from   the position before the first move, with _ for a space
//	moves  the moves, separated by dots
//	at     the number of moves shown; by default all
//
// sow, game and from are required. test/links.txt has links of every kind, which must keep working.
import { readings } from "./readings.js";
import * as words from "./words.js";
/** @import { Game } from "./readings.js" */

const VERSION = "1";
const PARTS = ["sow", "on", "game", "set", "from", "moves", "at"];

/** @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where
 * @typedef {Partial<Where> & {on?: string, problem?: string}} Link  problem: what is wrong with it */

/** @param {string} on @param {Where} where */
export function write(on, { game, set, start, moves, ply }) {
  const parts = {
    sow: VERSION,
    on,
    game,
    set: Object.entries(set)
      .map((pair) => pair.join(":"))
      .join("."),
    from: start.replaceAll(" ", "_"),
    moves: moves.join("."),
    at: String(ply),
  };
  return Object.entries(parts)
    .filter(([, value]) => value)
    .map((part) => part.join("="))
    .join("&");
}

/** Reads the part of an address after the #, on a page with these games; null if it is not a link to a board.
 * @param {string} fragment @param {Game[]} games @returns {Link|null} */
export function read(fragment, games) {
  const text = decode(fragment);
  if (!text.startsWith("sow=")) return null;
  const parts = Object.fromEntries(text.split("&").map((part) => part.split(/=(.*)/s)));
  const { sow, on, from = "", moves: list, at } = parts;
  const game = games.find((g) => g.id === parts.game);
  const moves = list ? list.split(".") : [];
  const { set, problem } = readings(
    game ?? { id: "", readings: [] },
    parts.set && game ? parts.set.split(".").map((/** @type {string} */ pair) => pair.split(":")) : [],
  );
  const unknown = Object.keys(parts).find((key) => !PARTS.includes(key));
  const missing = ["game", "from"].find((key) => !parts[key]);
  const ply = Number(at || moves.length);
  return {
    on,
    game: game?.id,
    set,
    start: from.replaceAll("_", " "),
    moves,
    ply,
    problem:
      sow !== VERSION
        ? words.noVersion(sow)
        : unknown !== undefined
          ? words.noPart(unknown)
          : missing
            ? words.missing(missing)
            : !game
              ? words.noGame(parts.game, [...new Set(games.map((g) => g.id))])
              : problem || (/^\d*$/.test(at ?? "") && ply <= moves.length ? "" : words.noMoveAt(at, moves.length)),
  };
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
