// Links to puzzles, and the puzzle of the day.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection } from "./harness/host.js";
import { tabTo } from "./harness/keyboard.js";
import { openPuzzles, puzzleLines, shownPuzzle, THREAT } from "./harness/puzzles-page.js";
import { runsAll } from "./harness/sample.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Stops the clock of the page at a time. @param {Reader} reader @param {...number} when year, month from 0, day, hour */
const stopClock = ({ page }, ...when) =>
  page.evaluateOnNewDocument((when) => {
    const Real = Date;
    // @ts-expect-error new Date() returns that time
    window.Date = class extends Real {
      /** @param {...any} given */
      constructor(...given) {
        // @ts-expect-error the arguments of Date
        super(...(given.length ? given : when));
      }
    };
  }, when);

/** The ids of the puzzles of everyday mancala. @param {Reader} reader @returns {Promise<string[]>} */
const puzzleIds = ({ page }) =>
  page.$eval("sow-puzzles .all", (all) => {
    const [list = ""] = /<ol class="printed" data-game="gamepigeon">[\s\S]*?<\/ol>/.exec(all.textContent ?? "") ?? [];
    return list.match(/(?<=id="puzzle-)\w+/g) ?? [];
  });

for (const hour of runsAll ? [0, 23] : [23]) {
  browserTest(`the puzzle of the day depends on the local date (${hour}:30)`, { reducedMotion: true, only: "chromium" }, async (reader) => {
    await stopClock(reader, 2026, 10, 21, hour, 30);
    await openPuzzles(reader);
    const all = (await puzzleIds(reader)).sort();
    assert.equal(all.length, puzzleLines.filter((line) => line.startsWith("gamepigeon ")).length);
    const { id, day } = await shownPuzzle(reader);
    assert.equal(day, "Puzzle of the day, 21 November 2026");
    assert.equal(id, all[20778 % all.length], "21 November 2026 is day 20778 from 1 January 1970");
    await openPuzzles(reader, "#day-2026-11-22");
    await reader.page.reload();
    await reader.page.waitForSelector("sow-puzzles[data-alive]");
    assert.deepEqual(
      [(await shownPuzzle(reader)).id, (await shownPuzzle(reader)).day],
      [all[20779 % all.length], "The puzzle of 22 November 2026"],
    );
    await tabTo(reader, ".go-back a");
    await reader.page.keyboard.press("Enter");
    await reader.page.waitForFunction(
      (id) =>
        document.querySelector(".day")?.textContent?.startsWith("Puzzle of the day") &&
        document.querySelector("sow-task")?.getAttribute("data-task") === id,
      { polling: 30 },
      id,
    );
  });
}

browserTest("a link opens its puzzle, and an unknown one shows an error", { reducedMotion: true }, async (reader) => {
  await stopClock(reader, 2026, 10, 21, 12);
  await openPuzzles(reader, `#puzzle-${THREAT.id}`);
  assert.deepEqual(await shownPuzzle(reader), {
    id: THREAT.id,
    ask: "Play so that the other player can capture at most two pieces next turn.",
    day: "From the collection",
  });
  await reader.board("puzzle").assertShows(THREAT.start, "the puzzle's board");
  await reader.page.evaluate(() => void (location.hash = "puzzle-00000000"));
  await reader.page.waitForFunction(() => /no puzzle/.test(document.querySelector(".day")?.textContent ?? ""), { polling: 30 });
  assert.equal(
    (await shownPuzzle(reader)).day,
    "There is no puzzle at this address. It may have been removed from the collection. Puzzle of the day, 21 November 2026",
  );
});

browserTest(
  "a puzzle whose game does not load is reported in one line, and can be tried again",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    host.fail("embed/kalah.json", dropConnection);
    await openPuzzles(reader, `#puzzle-${THREAT.id}`);
    assert.match(await page.$eval("sow-puzzles [role=alert]", (line) => line.textContent ?? ""), /^Kalah did not load\. ?Try again$/);
    host.restore("embed/kalah.json");
    await page.click("sow-puzzles [role=alert] button");
    await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") === id, { polling: 30 }, THREAT.id);
    assert.equal(await page.$("sow-puzzles [role=alert]"), null);
    await reader.board("puzzle").assertShows(THREAT.start, "the puzzle's board");
  },
);

browserTest("a puzzle keeps its address when it is touched", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await stopClock(reader, 2026, 10, 21, 12); // the puzzle of this day is of a game in which a pit has one move
  for (const address of [`#puzzle-${THREAT.id}`, ""]) {
    await openPuzzles(reader, address);
    const { id } = await shownPuzzle(reader);
    const board = reader.board("puzzle");
    const [place] = await board.playable();
    await board.clickPit(place);
    await board.waitFor("played, or asked which way", (root) => Number(root.dataset.ply) > 0 || !!root.querySelector(".choice"));
    await (await page.$("#puzzle .choice button"))?.click();
    await board.waitFor("played", (root) => Number(root.dataset.ply) > 0 && !("busy" in root.dataset));
    await new Promise((done) => setTimeout(done, 600)); // longer than other boards wait before they write into the address
    assert.equal(await page.evaluate(() => location.hash), address);
    await page.reload();
    await page.waitForSelector("sow-puzzles[data-alive]");
    assert.equal((await shownPuzzle(reader)).id, id, "after a reload");
  }
});
