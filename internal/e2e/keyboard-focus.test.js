// Where the keyboard focus goes: through a board in few stops, and to what is left when its element is removed.
import assert from "node:assert/strict";
import { openBefore } from "./harness/board-focus.js";
import { browserTest } from "./harness/browser-test.js";
import { pressKeys, tabTo } from "./harness/keyboard.js";
import { sentences } from "./harness/native.js";
import { setUp } from "./harness/set-up.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

browserTest("removing the focused element moves the focus within the board", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, PAGE, "p-f3");
  const inside = async (/** @type {string} */ what) =>
    assert.ok(await board.evaluate((root) => root.contains(document.activeElement)), `${what}: the focus is in the board`);
  const own = async () => {
    await board.press("first");
    await board.settle({ ply: 0 });
    for (const [k, [move, side]] of [
      ["3", "S"],
      ["1", "N"],
      ["2", "S"],
      ["3", "N"],
      ["1", "S"],
      ["2", "N"],
    ].entries()) {
      await board.play(move, side);
      await board.settle({ ply: k + 1, mode: "try" });
    }
  };
  await own();
  await board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector("[data-do=book]")).focus());
  await pressKeys(reader, "Enter");
  await board.settle({ mode: "replay" });
  await inside("the way back, which is gone with it");
  await own();
  await board.clickPly(6);
  await pressKeys(reader, "Escape");
  await board.settle({ mode: "replay" });
  await inside("a removed ply of the reader's line");
  await board.page.keyboard.press("Tab");
  await inside("Tab continues from there");
  await setUp(board);
  await pressKeys(reader, "Escape");
  await board.waitFor("no longer set up", (root) => !root.querySelector(".places"));
  await inside("a position that is set up");
  await board.openPanel();
  await board.evaluate((root) => {
    /** @type {HTMLElement} */ (root.querySelector(".panel button")).focus();
    /** @type {HTMLElement} */ (root.querySelector("[data-do=more]")).click(); // which leaves the focus in the panel
  });
  await board.waitFor("without a panel", (root) => !root.querySelector(".panel"));
  await inside("the panel");
});

browserTest("Tab passes through a board in few stops, forward and back", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, PAGE, "p-f6");
  await board.evaluate((root) => {
    const end = document.createElement("button");
    end.id = "after";
    root.after(end);
  });
  const moves = 5; // the start and four plies
  const caption = await board.evaluate((root) => root.querySelectorAll("figcaption a").length);
  const stops = await tabTo(reader, "#after");
  assert.equal(stops, caption + 1 + 1 + 1 + moves + 1, "tab stops: clauses, pits, full screen, toolbar, list of moves");
  await tabTo(reader, "#p-f6 .pits .spot", "back");
  await pressKeys(reader, ".");
  await board.settle({ ply: 1 });
  assert.ok((await board.sentence()).text.includes(sentences(GAME, ["4"])[0]));
  await pressKeys(reader, ",");
  await board.settle({ ply: 0 });
  assert.equal(await tabTo(reader, "#after"), 1 + 1 + moves + 1, "from the pits on");
});

browserTest("the mark of a clause in a caption has a focus ring as high as its sign", { only: "chromium" }, async (reader) => {
  await openBefore(reader, PAGE, "p-f1");
  await tabTo(reader, "#p-f1 figcaption .clause");
  const height = await reader.page.evaluate(() => /** @type {Element} */ (document.activeElement).getBoundingClientRect().height);
  assert.ok(height >= 16, `${height} px`);
});
