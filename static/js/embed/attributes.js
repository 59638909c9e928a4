// What the attributes of <sow-board> on another site mean: the address of the frame, and the colours that it follows.

/** The attributes that say what a board shows.
 * @typedef {{game?: string, start?: string, readings?: string, moves?: string, at?: string, example?: string, puzzle?: string,
 *   rules?: string, labels?: string}} Shown */

export const SHOWN = ["game", "start", "readings", "moves", "at", "example", "puzzle", "rules", "labels"];

/** @param {string} [text] words with spaces or commas between them */
const words = (text = "") => text.split(/[\s,]+/).filter(Boolean);

/** The part of the frame's address after the #, in the format of tools/link.js. Without `at`, a line of moves begins at its start.
 * @param {Shown} shown */
export function fragment({ game = "", start = "", readings, moves, at, example, puzzle, rules, labels }) {
  if (puzzle !== undefined) return encodeURI(puzzle === "today" ? "day" : `puzzle-${puzzle}`);
  const [, of = game, on = ""] = /^(?:(.*)\/)?(.*)$/s.exec(example ?? "") ?? [];
  const parts = {
    sow: "1",
    on,
    game: of,
    rules: rules?.trim() === "" ? "pits=6" : rules?.trim().replace(/\s+/g, " "), // without a word, all rules are the usual ones
    labels,
    set: words(readings).join(".").replaceAll("=", ":"),
    from: start.trim().replace(/\s+/g, "_"),
    moves: words(moves).join("."),
    at: at ?? (example === undefined || start ? "0" : ""),
  };
  const given = Object.entries(parts).filter(([, value]) => value);
  return given.map(([key, value]) => `${key}=${encodeURI(`${value}`).replaceAll("&", "%26")}`).join("&");
}

/** The lightness of a computed CSS colour, from 0 to 1; NaN if it has another form than browsers give to colours of text.
 * @param {string} colour as in rgb(36, 28, 19), oklch(0.2 0 0) or color(srgb 0.1 0.1 0.1) */
export function lightness(colour) {
  const [a, b, c] = (colour.match(/(?<![\w.-])[\d.]+/g) ?? []).map(Number);
  if (colour.startsWith("ok")) return a;
  if (colour.startsWith("l")) return a / 100; // lab and lch
  const most = colour.startsWith("rgb") ? 255 : 1;
  return (0.3 * a + 0.59 * b + 0.11 * c) / most;
}
