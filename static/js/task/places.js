// The places of a board as buttons that answer a question: nothing is played meanwhile. One tab stop for all, arrow keys between them.
import { button, html, set } from "../dom.js";
import { toward } from "../tools/setup.js";
import { t } from "../words.js";
import * as words from "./words.js";

export class Places {
  #life = new AbortController();
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  #at = 0;

  /** @param {import("../board.js").Board} board @param {number} count how many of the places: the pits, or the stores with them
   * @param {(place: number) => void} touched */
  constructor(board, count, touched) {
    this.board = board;
    const { root, game, scene } = board;
    this.layer = html("div", { class: "places", role: "group", "aria-label": t("places") });
    for (let place = 0; place < count; place++) {
      const face = button({ class: "spot", "data-place": place, "aria-label": words.button(game, place, scene.spots.labels, board.seeds[place]), "aria-pressed": false });
      face.addEventListener("click", () => {
        this.#rove(place);
        touched(place);
      });
      this.#buttons.push(face);
      this.#lay(place);
    }
    scene.spots.layer.after(this.layer);
    root.addEventListener("keydown", (event) => this.#key(event), { signal: this.#life.signal, capture: true });
    root.classList.add("asking");
    this.#rove(0);
  }

  /** @param {number} place */
  #lay(place) {
    const { view } = this.board.scene;
    const { x, y } = view.spot(place);
    const { width, height } = view.box;
    const tall = place < 2 * view.pits ? view.pitch : view.layout.tall;
    const left = Math.max(0, x - view.pitch / 2);
    const right = Math.min(width, x + view.pitch / 2);
    const box = { left: left / width, top: (y - tall / 2) / height, width: (right - left) / width, height: tall / height };
    for (const [side, part] of Object.entries(box)) this.#buttons[place].style.setProperty(side, `${100 * part}%`);
    this.layer.append(this.#buttons[place]);
  }

  /** @param {number} place */
  #rove(place) {
    this.#at = place;
    this.#buttons.forEach((face, at) => (face.tabIndex = at === place ? 0 : -1));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.layer.contains(/** @type {Node} */ (event.target)) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.stopPropagation();
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const { view } = this.board.scene;
    this.#rove(toward(this.#buttons.map((_, place) => view.spot(place)), this.#at, event.key));
    this.focus();
  }

  focus() {
    this.#buttons[this.#at].focus({ preventScroll: true });
  }

  /** @param {number[]} chosen */
  show(chosen) {
    this.#buttons.forEach((face, place) => set(face, { "aria-pressed": chosen.includes(place) }));
  }

  remove() {
    this.#life.abort();
    this.layer.remove();
    this.board.root.classList.remove("asking");
  }
}
