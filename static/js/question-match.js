// Finds out which of some known questions a reader asks.
import { Classifier } from "./classifier.js";
import { differsByLetter } from "./ranking.js";
import { fold, stem, withoutElisions } from "./stems.js";

const LEAST = 0.54; // similarity of a text and a question that it may ask
const [LEAST_SURE, LEAST_SIMILAR] = [0.45, 0.36]; // if what is learnt says so, too
const LEAST_LIKELY = 0.4; // how sure a question is that a text asks
const LEAST_NEAR = 0.25; // of a question that is offered beside an answer
const UNKNOWN_COSTS = 0.3; // similarity, if all words were unknown; half of it in a text about the game
const [MOST_UNKNOWN, MOST_ON_SUBJECT] = [0.49, 0.7]; // share of unknown words
const MANY = 100; // from which a number stands for any large one, such as thousand
const LEAST_LETTERS = 5; // of a word that may have a slip; too many short words are a letter apart
const LEARNT = 0.4; // how much the learnt likelihood counts, beside similarity
const UNKNOWN = 0.6; // how much a word counts that no question has, beside the rarest one
const FAINT = 0.65; // how much a word without much meaning counts, such as do or for, beside others
const WHOLE = 0.3; // how much all ways to ask a question count, beside the most similar one

/** A question that a text may ask. @typedef {{question: number, sure: number}} Found */

/** The stems of the words of a text. @param {string} text */
const stems = (text) => fold(withoutElisions(text)).split(" ").filter(Boolean).map(stem);

/** Whether two words have the same letters. @param {string} a @param {string} b */
const isSwapped = (a, b) => [...a].sort().join("") === [...b].sort().join("");

/** Whether a short word is another with one letter left out after the first. @param {string} word @param {string} other */
const isCutShort = (word, other) => word.length + 1 === other.length && word[0] === other[0] && differsByLetter(word, other);

/** The known questions, each with the ways to ask it. */
export class Questions {
  /** @type {Map<string, string>} each word of a group of words with one meaning, and the first of the group */
  #same;
  /** @type {{question: number, length: number}[]} */
  #ways = [];
  /** The ways that have a word, by their numbers. @type {Map<string, number[]>} */
  #having = new Map();
  /** How much a word counts: the fewer questions have it, the more. @type {Map<string, number>} */
  #weights = new Map();
  #rarest;
  /** @type {Set<string>} */
  #faint;

  /** The words of all ways to ask each question. @type {Set<string>[]} */
  #all = [];
  /** @type {Classifier|undefined} */
  #classifier;
  #reading;
  /** Phrases and the words that each means, the longest first, by their first words. @type {Map<string, {words: string[], meaning: string[]}[]>} */
  #phrases = new Map();
  /** Words of names, which are no misspelt ones. @type {Set<string>} */
  #names;
  /** Words that only a text about the game has. @type {Set<string>} */
  #subject;

  /** @param {string[][]} questions the ways to ask each @param {string[][]} same groups of words with one meaning @param {string[]} faint words
   * without much meaning @param {string[][]} phrases a word, and phrases that mean it @param {Iterable<string>} names folded words
   * @param {string[]} subject words that only a text about the game has */
  constructor(questions, same, faint = [], phrases = [], names = [], subject = []) {
    this.#subject = new Set(subject.map(stem));
    this.#names = new Set([...names].map(stem));
    this.#faint = new Set(faint.map((word) => stem(fold(word))));
    this.#same = new Map(same.flatMap((group) => group.map((word) => /** @type {const} */ ([stem(fold(word)), stem(fold(group[0]))]))));
    const meant = phrases.flatMap(([meaning, ...all]) =>
      all.map((phrase) => ({ words: stems(phrase).map(this.#first), meaning: meaning.split(" ").map(stem).map(this.#first) })),
    );
    for (const phrase of meant.sort((a, b) => b.words.length - a.words.length))
      this.#phrases.set(phrase.words[0], [...(this.#phrases.get(phrase.words[0]) ?? []), phrase]);
    for (const word of phrases.flat().flatMap(stems)) this.#names.add(word);
    this.#rarest = Math.log(1 + questions.length);
    this.#reading = this.#read(questions);
  }

  /** Reads the known questions in steps. @param {string[][]} questions */
  *#read(questions) {
    /** @type {{words: string[], label: number}[]} */
    const examples = [];
    for (const [label, ways] of questions.entries()) {
      for (const way of ways) {
        examples.push({ words: this.#meanings(stems(way)), label });
        yield;
      }
    }
    this.#all = questions.map(() => new Set());
    for (const { words, label } of examples) for (const word of words) this.#all[label].add(word);
    for (const word of this.#all.flatMap((words) => [...words])) this.#weights.set(word, (this.#weights.get(word) ?? 0) + 1);
    yield;
    for (const [word, n] of this.#weights)
      this.#weights.set(word, Math.log(1 + questions.length / n) * (this.#faint.has(word) ? FAINT : 1));
    yield;
    this.#classifier = new Classifier(questions.length, (word) => (this.#faint.has(word) ? FAINT : 1));
    for (const { words, label } of examples) {
      const set = new Set(words);
      for (const word of set) {
        const having = this.#having.get(word);
        if (having) having.push(this.#ways.length);
        else this.#having.set(word, [this.#ways.length]);
      }
      this.#ways.push({ question: label, length: this.#length(set) });
      this.#classifier.add(words, label);
      yield;
    }
  }

  /** Reads the questions until a time, and reports whether it has finished; a search does the rest. @param {number} [until] in the time
   * of the page */
  learn = (until = Infinity) => {
    while (performance.now() < until) if (this.#reading.next().done) return true;
    return false;
  };

  /** The different words of a question. @param {string} text */
  #words(text) {
    return new Set(this.#meanings(stems(text)));
  }

  /** The first of the words with one meaning. @param {string} word a stem */
  #first = (word) => this.#same.get(word) ?? word;

  /** Words in which a phrase is the word that it means, and a word the first of those with its meaning. @param {string[]} given stems */
  #meanings(given) {
    const words = given.map(this.#first);
    const all = [];
    for (let at = 0; at < words.length; ) {
      const phrase = this.#phrases.get(words[at])?.find(({ words: phrase }) => phrase.every((word, i) => word === words[at + i]));
      all.push(...(phrase?.meaning ?? [words[at]]));
      at += phrase?.words.length ?? 1;
    }
    return all;
  }

  /** @param {Iterable<string>} words */
  #length(words) {
    let sum = 0;
    for (const word of words) sum += (this.#weights.get(word) ?? UNKNOWN * this.#rarest * (this.#faint.has(word) ? FAINT : 1)) ** 2;
    return Math.sqrt(sum);
  }

  /** The word that a misspelt one, or a number that no question has, stands for, or itself. @param {string} word */
  #known(word) {
    if (/^\d+$/.test(word) && !this.#weights.has(word)) return Number(word) < MANY ? "2" : "thousand";
    if (this.#weights.has(word) || this.#same.has(word) || this.#names.has(word) || word.length < LEAST_LETTERS - 1) return word;
    const all = [...this.#weights.keys(), ...this.#same.keys()];
    return (
      all.find(
        (other) =>
          other.length >= LEAST_LETTERS - 1 &&
          (word.length < LEAST_LETTERS ? isSwapped(word, other) || isCutShort(word, other) : differsByLetter(word, other)),
      ) ?? word
    );
  }

  /** The words of a text as questions have them. @param {string} text */
  meaning = (text) => [...this.#words(text)].join(" ");

  /** Whether a question has a word. @param {string} word */
  knows(word) {
    this.learn();
    return [...this.#words(word)].some((one) => this.#weights.has(one));
  }

  /** Which share of the words of a text that mean something is unknown. @param {string[]} words stems */
  #unknownShare(words) {
    const meant = words.filter((word) => !this.#faint.has(word));
    const unknown = meant.filter((word) => !this.#weights.has(word) && !this.#same.has(word) && !this.#names.has(word));
    return unknown.length / (meant.length || 1);
  }

  /** The known questions that a text may ask, by their numbers, the likeliest first, and how sure each is, up to 1. @param {string} text
   * @param {boolean} [isNamed] whether the reader names a game besides @returns {Found[]} */
  find(text, isNamed = false) {
    const ranked = this.#ranked(text);
    const { unknown, all } = ranked;
    const isOnSubject = isNamed || ranked.isOnSubject;
    if (unknown > (isOnSubject ? MOST_ON_SUBJECT : MOST_UNKNOWN)) return [];
    const cost = UNKNOWN_COSTS * unknown * (isOnSubject ? 0.5 : 1);
    return all.filter(
      ({ sure, similar }) => sure >= LEAST_LIKELY && (similar >= LEAST + cost || (sure >= LEAST_SURE + cost && similar >= LEAST_SIMILAR)),
    );
  }

  /** The known questions that are similar to a text, the most similar first. @param {string} text @returns {Found[]} */
  near(text) {
    const { unknown, all } = this.#ranked(text);
    return unknown > MOST_ON_SUBJECT ? [] : all.filter(({ sure }) => sure >= LEAST_NEAR);
  }

  /** All known questions, the most similar to a text first, and what it is like. @param {string} text */
  #ranked(text) {
    this.learn();
    const spelt = stems(text).map((word) => this.#known(word));
    const unknown = this.#unknownShare(spelt);
    const isOnSubject = spelt.some((word) => this.#subject.has(word));
    const given = this.#meanings(spelt);
    const words = new Set(given);
    const length = this.#length(words) || 1;
    /** @type {number[]} */
    const shared = Array(this.#ways.length).fill(0);
    const covered = this.#all.map(() => 0);
    for (const word of words) {
      const weight = (this.#weights.get(word) ?? 0) ** 2;
      for (const way of this.#having.get(word) ?? []) shared[way] += weight;
      for (const [question, all] of this.#all.entries()) if (all.has(word)) covered[question] += weight;
    }
    const nearest = this.#all.map(() => 0);
    for (const [i, way] of this.#ways.entries())
      nearest[way.question] = Math.max(nearest[way.question], shared[i] / (length * way.length || 1));
    const likely = /** @type {Classifier} */ (this.#classifier).likely(given);
    const all = nearest
      .map((near, question) => {
        const similar = near >= 1 - 1e-9 ? 1 : (1 - WHOLE) * near + (WHOLE * Math.sqrt(covered[question])) / length;
        return { question, sure: similar === 1 ? 1 : (1 - LEARNT) * similar + LEARNT * likely[question], similar };
      })
      .sort((a, b) => b.sure - a.sure);
    return { unknown, isOnSubject, all };
  }
}
