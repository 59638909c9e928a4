// The text of each kind of request, as internal/protocol reads it, from a page in English.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import * as requests from "../requests.js";

const line = { rules: "pits=2 seeds=2", set: {}, start: "2,2/2,2 0,0 S" };
const readings = { ...line, set: { "lone-capture": "yes", run: "together" } };

test("a play request has a line for each argument; readings and labels are left out by default", () => {
  assert.equal(
    requests.play(line, "kalah", ["1", "2R"], 1, "source"),
    "play\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves 1 2R\nfrom 1",
  );
  assert.equal(
    requests.play(readings, "kalah", [], 0, "left"),
    "play\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves \nfrom 0\nset lone-capture=yes run=together\nlabels left",
  );
});

test("a goal request judges the moves from the start", () => {
  assert.equal(
    requests.goal(readings, "kalah", ["1"], "capture 5", "left"),
    "goal\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves 1\nfrom 0\ngoal capture 5\nset lone-capture=yes run=together\nlabels left",
  );
});

test("search requests have a limit of positions", () => {
  const analyse = requests.analyse(line, "kalah", ["1"], "");
  assert.equal(requests.limited(analyse, 2000), "analyse\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves 1\nnodes 2000");
  assert.equal(
    requests.analyse(readings, "kalah", [], "2R"),
    "analyse\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves \nset lone-capture=yes run=together\nline 2R",
  );
  assert.equal(
    requests.choose(line, "kalah", [], 3, 0),
    "choose\nrules pits=2 seeds=2\nvoice kalah\nstart 2,2/2,2 0,0 S\nmoves \nstrength 3\nseed 0",
  );
});

test("set-up, match and lab requests", () => {
  assert.equal(
    requests.setup("pits=2", {}, "turn", { by: "S", start: "2,2/2,2 0,0 N", strength: 3 }),
    "setup\nrules pits=2\npart turn\nby S\nstart 2,2/2,2 0,0 N\nstrength 3",
  );
  assert.equal(
    requests.setup("pits=2", readings.set, "cut", { by: "N" }),
    "setup\nrules pits=2\nset lone-capture=yes run=together\npart cut\nby N",
  );
  assert.equal(requests.match(["51-21", "30-42"]), "match\nrounds 51-21 30-42");
  assert.equal(requests.match([]), "match\nrounds ");
  assert.equal(requests.lab("pits=2 seeds=2"), "lab\nrules pits=2 seeds=2");
  assert.equal(requests.lab("pits=2 seeds=2", "capture=made"), "lab\nrules pits=2 seeds=2\nset capture=made");
  assert.equal(requests.lab("pits=2", undefined, { store: "pile", says: "a=b" }), "lab\nrules pits=2\nstore pile\nsays a=b");
});
