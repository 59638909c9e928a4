// Finds the games that a query names.
import { differsByLetter } from "./ranking.js";
import { fold } from "./stems.js";
/** @import { Data, Game } from "./answers.js" */

export class NamedGames {
  #data;
  #words;
  #isAsked;
  /** Words of names, which are no misspelt ones. @type {Set<string>} */
  #exact;
  /** @type {string[][][]|undefined} */
  #names;

  /** @param {Data} data @param {import("./answer-words.js").Words} words @param {(word: string) => boolean} isAsked whether a known question has a word */
  constructor(data, words, isAsked) {
    this.#data = data;
    this.#words = words;
    this.#isAsked = isAsked;
    this.#exact = new Set([
      ...data.games.map(({ t }) => fold(t).split(" ")[0]),
      ...[...data.terms, ...data.games.map(({ n }) => n)].flatMap((name) => fold(name).split(" ")),
    ]);
  }

  /** The words of the name of each game, and of its other names; one word is enough if no known question has it. */
  get #all() {
    return (this.#names ??= this.#readNames());
  }

  #readNames() {
    const titles = this.#data.games.map(({ t }) => fold(t).split(" "));
    const isOwn = (/** @type {string} */ word) =>
      word.length > 3 && titles.filter((title) => title.includes(word)).length === 1 && !this.#isAsked(word);
    return this.#data.games.map(({ n }, k) =>
      [titles[k], ...n.split(",").map((name) => fold(name).split(" ")), ...titles[k].filter(isOwn).map((word) => [word])].filter(
        ([first]) => first,
      ),
    );
  }

  /** Whether a word is that of a name, with one slip at most in a long one. @param {string} word @param {string} name
   * @param {boolean} isPart of a name of several words */
  #isName = (word, name, isPart) =>
    word === name ||
    (name.length > (isPart ? 4 : 5) &&
      word.length > 4 &&
      !this.#exact.has(word) &&
      !this.#words.faint.includes(word) &&
      differsByLetter(word, name));

  /** The games that a query names, in its order, whether one has two names there, the other words, and all words with one such as “it” in place of each name. @param {string[]} words folded */
  find(words) {
    /** @type {{game: Game, at: number, n: number}[]} */
    const named = [];
    for (const [k, names] of this.#all.entries())
      for (const name of names) {
        const found = words.findIndex((_, i) => name.every((word, j) => this.#isName(words[i + j] ?? "", word, name.length > 1)));
        if (found < 0) continue;
        let [at, end] = [found, found + name.length];
        while (names[0].includes(words[end])) end++; // the rest of the title
        while (names[0].includes(words[at - 1])) at--;
        named.push({ game: this.#data.games[k], at, n: end - at });
      }
    named.sort((a, b) => a.at - b.at || b.n - a.n);
    const inNames = new Set(named.flatMap(({ at, n }) => Array.from({ length: n }, (_, i) => at + i)));
    /** @type {Game[]} */
    const games = [];
    let [end, isTwice] = [0, false];
    for (const { game, at, n } of named) {
      if (at >= end && games.includes(game)) isTwice = true;
      if (at < end || games.includes(game)) continue; // a part of the name before it
      games.push(game);
      end = at + n;
    }
    const short = words.flatMap((word, i) => (!inNames.has(i) ? word : inNames.has(i - 1) ? [] : this.#words.it));
    return { games, isTwice, rest: words.filter((_, i) => !inNames.has(i)), short };
  }

  /** The game that has this name in full and only the atlas has. @param {string} name */
  untaughtCalled(name) {
    if (this.#all.some((names) => names.some((words) => words.join(" ") === name))) return undefined;
    return this.#data.untaught.find(({ n }) => n.some((other) => fold(other) === name));
  }

  /** The game that words name and only the atlas has. @param {string[]} words */
  untaught(words) {
    const text = ` ${words.join(" ")} `;
    return this.#data.untaught.find(({ n }) => n.some((name) => text.includes(` ${fold(name)} `)));
  }
}
