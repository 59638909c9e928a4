// The play page by keyboard alone: a whole game, the result, another game.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play, sideToMove } from "./harness/native.js";
import { openPlayPage, saveGame, savedGame, STORAGE_KEY } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** The place on the board that has the focus, -1 without. @param {Reader} reader */
const focusedPlace = ({ page }) =>
  page.evaluate(() => Number(document.activeElement?.closest("#table .pits [data-place]")?.getAttribute("data-place") ?? -1));

browserTest("from the start of the page at most six tabs lead to the board", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  for (const moves of [[], ["1"]]) {
    await saveGame(reader, { game: "kalah", start: play("kalah", []).start, moves });
    await reader.open("play/");
    await waitFor(reader, "ready", () => document.querySelector("sow-play .due")?.textContent);
    await page.evaluate(() => {
      const main = /** @type {HTMLElement} */ (document.getElementById("main"));
      main.tabIndex = -1;
      main.focus();
    });
    let tabs = 0;
    do await page.keyboard.press("Tab");
    while (++tabs < 20 && (await focusedPlace(reader)) < 0);
    assert.ok(tabs <= 6, `${tabs} tabs after ${moves.length} moves`);
  }
});

browserTest("stores are reached by arrow keys and say what they hold", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await openPlayPage(reader, "kalah", { N: "1" });
  await page.focus('#table .pits [tabindex="0"]');
  const label = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowRight");
  assert.equal(await label(), "Your kalah: empty");
  await page.keyboard.press("Enter"); // nothing to play
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await label(), "The computer’s kalah: empty");
  assert.deepEqual((await savedGame(reader)).moves, []);
});

browserTest(
  "a whole game is played by keyboard, and the focus is never lost",
  { reducedMotion: true, only: "chromium", minutes: 6 },
  async (reader) => {
    const { page } = reader;
    const from = "0,0,0,1,0,1/0,1,0,0,1,0 21,23 S";
    await saveGame(reader, { game: "kalah", start: from, players: { S: 0, N: 1 } });
    await reader.open("play/");
    const board = reader.board("table");
    await waitFor(
      reader,
      "ready",
      () => document.querySelector("sow-play .due")?.textContent && document.querySelector("#table .spot.can"),
    );
    await page.focus('#table .pits [tabindex="0"]');
    for (let ply = 0; ply < 60; ply++) {
      await waitFor(reader, "a person's turn, or the end", () => {
        const root = document.querySelector("sow-play");
        return root?.querySelector("dialog[open]") || (!root?.classList.contains("thinking") && root?.querySelector(".spot.can"));
      });
      if (await page.$("dialog[open]")) break;
      assert.ok((await focusedPlace(reader)) >= 0, `on the board before ply ${ply}`);
      const { moves } = await savedGame(reader);
      const { legal, position } = play("kalah", moves, { from });
      assert.equal(sideToMove(position), "S");
      const place = await board.pit(legal[0], "S");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Home");
      for (let k = 0; k < 6 && (await focusedPlace(reader)) !== place; k++) await page.keyboard.press("ArrowRight");
      assert.equal(await focusedPlace(reader), place);
      const seen = await page.evaluate(() => {
        const { boxShadow, borderTopWidth } = getComputedStyle(/** @type {Element} */ (document.activeElement), "::after");
        return boxShadow !== "none" && parseFloat(borderTopWidth) > 0;
      });
      assert.ok(seen, "the focus is visible");
      await page.keyboard.press("Enter");
      await waitFor(reader, "moved", (key, n) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > n, STORAGE_KEY, moves.length);
    }
    assert.ok(await page.$("dialog[open]"), "the result is announced");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Rematch");
    await page.keyboard.press("Escape");
    assert.ok((await focusedPlace(reader)) >= 0, "after the dialog");

    const inGame = () => page.evaluate(() => !!document.activeElement?.closest("sow-play"));
    await page.focus('sow-play [data-act="back"]');
    await page.keyboard.press("Enter");
    await waitFor(reader, "taken back", () => document.querySelector('sow-play [data-act="again"][hidden]'));
    assert.ok(await inGame(), "after Take back");
    await page.focus("sow-play .chosen");
    await page.keyboard.press("Enter");
    await page.focus("sow-play [name=game]");
    await page.keyboard.press("ArrowUp");
    await page.focus("sow-play .settings .go");
    await page.keyboard.press("Enter");
    await waitFor(reader, "a new game", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 0, STORAGE_KEY);
    assert.ok((await focusedPlace(reader)) >= 0, "after a new game");
  },
);
