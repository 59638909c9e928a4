// The play page: players arrange their own seeds before the first move.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { begin, move, openLink, takeLink, waitForTurn, withFriend } from "./harness/link-game.js";
import { play, seedsOf } from "./harness/native.js";
import { openPlayPage, press, savedGame, setFields, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";
/** @import { Reader } from "./harness/browser-test.js" */

const { start } = play("omweso", []);
const prompt = (/** @type {string} */ side) => `${side}: arrange your seeds.`;

/** Waits until a side may arrange its seeds. @param {Reader} reader @param {string} side */
async function waitToArrange(reader, side) {
  await waitFor(reader, `${side} to arrange`, (text) => document.querySelector("sow-play .due")?.textContent === text, prompt(side));
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
}

/** Types the seeds of places into the board. @param {Reader} reader @param {Record<number, number>} seeds by place */
async function type(reader, seeds) {
  for (const [place, n] of Object.entries(seeds)) {
    await reader.page.click(`#table .places .spot:nth-child(${Number(place) + 1})`);
    await reader.page.keyboard.type(String(n));
  }
}

browserTest("at a table both players arrange their own seeds, one after the other", { reducedMotion: true }, async (reader) => {
  await openPlayPage(reader, "omweso", { N: "0" });
  await waitToArrange(reader, "South");
  await assertAccessible(reader.page, "arranging");
  const disabled = await reader.page.$$eval("#table .places .spot", (all) => all.map((spot) => /** @type {any} */ (spot).disabled));
  assert.deepEqual(disabled, [...Array(16).fill(false), ...Array(16).fill(true)], "only South's own pits");
  await type(reader, { 0: 3, 15: 2 });
  assert.equal(await reader.page.$eval("#table .panel .tools output", (total) => total.textContent), "33 of 32 seeds");
  await press(reader, "Done", "#table");
  await waitFor(
    reader,
    "refused",
    (text) => document.querySelector("#table .panel .told")?.textContent === text,
    "pits 1 to 16 hold 33 seeds: each player arranges exactly the 32 on their side",
  );
  await reader.page.click("#table .places .spot:nth-child(16)"); // the chosen pit, for one more; then one less twice by its keys
  await reader.page.keyboard.press("-");
  await reader.page.keyboard.press("-");
  await press(reader, "Done", "#table");
  await waitToArrange(reader, "North");
  await reader.page.reload();
  await waitToArrange(reader, "North");
  await type(reader, { 16: 0, 31: 4 });
  await press(reader, "Done", "#table");
  await waitForTurn(reader, "South to play.");
  const seeds = seedsOf(start);
  [seeds[0], seeds[15], seeds[16], seeds[31]] = [3, 1, 0, 4];
  const saved = await savedGame(reader);
  assert.deepEqual([seedsOf(saved.start), saved.arranging], [seeds, ""]);
});

browserTest("the computer keeps its seeds, and a player may begin without arranging", { reducedMotion: true }, async (reader) => {
  await openPlayPage(reader, "omweso", { N: "1" });
  await waitToArrange(reader, "You");
  await press(reader, "Done", "#table");
  await waitForTurn(reader, "Your turn.");
  assert.equal(await reader.page.$eval("sow-play .told", (message) => message.textContent), "The computer keeps the seeds as they are.");
  assert.equal((await savedGame(reader)).start, start);
  await setFields(reader, { opening: "plain" });
  await reader.page.click(".chosen");
  await press(reader, "Start a new game");
  await waitForTurn(reader, "Your turn.");
  assert.equal((await savedGame(reader)).arranging, "");
});

browserTest("by link each player arranges on their own device", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await begin(reader);
  await withFriend(reader, {}, async (friend) => {
    await openPlayPage(reader, "omweso", { opponent: "friend" });
    await waitToArrange(reader, "You");
    await type(reader, { 0: 3, 15: 1 });
    await press(reader, "Done", "#table");
    await waitForTurn(reader, "Send the link.");
    await openLink(friend, await takeLink(reader));
    assert.equal(await turnLine(reader), "Waiting for your friend.");
    await waitToArrange(friend, "You");
    assert.ok(await friend.board("table").evaluate((root) => /** @type {any} */ (root).board.flipped), "North has the near side");
    await type(friend, { 16: 0, 31: 4 });
    await press(friend, "Done", "#table");
    await waitForTurn(friend, "Send the link.");
    await openLink(reader, await takeLink(friend));
    await waitForTurn(reader, "Your turn.");
    const seeds = seedsOf(start);
    [seeds[0], seeds[15], seeds[16], seeds[31]] = [3, 1, 0, 4];
    assert.deepEqual(seedsOf((await savedGame(reader)).start), seeds);
    await move(reader, "S", "2R");
    await openLink(friend, await takeLink(reader));
    await waitForTurn(friend, "Your turn.");
    assert.equal(await friend.board("table").position(), await reader.board("table").position());
  });
});
