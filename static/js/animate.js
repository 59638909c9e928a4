// Moves the seeds of the steps between two values of a board.
import { drawControls, drawStep } from "./draw.js";
import { set } from "./dom.js";
import * as snapshot from "./snapshot.js";
import { delay } from "./timers.js";
import { loadTools } from "./tools.js";
/** @import { Board } from "./board.js" */
/** @import { Replay, Step } from "./state.js" */

const PATIENCE = 2000; // milliseconds to wait for the tools before a move is shown without animation

/** Animates the last steps of the value shown. Resolves to false if interrupted.
 * @param {Board} board @param {Replay} before @param {Step[]} steps @param {AbortSignal} signal */
export async function animateSteps(board, before, steps, signal) {
  const { seeds } = snapshot.board(before);
  board.drawing.setSeeds(seeds);
  board.pits.show(seeds, snapshot.turn({ ...board.replay, step: 0 }), 0);
  set(board.root, { "data-busy": "" });
  drawControls(board, 0);
  const tools = await Promise.race([loadTools().catch(() => {}), delay(PATIENCE, signal)]);
  if (signal.aborted) return false;
  return (await tools?.animate(board, before, steps, (done) => drawStep(board, done))) ?? true;
}
