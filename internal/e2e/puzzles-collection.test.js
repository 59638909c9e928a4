// The collection of puzzles: its list, its filters, and the reader's progress.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { hasFocus, playMoves, tabTo, waitForStage } from "./harness/keyboard.js";
import { openPuzzles, progressLine, puzzleLines, TURN } from "./harness/puzzles-page.js";
import { stored } from "./harness/stored.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** The texts of the rows of the list. @param {Reader} reader */
const rows = ({ page }) =>
  page.$$eval(".puzzles li", (all) => all.map((row) => /** @type {HTMLElement} */ (row).innerText.replace(/\s+/g, " ").trim()));

browserTest(
  "the collection can be filtered by game, theme and level, with counts",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await openPuzzles(reader);
    const of = (/** @type {string} */ key) =>
      page.$$eval(`[name="${key}"] option`, (all) =>
        all.map((option) => `${option.textContent}${/** @type {HTMLOptionElement} */ (option).disabled ? " -" : ""}`),
      );
    const count = (/** @type {RegExp} */ pattern) => puzzleLines.filter((line) => pattern.test(line)).length;
    assert.equal((await rows(reader)).length, 12);
    assert.ok((await of("game")).includes(`Kalah (${count(/^kalah /)})`));
    await page.select('[name="game"]', "kalah");
    assert.equal(await progressLine(reader), `${count(/^kalah /)} puzzles, 0 solved.`);
    assert.ok((await of("theme")).includes(`Counting: longest turn (${count(/^kalah turn /)})`));
    assert.ok((await of("theme")).includes("Counting: longest relay (0) -"), "Kalah has no relays");
    await page.select('[name="theme"]', "turn");
    const turns = await rows(reader);
    assert.equal(turns.length, count(/^kalah turn /));
    assert.ok(
      turns.every((row) => row.includes("Kalah · Counting: longest turn · Level ")),
      String(turns),
    );
    await page.select('[name="level"]', "2");
    assert.deepEqual(await rows(reader), ["Sow three times or more in one turn. Kalah · Counting: longest turn · Level 2"]);
    await tabTo(reader, ".puzzles a");
    await page.keyboard.press("Enter");
    await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") === id, { polling: 30 }, TURN.id);
    assert.ok(await hasFocus(reader, ".wanted"));
    assert.equal(await page.$eval(".puzzles [aria-current]", (link) => link.getAttribute("href")), `#puzzle-${TURN.id}`);
  },
);

browserTest(
  "the list grows by request, reaches every puzzle, and the page stays small",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await openPuzzles(reader, `#puzzle-${TURN.id}`);
    assert.equal((await rows(reader)).length, 12);
    await page.focus(".rest button");
    await page.keyboard.press("Enter");
    assert.equal((await rows(reader)).length, 36);
    assert.ok(await hasFocus(reader, ".puzzles li:nth-child(13) a"), "the first new one has the focus");
    await page.focus('#puzzle .pits .spot[tabindex="0"]');
    await playMoves(reader, "puzzle", ["5", "3"]);
    const elements = await page.evaluate(() => document.querySelectorAll("*").length);
    assert.ok(elements < 1500, `${elements} elements`);
    await assertAccessible(page, "a longer list of puzzles");
    await page.$eval(".rest", (rest) => {
      while (rest.checkVisibility()) rest.querySelector("button")?.click();
    });
    assert.equal((await rows(reader)).length, puzzleLines.length);
  },
);

browserTest("solved puzzles are kept over a reload and erased after confirmation", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await openPuzzles(reader, `#puzzle-${TURN.id}`);
  await reader.page.focus('#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["5", "3", "4"]);
  await waitForStage(reader, "puzzle", "met");
  await page.reload();
  await page.waitForSelector("sow-puzzles[data-alive]");
  assert.equal(await progressLine(reader), `${puzzleLines.length} puzzles, 1 solved.`);
  await page.select('[name="game"]', "kalah");
  await page.select('[name="theme"]', "turn");
  assert.equal((await rows(reader)).filter((row) => row.endsWith(" · solved")).length, 1);
  assert.deepEqual(JSON.parse((await stored(reader, "puzzles")) ?? ""), { [TURN.id]: "solved" });
  await page.focus('[data-act="erase"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval('[data-act="erase"]', (face) => face.textContent), "Erase all progress?");
  assert.equal(
    await progressLine(reader),
    `${puzzleLines.filter((line) => line.startsWith("kalah turn ")).length} puzzles, 1 solved.`,
    "not yet",
  );
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval(".kept", (line) => line.textContent), "Your solved puzzles have been erased.");
  assert.equal(await progressLine(reader), `${puzzleLines.filter((line) => line.startsWith("kalah turn ")).length} puzzles, 0 solved.`);
  assert.equal(await stored(reader, "puzzles"), null);
});

browserTest(
  "without scripts one puzzle has a board and all are listed with folded solutions",
  { javascript: false, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await reader.open("puzzles/", { waitForBoards: false });
    const text = await page.evaluate(
      (id) => ({
        listed: document.querySelectorAll(".printed li").length,
        elements: document.querySelectorAll("*").length,
        boards: [...document.querySelectorAll("svg.board")].filter((board) => board.checkVisibility()).length,
        shown: [...document.querySelectorAll(".work, .bar, .filters, .erase")].some((part) => part.checkVisibility()),
        one: document.getElementById(`puzzle-${id}`)?.textContent?.replace(/\s+/g, " ").trim(),
      }),
      TURN.id,
    );
    assert.deepEqual(text, {
      ...text,
      listed: puzzleLines.length,
      boards: 1,
      shown: false,
      one: `${TURN.start}Sow three times or more in one turn.South: 5 3 4 or 5 3 5 or 5 3 6`,
    });
    assert.ok(text.elements < 3 * puzzleLines.length + 500, `${text.elements} elements`);
  },
);
