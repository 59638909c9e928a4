// A reader's own play: where a pit that is touched leads, in a line that is known or as the engine plays it.
import * as states from "./state.js";
import { t } from "./words.js";

/** @typedef {import("./state.js").Now} Now */

/** The ply that a pit makes, or why it makes none; nothing when the reader has to say which way, when a command came meanwhile, or
 * when there is no engine.
 * @param {import("./board.js").Board} board at rest @param {number} place -1 for a pass
 * @param {string} way "R" or "L" where a pit can be sown both ways @returns {Promise<{next?: Now, why?: import("./state.js").Stop}|undefined>} */
export async function find(board, place, way) {
  const { now, scene, asking } = board;
  if (!states.whole(now)) return { why: { say: t("unfinished") } };
  const state = states.state(now);
  const before = states.moves(now.line, now.ply);
  let entry = asking.entries.get(state);

  // Where the line goes on with this very pit it can be stepped along, whether there is an engine or not.
  const on = entry ? null : states.follow(now, (next) => !wayOf(next.move) && next.steps?.[0]?.from === place);
  if (on) return { next: on };
  if (!entry) {
    entry = await board.ask(now.line, before, now.ply);
    if (!entry?.can) return;
    asking.entries.set(state, entry);
  }
  scene.pits(now, entry);
  const all = place < 0 ? [entry.pass ?? ""] : (entry.can[place] ?? []);
  const moves = all.length > 1 && way ? all.filter((move) => wayOf(move) === way) : all;
  if (moves.length === 0) return { why: { ...entry.cannot[place], place } };
  if (moves.length > 1) return void scene.spots.choose(place, moves);

  const next = states.follow(now, (state) => state.move === moves[0]);
  if (next) return { next };
  const answer = await board.ask(now.line, [...before, moves[0]], before.length + 1);
  if (!answer?.states) return;
  asking.entries.set(answer.states[0], answer);
  return { next: states.played(now, answer.states[0]) };
}

/** Which way a move goes, where it says so.
 * @param {string} [move] */
export const wayOf = (move = "") => /[RL]$/.exec(move)?.[0] ?? "";
