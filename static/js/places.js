// Finds the games of a place that a reader names, such as Türkiye or Turkish.
import { differsByLetter } from "./ranking.js";
import { fold } from "./stems.js";
/** @import { Game } from "./answers.js" */

const LONG = 6; // letters; only a longer word may have a slip

export class Places {
  /** The words for each place: its name first. @type {string[][]} */
  #places;
  /** The words of where each game is played, and of its summary. @type {Map<Game, string>} */
  #where;

  /** @param {Game[]} games @param {string[][]} places the name of each place, and other words for it and its people */
  constructor(games, places) {
    this.#where = new Map(games.map((game) => [game, ` ${fold(`${game.w} ${game.s ?? ""}`)} `]));
    this.#places = places;
  }

  /** The place that words name, its games in their order, and the words that name it. Who names several asks for something else.
   * @param {string[]} words folded @returns {{name: string, games: Game[], words: string[]}|undefined} */
  find(words) {
    const text = ` ${words.join(" ")} `;
    const found = this.#places.flatMap(([name, ...others]) => {
      const all = [name, ...others].map(fold);
      const misspelt = words.filter(
        (word) => word.length > LONG && !all.includes(word) && all.some((other) => other.length > LONG && differsByLetter(word, other)),
      );
      const named = [...all.filter((word) => text.includes(` ${word} `)), ...misspelt];
      if (!named.length) return [];
      const games = [...this.#where].filter(([, where]) => all.some((word) => where.includes(` ${word} `))).map(([game]) => game);
      return games.length ? { name, games, words: named.flatMap((word) => word.split(" ")) } : [];
    });
    const [first] = found;
    return found.every(({ words }) => words.every((word) => first.words.includes(word))) ? first : undefined; // South India is in India
  }
}
