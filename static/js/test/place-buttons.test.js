import assert from "node:assert/strict";
import { test } from "node:test";
import { toward } from "../tools/place-buttons.js";

// Three pits a side: South 0 1 2, North 5 4 3 above them, South's store 6 at the right, North's 7 at the left.
const points = [
  [1, 2],
  [2, 2],
  [3, 2],
  [3, 1],
  [2, 1],
  [1, 1],
  [4, 1.5],
  [0, 1.5],
].map(([x, y]) => ({ x: 100 * x, y: 100 * y }));
const walk = (/** @type {number} */ from, /** @type {string[]} */ ...keys) =>
  keys.map((key) => (from = toward(points, from, `Arrow${key}`)));

test("arrow keys go along a row and into the store at its end, across, and not beyond the board", () => {
  assert.deepEqual(walk(0, "Right", "Right", "Right", "Right"), [1, 2, 6, 6]);
  assert.deepEqual(walk(3, "Left", "Left", "Left", "Left"), [4, 5, 7, 7]);
  assert.deepEqual(walk(1, "Up", "Up", "Down", "Down"), [4, 4, 1, 1]);
});

test("an arrow key leads from a store to the row in its direction", () => {
  assert.equal(toward(points, 6, "ArrowUp"), 3);
  assert.equal(toward(points, 6, "ArrowDown"), 2);
  assert.equal(toward(points, 7, "ArrowUp"), 5);
});

test("the arrow keys reach every place from every other", () => {
  for (const from of points.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const key of ["Left", "Right", "Up", "Down"]) seen.add(toward(points, at, `Arrow${key}`));
    assert.equal(seen.size, points.length, `from ${from}`);
  }
});
