import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import * as snapshot from "../snapshot.js";
import * as s from "../state.js";
import { line } from "./line.js";

const begin = (ply) => example.begin({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line() }, ply);

test("board and hand have all seeds at every step", () => {
  let replay = s.toggleStepBy(begin(1));
  for (;;) {
    const { seeds, hand } = snapshot.board(replay);
    assert.equal(
      seeds.reduce((a, b) => a + b, hand),
      12,
      `${replay.ply}.${replay.step}`,
    );
    const next = s.forward(replay);
    if (next === replay) break;
    replay = next;
  }
});

test("the board in the middle of a ply has seeds in the hand", () => {
  const replay = { ...s.toggleStepBy(begin(1)), step: 2 };
  assert.deepEqual(snapshot.board(replay), { seeds: [2, 0, 3, 2, 2, 2, 0, 0], hand: 1 });
});

test("changing a returned board does not change the line", () => {
  const replay = begin(1);
  snapshot.board(replay).seeds[0] = 99;
  assert.deepEqual(s.state(replay).seeds, line()[1].seeds);
});

test("the sentence is the ply's; by seed the step's, if it has one; at the end the result follows", () => {
  const replay = begin(1);
  assert.deepEqual(snapshot.sentence(replay), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.deepEqual(snapshot.sentence({ ...replay, stepBy: "seed", step: 3 }), { say: "One falls in the store.", clauses: ["P-B1"] });
  assert.deepEqual(snapshot.sentence({ ...replay, stepBy: "seed" }), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.equal(snapshot.sentence(s.at(replay, 2)).say, "Lower captures. Lower wins.");
});

test("the steps between two values are the rest of the ply, the next ply, or none", () => {
  const replay = begin(0);
  const by = s.toggleStepBy(replay);
  assert.equal(snapshot.stepsBetween(replay, s.forward(replay)).length, 4);
  assert.equal(snapshot.stepsBetween(s.forward(by), s.forward(s.forward(by)))[0].to, 2);
  assert.equal(snapshot.stepsBetween(replay, s.at(replay, 2)).length, 0);
  assert.equal(snapshot.stepsBetween(s.at(replay, 2), s.at(replay, 1)).length, 0);
});

test("laps are counted if a ply has more than one", () => {
  const replay = begin(1);
  assert.equal(snapshot.lap(replay), 0);
  replay.exampleLine.states[1].steps = /** @type {any} */ ([{ do: "lift" }, { do: "drop" }, { do: "lift" }, { do: "drop" }]);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((done) => snapshot.lap(replay, done)),
    [0, 1, 1, 2, 2],
  );
});

test("the path goes past skipped pits but not into a skipped store, and a lap continues where the last seed fell", () => {
  const replay = begin(2);
  assert.deepEqual(snapshot.track(replay), { path: [0, 1, 2], last: 2, taken: [2, 4, 1, 3], skipped: [7] });
  replay.exampleLine.states[2].steps = /** @type {any} */ ([
    { do: "lift", from: 0 },
    { do: "drop", to: 1 },
    { do: "lift", from: 1 },
    { do: "skip", to: 0 },
    { do: "drop", to: 2 },
  ]);
  assert.deepEqual(snapshot.track({ ...replay, step: 5 }).path, [0, 1, 0, 2]);
  assert.deepEqual(snapshot.track({ ...replay, step: 5 }, 2).path, [0, 1]);
});
