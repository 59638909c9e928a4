// Finds out which of some known questions a reader asks.
import { differsByLetter, fold, stem } from "./ranking.js";

const LEAST = 0.54; // similarity of two questions that may be the same
const UNKNOWN = 0.6; // how much a word counts that no question has, beside the rarest one
const FAINT = 0.65; // how much a word without much meaning counts, such as do or for, beside others
const WHOLE = 0.2; // how much all ways to ask a question count, beside the most similar one

/** The known questions, each with the ways to ask it. */
export class Questions {
  /** @type {Map<string, string>} each word of a group of words with one meaning, and the first of the group */
  #same;
  /** @type {{question: number, words: Set<string>, length: number}[]} */
  #ways;
  /** How much a word counts: the fewer questions have it, the more. @type {Map<string, number>} */
  #weights = new Map();
  #rarest;
  /** @type {Set<string>} */
  #faint;

  /** The words of all ways to ask a question. @type {{words: Set<string>, length: number}[]} */
  #all;

  /** @param {string[][]} questions the ways to ask each @param {string[][]} same groups of words with one meaning @param {string[]} faint words
   * without much meaning */
  constructor(questions, same, faint = []) {
    this.#faint = new Set(faint.map((word) => stem(fold(word))));
    this.#same = new Map(same.flatMap((group) => group.map((word) => /** @type {const} */ ([stem(fold(word)), stem(fold(group[0]))]))));
    const sets = questions.map((ways) => ways.map((way) => this.#words(way)));
    this.#rarest = Math.log(1 + questions.length);
    for (const ways of sets)
      for (const word of new Set(ways.flatMap((way) => [...way]))) this.#weights.set(word, (this.#weights.get(word) ?? 0) + 1);
    for (const [word, n] of this.#weights)
      this.#weights.set(word, Math.log(1 + questions.length / n) ** 1.5 * (this.#faint.has(word) ? FAINT : 1));
    this.#rarest **= 1.5;
    this.#all = sets.map((ways) => {
      const words = new Set(ways.flatMap((way) => [...way]));
      return { words, length: this.#length(words) };
    });
    this.#ways = sets.flatMap((ways, question) => ways.map((words) => ({ question, words, length: this.#length(words) })));
  }

  /** The different words of a question. @param {string} text */
  #words(text) {
    return new Set(
      fold(text)
        .split(" ")
        .filter(Boolean)
        .map((word) => this.#same.get(stem(word)) ?? stem(word)),
    );
  }

  /** The different words of a question of a reader, which may have slips. @param {string} text */
  #readersWords(text) {
    const words = fold(text).split(" ").filter(Boolean).map(stem);
    return new Set(words.map((word) => this.#known(word)).map((word) => this.#same.get(word) ?? word));
  }

  /** @param {Iterable<string>} words */
  #length(words) {
    let sum = 0;
    for (const word of words) sum += (this.#weights.get(word) ?? UNKNOWN * this.#rarest * (this.#faint.has(word) ? FAINT : 1)) ** 2;
    return Math.sqrt(sum);
  }

  /** The word that a misspelt one stands for, or itself. @param {string} word */
  #known(word) {
    if (this.#weights.has(word) || this.#same.has(word) || word.length < 4) return word;
    const all = [...this.#weights.keys(), ...this.#same.keys()];
    return all.find((other) => other.length > 3 && differsByLetter(word, other)) ?? word;
  }

  /** Whether a question has a word. @param {string} word */
  knows = (word) => [...this.#words(word)].some((one) => this.#weights.has(one));

  /** The known question that a text asks most likely, by its number, and how sure that is, up to 1. @param {string} text
   * @returns {{question: number, sure: number}|undefined} */
  find(text) {
    const words = this.#readersWords(text);
    const length = this.#length(words);
    /** @type {{question: number, sure: number}|undefined} */
    let best;
    const covered = this.#all.map((all) => {
      let shared = 0;
      for (const word of words) if (all.words.has(word)) shared += (this.#weights.get(word) ?? 0) ** 2;
      return Math.sqrt(shared) / (length || 1);
    });
    for (const way of this.#ways) {
      let shared = 0;
      for (const word of words) if (way.words.has(word)) shared += (this.#weights.get(word) ?? 0) ** 2;
      const near = shared / (length * way.length);
      const sure = near >= 1 - 1e-9 ? 1 : (1 - WHOLE) * near + WHOLE * covered[way.question];
      if (sure >= LEAST && (!best || sure > best.sure)) best = { question: way.question, sure };
    }
    return best;
  }
}
