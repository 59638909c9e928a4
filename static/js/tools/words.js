// Every word of the tools, in one place. What a move does and why one is refused is never said here: that comes from the engine.

/** A piece of someone's text, short enough for a sentence. @param {string} text */
export const quote = (text) => `\u201c${text.length > 40 ? `${text.slice(0, 39)}\u2026` : text}\u201d`;

const LINE = "VARIANT [KEY=VALUE \u2026] | POSITION or start | MOVE \u2026";
const POSITION = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";

export const words = {
  more: "More for this board",
  turn: "Turn the board",
  numbers: "Pit numbers",
  source: "as the source has them",
  left: "from each player\u2019s left",
  setup: "Set up a position",
  link: "Copy link",
  text: "Copy position and moves",
  copied: "Copied.",
  copy: "Copy this:",
  paste: "Paste a game, a position or moves",
  open: "Open",

  setting: "Set up the board",
  toPlay: "To play",
  fewer: "one seed fewer",
  more1: "one seed more",
  empty: "Empty all",
  start: "Start position",
  done: "Done",
  cancel: "Cancel",
  /** @param {number} n @param {number} of */
  seeds: (n, of) => `${n} of ${of} seeds`,
  /** @param {string} side @param {string} what */
  place: (side, what) => `${side}\u2019s ${what}`,
  /** @param {string|number} label */
  pit: (label) => `pit ${label}`,

  same: "The same so far on both boards.",
  /** @param {number} move @param {number} step */
  differs: (move, step) => `First difference: move ${move}${step ? `, step ${step}` : ""}.`,
  differsAtStart: "First difference: the start.",
  notPlayed: "This move is not played here.",

  /** @param {string} version */
  version: (version) => `This link is of a kind that this page does not know, sow=${quote(version)}; it knows sow=1.`,
  /** @param {string} key */
  unknownPart: (key) => `A link has the parts on, game, set, from, moves and at, not ${quote(key)}.`,
  /** @param {string} key */
  noPart: (key) => `The link has no ${key}; it needs game=VARIANT and from=POSITION.`,
  /** @param {string} game @param {string[]} games */
  noGame: (game, games) => `No board of this page plays ${quote(game)}; it has ${games.join(", ")}.`,
  /** @param {string} at @param {number} moves */
  at: (at, moves) => `The link\u2019s at is a number from 0 to ${moves}, its moves, not ${quote(at)}.`,
  /** @param {string} why */
  badLink: (why) => `This link cannot be opened. ${why}`,

  /** @param {string} game @param {string} key @param {string[]} keys */
  noReading: (game, key, keys) => `${game} has no reading ${quote(key)}; it has ${keys.join(", ") || "none"}.`,
  /** @param {string} key @param {string[]} values @param {string} value */
  noValue: (key, values, value) => `${key} is ${values.join(" or ")}, not ${quote(value)}.`,

  /** @param {number} parts */
  line: (parts) => `A game is a line ${LINE}, in three parts; this has ${parts}.`,
  /** @param {string} game @param {string} own */
  otherGame: (game, own) => `This is a game of ${quote(game)}; this board plays ${own}.`,
  noStart: "This game has no fixed start: write a position instead of the word start.",
  /** @param {string} word */
  noMove: (word) => `${quote(word)} is no move. Paste moves such as 4 1, a position such as ${POSITION}, or a line ${LINE}.`,
};
