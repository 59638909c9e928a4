import assert from "node:assert/strict";
import { test } from "node:test";
import { layout, flippedPlace } from "../layout.js";
import { PitButtons, readingOrder } from "../pits.js";
import { toward } from "../tools/keys.js";

/** The places in reading order, from South's side or from North's. */
const order = (/** @type {number} */ n, flip = false) =>
  readingOrder(Array.from({ length: 2 * n + 2 }, (_, place) => layout(n).at(flip ? flippedPlace(place, n) : place)));

test("places are in reading order, the stores between the rows, from South's side and from North's", () => {
  assert.deepEqual(order(3), [5, 4, 3, 7, 6, 0, 1, 2]);
  assert.deepEqual(order(3, true), [2, 1, 0, 6, 7, 3, 4, 5]);
});

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

test("Home and End lead to the ends of the row", () => {
  assert.deepEqual([toward(points, 1, "Home"), toward(points, 1, "End"), toward(points, 0, "End")], [0, 2, 2]);
  assert.deepEqual([toward(points, 4, "Home"), toward(points, 4, "End"), toward(points, 3, "End")], [5, 3, 3]);
  assert.equal(toward(points, 6, "Home"), 7, "the stores are a row");
});

test("a key without a direction leads nowhere", () => {
  for (const key of ["Enter", "a", "ArrowSideways"]) assert.equal(toward(points, 4, key), 4, key);
});

test("the arrow keys reach every place from every other", () => {
  for (const from of points.keys()) {
    const seen = new Set([from]);
    for (const at of seen) for (const key of ["Left", "Right", "Up", "Down"]) seen.add(toward(points, at, `Arrow${key}`));
    assert.equal(seen.size, points.length, `from ${from}`);
  }
});

test("one tap waits: a second replaces it, and clearing it says whether one waited", () => {
  const { queue, unqueue } = PitButtons.prototype;
  const pits = /** @type {any} */ ({ buttons: [0, 1, 2].map(() => ({ marked: false, classList: {} })), queue, unqueue });
  for (const pit of pits.buttons) Object.assign(pit.classList, { add: () => (pit.marked = true), remove: () => (pit.marked = false) });
  const marked = () => pits.buttons.map((/** @type {any} */ { marked }) => marked);
  assert.deepEqual([pits.unqueue(), marked()], [false, [false, false, false]]);
  assert.deepEqual([pits.queue(1, "R") === pits.queued, pits.queued, marked()], [true, { place: 1, direction: "R" }, [false, true, false]]);
  assert.deepEqual([pits.queue(0) === pits.queued, pits.queued, marked()], [true, { place: 0, direction: "" }, [true, false, false]]);
  assert.deepEqual([pits.unqueue(), pits.queued, marked()], [true, undefined, [false, false, false]]);
});

test("arrow keys lead over four rows, and the reading order is from the top row to the bottom row", () => {
  const l = layout(4, false, false, 2); // two columns: South's outer row 0 1, inner row 3 2; North's inner row 6 7, outer row 5 4
  const four = Array.from({ length: 8 }, (_, place) => l.at(place));
  assert.deepEqual(readingOrder(four), [5, 4, 6, 7, 3, 2, 0, 1]);
  const path = (/** @type {number} */ from, /** @type {string[]} */ ...keys) => keys.map((key) => (from = toward(four, from, key)));
  assert.deepEqual(path(0, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"), [3, 6, 5, 5, 4]);
  assert.deepEqual(path(4, "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowLeft"), [7, 2, 1, 1, 0]);
});
