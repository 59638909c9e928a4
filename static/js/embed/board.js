// Prepares the board of a frame before it is in the page: it is drawn without the engine, which judges moves when the reader touches them.
import { find, on, readJson, set } from "../dom.js";
import * as states from "../state.js";
import { openOrSayWhy } from "../tools/open.js";
import { readPosition } from "../position.js";
import { t } from "../words.js";
import { isPosition } from "./address.js";
/** @import { Board, Where } from "../board.js" */
/** @import { Game } from "../words.js" */

/** What a link says about a board; the board with what is wrong with the link, or "", and how it begins once it is in the page.
 * @typedef {(shown: Where) => Where & {problem: string}} Read
 * @typedef {{problem: string, begin: (board: Board) => unknown}} Prepared */

/** Prepares an example of a page. @param {HTMLElement} element @param {Game} game @param {Read} read @returns {Prepared} */
export function prepareExample(element, game, read) {
  const line = readJson(find(element, "script.line"));
  const moves = line.moves ?? line.states.slice(1).map((/** @type {states.State} */ { move }) => move);
  if (element.dataset.after) beginAtStart(element);
  const own = { game: game.id, start: line.start, set: line.set, moves, ply: Number(element.dataset.show) };
  const { problem, ...to } = read(own);
  const isOwn = to.start === own.start && String(to.moves) === String(own.moves) && states.sameReadings(to.set, own.set);
  const isKnown = isOwn && line.states && !element.closest("sow-pair");
  if (isKnown) element.dataset.show = String(to.ply);
  return { problem, begin: (board) => (isOwn && board.replay.ply === to.ply ? undefined : openOrSayWhy(board, to)) };
}

/** Shows an example from its start, although its page skips moves that an example above it shows. @param {HTMLElement} element */
function beginAtStart(element) {
  delete element.dataset.after;
  element.dataset.show = "0";
  find(element, '.moves [data-ply="0"]').textContent = t("start");
}

/** Prepares the board of a game for a position and moves. @param {HTMLElement} element @param {Game} game @param {Read} read @returns {Prepared} */
export function prepareLine(element, game, read) {
  const script = find(element, "script.line");
  const line = readJson(script);
  const { problem, ...to } = read({ game: game.id, start: line.start, set: {}, moves: [], ply: 0 });
  if (problem || !isPosition(to.start, game.pits, game.rows)) return { problem, begin: (board) => openOrSayWhy(board, to) };
  const state = { ...readPosition(to.start), position: to.start, say: "" };
  const shown = to.moves.length ? { moves: to.moves, shown: state } : { states: [state] };
  const isStart = to.start === line.start && !to.moves.length && !Object.keys(to.set).length;
  script.textContent = JSON.stringify({
    ...line,
    set: to.set,
    start: to.start,
    states: undefined,
    next: isStart ? line.next : undefined,
    ...shown,
  });
  if (to.moves.length) element.classList.remove("quiet");
  set(find(element, "svg.board"), { "aria-label": null, role: null });
  return { problem, begin: (board) => (to.ply ? openOrSayWhy(board, to) : judgeWhenPlayed(board, to)) };
}

/** Says which move is illegal when the engine has played a line as far as it goes. @param {Board} board @param {Where} to */
function judgeWhenPlayed(board, to) {
  if (!to.moves.length) return;
  const judged = new AbortController();
  on(board.root, "sow-change", judged.signal, async () => {
    const played = board.replay.exampleLine.states.length;
    if (played > to.moves.length) return; // the engine has not played it yet, or has played all of it
    judged.abort();
    const why = (await board.engine.play(board.replay.exampleLine, to.moves, 0))?.stopped?.say;
    if (why) board.note(t("bad-link", { why: t("at-move", { n: played, why }) }));
  });
}
