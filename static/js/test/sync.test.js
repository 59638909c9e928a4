import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import { align, directionOf } from "../tools/sync.js";
import { line } from "./line.js";

const where = (replay) => `${replay.ply}.${replay.step}`;

test("the direction of a ply is that of its first seed, also round the ends and into the stores", () => {
  const direction = (/** @type {number} */ from, /** @type {number} */ to) =>
    directionOf(
      /** @type {any} */ ({
        seeds: Array(8).fill(0),
        steps: [
          { do: "lift", from, to: -1 },
          { do: "drop", from: -1, to },
        ],
      }),
    );
  assert.deepEqual([direction(0, 1), direction(2, 3), direction(2, 6), direction(5, 0), direction(5, 7)], ["R", "R", "R", "R", "R"]);
  assert.deepEqual([direction(1, 0), direction(0, 5), direction(0, 7), direction(3, 2), direction(3, 6)], ["L", "L", "L", "L", "L"]);
  assert.equal(directionOf(line()[0]), "");
});

test("a board goes to the ply and step of its twin, as far as its own line reaches", () => {
  const all = line();
  const position = (/** @type {any} */ other, /** @type {any[]} */ states) => where(align(example.begin({ states }, 0), other));
  const at = (/** @type {number} */ ply) => example.begin({ states: line() }, ply);
  assert.equal(position(at(1), all), "1.4");
  assert.equal(position({ ...at(2), step: 2 }, all), "2.2");
  assert.equal(position({ ...at(2), step: 2 }, all.slice(0, 2)), "1.4");
});
