// A whole line is opened on a board, or all its lines are said again in another numbering.
import * as states from "../state.js";
import { label } from "./turn.js";

/**
 * @typedef {import("../board.js").Board} Board
 * @typedef {import("../state.js").Line} Line
 */

/** Shows another place of the game; what is left out stays as it is.
 * @param {Board} board @param {Partial<import("../board.js").Where>} to @returns {Promise<string|undefined>} "", or what is wrong with it; nothing
 * when there is no engine */
export const reopen = (board, to) => board.do(() => lead(board, { ...board.where, ...to }));

/** @param {Board} board @param {import("../board.js").Where} where */
async function lead(board, { start, set, moves, ply }) {
  const now = board.settle();
  const { book } = now;
  const rules = same(set, book.set) ? book.rules : (board.game.rules ?? book.rules);
  const line = { rules, set, start, states: book.states };
  if (like(line, book) && String(moves) === String(states.moves(book))) {
    board.go(states.at({ ...now, line: book }, ply));
    return "";
  }
  const answer = await board.ask(line, moves, 0);
  if (!answer?.states) return answer?.error;
  const stopped = answer.stopped && { ...answer.stopped, rest: moves.slice(answer.states.length - 1) };
  const next = { ...now, line: graft({ ...line, states: answer.states, stopped }, book) };
  board.asking.entries.set(states.state(states.at(next, Infinity)), answer);
  board.go(states.at(next, ply));
  if (stopped) board.scene.refuse(stopped);
  return stopped?.say ?? "";
}

/** Numbers the pits of a board, and has all its lines said again so.
 * @param {Board} board @param {string} labels */
export function number(board, labels) {
  return board.do(async () => {
    const { book, sides, kept, line } = board.settle();
    const all = [book, ...sides, kept ?? book, line];
    /** @type {Line[]} */
    const said = [];
    for (const old of all) {
      const { move, place = -1 } = old.stopped ?? {};
      const answer = await board.ask(old, [...states.moves(old), ...(move ? [move] : [])], 0, labels);
      if (!answer?.states) return;
      const stopped = old.stopped && (answer.stopped ?? answer.cannot[place] ?? old.stopped);
      said.push({ ...old, states: answer.states.map((state, k) => ({ ...old.states[k], ...state })), stopped: stopped && { ...old.stopped, ...stopped } });
    }
    const now = (/** @type {Line} */ old) => (old === book ? said[0] : graft(said[all.indexOf(old)], said[0]));
    const { pits } = board.game;
    board.asking.labels = labels;
    label(board.scene, labels === "source" ? board.game.labels : board.game.labels.map((_, place) => String((place % pits) + 1)));
    board.go({ ...board.now, book: said[0], sides: sides.map(now), kept: kept && now(kept), line: now(line) });
  });
}

/** A line with the book's own states as far as it is the same play.
 * @param {Line} line @param {Line} book @returns {Line} */
export function graft(line, book) {
  if (!like(line, book)) return line;
  let k = 0;
  while (k < line.states.length && line.states[k].move === book.states[k]?.move) k++;
  return { ...line, states: [...book.states.slice(0, k), ...line.states.slice(k)] };
}

/** Whether two lines begin alike and go by the same rules.
 * @param {Line} a @param {Line} b */
const like = (a, b) => a.start === b.start && a.rules === b.rules && same(a.set, b.set);

/** Whether two sets of readings are the same.
 * @param {Record<string, string>} a @param {Record<string, string>} b */
const same = (a, b) => Object.keys({ ...a, ...b }).every((key) => a[key] === b[key]);
