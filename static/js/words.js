// What a script says by itself, in the language of the page, which holds the messages. What happened and why is never said here: that
// comes from the engine.

/** What a page tells of its game.
 * @typedef {{id: string, voice: string, rules?: string, sides: Record<string, string>, store: string, pits: number, labels: string[],
 *   clauses: Record<string, string>, engine: string, table?: string, foreign?: string, start?: string, title: string, readings: import("./tools/readings.js").Reading[]}} Game */

/** @type {Record<string, string>|undefined} */
let messages;
/** @type {Intl.PluralRules} */
let plurals;

/** A message of the page's table, or nothing.
 * @param {string} key @returns {string|undefined} */
export function message(key) {
  if (!messages) {
    messages = /** @type {Record<string, string>} */ (JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
    plurals = new Intl.PluralRules(document.documentElement.lang);
  }
  return messages[key];
}

/** A message, filled in as internal/narrate/fill.go does: {name} becomes what it stands for; {name|one=seed|other=# seeds} the form for
 * its number, which # is.
 * @param {string} key @param {Record<string, string|number>} [places] */
export const t = (key, places = {}) => (message(key) ?? key).replace(/\{(\w+)\|?([^}]*)\}/g, (_, name, choice) => {
  const value = String(places[name]);
  if (!choice) return value;
  const forms = choice.split("|").map((/** @type {string} */ form) => form.split("="));
  const [, form] = forms.find((/** @type {string[]} */ [is]) => is === value || is === plurals.select(Number(value))) ?? forms.at(-1);
  return form.replaceAll("#", value);
});

/** A pit as its button is called.
 * @param {Game} game @param {number} place @param {string} pit @param {number} n @param {boolean|null} can null: not known */
export function pit({ sides, pits }, place, pit, n, can) {
  const name = t("pit", { side: sides[place < pits ? "S" : "N"], pit, n });
  return can === null ? name : t(can ? "pit-can" : "pit-cannot", { pit: name });
}

/** The pits together: whose turn it is, and what does not lie in them.
 * @param {Game} game @param {number[]} seeds @param {string} turn @param {number} n in the hand */
export function board({ sides, store, pits }, seeds, turn, n) {
  const { S: south, N: north } = sides;
  const name = t(sides[turn] ? "board-turn" : "board", { side: sides[turn], south, north, store, s: seeds[2 * pits], n: seeds[2 * pits + 1] });
  return n ? t("in-hand", { board: name, n }) : name;
}

/** Where a board is: in the book, on a side line of it (true) or a line of the reader's own (false); whose turn.
 * @param {Game} game @param {string} turn @param {boolean|null} side */
export const status = ({ sides }, turn, side) =>
  [side === null ? "" : t(side ? "side-line" : "own-line"), sides[turn] && t("to-play", { side: sides[turn] })].filter(Boolean).join(" \u00b7 ");

/** @param {number} ply @param {number} of @param {string} step @param {number} lap 0: the ply has one */
export const at = (ply, of, step, lap) => [`${ply} / ${of}`, step, lap && t("lap", { n: lap })].filter(Boolean).join(" \u00b7 ");

/** A move of the list, to those who hear it.
 * @param {Game} game @param {number} ply @param {string} player @param {string} move @param {string} kind of a side or own line
 * @param {boolean} noted */
export function ply({ sides }, ply, player, move, kind, noted) {
  let name = sides[player] ? t("move", { ply, side: sides[player], move }) : `${ply}. ${move}`;
  if (kind) name = t(`of-${kind}`, { move: name });
  return noted ? t("noted", { move: name }) : name;
}

/** A direction: its name for those who see the arrow and for those who do not.
 * @param {string} move @param {boolean} right whether the player's right is the viewer's */
export function way(move, right) {
  const end = move.slice(-1);
  if (end !== "R" && end !== "L") return { text: move, name: move };
  return { text: (end === "R") === right ? "\u2192" : "\u2190", name: t(end === "R" ? "right" : "left") };
}
