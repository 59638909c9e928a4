import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import { chips } from "../move-list.js";
import * as s from "../state.js";
import { line } from "./line.js";

const own = (move) => ({ ...line()[1], move });
const begin = (asides) => example.begin({ rules: "", set: {}, start: "", states: line(), asides }, 1);
const listed = (replay) =>
  chips(replay)
    .map(({ line, ply, kind }) => `${kind}${ply}:${line.states[ply].move ?? ""}`)
    .join(" ");

test("the list has the example's plies, and each side line after the ply that it replaces", () => {
  assert.equal(listed(begin([])), "0: 1:2 2:3");
  const replay = begin([
    { ply: 1, states: [own("5"), own("6")] },
    { ply: 2, states: [own("7")] },
  ]);
  const all = "0: 1:2 side1:5 side2:6 2:3 side2:7";
  assert.equal(listed(replay), all);
  assert.equal(listed({ ...replay, line: replay.sides[0] }), all, "the same on a side line");
});

test("the list of the reader's line marks the moves that are not the example's", () => {
  const replay = s.played(s.played(begin([{ ply: 1, states: [own("5")] }]), own("8")), own("9"));
  assert.equal(listed(replay), "0: 1:2 own2:8 own3:9");
});
