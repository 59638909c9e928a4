// Setting up a position by hand: a place is chosen on the board, its seeds are given below. Nothing is played meanwhile, and the
// board's line is as it was until the position is opened.
import { button, html, set } from "../dom.js";
import { open } from "./open.js";
import { spoken } from "../say.js";
import { counts, position } from "./text.js";
import { pit, t } from "../words.js";
import * as words from "./words.js";

/** @typedef {import("../view.js").Spot} Spot */

const MOST = 999; // that can be typed; what a position may hold is the engine's to say

/** The nearest of some spots in the direction of an arrow key, or the one it starts from.
 * @param {Spot[]} spots @param {number} from @param {string} key @returns {number} */
export function toward(spots, from, key) {
  const { x: dx, y: dy } = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } }[key] ?? { x: 0, y: 0 };
  let [best, least] = [from, Infinity];
  spots.forEach(({ x, y }, place) => {
    const along = (x - spots[from].x) * dx + (y - spots[from].y) * dy;
    const aside = Math.abs((x - spots[from].x) * dy) + Math.abs((y - spots[from].y) * dx);
    if (along > 1 && along + 2 * aside < least) [best, least] = [place, along + 2 * aside];
  });
  return best;
}

/** @param {number[]} seeds */
const sum = (seeds) => seeds.reduce((a, b) => a + b, 0);

export class Setup {
  #life = new AbortController();
  /** @type {HTMLButtonElement[]} */
  #spots = [];
  #at = 0;
  #typing = false; // whether the next digit goes on with a number

  /** @param {import("../board.js").Board} board @param {() => void} closed
   * @param {(start: string) => Promise<string>} [take] what is done with the position; "" or what is wrong with it */
  constructor(board, closed, take = (start) => open(board, { start, moves: [], ply: 0 })) {
    this.board = board;
    this.closed = closed;
    this.take = take;
    const { root, game, scene, book } = board;
    const { signal } = this.#life;
    ({ seeds: this.seeds, turn: this.turn } = counts(board.position));
    this.whole = sum(counts(book.start).seeds);

    this.layer = html("div", { class: "places", role: "group", "aria-label": t("set-up") });
    this.seeds.forEach((_, place) => this.#lay(place));
    scene.spots.layer.after(this.layer);

    const tool = (/** @type {string} */ name, /** @type {() => void} */ then, /** @type {string} */ label = name) => {
      const face = button({ class: "control", "aria-label": label }, name);
      face.addEventListener("click", then);
      return face;
    };
    const fill = (/** @type {number[]} */ seeds) => {
      this.seeds = seeds;
      this.#show();
    };
    this.name = html("span", {});
    this.field = html("input", { type: "number", min: 0, inputmode: "numeric" });
    this.field.addEventListener("input", () => this.#give(Number(this.field.value)));
    this.count = html("output", {});
    this.told = html("output", { class: "told" });
    const turns = ["S", "N"].map((side) => {
      const input = html("input", { type: "radio", name: `${root.id}-turn`, ...(side === this.turn && { checked: "" }) });
      input.addEventListener("change", () => this.board.scene.view.turn((this.turn = side)));
      return html("label", {}, input, html("b", {}, game.sides[side]));
    });
    this.form = html("form", { class: "panel", "aria-label": t("set-up") },
      html("div", { class: "tools" }, html("label", {}, this.name, this.field), tool("\u2212", () => this.#give(this.#now - 1), t("fewer")), tool("+", () => this.#give(this.#now + 1), t("greater")), this.count),
      html("fieldset", { class: "choose" }, html("legend", {}, t("turn-of")), ...turns),
      html("div", { class: "tools" },
        tool(t("empty"), () => fill(this.seeds.map(() => 0))),
        tool(t("start-position"), () => fill(counts(game.start ?? book.start).seeds)),
        html("button", { class: "go" }, t("done")),
        tool(t("cancel"), () => this.close())),
      this.told);
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#done();
    });
    root.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    root.classList.add("setting");
    scene.view.clear();
    scene.view.marks({ path: [], last: -1, taken: [], skipped: [] });
    scene.view.turn(this.turn);
    this.#choose(0);
    setTimeout(() => this.#spots[this.#at].focus({ preventScroll: true }));
  }

  get #now() {
    return this.seeds[this.#at];
  }

  /** @param {number} place */
  #lay(place) {
    const { view } = this.board.scene;
    const { x, y } = view.spot(place);
    const spot = (this.#spots[place] = button({ class: "spot" }));
    const { width, height } = view.box;
    const tall = place < 2 * view.pits ? view.pitch : view.layout.tall;
    const left = Math.max(0, x - view.pitch / 2); // a store's button ends with the board
    const right = Math.min(width, x + view.pitch / 2);
    for (const [side, part] of Object.entries({ left: left / width, top: (y - tall / 2) / height, width: (right - left) / width, height: tall / height })) {
      spot.style.setProperty(side, `${100 * part}%`);
    }
    spot.addEventListener("click", () => (place === this.#at ? this.#give(this.#now + 1) : this.#choose(place)));
    this.layer.append(spot);
  }

  /** @param {number} place */
  #choose(place) {
    this.#at = place;
    this.#typing = false;
    this.#show();
  }

  /** @param {number} n */
  #give(n) {
    this.seeds[this.#at] = Math.max(0, Math.min(MOST, Math.trunc(n) || 0));
    this.#show();
  }

  #show() {
    const { game, scene } = this.board;
    scene.view.seeds(this.seeds);
    this.#spots.forEach((spot, place) => {
      const n = this.seeds[place];
      const store = place - 2 * game.pits;
      const name = store < 0 ? pit(game, place, scene.spots.labels[place], n, null) : words.pile(game.sides[store ? "N" : "S"], game.store, n);
      set(spot, { "aria-pressed": place === this.#at, "aria-label": name });
      spot.tabIndex = place === this.#at ? 0 : -1;
    });
    this.name.textContent = this.#spots[this.#at].getAttribute("aria-label");
    if (Number(this.field.value) !== this.#now || !this.field.value) this.field.value = String(this.#now);
    this.count.textContent = words.seeds(sum(this.seeds), this.whole);
    this.told.textContent = "";
  }

  /** Every key while the board is set up: none of them is the board's.
   * @param {KeyboardEvent} event */
  #key(event) {
    const { key } = event;
    event.stopPropagation();
    if (key === "Escape") return this.close();
    if (!this.layer.contains(/** @type {Node} */ (event.target)) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (/^\d$/.test(key)) {
      this.#give(Number(key) + (this.#typing ? 10 * this.#now : 0));
      this.#typing = true;
    } else if (key === "Backspace") this.#give(this.#now / 10);
    else if (key === "+" || key === "-") this.#give(this.#now + Number(`${key}1`));
    else if (key.startsWith("Arrow")) {
      this.#choose(toward(this.#spots.map((_, place) => this.board.scene.view.spot(place)), this.#at, key));
      this.#spots[this.#at].focus({ preventScroll: true });
    } else return;
    event.preventDefault();
  }

  async #done() {
    const problem = await this.take(position(this.seeds, this.turn));
    if (problem) this.told.replaceChildren(...spoken(problem));
    else this.close();
  }

  close() {
    this.#life.abort();
    this.layer.remove();
    this.form.remove();
    this.board.root.classList.remove("setting");
    this.board.show();
    this.closed();
  }
}
