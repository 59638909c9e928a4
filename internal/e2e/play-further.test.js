// The play page: in a game of the atlas a capture lets the player choose one more pit of the other player.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { saveGame, savedGame, STORAGE_KEY } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

const start = "0,0,0,0,0,2,0,1/0,0,0,0,1,0,2,3/0,0,0,0,0,0,2,0/0,0,0,0,0,2,2,0 0,0 S"; // Pit 7 captures the last column

/** Opens a saved game at its last move. @param {import("./harness/browser-test.js").Reader} reader @param {string} game @param {string[]} [moves] */
async function openGame(reader, game, moves) {
  await saveGame(reader, { game, start, moves });
  await reader.open("play/");
  const board = reader.board("table");
  await board.playable();
  return board;
}

/** Plays Pit 7, and returns what the board says of the capture. @param {import("./harness/board.js").Board} board */
async function capture(board) {
  await board.play("7", "S");
  await board.settle({ ply: 1 });
  return board.evaluate((root) => root.querySelector(".say")?.textContent ?? "");
}

browserTest("a further pit is chosen with a tap", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openGame(reader, "tsoro-additional");
  assert.match(await capture(board), /South captures one more of North’s pits, and may choose which\.$/);
  await waitFor(reader, "what to do", () => document.querySelector("sow-play .due")?.textContent === "Choose one more pit to capture.");
  const playable = await board.evaluate((root) =>
    [...root.querySelectorAll(".spot.can")].map((pit) => Number(pit.getAttribute("data-place"))).sort((a, b) => a - b),
  );
  assert.deepEqual(playable, [18, 28, 30], "North’s pits with seeds");
  await board.clickPit(0);
  await waitFor(reader, "why not", () =>
    /^South captures one more of North’s pits, and may choose which\.$/.test(document.querySelector("#table .say")?.textContent ?? ""),
  );
  await board.clickPit(18);
  await board.settle({ ply: 2 });
  const { moves } = await savedGame(reader);
  assert.deepEqual(moves, ["7", "x3"]);
  assert.equal(await board.position(), play("tsoro-additional", moves, { from: start }).position);
  await waitFor(reader, "North’s turn", () => document.querySelector("sow-play .due")?.textContent === "North to play.");
});

browserTest("a further pit is chosen with the keyboard", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openGame(reader, "tsoro-additional", ["7"]);
  await reader.page.focus('#table .pits [data-place="28"]');
  assert.equal(
    await reader.page.evaluate(() => document.activeElement?.getAttribute("aria-label")),
    "North, Pit 13: 1 seed, can be played",
  );
  await reader.page.keyboard.press("Enter");
  await board.settle({ ply: 2 });
  assert.deepEqual((await savedGame(reader)).moves, ["7", "x13"]);
});

browserTest("the computer chooses a further pit", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const only = "0,0,0,0,0,2,0,1/0,0,0,0,1,0,2,3/0,0,0,0,0,0,0,0/0,0,0,0,0,0,2,0 0,0 S"; // the only move captures
  await saveGame(reader, { game: "tsoro-additional", start: only, players: { S: 3, N: 0 } });
  await reader.open("play/");
  await waitFor(reader, "your turn", () => document.querySelector("sow-play .due")?.textContent === "Your turn.");
  await waitFor(reader, "both moves", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, STORAGE_KEY);
  const { moves } = await savedGame(reader);
  assert.match(moves.join(" "), /^7 x[0-9]+$/);
});

browserTest("further pits are left with a tap on Pass", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openGame(reader, "tshuba");
  assert.match(await capture(board), /South may capture one more of North’s pits, or pass\.$/);
  await waitFor(reader, "the choice", () => document.querySelector("#table .choice.pass")?.textContent === "Pass");
  await reader.page.click("#table .choice.pass");
  await board.settle({ ply: 2 });
  assert.deepEqual((await savedGame(reader)).moves, ["7", "-"]);
  assert.match(await board.evaluate((root) => root.querySelector(".say")?.textContent ?? ""), /^South captures no more of them\./);
  await waitFor(reader, "North’s turn", () => document.querySelector("sow-play .due")?.textContent === "North to play.");
});
