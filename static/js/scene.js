// Writes what is shown now into the page: the board, its sentence, the buttons, the list of moves. Decides nothing.
import { Bar } from "./bar.js";
import { html } from "./dom.js";
import { Frames } from "./frames.js";
import { Moves } from "./moves.js";
import { notice, say } from "./say.js";
import { Spots } from "./spots.js";
import * as states from "./state.js";
import { View } from "./view.js";
import * as words from "./words.js";

/**
 * @typedef {import("./state.js").Now} Now
 * @typedef {import("./words.js").Game} Game
 * @typedef {{playing: boolean, loading: boolean}} Doing
 */

export class Scene {
  /** @param {HTMLElement} root @param {Game} game @param {import("./view.js").Table} table
   * @param {(place: number) => void} touch @param {(move: string) => void} play */
  constructor(root, game, table, touch, play) {
    this.root = root;
    this.game = game;
    this.frames = new Frames(root);
    this.view = new View(this.frames.svg, table);
    this.spots = new Spots(this.view, game, touch, play);
    const bar = /** @type {HTMLElement} */ (root.querySelector(".bar"));
    this.bar = new Bar(bar);
    this.moves = new Moves(bar, game);
    this.frames.say.setAttribute("aria-live", "polite");
  }

  /** Everything, at rest.
   * @param {Now} now @param {Doing} doing */
  show(now, doing) {
    const { root, game, view, frames, spots } = this;
    const state = states.state(now);
    const { seeds, hand } = states.board(now);
    const whole = states.whole(now);
    const turn = whole ? (state.over ? "" : state.turn) : (state.player ?? "");
    const printed = whole && (!now.own || now.ply <= now.own.root) ? frames.printed(now.ply) : null;
    const marks = states.track(now);

    root.removeAttribute("data-busy");
    view.clear();
    view.seeds(seeds);
    view.turn(turn);
    if (hand > 0) view.hold(hand, marks.path.at(-1) ?? 0);
    view.marks(marks);
    frames.svg.setAttribute("aria-label", printed?.svg.getAttribute("aria-label") ?? words.board(game, seeds, turn, hand));
    if (now.own) spots.open();
    else spots.close();
    spots.show(seeds, turn, states.entry(now));
    this.#sentence(now, printed && now.grain === "ply" ? printed.say : null);
    this.#status(now.own ? turn : null);
    this.around(now, doing);
    root.dispatchEvent(new CustomEvent("sow-change", {
      bubbles: true,
      detail: { mode: root.dataset.mode, ply: now.ply, step: now.step, position: state.position, seeds },
    }));
  }

  /** The board as it was before the seeds travel.
   * @param {Now} before @param {Now} now @param {Doing} doing */
  start(before, now, doing) {
    this.view.clear();
    const { seeds } = states.board(before);
    this.view.seeds(seeds);
    this.spots.show(seeds, states.state(now).player ?? "", null);
    this.root.dataset.busy = "";
    this.around(now, doing);
  }

  /** The ply shown on its way, so many steps of it done.
   * @param {Now} now @param {number} done */
  advance(now, done) {
    this.root.dataset.step = String(done);
    this.view.marks(states.track(now, done));
  }

  /** @param {Now} now @param {HTMLElement|null} printed the sentence as the page has it */
  #sentence(now, printed) {
    const place = this.frames.say;
    const next = html("p", {});
    if (printed) next.append(...printed.cloneNode(true).childNodes);
    else say(next, states.sentence(now), this.game.clauses);
    place.classList.remove("refused");
    if (next.innerHTML !== place.innerHTML) place.replaceChildren(...next.childNodes); // the same is not read aloud again
  }

  /** Says why a pit cannot be played.
   * @param {states.Reason} reason */
  refuse(reason) {
    say(this.frames.say, reason, this.game.clauses);
    this.frames.say.classList.add("refused");
  }

  /** In a line of one's own: that it is one, and whose turn it is.
   * @param {string|null} turn */
  #status(turn) {
    this.root.classList.toggle("trying", turn !== null);
    this.root.querySelector(".status")?.remove();
    if (turn === null) return;
    const line = html("p", { class: "status" }, html("span", { class: "yours" }, words.words.yours));
    if (turn) line.append(" ", words.toPlay(this.game, turn));
    this.bar.element.before(line);
  }

  /** What stands round the board.
   * @param {Now} now @param {Doing} doing */
  around(now, { playing, loading }) {
    const { root } = this;
    const last = states.last(now);
    const steps = states.state(now).steps?.length ?? 0;
    root.dataset.mode = now.own ? "try" : "replay";
    root.dataset.ply = String(now.ply);
    root.dataset.step = String(now.step);
    this.bar.show({
      trying: !!now.own,
      atFirst: now.ply === states.first(now),
      atLast: now.ply === last && states.whole(now),
      bySeed: now.grain === "seed",
      playing,
      loading,
      at: words.words.at(now.ply, last, now.grain === "seed" && steps ? words.words.step(now.step, steps) : ""),
    });
    this.moves.show(states.line(now), now.ply, now.own ? now.own.root : last);
  }

  /** @param {string} text what does not work; "" when all does */
  note(text) {
    notice(this.bar.element, text, words.words.retry);
  }

  get focused() {
    return this.root.contains(document.activeElement);
  }
}
