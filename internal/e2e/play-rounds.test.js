// The play page: rounds whose boards are filled from what the players won.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { seedsOf } from "./harness/native.js";
import { press, saveGame, savedGame, STORAGE_KEY, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

const END = "0,0,0,0,0,0,0/0,0,0,0,0,0,0 41,57 S"; // the end of a round

browserTest("the next round goes on in the same game, with closed pits", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await saveGame(reader, { game: "congkak", start: "0,0,0,0,0,0,0/1,0,0,0,0,0,0 40,57 S", moves: ["1"] });
  await reader.open("play/");
  await waitFor(reader, "the end of the round", () => document.querySelector('sow-play .acts [data-act="next"]:not([hidden])'));
  assert.deepEqual(await reader.board("table").seeds(), seedsOf(END));
  await press(reader, "Next round");
  await waitFor(reader, "the next round", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves?.length === 2, STORAGE_KEY);
  assert.deepEqual((await savedGame(reader)).moves, ["1", "="]);
  assert.deepEqual(await reader.board("table").seeds(), seedsOf("7,7,7,7,7,7,7/7,7,7,7,7,0,0 6,8 N"));
  assert.equal(await turnLine(reader), "North to play.");
  assert.equal(await reader.page.$$eval("#table .choice", (choices) => choices.length), 0, "nothing is offered on the board any more");
  assert.ok(await reader.page.$("#table svg .closed"), "closed pits have lids");
});
