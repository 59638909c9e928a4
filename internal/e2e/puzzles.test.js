// The puzzles: the puzzle of the day, the collection, solving by keyboard, saved progress.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { playMoves, hasFocus, pressTaskButton, waitForStage, tabTo } from "./harness/keyboard.js";
import { play } from "./harness/native.js";
import { ROOT } from "./harness/paths.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection } from "./harness/host.js";
import { runsAll } from "./harness/sample.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const lines = readFileSync(path.join(ROOT, "content/puzzles.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/** The id of a puzzle, a hash of its content. @param {string} game @param {string} position @param {string} goal with pits counted from the left */
const puzzleId = (game, position, goal) => createHash("sha256").update(`${game}\n${position}\n${goal}`).digest("hex").slice(0, 8);

const TURN = {
  game: "kalah",
  start: "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S",
  id: puzzleId("kalah", "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S", "sowings 3"),
};
const THREAT = { game: "kalah", start: "1,6,2,0,5,5/1,3,7,0,7,7 1,3 S", id: puzzleId("kalah", "1,6,2,0,5,5/1,3,7,0,7,7 1,3 S", "leave 2") };

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

/** @param {Reader} reader @param {string} [address] */
async function open(reader, address = "") {
  await reader.open(`puzzles/${address}`);
  await reader.page.waitForSelector("sow-puzzles[data-alive]", { timeout: 30_000 });
}

/** The puzzle shown: its id, its task and its heading. @param {Reader} reader */
const shown = ({ page }) =>
  page.evaluate(() => ({
    id: document.querySelector("sow-task")?.getAttribute("data-task") ?? "",
    ask: document.querySelector(".wanted")?.textContent ?? "",
    day: document.querySelector(".day")?.textContent ?? "",
  }));

/** The ids of all puzzles. @param {Reader} reader @returns {Promise<string[]>} */
const puzzleIds = ({ page }) => page.$eval("sow-puzzles .all", (all) => (all.textContent ?? "").match(/(?<=id="puzzle-)\w+/g) ?? []);

/** @param {Reader} reader */
const rows = ({ page }) =>
  page.$$eval(".puzzles li", (all) => all.map((row) => /** @type {HTMLElement} */ (row).innerText.replace(/\s+/g, " ").trim()));

/** @param {Reader} reader */
const found = ({ page }) => page.$eval(".found", (line) => line.textContent);

for (const hour of runsAll ? [0, 23] : [23]) {
  browserTest(`the puzzle of the day depends on the local date (${hour}:30)`, { reducedMotion: true, only: "chromium" }, async (reader) => {
    await stopClock(reader, 2026, 10, 21, hour, 30);
    await open(reader);
    const all = (await puzzleIds(reader)).sort();
    assert.equal(all.length, lines.length);
    const { id, day } = await shown(reader);
    assert.equal(day, "Puzzle of the day, 21 November 2026");
    assert.equal(id, all[20778 % all.length], "21 November 2026 is day 20778 from 1 January 1970");
    await open(reader, "#day-2026-11-22");
    await reader.page.reload();
    await reader.page.waitForSelector("sow-puzzles[data-alive]");
    assert.deepEqual([(await shown(reader)).id, (await shown(reader)).day], [all[20779 % all.length], "The puzzle of 22 November 2026"]);
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
  await open(reader, `#puzzle-${THREAT.id}`);
  assert.deepEqual(await shown(reader), {
    id: THREAT.id,
    ask: "Play so that North can capture at most two pieces next turn.",
    day: "From the collection",
  });
  await reader.board("puzzle").assertShows(THREAT.start, "the puzzle's board");
  await reader.page.evaluate(() => void (location.hash = "puzzle-00000000"));
  await reader.page.waitForFunction(() => /no puzzle/.test(document.querySelector(".day")?.textContent ?? ""), { polling: 30 });
  assert.equal(
    (await shown(reader)).day,
    "There is no puzzle at this address. It may have been removed from the collection. Puzzle of the day, 21 November 2026",
  );
});

browserTest(
  "a puzzle whose game does not load is reported in one line, and can be tried again",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    host.fail("embed/kalah.json", dropConnection);
    await open(reader, `#puzzle-${THREAT.id}`);
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
    await open(reader, address);
    const { id } = await shown(reader);
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
    assert.equal((await shown(reader)).id, id, "after a reload");
  }
});

browserTest(
  "a puzzle can be solved by keyboard, by any of its solutions, after a wrong move with its reason",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await open(reader, `#puzzle-${TURN.id}`);
    assert.equal((await shown(reader)).ask, "Sow three times or more in one turn.");
    await tabTo(reader, '#puzzle .pits .spot[tabindex="0"]');
    await playMoves(reader, "puzzle", ["5", "4"]);
    assert.equal(await waitForStage(reader, "puzzle", "missed"), "The turn is over after two sowings. Start again and try another way.");
    await pressTaskButton(reader, "puzzle", "again");
    await waitForStage(reader, "puzzle", "open");
    await reader.board("puzzle").assertShows(TURN.start, "after Start again");
    await playMoves(reader, "puzzle", ["5", "3", "6"]); // the page shows another solution
    assert.match(await waitForStage(reader, "puzzle", "met"), /^Solved\./);
    await reader.board("puzzle").assertShows(play("kalah", ["5", "3", "6"], { from: TURN.start }).position, "the turn");
    assert.equal(await found(reader), `${lines.length} puzzles, 1 solved.`);
    await tabTo(reader, "#puzzle [data-next]");
    await page.keyboard.press("Enter");
    await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") !== id, { polling: 30 }, TURN.id);
    assert.ok(await hasFocus(reader, ".wanted"), "the task of the next puzzle has the focus");
    assert.equal(await page.evaluate(() => location.hash), `#puzzle-${(await shown(reader)).id}`);
  },
);

browserTest("after a wrong move the board shows the opponent's reply", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await open(reader, `#puzzle-${THREAT.id}`);
  await reader.page.focus('#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["1"]);
  const said = await waitForStage(reader, "puzzle", "missed");
  assert.match(said, /^Now North can capture (\w+) pieces\. Watch the reply\.$/);
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

browserTest(
  "hints give the rule, the pit, then a replay; Show me plays a solution; neither counts as solving",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await open(reader, `#puzzle-${TURN.id}`);
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
    assert.equal((await hints())[1], "Look at South’s Pit 5.");
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
    assert.equal(await found(reader), `${lines.length} puzzles, 0 solved.`);
  },
);

browserTest(
  "the collection can be filtered by game, theme and level, with counts",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await open(reader);
    const of = (/** @type {string} */ key) =>
      page.$$eval(`[name="${key}"] option`, (all) =>
        all.map((option) => `${option.textContent}${/** @type {HTMLOptionElement} */ (option).disabled ? " -" : ""}`),
      );
    const count = (/** @type {RegExp} */ pattern) => lines.filter((line) => pattern.test(line)).length;
    assert.equal((await rows(reader)).length, 12);
    assert.ok((await of("game")).includes(`Kalah (${count(/^kalah /)})`));
    await page.select('[name="game"]', "kalah");
    assert.equal(await found(reader), `${count(/^kalah /)} puzzles, 0 solved.`);
    assert.ok((await of("theme")).includes(`Longest turn (${count(/^kalah turn /)})`));
    assert.ok((await of("theme")).includes("Longest relay (0) -"), "Kalah has no relays");
    await page.select('[name="theme"]', "turn");
    const turns = await rows(reader);
    assert.equal(turns.length, count(/^kalah turn /));
    assert.ok(
      turns.every((row) => row.includes("Kalah · Longest turn · Level ")),
      String(turns),
    );
    await page.select('[name="level"]', "2");
    assert.deepEqual(await rows(reader), ["Sow three times or more in one turn. Kalah · Longest turn · Level 2"]);
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
    await open(reader, `#puzzle-${TURN.id}`);
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
    assert.equal((await rows(reader)).length, lines.length);
  },
);

browserTest("solved puzzles are kept over a reload and erased after confirmation", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await open(reader, `#puzzle-${TURN.id}`);
  await reader.page.focus('#puzzle .pits .spot[tabindex="0"]');
  await playMoves(reader, "puzzle", ["5", "3", "4"]);
  await waitForStage(reader, "puzzle", "met");
  await page.reload();
  await page.waitForSelector("sow-puzzles[data-alive]");
  assert.equal(await found(reader), `${lines.length} puzzles, 1 solved.`);
  await page.select('[name="game"]', "kalah");
  await page.select('[name="theme"]', "turn");
  assert.equal((await rows(reader)).filter((row) => row.endsWith(" · solved")).length, 1);
  assert.deepEqual(JSON.parse(await page.evaluate(() => localStorage.getItem("sowbook-puzzles") ?? "")), { [TURN.id]: "solved" });
  await page.focus('[data-act="erase"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval('[data-act="erase"]', (face) => face.textContent), "Erase all progress?");
  assert.equal(await found(reader), `${lines.filter((line) => line.startsWith("kalah turn ")).length} puzzles, 1 solved.`, "not yet");
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval(".kept", (line) => line.textContent), "Your solved puzzles have been erased.");
  assert.equal(await found(reader), `${lines.filter((line) => line.startsWith("kalah turn ")).length} puzzles, 0 solved.`);
  assert.equal(await page.evaluate(() => localStorage.getItem("sowbook-puzzles")), null);
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
      listed: lines.length,
      boards: 1,
      shown: false,
      one: `${TURN.start}Sow three times or more in one turn.South: 5 3 4 or 5 3 5 or 5 3 6`,
    });
    assert.ok(text.elements < 3 * lines.length + 500, `${text.elements} elements`);
  },
);
