import assert from "node:assert/strict";
import { test } from "node:test";
import { flight, score } from "../motion.js";
import { line } from "./line.js";

const steps = /** @type {any} */ (line()[2].steps);

test("a score has a beat for every step, in order, none before the one it follows", () => {
  const beats = score(steps);
  assert.deepEqual(beats.map((beat) => beat.step), steps);
  assert.deepEqual(beats.map((beat) => beat.kind), ["lift", "pass", "drop", "drop", "carry", "carry", "carry", "carry", "rest"]);
  for (let i = 1; i < beats.length; i++) assert.ok(beats[i].at >= beats[i - 1].at, `beat ${i}`);
});

test("the hand does one thing after another; what is captured goes together", () => {
  const [lift, pass, drop, , one, two] = score(steps);
  assert.equal(pass.at, lift.at + lift.ms);
  assert.equal(drop.at, pass.at + pass.ms);
  assert.ok(two.at < one.at + one.ms);
});

test("a long move is played faster", () => {
  const long = score(Array.from({ length: 200 }, () => steps[2]));
  const end = long[199];
  assert.ok(end.at + end.ms <= 6001, String(end.at + end.ms));
});

test("twice the tempo, half the time", () => {
  const [usual, fast] = [score(steps), score(steps, 2)];
  assert.deepEqual(fast.map(({ at, ms }) => [at * 2, ms * 2]), usual.map(({ at, ms }) => [at, ms]));
});

test("no steps, no beats", () => assert.deepEqual(score([]), []));

test("a flight begins and ends where it should and is a throw in between", () => {
  const a = { x: 0, y: 10 };
  const b = { x: 100, y: 10 };
  assert.deepEqual(flight(a, b, 0), a);
  assert.deepEqual(flight(a, b, 1), b);
  assert.deepEqual(flight(a, b, 7), b);
  assert.deepEqual(flight(a, b, -1), a);
  const half = flight(a, b, 0.5);
  assert.equal(half.x, 50);
  assert.ok(half.y < 0);
});
