// <sow-pair>: two boards that play the same moves under different rules. What is done on one is done on the other; where they
// first differ is marked on both, and said below.
import { html, set } from "../dom.js";
import { say } from "../say.js";
import { difference } from "./difference.js";
import { Together } from "./together.js";
import { t } from "../words.js";
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */

export function definePair() {
  customElements.define("sow-pair", SowPair);
}

class SowPair extends HTMLElement {
  /** @type {AbortController|undefined} */
  #life;
  /** @type {Together|undefined} */
  #together;

  connectedCallback() {
    const boards = /** @type {Board[]} */ ([...this.querySelectorAll("sow-board")].map((/** @type {any} */ root) => root.board));
    if (!boards[0] || !boards[1]) return; // they stay what they are
    this.#together = new Together(boards[0], boards[1]);
    this.#life = new AbortController();
    this.addEventListener("sow-change", () => this.#compare(boards), { signal: this.#life.signal });
    this.#compare(boards);
  }

  disconnectedCallback() {
    this.#life?.abort();
  }

  /** @param {Board[]} boards */
  #compare(boards) {
    for (const { root, game, where, book } of boards) {
      const name = /** @type {HTMLElement} */ (root.querySelector(".name"));
      name.dataset.printed ??= name.textContent ?? "";
      const read = game.readings.filter(({ key }) => key in where.set).map(({ key, title }) => `${title}: ${where.set[key]}`);
      name.textContent = String(Object.entries(where.set)) === String(Object.entries(book.set)) ? name.dataset.printed : [game.title, ...read].join(", ");
    }
    const { ended } = /** @type {Together} */ (this.#together);
    for (const { scene } of boards) for (const name of ["forward", "last"]) set(scene.bar.buttons[name], { "aria-disabled": ended });
    const found = difference(boards[0].line, boards[1].line);
    const { ply = -1, step = 0, sides = [] } = found ?? {};
    boards.forEach((board, k) => {
      const { root, scene } = board;
      const done = sides[k];
      const there = Number(root.dataset.ply) === ply && Number(root.dataset.step) >= step;
      const place = there && done && "do" in done ? Math.max(done.to, done.to < 0 ? done.from : -1) : -1;
      if (place === scene.differs || "busy" in root.dataset) return;
      scene.differs = place;
      scene.marks(board.now);
    });
    const line = /** @type {Element} */ (this.querySelector(".difference"));
    const text = found ? words.differs(ply, step) : t("same");
    line.replaceChildren(text, ...boards.flatMap(({ root, game, line }, k) => {
      if (!found) return [];
      const part = html("span", {});
      say(part, { say: t("not-played"), ...(sides[k] ?? line.stopped) }, game.clauses);
      return [" ", html("b", {}, `${root.querySelector(".name")?.textContent}:`), " ", part];
    }));
  }
}
