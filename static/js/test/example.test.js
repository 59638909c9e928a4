import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "../example.js";
import { line } from "./line.js";

const example = { rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line() };

test("a side line has the example's states up to the ply that it replaces", () => {
  const asides = [{ ply: 1, states: ["a", "b"].map((position) => ({ ...line()[1], position })), noted: [1] }];
  const {
    sides: [side],
    exampleLine,
  } = begin({ ...example, asides }, 0);
  assert.deepEqual(
    side.states.map((state) => state.position),
    [line()[0].position, "a", "b"],
  );
  assert.equal(side.states[0], exampleLine.states[0]);
  assert.deepEqual(
    side.states.map((state) => !!state.noted),
    [false, false, true],
  );
});

test("marks, arrows and notes belong to their states", () => {
  const replay = begin({ ...example, marks: { 1: [[2, "A"]] }, arrows: { 2: [[0, 3]] }, noted: [0] }, 0);
  assert.deepEqual(
    replay.exampleLine.states.map(({ marks, arrows, noted }) => [marks, arrows, noted]),
    [
      [undefined, undefined, true],
      [[[2, "A"]], undefined, false],
      [undefined, [[0, 3]], false],
    ],
  );
});

test("a brief example has one state, and a line as long as its moves", () => {
  const {
    ply,
    line: { rules, states },
  } = begin({ rules: "r", set: {}, start: "", moves: ["2", "3"], shown: line()[1], noted: [1] }, 1);
  assert.deepEqual([rules, ply, states.length, Object.keys(states)], ["r", 1, 3, ["1"]]);
  assert.deepEqual([states[1].position, states[1].noted], [line()[1].position, true]);
});
