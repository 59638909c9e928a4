import assert from "node:assert/strict";
import { test } from "node:test";
import { patch } from "../pictures/animation.js";
import { frames } from "../pictures/frames.js";
import { begin } from "../example.js";
import { line } from "./line.js";

const replay = () => begin({ rules: "", set: {}, start: "", states: line() }, 1);

/** @param {"step"|"ply"} by */
const shown = (by) => frames(replay(), by).map(({ replay: { ply, step } }) => `${ply}.${step}`);

test("by step, a frame shows each step that moves seeds, and captures together", () => {
  // ply 1 lifts, drops twice and plays again; ply 2 lifts, skips, drops twice, captures four times and passes the turn
  assert.deepEqual(shown("step"), ["0.0", "1.1", "1.2", "1.4", "2.1", "2.2", "2.3", "2.4", "2.9"]);
});

test("by ply, a frame shows each state of the line", () => assert.deepEqual(shown("ply"), ["0.0", "1.4", "2.9"]));

test("the end of a line is shown longest, and the end of a move longer than its steps", () => {
  const times = frames(replay(), "step").map(({ ms }) => ms);
  const [end, move] = [/** @type {number} */ (times.at(-1)), times[3]];
  assert.equal(Math.max(...times), end);
  assert.ok(end >= 3000 && move >= 1000 && times[1] < move && times[1] >= 250, String(times));
});

test("a long move is shown in twelve seconds, each frame long enough to be seen", () => {
  const states = line();
  states[1].steps = Array.from({ length: 120 }, () => /** @type {any} */ (line()[1].steps)[1]);
  const all = frames(begin({ rules: "", set: {}, start: "", states: states.slice(0, 2) }, 0), "step").slice(1, -1);
  assert.equal(all.length, 119);
  const sum = all.reduce((sum, { ms }) => sum + ms, 0);
  assert.ok(sum < 12_001 && all.every(({ ms }) => ms >= 60), String(sum));
});

test("a patch is the smallest rectangle that differs, and keeps the pixels that are equal", () => {
  const before = Uint32Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
  const now = Uint32Array.of(1, 2, 3, 4, 0xff0000aa, 6, 7, 8, 0xff0000bb);
  const index = (/** @type {number} */ color) => color >> 16;
  assert.deepEqual(patch(before, now, 3, index), { x: 1, y: 1, width: 2, height: 2, pixels: Uint8Array.of(0xaa, 255, 255, 0xbb) });
  assert.deepEqual(patch(now, now, 3, index), { x: 0, y: 0, width: 1, height: 1, pixels: Uint8Array.of(255) });
});
