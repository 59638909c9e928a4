// Solving puzzles: wrong moves, replies, hints, solutions.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { hasFocus, playMoves, pressTaskButton, tabTo, waitForStage } from "./harness/keyboard.js";
import { play } from "./harness/native.js";
import { openPuzzles, PASS, progressLine, puzzleLines, shownPuzzle, THREAT, TURN } from "./harness/puzzles-page.js";

browserTest(
  "a puzzle can be solved by keyboard, by any of its solutions, after a wrong move with its reason",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await openPuzzles(reader, `#puzzle-${TURN.id}`);
    assert.equal((await shownPuzzle(reader)).ask, "Sow three times or more in one turn.");
    await tabTo(reader, '#puzzle .pits .spot[tabindex="0"]');
    await playMoves(reader, "puzzle", ["5", "4"]);
    assert.equal(await waitForStage(reader, "puzzle", "missed"), "The turn is over after two sowings. Start again and try another way.");
    await pressTaskButton(reader, "puzzle", "again");
    await waitForStage(reader, "puzzle", "open");
    await reader.board("puzzle").assertShows(TURN.start, "after Start again");
    await playMoves(reader, "puzzle", ["5", "3", "6"]); // the page shows another solution
    assert.match(await waitForStage(reader, "puzzle", "met"), /^Solved\./);
    await reader.board("puzzle").assertShows(play("kalah", ["5", "3", "6"], { from: TURN.start }).position, "the turn");
    assert.equal(await progressLine(reader), `${puzzleLines.length} puzzles, 1 solved.`);
    await tabTo(reader, "#puzzle [data-next]");
    await page.keyboard.press("Enter");
    await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") !== id, { polling: 30 }, TURN.id);
    assert.ok(await hasFocus(reader, ".wanted"), "the task of the next puzzle has the focus");
    assert.equal(await page.evaluate(() => location.hash), `#puzzle-${(await shownPuzzle(reader)).id}`);
  },
);

browserTest("after a wrong move the board shows the opponent's reply", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await openPuzzles(reader, `#puzzle-${THREAT.id}`);
  await reader.page.focus('#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["3"]);
  const said = await waitForStage(reader, "puzzle", "missed");
  assert.match(said, /^Now the other player can capture (\w+) pieces\. Watch the reply\.$/);
  await reader.board("puzzle").waitFor("answered", (root) => /** @type {any} */ (root).board.where.moves.length > 1);
  const { moves: line } = /** @type {{moves: string[]}} */ (
    await reader.board("puzzle").evaluate((root) => /** @type {any} */ (root).board.where)
  );
  await reader.board("puzzle").settle({ ply: line.length });
  const { position, plies } = play("kalah", line, { from: THREAT.start });
  const taken = plies.filter(({ player }) => player === "N").reduce((sum, { captured }) => sum + captured, 0);
  assert.ok(taken > 2, `${line} takes ${taken}`);
  assert.match(
    said,
    new RegExp(
      ` ${["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][taken] ?? taken} pieces`,
    ),
  );
  await reader.board("puzzle").assertShows(position, "North has answered");
});

browserTest("no pass is offered when the turn of a puzzle is over", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await openPuzzles(reader, `#puzzle-${PASS.id}`);
  await tabTo(reader, '#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["2"]);
  assert.match(await waitForStage(reader, "puzzle", "met"), /^Solved\./);
  await reader.page.waitForSelector("#puzzle .choice.pass");
  assert.deepEqual(await reader.page.$$eval("#puzzle .choice", (all) => all.map((pass) => [pass.textContent, pass.checkVisibility()])), [
    ["Pass", false],
  ]);
});

browserTest(
  "hints give the rule, the pit, then a replay; Show me plays a solution; neither counts as solving",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await openPuzzles(reader, `#puzzle-${TURN.id}`);
    const hints = () =>
      page.$$eval("sow-task .hinted p", (all) => all.filter((p) => p.checkVisibility()).map((p) => p.textContent?.trim()));
    assert.deepEqual(await hints(), []);
    await page.focus('#puzzle .pits .spot[tabindex="0"]');
    await pressTaskButton(reader, "puzzle", "hint");
    assert.deepEqual(await hints(), [
      "Only one first move keeps the turn going that long. If the last piece falls in your own kalah, play again.\u202fK-4",
    ]);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("sow-task .hinted p").length === 2, { polling: 30 });
    assert.equal((await hints())[1], "Look at your Pit 5.");
    await page.evaluate(() => {
      // the replay is shown only briefly
      const own = /** @type {{replayed?: string[]}} */ (/** @type {unknown} */ (window));
      own.replayed = [];
      addEventListener("sow-change", (event) => own.replayed?.push(/** @type {any} */ (event.target).board.position));
    });
    await page.keyboard.press("Enter");
    const replayed = () => page.evaluate(() => /** @type {any} */ (window).replayed);
    const { position } = play("kalah", ["5"], { from: TURN.start });
    await page.waitForFunction(
      (start) => /** @type {any} */ (window).replayed.length > 1 && /** @type {any} */ (window).replayed.at(-1) === start,
      { polling: 50, timeout: 60_000 },
      TURN.start,
    );
    assert.ok((await replayed()).includes(position), `${position} in ${await replayed()}`);
    await reader.board("puzzle").settle({ ply: 0 });
    await pressTaskButton(reader, "puzzle", "show");
    await waitForStage(reader, "puzzle", "shown");
    await reader.board("puzzle").settle({ ply: 3 });
    await reader.board("puzzle").assertShows(play("kalah", ["5", "3", "4"], { from: TURN.start }).position, "the solution");
    assert.equal(await progressLine(reader), `${puzzleLines.length} puzzles, 0 solved.`);
  },
);
