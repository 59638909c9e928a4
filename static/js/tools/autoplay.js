// Plays a line by itself, with time to read each sentence.
import { sentence } from "../snapshot.js";
import * as states from "../state.js";
/** @import { Board } from "../board.js" */

const PAUSE = { ply: 1100, seed: 500 };
const LETTER = 18; // milliseconds more for each letter of the sentence

/** Plays a board's line, unless the board has moved since the reader asked for it. @param {Board} board @param {states.Replay} replay shown then */
export async function autoplay(board, replay) {
  if (board.replay === replay) await board.playLine((wait) => play(board, wait));
}

/** Steps to the end of a line, from its start if it is at the end, together with the board beside it.
 * @param {Board} board @param {(ms: number) => Promise<void>} wait
 * @returns {Promise<boolean>} false if interrupted */
async function play(board, wait) {
  const here = () => (board.sync?.guide ?? board).replay;
  if (states.forward(here()) === here()) {
    board.goTo((replay) => states.at(replay, 0));
    await wait(PAUSE.ply);
  }
  for (;;) {
    if (!(await board.goTo(states.forward, true))) return false;
    const replay = here();
    if (states.forward(replay) === replay) return true;
    await wait(PAUSE[replay.stepBy] + LETTER * sentence(replay).say.length);
  }
}
