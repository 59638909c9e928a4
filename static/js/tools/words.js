// Every word of the tools, in one place. What a move does and why one is refused is never said here: that comes from the engine.

/** A piece of someone's text, short enough for a sentence. @param {string} text */
const quote = (text) => `\u201c${text.length > 40 ? `${text.slice(0, 39)}\u2026` : text}\u201d`;

const LINE = "VARIANT [KEY=VALUE \u2026] | POSITION or start | MOVE \u2026";

// The panel.
export const more = "More for this board";
export const turn = "Turn the board";
export const numbers = "Pit numbers";
export const source = "as the source has them";
export const left = "from each player\u2019s left";
export const setUp = "Set up a position";
export const link = "Copy link";
export const text = "Copy position and moves";
export const analyse = "Analyse or play on";
export const copied = "Copied.";
export const copy = "Copy this:";
export const paste = "Paste a game, a position or moves";
export const open = "Open";

// Set-up.
export const toPlay = "To play";
export const fewer = "One seed fewer";
export const greater = "One seed more";
export const empty = "Empty all";
export const start = "Start position";
export const done = "Done";
export const cancel = "Cancel";

/** @param {number} n @param {number} of */
export const seeds = (n, of) => `${n} of ${of} seeds`;

/** A store as its button is called. @param {string} side @param {string} store @param {number} n */
export const pile = (side, store, n) => `${side}'s ${store}, ${n}`;

// Two boards in step.
export const same = "The same so far on both boards.";
export const notPlayed = "Not so here.";

/** @param {number} move 0: the start @param {number} step 0: the move as a whole */
export const differs = (move, step) => `First difference: ${move ? `move ${move}` : "the start"}${step ? `, step ${step}` : ""}.`;

// Links.
/** @param {string} version */
export const noVersion = (version) => `This link is of a kind that this page does not know, sow=${quote(version)}; it knows sow=1.`;

/** @param {string} key */
export const noPart = (key) => `A link has the parts on, game, set, from, moves and at, not ${quote(key)}.`;

/** @param {string} key */
export const missing = (key) => `The link has no ${key}; it needs game=VARIANT and from=POSITION.`;

/** @param {string} game @param {string[]} games */
export const noGame = (game, games) => `No board of this page plays ${quote(game)}; it has ${games.join(", ")}.`;

/** @param {string} at @param {number} moves */
export const noMoveAt = (at, moves) => `The link\u2019s at is a number from 0 to ${moves}, its moves, not ${quote(at)}.`;

/** @param {string} why */
export const badLink = (why) => `This link cannot be opened. ${why}`;

// Readings.
/** @param {string} game @param {string} key @param {string[]} keys */
export const noReading = (game, key, keys) => `${game} has no reading ${quote(key)}; it has ${keys.join(", ") || "none"}.`;

/** @param {string} key @param {string[]} values @param {string} value */
export const noValue = (key, values, value) => `${key} is ${values.join(" or ")}, not ${quote(value)}.`;

// Lines of text.
/** @param {number} parts */
export const line = (parts) => `A game is a line ${LINE}, in three parts; this has ${parts}.`;

/** @param {string} game @param {string} own */
export const otherGame = (game, own) => `This is a game of ${quote(game)}; this board plays ${own}.`;

/** @param {number} pits @param {number} row */
export const noPits = (pits, row) => `This board has ${pits} pits a side; the position has ${row}.`;

/** @param {number} move @param {string} why */
export const atMove = (move, why) => `Move ${move}: ${why}`;

export const noStart = "This game has no fixed start: write a position instead of the word start.";

/** @param {string} word */
export const noMove = (word) =>
  `${quote(word)} is no move. Paste moves such as 4 1, a position such as 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, or a line ${LINE}.`;
