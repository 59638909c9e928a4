import assert from "node:assert/strict";
import { test } from "node:test";
import { toward } from "../tools/setup.js";

// Three pits a side: South 0 1 2, North 5 4 3 above them, South's store 6 at the right, North's 7 at the left.
const spots = [[1, 2], [2, 2], [3, 2], [3, 1], [2, 1], [1, 1], [4, 1.5], [0, 1.5]].map(([x, y]) => ({ x: 100 * x, y: 100 * y }));
const walk = (/** @type {number} */ from, /** @type {string[]} */ ...keys) => keys.map((key) => (from = toward(spots, from, `Arrow${key}`)));

test("arrows go along a row and into the store at its end, across, and no farther than the board", () => {
  assert.deepEqual(walk(0, "Right", "Right", "Right", "Right"), [1, 2, 6, 6]);
  assert.deepEqual(walk(3, "Left", "Left", "Left", "Left"), [4, 5, 7, 7]);
  assert.deepEqual(walk(1, "Up", "Up", "Down", "Down"), [4, 4, 1, 1]);
});

test("a store is left into the row that the arrow names", () => {
  assert.equal(toward(spots, 6, "ArrowUp"), 3);
  assert.equal(toward(spots, 6, "ArrowDown"), 2);
  assert.equal(toward(spots, 7, "ArrowUp"), 5);
});

test("every place is reached by the arrows, from every other", () => {
  for (const from of spots.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const key of ["Left", "Right", "Up", "Down"]) seen.add(toward(spots, at, `Arrow${key}`));
    assert.equal(seen.size, spots.length, `from ${from}`);
  }
});
