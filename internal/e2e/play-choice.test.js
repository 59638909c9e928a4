// The play page: choosing a game and an opponent, the names of the sides, games kept by name.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { late } from "./harness/host.js";
import { openPlayPage, press, savedGame, STORAGE_KEY, turnLine } from "./harness/play-page.js";
import { sample } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";
import { store } from "./harness/stored.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

for (const [width, height] of [
  [360, 780],
  [1280, 800],
]) {
  browserTest(
    `at ${width} px a line above the board says what is played, and opens the choice`,
    { reducedMotion: true, width, height, only: "chromium" },
    async (reader) => {
      const { page } = reader;
      await reader.open("play/");
      await waitFor(reader, "ready", () => document.querySelector("sow-play .due")?.textContent);
      const first = await page.$eval("sow-play [name=game] option", (option) => /** @type {HTMLOptionElement} */ (option).value);
      assert.equal((await savedGame(reader)).game, first, "it opens with the first game of the book");
      const places = await page.evaluate(() =>
        [".chosen", "#table svg.board"].map((part) => {
          const { top, bottom } = /** @type {Element} */ (document.querySelector(`sow-play ${part}`)).getBoundingClientRect();
          return [top, bottom];
        }),
      );
      assert.ok(places[0][1] <= places[1][0], `above the board: ${places}`);
      assert.ok(places[1][1] <= height, `the board is in the first screen: ${places[1]}`);
      const isOpen = () => page.$eval(".settings", (form) => form.matches(":popover-open"));
      assert.equal(await isOpen(), false);
      await page.click(".chosen");
      assert.equal(await isOpen(), true);
      await page.select("sow-play [name=game]", "kalah");
      await page.select("sow-play [name=opponent]", "3");
      await waitFor(reader, "Kalah", () => document.querySelector("#table")?.getAttribute("data-game") === "kalah");
      assert.equal(await turnLine(reader), "Your turn.");
      await reader.board("table").playable();
      await reader.board("table").play("1", "S");
      assert.equal(await isOpen(), false, "a tap on the board closes the choice");
      const summary = await page.$eval(".chosen", (line) => /** @type {HTMLElement} */ (line).innerText.replace(/\s+/g, " "));
      assert.equal(summary, "Kalah against the computer, club player Change");
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is wider than the page");

      await page.click(".chosen");
      await page.select("sow-play [name=game]", "oware");
      assert.equal((await savedGame(reader)).game, "kalah", "the game goes on until another is started");
      await press(reader, "Start a new game");
      await waitFor(reader, "Oware", () => document.querySelector("#table")?.getAttribute("data-game") === "oware");
      assert.equal(await isOpen(), false);
      assert.ok(await page.evaluate(() => document.activeElement?.matches("#table .spot")), "the focus is on the board");
    },
  );
}

browserTest("against the computer the sides are You and Computer everywhere", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openPlayPage(reader, "kalah", { N: "1", seconds: "1" });
  await board.playable();
  await board.play("1", "S");
  await waitFor(reader, "the reply", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 1, STORAGE_KEY);
  await waitFor(reader, "your turn", () => document.querySelector("sow-play .due")?.textContent === "Your turn.");
  const texts = await board.evaluate((root) => ({
    sentence: root.querySelector(".say")?.textContent ?? "",
    labels: [...root.querySelectorAll(".pits [aria-label], .moves [aria-label]")].map((part) => part.getAttribute("aria-label") ?? ""),
    board: root.querySelector(".pits")?.getAttribute("aria-label") ?? "",
    score: document.querySelector("sow-play .score")?.textContent ?? "",
  }));
  assert.match(texts.sentence, /^(You sow|The computer sows) /);
  assert.equal(texts.labels.length, 14 + (await savedGame(reader)).moves.length);
  for (const label of texts.labels) assert.match(label, /^(\d+\. )?(Your?|The computer(’s)?)\b/);
  assert.match(texts.board, /^Board, your turn\. You \d+, Computer \d+\.$/);
  assert.match(texts.score, /^You \d+Computer \d+$/);
  assert.doesNotMatch(JSON.stringify(texts), /South|North|You’s|\byou \w+s\b/);

  await reader.page.select("sow-play [name=opponent]", "0");
  await waitFor(reader, "named South", () => /^South/.test(document.querySelector("sow-play .score")?.textContent ?? ""));
  await waitFor(reader, "told so", () => /South|North/.test(document.querySelector("#table .say")?.textContent ?? ""));
});

browserTest("after a move one message says what happened and the score", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openPlayPage(reader, "kalah", { N: "1", seconds: "1" });
  await board.playable();
  await reader.page.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.heard = [];
    for (const region of document.querySelectorAll('[aria-live], output, [role="status"], [role="log"], [role="alert"]'))
      new MutationObserver(() => {
        if (region.getAttribute("aria-live") !== "off") w.heard.push(region.textContent);
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await board.play("1", "S");
  await waitFor(reader, "the reply", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 1, STORAGE_KEY);
  await board.settle({ ply: 2 });
  const heard = await reader.page.evaluate(() => /** @type {any} */ (window).heard);
  assert.equal(heard.length, 2, JSON.stringify(heard));
  assert.match(heard[0], /^You sow four from Pit 1: 2, 3, 4, 5\. .* You 0, Computer 0\.$/);
  assert.match(heard[1], /^The computer sows four from Pit .* You \d, Computer \d\.$/);
  for (const text of heard) assert.doesNotMatch(text, /K-\d|thinking/);
});

browserTest("a new game is the one chosen, although its file comes late", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openPlayPage(reader, "kalah");
  await board.playable();
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await reader.page.click(".chosen");
  reader.host.fail("embed/oware.json", late("embed/oware.json", 1000), 1);
  await reader.page.select("sow-play [name=game]", "oware");
  await press(reader, "Start a new game");
  await waitFor(reader, "Oware", () => document.querySelector("#table")?.getAttribute("data-game") === "oware");
  assert.deepEqual((({ game, moves }) => ({ game, moves }))(await savedGame(reader)), { game: "oware", moves: [] });
});

browserTest(
  "a game is kept by name, goes on, and can be opened, renamed and deleted",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    const board = await openPlayPage(reader, "kalah");
    const rows = () => page.$$eval(".kept li .name", (all) => all.map((row) => row.textContent));
    const problem = () => page.$eval(".kept .problem", (line) => line.textContent);
    const keep = async (/** @type {string} */ name) => {
      await page.type(".kept > form input", name);
      await page.keyboard.press("Enter");
    };
    await press(reader, "Keep this game");
    assert.equal(await problem(), "Give the game a name first.");
    await keep("With Ada");
    assert.deepEqual([await rows(), await problem()], [["With Ada"], ""]);
    await board.playable();
    await board.play("1", "S");
    await board.settle({ ply: 1 });
    await waitFor(reader, "kept with its move", () => /1 move\b/.test(document.querySelector(".kept li small")?.textContent ?? ""));

    await page.click(".chosen");
    await page.select("sow-play [name=game]", "oware");
    await press(reader, "Start a new game");
    await waitFor(reader, "Oware", () => document.querySelector("#table")?.getAttribute("data-game") === "oware");
    await keep("With Ada");
    assert.match(String(await problem()), /already keep a game called “With Ada”/);
    await page.$eval(".kept > form input", (field) => /** @type {HTMLInputElement} */ (field).select());
    await keep("Oware");
    assert.deepEqual(await rows(), ["With Ada", "Oware"]);

    await reader.open("play/");
    await waitFor(reader, "listed", () => document.querySelectorAll(".kept li .name").length === 2);
    await press(reader, "With Ada", ".kept");
    await waitFor(reader, "Kalah", () => document.querySelector("#table")?.getAttribute("data-game") === "kalah");
    await board.settle({ ply: 1 });
    assert.deepEqual((await savedGame(reader)).moves, ["1"]);
    await page.click('.kept [aria-label="Rename With Ada"]');
    await page.keyboard.type("With Ben");
    await page.keyboard.press("Enter");
    assert.deepEqual(await rows(), ["With Ben", "Oware"]);
    await page.click('.kept [aria-label="Delete Oware"]');
    assert.deepEqual(await rows(), ["With Ben", "Oware"], "the first press asks");
    await press(reader, "Really delete?", ".kept");
    assert.deepEqual(await rows(), ["With Ben"]);
    assert.ok(await page.evaluate(() => document.activeElement?.closest(".kept")), "the focus stays in the list");
  },
);

browserTest(
  "damaged kept games and refused storage are reported in one line",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await openPlayPage(reader, "kalah");
    for (const value of sample(["{", "7", "[null]", '[{"name":"x"}]'], 2)) {
      await store(reader, "games", value);
      await reader.open("play/");
      await waitFor(reader, `told about ${value}`, () => document.querySelector(".kept .problem")?.textContent);
      assert.match(
        await page.$eval(".kept .problem", (line) => line.textContent ?? ""),
        /^Some of your kept games are damaged and cannot be shown\.$/,
        value,
      );
      assert.deepEqual(await page.$$(".kept .name"), []);
    }
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error("full");
      };
    });
    await page.type(".kept > form input", "Lost");
    await page.keyboard.press("Enter");
    assert.match(await page.$eval(".kept .problem", (line) => line.textContent ?? ""), /did not store the game/);
  },
);
