// Autoplay, and buttons that repeat while held.
import assert from "node:assert/strict";
import { play, positions, lineOf } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";

const PAGE = "sources/pratt-2009/"; // a short page

/** The examples of the page, and the position that the first starts from; it plays 2, then 5. The second has one ply. */
const [PLAYED, PRINTED] = ["x1-played", "x1-printed"];
const from = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";

/** The label of a button. @param {import("./harness/board.js").Board} board @param {string} name */
const label = (board, name) => board.evaluate((root, name) => root.querySelector(`[data-do="${name}"]`)?.getAttribute("aria-label"), name);

/** @param {import("./harness/board.js").Board} board @param {boolean} on */
const playing = (board, on) => board.waitFor(on ? "playing" : "at rest", (root, on) => root.hasAttribute("data-playing") === on, on);

browserTest("autoplay stops at the end and then restarts from the beginning", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(PLAYED);
  assert.equal(await label(board, "play"), "Play through");
  await board.press("play");
  await playing(board, true);
  assert.equal(await label(board, "play"), "Pause");
  await board.settle({ ply: 2 });
  await playing(board, false);
  assert.equal(await label(board, "play"), "Play through");
  await board.assertShows(play("pratt-egyptian", ["2", "5"], { from }).position);
  await board.press("play");
  await board.waitFor("at the start again", (root) => root.dataset.ply === "0");
  await board.press("play");
  await playing(board, false);
});

browserTest("pausing autoplay keeps the board where it is", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(PLAYED);
  await board.press("play");
  await board.waitFor("under way", (root) => Number(root.dataset.ply) >= 1);
  await board.press("play");
  await playing(board, false);
  await board.settle();
  const { ply } = await board.state();
  const { moves, options } = lineOf(await board.data());
  const native = positions(play("pratt-egyptian", moves, options));
  await board.assertShows(native[ply]);
  await new Promise((done) => setTimeout(done, 3500)); // longer than autoplay pauses between plies
  assert.equal((await board.state()).ply, ply);
  await board.assertShows(native[ply]);
  assert.deepEqual((await board.readBoard()).hands, []);
});

browserTest("autoplay by seed shows every step", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(PRINTED);
  const { states } = await board.data();
  await board.evaluate((root) => {
    const w = /** @type {any} */ (window);
    w.steps = [];
    root.addEventListener("sow-change", () => w.steps.push(`${root.dataset.ply}.${root.dataset.step}`));
  });
  await board.press("grain");
  for (let k = 0; k < 2; k++) await board.press("faster");
  await board.press("play");
  await playing(board, true);
  await playing(board, false);
  await board.settle({ ply: 1 });
  const steps = states[1].steps.map((/** @type {any} */ _, /** @type {number} */ k) => `1.${k + 1}`);
  assert.ok(steps.length > 3);
  const seen = /** @type {string[]} */ (await reader.page.evaluate(() => /** @type {any} */ (window).steps));
  assert.deepEqual(
    [...new Set(seen)].filter((step) => step.startsWith("1.")),
    steps,
  );
});

browserTest("autoplay runs at the chosen speed", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(PLAYED);
  const run = async () => {
    await board.press("first");
    await board.settle({ ply: 0 });
    const start = Date.now();
    await board.press("play");
    await board.settle({ ply: 2 });
    return Date.now() - start;
  };
  const faces = [];
  /** @type {number[]} */
  const times = [];
  for (let k = 0; k < 4; k++) {
    await board.press("faster");
    const face = await board.evaluate((root) => root.querySelector('[data-do="faster"]')?.textContent);
    faces.push(face);
    assert.equal(await label(board, "faster"), `${face} speed`);
    if (face === "4×" || face === "½×") times.push(await run());
  }
  assert.deepEqual(faces, ["2×", "4×", "½×", "1×"]);
  assert.ok(times[1] > 2 * times[0], `4×: ${times[0]} ms, ½×: ${times[1]} ms`);
});

browserTest("a held button repeats until released, without an extra click at the end", {}, async (reader) => {
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f7" });
  const board = reader.board("p-f7");
  const { moves, options } = lineOf(await board.data());
  const native = positions(play("pratt-egyptian", moves, options));
  for (const [name, wanted] of /** @type {[string, number][]} */ ([
    ["forward", 4],
    ["back", 2],
  ])) {
    await board.page.hover(board.button(name));
    await reader.page.mouse.down();
    await board.waitFor(
      `held to ply ${wanted}`,
      (root, forward, wanted) => (forward ? Number(root.dataset.ply) >= wanted : Number(root.dataset.ply) <= wanted),
      name === "forward",
      wanted,
    );
    await reader.page.mouse.up();
    const { ply } = await board.state();
    await new Promise((done) => setTimeout(done, 800)); // longer than the repeat interval
    const later = (await board.state()).ply;
    assert.ok(Math.abs(later - ply) <= 1, `released at ply ${ply}, then at ${later}`); // one step may have started before the release
    await board.settle();
    await board.assertShows(native[later]);
  }
  await board.press("forward");
  await board.settle();
});
