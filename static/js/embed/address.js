// Reads which board of a game a frame shows from its address, which tools/link.js describes. Here two parts may be missing: without `from`
// the board begins at the start of the game, or it shows the example that `on` names.
import * as fragments from "../tools/fragment.js";
import * as link from "../tools/link.js";
/** @import { Where } from "../board.js" */
/** @import { Line } from "../state.js" */
/** @import { Game } from "../words.js" */

/** The parts of a link to a board by their keys; null if it is something else. @param {string} fragment */
export const parts = (fragment) => fragments.read(fragment, ["sow"])?.parts ?? null;

/** Returns what is wrong with a link whose game the book lacks. @param {string} fragment @param {string[]} ids of the games */
export function unknownGame(fragment, ids) {
  const games = /** @type {Game[]} */ (ids.map((id) => ({ id, readings: /** @type {Game["readings"]} */ ([]) })));
  return link.read(`${fragment}&from=-`, games)?.problem ?? "";
}

/** Reads a link to a board.
 * @param {string} fragment @param {Game} game @param {Where} shown what the board shows by itself @param {boolean} isExample whether it is the
 * one that the link names
 * @returns {Where & {problem: string}} problem: what is wrong with the link, or "" */
export function read(fragment, game, shown, isExample) {
  const { from, at, set = "" } = parts(fragment) ?? {};
  const start = isExample ? shown.start : (startWith(game, set) ?? shown.start);
  const moves = isExample ? `&moves=${shown.moves.join(".")}` : "";
  const found = link.read(from ? fragment : `${fragment}&from=${start.replaceAll(" ", "_")}${moves}`, [game]);
  const read = /** @type {Where & {problem: string}} */ ({ ...shown, ...found });
  if (isExample && !from) Object.assign(read, { set: shown.set }, at ? {} : { ply: shown.ply });
  return read;
}

/** The start of a game by the readings of a link. @param {Game} game @param {string} set as KEY:VALUE.KEY:VALUE */
function startWith({ start, readings }, set) {
  const values = readings.flatMap(({ key, values }) => values.filter(({ word }) => set.split(".").includes(`${key}:${word}`)));
  return values.find((value) => value.start)?.start ?? start;
}

/** Reports whether a text is a position of a board that is drawn without the engine.
 * @param {string} text @param {number} pits a side @param {number} [rows] a side */
export function isPosition(text, pits, rows = 1) {
  const [, board = "", stores = ""] = /^([\d,]+(?:\/[\d,]+)+) (\d+,\d+) [SN]$/.exec(text) ?? [];
  const counts = `${board},${stores}`.split(/[,/]/);
  const lines = board.split("/");
  const even = lines.length === 2 * rows && lines.every((row) => row.split(",").length === pits / rows);
  return even && counts.every((n) => /^\d{1,3}$/.test(n)) && counts.reduce((sum, n) => sum + Number(n), 0) <= 255;
}
