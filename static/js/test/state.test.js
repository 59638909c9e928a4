import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import { between } from "../snapshot.js";
import * as s from "../state.js";
import { line } from "./line.js";

const book = (asides) => ({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line(), asides });
const begin = (ply, asides) => example.begin(book(asides), ply);
/** The state after a move of the reader's. */
const own = (move, position = move) => ({ ...line()[1], move, position });
const where = (now) => `${now.ply}.${now.step}`;

test("an example begins at the given ply, or at the nearest one", () => {
  assert.equal(where(begin(1)), "1.4");
  assert.equal(where(begin(99)), "2.9");
  assert.equal(where(begin(-1)), "0.0");
  assert.equal(where(begin(Number.NaN)), "0.0");
});

test("by ply: forward and back stop at the ends", () => {
  let now = begin(0);
  assert.equal(s.back(now), now);
  now = s.forward(now);
  assert.equal(where(now), "1.4");
  now = s.forward(now);
  assert.equal(where(now), "2.9");
  assert.equal(s.forward(now), now);
  assert.equal(where(s.back(now)), "1.4");
});

test("by seed: forward and back go through every step of every ply", () => {
  let now = s.withGrain(begin(0), "seed");
  const there = [];
  for (let next = s.forward(now); next !== now; next = s.forward(now)) there.push(where((now = next)));
  assert.equal(there.join(" "), "1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9");
  const back = [];
  for (let next = s.back(now); next !== now; next = s.back(now)) back.push(where((now = next)));
  assert.equal(back.join(" "), "2.8 2.7 2.6 2.5 2.4 2.3 2.2 2.1 1.4 1.3 1.2 1.1 0.0");
});

test("changing from seed to ply finishes the ply", () => {
  const now = s.forward(s.withGrain(begin(0), "seed"));
  assert.equal(where(s.withGrain(now, "ply")), "1.4");
});

test("the reader's line can be played from any ply, undone past the ply where it left the book, redone, and cut in the middle", () => {
  let now = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  assert.deepEqual(s.moves(now.line), ["2", "1", "2"]);
  assert.equal(s.root(now), 1);
  assert.equal(between(s.back(now), now).length, 4);
  for (const ply of [2, 1, 0, 0]) assert.equal((now = s.back(now)).ply, ply);
  for (const ply of [1, 2, 3, 3]) assert.equal((now = s.forward(now)).ply, ply);
  assert.equal(s.state(now).position, "b");
  now = s.played(s.at(now, 2), own("3", "c"));
  assert.deepEqual(now.line.states.map((state) => state.position).slice(1), [line()[1].position, "a", "c"]);
});

test("leaving returns to the book, at the ply shown or at the one where the line left it", () => {
  const now = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  const back = s.leave(now);
  assert.equal(back.line, back.book);
  assert.equal(where(back), "1.4");
  assert.equal(where(s.leave(s.at(now, 0))), "0.0");
  assert.equal(s.leave(back), back);
});

test("a move that continues a known line follows it: the line shown, the book, a side line, the reader's last line", () => {
  const is = (move) => (state) => state.move === move;
  const aside = [{ ply: 2, states: [own("9", "aside")] }];
  const now = begin(1, aside);
  const book = s.follow(now, is("3"));
  assert.equal(book.line, now.book);
  assert.equal(where(book), "2.9");
  assert.equal(s.state(s.follow(now, is("9"))).position, "aside");
  assert.equal(s.follow(now, is("1")), null);
  const left = s.leave(s.played(s.played(now, own("1", "a")), own("2", "b")));
  const again = s.follow(left, is("1"));
  assert.equal(s.state(again).position, "a");
  assert.equal(s.state(s.forward(again)).position, "b", "the moves after it are back");
  const home = s.follow(s.at(again, 1), is("3"));
  assert.equal(home.line, home.book, "the book's move returns to the book");
});
