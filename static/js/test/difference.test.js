import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { difference } from "../tools/difference.js";
import { line } from "./line.js";

test("two lines that go alike do not differ, however far each goes and whatever is said of it", () => {
  const other = line();
  other[1].say = "Said otherwise.";
  /** @type {any} */ (other[1].steps)[0].rule = "another";
  assert.equal(difference({ states: line() }, { states: other }), null);
  assert.equal(difference({ states: line() }, { states: line().slice(0, 2) }), null);
});

test("the first step that moves other seeds, with what each board does there", () => {
  const a = line();
  const b = line();
  /** @type {any} */ (b[2].steps)[4] = { do: "capture", from: 2, to: 7, seeds: 4, say: "Four, there." };
  /** @type {any} */ (b[2].steps)[5].seeds = 1;
  assert.deepEqual(difference({ states: a }, { states: b }), { ply: 2, step: 5, sides: [a[2].steps?.[4], b[2].steps?.[4]] });
});

test("a step more on one board is the difference, and nothing stands against it", () => {
  const b = line();
  const last = b[1].steps?.pop();
  assert.deepEqual(difference({ states: b }, { states: line() }), { ply: 1, step: 4, sides: [undefined, last] });
});

test("a move refused on one board is the difference, at its ply", () => {
  const states = line();
  assert.deepEqual(difference({ states }, { states: states.slice(0, 2), stopped: true }), { ply: 2, step: 0, sides: [states[2], undefined] });
  assert.equal(difference({ states: states.slice(0, 1), stopped: true }, { states })?.ply, 1);
});

test("the same steps and another player on turn, or the end, differ at the ply as a whole", () => {
  for (const change of [{ turn: "S" }, { over: null }, { seeds: [0] }]) {
    const b = line();
    Object.assign(b[2], change);
    const found = difference({ states: line() }, { states: b });
    assert.deepEqual([found?.ply, found?.step], [2, 0], JSON.stringify(change));
  }
});

test("other starts differ at the start", () => {
  const b = line();
  b[0].seeds = [0, 2, 2, 2, 2, 2, 2, 0];
  assert.equal(difference({ states: line() }, { states: b })?.ply, 0);
});

// The generator wrote these from its engine's own comparison (internal/protocol/script_test.go).
const parts = JSON.parse(readFileSync(new URL("parts.json", import.meta.url), "utf8"));

test("the page finds the same first difference as the generator", () => {
  assert.ok(parts.length >= 9);
  for (const { name, one, two, want } of parts) {
    const stopped = name === "refused";
    const found = difference({ states: one }, { states: two, stopped });
    assert.deepEqual(found && { ply: found.ply, step: found.step }, want, name);
  }
});
