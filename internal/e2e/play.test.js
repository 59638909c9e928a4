// The table: games between people and against the computer, undo, saved games, matches, hints and analysis.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { respondWith } from "./harness/host.js";
import { play, seedsOf, solve, sideToMove } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { randomBelow } from "./harness/random.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const STORAGE_KEY = "sowbook-play";

/** The saved game. @param {Reader} reader
 * @returns {Promise<{game: string, start: string, moves: string[], players: Record<string, number>, rounds: string[]}>} */
const savedGame = ({ page }) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), STORAGE_KEY);

/** Presses a button by its label. @param {Reader} reader @param {string} words @param {string} [within] */
async function press({ page }, words, within = "sow-play") {
  const found = await page.evaluateHandle(
    (words, within) =>
      [...document.querySelectorAll(`${within} button`)].find(
        (button) => button.checkVisibility() && button.textContent?.trim() === words,
      ) ?? null,
    words,
    within,
  );
  const button = found.asElement();
  assert.ok(button, `no button ${words}`);
  await /** @type {any} */ (button).click();
}

/** Waits until a condition holds in the page. @template {unknown[]} A @param {Reader} reader @param {string} what @param {(...args: A) => unknown} f @param {A} args */
async function waitFor({ page }, what, f, ...args) {
  const end = Date.now() + 240_000; // for a whole game of the computer on a slow machine
  while (!(await page.evaluate(`!!(${f})(...${JSON.stringify(args)})`))) {
    // not every browser can return an element
    if (Date.now() > end)
      assert.fail(`not ${what}: ${await page.$eval("sow-play .said", (said) => /** @type {HTMLElement} */ (said).innerText)}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Sets the fields of the table. @param {Reader} reader @param {Record<string, string>} fields by the name of the field */
async function setFields({ page }, fields) {
  for (const [name, value] of Object.entries(fields)) await page.select(`sow-play [name="${name}"]`, value);
}

/** Opens the table with a game between people. @param {Reader} reader @param {string} game @param {Record<string, string>} [fields] */
async function openTable(reader, game, fields = {}) {
  await reader.open(`play/?game=${game}`);
  await reader.page.waitForSelector('sow-play [name="S"]');
  await setFields(reader, { S: "0", N: "0", ...fields });
  await waitFor(reader, "ready", () => document.querySelector("sow-play .due")?.textContent);
  return reader.board("table");
}

/** The line that says whose turn it is. @param {Reader} reader @returns {Promise<string>} */
const turnLine = ({ page }) => page.$eval("sow-play .due", (due) => due.textContent ?? "");

browserTest(
  "a game against the beginner ends with the result and the offer of another",
  { reducedMotion: true, minutes: 6 },
  async (reader) => {
    const board = await openTable(reader, "pratt-egyptian", { N: "1" });
    const pick = randomBelow(11);
    for (let ply = 0; ply < 400; ply++) {
      await waitFor(reader, "a person's turn, or the end", () => {
        const root = document.querySelector("sow-play");
        return (
          !root?.classList.contains("thinking") &&
          (root?.querySelector('.acts [data-act="again"]:not([hidden])') || root?.querySelector(".spot.can")) &&
          !root.querySelector("[data-busy]")
        );
      });
      if (await reader.page.$eval('sow-play [data-act="again"]', (button) => button.checkVisibility())) break;
      const { moves } = await savedGame(reader);
      const { legal, position } = play("pratt-egyptian", moves);
      assert.equal(sideToMove(position), "S", "the computer has moved");
      await board.play(legal[pick(legal.length)], "S");
      await waitFor(
        reader,
        "one move more",
        (key, n) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > n,
        STORAGE_KEY,
        moves.length,
      );
    }
    const { moves } = await savedGame(reader);
    const { position, over, result, plies } = play("pratt-egyptian", moves);
    assert.ok(over && plies.some(({ player }) => player === "N"));
    await board.assertShows(position);
    const name = result?.winner === "N" ? "Upper" : "Lower";
    assert.ok((await turnLine(reader)).includes(result?.winner === "draw" ? "draw" : `${name} wins`), await turnLine(reader));
    assert.ok(
      (await turnLine(reader)).includes(String(result?.south)) && (await turnLine(reader)).includes(String(result?.north)),
      "the counts are shown",
    );
    assert.match(
      await reader.page.$eval(".graph figcaption", (text) => text.textContent ?? ""),
      new RegExp(`^After ${moves.length} moves`),
    );

    await press(reader, "Change sides");
    await waitFor(
      reader,
      "the computer's first move",
      (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 0,
      STORAGE_KEY,
    );
    assert.deepEqual((await savedGame(reader)).players, { S: 1, N: 0 });
    assert.ok(await board.evaluate((root) => /** @type {any} */ (root).board.flipped), "the person's side is near");
  },
);

browserTest(
  "two people can look back, try a line, take moves back, and continue after a reload or by link",
  { reducedMotion: true },
  async (reader) => {
    const board = await openTable(reader, "kalah");
    const pick = randomBelow(5);
    /** @type {string[]} */
    const moves = [];
    for (let k = 0; k < 6; k++) {
      const { legal, position } = play("kalah", moves);
      const move = legal[pick(legal.length)];
      await board.play(move, sideToMove(position));
      moves.push(move);
      await board.settle({ ply: moves.length });
      await board.assertShows(play("kalah", moves).position, moves.join(" "));
    }
    assert.deepEqual((await savedGame(reader)).moves, moves);

    await board.press("back");
    await board.press("back");
    await board.settle({ ply: 4 });
    assert.match(await turnLine(reader), /^Looking back: move 4 of 6/);
    const { legal, position } = play("kalah", moves.slice(0, 4));
    const other = legal.find((move) => move !== moves[4]);
    assert.ok(other);
    await board.play(other, sideToMove(position));
    await board.settle({ ply: 5 });
    assert.match(await turnLine(reader), /^A line beside the game/);
    assert.deepEqual((await savedGame(reader)).moves, moves, "the game is unchanged");
    await press(reader, "Back to the game");
    await board.settle({ ply: 6 });
    await board.assertShows(play("kalah", moves).position);

    await press(reader, "Take back");
    moves.pop();
    await board.settle({ ply: 5 });
    await board.assertShows(play("kalah", moves).position);
    await waitFor(reader, "in the address", (moves) => location.hash.includes(`moves=${moves}&`), moves.join("."));
    assert.deepEqual((await savedGame(reader)).moves, moves);

    const link = reader.page.url();
    await reader.page.reload({ waitUntil: "load" });
    await reader.boardsReady();
    await board.settle({ ply: 5 });
    await board.assertShows(play("kalah", moves).position, "after a reload");

    await reader.page.evaluate(() => localStorage.clear());
    await reader.page.goto("about:blank");
    await reader.page.goto(link, { waitUntil: "load" });
    await reader.boardsReady();
    await board.settle({ ply: 5 });
    await board.assertShows(play("kalah", moves).position, "from the link alone");
    assert.deepEqual((await savedGame(reader)).players, { S: 0, N: 0 }, "a link is opened for people");
    const text = await reader.page.$eval("sow-play .keep code", (code) => code.textContent);
    assert.equal(text, `kalah | ${play("kalah", []).start} | ${moves.join(" ")}`);
  },
);

browserTest(
  "while the computer thinks the page responds, pits are disabled, and it can be made to move",
  { reducedMotion: true },
  async (reader) => {
    const board = await openTable(reader, "oware", { N: "5", seconds: "60" });
    await board.play("3", "S");
    await waitFor(reader, "thinking", () => document.querySelector("sow-play.thinking"));
    assert.equal(await turnLine(reader), "North is thinking\u2026");
    const turns = await reader.page.evaluate(async () => {
      // turns of the main thread; a background page draws no frames
      let turns = 0;
      for (const start = performance.now(); performance.now() - start < 2500; turns++) await new Promise((done) => setTimeout(done, 16));
      return turns;
    });
    assert.ok(turns > 25, `${turns} turns in 2.5 seconds`);
    await board.clickPit(8);
    assert.match(await reader.page.$eval("sow-play .told", (message) => message.textContent ?? ""), /computer/);
    assert.deepEqual((await savedGame(reader)).moves, ["3"]);
    const asked = Date.now();
    await press(reader, "Move now");
    await waitFor(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, STORAGE_KEY);
    assert.ok(Date.now() - asked < 10_000);
    const { moves } = await savedGame(reader);
    await board.settle({ ply: 2 });
    await board.assertShows(play("oware", moves).position);

    await press(reader, "Take back");
    await board.settle({ ply: 0 });
    assert.deepEqual((await savedGame(reader)).moves, [], "the person's move is taken back, and what came after it");
  },
);

browserTest("the computer keeps to its time", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openTable(reader, "kalah", { N: "5", seconds: "1" });
  await board.play("1", "S");
  const start = Date.now();
  await waitFor(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, STORAGE_KEY);
  assert.ok(Date.now() - start < 8000, `${Date.now() - start} ms for a second`); // on a slow machine
});

browserTest("a hint marks a legal move and says how certain it is", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openTable(reader, "gamepigeon");
  await press(reader, "Hint");
  await waitFor(reader, "a hint", () => /^Try pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const message = await reader.page.$eval("sow-play .told", (message) => message.textContent ?? "");
  const [, move] = /^Try pit (\d): .* \((proven|searched, \d+ deep)\)\.$/.exec(message) ?? [];
  assert.ok(play("gamepigeon", []).legal.includes(move), message);
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
      assert.equal(value, worth(move, from), `move ${move}`);
      assert.equal(known, "proven");
    }
    const board = reader.board("table");
    const line = await reader.page.$$eval(".line button", (all) => all.map((button) => button.textContent ?? ""));
    assert.ok(line.length > 0);
    const last = await reader.page.$(`.line button:nth-of-type(${line.length})`);
    await last?.click();
    await board.settle({ ply: line.length });
    await board.assertShows(play("kalah", line, { from }).position, "the best line");
    assert.match(await turnLine(reader), /^A line beside the game/);
    assert.ok((await reader.page.$$(".line button")).length === line.length, "the line can still be stepped through");

    await press(reader, "Back to the game");
    await board.settle({ ply: 0 });
    await press(reader, "Close");
    assert.equal(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()), false);

    await reader.page.goto("about:blank");
    await reader.open("play/?analyse#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S");
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
      [...document.querySelectorAll(".analysis button")].some((button) => button.textContent === "Look deeper"),
    );
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
  await waitFor(reader, "a hint", () => /^Try pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const message = await page.$eval("sow-play .told", (message) => message.textContent ?? "");
  const marked = await page.$eval(".analysis tr.best button", (face) => face.textContent ?? "");
  assert.ok(message.startsWith(`Try pit ${marked}: `), `${message}; the analysis prefers ${marked}`);
});

browserTest(
  "a seed to be given is chosen by its giver, also when the other player is to move",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("play/?analyse#sow=1&game=lane-wise&from=0,0,0,0,0,0/0,1,0,2,0,3_33,33_N");
    await waitFor(reader, "proven", () => document.querySelector(".analysis tr.best.proven"));
    assert.equal(await turnLine(reader), "South gives a seed.");
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
function worth(move, from) {
  const { position } = play("kalah", [move], { from });
  const { value, proven } = solve("kalah", position);
  assert.ok(proven);
  return sideToMove(position) === sideToMove(from) ? value : 0 - value;
}

browserTest("a match with a lay-out by a person and the computer adds up its rounds", { reducedMotion: true }, async (reader) => {
  const board = await openTable(reader, "lane-wise", { N: "3" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await waitFor(reader, "refused", () => /ends of the board/.test(document.querySelector("#table .panel .told")?.textContent ?? ""));
  await press(reader, "Empty all", "#table");
  for (const place of [1, 2, 3, 4, 7, 8, 9, 10]) {
    await reader.page.click(`#table .places .spot:nth-child(${place + 1})`);
    await reader.page.keyboard.type("9");
  }
  await press(reader, "Done", "#table");
  await waitFor(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, STORAGE_KEY);
  const { start } = await savedGame(reader);
  assert.deepEqual(seedsOf(start), [0, 9, 9, 9, 9, 0, 0, 9, 9, 9, 9, 0, 0, 0]);
  const message = await reader.page.$eval("sow-play .told", (message) => message.textContent ?? "");
  assert.match(message, /^North (turns the board|leaves the board as it lies)\. (South|North) begins\.$/);
  assert.equal(sideToMove(start), message.includes("turns") ? "S" : "N", "who turns the board forfeits the first move");
  assert.match(await reader.page.$eval(".match p", (text) => text.textContent ?? ""), /^Round 1\. South 0, North 0; played to 60\.$/);
  void board;
});

browserTest(
  "in a match of the computer against itself a round scores its difference",
  { reducedMotion: true, minutes: 6, only: "chromium" },
  async (reader) => {
    await openTable(reader, "lane-ignorant", { S: "1", N: "1", seconds: "1" });
    await waitFor(reader, "the end of a round", () =>
      document.querySelector('sow-play .acts :is([data-act="next"], [data-act="again"]):not([hidden])'),
    );
    const { start, moves } = await savedGame(reader);
    const { result } = play("lane-ignorant", moves, { from: start });
    assert.ok(result);
    const difference = result.south - result.north;
    await waitFor(
      reader,
      "scored",
      (text) => document.querySelector(".match p")?.textContent?.includes(text),
      difference >= 0 ? `South ${difference}, North 0` : `South 0, North ${-difference}`,
    );
    assert.match(await reader.page.$eval(".match p", (text) => text.textContent ?? ""), /^After round 1: /);
    await press(reader, "Next round");
    await waitFor(reader, "the next round", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").rounds.length === 1, STORAGE_KEY);
    assert.deepEqual((await savedGame(reader)).rounds, [`${result.south}-${result.north}`]);
  },
);

/** Saves a game for the next time the table is opened. @param {Reader} reader @param {Record<string, unknown>} game */
async function saveGame(reader, game) {
  await reader.open("play/");
  await reader.page.waitForSelector('sow-play [name="S"]');
  const whole = {
    set: {},
    moves: [],
    players: { S: 0, N: 0 },
    seconds: 1,
    uncounted: false,
    opening: "ruled",
    by: "S",
    rounds: [],
    seed: 1,
    ...game,
  };
  await reader.page.evaluate((key, whole) => localStorage.setItem(key, JSON.stringify(whole)), STORAGE_KEY, whole);
  await reader.page.goto("about:blank");
}

browserTest(
  "the next round of a match starts from the full board and shows the score",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await saveGame(reader, { game: "lane-wise", start: "0,0,0,0,0,0/0,0,0,0,0,1 46,25 S", rounds: ["51-21"] });
    await reader.open("play/");
    await waitFor(reader, "over", () => document.querySelector('sow-play [data-act="next"]:not([hidden])'));
    await waitFor(reader, "scored", () => /^After round 2: South 52, North 0;/.test(document.querySelector(".match p")?.textContent ?? ""));
    await press(reader, "Next round");
    await reader.page.waitForSelector("#table .places .spot", { visible: true });
    assert.deepEqual(await reader.board("table").seeds(), [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0]);
    assert.equal(await turnLine(reader), "North lays out the seeds.");
    await waitFor(reader, "the third round", () =>
      /^Round 3\. South 52, North 0;/.test(document.querySelector(".match p")?.textContent ?? ""),
    );
  },
);

browserTest("changing a player while a saved game loads keeps the game", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const moves = ["3", "6", "1", "2"];
  await saveGame(reader, { game: "kalah", start: play("kalah", []).start, moves });
  const script = readFileSync(path.join(siteDir(), "tools.js"));
  reader.host.fail("tools.js", (_, response) => setTimeout(() => respondWith("application/javascript", script)(_, response), 1500));
  await reader.open("play/");
  await reader.page.waitForSelector('sow-play [name="N"]');
  await reader.page.select('sow-play [name="seconds"]', "2");
  await reader.page.select('sow-play [name="S"]', "1");
  await reader.page.select('sow-play [name="S"]', "0");
  await waitFor(reader, "there", () => document.querySelector("sow-play .due")?.textContent);
  await reader.board("table").settle({ ply: moves.length });
  assert.deepEqual((await savedGame(reader)).moves, moves);
  assert.match(await turnLine(reader), /to play\.$/);
});

browserTest(
  "cut and choose: the computer divides, a person takes a side and says who begins",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const board = await openTable(reader, "pratt-basic", { N: "4" });
    await reader.page.click(".next summary");
    await setFields(reader, { opening: "cut", by: "N" });
    await press(reader, "Start");
    await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 4);
    const cut = String(await board.position());
    await press(reader, "Take Upper, Upper begins");
    await waitFor(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, STORAGE_KEY);
    const { start, players } = await savedGame(reader);
    assert.equal(start, cut.replace(/.$/, "N"));
    assert.deepEqual(players, { S: 4, N: 0 });
  },
);

browserTest("counts can be hidden, and single pits counted", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openTable(reader, "lane-ignorant", { S: "0", N: "0" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 2);
  await press(reader, "Leave it: North begins.");
  await waitFor(reader, "begun", () => document.querySelector('sow-play [data-act="hint"]:not([hidden])'));
  await reader.page.click('sow-play [name="uncounted"]');
  assert.equal(
    await board.evaluate(
      (root) => [...root.querySelectorAll("svg .count")].filter((count) => getComputedStyle(count).visibility === "visible").length,
    ),
    0,
  );
  await press(reader, "Count a pit");
  await board.clickPit(2);
  assert.match(await reader.page.$eval("sow-play .told", (message) => message.textContent ?? ""), /^South's pit 3, 6 seeds/);
  assert.deepEqual((await savedGame(reader)).moves, [], "the pit is counted, not played");
});

browserTest("the table works by keyboard alone and passes axe", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openTable(reader, "oware");
  const { page } = reader;
  const tab = async (/** @type {string} */ what, /** @type {() => unknown} */ there) => {
    for (let k = 0; k < 80; k++) {
      if (await page.evaluate(there)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${what}`);
  };
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("a pit", () => document.activeElement?.matches("#table .spot"));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 1 });
  const first = (await savedGame(reader)).moves;
  await board.assertShows(play("oware", first).position);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Analyse", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "analyse");
  await page.keyboard.press("Enter");
  await waitFor(reader, "a line", () => document.querySelector(".line button"));
  await tab("the line", () => document.activeElement?.matches(".line button"));
  await page.keyboard.press("Enter");
  await waitFor(reader, "on the board", () => /beside the game/.test(document.querySelector("sow-play .due")?.textContent ?? ""));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Back to the game", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "home");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 1 });
  await tab("Take back", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "back");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 0 });

  await assertAccessible(page, "the table");
});

browserTest(
  "board, turn and buttons fit a phone without scrolling",
  { reducedMotion: true, width: 360, height: 640, only: "chromium" },
  async (reader) => {
    await openTable(reader, "oware");
    await reader.page.evaluate(() => scrollTo(0, 0));
    for (const part of [".due", ".acts", "#table svg.board", "#table .bar"]) {
      const { top, bottom, left, right } = await reader.page.$eval(`sow-play ${part}`, (part) => part.getBoundingClientRect().toJSON());
      assert.ok(top >= 0 && bottom <= 640 && left >= 0 && right <= 360, `${part}: ${top} to ${bottom}, ${left} to ${right}`);
    }
    assert.ok(await reader.page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing is wider than the page");
  },
);

browserTest(
  "a game's page links to its table, and a board's panel to the table with its position",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("variants/oware/");
    const href = await reader.page.$eval("a.play-it", (link) => /** @type {HTMLAnchorElement} */ (link).href);
    assert.equal(href, reader.host.url("play/?game=oware"));
    const [id] = await reader.boardIds();
    const board = reader.board(id);
    await board.press("last");
    await board.settle();
    const position = await board.position();
    await board.openPanel();
    await reader.page.click(`#${id} .panel a.control`);
    await reader.page.waitForSelector('sow-play [name="S"]');
    await reader.boardsReady();
    await waitFor(reader, "there", (position) => /** @type {any} */ (document.getElementById("table")).position === position, position);
    assert.ok(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()));
  },
);

browserTest("without scripts the table shows a notice and a board", { javascript: false, only: "chromium" }, async (reader) => {
  await reader.open("play/", false);
  const text = await reader.page.evaluate(() => document.querySelector("main")?.innerText ?? "");
  assert.match(text, /Playing here needs scripts/);
  assert.equal(
    await reader.page.evaluate(
      () => [...document.querySelectorAll("sow-play :is(button, select, input)")].filter((part) => part.checkVisibility()).length,
    ),
    0,
  );
  assert.equal(
    await reader.page.evaluate(() => [...document.querySelectorAll("sow-play svg.board")].filter((part) => part.checkVisibility()).length),
    1,
  );
});
