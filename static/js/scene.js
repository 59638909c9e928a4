// Writes what is shown now into the page: the board, its sentence, the buttons, the list of moves. Decides nothing.
import { Bar } from "./bar.js";
import { Frames } from "./frames.js";
import { Moves } from "./moves.js";
import { notice, say } from "./say.js";
import { Spots } from "./spots.js";
import * as states from "./state.js";
import { View } from "./view.js";
import * as words from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Entry} Entry
 * @typedef {import("./words.js").Game} Game
 * @typedef {{playing: boolean, loading: boolean, tempo: number}} Doing
 */

export class Scene {
  /** A place where this board first differs from another; -1 none. */
  differs = -1;

  /** @param {HTMLElement} root @param {Game} game @param {import("./view.js").Table} table
   * @param {(place: number, way: string) => void} play */
  constructor(root, game, table, play) {
    this.root = root;
    this.game = game;
    this.frames = new Frames(root);
    this.view = new View(this.frames.svg, table);
    this.spots = new Spots(this.view, game, play);
    this.bar = new Bar(root);
    this.moves = new Moves(root, game);
  }

  /** Everything, at rest.
   * @param {Now} now @param {Doing} doing @param {Entry|undefined} entry what may be played, if known */
  show(now, doing, entry) {
    const { root, view } = this;
    const { seeds, hand } = states.board(now);
    root.removeAttribute("data-busy");
    view.clear();
    view.seeds(seeds);
    view.turn(turn(now));
    if (hand > 0) view.hold(hand, states.track(now).path.at(-1) ?? 0);
    this.marks(now);
    this.pits(now, entry);
    this.#sentence(now, doing);
    for (const note of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".notes [data-state]"))) {
      note.hidden = now.ply > states.root(now) || Number(note.dataset.state) !== now.ply;
    }
    this.around(now, doing);
  }

  /** The board as it was before the seeds travel.
   * @param {Now} before @param {Now} now @param {Doing} doing */
  start(before, now, doing) {
    const { seeds } = states.board(before);
    this.view.clear();
    this.view.seeds(seeds);
    this.spots.show(seeds, turn({ ...now, step: 0 }), 0, undefined);
    this.root.dataset.busy = "";
    this.around(now, doing, 0);
  }

  /** The ply shown on its way, so many steps of it done.
   * @param {Now} now @param {number} done */
  advance(now, done) {
    this.root.dataset.step = String(done);
    this.bar.at.textContent = this.#at(now, done);
    this.marks(now, done);
  }

  /** What may be played.
   * @param {Now} now @param {Entry|undefined} entry */
  pits(now, entry) {
    const { seeds, hand } = states.board(now);
    this.spots.show(seeds, turn(now), hand, entry);
  }

  /** @param {Now} now @param {number} [done] */
  marks(now, done = now.step) {
    const { marks, arrows, steps = [] } = states.state(now);
    this.view.marks({ ...states.track(now, done), differs: this.differs, ...(done === steps.length && { letters: marks, arrows }) });
  }

  /** @param {Now} now @param {Doing} doing */
  #sentence(now, { playing }) {
    const { frames: { say: place } } = this;
    const whole = states.whole(now);
    const state = states.state(now);
    const side = now.ply > states.root(now) ? now.sides.findIndex(({ states }) => states[now.ply] === state) + 1 : 0;
    const figure = `${this.root.id}${side ? `-instead-${side}` : ""}-${now.ply}`;
    const notes = whole && state.noted ? this.frames.notes(figure) : [];
    place.setAttribute("aria-live", playing && !whole ? "off" : "polite"); // by itself a ply says one sentence
    place.classList.remove("refused");
    say(place, states.sentence(now), this.game.clauses, notes);
  }

  /** Says why a pit cannot be played.
   * @param {states.Reason} reason */
  refuse(reason) {
    say(this.frames.say, reason, this.game.clauses);
    this.frames.say.classList.add("refused");
  }

  /** What stands round the board.
   * @param {Now} now @param {Doing} doing @param {number} [done] */
  around(now, doing, done) {
    const { root, game } = this;
    const own = now.line !== now.book;
    const focused = root.contains(document.activeElement) && document.activeElement;
    Object.assign(root.dataset, { mode: own ? "try" : "replay", ply: now.ply, step: done ?? now.step });
    root.toggleAttribute("data-playing", doing.playing);
    const status = doing.loading ? words.t("loading") : words.status(game, turn(now), own ? now.sides.includes(now.line) : null);
    this.bar.show(now, doing, status, this.#at(now, done));
    this.moves.show(now, (state) => this.name(state));
    if (focused && (!focused.isConnected || focused.closest("[hidden]"))) this.bar.buttons.forward.focus({ preventScroll: true });
  }

  /** @param {Now} now @param {number} [done] */
  #at(now, done = now.step) {
    const steps = states.state(now).steps?.length ?? 0;
    return words.at(now.ply, states.last(now), now.grain === "seed" && steps ? words.t("step", { n: done, of: steps }) : "", states.lap(now, done));
  }

  /** A state's move, with the pit called as the board calls it.
   * @param {State} state */
  name({ move = "", steps = [] }) {
    const from = steps.find((step) => step.from >= 0)?.from ?? -1;
    return this.spots.labels === this.game.labels ? move : move.replace(/\d+/, (label) => this.spots.labels[from] ?? label);
  }

  /** @param {boolean} busy whether the reader waits for the engine */
  busy(busy) {
    this.spots.layer.setAttribute("aria-busy", String(busy));
  }

  /** @param {string} text what does not work; "" when all does @param {boolean} [retry] whether it can be tried again */
  note(text, retry) {
    notice(this.bar.element, text, retry ? words.t("retry") : "");
  }
}

/** Whose turn a board shows: the mover's until his ply is whole; none after the end.
 * @param {Now} now */
function turn(now) {
  const state = states.state(now);
  return states.whole(now) ? (state.over ? "" : state.turn) : (state.player ?? "");
}
