// The page's address and its boards: a link opens a board where it says, and the address follows what the reader does.
import { at } from "../state.js";
import { open } from "./open.js";
import { read, write } from "./link.js";
import * as words from "./words.js";

/** @typedef {import("../board.js").Board} Board */

const REST = 300; // before the address is replaced

/** The boards of the page that are alive, in their order, but for one that keeps the address itself.
 * @returns {Board[]} */
const boards = () => [...document.querySelectorAll("sow-board:not([data-apart])")].flatMap((/** @type {any} */ root) => root.board ?? []);

/** Where a board is. @param {Board} board */
const place = (board) => write(board.root.id, board.where);

/** Opens what the address says, now and whenever it changes; replaces it when the reader has moved a board. */
export function follow() {
  /** @type {WeakMap<Board, string>} where a board was last at rest */
  const left = new WeakMap();
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let clock;

  /** @param {Board} board @param {Partial<import("../board.js").Where>} to @param {string} [problem] */
  async function show(board, to, problem) {
    board.root.scrollIntoView();
    board.note("");
    problem ||= await open(board, to);
    if (problem && !board.root.querySelector(".notice")) { // which says that there is no engine
      await open(board, board.book);
      board.note(words.badLink(problem));
    }
    clearTimeout(clock); // this was not the reader
  }

  function visit() {
    const all = boards();
    if (!all[0]) return;
    const fragment = location.hash.slice(1);
    const link = read(fragment, all.map((board) => board.game));
    if (link) {
      const { on, problem, ...to } = link;
      const named = all.find((board) => board.root.id === on && (!to.game || board.game.id === to.game));
      return show(named ?? all.find((board) => board.game.id === to.game) ?? all.find((board) => board.root.id === on) ?? all[0], to, problem);
    }
    const [, id, side, ply] = /^(.+?)(?:-instead-(\d+))?-(\d+)$/.exec(fragment) ?? [];
    const board = all.find(({ root }) => root.id === id);
    if (!board) return;
    board.root.scrollIntoView();
    board.do(() => board.lead((now) => at({ ...now, line: now.sides[Number(side) - 1] ?? now.book }, Number(ply)), false, board))
      .then(() => clearTimeout(clock)); // this was not the reader
  }

  document.addEventListener("sow-change", ({ target }) => {
    const { board } = /** @type {any} */ (target);
    if (board) moved(board);
  });

  /** @param {Board} board */
  function moved(board) {
    if (board.root.matches(".side ~ .side, [data-apart]")) return;
    const now = place(board);
    if (now === (left.get(board) ?? write(board.root.id, board.book))) return;
    left.set(board, now);
    clearTimeout(clock);
    clock = setTimeout(() => history.replaceState(history.state, "", `#${now}`), REST);
  }

  addEventListener("hashchange", visit);
  if (!visit()) boards().forEach(moved); // one of them was moved before this was there
}
