// Finds and ranks the entries of the search index for a query, which may be a question in plain words.
import { fold, stemIn, withoutElisions } from "./stems.js";

/** A page, or a part of one: kind, page, title, address, text, and the language if it is not the book's own.
 * @typedef {{k?: "game"|"reading"|"fact"|"term"|"clause"|"example"|"manual", p: string, t?: string, u: string, x: string, l?: string}} Entry
 *
 * What a language says of words: those that a query need not have, groups of words with one meaning, and its tag.
 * @typedef {{ignored: string[], same: string[][], lang?: string}} Vocabulary
 *
 * @typedef {{entry: Entry, title: string, titleWords: string, page: string[], words: Map<string, number>, length: number}} Indexed */

const LEAST_SHARE = 0.4; // of the words of a query that an entry must have, the rare ones counting more

// How much a word counts by its place in an entry, and an entry by its kind: an answer before an illustration.
const IN_TITLE = 3;
const IN_PAGE = 2;
const WHOLE_PAGE = 1.2;
const BY_KIND = { game: WHOLE_PAGE, reading: 1.4, fact: 1.3, term: 1.2, clause: 0.9, example: 0.6, manual: 0.3 };
const OF_NAMED_PAGE = 1.6; // a part of a page that the query names
const GAME_ITSELF = 2000; // the query is the name of a game
const SAME_TITLE = 1000; // the query is the title
const SAME_WORDS = 500; // it has the same words that count

/** The vocabulary of a language from two messages: words, and groups of words between commas.
 * @param {string} ignored @param {string} same @param {string} [lang] @returns {Vocabulary} */
export const vocabulary = (ignored, same, lang) => ({
  ignored: ignored.split(" "),
  same: same.split(", ").map((group) => group.split(" ")),
  lang,
});

/** The index of a book's entries. */
export class Index {
  #vocabulary;
  #lang = "";
  /** @type {Indexed[]} */
  #entries = [];
  /** @type {Map<string, number>} how many entries have a word */
  #frequency = new Map();

  /** The stem of each word so far. @type {Map<string, string>} */
  #stems = new Map();
  #length = 0;
  #indexed;

  /** @param {Entry[]} entries @param {Vocabulary} [vocabulary]
   * @param {WeakMap<Entry, Indexed>} [indexed] what another index with this vocabulary made of entries; gets those of this one */
  constructor(entries, { ignored, same, lang = "" } = { ignored: [], same: [] }, indexed = new WeakMap()) {
    this.#lang = lang;
    this.#indexed = indexed;
    const stems = (/** @type {string[]} */ words) => words.map((word) => stemIn(fold(word), lang));
    this.#vocabulary = {
      ignored: new Set(stems(ignored)),
      same: new Map(same.flatMap((group) => stems(group).map((word, _, all) => /** @type {const} */ ([word, all[0]])))),
    };
    entries.forEach(this.add);
  }

  /** Adds an entry. @param {Entry} entry */
  add = (entry) => {
    const indexed = this.#indexed.get(entry) ?? this.#read(entry);
    this.#indexed.set(entry, indexed);
    this.#entries.push(indexed);
    this.#length += indexed.length;
    for (const word of indexed.words.keys()) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
  };

  get #averageLength() {
    return this.#length / this.#entries.length;
  }

  /** The entries for a query, the best first, and in the order of the index where they are equal. No word of the query is required. The last
   * word may be unfinished. Entries whose title is the query come before all others.
   * @param {string} query @returns {Entry[]} */
  search(query) {
    const whole = this.#fold(query);
    if (!whole) return [];
    const counting = this.#counting(whole.split(" "));
    const words = counting.map((word) => this.#indexWord(word)).map((word, i, all) => this.#known(word, i === all.length - 1));
    const unknown = words.filter((alternatives) => !alternatives.length);
    if (words.length > 1 && 2 * unknown.length > words.length) return []; // what is left would be found by chance
    const titles = [whole, counting.join(" ")];
    return this.#entries
      .map((indexed) => ({ entry: indexed.entry, score: this.#score(indexed, words) + titleBonus(indexed, titles, words) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  }

  /** @param {string} text */
  #fold(text) {
    return fold(this.#lang === "fr" ? withoutElisions(text) : text);
  }

  /** @param {string} word folded */
  #stem(word) {
    const stemmed = this.#stems.get(word) ?? stemIn(word, this.#lang);
    this.#stems.set(word, stemmed);
    return stemmed;
  }

  /** The words that count; all, if none does. @param {string[]} words folded */
  #counting(words) {
    const counting = words.filter((word) => !this.#vocabulary.ignored.has(this.#stem(word)));
    return counting.length ? counting : words;
  }

  /** A folded word as the index has it. @param {string} word */
  #indexWord(word) {
    const stemmed = this.#stem(word);
    return this.#vocabulary.same.get(stemmed) ?? stemmed;
  }

  /** The words of a folded text as the index has them. @param {string} text */
  #words(text) {
    return text ? this.#counting(text.split(" ")).map((word) => this.#indexWord(word)) : [];
  }

  /** @param {Entry} entry @returns {Indexed} */
  #read(entry) {
    /** @type {Map<string, number>} */
    const words = new Map();
    const title = this.#fold(entry.t ?? entry.p);
    const titleWords = this.#words(title);
    const text = this.#words(this.#fold(entry.x));
    const page = this.#words(this.#fold(entry.p));
    const add = (/** @type {string[]} */ list, /** @type {number} */ count) => {
      for (const word of list) words.set(word, (words.get(word) ?? 0) + count);
    };
    add(text, 1);
    add(titleWords, IN_TITLE);
    if (entry.t) add(page, IN_PAGE);
    return { entry, title, titleWords: titleWords.join(" "), page, words, length: text.length + 8 };
  }

  /** The words of the index that a word of a query stands for: itself; if it may be unfinished, those that begin with it; if it is unknown,
   * those that differ by a letter. @param {string} word @param {boolean} unfinished */
  #known(word, unfinished) {
    if (this.#frequency.has(word)) return [word];
    const known = [...this.#frequency.keys()];
    const longer = unfinished ? known.filter((other) => other.startsWith(word)) : [];
    return longer.length || word.length < 4 ? longer : known.filter((other) => differsByLetter(word, other));
  }

  /** BM25 (Robertson and Zaragoza 2009), times the share of the query that the entry has. @param {Indexed} indexed @param {string[][]} query */
  #score({ entry, page, words, length }, query) {
    let score = 0;
    let most = 0;
    let has = 0;
    for (const alternatives of query) {
      let best = 0;
      let rarest = Math.log(this.#entries.length);
      for (const word of alternatives) {
        const rare = Math.log(1 + this.#entries.length / (this.#frequency.get(word) ?? 1));
        rarest = Math.min(rarest, rare);
        const count = words.get(word) ?? 0;
        best = Math.max(best, (rare * count * 2.2) / (count + 1.2 * (0.7 + (0.3 * length) / this.#averageLength)));
      }
      most += rarest;
      if (best) has += rarest;
      score += best;
    }
    if (has < LEAST_SHARE * most) return 0;
    const byKind = entry.k ? BY_KIND[entry.k] : entry.t ? 1 : WHOLE_PAGE;
    const named = entry.t && page.every((word) => query.some((alternatives) => alternatives.includes(word)));
    return score * (has / most) ** 2 * byKind * (named ? OF_NAMED_PAGE : 1);
  }
}

/** What an entry gains if its title is the query, or has the same words, those of its page aside.
 * @param {Indexed} indexed @param {string[]} titles the query, and its words that count @param {string[][]} words */
function titleBonus({ entry, title, titleWords, page }, titles, words) {
  if (entry.k === "example" || (entry.k === "manual" && entry.t && !title.includes(" "))) return 0; // the words of the rules are titles in the manual
  if (titles.includes(title)) return entry.k === "game" ? GAME_ITSELF : SAME_TITLE;
  const all = words.map(([word]) => word);
  const rest = all.filter((word) => !page.includes(word));
  return titleWords && [all, rest].some((words) => words.join(" ") === titleWords) ? SAME_WORDS : 0;
}

/** Whether one letter more, less or different makes two words equal. @param {string} a @param {string} b */
export function differsByLetter(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return restA.slice(1) === restB || restA === restB.slice(1) || restA.slice(1) === restB.slice(1) || swapped(restA, restB);
}

/** Whether two words differ by their first two letters being swapped. @param {string} a @param {string} b */
const swapped = (a, b) => a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
