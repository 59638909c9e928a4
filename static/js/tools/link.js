// Reads and writes links to a board: the part of an address after the #. A link is complete, so it survives changes of the page:
//
//	sow=1&on=p-f5&game=pratt-egyptian&set=lone-capture:yes&from=5,0,5,5,5,5/5,5,0,5,5,0_2,1_S&moves=6.5&at=2
//
//	sow    the version of this form
//	on     the id of the board to open; by default the first of the game
//	game   the variant
//	set    the readings that are not the default, KEY:VALUE, separated by dots
//
// and the parts of fragment.js. sow, game and from are required. test/links.txt has links of every kind, which must keep working.
import { quote, t } from "../words.js";
import * as fragments from "./fragment.js";
import { readings } from "./readings.js";
/** @import { Where } from "../board.js" */
/** @import { Game } from "../words.js" */

const VERSION = "1";
const PARTS = ["sow", "on", "game", "set", "from", "moves", "at"];

/** @param {string} on @param {Where} where */
export function write(on, { game, set, ...line }) {
  const pairs = Object.entries(set).map((pair) => pair.join(":"));
  return fragments.write({ sow: VERSION, on, game, set: pairs.join(".") }, line);
}

/** Reads the part of an address after the #, on a page with these games; null if it is not a link to a board.
 * @param {string} fragment @param {Game[]} games @returns {Partial<Where> & {on?: string, problem: string}|null} problem: what is wrong, or "" */
export function read(fragment, games) {
  const link = fragments.read(fragment, PARTS);
  if (!link) return null;
  const { parts, start, moves, ply, exists, unknown } = link;
  const { sow = "", on, game: id = "", at = "" } = parts;
  const game = games.find((game) => game.id === id);
  const pairs = parts.set ? parts.set.split(".").map((pair) => pair.split(":")) : [];
  const { set, problem } = game ? readings(game, pairs) : { set: {}, problem: "" };
  const missing = ["game", "from"].find((key) => !parts[key]);
  const problems = [
    sow !== VERSION && t("no-version", { quote: quote(sow) }),
    unknown !== undefined && t("no-part", { quote: quote(unknown) }),
    missing && t("no-key", { key: missing }),
    !game && t("no-game", { quote: quote(id), games: [...new Set(games.map(({ id }) => id))].join(", ") }),
    problem,
    !exists && t("no-move-at", { n: moves.length, quote: quote(at) }),
  ];
  return { on, game: game?.id, set, start, moves, ply, problem: problems.find(Boolean) || "" };
}
