import assert from "node:assert/strict";
import { test } from "node:test";
import { COLORS, frame, header, TRANSPARENT, trailer } from "../pictures/gif.js";
import { readGif } from "./gif-reader.js";

/** @param {...Uint8Array} parts */
const join = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** A frame of the whole picture. @param {number} width @param {number} height @param {(at: number) => number} index */
const whole = (width, height, index) => ({
  x: 0,
  y: 0,
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => index(at)),
});

/** Pseudorandom numbers below n, the same in each run. @param {number} n */
function random(n) {
  let state = 1;
  return () => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

test("a file has its size, its palette, endless repetition and its frames in order", () => {
  const palette = [0xffffff, 0x102030, 0x8c3210];
  const first = whole(5, 3, (at) => at % 3);
  const second = { x: 1, y: 2, width: 2, height: 1, pixels: Uint8Array.of(2, TRANSPARENT) };
  const gif = readGif(join(header(5, 3, palette), frame(first, 1000), frame(second, 284), trailer));
  assert.deepEqual([gif.width, gif.height, gif.repeats], [5, 3, 0]);
  assert.equal(gif.palette.length, 256);
  assert.deepEqual(gif.palette.slice(0, 4), [...palette, 0]);
  assert.deepEqual(gif.frames, [
    { x: 0, y: 0, width: 5, height: 3, ms: 1000, transparent: 255, pixels: [...first.pixels] },
    { x: 1, y: 2, width: 2, height: 1, ms: 280, transparent: 255, pixels: [2, 255] },
  ]);
});

test("pixels survive compression, whatever the lengths of codes and of the table", () => {
  const many = random(COLORS);
  const few = random(2);
  /** @type {[string, number, (at: number) => number][]} */
  const pictures = [
    ["one pixel", 1, () => 7],
    ["one colour", 60_000, () => 3], // codes for longer and longer runs
    ["noise", 30_000, () => many()], // the table fills up several times
    ["two colours", 30_000, () => few()],
    ["stripes", 10_000, (at) => (at >> 4) % COLORS],
  ];
  for (const [name, length, index] of pictures) {
    const picture = whole(length, 1, index);
    const gif = readGif(join(header(length, 1, [0]), frame(picture, 10), trailer));
    assert.deepEqual(gif.frames[0].pixels, [...picture.pixels], name);
  }
});

test("every length of noise ends with a code that readers expect", () => {
  const noise = random(COLORS);
  const pixels = Array.from({ length: 5000 }, noise);
  let tried = 0;
  for (const start of [240, 500, 1010, 2030, 3820, 4080])
    for (let length = start; length < start + 40; length++, tried++) {
      const gif = readGif(
        join(
          header(length, 1, [0]),
          frame(
            whole(length, 1, (at) => pixels[at]),
            10,
          ),
          trailer,
        ),
      );
      assert.equal(gif.frames[0].pixels.length, length);
    }
  assert.equal(tried, 240);
});

test("one colour takes few bytes", () =>
  assert.ok(
    frame(
      whole(600, 317, () => 9),
      10,
    ).length < 2000,
  ));
