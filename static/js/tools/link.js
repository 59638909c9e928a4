// Reads and writes links to a board: the part of an address after the #. A link is complete, so it survives changes of the page:
//
//	sow=1&on=p-f5&game=pratt-egyptian&set=lone-capture:yes&from=5,0,5,5,5,5/5,5,0,5,5,0_2,1_S&moves=6.5&at=2
//
//	sow    the version of this form
//	on     the id of the board to open; by default the first of the game
//	game   the variant
//	set    the readings that are not the default, KEY:VALUE, separated by dots
//
// and the parts of fragment.js. sow, game and from are required. A link that a player sends to the other has more parts,
//
//	sow=1&id=k3x9a0bc&to=N&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&moves=3.6&at=2&sum=1luq210
//
//	id     the game, as eight digits of base 36
//	to     the side of the player who gets the link, S or N
//	arrange  the side that arranges its seeds next, if one has to
//	sum    the checksum of all that is before it (checksum.js)
//
// and is written in this order, with the id first and the checksum last, so that a link that was cut off is noticed. test/links.txt
// has links of every kind, which must keep working.
import { quote, t } from "../words.js";
import { isIntact, seal } from "./checksum.js";
import * as fragments from "./fragment.js";
import { readings } from "./readings.js";
/** @import { Where } from "../board.js" */
/** @import { Reading } from "../words.js" */

const VERSION = "1";
const PARTS = ["sow", "id", "to", "arrange", "on", "game", "set", "from", "moves", "at", "sum"];

/** Which game a sent link belongs to, and the side of the player who gets it: S or N. `arrange` is the side that arranges its seeds next, if
 * one has to. @typedef {{id: string, to: string, arrange?: string}} Sent */

/** A game that links may name. @typedef {{id: string, readings: Reading[]}} Known */

/** @param {string} on @param {Where} where @param {Sent} [sent] of a link that a player sends */
export function write(on, { game, set, ...line }, sent) {
  const pairs = Object.entries(set).map((pair) => pair.join(":"));
  const fragment = fragments.write({ sow: VERSION, ...sent, on, game, set: pairs.join(".") }, line);
  return fragments.escaped(sent ? seal(fragment) : fragment);
}

/** Reports whether a fragment is a link that a player sent, perhaps with an error in it. @param {string} fragment */
const looksSent = (fragment) => /(&|%26)(id|sum)(=|%3D)/i.test(fragment);

/** The id of the game that a fragment names, "" if it is no link or names none. @param {string} fragment */
export const gameOf = (fragment) => fragments.read(fragment, PARTS)?.parts.game ?? "";

/** Reads the part of an address after the #, on a page with these games; null if it is not a link to a board.
 * @param {string} fragment @param {Known[]} games
 * @returns {Partial<Where> & {on?: string, problem: string, sent?: Sent, playable?: boolean}|null} problem: what is wrong, or ""; playable: of a
 * damaged link that a player sent, whether a board can try to open it nevertheless */
export function read(fragment, games) {
  const link = fragments.read(fragment, PARTS);
  if (!link) return looksSent(fragment) ? { problem: t("link-damaged") } : null;
  const { text, parts, start, moves, ply, exists, unknown } = link;
  const { sow = "", on, game: id = "", at = "" } = parts;
  const game = games.find((game) => game.id === id);
  const pairs = parts.set ? parts.set.split(".").map((pair) => pair.split(":")) : [];
  const { set, problem } = game ? readings(game, pairs) : { set: {}, problem: "" };
  const missing = ["game", "from"].find((key) => !parts[key]);
  const problems = [
    sow !== VERSION && t("no-version", { quote: quote(sow) }),
    unknown !== undefined && t("no-part", { quote: quote(unknown) }),
    missing && t("no-key", { key: missing }),
    !game && t("no-game", { quote: quote(id), games: fragments.listed([...new Set(games.map(({ id }) => id))]) }),
    problem,
    !exists && t("no-move-at", { n: moves.length, quote: quote(at) }),
  ];
  const where = { on, game: game?.id, set, start, moves, ply, problem: problems.find(Boolean) || "" };
  if (!looksSent(text)) return where;
  const sent = { id: parts.id ?? "", to: parts.to ?? "", ...(parts.arrange && { arrange: parts.arrange }) };
  if (isIntact(text) && /^[0-9a-z]{8}$/.test(sent.id) && /^[SN]$/.test(sent.to) && /^[SN]?$/.test(parts.arrange ?? ""))
    return { ...where, sent };
  return { ...where, problem: t("link-damaged"), playable: !where.problem };
}
