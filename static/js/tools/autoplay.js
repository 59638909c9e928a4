// Plays a line by itself, with time to read each sentence.
import { sentence } from "../snapshot.js";
import * as states from "../state.js";
import { delay } from "../timers.js";
/** @import { Board } from "../board.js" */

const PAUSE = { ply: 1100, seed: 500 };
const LETTER = 18; // milliseconds more for each letter of the sentence

/** Plays a board's line to its end, from its start if it is at the end, unless the board has moved since the reader asked for it.
 * @param {Board} board @param {states.Replay} replay shown then */
export async function autoplay(board, replay) {
  if (board.replay !== replay) return;
  const { signal } = board.running;
  const wait = (/** @type {number} */ ms) => delay(ms / board.playback.speed, signal);
  const here = () => (board.sync?.guide ?? board).replay;
  const isAtEnd = () => states.forward(here()) === here();
  board.playback.playing = true;
  if (isAtEnd()) {
    board.goTo((replay) => states.at(replay, 0));
    await wait(PAUSE.ply);
  }
  for (;;) {
    if (!(await board.goTo(states.forward, true))) return;
    if (isAtEnd()) return board.redraw();
    await wait(PAUSE[here().stepBy] + LETTER * sentence(here()).say.length);
  }
}
