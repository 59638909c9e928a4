// Learns from examples which question a text asks: softmax regression on its words and pairs of words. Nearest examples alone are wrong a quarter
// more often about texts in other words (40 of 100 instead of 32, in five parts of the known ways to ask, each judged by the other four).

const ROUNDS = 10; // over all examples
const RATE = 2; // of learning, in the first round
const PAIR = 0.5; // how much two words that follow each other count, beside a word
const LEAST_WRONG = 0.002; // from which a class learns from an example

/** A text and the number of its class. @typedef {{words: string[], label: number}} Example */

export class Classifier {
  #classes;
  #lessons;
  /** The number of each word or pair. @type {Map<string, number>} */
  #features = new Map();
  /** How much each of them tells. @type {number[]} */
  #tells = [];
  /** How much each speaks for each class. */
  #speaks = new Float32Array();
  #scores;

  /** @param {Example[]} examples @param {number} classes their number @param {(word: string) => number} weight how much a word counts, up to 1 */
  constructor(examples, classes, weight) {
    this.#classes = classes;
    this.#scores = new Float64Array(classes);
    this.#lessons = this.#teach(examples, weight);
  }

  /** Learns in steps. @param {Example[]} examples @param {(word: string) => number} weight */
  *#teach(examples, weight) {
    /** @type {Set<number>[]} */
    const labels = [];
    for (const { words, label } of examples) {
      for (const feature of featuresOf(words)) {
        const n = this.#features.get(feature) ?? labels.push(new Set()) - 1;
        this.#features.set(feature, n);
        labels[n].add(label);
      }
      yield;
    }
    this.#speaks = new Float32Array(labels.length * this.#classes);
    for (const [feature, n] of this.#features)
      this.#tells[n] = Math.sqrt(Math.log(1 + this.#classes / labels[n].size)) * (feature.includes(" ") ? PAIR : weight(feature));
    yield;
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

  /** The known features of a text, each by where what it tells begins, with weights of length 1. @param {string[]} words */
  #vector(words) {
    const found = featuresOf(words).flatMap((feature) => this.#features.get(feature) ?? []);
    const length = Math.hypot(...found.map((n) => this.#tells[n])) || 1;
    return { at: found.map((n) => n * this.#classes), values: found.map((n) => this.#tells[n] / length) };
  }

  /** How likely each class is; the next call writes over it. @param {{at: number[], values: number[]}} vector */
  #likely({ at, values }) {
    const [scores, speaks, classes] = [this.#scores.fill(0), this.#speaks, this.#classes];
    for (let i = 0; i < at.length; i++) for (let c = 0; c < classes; c++) scores[c] += values[i] * speaks[at[i] + c];
    let most = scores[0];
    for (let c = 1; c < classes; c++) if (scores[c] > most) most = scores[c];
    let sum = 0;
    for (let c = 0; c < classes; c++) sum += scores[c] = Math.exp(scores[c] - most);
    for (let c = 0; c < classes; c++) scores[c] /= sum;
    return scores;
  }

  /** @param {{at: number[], values: number[]}} vector @param {number} label @param {number} rate */
  #learn(vector, label, rate) {
    const wrong = this.#likely(vector);
    wrong[label] -= 1;
    const { at, values } = vector;
    for (let c = 0; c < this.#classes; c++)
      if (Math.abs(wrong[c]) > LEAST_WRONG) for (let i = 0; i < at.length; i++) this.#speaks[at[i] + c] -= rate * values[i] * wrong[c];
  }

  /** How likely a text is of each class. Learns first what is still to be learnt. @param {string[]} words */
  likely(words) {
    this.learn();
    return this.#likely(this.#vector(words));
  }
}

/** The different words of a text, and its pairs. @param {string[]} words */
const featuresOf = (words) => [...new Set([...words, ...words.slice(1).map((word, i) => `${words[i]} ${word}`)])];
