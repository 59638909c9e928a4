import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { kindOf, readPosition, writePosition } from "../position.js";
import * as text from "../tools/text.js";
import { egyptian, wise } from "./games.js";

const none = { bound: [], closed: [], N: [], S: [] };

const shown = { game: "pratt-egyptian", start: egyptian.start, set: { "lone-capture": "yes" }, moves: ["4", "1", "2"], ply: 2 };
const read = (line, game = egyptian) => text.read(line, game, shown);

test("a game is written as the line that sowbook play reads", () => {
  assert.equal(text.write(shown), "pratt-egyptian lone-capture=yes | 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S | 4 1 2");
  assert.equal(text.write({ ...shown, set: {}, moves: [] }), "pratt-egyptian | 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S |");
});

test("a line is read back as written, with any spaces", () => {
  const { start, set, moves } = shown;
  assert.deepEqual(read(text.write(shown)), { set, start, moves, ply: 3 });
  assert.deepEqual(read(`  pratt-egyptian   lone-capture=yes\n| ${start.replaceAll(" ", "  ")} |4  1\t2\n`), { set, start, moves, ply: 3 });
  assert.deepEqual(read("pratt-egyptian | start |"), { set: {}, start, moves: [], ply: 0 });
});

test("a position alone is a start without moves, and keeps the readings", () => {
  assert.deepEqual(read(" 5,4,4,0,0,0/2,3,0,1,0,6  13,10 S\n"), { start: "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", moves: [], ply: 0 });
  assert.deepEqual(read("4,4/4"), { start: "4,4/4", moves: [], ply: 0 }, "the engine reports what is wrong with a position");
});

test("moves alone continue from what is shown", () => {
  assert.deepEqual(read("6 5R - +3 x2"), { moves: ["4", "1", "6", "5R", "-", "+3", "x2"], ply: 7 });
});

test("a line of another game is rejected with both names", () => {
  assert.equal(read("oware | start | 3").problem, "This is a game of “oware”; this board plays pratt-egyptian.");
  assert.equal(read(" | start | 3").problem, "This is a game of “”; this board plays pratt-egyptian.");
});

test("errors say what would be right", () => {
  const right =
    "Paste moves such as 4 1, a position such as 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, or a line VARIANT [KEY=VALUE …] | POSITION or start | MOVE ….";
  assert.equal(read("4 hello").problem, `“hello” is not a move. ${right}`);
  assert.equal(read(" ").problem, `“” is not a move. ${right}`);
  assert.equal(
    read("oware | 3").problem,
    "A game is one line in three parts, VARIANT [KEY=VALUE …] | POSITION or start | MOVE …; this line has 2.",
  );
  assert.equal(read("pratt-egyptian run=x | start | 3").problem, "pratt-egyptian has no reading “run”; it has lone-capture.");
  assert.equal(read("pratt-egyptian lone-capture | start | 3").problem, "lone-capture cannot be “”; it is no or yes.");
  assert.equal(read("lane-wise | start | 3", wise).problem, "This game has no fixed start. Write a position instead of the word start.");
});

test("a position is written as North's row, South's row, the stores and the side to move, and read back", () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  assert.equal(writePosition(seeds, "N"), "6,5,4/1,2,3 7,8 N");
  assert.deepEqual(readPosition("6,5,4/1,2,3 7,8 N"), { seeds, turn: "N", special: none, more: [] });
});

test("special pits are written after the side to move, and read back", () => {
  const seeds = [0, 2, 3, 4, 5, 6, 7, 8];
  const special = { bound: [1], closed: [0], N: [2], S: [3, 4] };
  const written = "6,5,4/0,2,3 7,8 N again=yes bound=2 closed=1 north-owns=3 opening=1 south-owns=4,5";
  const more = ["again=yes", "opening=1"];
  assert.equal(writePosition(seeds, "N", 1, special, more), written);
  assert.deepEqual(readPosition(written), { seeds, turn: "N", special, more });
  assert.deepEqual(
    [0, 1, 2, 3].map((place) => kindOf(special, place)),
    ["closed", "bound", "N", "S"],
  );
});

test("pits of the other row that a side plays are written after the side to move, and read back", () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const written = "6,5,4/1,2,3 7,8 N south-holds=4,5";
  const special = { bound: [], closed: [], N: [], S: [3, 4], holds: true };
  assert.equal(writePosition(seeds, "N", 1, special), written);
  assert.deepEqual(readPosition(written), { seeds, turn: "N", special, more: [] });
});

test("four rows are written from North's outer row to South's outer row, and read back", () => {
  const seeds = [10, 11, 12, 9, 8, 7, 3, 2, 1, 4, 5, 6, 0, 0];
  const written = "1,2,3/4,5,6/7,8,9/10,11,12 0,0 S";
  assert.equal(writePosition(seeds, "S", 2), written);
  assert.deepEqual(readPosition(written), { seeds, turn: "S", special: none, more: [] });
});

test("what is shown is written as an example with its claims", () => {
  const before = { position: "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S", seeds: [], turn: "S", say: "Lower to play." };
  const after = (/** @type {object} */ more) => ({ ...before, position: "0,0,0,0,0,0/0,0,0,0,0,0 30,18 N", ...more });
  const line = {
    rules: "",
    set: { "lone-capture": "yes" },
    start: before.position,
    states: [
      before,
      after({ move: "3", captured: 0, again: true, position: "5,4,4,0,0,0/2,3,0,0,0,6 14,10 S" }),
      after({ move: "6", captured: 5, say: "Lower captures.", over: { reason: "side-empty", south: 30, north: 18, winner: "S" } }),
    ],
  };
  assert.equal(
    text.example(egyptian, line, 2),
    [
      "```sow my-example pratt-egyptian",
      "caption Lower captures.",
      "set lone-capture=yes",
      "from 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S",
      "play 3",
      "  captured 0",
      "  again",
      "  position 5,4,4,0,0,0/2,3,0,0,0,6 14,10 S",
      "play 6",
      "  captured 5",
      "  over side-empty",
      "  score 30 18",
      "  position 0,0,0,0,0,0/0,0,0,0,0,0 30,18 N",
      "```",
      "",
    ].join("\n"),
  );
  assert.equal(
    text.example({ ...egyptian, start: before.position }, { ...line, set: {} }, 0),
    "```sow my-example pratt-egyptian\ncaption Lower to play.\nposition 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S\n```\n",
  );
});
