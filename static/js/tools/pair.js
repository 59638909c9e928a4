// <sow-pair>: two boards that play the same moves under different rules. Both mark where they first differ, and the line below says it.
import { html } from "../dom.js";
import { say } from "../say.js";
import { t } from "../words.js";
import { difference } from "./difference.js";
import { Sync } from "./sync.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */

export function definePair() {
  customElements.define("sow-pair", SowPair);
}

class SowPair extends HTMLElement {
  /** @type {AbortController|undefined} */
  #connection;

  connectedCallback() {
    const [one, two] = [...this.querySelectorAll("sow-board")].map(
      (/** @type {any} */ { board }) => /** @type {Board|undefined} */ (board),
    );
    if (!one || !two) return; // they stay as printed
    const sync = new Sync(one, two);
    this.#connection = new AbortController();
    this.addEventListener("sow-change", () => this.#compare(sync), { signal: this.#connection.signal });
    this.#compare(sync);
  }

  disconnectedCallback() {
    this.#connection?.abort();
  }

  /** @param {Sync} sync */
  #compare({ boards, ended }) {
    for (const board of boards) nameReadings(board);
    for (const board of boards) board.setEnded(ended);
    const found = difference(boards[0].line, boards[1].line);
    const { ply = -1, step = 0, sides = [] } = found ?? {};
    boards.forEach((board, k) => {
      const done = sides[k];
      const there = Number(board.root.dataset.ply) === ply && Number(board.root.dataset.step) >= step;
      board.markDifference(there && done && "do" in done ? Math.max(done.to, done.to < 0 ? done.from : -1) : -1);
    });
    const line = /** @type {Element} */ (this.querySelector(".difference"));
    line.replaceChildren(
      found ? words.differs(ply, step) : t("same"),
      ...boards.flatMap(({ root, game, line }, k) => {
        if (!found) return [];
        const part = html("span", {});
        say(part, { say: t("not-played"), ...(sides[k] ?? line.stopped) }, game.clauses);
        return [" ", html("b", {}, `${root.querySelector(".name")?.textContent}:`), " ", part];
      }),
    );
  }
}

/** Puts the readings that a board plays by into its name, if they are not the printed ones.
 * @param {Board} board */
function nameReadings({ root, game, where, book }) {
  const name = /** @type {HTMLElement} */ (root.querySelector(".name"));
  name.dataset.printed ??= name.textContent ?? "";
  const readings = game.readings.filter(({ key }) => key in where.set).map(({ key, title }) => `${title}: ${where.set[key]}`);
  name.textContent =
    String(Object.entries(where.set)) === String(Object.entries(book.set)) ? name.dataset.printed : [game.title, ...readings].join(", ");
}
