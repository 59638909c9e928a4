// Synchronizes the page's address with its boards: an address opens a board, and moving a board changes the address.
import { boardOf } from "../dom.js";
import { at } from "../state.js";
import { read, write } from "./link.js";
import { openOrSayWhy } from "./open.js";
/** @import { Board, Where } from "../board.js" */

const DELAY = 300; // milliseconds before the address is replaced

/** The boards of the page, except one that updates the address itself or is in a frame. */
const boards = () => [...document.querySelectorAll("sow-board:not([data-apart], [data-page])")].flatMap((root) => boardOf(root) ?? []);

/** Scrolls to a board, and opens the folded section around its drawing. @param {Board} board */
function reveal({ root, figures }) {
  const section = figures.strip.closest("details");
  if (section) section.open = true;
  root.scrollIntoView();
}

/** Opens the address now and whenever it changes, and replaces it when the reader has moved a board. */
export function syncAddress() {
  /** @type {WeakMap<Board, string>} the link to what each board last showed */
  const links = new WeakMap();
  let timer = 0;

  /** @param {Board} board @param {Partial<Where>} to @param {string} [problem] */
  async function show(board, to, problem) {
    reveal(board);
    board.note("");
    if ((await openOrSayWhy(board, to, problem)) === undefined) board.retry &&= () => show(board, to);
    clearTimeout(timer); // this was not a move of the reader
  }

  function openAddress() {
    for (const root of document.querySelectorAll("sow-board:has(.folded)"))
      if (location.hash.includes(root.id)) /** @type {any} */ (root).start?.();
    const all = boards();
    if (!all[0]) return;
    const fragment = location.hash.slice(1);
    const games = all.map((board) => board.game);
    const link = read(fragment, games);
    if (link) {
      const { on, problem, ...to } = link;
      const named = all.filter((board) => board.root.id === on);
      const ofGame = all.filter((board) => board.game.id === to.game);
      const board = named.find(({ game }) => !to.game || game.id === to.game) ?? ofGame[0] ?? named[0] ?? all[0];
      return show(board, to, problem);
    }
    const [, id, side, ply] = /^(.+?)(?:-instead-(\d+))?-(\d+)$/.exec(fragment) ?? [];
    const board = all.find(({ root }) => root.id === id);
    if (!board) return;
    reveal(board);
    const done = board.goTo(
      (replay) => at({ ...replay, line: replay.sides[Number(side) - 1] ?? replay.exampleLine }, Number(ply)),
      false,
      board,
    );
    done.then(() => clearTimeout(timer)); // this was not a move of the reader
  }

  /** @param {Board} [board] */
  function moved(board) {
    if (!board || board.root.matches(".side ~ .side, [data-apart], [data-page], sow-puzzles *")) return; // a puzzle keeps its address
    const link = write(board.root.id, board.where);
    if (link === (links.get(board) ?? write(board.root.id, board.initial))) return;
    links.set(board, link);
    clearTimeout(timer);
    timer = setTimeout(() => history.replaceState(history.state, "", `#${link}`), DELAY);
  }

  document.addEventListener("sow-change", ({ target }) => moved(boardOf(target)));
  addEventListener("hashchange", openAddress);
  if (!openAddress()) for (const board of boards()) moved(board); // one of them may have been moved before this script loaded
}
