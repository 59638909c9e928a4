// An old tab whose reader clicks what needs a file of the new build: the page is reloaded with its boards as they are, and the click is
// repeated.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deployed, firstSite } from "./harness/deploy.js";
import { dropConnection } from "./harness/host.js";
import { after, open, openFolds, otherScripts, reloaded } from "./harness/old-tab.js";
import { savedGame, saveGame } from "./harness/play-page.js";
import { EXAMPLE, GAME } from "./harness/small-book.js";
import { browserTest } from "./harness/browser-test.js";
import { waitFor } from "./harness/wait.js";

const OPTIONS = { reducedMotion: true, allowErrors: true, only: "chromium" };

browserTest("an old tab that needs the new engine is reloaded with its boards as they are", OPTIONS, async (reader) => {
  const { host } = reader;
  for (const file of ["engine.wasm", "worker.js"]) host.fail(file, dropConnection);
  const board = await open(reader);
  await board.play("3", "S"); // known without the engine
  await board.settle({ ply: 1 });
  await deployed(reader, otherScripts, async () => {
    for (const file of ["engine.wasm", "worker.js"]) host.restore(file);
    const place = await board.pit("1", "S");
    await click(board, `.pits [data-place="${place}"]`);
    await reloaded(reader);
    await board.settle({ ply: 2, mode: "try" }); // the pit is played in the page that was loaded again
    await board.assertShows(after("3", "1"));
    assert.equal(await reader.page.evaluate(() => document.activeElement?.getAttribute("data-place")), String(place));

    await waitFor(reader, "in the address", () => /&at=2/.test(location.hash));
    await reader.page.reload();
    await openFolds(reader);
    await board.settle({ ply: 2 });
    await pastRepeating();
    await board.assertShows(after("3", "1"), "the pit is played once");
  });
});

/** Waits longer than a page takes to repeat a click. */
const pastRepeating = () => new Promise((done) => setTimeout(done, 500));

/** Clicks on a part of a board, not by the mouse, which might need the new build on its way there.
 * @param {import("./harness/board.js").Board} board @param {string} part */
const click = (board, part) => board.evaluate((root, part) => /** @type {HTMLElement} */ (root.querySelector(part)).click(), part);

/** Gives the second example of GAME another start. @param {string} book */
function otherStart(book) {
  otherScripts(book);
  const file = path.join(book, `content/variants/${GAME}.md`);
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text
      .replace("from 4,0,3,6,4,2/2,3,1,3,0,2 9,9", "from 5,0,3,6,4,2/2,3,1,3,0,2 8,9")
      .replace("4,0,3,6,0,2/2,0,2,4,0,2 14,9", "5,0,3,6,0,2/2,0,2,4,0,2 13,9"),
  );
}

for (const [what, change, ply, position] of /** @type {[string, (book: string) => void, number, string][]} */ ([
  ["is played", otherScripts, 1, "4,0,3,6,4,2/0,4,2,3,0,2 9,9 N"],
  ["is not played if the board has changed", otherStart, 0, "5,0,3,6,4,2/2,3,1,3,0,2 8,9 S"],
]))
  browserTest(`the pit clicked on another board of an old tab ${what}`, OPTIONS, async (reader) => {
    const { host } = reader;
    for (const file of ["engine.wasm", "worker.js"]) host.fail(file, dropConnection);
    await open(reader);
    await openFolds(reader);
    const board = reader.board("first-capture");
    await deployed(reader, change, async () => {
      for (const file of ["engine.wasm", "worker.js"]) host.restore(file);
      await click(board, '.pits [data-place="0"]');
      await reloaded(reader);
      await board.settle({ ply });
      await pastRepeating();
      await board.assertShows(position);
    });
  });

for (const files of [["tools.js"], ["engine.wasm", "worker.js"]])
  browserTest(`the pit clicked on the play page of an old tab is played, if ${files[0]} is of the new build`, OPTIONS, async (reader) => {
    const { host } = reader;
    for (const file of files) host.fail(file, dropConnection);
    host.folder = firstSite;
    await saveGame(reader, { game: GAME, start: after().replace(/.$/, "S") });
    await reader.open("play/");
    await waitFor(reader, "ready", () => document.querySelector('sow-play[data-phase="playing"]'));
    const board = reader.board("table");
    const moves = ["2"];
    if (files[0] === "tools.js") {
      await board.playable();
      await click(board, '.pits [data-place="0"]');
      await waitFor(reader, "in the address", () => /moves=1/.test(location.hash));
      moves.unshift("1");
    }
    await deployed(reader, otherScripts, async () => {
      await host.idle();
      for (const file of files) host.restore(file);
      await click(board, `.pits [data-place="${moves.length > 1 ? 7 : 1}"]`);
      await reloaded(reader);
      await board.settle({ ply: moves.length });
      await pastRepeating();
      await board.assertShows(after(...moves));
      assert.deepEqual((await savedGame(reader)).moves, moves);
    });
  });

browserTest("the pit clicked in the lab of an old tab is played", OPTIONS, async (reader) => {
  const { host } = reader;
  host.fail("tools.js", dropConnection);
  host.folder = firstSite;
  await reader.open(`lab/?game=${GAME}`);
  await waitFor(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"] .spot'));
  const board = reader.board("lab-board");
  await deployed(reader, otherScripts, async () => {
    await host.idle();
    host.restore("tools.js");
    await click(board, '.pits [data-place="0"]');
    await reloaded(reader);
    await board.settle({ ply: 1 });
    await pastRepeating();
    await board.assertShows(after("1"));
  });
});

browserTest("the step button clicked in an old tab goes one move forward", OPTIONS, async (reader) => {
  const { host } = reader;
  host.fail("tools.js", dropConnection);
  const board = await open(reader);
  await deployed(reader, otherScripts, async () => {
    await host.idle();
    host.restore("tools.js");
    await click(board, '[data-do="forward"]');
    await reloaded(reader);
    await board.settle({ ply: 1 });
    await pastRepeating();
    await board.assertShows(after("3"));
  });
});

browserTest("an old tab that needs the new tools is reloaded with its boards as they are", OPTIONS, async (reader) => {
  const { host } = reader;
  host.fail("tools.js", dropConnection);
  const board = await open(reader);
  await board.play("1", "S");
  await board.settle({ ply: 1, mode: "try" });
  await deployed(reader, otherScripts, async () => {
    await host.idle(); // no request for the old tools is under way
    host.restore("tools.js");
    await click(board, '[data-do="more"]');
    await reloaded(reader);
    await board.settle({ ply: 1, mode: "try" });
    await board.assertShows(after("1"));
    await reader.page.waitForSelector(`#${EXAMPLE} .panel`, { visible: true }); // by the click that made the page reload
  });
});
