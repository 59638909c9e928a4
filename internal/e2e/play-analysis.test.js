// The play page: hints and the analysis of a position.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { respondWith } from "./harness/host.js";
import { play, sideToMove, solve } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { press, saveGame, savedGame, setFields, STORAGE_KEY, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

browserTest("a hint marks a legal move and says how certain it is", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const from = "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S";
  await saveGame(reader, { game: "gamepigeon", start: from });
  await reader.open("play/");
  const board = reader.board("table");
  await waitFor(reader, "ready", () =>
    [...document.querySelectorAll("sow-play button")].some((button) => button.checkVisibility() && button.textContent?.trim() === "Hint"),
  );
  await press(reader, "Hint");
  await waitFor(reader, "a hint", () => /^Try Pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const message = await reader.page.$eval("sow-play .told", (message) => message.textContent ?? "");
  const [, move] = /^Try Pit (\d)\. .* \((proven|searched, \d+ deep)\)\.$/.exec(message) ?? [];
  assert.ok(play("gamepigeon", [], { from }).legal.includes(move), message);
  assert.equal(await board.evaluate((root) => root.querySelectorAll("svg .marks .mark").length), 1);
});

browserTest(
  "the analysis agrees with the native solver, and its line can be played on the board",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const from = "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S";
    await reader.open(`play/?analyse#sow=1&game=kalah&from=${from.replaceAll(" ", "_")}`);
    await waitFor(
      reader,
      "all proven",
      () =>
        document.querySelectorAll(".analysis tbody tr").length > 1 &&
        document.querySelectorAll(".analysis tbody tr:not(.proven)").length === 0,
    );
    const rows = await reader.page.$$eval(".analysis tbody tr", (rows) =>
      rows.map((row) => ({
        move: row.querySelector("button")?.textContent ?? "",
        value: Number(row.querySelector("b")?.textContent?.replace("\u2212", "-")),
        known: row.querySelector(".basis")?.textContent,
      })),
    );
    const { legal } = play("kalah", [], { from });
    assert.deepEqual(
      rows.map(({ move }) => move),
      legal,
    );
    for (const { move, value, known } of rows) {
      assert.equal(value, provenValue(move, from), `move ${move}`);
      assert.equal(known, "proven");
    }
    const board = reader.board("table");
    const best = await reader.page.$eval(".analysis .best", (row) => [
      row.querySelector("button")?.textContent,
      row.querySelector("td b")?.nextSibling?.textContent?.trim(),
    ]);
    await board.waitFor(
      "the best move to be announced",
      (root, said) => [...root.querySelectorAll('[role="status"]')].some((region) => region.textContent?.trim() === said),
      `All of these are proven. Best move: ${best[0]}. ${best[1]} (proven).`,
    );
    const line = await reader.page.$$eval(".line button", (all) => all.map((button) => button.textContent ?? ""));
    assert.ok(line.length > 0);
    const last = await reader.page.$(`.line button:nth-of-type(${line.length})`);
    await last?.click();
    await board.settle({ ply: line.length });
    await board.assertShows(play("kalah", line, { from }).position, "the best line");
    assert.match(await turnLine(reader), /^You are trying moves outside the game/);
    assert.ok((await reader.page.$$(".line button")).length === line.length, "the line can still be stepped through");

    await press(reader, "Back to the game");
    await board.settle({ ply: 0 });
    await press(reader, "Close");
    assert.equal(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()), false);

    await reader.page.goto("about:blank");
    await reader.open("play/?analyse#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S");
    await waitFor(reader, "all first moves proven", () => document.querySelectorAll(".analysis tbody tr.proven").length === 6);
    assert.deepEqual(
      await reader.page.$$eval(".analysis tbody b", (values) => values.map((value) => Number(value.textContent?.replace("\u2212", "-")))),
      [-14, -10, 8, -2, -8, 4],
    );

    await reader.page.goto("about:blank");
    await reader.open("play/?analyse#sow=1&game=kalah&from=5,5,5,5,5,5/5,5,5,5,5,5_0,0_S");
    await waitFor(reader, "searched", () => document.querySelectorAll(".analysis tbody tr.searched").length === 6);
    const marks = await reader.page.$$eval(".analysis tbody tr", (rows) =>
      rows.map((row) => getComputedStyle(/** @type {Element} */ (row.querySelector(".basis")), "::before").content),
    );
    assert.ok(
      marks.every((mark) => mark.includes("\u25C7")),
      String(marks),
    );
    await press(reader, "Stop");
    await waitFor(reader, "stopped", () =>
      [...document.querySelectorAll(".analysis button")].some((button) => button.textContent === "Search deeper"),
    );
  },
);

const CHROMIUM = { reducedMotion: true, only: "chromium" };
const START = "play/?analyse#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S";

browserTest("proven values are fetched when first moves of everyday mancala are analysed, and only then", CHROMIUM, async (reader) => {
  const fetched = () => reader.host.requests.filter(({ path }) => path.endsWith("/values.json")).length;
  for (const address of [
    "play/?analyse#sow=1&game=kalah&from=0,0,0,0,2,1/1,0,2,0,1,0_20,21_S",
    "play/?analyse#sow=1&game=oware&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S",
  ]) {
    await reader.open(address);
    await waitFor(reader, "analysed", () => document.querySelectorAll(".analysis tbody .basis").length > 1);
    assert.equal(fetched(), 0, address);
    await reader.page.goto("about:blank");
  }
  await reader.open(START);
  await waitFor(reader, "all first moves proven", () => document.querySelectorAll(".analysis tbody tr.proven").length === 6);
  assert.equal(fetched(), 1);
});

browserTest("missing and damaged values only make the analysis slower", CHROMIUM, async (reader) => {
  const values = JSON.parse(readFileSync(path.join(siteDir(), "values.json"), "utf8"));
  const wrong = values.replaceAll("W\n", "Y\n");
  assert.notEqual(wrong, values);
  for (const text of ['"', "{}", JSON.stringify(values.slice(14)), JSON.stringify(wrong)]) {
    reader.host.fail("values.json", respondWith("application/json", text));
    await reader.open(START);
    await waitFor(reader, "searched", () => document.querySelectorAll(".analysis tbody tr.searched").length === 6);
    await new Promise((done) => setTimeout(done, 500));
    assert.equal((await reader.page.$$(".analysis tbody tr.proven")).length, 0, text.slice(0, 20));
    await reader.page.goto("about:blank");
  }
});

/** Prepended to the worker: lists which answers of the engine had the final values of all moves. */
const LISTED = `self.final = [];
  const send = self.postMessage;
  self.postMessage = (answer) => {
    const { moves, done } = JSON.parse(answer.text ?? "{}");
    if (moves) final.push(done);
    send.call(self, answer);
  };`;

browserTest(
  "what was proven while the reader thought is shown at once",
  { reducedMotion: true, only: "chromium", mains: true },
  async (reader) => {
    const { page } = reader;
    const worker = readFileSync(path.join(siteDir(), "worker.js"), "utf8");
    reader.host.fail("worker.js", respondWith("application/javascript", `${LISTED}\n${worker}`));
    await reader.open("play/#sow=1&game=kalah&from=0,3,0,0,5,1/2,0,4,3,0,1_12,17_S");
    /** @returns {Promise<boolean[]>} */
    const final = () => page.workers()[0].evaluate(() => /** @type {any} */ (globalThis).final ?? []); // it may not have begun
    const second = () => new Promise((done) => setTimeout(done, 1000));
    const end = Date.now() + 60_000;
    for (let before = 0; ; await second()) {
      const answers = await final();
      if (answers.length > 4 && answers.length === before) break;
      before = answers.length;
      assert.ok(Date.now() < end, "the engine thinks, and comes to an end");
    }
    assert.equal((await final())[0], false, "a moment is not enough");
    await page.workers()[0].evaluate(() => void Object.assign(globalThis, { final: [] }));
    await press(reader, "Analyse");
    await waitFor(reader, "all proven", () => document.querySelectorAll(".analysis tbody tr.proven").length === 4);
    assert.equal((await final())[0], true);
  },
);

/** Prepended to the worker: each slice of an analysis searches a ply deeper, and prefers the move of the global best, by 2 seeds. */
const SCRIPTED = `self.best = 6;
  let depth = 0;
  const send = self.postMessage;
  self.postMessage = (answer) => {
    const { moves, ...other } = JSON.parse(answer.text ?? "{}");
    if (moves) {
      depth++;
      for (const move of moves) Object.assign(move, { basis: "searched", depth, value: move.move === String(best) ? 2 : 0 });
      answer = { text: JSON.stringify({ ...other, moves, best: String(best), depth, done: false }) };
    }
    send.call(self, answer);
  };`;

browserTest(
  "what the analysis announces follows its table, but not at every depth",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    const worker = readFileSync(path.join(siteDir(), "worker.js"), "utf8");
    host.fail("worker.js", respondWith("application/javascript", `${SCRIPTED}\n${worker}`));
    await page.evaluateOnNewDocument(() => {
      const real = window.setTimeout;
      Object.assign(window, { said: [], setTimeout: (/** @type {any} */ f, /** @type {number} */ ms) => real(f, ms === 3000 ? 500 : ms) });
      new MutationObserver((all) => {
        for (const { target } of all) {
          const text = /** @type {Element} */ (target).closest?.("#table > [role=status]")?.textContent ?? "";
          if (/Best move/.test(text) && text !== /** @type {any} */ (window).said.at(-1)) /** @type {any} */ (window).said.push(text);
        }
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const said = () => page.evaluate(() => /** @type {any} */ (window).said);
    const depth = () => page.$eval(".analysis .basis", (cell) => Number(cell.textContent?.match(/\d+/)));
    await reader.open("play/?analyse#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S");
    const best = (/** @type {string} */ move) =>
      waitFor(
        reader,
        `${move} is best and announced`,
        (move) =>
          document.querySelector(".analysis .best button")?.textContent === move &&
          /** @type {any} */ (window).said.at(-1) === `Best move so far: ${move}. South is 2 ahead.`,
        move,
      );
    const prefer = (/** @type {number} */ move) =>
      page.workers()[0].evaluate((move) => void Object.assign(globalThis, { best: move }), move);
    await best("6");
    const before = await depth();
    await prefer(3);
    await best("3");
    for (const move of [2, 3, 2, 3, 1]) await prefer(move);
    await best("1");
    assert.ok((await depth()) > before + 3, "the search went deeper");
    const soFar = await said();
    assert.ok(soFar.length <= 5, `announced at every change: ${soFar}`);
    await page.$eval("#table > [role=status]", (region) => (region.textContent = "Something else."));
    await new Promise((done) => setTimeout(done, 1200)); // more than two pauses between announcements
    assert.equal(
      await page.$eval("#table > [role=status]", (region) => region.textContent),
      "Something else.",
      "the same is announced once",
    );
    await press(reader, "Stop");
    await waitFor(reader, "the result is announced", () => /Best move:/.test(/** @type {any} */ (window).said.at(-1)));
    const row = await page.$eval(".analysis .best", (row) => [...row.children].map((cell) => cell.textContent));
    assert.deepEqual(row, ["1", "+2 South is 2 ahead", `searched, ${await depth()} deep`]);
    assert.match((await said()).at(-1), new RegExp(`Best move: 1\\. South is 2 ahead \\(searched, ${await depth()} deep\\)\\.$`));
  },
);

browserTest("hint and analysis use the board's pit numbers", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const from = "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S";
  await reader.open(`play/?analyse#sow=1&game=pratt-egyptian&from=${from.replaceAll(" ", "_")}`);
  const { page } = reader;
  const board = reader.board("table");
  const { legal } = play("pratt-egyptian", [], { from });
  const left = legal.map((move) => String(7 - Number(move))); // this source numbers pits from the right
  const called = (/** @type {string[]} */ moves) =>
    waitFor(
      reader,
      `called ${moves}`,
      (moves) => {
        const proven = [...document.querySelectorAll(".analysis tbody tr.proven button")].map((face) => face.textContent);
        const best = document.querySelector(".analysis tr.best button")?.textContent;
        return String(proven) === String(moves) && best === document.querySelector(".line button")?.textContent;
      },
      moves,
    );
  await called(legal);
  await board.openPanel();
  await board.choose("labels", "left");
  await called(left);
  await press(reader, "Hint");
  await waitFor(reader, "a hint", () => /^Try Pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const message = await page.$eval("sow-play .told", (message) => message.textContent ?? "");
  const marked = await page.$eval(".analysis tr.best button", (face) => face.textContent ?? "");
  assert.ok(message.startsWith(`Try Pit ${marked}. `), `${message}; the analysis prefers ${marked}`);
});

browserTest(
  "the giver chooses which seed to give, even when the opponent is to move",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("play/?analyse#sow=1&game=lane-wise&from=0,0,0,0,0,0/0,1,0,2,0,3_33,33_N");
    await waitFor(reader, "proven", () => document.querySelector(".analysis tr.best.proven"));
    assert.equal(await turnLine(reader), "South must give a pebble.");
    assert.equal(
      await reader.page.$eval(".analysis tr.best", (row) => /** @type {HTMLElement} */ (row).innerText.replace(/\s+/g, " ").trim()),
      "+4 +6 South wins by 6 proven",
    );
    await setFields(reader, { seconds: "1", S: "5" });
    await waitFor(reader, "given", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 0, STORAGE_KEY);
    assert.deepEqual((await savedGame(reader)).moves, ["+4"]);
  },
);

/** The value of a move for its player, as the native engine proves it. @param {string} move @param {string} from */
function provenValue(move, from) {
  const { position } = play("kalah", [move], { from });
  const { value, proven } = solve("kalah", position);
  assert.ok(proven);
  return sideToMove(position) === sideToMove(from) ? value : 0 - value;
}
