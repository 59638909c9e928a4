// The messages of scripts, in the language of the page, which holds their table. Sentences about moves come from the engine.

/**
 * A point on which a game's source is silent. The first value is the default; `start` is the start position under a value, if it
 * depends on the value.
 * @typedef {{key: string, question: string, values: {word: string, answer: string, meaning: string, start?: string}[]}} Reading
 *
 * The data of a game in a page. `pits` is the number of a side, `rows` is 2 if a side has two rows, 1.5 if the sides share a middle row.
 * @typedef {{id: string, voice: string, rules?: string, sides: Record<string, string>, store: string, pits: number, rows?: number, labels: string[],
 *   clauses: Record<string, string>, engine: string, page?: string, embed?: string, table?: string, foreign?: string, start?: string, arranges?: boolean, title: string, readings: Reading[], notation?: string,
 *   words?: [string, string][], uncounted?: boolean, personal?: boolean}} Game; words are those of the page that the game replaces, the longest first, each with its own, uncounted:
 * the players do not count seeds, personal: a side is called You
 */

/** @type {Record<string, string>|undefined} */
let messages;
/** @type {Intl.PluralRules} */
let plurals;

/** Returns a message of the page's table. @param {string} key @returns {string|undefined} */
export function message(key) {
  if (!messages) {
    messages = /** @type {Record<string, string>} */ (JSON.parse(document.getElementById("sow_words")?.textContent ?? "{}"));
    plurals = new Intl.PluralRules(document.documentElement.lang);
  }
  return messages[key];
}

/** What a name in braces is replaced with; a number as text has the number that selects the plural form beside it.
 * @typedef {string|number|{text: string, n: number}} Value */

/** Fills in a message as internal/prose does: {name} is replaced with its value, {name|one=# seed|other=# seeds} with the form for its
 * number, in which # is the value.
 * @param {string} message @param {Record<string, Value>} values @param {Intl.PluralRules} plurals */
export const fill = (message, values, plurals) =>
  message.replace(/\{(\w+)\|?([^}]*)\}/g, (_, name, choice) => {
    const value = /** @type {any} */ (values[name]);
    const { text = value, n = value } = Object(value);
    if (!choice) return text;
    const forms = choice.split("|").map((/** @type {string} */ form) => form.split("="));
    const [, form] = forms.find((/** @type {string[]} */ [is]) => is === String(n) || is === plurals.select(n)) ?? forms.at(-1);
    return form.replaceAll("#", text);
  });

/** Says a message in the words of a game, but leaves names in braces as they are. @param {string} message @param {[string, string][]} words */
const inWords = (message, words) =>
  message.replace(
    RegExp(["\\{\\w+", ...words.map(([usual]) => usual)].join("|"), "g"),
    (found) => words.find(([usual]) => usual === found)?.[1] ?? found,
  );

/** Returns a message of the page's table, filled in, in the words of a game; the key itself if the table lacks it.
 * @param {string} key @param {Record<string, Value>} [values] @param {Pick<Game, "words"|"personal">} [game] */
export function t(key, values = {}, game) {
  const text = fill(inWords(message(key) ?? key, game?.words ?? []), values, plurals);
  return game?.personal ? personal(text) : text;
}

/** Puts a sentence about a side called You into the second person, by the forms that the language lists: "You sows" becomes "you sow". Each
 * is an expression and what replaces it. @param {string} text */
export function personal(text) {
  for (const form of message("you-forms")?.split("; ") ?? []) {
    const [from, to] = form.split("=");
    text = text.replace(RegExp(from, "g"), to);
  }
  return capitals(text);
}

/** Lets each sentence begin with a capital. @param {string} text */
const capitals = (text) => text.replace(/(^|[.!?]\s)\p{Ll}/gu, (start) => start.toUpperCase());

/** Quotes a reader's text, shortened to fit a sentence. @param {string} text */
export const quote = (text) => t("quote", { text: text.length > 40 ? `${text.slice(0, 39)}\u2026` : text });

/** Names a place: a pit or a store.
 * @param {Game} game @param {number} place @param {string} pit the label of a pit @param {number} n its seeds @param {boolean|null} can whether
 * it can be played, null when unknown and for a store @param {string} [kind] of a special pit: "bound", "closed", or S or N for its owner */
export function place(game, place, pit, n, can, kind = "") {
  const { sides, pits, rows, store } = game;
  const side = sides[place < pits || place === 2 * pits ? "S" : "N"];
  let name = t(kind === "closed" ? "pit-closed" : place < 2 * pits ? "pit" : "pile", { side, pit, store, n }, game);
  if (sides[kind]) name = t(rows === 2 ? "pit-house" : "pit-owned", { pit: name, side: sides[kind] }, game);
  if (kind === "bound") name = t("pit-bound", { pit: name });
  return can === null ? name : t(can ? "pit-can" : "pit-cannot", { pit: name });
}

/** The seeds that each side has: those in its store; also those in its pits, if it has two rows.
 * @param {Pick<Game, "rows">} game @param {number[]} seeds of every place */
export function owned({ rows }, seeds) {
  const n = seeds.length / 2 - 1;
  return [0, 1].map((side) => (rows === 2 ? seeds.slice(side * n, side * n + n) : []).reduce((all, k) => all + k, seeds[2 * n + side]));
}

/** Says how many seeds each side has; "" if they are not counted. @param {Game} game @param {number[]} seeds of every place */
export function score(game, seeds) {
  if (game.uncounted) return "";
  const [s, n] = owned(game, seeds);
  return capitals(t("score", { south: game.sides.S, north: game.sides.N, s, n }));
}

/** Describes the board: who is to move, and the seeds in the stores and in the hand.
 * @param {Game} game @param {number[]} seeds @param {string} mover @param {number} n seeds in the hand */
export function board(game, seeds, mover, n) {
  const side = game.sides[mover];
  const name = t(side ? "board-turn" : "board", { side, score: "" }, game) + score(game, seeds);
  return n ? t("in-hand", { board: name, n }) : name;
}

/** Describes which line a board shows, and who is to move.
 * @param {Game} game @param {string} turn @param {boolean|null} side true for a side line, false for the reader's line, null for the example's */
export const status = (game, turn, side) =>
  [
    side === null || game.personal ? "" : t(side ? "side-line" : "own-line"),
    game.sides[turn] && t("to-play", { side: game.sides[turn] }, game),
  ]
    .filter(Boolean)
    .join(" \u00b7 ");

/** Describes which move is shown. @param {number} ply @param {number} of @param {string} step @param {number} lap 0 when the move has one lap */
export const at = (ply, of, step, lap) => [t("at", { ply, of }), step, lap && t("lap", { n: lap })].filter(Boolean).join(" \u00b7 ");

/** Names a move of the list for screen readers.
 * @param {Game} game @param {number} ply @param {string} player @param {string} move @param {string} kind "side", "own" or "" for the example's line
 * @param {boolean} noted whether it has a note */
export function ply(game, ply, player, move, kind, noted) {
  const side = game.sides[player];
  let name = side ? t("move", { ply, side, move }, game) : `${ply}. ${move}`;
  if (kind) name = t(`of-${kind}`, { move: name });
  return noted ? t("noted", { move: name }) : name;
}

/** Names a move without a pit: a pass, or after a round the next one. @param {string} move */
export const passName = (move) => t(move === "=" ? "next-round" : "pass");

/** The way that a move names: R or L, with > if it goes on from the house; "" if it names none. @param {string} [move] */
export const wayOf = (move = "") => /[RL]>?$/.exec(move)?.[0] ?? "";
