// The review of a game: what is counted in a line, which moves decided it, and why they are worse than others.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { account, kind, sentence, soon, turns } from "../review/reasons.js";
import { choosePuzzles } from "../review/puzzles.js";
import { compare, decisive } from "../review/values.js";
import { line } from "./line.js";

const game = /** @type {any} */ ({ pits: 3, sides: { S: "You", N: "Computer" } });
const nothing = {
  again: false,
  stored: 0,
  answers: 1,
  captured: 0,
  next: 0,
  lost: 0,
  pits: [],
  left: null,
  gains: /** @type {[number, number][]} */ ([]),
};

/** What the sides have gained after each turn. @param {string} text as "1-0 4-2", with ~ for a minus sign @returns {[number, number][]} */
const gainsOf = (text) =>
  text.split(" ").map((turn) => /** @type {[number, number]} */ (turn.split("-").map((n) => Number(n.replace("~", "-")))));

test("a line is divided into turns, and what they do is counted in its traces", () => {
  assert.deepEqual(
    turns(line()).map((turn) => turn.map(({ move }) => move)),
    [["2", "3"]],
  );
  const counted = account(game, line());
  const gains = [[9, 0]];
  assert.deepEqual(counted, { ...nothing, again: true, stored: 9, answers: 0, captured: 5, left: counted.left, gains });
});

test("seeds that a sowing captures for the other side are neither won nor lost", () => {
  const [start] = line();
  const steps = (/** @type {number} */ own, /** @type {number} */ other) => [
    { do: "capture", from: 2, to: 6, seeds: own },
    { do: "capture", from: 1, to: 7, seeds: other },
  ];
  const states = [
    start,
    { ...start, player: "S", captured: 7, steps: steps(3, 4) },
    { ...start, player: "N", captured: 7, steps: steps(5, 2) },
  ];
  const { captured, lost, pits } = account(game, /** @type {any} */ (states));
  assert.deepEqual({ captured, lost, pits }, { captured: 3, lost: 2, pits: [1] });
});

test("a reason explains a third of the seeds lost, also less what is gained until then, and what happens soon comes first", () => {
  const cases = /** @type {[string, object, object, number][]} */ ([
    ["danger", {}, { lost: 3 }, 9],
    ["later", {}, { lost: 9, captured: 7, stored: 7 }, 9],
    ["capture", { captured: 4, stored: 4 }, { lost: 3 }, 9],
    ["later", { captured: 4, stored: 4, lost: 2 }, {}, 9],
    ["next", { next: 3, again: true }, { lost: 2 }, 9],
    ["again", { again: true, stored: 4 }, {}, 9],
    ["again", { again: true }, {}, 9],
    ["soon", { again: true, gains: gainsOf("3-0 3-5") }, { gains: gainsOf("3-0 3-10") }, 9],
    ["stores", { stored: 3 }, { answers: 3 }, 9],
    ["answers", { stored: 2 }, { answers: 3 }, 9],
    ["again", { again: true, stored: 1 }, { answers: 3 }, 9],
    ["left", { left: 3 }, { left: 0 }, 9],
    ["later", { left: 3 }, {}, 9],
    ["later", { left: 3, gains: Array(9).fill([1, 1]) }, { left: 0 }, 9],
    ["later", { captured: 1, stored: 1 }, {}, 3],
  ]);
  for (const [want, best, played, loss] of cases)
    assert.equal(kind({ ...nothing, ...best }, { ...nothing, ...played }, loss), want, JSON.stringify([best, played]));
});

test("what the sides gain in some turns is a reason when it explains half of the seeds lost; a game that is over gives no more", () => {
  const cases = /** @type {[number, string, number|null, number, string][]} */ ([
    [3, "2-0 2-4 2-9", null, 8, "nine seeds after three turns, one after two"],
    [0, "2-0 2-4 2-4", null, 9, "four of nine seeds"],
    [0, "2-0 2-4", null, 8, "the line is not known so far"],
    [3, "2-0 2-5", 0, 8, "the game is over"],
  ]);
  const best = { ...nothing, gains: gainsOf("1-0 1-2 4-2") };
  for (const [want, gains, left, loss, why] of cases)
    assert.equal(soon(best, { ...nothing, gains: gainsOf(gains), left }, loss), want, why);
});

test("a reason speaks to the player", () => {
  const names = { best: "5", move: "3", side: "You", other: "Computer", label: (/** @type {number} */ place) => String(place + 1) };
  const danger = { ...nothing, lost: 7, pits: [2] };
  assert.equal(
    sentence("danger", nothing, danger, 2, names),
    "After Pit 3, the computer captures 7 seeds from your Pit 3; after Pit 5, none.",
  );
  const own = { words: [["Pit", "House"]], personal: true };
  assert.equal(
    sentence("danger", nothing, danger, 2, { ...names, game: /** @type {any} */ (own) }),
    "After House 3, the computer captures 7 seeds from your House 3; after House 5, none.",
    "in the game's words",
  );
  assert.equal(
    sentence("danger", { ...nothing, lost: 1 }, { ...danger, pits: [1, 2] }, 2, { ...names, side: "Computer", other: "You" }),
    "After Pit 3, you capture 7 of the computer’s seeds; after Pit 5, only 1.",
  );
  assert.equal(
    sentence("again", { ...nothing, again: true, stored: 5 }, nothing, 1, names),
    "Pit 5 gives you another turn, Pit 3 does not. In the turn that begins with Pit 5, you get 5 seeds; with Pit 3, none.",
  );
  assert.equal(
    sentence("again", { ...nothing, again: true, stored: 1 }, nothing, 1, names),
    "Pit 5 gives you another turn, Pit 3 does not.",
  );
  const [best, played] = ["1-0 4-2", "2-0 2-9"].map((gains) => ({ ...nothing, gains: gainsOf(gains) }));
  assert.equal(
    sentence("soon", best, played, 2, names),
    "With Pit 3, you get 2 seeds and the computer 9 in the next 2 turns; with Pit 5, you get 4 and the computer 2.",
  );
  const [more, less] = ["2-0 5-0", "1-0 ~2-0"].map((gains) => ({ ...nothing, gains: gainsOf(gains) }));
  assert.equal(sentence("soon", more, less, 2, names), "You get 7 seeds more with Pit 5 than with Pit 3 in the next 2 turns.");
});

/** What is known of moves that lose from a best value to another. @param {[number, number][]} values @param {string} [basis] */
const losses = (values, basis) =>
  values.map(([best, played], k) => {
    const moves = [
      { move: "1", value: best, basis },
      { move: "2", value: played, basis },
    ];
    return /** @type {import("../review/values.js").Move} */ (compare(k + 1, "S", "2", /** @type {any} */ ({ best: "1", moves })));
  });

/** The plies and losses of the moves that decide a game. @param {import("../review/values.js").Move[]} moves @param {number} [seeds] */
const decided = (moves, seeds = 48) => decisive(moves, seeds).map(({ ply, loss }) => [ply, loss]);

test("the moves that decide a game lose most, first of all those that change who wins, in the order of the game", () => {
  assert.deepEqual(
    decided(
      losses(
        [
          [20, 12],
          [3, -1],
          [9, 4],
          [2, 0],
          [8, 1],
        ],
        "proven",
      ),
    ),
    [
      [1, 8],
      [2, 4],
      [5, 7],
    ],
  );
  const unsearched = /** @type {any} */ ({ best: "1", moves: [{ move: "1", value: 4 }, { move: "3" }] });
  assert.equal(compare(1, "S", "3", unsearched), undefined, "not searched");
});

test("a small lead that is not proven decides nothing, and in a game of many seeds a small loss does not either", () => {
  const unsure = losses([
    [0, -3],
    [20, 8],
    [-14, -26],
    [3, 0],
    [2, -10],
  ]);
  assert.deepEqual(decided(unsure), [
    [2, 12],
    [3, 12],
    [5, 12],
  ]);
  const small = losses([[-79, -82]]);
  assert.deepEqual([decided(small, 98), decided(small, 48)], [[], [[1, 3]]]);
  assert.deepEqual(decided(losses([[-79, -82]], "proven"), 98), [[1, 3]]);
});

test("where seeds are not counted, a move that wins is no mistake", () => {
  const moves = losses(
    [
      [64, 56],
      [64, -56],
    ],
    "proven",
  );
  assert.deepEqual(
    decisive(moves, 64, true).map(({ ply }) => ply),
    [2],
  );
});

test("puzzles are about the reason and of the game, unsolved ones near the reader's rating first", () => {
  const puzzle = (/** @type {string} */ id, theme = "save", level = 2, game = "kalah") => /** @type {any} */ ({ id, theme, level, game });
  const all = [
    puzzle("a", "save", 3),
    puzzle("b", "turn"),
    puzzle("c", "save", 1),
    puzzle("d"),
    puzzle("e", "save", 2, "oware"),
    puzzle("f"),
    puzzle("g", "threat"),
  ];
  const ids = (/** @type {any} */ kind, /** @type {string[]} */ solved, /** @type {number} */ rating) =>
    choosePuzzles(all, "kalah", kind, (id) => solved.includes(id), rating).map(({ id }) => id);
  assert.deepEqual(ids("danger", [], 1200), ["d", "f", "g"]);
  assert.deepEqual(ids("danger", ["d", "f"], 1000), ["c", "g", "a"]);
  assert.deepEqual(ids("danger", ["d", "f", "g", "c"], 1000), ["a", "c", "d"]);
  assert.deepEqual(ids("again", [], 1000), ["b"]);
  assert.deepEqual(ids("later", [], 1000), []);
});
