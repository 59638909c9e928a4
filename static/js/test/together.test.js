import assert from "node:assert/strict";
import { test } from "node:test";
import * as s from "../state.js";
import { beside, went } from "../tools/together.js";
import { line } from "./line.js";

const where = (now) => `${now.ply}.${now.step}`;

test("the way of a ply is told by where its first seed falls, round the ends and into the stores too", () => {
  const way = (/** @type {number} */ from, /** @type {number} */ to) =>
    went(/** @type {any} */ ({ seeds: Array(8).fill(0), steps: [{ do: "lift", from, to: -1 }, { do: "drop", from: -1, to }] }));
  assert.deepEqual([way(0, 1), way(2, 3), way(2, 6), way(5, 0), way(5, 7)], ["R", "R", "R", "R", "R"]);
  assert.deepEqual([way(1, 0), way(0, 5), way(0, 7), way(3, 2), way(3, 6)], ["L", "L", "L", "L", "L"]);
  assert.equal(went(line()[0]), "");
});

test("a board beside another stands at the same ply and step, as far as its own line goes", () => {
  const all = line();
  const stands = (/** @type {any} */ other, /** @type {any[]} */ states) => where(beside(s.begin({ states }, 0), other));
  const at = (/** @type {number} */ ply) => s.begin({ states: line() }, ply);
  assert.equal(stands(at(1), all), "1.4");
  assert.equal(stands({ ...at(2), step: 2 }, all), "2.2");
  assert.equal(stands({ ...at(2), step: 2 }, all.slice(0, 2)), "1.4");
});
