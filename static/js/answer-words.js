// The words of a language by which the search understands questions.
import { fold } from "./stems.js";

/** @param {string} text */
const folded = (text) => text.split(" ").map(fold);

/** Reads lines of words: the first of each line has a meaning that the others tell. @param {string} text */
const lists = (text) => text.split("; ").map((line) => line.split(/: |, /));

/** The words of a language, from its messages. @typedef {ReturnType<typeof wordsOf>} Words @param {(key: string, values?: Record<string, string>) => string} t */
export const wordsOf = (t) => ({
  /** They ask for a comparison. */
  differ: folded(t("differ-words")),
  /** They name parts of a board. */
  board: folded(t("board-words")),
  /** They say that a number of pits is that of one side. */
  side: t("side-words").split(", ").map(fold),
  /** They join the numbers of a board. */
  by: folded(t("by-words")),
  /** Numbers from zero on. */
  numbers: folded(t("number-words")),
  /** They ask what a word means; the first two begin such a question. */
  define: folded(t("define-words")),
  not: folded(t("not-words")),
  /** They may turn a question into its opposite. */
  turned: folded(t("turned-words")),
  /** They have little meaning. */
  faint: folded(t("ignored-words")),
  stores: folded(t("store-words")),
  /** Only a text about the game has them. */
  subject: folded(t("subject-words")),
  /** They say no more than that a game is asked for. */
  vague: folded(t("vague-words")),
  /** The question that a query in another script stands for. */
  foreign: t("foreign-question"),
  names: (/** @type {string} */ names) => names && t("one-game", { names }),
  store: t("store-word"),
  game: t("game-word"),
  it: t("it-word"),
  /** Groups of words with one meaning. */
  same: [t("same-words"), t("alike-words")].flatMap((groups) => groups.split(", ").map((group) => group.split(" "))),
  /** Words, each with the phrases that mean it. */
  phrases: lists(t("phrase-words")),
  /** Places, each with the words for it and its people. */
  places: lists(t("place-words")),
  /** Words, each with its slips that more than a letter tells apart. */
  spellings: lists(t("spelling-words")).map((slips) => slips.map(fold)),
  /** Sections, each with what to look for about a game that is named. */
  about: lists(t("about-words")),
});
