// The match at the end of a chapter: its link sets up the play page, and the lesson counts the wins.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { saveGame, savedGame, STORAGE_KEY } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

browserTest("a link to a match opens the game, the level and the readings", {}, async (reader) => {
  await saveGame(reader, { game: "kalah", start: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", players: { S: 0, N: 0 } });
  await reader.open("learn/review-rules/");
  await Promise.all([reader.page.waitForNavigation(), reader.page.click('main a[href*="level="]')]);
  await waitFor(reader, "another game", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").set?.seeds, STORAGE_KEY);
  const { game, players, set, start } = /** @type {Record<string, unknown>} */ (await savedGame(reader));
  assert.deepEqual(
    { game, players, set, start },
    { game: "kalah", players: { S: 0, N: 2 }, set: { seeds: "3" }, start: "3,3,3,3,3,3/3,3,3,3,3,3 0,0 S" },
  );
});

browserTest("the lesson says how its match stands", {}, async (reader) => {
  const line = () => reader.page.$eval("main", (main) => main.querySelector(".match-result")?.textContent ?? "");
  await reader.open("learn/review-first/");
  assert.equal(await line(), "");
  for (const [text, seed] of /** @type {const} */ ([
    ["Your match: 1 of 1 game won so far. Two wins are needed.", 1],
    ["You have won this match: 2 wins.", 2],
  ])) {
    const start = "0,0,0,0,0,1/0,0,0,0,0,1 30,16 S";
    await saveGame(reader, { game: "gamepigeon", start, players: { S: 0, N: 1 }, seed });
    await reader.open("play/");
    const board = reader.board("table");
    await board.waitFor("opened", (root, start) => /** @type {any} */ (root).board?.position === start, start);
    await board.playable();
    await board.play("6", "S");
    await waitFor(reader, "the result", () => /** @type {HTMLDialogElement|null} */ (document.querySelector("sow-play .result"))?.open);
    await reader.open("learn/review-first/");
    await waitFor(reader, "the lesson", () => document.querySelector(".match-result"));
    assert.equal(await line(), text);
  }
});
