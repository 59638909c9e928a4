// The play page: in a reading of Omweso a capture lets the player choose which way the captured seeds are sown.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { saveGame, savedGame } from "./harness/play-page.js";

const game = "omweso";
const set = { direction: "reverse-any-lap" };
const start = "5,0,1,0,4,1,4,1/1,5,0,3,1,11,4,4/4,0,6,0,1,1,2,0/0,0,1,0,0,0,1,3 0,0 S";

browserTest("the way of captured seeds is chosen in a move of its own", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await saveGame(reader, { game, set, start });
  await reader.open("play/");
  const board = reader.board("table");
  await board.playable();
  /** Plays a move clockwise. @param {string} move @param {number} ply */
  const goBack = async (move, ply) => {
    await board.play(move, "S");
    await board.click('#table .choice button[aria-label$=", clockwise"]');
    await board.settle({ ply });
  };
  await goBack("16L", 1);
  assert.match(
    await board.evaluate((root) => root.querySelector(".say")?.textContent ?? ""),
    /South now chooses which way the next lap goes\./,
  );
  const playable = await board.evaluate((root) =>
    [...root.querySelectorAll(".spot.can")].map((pit) => Number(pit.getAttribute("data-place"))),
  );
  assert.deepEqual(playable, [11], "the pit of the last seed");
  await goBack("12L", 2);
  const { moves } = await savedGame(reader);
  assert.deepEqual(moves, ["16L", "12L"]);
  assert.equal(await board.position(), play(game, moves, { from: start, set }).position);
});
