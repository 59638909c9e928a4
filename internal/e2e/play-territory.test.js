// The play page: in the next round of Gabata a player plays holes of the other row.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { press, saveGame, savedGame } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

browserTest(
  "in the next round of Gabata the winner plays a hole of the other row",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const start = "14,0,0,0,0,11/0,0,0,0,1,12 2,8 S north-owns=6 south-owns=7,12"; // the last move of a round
    await saveGame(reader, { game: "gabata", start });
    await reader.open("play/");
    const board = reader.board("table");
    await board.playable();
    await board.play("5", "S");
    await waitFor(reader, "the result", () => document.querySelector("dialog.result[open]"));
    await press(reader, "Next round", "dialog");
    await board.settle({ ply: 2 });
    await board.assertShows("4,4,4,4,4,4/4,4,4,4,4,4 0,0 N south-holds=7");
    await board.clickPit(7);
    await board.settle({ ply: 3 });
    const { moves } = await savedGame(reader);
    const played = play("gabata", moves, { from: start });
    assert.deepEqual(moves.slice(0, 3), ["5", "=", "8"]);
    assert.equal(await board.position(), played.position);
  },
);
