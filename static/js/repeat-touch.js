// A touch that made the page reload, because it needed a file that is now of another build, is repeated when the page is loaded again: once,
// if its board shows the same position of the same rules as before, and if the reader does nothing else meanwhile.
import { boardOf, find, findAll, focus } from "./dom.js";
import { saveTouch, takeTouch } from "./saved-touch.js";
/** @import { Board, Where } from "./board.js" */

/** @typedef {{page: string, id: string, state: string, place?: number, act?: string}} Saved  id: of the board */

const PATIENCE = 30_000; // milliseconds for the board to show the position
const LOOK = 100; // milliseconds between two looks

/** Identifies a position of the rules of a board. @param {Board} board @param {Where} [where] */
const stateOf = ({ game, where: now }, where = now) => JSON.stringify([game.rules, where]);

/** The board that the reader has touched last. @param {Board[]} boards @returns {Board|undefined} undefined if they have touched none */
export const lastTouched = (boards) =>
  boards.filter(({ touched }) => touched).sort((a, b) => (b.touched?.at ?? 0) - (a.touched?.at ?? 0))[0];

/** Saves the reader's last touch when the page is left for its reload, which shows the boards as they are now. A touch that had an effect
 * before is not saved, one from now on is, whatever it does to the page that is left. */
export function keepTouch() {
  const now = performance.now();
  const boards = findAll(document, "sow-board").flatMap((root) => boardOf(root) ?? []);
  const states = new Map(boards.map((board) => [board, stateOf(board)]));
  addEventListener("pagehide", () => {
    const board = lastTouched(boards);
    if (!board?.touched) return;
    const { place, act, where, at, done } = board.touched;
    const state = stateOf(board, where);
    if ((done && at < now) || state !== states.get(board)) return;
    saveTouch({ page: location.pathname, id: board.root.id, state, place, act });
  });
}

/** Repeats the saved touch. */
export function repeatTouch() {
  /** @type {Saved} */
  const { page, id, state, place, act } = takeTouch();
  const root = document.getElementById(id);
  if (page !== location.pathname || !root) return;
  const fold = root.closest("details");
  if (fold) fold.open = true;
  const end = performance.now() + PATIENCE;
  const timer = setInterval(() => {
    const board = boardOf(document.getElementById(id)); // the play page and the lab replace theirs
    if (board && isReady(board) && stateOf(board) === state) {
      stop();
      const target = find(board.root, act ? `[data-do="${act}"]` : `.pits [data-place="${place}"]`);
      focus(target);
      target?.click(); // as the reader did: the page may forbid it
    } else if (performance.now() > end) stop();
  }, LOOK);
  const stop = () => {
    clearInterval(timer);
    for (const type of INPUTS) removeEventListener(type, stop);
  };
  for (const type of INPUTS) addEventListener(type, stop);
}

const INPUTS = ["pointerdown", "keydown"];

/** Reports whether the reader could touch a board. @param {Board} board */
function isReady({ root, moving }) {
  const page = /** @type {HTMLElement|null} */ (root.closest("sow-play"));
  return !moving && (!page || page.dataset.phase === "playing");
}
