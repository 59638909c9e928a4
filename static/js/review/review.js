// The review of a game: the curve of who was ahead, the moves that decided it, what to practise, and another level.
import { control, find, findAll, focus, html } from "../dom.js";
import { Search } from "../play/engine-search.js";
import { graph } from "../play/graph.js";
import { isAgainstComputer, say } from "../play/names.js";
import * as words from "../play/words.js";
import * as states from "../state.js";
import { t } from "../words.js";
import { explain } from "./moments.js";
import { puzzlesAbout } from "./puzzles.js";
import { decisive, valueAll } from "./values.js";
/** @import { Board } from "../board.js" */
/** @import { Saved } from "../play/storage.js" */
/** @import { Moment } from "./moments.js" */
/** @import { Kind } from "./reasons.js" */
/** @import { Lead, Move } from "./values.js" */

/** What the review calls: to start the game again against another level.
 * @typedef {{playLevel: (level: number) => void}} Handlers */

/** The goals of lessons that train what a reason is about. @type {Partial<Record<Kind, string>>} */
const GOALS = {
  danger: "leave",
  capture: "capture",
  next: "capture",
  again: "sowings",
  stores: "sowings",
  answers: "leave",
  left: "win",
  soon: "leave",
};

export class Review {
  #search = new Search();
  /** @type {Board|undefined} */
  #board;
  /** @type {string[]} the moves of the game */
  #moves = [];

  /** @param {HTMLElement} root @param {HTMLElement} lessons a list of links to lessons @param {Handlers} handlers
   * @param {string} [puzzles] the address of the page of puzzles */
  constructor(root, lessons, handlers, puzzles = "") {
    this.root = root;
    this.lessons = lessons;
    this.handlers = handlers;
    this.puzzles = puzzles;
    this.title = html("h2", { id: "review-title", tabindex: -1 }, t("review"));
    this.progress = html("p", { class: "progress" });
    this.content = html("div", {});
    root.replaceChildren(
      html(
        "div",
        { class: "title" },
        this.title,
        control(t("close"), () => this.end()),
      ),
      this.progress,
      this.content,
    );
  }

  end() {
    this.#search.cancel();
    this.root.hidden = true;
  }

  /** Reviews the line that a board shows. @param {Board} board @param {Saved} game */
  async begin(board, game) {
    this.end();
    const search = (this.#search = new Search());
    const { line } = board;
    const moves = states.moves(line);
    const movers = line.states.slice(1).map(({ player = "" }) => player);
    const last = line.states[line.states.length - 1];
    const seeds = line.states[0].seeds.reduce((all, n) => all + n, 0);
    this.#board = board;
    this.#moves = moves;
    this.root.hidden = false;
    this.content.replaceChildren();
    this.root.scrollIntoView({ block: "nearest" });
    focus(this.title);
    const onProgress = (/** @type {number} */ done) => (this.progress.textContent = t("review-looks", { n: done, of: moves.length }));
    onProgress(0);
    const found = await valueAll(board, moves, movers, search, onProgress);
    /** @type {Moment[]} */
    const moments = [];
    for (const move of found ? decisive(found.moves, seeds, board.game.uncounted) : []) {
      const moment = await explain(board, line, moves, move, search);
      if (moment) moments.push(moment);
    }
    if (search.cancelled) return;
    if (!found) return void (this.progress.textContent = t("no-engine"));
    const { south = 0, north = 0 } = last.over ?? {};
    this.progress.textContent = t("review-found", { n: moments.length }, board.game);
    this.content.replaceChildren(
      this.#curve([...found.score, { value: south - north, proven: true }], moments),
      html("ol", {}, ...moments.map((moment) => this.#moment(moment))),
      ...this.#practice(moments, game),
      ...this.#level(game, south - north),
    );
    board.announce([this.progress.textContent, ...moments.map(this.#headline)].join(" "));
  }

  /** @param {Lead[]} score @param {Moment[]} moments */
  #curve(score, moments) {
    const { S, N } = this.#begun.game.sides;
    const at = (/** @type {number} */ k) => words.valueText(S, N, score[k].value, score[k].proven);
    const plies = moments.map(({ ply }) => ply);
    const text = [
      t("review-curve", { start: at(0), end: at(score.length - 1) }),
      ...(plies.length ? [t("review-turns", { n: plies.length, plies: plies.join(", ") })] : []),
    ];
    const values = score.map(({ value }) => value);
    const figure = graph(values, plies, [S, N], (ply) => this.#show(this.#moves, ply), text.join(" "));
    return html("div", { class: "graph" }, figure);
  }

  get #begun() {
    return /** @type {Board} */ (this.#board);
  }

  /** @param {Moment} moment */
  #headline = ({ ply, side, names }) => {
    const { game } = this.#begun;
    return say("review-move", { ply, side: game.sides[side], move: names.move }, game);
  };

  /** @param {Moment} moment */
  #moment(moment) {
    const { ply, side, best, played, before, happened, better, names, why } = moment;
    const { game } = this.#begun;
    const { S, N } = game.sides;
    const [own, other] = side === "S" ? [S, N] : [N, S];
    const proven = best.basis === "proven" && played.basis === "proven";
    const result = ({ value = 0 }) => words.valueText(own, other, value, proven);
    const costs = { best: names.best, better: result(best), move: names.move, worse: result(played) };
    const cost = t(proven ? "review-cost" : "review-about", costs, { words: game.words }); // the results speak to the reader already
    const play = (/** @type {string[]} */ line) => this.#playOut([...before, ...line], ply - 1);
    return html(
      "li",
      { "data-why": moment.kind },
      html("h3", {}, this.#headline(moment)),
      html("p", {}, `${why} ${cost}`),
      html(
        "div",
        { class: "tools" },
        control(t("review-play", { move: names.best }, game), () => play(better)),
        control(t("review-play", { move: names.move }, game), () => play(happened)),
      ),
    );
  }

  /** What to practise: that of the largest mistake of the reader, or of both players if two people have played. Puzzles follow when they are
   * loaded. @param {Moment[]} moments @param {Saved} game */
  #practice(moments, { game, players, friend }) {
    const isReaders = (/** @type {Move} */ { side }) => (friend ? side === friend.side : !players[side]);
    const [worst] = moments.filter(isReaders).sort((a, b) => b.loss - a.loss);
    if (!worst) return [];
    const fitting = findAll(this.lessons, `[data-goal="${GOALS[worst.kind]}"]`);
    const lesson = fitting.find((item) => item.dataset.game === game) ?? fitting[0];
    const puzzles = html("div", { class: "train" });
    this.#train(puzzles, game, worst.kind);
    return [...(lesson ? [html("p", {}, `${t("review-practise")} `, find(lesson, "a").cloneNode(true))] : []), puzzles];
  }

  /** @param {HTMLElement} place @param {string} game @param {Kind} kind */
  async #train(place, game, kind) {
    const found = await puzzlesAbout(this.puzzles, game, kind);
    const links = found.map(({ href, ask }) => html("li", {}, html("a", { href }, ask)));
    if (links.length) place.replaceChildren(html("p", {}, t("review-puzzles", { n: links.length })), html("ul", {}, ...links));
  }

  /** Another level, if a person has played the computer: a stronger one after a win, a weaker one after a loss. @param {Saved} game @param {number} lead South's */
  #level({ players }, lead) {
    const level = Math.max(players.S, players.N);
    const next = level + Math.sign(players.N ? lead : -lead);
    if (!isAgainstComputer(players) || next === level || next < 1 || next > 5) return [];
    return [
      control(t(next > level ? "review-harder" : "review-easier", { level: words.levelName(next) }), () => this.handlers.playLevel(next)),
    ];
  }

  /** Shows a position of a line on the board. @param {string[]} moves @param {number} ply */
  async #show(moves, ply) {
    const board = this.#begun;
    if (String(board.where.moves) !== String(moves)) return board.open({ moves, ply });
    return board.goTo((replay) => states.at(replay, ply));
  }

  /** Plays a line on the board. @param {string[]} moves @param {number} ply where it begins */
  async #playOut(moves, ply) {
    const board = this.#begun;
    await board.open({ moves, ply });
    return board.act("play");
  }
}
