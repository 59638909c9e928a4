import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import { stepsBetween } from "../snapshot.js";
import * as s from "../state.js";
import { line } from "./line.js";

const book = (asides) => ({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line(), asides });
const begin = (ply, asides) => example.begin(book(asides), ply);
/** The state after a move of the reader's. */
const own = (move, position = move) => ({ ...line()[1], move, position });
const where = (replay) => `${replay.ply}.${replay.step}`;

test("an example begins at the given ply, or at the nearest one", () => {
  assert.equal(where(begin(1)), "1.4");
  assert.equal(where(begin(99)), "2.9");
  assert.equal(where(begin(-1)), "0.0");
  assert.equal(where(begin(Number.NaN)), "0.0");
});

test("by ply: forward and back stop at the ends", () => {
  let replay = begin(0);
  assert.equal(s.back(replay), replay);
  replay = s.forward(replay);
  assert.equal(where(replay), "1.4");
  replay = s.forward(replay);
  assert.equal(where(replay), "2.9");
  assert.equal(s.forward(replay), replay);
  assert.equal(where(s.back(replay)), "1.4");
});

test("by seed: forward and back go through every step of every ply", () => {
  let replay = s.toggleStepBy(begin(0));
  const there = [];
  for (let next = s.forward(replay); next !== replay; next = s.forward(replay)) there.push(where((replay = next)));
  assert.equal(there.join(" "), "1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9");
  const back = [];
  for (let next = s.back(replay); next !== replay; next = s.back(replay)) back.push(where((replay = next)));
  assert.equal(back.join(" "), "2.8 2.7 2.6 2.5 2.4 2.3 2.2 2.1 1.4 1.3 1.2 1.1 0.0");
});

test("changing from seed to ply finishes the ply", () => {
  const replay = s.forward(s.toggleStepBy(begin(0)));
  assert.equal(where(s.toggleStepBy(replay)), "1.4");
});

test("the reader's line starts at any ply and can be undone, redone and cut", () => {
  let replay = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  assert.deepEqual(s.moves(replay.line), ["2", "1", "2"]);
  assert.equal(s.root(replay), 1);
  assert.equal(stepsBetween(s.back(replay), replay).length, 4);
  for (const ply of [2, 1, 0, 0]) assert.equal((replay = s.back(replay)).ply, ply);
  for (const ply of [1, 2, 3, 3]) assert.equal((replay = s.forward(replay)).ply, ply);
  assert.equal(s.state(replay).position, "b");
  replay = s.played(s.at(replay, 2), own("3", "c"));
  assert.deepEqual(replay.line.states.map((state) => state.position).slice(1), [line()[1].position, "a", "c"]);
});

test("leaving returns to the example, at the ply shown or at the one where the line left it", () => {
  const replay = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  const back = s.leave(replay);
  assert.equal(back.line, back.exampleLine);
  assert.equal(where(back), "1.4");
  assert.equal(where(s.leave(s.at(replay, 0))), "0.0");
  assert.equal(s.leave(back), back);
});

test("a move that continues a known line follows it: the line shown, the example, a side line, the reader's last line", () => {
  const is = (move) => (state) => state.move === move;
  const aside = [{ ply: 2, states: [own("9", "aside")] }];
  const replay = begin(1, aside);
  const book = s.follow(replay, is("3"));
  assert.equal(book.line, replay.exampleLine);
  assert.equal(where(book), "2.9");
  assert.equal(s.state(s.follow(replay, is("9"))).position, "aside");
  assert.equal(s.follow(replay, is("1")), null);
  const left = s.leave(s.played(s.played(replay, own("1", "a")), own("2", "b")));
  const again = s.follow(left, is("1"));
  assert.equal(s.state(again).position, "a");
  assert.equal(s.state(s.forward(again)).position, "b", "the moves after it are back");
  const home = s.follow(s.at(again, 1), is("3"));
  assert.equal(home.line, home.exampleLine, "the example's move returns to the example");
});
