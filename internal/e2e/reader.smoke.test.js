// A reader's path through the site, from the home page to a solved task. It runs in every browser.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { answers } from "./harness/course.js";
import { playMoves, tabTo, waitForStage } from "./harness/keyboard.js";
import { play } from "./harness/native.js";

const GAME = "pratt-egyptian";
const PAGE = `variants/${GAME}/`;

browserTest("from the home page a reader opens a game, steps through an example and plays", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("", { waitForBoards: false });
  await Promise.all([page.waitForNavigation({ waitUntil: "load" }), page.click(`main a[href="${PAGE}"]`)]);
  assert.equal(page.url(), host.url(PAGE));
  await reader.boardsReady();
  const board = reader.board("p-f3");
  await board.press("forward");
  await board.settle({ ply: 1, mode: "replay" });
  await board.assertShows(play(GAME, ["4"]).position, "stepped");
  await board.play("2", "S");
  await board.settle({ ply: 2, mode: "try" });
  await board.assertShows(play(GAME, ["4", "2"]).position, "the reader's move");
});

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

browserTest("search finds a clause and opens it", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("search/");
  await page.type("#q", "P-E3");
  await page.waitForFunction(() => document.querySelector("sow-search .results a")?.textContent?.includes("P-E3"), {
    polling: 50,
    timeout: 30_000,
  });
  await Promise.all([page.waitForNavigation({ waitUntil: "load" }), page.click("sow-search .results a")]);
  assert.equal(page.url(), host.url("sources/pratt-2009/#P-E3"));
});

browserTest("the computer replies to a move on the play page", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("play/?game=oware");
  await page.waitForSelector("sow-play [name=opponent] option");
  await page.select("sow-play [name=opponent]", "1");
  const board = reader.board("table");
  await board.play("3", "S");
  await board.settle({ ply: 2 });
  const moves = await page.evaluate(() => JSON.parse(localStorage.getItem("sowbook-play") ?? "{}").moves);
  const { position, plies } = play("oware", moves);
  assert.deepEqual(
    plies.map(({ player }) => player),
    ["S", "N"],
  );
  await board.assertShows(position);
});

browserTest("a task of the course can be solved", { reducedMotion: true }, async (reader) => {
  const task = answers.again["again-two"];
  assert.ok("play" in task);
  await reader.open("learn/again/");
  await tabTo(reader, '#again-two .spot[tabindex="0"]');
  await playMoves(reader, "again-two", task.play);
  assert.match(await waitForStage(reader, "again-two", "met"), /^(Solved|Right)/);
});
