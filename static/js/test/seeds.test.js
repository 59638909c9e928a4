import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../layout.js";
import { layers, seedPaths } from "../seeds.js";

test("seeds alternate between two tones, and no more are drawn than a hollow has paths", () => {
  const seeds = ["A", "B", "C"];
  assert.deepEqual(layers([[seeds, 2]]), { shade: "AB", "seed-a": "A", "seed-b": "B", shine: "AB" });
  assert.deepEqual(
    layers([
      [seeds, 9],
      [["D", "E"], 2],
    ]),
    { shade: "ACDBE", "seed-a": "ACD", "seed-b": "BE", shine: "ACDBE" },
  );
  assert.deepEqual(layers([[seeds, 0]]), { shade: "", "seed-a": "", "seed-b": "", shine: "" });
});

test("a seed is three characters, turned with the arrangement of its pit and moved to it", () => {
  // One seed that starts 1 right and 2 down of the middle and points right.
  const table = { pit: ["QRP"], store: "QRP" };
  const l = layout(6);
  const at = { x: 0, y: 0 };
  assert.deepEqual(seedPaths(table, l, 0, at), ["M1 2l5 0"]);
  assert.deepEqual(seedPaths(table, l, 12, at), ["M1 4l5 0"]); // a store's step is two units
  assert.deepEqual(seedPaths(table, l, 13, at), ["M-1-4l-5 0"]); // North's is flipped
  assert.deepEqual(seedPaths(table, l, 4, at), ["M-1 2l-5 0"]); // mirrored
  assert.deepEqual(seedPaths(table, l, 5, at), ["M-2 1l0 5"]); // a quarter turn
  assert.deepEqual(seedPaths(table, l, 0), ["M111 244l5 0"]);
});
