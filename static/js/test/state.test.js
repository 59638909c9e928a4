import assert from "node:assert/strict";
import { test } from "node:test";
import * as s from "../state.js";
import { line } from "./line.js";

const entry = (position, move) => ({
  state: { position, seeds: [1, 1, 1, 1, 1, 1, 4, 3], turn: "N", say: move ?? "root", move, player: "S", steps: move ? line()[1].steps : undefined },
  can: { 3: ["1"] },
  cannot: { 4: { say: "no" } },
});
const where = (now) => `${now.ply}.${now.step}`;

test("begins at the state asked for, kept inside the line", () => {
  assert.equal(where(s.begin(line(), 1)), "1.4");
  assert.equal(where(s.begin(line(), 99)), "2.9");
  assert.equal(where(s.begin(line(), -1)), "0.0");
  assert.equal(where(s.begin(line(), Number.NaN)), "0.0");
});

test("by ply: forward and back, and the ends stay", () => {
  let now = s.begin(line(), 0);
  assert.equal(s.back(now), now);
  now = s.forward(now);
  assert.equal(where(now), "1.4");
  now = s.forward(now);
  assert.equal(where(now), "2.9");
  assert.equal(s.forward(now), now);
  assert.equal(where(s.back(now)), "1.4");
});

test("by seed: every step of every ply, there and back", () => {
  let now = s.withGrain(s.begin(line(), 0), "seed");
  const there = [];
  for (let next = s.forward(now); next !== now; next = s.forward(now)) there.push(where((now = next)));
  assert.equal(there.join(" "), "1.1 1.2 1.3 1.4 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9");
  const back = [];
  for (let next = s.back(now); next !== now; next = s.back(now)) back.push(where((now = next)));
  assert.equal(back.join(" "), "2.8 2.7 2.6 2.5 2.4 2.3 2.2 2.1 1.4 1.3 1.2 1.1 0.0");
});

test("leaving the seed grain finishes the ply", () => {
  const now = s.forward(s.withGrain(s.begin(line(), 0), "seed"));
  assert.equal(where(s.withGrain(now, "ply")), "1.4");
});

test("no seed is lost at any step, the hand's counted", () => {
  let now = s.withGrain(s.begin(line(), 1), "seed");
  for (;;) {
    const { seeds, hand } = s.board(now);
    assert.equal(seeds.reduce((a, b) => a + b, hand), 12, where(now));
    const next = s.forward(now);
    if (next === now) break;
    now = next;
  }
});

test("the board in the middle of a ply", () => {
  const now = { ...s.withGrain(s.begin(line(), 1), "seed"), step: 2 };
  assert.deepEqual(s.board(now), { seeds: [2, 0, 3, 2, 2, 2, 0, 0], hand: 1 });
});

test("a board given out is not the line's own", () => {
  const book = line();
  s.board(s.begin(book, 1)).seeds[0] = 99;
  assert.deepEqual(book, line());
});

test("the sentence: the ply's, the step's by seed, the ply's for a step without one, the result at the end", () => {
  const now = s.begin(line(), 1);
  assert.deepEqual(s.sentence(now), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.deepEqual(s.sentence({ ...now, grain: "seed", step: 3 }), { say: "One falls in the store.", clauses: ["P-B1"] });
  assert.deepEqual(s.sentence({ ...now, grain: "seed" }), { say: "Lower sows two.", clauses: ["P-E2"] });
  assert.equal(s.sentence(s.at(now, 2)).say, "Lower captures. Lower wins.");
});

test("steps between two values: the rest of the ply, the next ply, else none", () => {
  const now = s.begin(line(), 0);
  const by = s.withGrain(now, "seed");
  assert.equal(s.between(now, s.forward(now)).length, 4);
  assert.equal(s.between(s.forward(by), s.forward(s.forward(by)))[0].to, 2);
  assert.equal(s.between(now, s.at(now, 2)).length, 0);
  assert.equal(s.between(s.at(now, 2), s.at(now, 1)).length, 0);
});

test("an own line: entered, played on, undone without end, cut when played from the middle", () => {
  let now = s.enter(s.begin(line(), 1), entry("root", "2"));
  assert.equal(s.line(now).length, 2);
  assert.equal(s.first(now), 1);
  now = s.played(now, entry("a", "1"));
  now = s.played(now, entry("b", "2"));
  assert.deepEqual(s.moves(now), ["2", "1", "2"]);
  assert.equal(s.between(s.undo(now), now).length, 4);
  now = s.undo(s.undo(s.undo(now)));
  assert.equal(now.ply, 1);
  assert.equal(s.state(s.forward(now)).position, "a");
  now = s.played(s.forward(now), entry("c", "3"));
  assert.deepEqual(s.line(now).slice(1).map((x) => x.position), ["root", "a", "c"]);
  assert.equal(s.last(now), 3);
});

test("what can be played is known at the end of a ply of the own line only", () => {
  const now = s.enter(s.begin(line(), 1), entry("root"));
  assert.deepEqual(s.entry(now)?.can, { 3: ["1"] });
  assert.equal(s.entry(s.begin(line(), 1)), null);
  const middle = { ...s.played(now, entry("a", "1")), step: 2 };
  assert.equal(s.entry(middle), null);
});

test("back to the book at the state left; trying again there finds the own line ahead", () => {
  const own = s.played(s.enter(s.begin(line(), 1), entry("root")), entry("a", "1"));
  const book = s.leave(own);
  assert.equal(where(book), "1.4");
  assert.equal(s.line(book).length, 3);
  assert.equal(s.state(s.forward(s.enter(book, entry("root")))).position, "a");
  assert.equal(s.last(s.enter(s.at(book, 0), entry("other"))), 0);
});

test("marks: the way, past a pit that was passed over but not into a store, the last seed, what was taken; a lap goes on from where it fell", () => {
  const captures = line();
  assert.deepEqual(s.track(s.begin(captures, 2)), { path: [0, 1, 2], last: 2, taken: [2, 4, 1, 3], skipped: [7] });
  captures[2].steps = /** @type {any} */ ([
    { do: "lift", from: 0 }, { do: "drop", to: 1 }, { do: "lift", from: 1 }, { do: "skip", to: 0 }, { do: "drop", to: 2 },
  ]);
  assert.deepEqual(s.track(s.begin(captures, 2)).path, [0, 1, 0, 2]);
  assert.deepEqual(s.track(s.begin(captures, 2), 2).path, [0, 1]);
});
