import assert from "node:assert/strict";
import { test } from "node:test";
import * as s from "../state.js";
import { line } from "./line.js";

const book = (asides) => ({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line(), asides });
const begin = (ply, asides) => s.begin(book(asides), ply);
/** A state that a move of the reader's led to. */
const own = (move, position = move) => ({ ...line()[1], move, position });
const where = (now) => `${now.ply}.${now.step}`;

test("begins at the state asked for, kept inside the line", () => {
  assert.equal(where(begin(1)), "1.4");
  assert.equal(where(begin(99)), "2.9");
  assert.equal(where(begin(-1)), "0.0");
  assert.equal(where(begin(Number.NaN)), "0.0");
});

test("by ply: forward and back, and the ends stay", () => {
  let now = begin(0);
  assert.equal(s.back(now), now);
  now = s.forward(now);
  assert.equal(where(now), "1.4");
  now = s.forward(now);
  assert.equal(where(now), "2.9");
  assert.equal(s.forward(now), now);
  assert.equal(where(s.back(now)), "1.4");
});

test("by seed: every step of every ply, there and back", () => {
  let now = s.withGrain(begin(0), "seed");
  const there = [];
  for (let next = s.forward(now); next !== now; next = s.forward(now)) there.push(where((now = next)));
  assert.equal(there.join(" "), "1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9");
  const back = [];
  for (let next = s.back(now); next !== now; next = s.back(now)) back.push(where((now = next)));
  assert.equal(back.join(" "), "2.8 2.7 2.6 2.5 2.4 2.3 2.2 2.1 1.4 1.3 1.2 1.1 0.0");
});

test("leaving the seed grain finishes the ply", () => {
  const now = s.forward(s.withGrain(begin(0), "seed"));
  assert.equal(where(s.withGrain(now, "ply")), "1.4");
});

test("no seed is lost at any step, the hand's counted", () => {
  let now = s.withGrain(begin(1), "seed");
  for (;;) {
    const { seeds, hand } = s.board(now);
    assert.equal(seeds.reduce((a, b) => a + b, hand), 12, where(now));
    const next = s.forward(now);
    if (next === now) break;
    now = next;
  }
});

test("the board in the middle of a ply", () => {
  const now = { ...s.withGrain(begin(1), "seed"), step: 2 };
  assert.deepEqual(s.board(now), { seeds: [2, 0, 3, 2, 2, 2, 0, 0], hand: 1 });
});

test("a board given out is not the line's own", () => {
  const now = begin(1);
  s.board(now).seeds[0] = 99;
  assert.deepEqual(s.state(now).seeds, line()[1].seeds);
});

test("the sentence: the ply's, the step's by seed, the ply's for a step without one, the result at the end", () => {
  const now = begin(1);
  assert.deepEqual(s.sentence(now), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.deepEqual(s.sentence({ ...now, grain: "seed", step: 3 }), { say: "One falls in the store.", clauses: ["P-B1"] });
  assert.deepEqual(s.sentence({ ...now, grain: "seed" }), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.equal(s.sentence(s.at(now, 2)).say, "Lower captures. Lower wins.");
});

test("steps between two values: the rest of the ply, the next ply, else none", () => {
  const now = begin(0);
  const by = s.withGrain(now, "seed");
  assert.equal(s.between(now, s.forward(now)).length, 4);
  assert.equal(s.between(s.forward(by), s.forward(s.forward(by)))[0].to, 2);
  assert.equal(s.between(now, s.at(now, 2)).length, 0);
  assert.equal(s.between(s.at(now, 2), s.at(now, 1)).length, 0);
});

test("an own line: played from any ply, undone past the ply where it left the book, redone, cut when played from the middle", () => {
  let now = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  assert.deepEqual(s.moves(now.line), ["2", "1", "2"]);
  assert.equal(s.root(now), 1);
  assert.equal(s.between(s.back(now), now).length, 4);
  for (const ply of [2, 1, 0, 0]) assert.equal((now = s.back(now)).ply, ply);
  for (const ply of [1, 2, 3, 3]) assert.equal((now = s.forward(now)).ply, ply);
  assert.equal(s.state(now).position, "b");
  now = s.played(s.at(now, 2), own("3", "c"));
  assert.deepEqual(now.line.states.map((state) => state.position).slice(1), [line()[1].position, "a", "c"]);
});

test("one command leads back to the book: to the ply shown, or to the one where the own line left", () => {
  const now = s.played(s.played(begin(1), own("1", "a")), own("2", "b"));
  const back = s.leave(now);
  assert.equal(back.line, back.book);
  assert.equal(where(back), "1.4");
  assert.equal(where(s.leave(s.at(now, 0))), "0.0");
  assert.equal(s.leave(back), back);
});

test("a move that a known line goes on with is followed there: the line shown, the book, a side line, the own line left last", () => {
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
  assert.equal(s.state(s.forward(again)).position, "b", "and what lay ahead is there again");
  const home = s.follow(s.at(again, 1), is("3"));
  assert.equal(home.line, home.book, "the book's move leads back to the book");
});

test("a side line has the book's states up to the ply that it replaces", () => {
  const { sides: [side], book } = begin(0, [{ ply: 1, states: [own("1", "a"), own("2", "b")], noted: [1] }]);
  assert.deepEqual(side.states.map((state) => state.position), [line()[0].position, "a", "b"]);
  assert.equal(side.states[0], book.states[0]);
  assert.deepEqual(side.states.map((state) => !!state.noted), [false, false, true]);
});

test("what the author points out is in its states", () => {
  const now = s.begin({ ...book(), marks: { 1: [[2, "A"]] }, arrows: { 2: [[0, 3]] }, noted: [0] }, 0);
  assert.deepEqual(now.book.states.map(({ marks, arrows, noted }) => [marks, arrows, noted]), [
    [undefined, undefined, true], [[[2, "A"]], undefined, false], [undefined, [[0, 3]], false],
  ]);
});

test("the lap is counted where a ply takes more than one", () => {
  const now = begin(1);
  assert.equal(s.lap(now), 0);
  now.book.states[1].steps = /** @type {any} */ ([{ do: "lift" }, { do: "drop" }, { do: "lift" }, { do: "drop" }]);
  assert.deepEqual([0, 1, 2, 3, 4].map((done) => s.lap(now, done)), [0, 1, 1, 2, 2]);
});

test("marks: the way, past a pit that was passed over but not into a store, the last seed, what was taken; a lap goes on from where it fell", () => {
  const now = begin(2);
  assert.deepEqual(s.track(now), { path: [0, 1, 2], last: 2, taken: [2, 4, 1, 3], skipped: [7] });
  now.book.states[2].steps = /** @type {any} */ ([
    { do: "lift", from: 0 }, { do: "drop", to: 1 }, { do: "lift", from: 1 }, { do: "skip", to: 0 }, { do: "drop", to: 2 },
  ]);
  assert.deepEqual(s.track({ ...now, step: 5 }).path, [0, 1, 0, 2]);
  assert.deepEqual(s.track({ ...now, step: 5 }, 2).path, [0, 1]);
});
