// Plays a line by itself, with time to read each sentence.
import { sentence } from "./snapshot.js";
import * as states from "./state.js";
/** @import { Board } from "./board.js" */

const PAUSE = { ply: 1100, seed: 500 };
const LETTER = 18; // milliseconds more for each letter of the sentence

/** Steps to the end of a line, from its start if it is at the end, together with the board beside it.
 * @param {Board} board @param {(ms: number) => Promise<void>} wait
 * @returns {Promise<boolean>} whether it was not interrupted */
export async function autoplay(board, wait) {
  const here = () => (board.sync?.guide ?? board).now;
  if (states.forward(here()) === here()) {
    board.navigate((now) => states.at(now, 0));
    await wait(PAUSE.ply);
  }
  for (;;) {
    if (!(await board.navigate(states.forward, true))) return false;
    const now = here();
    if (states.forward(now) === now) return true;
    await wait(PAUSE[now.grain] + LETTER * sentence(now).say.length);
  }
}
