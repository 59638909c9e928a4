import assert from "node:assert/strict";
import { test } from "node:test";
import { flight, timeline } from "../motion.js";
import { line } from "./line.js";

const steps = /** @type {any} */ (line()[2].steps);

test("a timeline has a movement for every step, in order", () => {
  const movements = timeline(steps);
  assert.deepEqual(
    movements.map((movement) => movement.step),
    steps,
  );
  assert.deepEqual(
    movements.map((movement) => movement.kind),
    ["lift", "pass", "drop", "drop", "carry", "carry", "carry", "carry", "rest"],
  );
  for (let i = 1; i < movements.length; i++) assert.ok(movements[i].at >= movements[i - 1].at, `movement ${i}`);
});

test("the hand makes one movement at a time; captured seeds fly together", () => {
  const [lift, pass, drop, , one, two] = timeline(steps);
  assert.equal(pass.at, lift.at + lift.ms);
  assert.equal(drop.at, pass.at + pass.ms);
  assert.ok(two.at < one.at + one.ms);
});

test("a long move is played faster", () => {
  const long = timeline(Array.from({ length: 200 }, () => steps[2]));
  const end = long[199];
  assert.ok(end.at + end.ms <= 6001, String(end.at + end.ms));
});

test("twice the speed takes half the time", () => {
  const [usual, fast] = [timeline(steps), timeline(steps, 2)];
  assert.deepEqual(
    fast.map(({ at, ms }) => [at * 2, ms * 2]),
    usual.map(({ at, ms }) => [at, ms]),
  );
});

test("no steps make an empty timeline", () => assert.deepEqual(timeline([]), []));

test("a flight starts and ends at its points and rises in between", () => {
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
