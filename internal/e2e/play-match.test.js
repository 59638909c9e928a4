// The play page: matches of several rounds, boards filled from what the players won, laying out the seeds, cut and choose, hidden counts.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { respondWith } from "./harness/host.js";
import { play, seedsOf, sideToMove } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { openPlayPage, press, saveGame, savedGame, setFields, STORAGE_KEY, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

browserTest("a match in which a person or the computer sets up the board adds up its rounds", { reducedMotion: true }, async (reader) => {
  await openPlayPage(reader, "lane-wise", { N: "3" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await waitFor(reader, "refused", () => /ends of the board/.test(document.querySelector("#table .panel .told")?.textContent ?? ""));
  await press(reader, "Remove all pebbles", "#table");
  for (const place of [1, 2, 3, 4, 7, 8, 9, 10]) {
    await reader.page.click(`#table .places .spot:nth-child(${place + 1})`);
    await reader.page.keyboard.type("9");
  }
  await press(reader, "Done", "#table");
  await waitFor(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, STORAGE_KEY);
  const { start } = await savedGame(reader);
  assert.deepEqual(seedsOf(start), [0, 9, 9, 9, 9, 0, 0, 9, 9, 9, 9, 0, 0, 0]);
  const message = await reader.page.$eval("sow-play .told", (message) => message.textContent ?? "");
  assert.match(message, /^North (turns the board|does not turn the board)\. (South|North) begins\.$/);
  assert.equal(sideToMove(start), message.includes("turns") ? "S" : "N", "who turns the board forfeits the first move");
  assert.match(await reader.page.$eval(".match p", (text) => text.textContent ?? ""), /^Round 1\. You 0, Computer 0; first to 60 wins\.$/);
});

browserTest(
  "if the player who lays out the seeds begins, no player is asked to turn the board",
  { reducedMotion: true },
  async (reader) => {
    await openPlayPage(reader, "lab-madjnuni", { S: "1", N: "0" });
    await waitFor(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, STORAGE_KEY);
    const { start } = await savedGame(reader);
    assert.equal(sideToMove(start), "S", "South, the computer, laid them out and begins");
    assert.ok(
      seedsOf(start)
        .slice(0, 14)
        .every((n) => n >= 2),
      start,
    );
  },
);

browserTest(
  "in a match of the computer against itself a round scores its difference",
  { reducedMotion: true, minutes: 6, only: "chromium" },
  async (reader) => {
    const nearEnd = "0,0,1,0,0,0/1,0,1,0,0,0 57,12 S"; // six moves, none of them a choice
    await saveGame(reader, { game: "lane-ignorant", start: nearEnd, players: { S: 1, N: 1 } });
    await reader.open("play/");
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
    await press(reader, "Next round", "dialog");
    await waitFor(reader, "the next round", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").rounds.length === 1, STORAGE_KEY);
    assert.deepEqual((await savedGame(reader)).rounds, [`${result.south}-${result.north}`]);
  },
);

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
    assert.equal(await turnLine(reader), "North lays out the pebbles.");
    await waitFor(reader, "the third round", () =>
      /^Round 3\. South 52, North 0;/.test(document.querySelector(".match p")?.textContent ?? ""),
    );
  },
);

browserTest(
  "cut and choose: the computer divides, a person takes a side and says who begins",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const board = await openPlayPage(reader, "pratt-basic", { N: "4" });
    await reader.page.click(".chosen");
    await reader.page.click(".options summary");
    await setFields(reader, { opening: "cut", by: "N" });
    await press(reader, "Start a new game");
    await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 4);
    const cut = String(await board.position());
    await press(reader, "Take Upper, Upper begins");
    await waitFor(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, STORAGE_KEY);
    const { start, players } = await savedGame(reader);
    assert.equal(start, cut.replace(/.$/, "N"));
    assert.deepEqual(players, { S: 4, N: 0 });
  },
);

/** Makes the worker slow, as on a phone: each of the 16 distributions takes 0.25 s, and an answer may take no longer than 3 s.
 * @param {import("./harness/browser-test.js").Reader} reader */
async function slowSetUp({ host, page }) {
  const slow = `const send = self.postMessage;
    self.postMessage = (answer) => {
      for (const end = performance.now() + 250; /"tried"/.test(answer.text) && performance.now() < end; );
      send.call(self, answer);
    };`;
  const worker = readFileSync(path.join(siteDir(), "worker.js"), "utf8");
  host.fail("worker.js", respondWith("application/javascript", `${slow}\n${worker}`));
  await page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    Object.assign(window, { setTimeout: (/** @type {any} */ f, /** @type {number} */ ms) => real(f, ms === 10_000 ? 3000 : ms) });
  });
}

const CUT = { game: "leaflet-nigerian", start: "", opening: "cut", by: "N", players: { S: 0, N: 5 } };

browserTest(
  "a set-up that takes longer than an answer may shows how far it is, and ends",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await slowSetUp(reader);
    await saveGame(reader, CUT);
    await reader.open("play/");
    await waitFor(reader, "half done", () => {
      const bar = document.querySelector("progress");
      return bar?.max === 16 && bar.value >= 8 && /laying out/.test(document.querySelector("sow-play .told")?.textContent ?? "");
    });
    await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 4);
    assert.equal(await reader.page.$("progress"), null);
    assert.equal(reader.host.requestCount("worker.js"), 1, "the worker was not replaced");
  },
);

browserTest(
  "a set-up that takes long can be ended with the best board so far",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await slowSetUp(reader);
    await saveGame(reader, CUT);
    await reader.open("play/");
    await waitFor(reader, "begun", () => document.querySelector("progress")?.value);
    const tried = await reader.page.$eval("progress", (bar) => bar.value);
    await press(reader, "Use the best board so far");
    await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 4);
    assert.ok(tried < 12, `${tried} of 16 were tried before`);
    assert.equal(
      seedsOf(String(await reader.board("table").position())).reduce((sum, n) => sum + n),
      48,
    );
  },
);

browserTest("counts can be hidden, and single pits counted", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openPlayPage(reader, "lane-ignorant", { S: "0", N: "0" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await waitFor(reader, "asked", () => document.querySelectorAll(".asked button").length === 2);
  await press(reader, "Leave it: North begins.");
  await waitFor(reader, "begun", () => document.querySelector('sow-play [data-act="hint"]:not([hidden])'));
  await reader.page.click(".chosen");
  await reader.page.click(".options summary");
  await reader.page.click('sow-play [name="uncounted"]');
  await reader.page.keyboard.press("Escape");
  assert.equal(
    await reader.page.evaluate(() => [...document.querySelectorAll(".score, .graph")].some((part) => part.checkVisibility())),
    false,
  );
  assert.doesNotMatch((await board.evaluate((root) => root.querySelector(".pits")?.getAttribute("aria-label"))) ?? "", /North \d/);
  assert.equal(
    await board.evaluate(
      (root) => [...root.querySelectorAll("svg .count")].filter((count) => getComputedStyle(count).visibility === "visible").length,
    ),
    0,
  );
  await press(reader, "Count a pit");
  await board.clickPit(2);
  assert.match(await reader.page.$eval("sow-play .told", (message) => message.textContent ?? ""), /^South, Cell 3: 6 pebbles/);
  assert.deepEqual((await savedGame(reader)).moves, [], "the pit is counted, not played");
});

browserTest("the next round goes on in the same game, with closed pits", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await saveGame(reader, { game: "congkak", start: "0,0,0,0,0,0,0/1,0,0,0,0,0,0 40,57 S", moves: ["1"] });
  await reader.open("play/");
  await waitFor(reader, "the end of the round", () => document.querySelector('sow-play .acts [data-act="next"]:not([hidden])'));
  assert.deepEqual(await reader.board("table").seeds(), seedsOf("0,0,0,0,0,0,0/0,0,0,0,0,0,0 41,57 S"));
  await press(reader, "Next round");
  await waitFor(reader, "the next round", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves?.length === 2, STORAGE_KEY);
  assert.deepEqual((await savedGame(reader)).moves, ["1", "="]);
  assert.deepEqual(await reader.board("table").seeds(), seedsOf("7,7,7,7,7,7,7/7,7,7,7,7,0,0 6,8 N"));
  assert.equal(await turnLine(reader), "North to play.");
  assert.equal(await reader.page.$$eval("#table .choice", (choices) => choices.length), 0, "nothing is offered on the board any more");
  assert.ok(await reader.page.$("#table svg .closed"), "closed pits have lids");
});
