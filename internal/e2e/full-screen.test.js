// Full screen by one tap, a board alone for an audience or a public place, and the sound of seeds.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { savedGame } from "./harness/play-page.js";
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

browserTest("boards of lessons and puzzles have the button, too", { width: 360, only: "chromium" }, async (reader) => {
  for (const [address, id] of [
    ["learn/first-game/", "first-game"],
    ["learn/capture/", "capture-first"],
    ["puzzles/", "puzzle"],
  ]) {
    await reader.open(address);
    const board = reader.board(id);
    for (const isFull of [true, false]) {
      await board.press("full");
      await board.waitFor(
        `${address} ${isFull}`,
        (root, isFull) => !!document.querySelector(":is(:fullscreen, .full)")?.contains(root.querySelector("figure")) === isFull,
        isFull,
      );
    }
  }
});

browserTest("in full screen the play page still says whose turn it is", { width: 360, only: "chromium" }, async (reader) => {
  await reader.open("play/");
  const board = reader.board("table");
  await board.waitFor("playable", (root) => !!root.querySelector(".spot.can"));
  await board.press("full");
  await reader.page.waitForSelector(".seat:is(:fullscreen, .full)");
  const { top, bottom, text } = await reader.page.$eval(".seat .due", (due) => {
    const { top, bottom } = due.getBoundingClientRect();
    return { top, bottom, text: due.textContent };
  });
  assert.ok(top >= 0 && bottom <= 900 && text === "Your turn.", `${text} at ${top} to ${bottom}`);
});

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

/** The links and buttons that are visible, except pits. @param {import("./harness/browser-test.js").Reader} reader */
const links = ({ page }) => page.$$eval("a[href]", (all) => all.filter((link) => link.checkVisibility()).length);

browserTest("with ?present a page shows a large board alone", { reducedMotion: true, only: "chromium" }, async (reader) => {
  for (const [address, id] of [
    ["variants/kalah/?present", "start-board"],
    ["play/?game=kalah&present", "table"],
  ]) {
    await reader.open(address);
    await reader.page.waitForSelector("html.present");
    const board = reader.board(id);
    const width = await board.evaluate((root) => root.querySelector("svg.board")?.getBoundingClientRect().width ?? 0);
    assert.ok(width > 900, `${address}: ${width} px`);
    assert.equal(await links(reader), 0, address);
    const [place] = await board.playable();
    await board.clickPit(place);
    await board.waitFor("played", (root) => Number(root.dataset.ply) > 0);
  }
});

browserTest(
  "with ?kiosk nothing leads elsewhere, and an abandoned game begins again",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("play/?game=kalah&kiosk=2");
    await reader.page.waitForSelector("html.kiosk");
    const board = reader.board("table");
    assert.equal(await links(reader), 0);
    assert.equal(await board.canPress("more"), false);
    const [place] = await board.playable();
    await board.clickPit(place);
    await board.waitFor("played", (root) => Number(root.dataset.ply) > 0);
    await reader.page.waitForFunction(
      () =>
        /** @type {any} */ (document.querySelector("#table"))?.board?.where.moves.length === 0 && !!document.querySelector("html.kiosk"),
      { polling: 100, timeout: 20_000 },
    );
    assert.deepEqual((await savedGame(reader)).moves, []);
  },
);
