// The list of moves: a chip for the start and for each ply, side lines after the ply that they replace; the reader's moves are marked.
import { button, find, set } from "./dom.js";
import * as states from "./state.js";
import * as words from "./words.js";
/** @import { Line, Replay, State } from "./state.js" */

/** @typedef {{line: Line, ply: number, kind: ""|"side"|"own", leaves?: boolean}} Chip  leaves: the first of a side line */

/** @param {Replay} replay @returns {Chip[]} */
export function chips(replay) {
  const { exampleLine, sides, line } = replay;
  const own = line !== exampleLine && !sides.includes(line);
  /** @type {Chip[]} */
  const all = [];
  const base = own ? line : exampleLine;
  base.states.forEach((_, ply) => {
    all.push({ line: base, ply, kind: own && ply > states.root(replay) ? "own" : "" });
    for (const side of own ? [] : sides) {
      const left = states.root(replay, side) + 1;
      if (left === ply) side.states.slice(left).forEach((_, k) => all.push({ line: side, ply: left + k, kind: "side", leaves: k === 0 }));
    }
  });
  return all;
}

export class MoveList {
  /** @type {Chip[]} */
  chips = [];

  /** @param {HTMLElement} root @param {words.Game} game */
  constructor(root, game) {
    this.game = game;
    this.list = find(root, ".moves");
    this.after = Number(root.dataset.after ?? 0); // moves before this ply are hidden until the reader goes to one: an example above shows them
    this.inView = this.after; // the chip that the list was last scrolled to; it begins at its start
  }

  /** @param {Replay} replay @param {(state: State) => string} name of a state's move */
  show(replay, name) {
    const { list } = this;
    this.chips = chips(replay);
    if (replay.ply < this.after) this.after = 0;
    while (list.children.length > this.chips.length) list.lastElementChild?.remove();
    let current = 0;
    this.chips.forEach(({ line, ply, kind, leaves }, k) => {
      const chip = /** @type {HTMLElement} */ (list.children[k] ?? list.appendChild(button({})));
      const state = line.states[ply];
      const here = ply === replay.ply && state === replay.line.states[ply];
      const noted = !!state.noted;
      chip.hidden = !!ply && ply < this.after;
      chip.className = `${kind}${leaves ? " leaves" : ""}${noted ? " noted" : ""}`;
      set(chip, { "data-chip": k, "data-ply": ply, "aria-current": here && "step" });
      if (ply) {
        chip.textContent = name(state);
        set(chip, { "aria-label": words.ply(this.game, ply, state.player ?? "", chip.textContent, kind, noted) });
      }
      if (here) current = k;
    });
    if (current !== this.inView) this.#reveal(/** @type {HTMLElement} */ (list.children[current]));
    this.inView = current;
  }

  /** Scrolls the list, not the page, until a chip is visible. This lays out the page. @param {HTMLElement} chip */
  #reveal({ offsetLeft, offsetWidth }) {
    const { list } = this;
    if (offsetLeft < list.scrollLeft || offsetLeft + offsetWidth > list.scrollLeft + list.clientWidth) list.scrollLeft = offsetLeft;
  }
}
