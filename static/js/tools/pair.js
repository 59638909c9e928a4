// <sow-pair>: two boards that play the same moves under different rules. Both mark their first difference, and the line below
// describes it.
import { ConnectedElement } from "../connected-element.js";
import { boardOf, find, html, on } from "../dom.js";
import { showSentence } from "../board-text.js";
import { mark } from "../move-marks.js";
import { marks } from "../snapshot.js";
import { t } from "../words.js";
import { difference } from "./difference.js";
import { inShort } from "./readings.js";
import { Sync } from "./sync.js";
/** @import { Board } from "../board.js" */

class SowPair extends ConnectedElement {
  /** @param {AbortSignal} signal */
  connected(signal) {
    const start = () => {
      const [one, two] = [...this.querySelectorAll("sow-board")].map(boardOf);
      if (!one || !two || one.sync) return; // in a folded section, or they stay as printed
      const sync = new Sync(one, two);
      on(this, "sow-change", signal, () => this.#compare(sync));
      this.#compare(sync);
    };
    on(this, "sow-start", signal, start);
    start();
  }

  /** @param {Sync} sync */
  #compare({ boards, ended }) {
    for (const board of boards) {
      nameReadings(board);
      board.toolbar.setEnded(ended);
    }
    const found = difference(boards[0].line, boards[1].line);
    const { ply = -1, step = 0, sides = [] } = found ?? {};
    boards.forEach((board, k) => {
      const done = sides[k];
      const there = Number(board.root.dataset.ply) === ply && Number(board.root.dataset.step) >= step;
      markDifference(board, there && done && "do" in done ? Math.max(done.to, done.to < 0 ? done.from : -1) : -1);
    });
    const line = find(this, ".difference");
    line.replaceChildren(found ? t(step ? "differs-step" : "differs", { ply, step }) : t("same"));
    if (!found) return;
    boards.forEach((board, k) => {
      const part = html("span", {});
      showSentence(part, { say: t("not-played"), ...(sides[k] ?? board.line.stopped) }, board.game.clauses);
      line.append(" ", html("b", {}, `${board.root.querySelector(".name")?.textContent}:`), " ", part);
    });
  }
}

export const definePair = () => customElements.define("sow-pair", SowPair);

/** Marks where a board first differs from the one beside it. @param {Board} board @param {number} place -1 for nowhere */
function markDifference(board, place) {
  if (place === board.differs || board.moving) return;
  board.differs = place;
  mark(board.drawing, { ...marks(board.replay), differs: place });
}

/** Puts the readings that a board plays by into its name, if they are not the printed ones. @param {Board} board */
function nameReadings({ root, game, where, initial }) {
  const name = find(root, ".name");
  name.dataset.printed ??= name.textContent ?? "";
  const isPrinted = String(Object.entries(where.set)) === String(Object.entries(initial.set));
  const readings = game.readings.filter(({ key }) => key in where.set).map((reading) => inShort(reading, where.set[reading.key]));
  name.textContent = isPrinted ? name.dataset.printed : [game.title, ...readings].join(" \u00b7 ");
}
