// Draws what a board shows: seeds and marks, pits, sentence, buttons and the list of moves.
import { showSentence } from "./board-text.js";
import { find, findAll, focus, set } from "./dom.js";
import { drawReplay } from "./draw-replay.js";
import * as snapshot from "./snapshot.js";
import * as states from "./state.js";
import { load, loadedTools } from "./tools.js";
import * as words from "./words.js";
/** @import { Board } from "./board.js" */
/** @import { Replay } from "./state.js" */

/** Draws everything, without animation, and dispatches sow-change. @param {Board} board */
export function draw(board) {
  const { replay, root, drawing } = board;
  root.removeAttribute("data-busy");
  const { seeds, hand } = drawReplay(drawing, replay);
  drawMarks(board);
  board.pits.show(seeds, snapshot.turn(replay), hand, states.isWhole(replay) ? states.state(replay).legal : undefined);
  writeShown(board);
  for (const note of findAll(root, ".notes [data-state]")) {
    note.hidden = replay.ply > states.root(replay) || Number(note.dataset.state) !== replay.ply;
  }
  drawControls(board);
  root.dispatchEvent(new Event("sow-change", { bubbles: true }));
}

/** Draws the marks after a number of steps. The tools do, as soon as they are loaded; a fresh board has its marks from the build, and marks
 * that are drawn stay. @param {Board} board @param {number} [done] */
export function drawMarks(board, done = board.replay.step) {
  const { drawing, replay, differs } = board;
  const before = JSON.stringify(board.marks);
  const marks = (board.marks = { ...snapshot.marks(replay, done), differs });
  if (loadedTools) return loadedTools.mark(drawing, marks);
  const drawn = find(drawing.svg, ".marks");
  if (drawn && (!before || before === JSON.stringify(marks))) return;
  drawn?.remove();
  if (marks.path[0] >= 0 || marks.letters?.length || marks.arrows?.length)
    load((tools) => board.marks === marks && tools.mark(drawing, marks));
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

/** Shows the seeds before an animation. @param {Board} board @param {Replay} before */
export function drawBefore(board, before) {
  const { seeds } = snapshot.board(before);
  board.drawing.setSeeds(seeds);
  board.pits.show(seeds, snapshot.turn({ ...board.replay, step: 0 }), 0);
  set(board.root, { "data-busy": "" });
  drawControls(board, 0);
}
