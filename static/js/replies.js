// What games answer to questions about their rules, from what the build found out about them.
/** @import { Answer, Data, Game, Reply } from "./answers.js" */

export class Replies {
  #data;

  /** @param {Data} data */
  constructor(data) {
    this.#data = data;
  }

  /** The number of a question. @param {string} key */
  numberOf = (key) => this.#data.questions.findIndex(({ k }) => k === key);

  /** Whether a question has an answer in each of some games. @param {number} question @param {Game[]} games */
  answers(question, games) {
    const { g } = this.#data.questions[question] ?? {};
    return !g || games.every((game) => g[this.#data.games.indexOf(game)][0]);
  }

  /** The answers to a question: of the games it names, or of the best known one, and then of the others. @param {number} number @param {Game[]} named
   * @returns {Answer|undefined} */
  rule(number, named) {
    const { k: key, t: title, f: fact, w: other = "" } = this.#data.questions[number];
    const all = this.all(number);
    const first = all.filter(({ game }) => named.includes(game));
    const replies = [...first, ...all.filter((reply) => !first.includes(reply))];
    const also = other.split(" ").flatMap((key) => this.#also(key, replies[0]?.game));
    return replies.length ? { kind: "rule", key, title, fact, replies, named: first.length, also } : undefined;
  }

  /** The answer of a game to a question that is shown below another. @param {string} key @param {Game} game */
  #also(key, game) {
    const question = this.#data.questions.find(({ k }) => k === key);
    const reply = this.#data.texts[question?.g[this.#data.games.indexOf(game)]?.[0] ?? 0];
    return question && reply ? [{ title: question.t, reply }] : [];
  }

  /** The answers of all games to a question. @param {number} number */
  all(number) {
    const { f: fact, g } = this.#data.questions[number];
    return this.#data.games.flatMap((game, i) => this.#reply(game, fact, g[i]));
  }

  /** @param {Game} game @param {string} fact @param {[number, number, number, number]} numbers @returns {Reply[]} none if it has no answer */
  #reply(game, fact, [reply, say, has, example]) {
    const { texts } = this.#data;
    const at = (/** @type {string} */ anchor) => `${game.u}#${anchor}`;
    const href = has & 1 ? at(`fact-${fact}`) : game.u;
    const [board, disputed] = [example ? at(texts[example]) : "", has & 2 ? at(`reading-${fact}`) : ""];
    return reply ? [{ game, reply: texts[reply], say: texts[say], href, board, disputed }] : [];
  }

  /** @param {Game[]} games @returns {Answer} */
  comparison(games) {
    const places = games.map((game) => this.#data.games.indexOf(game));
    const differences = this.#data.questions.flatMap(({ t: title, f, g }) => {
      const [one, two] = places.map((place) => g[place][0]);
      if (one === two || !one || !two) return [];
      return [{ title, replies: games.flatMap((game, i) => this.#reply(game, f, g[places[i]])) }];
    });
    return { kind: "compare", games, differences };
  }
}
