import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { difference } from "../tools/difference.js";
import { line } from "./line.js";

test("lines of the same moves do not differ, whatever their lengths and sentences", () => {
  const other = line();
  other[1].say = "Said otherwise.";
  /** @type {any} */ (other[1].steps)[0].rule = "another";
  assert.equal(difference({ states: line() }, { states: other }), null);
  assert.equal(difference({ states: line() }, { states: line().slice(0, 2) }), null);
});

test("the difference is the first step that moves other seeds, with the step of each board", () => {
  const a = line();
  const b = line();
  /** @type {any} */ (b[2].steps)[4] = { do: "capture", from: 2, to: 7, seeds: 4, say: "Four, there." };
  /** @type {any} */ (b[2].steps)[5].seeds = 1;
  assert.deepEqual(difference({ states: a }, { states: b }), { ply: 2, step: 5, sides: [a[2].steps?.[4], b[2].steps?.[4]] });
});

test("an additional step on one board is the difference, and the other board has none", () => {
  const b = line();
  const last = b[1].steps?.pop();
  assert.deepEqual(difference({ states: b }, { states: line() }), { ply: 1, step: 4, sides: [undefined, last] });
});

test("a move that one board refuses is the difference, at its ply", () => {
  const states = line();
  assert.deepEqual(difference({ states }, { states: states.slice(0, 2), stopped: true }), {
    ply: 2,
    step: 0,
    sides: [states[2], undefined],
  });
  assert.equal(difference({ states: states.slice(0, 1), stopped: true }, { states })?.ply, 1);
});

test("another player to move, or the end of the game, is a difference of the whole ply", () => {
  for (const change of [{ turn: "S" }, { over: null }, { seeds: [0] }]) {
    const b = line();
    Object.assign(b[2], change);
    const found = difference({ states: line() }, { states: b });
    assert.deepEqual([found?.ply, found?.step], [2, 0], JSON.stringify(change));
  }
});

test("different starts differ at ply 0", () => {
  const b = line();
  b[0].seeds = [0, 2, 2, 2, 2, 2, 2, 0];
  assert.equal(difference({ states: line() }, { states: b })?.ply, 0);
});

// Written by internal/protocol/script_test.go.
const parts = JSON.parse(readFileSync(new URL("differences.json", import.meta.url), "utf8"));

test("the page finds the same first difference as the generator", () => {
  assert.ok(parts.length >= 9);
  for (const { name, one, two, want } of parts) {
    const stopped = name === "refused";
    const found = difference({ states: one }, { states: two, stopped });
    assert.deepEqual(found && { ply: found.ply, step: found.step }, want, name);
  }
});
