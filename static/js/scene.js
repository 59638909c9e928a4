// Draws what a board shows: the position, its sentence, the buttons, the list of moves. It decides nothing.
import { Bar } from "./bar.js";
import { BoardSvg } from "./board-svg.js";
import { Figures } from "./figures.js";
import { MoveList } from "./move-list.js";
import { PitButtons } from "./pits.js";
import { notice, say } from "./say.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import * as words from "./words.js";
/** @import { Table } from "./seeds.js" */
/** @import { Entry, Replay, State } from "./state.js" */
/** @import { Game } from "./words.js" */

/**
 * @typedef {{playing: boolean, loading: boolean, speed: number}} Playback
 */

export class Scene {
  differs = -1; // the place where this board first differs from the one beside it

  /** @param {HTMLElement} root @param {Game} game @param {Table} table
   * @param {(place: number, direction: string) => void} play */
  constructor(root, game, table, play) {
    this.root = root;
    this.game = game;
    this.figures = new Figures(root);
    this.drawing = new BoardSvg(this.figures.svg, table);
    this.pits = new PitButtons(this.drawing, game, play);
    this.bar = new Bar(root);
    this.moves = new MoveList(root, game);
  }

  /** Draws everything, at rest.
   * @param {Replay} now @param {Playback} playback @param {Entry|undefined} entry the legal moves, if known */
  show(now, playback, entry) {
    const { root, drawing } = this;
    const { seeds, hand } = snapshot.board(now);
    root.removeAttribute("data-busy");
    drawing.setSeeds(seeds);
    drawing.setTurn(snapshot.turn(now));
    if (hand > 0) drawing.addHand(hand, drawing.above(snapshot.track(now).path.at(-1) ?? 0));
    this.mark(now);
    this.showEntry(now, entry);
    this.#showSentence(now, playback);
    for (const note of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".notes [data-state]"))) {
      note.hidden = now.ply > states.root(now) || Number(note.dataset.state) !== now.ply;
    }
    this.showControls(now, playback);
  }

  /** Draws the board before a move is animated.
   * @param {Replay} before @param {Replay} now @param {Playback} playback */
  start(before, now, playback) {
    const { seeds } = snapshot.board(before);
    this.drawing.setSeeds(seeds);
    this.pits.show(seeds, snapshot.turn({ ...now, step: 0 }), 0, undefined);
    this.root.dataset.busy = "";
    this.showControls(now, playback, 0);
  }

  /** Draws what the animation does not: marks and numbers after so many steps.
   * @param {Replay} now @param {number} done */
  advance(now, done) {
    this.root.dataset.step = String(done);
    this.bar.at.textContent = this.#at(now, done);
    this.mark(now, done);
  }

  /** @param {Replay} now @param {Entry|undefined} entry the legal moves, if known */
  showEntry(now, entry) {
    const { seeds, hand } = snapshot.board(now);
    this.pits.show(seeds, snapshot.turn(now), hand, entry);
  }

  /** Draws the marks after so many steps.
   * @param {Replay} now @param {number} [done] */
  mark(now, done = now.step) {
    const { marks, arrows, steps = [] } = states.state(now);
    this.drawing.mark({ ...snapshot.track(now, done), differs: this.differs, ...(done === steps.length && { letters: marks, arrows }) });
  }

  /** @param {Replay} now @param {Playback} playback */
  #showSentence(now, { playing }) {
    const { say: place } = this.figures;
    const whole = states.whole(now);
    const state = states.state(now);
    const side = now.ply > states.root(now) ? now.sides.findIndex(({ states }) => states[now.ply] === state) + 1 : 0;
    const figure = `${this.root.id}${side ? `-instead-${side}` : ""}-${now.ply}`;
    const notes = whole && state.noted ? this.figures.notes(figure) : [];
    place.setAttribute("aria-live", playing && !whole ? "off" : "polite"); // one announcement a ply while playing
    place.classList.remove("refused");
    say(place, snapshot.sentence(now), this.game.clauses, notes);
  }

  /** Says why a pit cannot be played.
   * @param {states.Reason} reason */
  refuse(reason) {
    say(this.figures.say, reason, this.game.clauses);
    this.figures.say.classList.add("refused");
  }

  /** Draws the buttons, the status and the list of moves.
   * @param {Replay} now @param {Playback} playback @param {number} [done] steps */
  showControls(now, playback, done) {
    const { root, game } = this;
    const own = states.offBook(now);
    const focused = root.contains(document.activeElement) && document.activeElement;
    Object.assign(root.dataset, { mode: own ? "try" : "replay", ply: now.ply, step: done ?? now.step });
    root.toggleAttribute("data-playing", playback.playing);
    const status = playback.loading
      ? words.t("loading")
      : words.status(game, snapshot.turn(now), own ? now.sides.includes(now.line) : null);
    this.bar.show(now, playback, status, this.#at(now, done));
    this.moves.show(now, (state) => this.moveName(state));
    if (focused && (!focused.isConnected || focused.closest("[hidden]"))) this.bar.buttons.forward.focus({ preventScroll: true });
  }

  /** @param {Replay} now @param {number} [done] steps */
  #at(now, done = now.step) {
    const steps = states.state(now).steps?.length ?? 0;
    return words.at(
      now.ply,
      states.last(now),
      now.grain === "seed" && steps ? words.t("step", { n: done, of: steps }) : "",
      snapshot.lap(now, done),
    );
  }

  /** A state's move, its pit called as on the board.
   * @param {State} state */
  moveName({ move = "", steps = [] }) {
    const { labels } = this.pits;
    const from = steps.find((step) => step.from >= 0)?.from ?? -1;
    return labels === this.game.labels ? move : move.replace(/\d+/, (label) => labels[from] ?? label);
  }

  /** @param {string} text what does not work, "" for nothing @param {boolean} [retry] whether it can be tried again */
  note(text, retry) {
    notice(this.bar.element, text, retry ? words.t("retry") : "");
  }
}
