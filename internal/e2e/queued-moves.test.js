// A pit chosen while seeds move: it waits until they have fallen, and is then played.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/board.js").Board} Board */

/** The places that are marked as waiting. @param {Board} board */
const queued = (board) =>
  board.evaluate((root) => [...root.querySelectorAll(".queued")].map((pit) => Number(/** @type {HTMLElement} */ (pit).dataset.place)));

/** Plays one of Lower's pits and holds its seeds in the air, however slow the machine is. @param {Board} board @param {string} move */
async function startSowing(board, move) {
  await board.playable();
  await board.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.frame = requestAnimationFrame;
    w.held = [];
    w.requestAnimationFrame = (/** @type {FrameRequestCallback} */ next) => w.held.push(next);
    w.cancelAnimationFrame = () => w.held.splice(0);
  });
  await board.play(move, "S");
  await board.waitFor("sowing", (root) => "busy" in root.dataset && /** @type {any} */ (window).held.length > 0);
}

/** Lets the seeds fall. @param {Board} board */
const goOn = (board) =>
  board.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.requestAnimationFrame = w.frame;
    for (const next of w.held) w.frame(next);
  });

browserTest("a tap during a sowing is played after it, and a second tap replaces the first", { only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f3");
  await startSowing(board, "4");
  assert.match(await board.evaluate((root) => root.querySelector(".status")?.textContent ?? ""), /Lower to play/);
  for (const [move, place] of /** @type {[string, number][]} */ ([
    ["1", 5],
    ["2", 4],
  ])) {
    await board.play(move, "S");
    assert.deepEqual(await queued(board), [place]);
    assert.equal((await board.state()).ply, 1, "the first sowing goes on");
  }
  await goOn(board);
  await board.settle({ ply: 2 });
  await board.assertShows(play(GAME, ["4", "2"]).position);
  assert.deepEqual(await queued(board), []);
});

browserTest(
  "Escape forgets the tap that waits, and the status names the next side only when the seeds have fallen",
  { only: "chromium" },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("p-f3");
    await startSowing(board, "1");
    await board.play("2", "S");
    await reader.page.keyboard.press("Escape");
    assert.deepEqual(await queued(board), []);
    const status = () => board.evaluate((root) => root.querySelector(".status")?.textContent ?? "");
    assert.match(await status(), /Lower to play/);
    await goOn(board);
    await board.settle({ ply: 1 });
    await board.assertShows(play(GAME, ["1"]).position);
    assert.match(await status(), /Upper to play/);
  },
);

browserTest("an illegal tap that waited is refused once the seeds have fallen", { only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f3");
  await startSowing(board, "4");
  await board.play("3", "N");
  await goOn(board);
  await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
  assert.deepEqual([await queued(board), (await board.state()).ply], [[], 1]);
  await board.assertShows(play(GAME, ["4"]).position);
});

browserTest("a move chosen from the list stops the seeds that are moving", { only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f3");
  await startSowing(board, "4");
  await board.clickPly(0);
  await board.settle({ ply: 0 });
  await goOn(board);
  await new Promise((done) => setTimeout(done, 1000)); // in which seeds would fall
  await board.assertShows(play(GAME, []).start);
});
