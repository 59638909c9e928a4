// A click that made the page reload, because it needed a file that is now of another build, is repeated when the page is loaded again: once,
// if its board shows the same position of the same rules as before, and if the reader does nothing else meanwhile. Session storage keeps it.
import { key } from "./book-storage.js";
import { boardOf, find, findAll, focus } from "./dom.js";
/** @import { Board } from "./board.js" */

/** @typedef {{page: string, id: string, state: string, button: string}} Saved  id: of the board; button: its selector */

const RECENT = 60_000; // milliseconds that loading a file may take
const PATIENCE = 30_000; // milliseconds for the board to show the position again
const LOOK = 100; // milliseconds between two looks
const INPUTS = ["pointerdown", "keydown"];

/** Identifies what a board shows, and its rules. @param {Board} board */
const stateOf = ({ game, where, replay: { step, stepBy } }) => JSON.stringify([game.rules, where, step, stepBy]);

/** The board that the reader has clicked last. @param {Board[]} boards @returns {Board|undefined} undefined if they have clicked none */
export const lastClicked = (boards) =>
  boards.filter(({ click }) => click).sort((a, b) => Number(b.click?.[0].timeStamp) - Number(a.click?.[0].timeStamp))[0];

/** Saves the reader's last click when the page is left for its reload, which shows the boards as they are now: unless the click is old, or
 * made a board what it is now. The state of the page's history has the tools loaded to repeat it. */
export function keepClick() {
  history.replaceState({ ...history.state, click: true }, "");
  const boards = findAll(document, "sow-board").flatMap((root) => boardOf(root) ?? []);
  const now = new Map(boards.map((board) => [board, { replay: board.replay, state: stateOf(board) }]));
  addEventListener("pagehide", () => {
    const board = lastClicked(boards);
    if (!board?.click) return;
    const [event, replay] = board.click;
    const { dataset } = /** @type {HTMLElement} */ (/** @type {Element} */ (event.target).closest("[data-place], [data-do]") ?? board.root);
    const button = dataset.do ? `[data-do="${dataset.do}"]` : dataset.place && `.pits [data-place="${dataset.place}"]`;
    const shown = now.get(board);
    if (!button || replay !== shown?.replay || event.timeStamp < performance.now() - RECENT) return;
    /** @type {Saved} */
    const saved = { page: location.pathname, id: board.root.id, state: shown.state, button };
    sessionStorage[key("click")] = JSON.stringify(saved);
  });
}

/** Repeats the saved click, if there is one. */
export function repeatClick() {
  if (!history.state?.click) return;
  history.replaceState({ ...history.state, click: undefined }, "");
  const text = sessionStorage.getItem(key("click"));
  sessionStorage.removeItem(key("click"));
  if (!text) return;
  /** @type {Saved} */
  const { page, id, state, button } = JSON.parse(text);
  const fold = document.getElementById(id)?.closest("details");
  if (page !== location.pathname) return;
  if (fold) fold.open = true;
  const end = performance.now() + PATIENCE;
  const timer = setInterval(() => {
    const board = boardOf(document.getElementById(id)); // the play page and the lab replace theirs
    if (board && isReady(board) && stateOf(board) === state) {
      stop();
      const target = find(board.root, button);
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

/** Reports whether a board and the scripts of its page are ready for a click. @param {Board} board */
function isReady({ root, moving }) {
  const page = /** @type {HTMLElement|null} */ (root.closest("sow-play"));
  return !moving && document.readyState === "complete" && (!page || page.dataset.phase === "playing");
}
