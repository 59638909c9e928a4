// Moves the seeds of the steps between two values of a board.
import { drawBefore, drawMarks, drawStep } from "./draw.js";
import * as snapshot from "./snapshot.js";
import { delay } from "./timers.js";
import { loadTools } from "./tools.js";
/** @import { Board } from "./board.js" */
/** @import { Replay, Step } from "./state.js" */

const PATIENCE = 2000; // milliseconds to wait for the tools before a move is shown without animation

/** Animates the last steps of the value shown. Resolves to false if interrupted.
 * @param {Board} board @param {Replay} before @param {Step[]} steps @param {AbortSignal} signal */
export async function animateSteps(board, before, steps, signal) {
  const { replay, playback } = board;
  const firstStep = replay.step - steps.length;
  const handPlace = snapshot.track(replay, firstStep).path.at(-1) ?? -1;
  drawBefore(board, before);
  const tools = await Promise.race([loadTools().catch(() => {}), delay(PATIENCE, signal)]);
  if (signal.aborted) return false;
  if (tools) board.motion ??= new tools.Motion(board.drawing);
  const progress = (/** @type {number} */ n) => {
    drawStep(board, firstStep + n);
    drawMarks(board, firstStep + n);
  };
  return (await board.motion?.run(snapshot.board(before), handPlace, steps, progress, playback.speed)) ?? true;
}
