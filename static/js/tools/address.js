// Keeps the page's address and its boards in step: an address opens a board, and moving a board changes the address.
import { at } from "../state.js";
import { read, write } from "./link.js";
import { open } from "./open.js";
import * as words from "./words.js";
/** @import { Board, Where } from "../board.js" */

const DELAY = 300; // milliseconds before the address is replaced

/** The boards of the page, but for one that keeps the address itself.
 * @returns {Board[]} */
const boards = () => [...document.querySelectorAll("sow-board:not([data-apart])")].flatMap((/** @type {any} */ root) => root.board ?? []);

/** Opens the address now and whenever it changes, and replaces it when the reader has moved a board. */
export function syncAddress() {
  /** @type {WeakMap<Board, string>} the link to what each board last showed */
  const links = new WeakMap();
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let timer;

  /** @param {Board} board @param {Partial<Where>} to @param {string} [problem] */
  async function show(board, to, problem) {
    board.root.scrollIntoView();
    board.note("");
    problem ||= await open(board, to);
    if (problem && !board.root.querySelector(".notice")) {
      // which says that there is no engine
      await open(board, board.book);
      board.note(words.badLink(problem));
    }
    clearTimeout(timer); // the reader has moved nothing
  }

  function visit() {
    const all = boards();
    if (!all[0]) return;
    const fragment = location.hash.slice(1);
    const link = read(
      fragment,
      all.map((board) => board.game),
    );
    if (link) {
      const { on, problem, ...to } = link;
      const named = all.find((board) => board.root.id === on && (!to.game || board.game.id === to.game));
      return show(
        named ?? all.find((board) => board.game.id === to.game) ?? all.find((board) => board.root.id === on) ?? all[0],
        to,
        problem,
      );
    }
    const [, id, side, ply] = /^(.+?)(?:-instead-(\d+))?-(\d+)$/.exec(fragment) ?? [];
    const board = all.find(({ root }) => root.id === id);
    if (!board) return;
    board.root.scrollIntoView();
    board.goTo((now) => at({ ...now, line: now.sides[Number(side) - 1] ?? now.book }, Number(ply)), false).then(() => clearTimeout(timer)); // the reader has moved nothing
  }

  document.addEventListener("sow-change", ({ target }) => {
    const { board } = /** @type {any} */ (target);
    if (board) moved(board);
  });

  /** @param {Board} board */
  function moved(board) {
    if (board.root.matches(".side ~ .side, [data-apart]")) return;
    const link = write(board.root.id, board.where);
    if (link === (links.get(board) ?? write(board.root.id, board.book))) return;
    links.set(board, link);
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(history.state, "", `#${link}`), DELAY);
  }

  addEventListener("hashchange", visit);
  if (!visit()) boards().forEach(moved); // one of them may have been moved before this script loaded
}
