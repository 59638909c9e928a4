import assert from "node:assert/strict";
import { test } from "node:test";
import { layout, flippedPlace } from "../layout.js";
import { neighbor, readingOrder } from "../pits.js";

/** The pits in reading order, from South's side or from North's. */
const order = (/** @type {number} */ n, flip = false) =>
  readingOrder(Array.from({ length: 2 * n }, (_, place) => layout(n).at(flip ? flippedPlace(place, n) : place)));

test("pits are in reading order from South's side and from North's", () => {
  assert.deepEqual(order(3), [5, 4, 3, 0, 1, 2]);
  assert.deepEqual(order(3, true), [2, 1, 0, 3, 4, 5]);
});

test("arrow keys go along a row, round the end to the other row, and across", () => {
  const walk = (from, ...keys) => keys.reduce((place, key) => neighbor(place, key, order(3)), from);
  assert.equal(walk(0, "ArrowRight", "ArrowRight"), 2);
  assert.equal(walk(2, "ArrowRight"), 3);
  assert.equal(walk(3, "ArrowLeft"), 4);
  assert.equal(walk(5, "ArrowLeft"), 0);
  assert.equal(walk(0, "ArrowLeft"), 5);
  assert.equal(walk(1, "ArrowUp"), 4);
  assert.equal(walk(1, "ArrowUp", "ArrowUp"), 4);
  assert.equal(walk(4, "ArrowDown"), 1);
  assert.equal(walk(1, "Home"), 0);
  assert.equal(walk(1, "End"), 2);
  assert.equal(walk(4, "Home"), 5);
  assert.equal(walk(4, "Enter"), 4);
});

test("arrow keys keep their directions on a board seen from North's side", () => {
  const walk = (from, ...keys) => keys.reduce((place, key) => neighbor(place, key, order(3, true)), from);
  assert.equal(walk(3, "ArrowRight", "ArrowRight"), 5);
  assert.equal(walk(5, "ArrowRight"), 0);
  assert.equal(walk(0, "ArrowLeft"), 1, "South's pits run from right to left");
  assert.equal(walk(4, "ArrowUp"), 1);
  assert.equal(walk(1, "ArrowDown"), 4);
  assert.equal(walk(4, "Home"), 3);
  assert.equal(walk(1, "Home"), 2);
});

test("the arrow keys reach every pit", () => {
  for (const n of [1, 3, 6, 12]) {
    const seen = new Set([0]);
    for (const place of seen)
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) seen.add(neighbor(place, key, order(n)));
    assert.equal(seen.size, 2 * n, `${n} pits a side`);
  }
});
