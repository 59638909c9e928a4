// A board that goes on by itself, and a button that is held.
import assert from "node:assert/strict";
import { play, positions, told } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";

/** What its button says. @param {import("./harness/board.js").Board} board @param {string} name */
const label = (board, name) => board.ask((root, name) => root.querySelector(`[data-do="${name}"]`)?.getAttribute("aria-label"), name);

/** @param {import("./harness/board.js").Board} board @param {boolean} on */
const playing = (board, on) => board.until(on ? "playing" : "at rest", (root, on) => root.hasAttribute("data-playing") === on, on);

promise("autoplay runs to the end and stops there; from the end it begins anew", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  assert.equal(await label(board, "play"), "Play");
  await board.press("play");
  await playing(board, true);
  assert.equal(await label(board, "play"), "Pause");
  await board.rest({ ply: 2 });
  await playing(board, false);
  assert.equal(await label(board, "play"), "Play");
  await board.shows(play("pratt-egyptian", ["4", "1"]).position);
  await board.press("play");
  await board.until("at the start again", (root) => root.dataset.ply === "0");
  await board.press("play");
  await playing(board, false);
});

promise("autoplay stops when it is told to, and stays there", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f7");
  await board.press("play");
  await board.until("under way", (root) => Number(root.dataset.ply) >= 1);
  await board.press("play");
  await playing(board, false);
  await board.rest();
  const { ply } = await board.state();
  const { moves, options } = told(await board.line());
  const native = positions(play("pratt-egyptian", moves, options));
  await board.shows(native[ply]);
  await new Promise((done) => setTimeout(done, 3500)); // longer than autoplay rests between plies
  assert.equal((await board.state()).ply, ply);
  await board.shows(native[ply]);
  assert.deepEqual((await board.shown()).hands, []);
});

promise("autoplay by seed stops at every step on its way", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3");
  const { states } = await board.line();
  await board.ask((root) => {
    const w = /** @type {any} */ (window);
    w.steps = [];
    root.addEventListener("sow-change", () => w.steps.push(`${root.dataset.ply}.${root.dataset.step}`));
  });
  await board.press("grain");
  for (let k = 0; k < 2; k++) await board.press("faster");
  await board.press("play");
  await playing(board, true);
  await playing(board, false);
  await board.rest({ ply: 1 });
  const steps = states[1].steps.map((/** @type {any} */ _, /** @type {number} */ k) => `1.${k + 1}`);
  assert.ok(steps.length > 3);
  const seen = /** @type {string[]} */ (await reader.page.evaluate(() => /** @type {any} */ (window).steps));
  assert.deepEqual([...new Set(seen)].filter((step) => step.startsWith("1.")), steps);
});

promise("the speed of autoplay is chosen, and it goes by it", { still: true, only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  const run = async () => {
    await board.press("first");
    await board.rest({ ply: 0 });
    const start = Date.now();
    await board.press("play");
    await board.rest({ ply: 2 });
    return Date.now() - start;
  };
  const faces = [];
  /** @type {number[]} */
  const times = [];
  for (let k = 0; k < 4; k++) {
    await board.press("faster");
    const face = await board.ask((root) => root.querySelector('[data-do="faster"]')?.textContent);
    faces.push(face);
    assert.equal(await label(board, "faster"), `${face} speed`);
    if (face === "4×" || face === "½×") times.push(await run());
  }
  assert.deepEqual(faces, ["2×", "4×", "½×", "1×"]);
  assert.ok(times[1] > 2 * times[0], `4×: ${times[0]} ms, ½×: ${times[1]} ms`);
});

promise("a button that is held goes on until it is let go, and its last click adds nothing", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f7");
  const { moves, options } = told(await board.line());
  const native = positions(play("pratt-egyptian", moves, options));
  for (const [name, wanted] of /** @type {[string, number][]} */ ([["forward", 4], ["back", 2]])) {
    await board.page.hover(board.button(name));
    await reader.page.mouse.down();
    await board.until(`held to ply ${wanted}`, (root, forward, wanted) => (forward ? Number(root.dataset.ply) >= wanted : Number(root.dataset.ply) <= wanted), name === "forward", wanted);
    await reader.page.mouse.up();
    const { ply } = await board.state();
    await new Promise((done) => setTimeout(done, 800)); // longer than a held button takes to repeat
    const later = (await board.state()).ply;
    assert.ok(Math.abs(later - ply) <= 1, `let go at ply ${ply}, then at ${later}`); // one may have begun as it was let go
    await board.rest();
    await board.shows(native[later]);
  }
  await board.press("forward");
  await board.rest();
});
