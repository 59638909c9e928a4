// Finds the move that a reader makes by choosing a pit, in a known line or by asking the engine.
import * as states from "./state.js";
import { t, wayOf } from "./words.js";
/** @import { Board } from "./board.js" */

/** The ply of the move, or the reason why it is illegal.
 * @typedef {{next?: states.Replay, why?: states.Stop}} Found */

/** Finds a move. Resolves to undefined if a command interrupted it, there is no engine, or the pit has several moves, of which the reader is
 * asked to choose one.
 * @param {Board} board at rest @param {number} place -1 for a pass
 * @param {string} direction the way, as in wayOf, if the pit has several moves and the reader has chosen @returns {Promise<Found|undefined>} */
export async function findMove(board, place, direction) {
  const { replay } = board;
  if (!states.isWhole(replay)) return { why: { say: t("unfinished") } };
  const state = states.state(replay);
  const before = states.moves(replay.line, replay.ply);
  let { legal } = state;

  // A move that continues a known line needs no engine.
  const known = legal ? null : states.follow(replay, (next) => !wayOf(next.move) && next.steps?.[0]?.from === place);
  if (known) return { next: known };
  if (!legal || !(legal.cannot || legal.can[place])) {
    legal = await board.ask(replay.line, before, replay.ply);
    if (!legal?.can) return;
    state.legal = legal;
  }
  board.showLegalMoves(legal);
  const all = place < 0 ? [legal.pass ?? ""] : (legal.can[place] ?? []);
  const moves = all.length > 1 && direction ? all.filter((move) => wayOf(move) === direction) : all;
  if (moves.length === 0) return { why: { .../** @type {states.Reason} */ (legal.cannot?.[place]), place } };
  if (moves.length > 1) return void board.withTools((tools) => tools.askDirection(board.pits, place, moves));

  const [move] = moves;
  const next = states.follow(replay, (state) => state.move === move);
  if (next) return { next };
  const printed = legal.next?.find((state) => state.move === move); // the build has played it
  if (printed) return { next: states.played(replay, printed) };
  const answer = await board.ask(replay.line, [...before, move], before.length + 1);
  if (!answer?.states) return;
  return { next: states.played(replay, { ...answer.states[0], legal: answer }) };
}
