import assert from "node:assert/strict";
import { test } from "node:test";
import { choosePalette, nearestColor } from "../pictures/palette.js";

test("few colours are all in the palette", () => {
  const colors = [0xffffff, 0x000000, 0x8c3210, 0x1d567f];
  const palette = choosePalette(
    colors.map((color, k) => [color, k + 1]),
    255,
  );
  assert.deepEqual([...palette].sort(), [...colors].sort());
});

test("a palette has at most as many colours as asked, near to those of the picture", () => {
  // wood from light to dark, and a few white pixels
  /** @type {[number, number][]} */
  const colors = Array.from({ length: 500 }, (_, k) => [((230 - (k >> 2)) << 16) | ((195 - (k >> 2)) << 8) | (146 - (k % 90)), 100]);
  const palette = choosePalette([...colors, [0xffffff, 30]], 64);
  assert.equal(palette.length, 64);
  assert.ok(palette.includes(0xffffff), "rare but distant");
  const nearest = nearestColor(palette);
  const off = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.max(...[16, 8, 0].map((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255))));
  const worst = Math.max(...colors.map(([color]) => off(color, palette[nearest(color)])));
  assert.ok(worst <= 12, `off by ${worst}`);
});

test("the nearest colour is found among all channels", () => {
  const nearest = nearestColor([0xff0000, 0x00ff00, 0x0000ff]);
  assert.deepEqual([0xfe0101, 0x20c010, 0x3300ee].map(nearest), [0, 1, 2]);
});
