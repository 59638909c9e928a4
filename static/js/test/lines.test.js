import assert from "node:assert/strict";
import { test } from "node:test";
import * as example from "../example.js";
import * as s from "../state.js";
import { shareStates } from "../tools/lines.js";
import { line } from "./line.js";

const begin = () => example.begin({ rules: "", set: {}, start: "2,2,2/2,2,2 0,0 S", states: line() }, 0);
/** The state after a move of the reader's. */
const own = (move, position = move) => ({ ...line()[1], move, position });

test("a line played again shares the example's states for the plies that they have in common", () => {
  const { exampleLine: known } = begin();
  const anew = { ...known, states: [...line().slice(0, 2), own("1", "a")] };
  assert.equal(shareStates(anew, known).states[1], known.states[1]);
  assert.equal(shareStates(anew, known).states[2], anew.states[2]);
  assert.equal(shareStates({ ...anew, set: { stuck: "passes" } }, known).states[1], anew.states[1], "not under other readings");
  assert.equal(shareStates({ ...anew, start: "elsewhere" }, known).states[0], anew.states[0]);
  assert.equal(s.root({ ...begin(), line: { ...anew, start: "elsewhere" } }), -1);
});
