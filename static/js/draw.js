// Draws what a board shows: seeds and marks, pits, sentence, buttons and the list of moves.
import { showSentence } from "./board-text.js";
import { findAll, focus } from "./dom.js";
import { specialPits } from "./position.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { loadedTools } from "./tools.js";
import * as words from "./words.js";
/** @import { Board } from "./board.js" */
/** @import { Replay } from "./state.js" */

/** Draws what a board shows, without animation, and dispatches sow-change. The tools then draw the marks (tools/respond.js); a fresh board has
 * them from the build. @param {Board} board */
export function draw(board) {
  const { replay, root, drawing, pits, drawn = replay } = board;
  board.drawn = replay;
  root.removeAttribute("data-busy");
  const { seeds, hand } = snapshot.board(replay);
  drawing.setSeeds(seeds);
  if (!loadedTools && !states.showsSame(replay, drawn)) for (const mark of findAll(drawing.svg, ".turn, .marks")) mark.remove();
  pits.special = loadedTools?.special(replay) ?? specialPits(states.state(replay).position); // the same after a whole move
  pits.show(seeds, snapshot.turn(replay), hand, states.isWhole(replay) ? states.state(replay).legal : undefined);
  writeShown(board);
  for (const note of findAll(root, ".notes [data-state]")) {
    note.hidden = replay.ply > states.root(replay) || Number(note.dataset.state) !== replay.ply;
  }
  drawControls(board);
  root.dispatchEvent(new Event("sow-change", { bubbles: true }));
}

/** Draws the buttons, the status and the list of moves. @param {Board} board @param {number} [done] steps */
export function drawControls(board, done = board.replay.step) {
  const { root, game, replay, playback, toolbar } = board;
  const { playing, waiting } = playback;
  const own = states.hasLeftExample(replay);
  const focused = root.contains(document.activeElement) && document.activeElement;
  Object.assign(root.dataset, { mode: own ? "try" : "replay", ply: replay.ply });
  root.toggleAttribute("data-playing", playing);
  const side = own ? replay.sides.includes(replay.line) : null;
  toolbar.show(replay, playback, waiting ? words.t(waiting) : words.status(game, snapshot.turn({ ...replay, step: done }), side));
  drawStep(board, done);
  board.moves.show(replay, (state) => board.moveName(state));
  if (focused && (!focused.isConnected || focused.closest("[hidden]"))) focus(toolbar.buttons.forward);
}

/** Says which move and step is shown. @param {Board} board @param {number} done steps */
export function drawStep({ root, replay, toolbar }, done) {
  root.dataset.step = String(done);
  const of = states.state(replay).steps?.length ?? 0;
  const step = replay.stepBy === "seed" && of ? words.t("step", { n: done, of }) : "";
  const last = states.last(replay);
  toolbar.at.textContent = last ? words.at(replay.ply, last, step, snapshot.lap(replay, done)) : "";
}

/** Shows the sentence of what the board shows, in place of a refusal. @param {Board} board */
export function writeShown(board) {
  const { sentence } = board.figures;
  sentence.classList.remove("refused");
  writeSentence(board, sentence, board.replay);
}

/** Shows the sentence of a replay, with the author's notes. @param {Board} board @param {Element} place @param {Replay} replay */
export function writeSentence({ root, game, figures }, place, replay) {
  const state = states.state(replay);
  const side = replay.ply > states.root(replay) ? replay.sides.findIndex(({ states }) => states[replay.ply] === state) + 1 : 0;
  const figure = `${root.id}${side ? `-instead-${side}` : ""}-${replay.ply}`;
  const notes = states.isWhole(replay) && state.noted ? figures.notes(figure) : [];
  showSentence(place, snapshot.sentence(replay), game.clauses, notes);
}
