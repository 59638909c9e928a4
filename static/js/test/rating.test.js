import assert from "node:assert/strict";
import { test } from "node:test";
import { daysInRow, difficulty, extend, NO_STREAK, rate, readRating, readStreak, UNRATED } from "../puzzles/rating.js";

const puzzle = (id, level, theme = "save") => ({ id, level, theme });

test("a puzzle is harder the further one has to look, and counting is easier", () => {
  const all = [puzzle("a", 1, "turn"), puzzle("b", 1), puzzle("c", 2, "land"), puzzle("d", 2), puzzle("e", 3)];
  assert.deepEqual(all.map(difficulty), [750, 900, 1050, 1200, 1500]);
});

test("a solved puzzle raises the rating, by more if it was harder, and a missed one lowers it", () => {
  const after = (level, solved) => rate(UNRATED, puzzle("a", level), solved).rating;
  // The chance to solve it is 64 % at level 1, 24 % at level 2, 5 % at level 3; the first puzzles weigh 48.
  assert.deepEqual([after(1, true), after(2, true), after(3, true)], [1017, 1036, 1045]);
  assert.deepEqual([after(1, false), after(2, false), after(3, false)], [969, 988, 997]);
});

test("a puzzle counts once, and after twenty a result weighs half", () => {
  const once = rate(UNRATED, puzzle("a", 1), false);
  assert.equal(rate(once, puzzle("a", 1), true), once);
  const many = { rating: 900, rated: Array.from({ length: 20 }, (_, n) => `p${n}`) };
  assert.equal(rate(many, puzzle("a", 1), true).rating, 912);
});

test("days in a row go on overnight, over a change of month and of the clock, and end after a day left out", () => {
  const days = [
    new Date(2026, 2, 28, 23, 59),
    new Date(2026, 2, 29, 0, 1),
    new Date(2026, 2, 30, 8),
    new Date(2026, 2, 31, 8),
    new Date(2026, 3, 1, 8),
  ];
  const streak = days.reduce(extend, NO_STREAK);
  assert.deepEqual(streak, { last: "2026-04-01", days: 5 });
  assert.deepEqual(extend(streak, days[4]), streak);
  assert.equal(daysInRow(streak, new Date(2026, 3, 2, 8)), 5, "the next day still counts");
  assert.equal(daysInRow(streak, new Date(2026, 3, 3, 8)), 0);
  assert.deepEqual(extend(streak, new Date(2026, 3, 3, 8)), { last: "2026-04-03", days: 1 });
});

test("damaged stored values count as none", () => {
  for (const value of [null, 7, "x", { rating: "1" }, { rated: [1] }, { rating: 1.5 }]) assert.deepEqual(readRating(value), UNRATED);
  for (const value of [null, "x", { last: 1 }, { days: -1 }]) assert.deepEqual(readStreak(value), NO_STREAK);
});
