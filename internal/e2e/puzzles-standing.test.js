// The reader's rating in puzzles, the days in a row, and the file with all that is stored.
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { daily, today } from "../../static/js/puzzles/daily.js";
import { rate, UNRATED } from "../../static/js/puzzles/rating.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { playMoves, pressTaskButton, tabTo, waitForStage } from "./harness/keyboard.js";
import { openPuzzles, TURN } from "./harness/puzzles-page.js";
import { store, stored } from "./harness/stored.js";

const UNRATED_LINE = "Each puzzle counts once towards your rating.";

/** @param {import("./harness/browser-test.js").Reader} reader */
const standing = ({ page }) => page.$eval(".standing", (line) => line.textContent ?? "");

browserTest("a puzzle counts for the rating once, by the first answer", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await openPuzzles(reader, `#puzzle-${TURN.id}`);
  assert.equal(await standing(reader), UNRATED_LINE);
  await tabTo(reader, '#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["5", "4"]);
  await waitForStage(reader, "puzzle", "missed");
  const { rating } = JSON.parse((await stored(reader, "rating")) ?? "{}");
  const missed = [1, 2, 3].map((level) => rate(UNRATED, /** @type {any} */ ({ id: TURN.id, theme: "turn", level }), false).rating);
  assert.ok(missed.includes(rating), `the rating is ${rating}; one of ${missed} was expected`);
  const text = `Your rating: ${rating}, after 1 puzzle.`;
  assert.equal(await standing(reader), text);
  await pressTaskButton(reader, "puzzle", "again");
  await playMoves(reader, "puzzle", ["5", "3", "6"]);
  await waitForStage(reader, "puzzle", "met");
  assert.equal(await standing(reader), text);
  await assertAccessible(reader.page, "a rated puzzle");
});

browserTest("what is stored goes to another browser as a file", { only: "chromium" }, async (reader) => {
  await openPuzzles(reader);
  await store(reader, "rating", JSON.stringify({ rating: 1234, rated: ["a", "b"] }));
  await store(reader, "days", JSON.stringify({ last: today(new Date()), days: 3 }));
  await openPuzzles(reader);
  const text = "Your rating: 1234, after 2 puzzles. Puzzle of the day: solved 3 days in a row.";
  assert.equal(await standing(reader), text);
  const file = path.join(tmpdir(), `sowbook-data-${process.pid}.json`);
  const data = { rating: await stored(reader, "rating"), days: await stored(reader, "days") };
  writeFileSync(file, JSON.stringify({ sowbook: 1, data })); // in the form that a unit test of the saved file has
  await reader.page.evaluate(() => localStorage.clear());
  await openPuzzles(reader);
  assert.equal(await standing(reader), UNRATED_LINE);
  const field = /** @type {any} */ (await reader.page.$('.data [type="file"]'));
  await field.uploadFile(file);
  await reader.page.waitForFunction(() => document.querySelector(".data-report")?.textContent, { polling: 30 });
  assert.equal(await reader.page.$eval(".data-report", (line) => line.textContent), "Your data has been loaded.");
  assert.equal(await standing(reader), text);
  rmSync(file);
});

browserTest(
  "the hint of the puzzle of the day is in sight on a phone, and its game can be chosen",
  { width: 360, height: 640 },
  async (reader) => {
    await openPuzzles(reader);
    const { bottom, height } = await reader.page.$eval('#puzzle [data-act="hint"]', (button) => ({
      bottom: button.getBoundingClientRect().bottom + scrollY,
      height: innerHeight,
    }));
    assert.ok(bottom <= height, `the hint ends at ${bottom} of ${height}`);
    await reader.page.select('[name="daily"]', "oware");
    const ids = await reader.page.$eval("sow-puzzles .all", (list) =>
      [...new DOMParser().parseFromString(list.textContent ?? "", "text/html").querySelectorAll('[data-game="oware"] > li')].map(({ id }) =>
        id.replace("puzzle-", ""),
      ),
    );
    const wanted = daily(
      ids.map((id) => ({ id, game: "oware" })),
      "oware",
      today(new Date()),
    );
    await reader.page.waitForFunction(
      (id) => document.querySelector("sow-task")?.getAttribute("data-task") === id,
      { polling: 30 },
      wanted,
    );
    await openPuzzles(reader);
    assert.equal(await reader.page.$eval("sow-task", (task) => task.getAttribute("data-task")), wanted, "after a reload");
  },
);
