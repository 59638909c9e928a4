// Full screen by one tap, and the sound of seeds.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { stored } from "./harness/stored.js";

for (const width of [360, 1280]) {
  browserTest(
    `at ${width} px one tap shows a board in full screen, another in the page again`,
    { width, only: "chromium" },
    async (reader) => {
      await reader.open("variants/kalah/");
      const board = reader.board("start-board");
      const isFull = () => board.evaluate((root) => !!root.querySelector("figure:is(:fullscreen, .full)"));
      const before = await board.evaluate((root) => root.getBoundingClientRect().height);
      await board.press("full");
      await board.waitFor("in full screen", (root) => !!root.querySelector("figure:is(:fullscreen, .full)"));
      await board.clickPit(0);
      await board.settle({ ply: 1 });
      await board.press("full");
      await board.waitFor("in the page", (root) => !root.querySelector("figure:is(:fullscreen, .full)"));
      assert.equal(await isFull(), false);
      assert.equal(await board.evaluate((root) => root.getBoundingClientRect().height), before);
    },
  );
}

browserTest("seeds are heard once the reader has asked for it, also after a reload", { only: "chromium" }, async (reader) => {
  const { page } = reader;
  await page.evaluateOnNewDocument(() => {
    const w = /** @type {any} */ (window);
    w.knocks = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      w.knocks++;
      return start.apply(this, when);
    };
  });
  const knocks = () => page.evaluate(() => /** @type {any} */ (window).knocks);
  await reader.open("variants/kalah/");
  const board = reader.board("start-board");
  await board.clickPit(0);
  await board.settle({ ply: 1 });
  assert.equal(await knocks(), 0, "off until asked for");
  await board.pressTool("Sound");
  assert.equal(await board.evaluate((root) => [...root.querySelectorAll('.panel [aria-pressed="true"]')].length), 1);
  assert.equal(await stored(reader, "sound"), "on");
  await reader.open("variants/kalah/");
  await board.clickPit(0);
  await board.settle({ ply: 1 });
  assert.equal(await knocks(), 4, "a knock for each seed");
});
