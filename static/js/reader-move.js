// Finds the move that a reader makes by choosing a pit, in a known line or by asking the engine.
import * as states from "./state.js";
import { t } from "./words.js";
/** @import { Board } from "./board.js" */

/** The move's ply; or why there is none; or the moves to choose from.
 * @typedef {{next?: states.Replay, why?: states.Stop, options?: string[]}} Found */

/** Finds a move; nothing if a command interrupted it, or there is no engine.
 * @param {Board} board at rest @param {number} place -1 for a pass
 * @param {string} direction "R" or "L" if the pit can be sown both ways and the reader has chosen @returns {Promise<Found|undefined>} */
export async function findMove(board, place, direction) {
  const { now, asking } = board;
  if (!states.whole(now)) return { why: { say: t("unfinished") } };
  const state = states.state(now);
  const before = states.moves(now.line, now.ply);
  let entry = asking.entries.get(state);

  // A move that continues a known line needs no engine.
  const known = entry ? null : states.follow(now, (next) => !directionOf(next.move) && next.steps?.[0]?.from === place);
  if (known) return { next: known };
  if (!entry) {
    entry = await board.ask(now.line, before, now.ply);
    if (!entry?.can) return;
    asking.entries.set(state, entry);
  }
  board.showEntry(entry);
  const all = place < 0 ? [entry.pass ?? ""] : (entry.can[place] ?? []);
  const moves = all.length > 1 && direction ? all.filter((move) => directionOf(move) === direction) : all;
  if (moves.length === 0) return { why: { ...entry.cannot[place], place } };
  if (moves.length > 1) return { options: moves };

  const next = states.follow(now, (state) => state.move === moves[0]);
  if (next) return { next };
  const answer = await board.ask(now.line, [...before, moves[0]], before.length + 1);
  if (!answer?.states) return;
  asking.entries.set(answer.states[0], answer);
  return { next: states.played(now, answer.states[0]) };
}

/** The direction that a move names: R, L or "". @param {string} [move] */
const directionOf = (move = "") => /[RL]$/.exec(move)?.[0] ?? "";
