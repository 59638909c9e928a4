import assert from "node:assert/strict";
import { test } from "node:test";
import * as s from "../state.js";
import { graft } from "../tools/lines.js";
import { line } from "./line.js";

const begin = () => s.begin({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line() }, 0);
/** A state that a move of the reader's led to. */
const own = (move, position = move) => ({ ...line()[1], move, position });

test("a line played anew is the book as far as it is the same play, and no further", () => {
  const { book: known } = begin();
  const anew = { ...known, states: [...line().slice(0, 2), own("1", "a")] };
  assert.equal(graft(anew, known).states[1], known.states[1]);
  assert.equal(graft(anew, known).states[2], anew.states[2]);
  assert.equal(graft({ ...anew, set: { stuck: "passes" } }, known).states[1], anew.states[1], "other readings, other play");
  assert.equal(graft({ ...anew, start: "elsewhere" }, known).states[0], anew.states[0]);
  assert.equal(s.root({ ...begin(), line: { ...anew, start: "elsewhere" } }), -1);
});
