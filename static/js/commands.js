// The commands of the toolbar and of keys.
import { draw, drawControls } from "./draw.js";
import * as states from "./state.js";
/** @import { Board } from "./board.js" */

const SPEEDS = [1, 2, 4, 0.5];

/** Runs a command: first, back, forward, last, play, faster, grain (seed by seed, or ply by ply), flip, book (back to the example),
 * full (full screen), more. `quick` skips the animation. On the second board of a pair, a command is `followed`.
 * @param {Board} board @param {string} name @param {boolean} [quick] @param {boolean} [followed] @returns {unknown} */
export function act(board, name, quick, followed) {
  if (name === "more") return board.withTools((tools) => tools.togglePanel(board));
  if (name === "full") return board.withTools((tools) => tools.toggleFullScreen(board));
  const waits = board.needs.prepare(() => act(board, name, quick, followed));
  if (waits) return waits;
  const playing = name !== "faster" && board.interrupt();
  if (name !== "faster") board.pits.closeChoice();
  const { replay, playback } = board;
  /** @type {Record<string, () => unknown>} */
  const commands = {
    first: () => board.goTo((replay) => states.at(replay, 0)),
    last: () => board.goTo((replay) => states.at(replay, Infinity)),
    back: () => board.goTo(states.back),
    forward: () => board.goTo(states.forward, !quick),
    grain: () => board.goTo(states.toggleStepBy),
    play: () => (playing ? draw(board) : board.withTools((tools) => tools.autoplay(board, replay))),
    flip: () => board.withTools((tools) => tools.flip(board)),
    book: () => board.show(states.leave(replay)),
    faster() {
      playback.speed = SPEEDS[(SPEEDS.indexOf(playback.speed) + 1) % SPEEDS.length];
      drawControls(board);
    },
  };
  const done = commands[name]();
  if (!followed) board.sync?.act(board, name);
  return done;
}
