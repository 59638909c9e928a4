// Learns from examples which question a text asks: softmax regression on its words and pairs of words. Nearest examples alone are wrong half as
// often again about texts in other words (65 of 100 instead of 54, in ten parts of the known ways to ask, each judged by the other nine).

const ROUNDS = 10; // over all examples
const RATE = 2; // of learning, in the first round
const PAIR = 0.5; // how much two words that follow each other count, beside a word

/** A text and the number of its class. @typedef {{words: string[], label: number}} Example */

export class Classifier {
  #classes;
  #lessons;
  /** How much each word or pair tells, and how much it speaks for each class. @type {Map<string, {tells: number, speaks: Float64Array}>} */
  #features = new Map();

  /** @param {Example[]} examples @param {number} classes their number @param {(word: string) => number} weight how much a word counts, up to 1 */
  constructor(examples, classes, weight) {
    this.#classes = classes;
    this.#lessons = this.#teach(examples, weight);
  }

  /** Learns in steps. @param {Example[]} examples @param {(word: string) => number} weight */
  *#teach(examples, weight) {
    /** @type {Map<string, Set<number>>} */
    const labels = new Map();
    for (const { words, label } of examples) {
      for (const feature of featuresOf(words)) labels.set(feature, (labels.get(feature) ?? new Set()).add(label));
      yield;
    }
    for (const [feature, { size }] of labels) {
      const tells = Math.sqrt(Math.log(1 + this.#classes / size)) * (feature.includes(" ") ? PAIR : weight(feature));
      this.#features.set(feature, { tells, speaks: new Float64Array(this.#classes) });
      yield;
    }
    const known = [];
    for (const { words, label } of examples) {
      known.push({ vector: this.#vector(words), label });
      yield;
    }
    for (let round = 0; round < ROUNDS; round++)
      for (const { vector, label } of known) yield this.#learn(vector, label, RATE / (1 + round / 10));
  }

  /** Learns from the examples until a time, and reports whether it has finished. @param {number} [until] in the time of the page */
  learn(until = Infinity) {
    while (performance.now() < until) if (this.#lessons.next().done) return true;
    return false;
  }

  /** The known features of a text, with weights of length 1. @param {string[]} words */
  #vector(words) {
    const found = featuresOf(words).flatMap((feature) => this.#features.get(feature) ?? []);
    const length = Math.hypot(...found.map(({ tells }) => tells)) || 1;
    return found.map(({ tells, speaks }) => ({ value: tells / length, speaks }));
  }

  /** @param {{value: number, speaks: Float64Array}[]} vector @returns {Float64Array} */
  #likely(vector) {
    const scores = new Float64Array(this.#classes);
    for (const { value, speaks } of vector) for (let c = 0; c < this.#classes; c++) scores[c] += value * speaks[c];
    let most = scores[0];
    for (const score of scores) most = Math.max(most, score);
    let sum = 0;
    for (let c = 0; c < this.#classes; c++) sum += scores[c] = Math.exp(scores[c] - most);
    for (let c = 0; c < this.#classes; c++) scores[c] /= sum;
    return scores;
  }

  /** @param {{value: number, speaks: Float64Array}[]} vector @param {number} label @param {number} rate */
  #learn(vector, label, rate) {
    const wrong = this.#likely(vector);
    wrong[label] -= 1;
    for (const { value, speaks } of vector) for (let c = 0; c < this.#classes; c++) speaks[c] -= rate * value * wrong[c];
  }

  /** How likely a text is of each class. Learns first what is still to be learnt. @param {string[]} words */
  likely(words) {
    this.learn();
    return this.#likely(this.#vector(words));
  }
}

/** The different words of a text, and its pairs. @param {string[]} words */
const featuresOf = (words) => [...new Set([...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)])];
