// The keyboard shortcuts of boards.
import assert from "node:assert/strict";
import { focusedButton, focusedPit, openBefore } from "./harness/board-focus.js";
import { browserTest } from "./harness/browser-test.js";
import { pressKeys, tabTo } from "./harness/keyboard.js";
import { play, positions } from "./harness/native.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

browserTest("shortcuts work inside a board, but not in its text field", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, PAGE, "p-f6");
  const all = positions(play(GAME, ["4", "1", "2", "6"]));
  await tabTo(reader, "#p-f6 .pits .spot");
  for (const [key, ply] of /** @type {[string, number][]} */ ([
    [".", 1],
    [".", 2],
    [",", 1],
    [">", 4],
    ["<", 0],
  ])) {
    await pressKeys(reader, key);
    await board.settle({ ply });
    await board.assertShows(all[ply], key);
  }
  const pressed = () => board.evaluate((root) => root.querySelector("[data-do=grain]")?.getAttribute("aria-pressed"));
  await pressKeys(reader, "s", ".", ".");
  await board.settle({ ply: 1 });
  assert.deepEqual([await pressed(), (await board.state()).step], ["true", 2]);
  await pressKeys(reader, "s");
  assert.equal(await pressed(), "false");
  await pressKeys(reader, "p");
  await board.waitFor("playing", (root) => root.hasAttribute("data-playing"));
  await pressKeys(reader, "p");
  await board.waitFor("at rest", (root) => !root.hasAttribute("data-playing"));
  await pressKeys(reader, "<");
  await board.settle({ ply: 0 });
  const left = () =>
    board.evaluate(
      (root) =>
        /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft <
        /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
    );
  assert.equal(await left(), true);
  await pressKeys(reader, "f");
  await board.waitFor(
    "turned",
    (root) =>
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft >
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
  );
  assert.equal(await focusedPit(reader), 0, "turned, the focus is on the same pit");
  await pressKeys(reader, "f");
  await board.waitFor(
    "turned back",
    (root) =>
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft <
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
  );

  await board.openPanel();
  await board.click("#p-f6 .paste input");
  await pressKeys(reader, ".", "p", "s", ">");
  assert.deepEqual(await board.evaluate((root) => /** @type {HTMLInputElement} */ (root.querySelector(".paste input")).value), ".ps>");
  assert.deepEqual([await board.state(), await pressed()], [{ mode: "replay", ply: 0, step: 0 }, "false"]);
});

browserTest("shortcuts do nothing outside boards", { reducedMotion: true, height: 500 }, async (reader) => {
  await reader.open(PAGE);
  await pressKeys(reader, "ArrowRight", ".", ">", "s", "f", "ArrowDown");
  await reader.page.waitForFunction(() => scrollY > 0, { polling: 20 });
  const states = await reader.page.$$eval("sow-board[data-ply]", (all) =>
    all.map((root) => /** @type {HTMLElement} */ (root).dataset).map(({ mode, ply, show }) => ({ mode, ply, show })),
  );
  assert.ok(states.length >= 8, `${states.length} boards`);
  for (const { mode, ply, show } of states) assert.deepEqual({ mode, ply }, { mode: "replay", ply: show });
  const board = reader.board("p-f3");
  await board.press("forward");
  await board.settle({ ply: 1 });
  const top = await reader.page.evaluate(async () => {
    for (let before = -1; before !== scrollY; await new Promise((done) => setTimeout(done, 200))) before = scrollY; // it may scroll smoothly
    return scrollY;
  });
  await pressKeys(reader, "ArrowRight");
  assert.deepEqual([await focusedButton(reader), (await board.state()).ply], ["last", 1], "in a bar they go along the bar");
  assert.equal(await reader.page.evaluate(() => scrollY), top);
});
