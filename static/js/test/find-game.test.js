import assert from "node:assert/strict";
import { test } from "node:test";
import { matching } from "../find-game.js";

test("games are found by a part of their name, in any spelling", () => {
  const names = ["Oware", "La’b madjnuni", "La’b hakimi", "Ali Guli Mane"];
  assert.deepEqual(matching(names, "LAB"), [false, true, true, false]);
  assert.deepEqual(matching(names, "guli m"), [false, false, false, true]);
  assert.deepEqual(matching(names, " "), [true, true, true, true]);
  assert.deepEqual(matching(names, "xyzzy"), [false, false, false, false]);
});
