// A line plays by itself, with time to read each sentence.
import * as states from "./state.js";

const PAUSE = { ply: 1100, seed: 500 };
const LETTER = 18; // more for each letter of the sentence

/** Goes on to the end of a line, from its start when it is at the end, and takes the board beside it along.
 * @param {import("./board.js").Board} board @param {(ms: number) => Promise<unknown>} wait
 * @returns {Promise<boolean>} whether nothing came between */
export async function autoplay(board, wait) {
  const here = () => (board.together?.guide ?? board).now;
  if (states.forward(here()) === here()) {
    board.lead((now) => states.at(now, 0));
    await wait(PAUSE.ply);
  }
  for (;;) {
    if (!(await board.lead(states.forward, true))) return false;
    const now = here();
    if (states.forward(now) === now) return true;
    await wait(PAUSE[now.grain] + LETTER * states.sentence(now).say.length);
  }
}
