// Answers a question about rules from what the build found out about each game (internal/datafiles/answers.go), or names the section of
// the search page that does.
import { askedBoard } from "./asked-board.js";
import { NamedGames } from "./named-games.js";
import { Places } from "./places.js";
import { Questions } from "./question-match.js";
import { differsByLetter } from "./ranking.js";
import { Replies } from "./replies.js";
import { fold, stem, withoutElisions } from "./stems.js";
/** @import { Words } from "./answer-words.js" */

/** A game by which questions are answered: id, title, address, other names, where it is played, the summary of a full page, whether readers know it best, and its board.
 * @typedef {{i: string, t: string, u: string, n: string, w: string, s?: string, p: boolean, r: number, h: number}} Game
 *
 * A game that only the atlas has: names, place, why no page teaches it, and board.
 * @typedef {{n: string[], w: string, y: string, b: string}} Untaught
 *
 * A question: key, title, other ways to ask it, the fact that states the answer ("" if none does), the questions whose answers are shown below, and of each game the numbers of its
 * texts, whether its page states the fact (1) and says who disagrees (2), and the number of the example that shows it.
 * @typedef {{k: string, t: string, a: string[], f: string, w?: string, g: [reply: number, say: number, has: number, example: number][]}} Question
 *
 * @typedef {{games: Game[], questions: Question[], texts: string[], terms: string[], untaught: Untaught[], sections: Section[]}} Data
 *
 * A section of the search page: its anchor, and ways to ask what it answers; the search puts the heading first.
 * @typedef {{id: string, asked: string[]}} Section
 *
 * A game's answer.
 * @typedef {{game: Game, reply: string, say: string, href: string, board: string, disputed: string}} Reply; board is
 * the address of an example, disputed that of what players disagree about, or ""
 *
 * What answers a query: the games of a rule, a section, two games to compare, the games of a board or of a place, a term of the glossary (and what
 * answers if no game that is named has the term), or a game that no page teaches.
 * @typedef {{kind: "rule", key: string, title: string, fact: string, replies: Reply[], named: number, also: {title: string, reply: string}[]} |
 *   {kind: "section", id: string, games: Game[], about?: About} |
 *   {kind: "compare", games: Game[], differences: {title: string, replies: Reply[]}[]} | {kind: "board", rows: number, pits: number, games: Game[], start: string} |
 *   {kind: "place", place: string, replies: Reply[]} | {kind: "term", term: string, games: Game[], meaning?: string, href?: string, otherwise?: Answer} | {kind: "untaught", game: Untaught}} Answer */

/** What to look for about a game beside a section, what is known of it, and the entry that was found. @typedef {{query: string, known: string, entry?: import("./ranking.js").Entry}} About */

/** A question that a reader may have meant: a section that answers it, or the question and its answer.
 * @typedef {{section: string, question: string, reply: string}} Near */

const LIKELY = 0.6; // a question about a rule that names two games or a place, rather than one for their differences or its games
const NEAR = 3; // questions that are offered beside an answer
const OTHER_SCRIPT = /(?!\p{Script=Latin}|\p{Script=Common})\p{L}/u;
const SURE = 0.8; // a known question, rather than one for the meaning of a word, if no game is named
const CERTAIN = 0.985; // a known question, rather than one for the meaning of a word

/** The other names of a game, each once: those with accents and capitals come after the ways that readers type them. @param {Game} game */
const namesOf = ({ n }) => [...new Map(n.split(", ").map((name) => [fold(name), name])).values()].join(", ");

/** The ids of sections that answer for a game what another does in general. @param {string} id @param {string} game */
const idsInGame = (id, game) => [`${id}-in-${game}`, id.replace(/-it(?=-|$)/, `-${game}`)];

/** The stems of the words of a text. @param {string} text */
const stemmed = (text) => fold(text).split(" ").map(stem).join(" ");

export class Answers {
  #questions;
  #named;
  #replies;
  /** All sections, by id. @type {Map<string, Section>} */
  #sectionsById;
  /** The section that answers a question in general, by its number. @type {(Section|undefined)[]} */
  #general;
  #places;
  /** The stems of words that say no more than that a game is asked for. */
  #vague;
  /** Each term, by its words and by what they mean. @type {Map<string, string>} */
  #terms;

  /** @param {Data} data @param {Section[]} sections @param {Words} words */
  constructor(data, sections, words) {
    this.data = data;
    this.words = words;
    this.#vague = new Set(words.vague.map(stem));
    const twin = (/** @type {string} */ title) => sections.find(({ asked }) => asked[0] === title); // the section that answers for all games
    this.#sectionsById = new Map(sections.map((section) => [section.id, section]));
    const ofGames = new Set(sections.flatMap(({ id }) => data.games.flatMap(({ i }) => idsInGame(id, i).filter((other) => other !== id))));
    this.sections = sections.filter(({ id, asked }) => !ofGames.has(id) && !data.questions.some(({ t }) => t === asked[0]));
    this.#general = data.questions.map(({ t }) => twin(t));
    const asked = [...data.questions.map(({ t, a }) => [t, ...a, ...(twin(t)?.asked ?? [])]), ...this.sections.map(({ asked }) => asked)];
    const titles = data.games.map(({ t }) => fold(t).split(" "));
    const known = [...titles.flat(), ...[...data.terms, ...data.games.map(({ n }) => n)].flatMap((name) => fold(name).split(" "))];
    this.#questions = new Questions(asked, words.same, words.faint, words.phrases, known, words.subject);
    this.#places = new Places(data.games, words.places);
    const spelt = [this.#questions.meaning, stemmed, fold].map((of) =>
      data.terms.map((term) => /** @type {const} */ ([of(term), term])).reverse(),
    );
    this.#terms = new Map(spelt.flat()); // the first of a spelling counts, the name itself before other forms of it, and these before what means the same
    this.#named = new NamedGames(data, words, (word) => this.#questions.knows(word));
    this.#replies = new Replies(data);
  }

  /** Learns ways to ask until a time, and reports whether it has finished; an answer does the rest. @param {number} until */
  learn = (until) => this.#questions.learn(until);

  /** Answers a query, or returns undefined. @param {string} query @returns {Answer|undefined} */
  answer(query) {
    const isForeign = OTHER_SCRIPT.test(query) && !OTHER_SCRIPT.test(this.words.foreign);
    const answer = this.#answer(isForeign ? this.words.foreign : query);
    if (answer?.kind === "rule")
      for (const reply of answer.replies.slice(0, answer.named || 1)) reply.reply = this.#plain(reply.reply, query);
    return answer;
  }

  /** A reply without its yes or no, if the query may ask the opposite. @param {string} reply @param {string} query */
  #plain(reply, query) {
    const isTurned = fold(withoutElisions(query))
      .split(" ")
      .some((word) => this.words.turned.includes(word));
    return isTurned ? reply.replace(/^\p{L}+ ?: (.)/u, (_, first) => first.toUpperCase()) : reply;
  }

  /** @param {string} query @returns {Answer|undefined} */
  #answer(query) {
    const called = this.#named.untaughtCalled(fold(query));
    if (called) return { kind: "untaught", game: called };
    const words = this.#withStores(fold(withoutElisions(query)).split(" ").filter(Boolean).flatMap(this.#respelt));
    const near = this.#places.find(words)?.games ?? [];
    const board = askedBoard(words, this.words, (pits) => near.some(({ r, h }) => r === 2 && h === pits));
    if (board) return this.#onBoard(board, near);
    const { games: named, isTwice, rest: others, short } = this.#named.find(words);
    const compares = words.some((word) => this.words.differ.includes(word));
    const games = named.length > 1 && !compares ? named.filter((game) => game !== this.data.games[0]) : named; // mancala Oware is Oware
    const place = this.#places.find(others);
    const rest = place && games.length ? others.filter((word) => !place.words.includes(word)) : others;
    const isGeneral = games.every((game) => game === this.data.games[0]); // most readers call it by the name of all games
    const isVague = rest.every(this.#isVague);
    if (games.length === 1 && isVague && (!isGeneral || (!rest.length && !place)) && !this.#asksForParts(rest, short))
      return this.#replies.rule(this.#rules, games);
    const untaught = !named.length && this.#named.untaught(words);
    if (untaught) return { kind: "untaught", game: untaught };
    const sure = (/** @type {import("./question-match.js").Found|undefined} */ found) => found?.sure ?? 0;
    const affirmed = rest.filter((word) => !this.words.not.includes(word)); // whoever asks whether it is not so wants the same answer
    const [ofAll, ofGame] = [words, words.map((word) => (word === this.words.stores[0] ? this.words.game : word))].map((all) =>
      all.join(" "),
    );
    const all = [...new Set([rest.join(" "), short.join(" "), ofAll, ofGame, affirmed.join(" ")])]
      .flatMap((text) => this.#questions.find(text, named.length > 0))
      .sort((a, b) => sure(b) - sure(a));
    const found = all.find(({ question }) => this.#replies.answers(question, games)) ?? all[0];
    const isKnown = sure(found) >= (games.length ? CERTAIN : SURE);
    const term = this.#foreignTerm(rest) ?? (!isKnown && this.#term(rest, !found || (games.length > 0 && sure(found) < LIKELY)));
    if (term) return { kind: "term", term, games };
    const section = found && this.#section(found.question, games);
    const inGame = !isGeneral && section?.kind === "section" && this.#nameOfTerm(rest.filter((word) => !this.#isVague(word)));
    if (inGame) return { kind: "term", term: inGame, games, otherwise: section };
    if (place && isGeneral && sure(found) < CERTAIN) {
      const left = rest.filter((word) => !place.words.includes(word));
      const isAsked = left.every(this.#isVague) || sure(found) < SURE;
      if (isAsked)
        return {
          kind: "place",
          place: place.name,
          replies: this.#replies.all(this.#rules).filter(({ game }) => place.games.includes(game)),
        };
    }
    if (games.length === 1 && isTwice && (compares || sure(found) < LIKELY))
      return this.#otherNames(games) ?? this.#replies.rule(this.#rules, games);
    const { faint, differ } = this.words;
    const asksOne = rest.some((word) => !faint.includes(word) && !differ.includes(word) && !this.#isVague(word)); // which one is harder
    if (games.length > 1 && (compares || sure(found) < LIKELY)) {
      const likely = all.filter(
        (one) =>
          sure(one) >= LIKELY &&
          one.question !== this.#rules &&
          !this.#compares(one.question) &&
          this.#replies.answers(one.question, games),
      );
      const one = asksOne ? (likely.find(({ question }) => this.data.questions[question]) ?? likely[0]) : undefined;
      return one
        ? (this.#section(one.question, games) ?? this.#replies.rule(one.question, games))
        : this.#replies.comparison(games.slice(0, 2));
    }
    if (!found || (!isKnown && !games.length && this.#isTerm(rest))) return undefined;
    return this.#section(found.question, games) ?? this.#replies.rule(found.question, games);
  }

  /** Known questions that a reader may have meant by a query, besides that of its answer; none if the query is a known question.
   * @param {string} query @param {Answer} [given] @returns {Near[]} */
  near(query, given) {
    const { games, rest } = this.#named.find(fold(withoutElisions(query)).split(" ").filter(Boolean).flatMap(this.#respelt));
    const found = this.#questions.near(rest.join(" "));
    if (given && found[0]?.sure >= CERTAIN) return [];
    const keyOf = (/** @type {Answer|undefined} */ answer) =>
      answer?.kind === "section" ? answer.id : answer?.kind === "rule" ? answer.key : "";
    /** @type {Map<string, Near>} */
    const near = new Map();
    for (const { question } of found) {
      const answer = this.#replies.answers(question, games)
        ? (this.#section(question, games) ?? this.#replies.rule(question, games))
        : undefined;
      if (answer?.kind === "section") near.set(answer.id, { section: answer.id, question: "", reply: "" });
      if (answer?.kind !== "rule") continue;
      const [{ game, reply }] = answer.replies;
      if (game === this.data.games[0] || games.includes(game))
        near.set(answer.key, { section: "", question: game === this.data.games[0] ? answer.title : `${game.t}: ${answer.title}`, reply });
    }
    near.delete(keyOf(given));
    return [...near.values()].slice(0, NEAR);
  }

  get #rules() {
    return this.#replies.numberOf("rules");
  }

  /** The term that words ask for, besides those that ask what it means. @param {string[]} words @param {boolean} isOnly whether no
   * question is likely @returns {string|undefined} */
  #term(words, isOnly) {
    const asked = words.filter((word) => !this.words.define.includes(word));
    const isDefined =
      words.length === 1 || words.some((word) => this.words.define.slice(0, 2).includes(word)) || asked.length < words.length || isOnly;
    const named = isOnly ? this.#nameOfTerm(asked.filter((word) => !this.#isVague(word))) : undefined;
    return isDefined ? (this.#nameOfTerm(asked) ?? named) : undefined;
  }

  /** The term of one game that words ask for, although a common word has its meaning: kazan, but not store. @param {string[]} words */
  #foreignTerm(words) {
    const [name, ...others] = words.filter((word) => !this.words.define.includes(word));
    const isOther = !others.length && name && this.#questions.meaning(name) !== stem(name);
    return isOther && !this.words.faint.includes(name) && !this.#isPart(name) ? this.#terms.get(name) : undefined;
  }

  /** The term that words name, as they are or by what they mean. @param {string[]} words */
  #nameOfTerm(words) {
    const name = words.join(" ");
    return this.#terms.get(name) ?? this.#terms.get(stemmed(name)) ?? this.#terms.get(this.#questions.meaning(name));
  }

  /** A word, or two, as it should be spelt. @param {string} word */
  #respelt = (word) => {
    const spelt = this.words.spellings.find(([, ...slips]) => slips.includes(word))?.[0];
    return (spelt ?? this.words.differ.find((known) => known.length > 6 && differsByLetter(word, known)) ?? word).split(" ");
  };

  /** Whether vague words ask for parts of a board all the same: what is the board, how many seeds. @param {string[]} rest of a query without names
   * @param {string[]} short with a word for them */
  #asksForParts(rest, short) {
    const [found] = this.#questions.find(short.join(" "), true);
    return rest.length > 2 && this.words.define.slice(0, 3).includes(rest[0]) && rest.some(this.#isPart) && found?.sure >= LIKELY;
  }

  /** Whether a word names a part of a board. @param {string} word */
  #isPart = (word) => this.words.board.some((part) => stem(part) === stem(word));

  /** Whether a word says no more than that a game is asked for. @param {string} word */
  #isVague = (word) => this.#vague.has(stem(word));

  /** Words in which a store that has the name of a game is called a store: my mancala, but not how old mancala is. @param {string[]} words */
  #withStores(words) {
    const { stores } = this.words;
    const [names, before] = [stores.slice(0, 3), stores.slice(3)];
    return words.map((word, i) => (names.includes(word) && before.includes(words[i - 1]) ? this.words.store : word));
  }

  /** Whether words ask what a word means. @param {string[]} words */
  #isTerm = (words) =>
    this.words.define.slice(0, 2).includes(words[0]) && words.filter((word) => !this.words.define.includes(word)).length === 1;

  /** The section that answers a question, or one of its name if the query names no game. @param {number} number @param {Game[]} named
   * @returns {Answer|undefined} */
  #section(number, named) {
    const isGeneral = named.every((game) => game === this.data.games[0]); // most readers call it by the name of all games
    const section = this.sections[number - this.data.questions.length] ?? (isGeneral ? this.#general[number] : undefined);
    const id = section && [...(named[0] ? idsInGame(section.id, named[0].i) : []), section.id].find((id) => this.#sectionsById.has(id));
    return id ? { kind: "section", id, games: named, about: isGeneral ? undefined : this.#about(id, named[0]) } : undefined;
  }

  /** Whether a section compares games by its heading. @param {number} question */
  #compares(question) {
    const [heading = ""] = this.sections[question - this.data.questions.length]?.asked ?? [];
    return fold(heading)
      .split(" ")
      .some((word) => this.words.differ.includes(word));
  }

  /** The section about the names of games, if the page has one, for a query that calls a game by two. @param {Game[]} games @returns {Answer|undefined} */
  #otherNames(games) {
    const [id = ""] = this.words.about.find(([, , known]) => known === "names") ?? [];
    return this.#sectionsById.has(id) ? { kind: "section", id, games, about: this.#about(id, games[0]) } : undefined;
  }

  /** What to look for about a game beside a section, if anything. @param {string} id @param {Game} game @returns {About|undefined} */
  #about(id, game) {
    const [, query, known] = this.words.about.find(([section]) => section === id) ?? [];
    if (!query) return undefined;
    return { query: `${query} ${game.t}`, known: known === "where" ? game.w : known === "names" ? this.words.names(namesOf(game)) : "" };
  }

  /** The games of a board, those of a place first. @param {{rows: number, pits: number}} board @param {Game[]} near @returns {Answer} */
  #onBoard({ rows, pits }, near) {
    const isNear = (/** @type {Game} */ game) => Number(near.includes(game));
    const games = this.data.games.filter(({ r, h }) => r === rows && (!pits || h === pits)).sort((a, b) => isNear(b) - isNear(a));
    const starts = this.#replies.all(this.#replies.numberOf("start"));
    return { kind: "board", rows, pits, games, start: starts.find(({ game }) => game === games[0])?.reply ?? "" };
  }
}
