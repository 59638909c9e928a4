// Sets up a position by hand: the reader selects a place on the board and gives its seeds in the form below. The board's line stays
// as it is until the position is opened.
import { control, html, set } from "../dom.js";
import { markEnglish } from "../board-text.js";
import { drawSpecial, drawTurn } from "../draw-marks.js";
import { mark } from "../move-marks.js";
import { place as placeName, t } from "../words.js";
import { open } from "./open.js";
import { PitKinds } from "./pit-kinds.js";
import { PlaceButtons } from "./place-buttons.js";
import { kindOf, readPosition, specialPits, writePosition } from "../position.js";
/** @import { Board } from "../board.js" */
/** @import { Kind } from "./pit-kinds.js" */

const MOST = 999; // seeds that can be typed; the engine says what a position may hold

export class Setup {
  #typing = false; // whether the next digit continues a number

  /** @param {Board} board @param {() => void} closed
   * @param {(start: string) => Promise<string|undefined>} [take] takes the position; resolves to what is wrong with it, if anything
   * @param {string} [side] the only one whose pits may be changed */
  constructor(board, closed, take = (start) => open(board, { start, moves: [], ply: 0 }), side) {
    this.board = board;
    this.closed = closed;
    this.take = take;
    const { root, game, initial } = board;
    ({ seeds: this.seeds, turn: this.turn, special: this.special, more: this.more } = readPosition(board.position));
    this.special.bound = []; // which follows from the last move
    const { pits } = board.drawing;
    const first = side === "N" ? pits : 0;
    this.mine = this.seeds.map((_, place) => !side || (place >= first && place < first + pits));
    this.whole = this.#sum(readPosition(side ? board.position : initial.start).seeds);
    const touch = (/** @type {number} */ place) => (place === this.places.at ? this.#give(this.#count + 1) : this.#select(place));
    this.places = new PlaceButtons(board, "setting", board.drawing.layout.places, t("set-up"), touch, (event) => this.#press(event));

    const tool = (/** @type {string} */ name, /** @type {() => void} */ then, /** @type {string} */ label = name) =>
      control(name, then, { "aria-label": label });
    const fill = (/** @type {number[]} */ seeds, special = specialPits("")) => {
      this.seeds = seeds.map((n, place) => (this.mine[place] ? n : this.seeds[place]));
      if (!side) {
        this.special = special;
        this.more = [];
      }
      this.#show();
    };
    this.kinds = new PitKinds(board, this.special, (kind) => this.#setKind(kind));
    this.name = html("span", {});
    this.field = html("input", { type: "number", min: 0, inputmode: "numeric" });
    this.field.addEventListener("input", () => this.#give(Number(this.field.value)));
    this.total = html("output", {});
    this.problem = html("output", { class: "told" });
    const turns = ["S", "N"].map((side) => {
      const input = html("input", { type: "radio", name: `${root.id}-turn`, checked: side === this.turn ? "" : null });
      input.addEventListener("change", () => drawTurn(board.drawing, (this.turn = side)));
      return html("label", {}, input, html("b", {}, game.sides[side]));
    });
    const count = [
      html("label", {}, this.name, this.field),
      tool("\u2212", () => this.#give(this.#count - 1), t("fewer", {}, game)),
      tool("+", () => this.#give(this.#count + 1), t("greater", {}, game)),
      this.total,
    ];
    const whole = [
      tool(t("empty", {}, game), () => fill(this.seeds.map(() => 0))),
      tool(t("start-position"), () => {
        const { seeds, special } = readPosition(game.start ?? initial.start);
        fill(seeds, special);
      }),
      html("button", { class: "go" }, t("done")),
      tool(t("cancel"), () => this.close()),
    ];
    this.form = html(
      "form",
      { class: "panel", "aria-label": t("set-up") },
      html("div", { class: "tools" }, ...count),
      ...this.kinds.elements,
      html("fieldset", { class: "choose" }, html("legend", {}, t("turn-of")), ...turns),
      html("div", { class: "tools" }, ...whole),
      this.problem,
    );
    this.form.addEventListener("submit", (event) => this.#submit(event));
    mark(board.drawing, {});
    this.places.buttons.forEach((spot, place) => (spot.disabled = !this.mine[place]));
    this.#select(first);
    setTimeout(() => {
      this.places.focus();
      board.drawing.svg.scrollIntoView({ block: "nearest" });
    });
  }

  /** The seeds that may be moved. @param {number[]} seeds */
  #sum = (seeds) => seeds.reduce((sum, n, place) => sum + (this.mine[place] ? n : 0), 0);

  get #count() {
    return this.seeds[this.places.at];
  }

  /** @param {number} place */
  #select(place) {
    this.places.setTabStop(place);
    this.#typing = false;
    this.#show();
  }

  /** @param {number} n */
  #give(n) {
    const { at } = this.places;
    this.seeds[at] = Math.max(0, Math.min(MOST, Math.trunc(n) || 0));
    if (this.#count && kindOf(this.special, at) === "closed") this.#setKind();
    this.#show();
  }

  /** Makes the selected pit special, or not. A closed pit has no seeds. @param {Kind} [kind] */
  #setKind(kind) {
    const { at } = this.places;
    const old = /** @type {Kind|undefined} */ (kindOf(this.special, at));
    if (old) this.special[old] = this.special[old].filter((pit) => pit !== at);
    if (kind) this.special[kind] = [...this.special[kind], at].sort((a, b) => a - b);
    if (kind === "closed") this.seeds[at] = 0;
    this.#show();
  }

  #show() {
    const { board, places, special } = this;
    board.drawing.setSeeds(this.seeds);
    drawSpecial(board.drawing, special);
    drawTurn(board.drawing, this.turn);
    places.buttons.forEach((spot, place) => {
      const n = this.seeds[place];
      const label = placeName(board.game, place, board.pits.labels[place], n, null, kindOf(special, place));
      set(spot, { "aria-pressed": place === places.at, "aria-label": label });
    });
    this.kinds.show(/** @type {Kind|undefined} */ (kindOf(special, places.at)), places.at, places.at < 2 * board.drawing.pits);
    this.name.textContent = places.buttons[places.at].getAttribute("aria-label");
    if (Number(this.field.value) !== this.#count || !this.field.value) this.field.value = String(this.#count);
    this.total.textContent = t("seeds", { n: this.#sum(this.seeds), of: this.whole }, this.board.game);
    this.problem.textContent = "";
  }

  /** Keeps all keys from the board. @param {KeyboardEvent} event */
  #press(event) {
    const { key } = event;
    const { places } = this;
    event.stopPropagation();
    if (key === "Escape") return this.close();
    if (!places.has(event)) return;
    if (/^\d$/.test(key)) {
      this.#give(Number(key) + (this.#typing ? 10 * this.#count : 0));
      this.#typing = true;
    } else if (key === "Backspace") this.#give(this.#count / 10);
    else if (key === "+" || key === "-") this.#give(this.#count + Number(`${key}1`));
    else if (key.startsWith("Arrow")) {
      const place = places.toward(key);
      if (this.mine[place]) this.#select(place);
      places.focus();
    } else return;
    event.preventDefault();
  }

  /** @param {SubmitEvent} event */
  async #submit(event) {
    event.preventDefault();
    const problem = await this.take(writePosition(this.seeds, this.turn, this.board.game.rows, this.special, this.more));
    if (problem) this.problem.replaceChildren(...markEnglish(problem));
    else this.close();
  }

  close() {
    this.places.close();
    this.form.remove();
    this.board.redraw();
    this.closed();
  }
}
