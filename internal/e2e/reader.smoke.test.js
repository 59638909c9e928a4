// A reader's path through the site, from the home page to a solved task. It runs in every browser.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { findClause, openGameAndPlay, PAGE, playComputer, solveTask } from "./harness/reader-path.js";

const GAME = "pratt-egyptian";

browserTest("from the home page a reader opens a game, steps through an example and plays", { reducedMotion: true }, (reader) =>
  openGameAndPlay(reader, PAGE),
);

browserTest("a reading can be switched", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3-lone");
  const { start, states } = await board.data();
  const moves = [states[1].move];
  await board.press("forward");
  await board.settle({ ply: 1, mode: "replay" });
  const before = await board.position();
  await board.choose("lone-capture", "yes");
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, moves, { from: start, set: { "lone-capture": "yes" } }).position);
  assert.notEqual(await board.position(), before, "the readings differ here");
});

browserTest("search finds a clause and opens it", { reducedMotion: true }, findClause);

browserTest("the computer replies to a move on the play page", { reducedMotion: true }, playComputer);

browserTest("a task of the course can be solved", { reducedMotion: true }, solveTask);
