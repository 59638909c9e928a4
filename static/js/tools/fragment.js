// The parts that links to a board and into the lab have in common. A link is KEY=VALUE, joined by &: first the version of its format, then
// what is played, then
//
//	from   the position before the first move, with _ for a space
//	moves  the moves, separated by dots
//	at     the number of moves shown; by default all

/** Writes the parts that have a value. @param {Record<string, string>} head @param {{start: string, moves: string[], ply: number}} line */
export const write = (head, { start, moves, ply }) =>
  Object.entries({ ...head, from: start.replaceAll(" ", "_"), moves: moves.join("."), at: String(ply) })
    .filter(([, value]) => value)
    .map((part) => part.join("="))
    .join("&");

/** Reads the part of an address after the #; null if its first key is another. `unknown` is a key that links do not have, and `exists`
 * says whether there is such a move. `text` is the fragment without escapes.
 * @param {string} fragment @param {string[]} keys all of them, the first one first */
export function read(fragment, keys) {
  const text = decode(fragment);
  if (!text.startsWith(`${keys[0]}=`)) return null;
  // Some programs also escape the & between parts. Where they do not, an escaped & belongs to a value.
  const all = (fragment.includes("&") ? fragment : text).split("&");
  /** @type {Record<string, string|undefined>} */
  const parts = Object.fromEntries(all.map((part) => decode(part).split(/=(.*)/s)));
  const { from = "", moves: list, at = "" } = parts;
  const moves = list ? list.split(".") : [];
  const ply = Number(at || moves.length);
  const exists = /^\d*$/.test(at) && ply <= moves.length;
  const unknown = Object.keys(parts).find((key) => !keys.includes(key));
  return { text, parts, start: from.replaceAll("_", " "), moves, ply, exists, unknown };
}

/** Escapes the > of moves, at which programs end a link that they find in a text. @param {string} fragment */
export const escaped = (fragment) => fragment.replaceAll(">", "%3E");

const MOST = 40; // games named in an error

/** Lists the ids of games for an error; of more than MOST, the first ones. @param {string[]} ids */
export const listed = (ids) => ids.slice(0, MOST).join(", ") + (ids.length > MOST ? ", \u2026" : "");

/** Decodes the escapes of a fragment. One with a malformed escape stays as it is. @param {string} text */
export function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
