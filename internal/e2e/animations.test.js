// Animations of lines of moves, as GIF.
import assert from "node:assert/strict";
import { readGif } from "../../static/js/test/gif-reader.js";
import { browserTest } from "./harness/browser-test.js";
import { lineOf, openLine } from "./harness/lines.js";
import { play } from "./harness/native.js";
import { ACROSS, assertAlike, DOWN, downloadTest, looksOf, readSvg, said } from "./harness/pictures.js";
import { runsAll } from "./harness/sample.js";

/** @typedef {import("./harness/pictures.js").Looks} Looks */

const LIMIT = 50_000; // bytes of an animation for each move

/** The mean colours of the last state of an animation. @param {ReturnType<typeof readGif>} gif @returns {Looks} */
function lastLooks({ width, height, palette, frames }) {
  const shown = new Uint32Array(width * height).fill(0x1000000);
  for (const { x, y, width: w, transparent, pixels } of frames)
    pixels.forEach((index, k) => {
      if (index !== transparent) shown[(y + Math.floor(k / w)) * width + x + (k % w)] = palette[index];
    });
  assert.ok(!shown.includes(0x1000000), "the first frame covers the picture");
  const means = Array.from({ length: ACROSS * DOWN }, (_, part) => {
    const [w, h] = [width / ACROSS, height / DOWN];
    const [left, top] = [Math.floor((part % ACROSS) * w), Math.floor(Math.floor(part / ACROSS) * h)];
    const sum = [0, 0, 0];
    for (let y = 0; y < Math.floor(h); y++)
      for (let x = 0; x < Math.floor(w); x++)
        [16, 8, 0].forEach((shift, channel) => (sum[channel] += (shown[(top + y) * width + left + x] >> shift) & 255));
    return sum.map((v) => v / (Math.floor(w) * Math.floor(h)));
  });
  return { width, height, means };
}

downloadTest("a line of moves is saved as an animation of at most 50 KB a move", { minutes: 8 }, async (reader, saved) => {
  const games = [
    ["oware", "o-4"],
    ["kalah", "k-opening"],
    ["pratt-egyptian", "p-f7"],
  ];
  for (const [game, id] of runsAll ? games : games.slice(0, 1)) {
    await reader.open(`variants/${game}/`);
    const board = reader.board(id);
    const count = runsAll ? 10 : 5;
    const moves = lineOf(game, count);
    await openLine(board, moves);
    await board.openPanel();
    const file = await saved(board, "Animation", `${game}-moves-1-${count}.gif`);
    assert.ok(file.length <= LIMIT * count && file.length > 5_000 * count, `${game}: ${file.length} bytes`);
    const gif = readGif(file);
    assert.deepEqual([gif.width, gif.height, gif.repeats], [600, 317, 0], game);
    const lifted = play(game, moves).plies.length;
    assert.equal(lifted, count);
    assert.ok(gif.frames.length > 3 * count, `${game}: ${gif.frames.length} frames show each seed`);
    const times = gif.frames.map(({ ms }) => ms);
    assert.equal(times.filter((ms) => ms === 1300).length, count - 1, `${game}: a pause after each move`);
    assert.ok(Math.min(...times) >= 60 && times.at(-1) === 3500, `${game}: a pause at the end, ${times}`);
    const png = await looksOf(reader, "image/png", await saved(board, "PNG", `${game}-move-${count}.png`));
    assertAlike(lastLooks(gif), png, 14, `the end of ${game}`);
  }
});

downloadTest("a relay of many laps and a game in Arabic can be saved as animations", { minutes: 6 }, async (reader, saved) => {
  await reader.open("ar/variants/lane-wise/");
  const board = reader.board("lw-endless");
  await board.press("last");
  await board.openPanel();
  const gif = readGif(await saved(board, "صورة متحركة", "lane-wise-moves-1-1.gif"));
  const steps = (await board.data()).states[1].steps.filter(({ seeds, do: what }) => seeds || what === "skip");
  assert.ok(steps.length > 40, "a long relay");
  assert.equal(gif.frames.length, steps.length + 1);
  const total = gif.frames.reduce((sum, { ms }) => sum + ms, 0);
  assert.ok(total < 18_000, `${total} ms`);
  const svg = await readSvg(reader, (await saved(board, "صورة SVG", "lane-wise-move-1.svg")).toString());
  assert.deepEqual(svg.counts, await board.seeds());
  assert.match(svg.title, /^لعب العاقل\. 1\. الجنوب: 2\. يبذر الجنوب/);
});

browserTest("the making of an animation can be cancelled, and the board used meanwhile", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/kalah/");
  const board = reader.board("k-3");
  await openLine(board, lineOf("kalah", 10));
  await board.openPanel();
  await reader.page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("something was saved");
    };
    // From the fifth frame on, drawing waits until the test has cancelled it.
    const { decode } = HTMLImageElement.prototype;
    const cancelled = new Promise((done) => Object.assign(window, { release: done }));
    let frames = 0;
    HTMLImageElement.prototype.decode = async function () {
      if (++frames > 4) await cancelled;
      return decode.call(this);
    };
  });
  await board.pressTool("Animation");
  await board.waitFor("at a frame", (root) =>
    /^Frame [1-9]\d* of \d\d+$/.test(root.querySelector(".panel .tools label span")?.textContent ?? ""),
  );
  const [value, max] = await board.evaluate((root) => {
    const bar = /** @type {HTMLProgressElement} */ (root.querySelector(".panel progress"));
    return [bar.value, bar.max, bar.labels.length];
  });
  assert.ok(value > 0 && max > 30, `${value} of ${max}`);
  await board.press("back");
  await board.settle({ ply: 9 });
  await reader.page.focus(`#${board.id} .panel .pictures button`);
  await reader.page.keyboard.press("Enter"); // Cancel
  await reader.page.evaluate(() => /** @type {any} */ (window).release());
  await board.waitFor("cancelled", (root) => !root.querySelector(".panel progress"));
  assert.equal(await said(board), "");
  assert.equal(await reader.page.evaluate(() => document.activeElement?.textContent), "Animation", "the focus is back");
  assert.deepEqual(
    await board.evaluate((root) => [...root.querySelectorAll(".panel .pictures button")].map((button) => button.textContent)),
    ["SVG", "PNG", "Animation", "Sheet to print"],
  );
});
