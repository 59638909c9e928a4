import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, counts, inOrder, next } from "../puzzles/collection.js";
import { asked, daily, date, today } from "../puzzles/day.js";

const puzzle = (id, game, theme, level) => ({ id, game, theme, level });
const all = [
  puzzle("d", "kalah", "turn", 2), puzzle("b", "kalah", "turn", 1), puzzle("a", "kalah", "save", 2),
  puzzle("c", "oware", "save", 2), puzzle("e", "oware", "capture", 1),
];
const any = { game: "", theme: "", level: "" };
const ids = (list) => list.map(({ id }) => id).join("");

test("the day is the one that the reader's calendar shows, wherever he is", () => {
  assert.equal(today(new Date(2026, 10, 21, 0, 0, 1)), "2026-11-21");
  assert.equal(today(new Date(2026, 10, 21, 23, 59, 59)), "2026-11-21");
  assert.equal(today(new Date(2027, 0, 3)), "2027-01-03");
  assert.equal(today(/** @type {Date} */ (date("2028-02-29"))), "2028-02-29");
  assert.equal(date("2027-02-29"), undefined);
  assert.equal(date("2027-13-01"), undefined);
});

test("each day takes the next puzzle in the order of their names, and none comes again before all have come", () => {
  const names = ["d", "a", "c", "b", "e"];
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"];
  const taken = days.map((day) => daily(names, day));
  // 19 November 2026 is day 20776 from 1 January 1970, which is 1 more than a number of whole rounds of five
  assert.deepEqual(taken, ["b", "c", "d", "e", "a", "b"]);
  assert.deepEqual(days.map((day) => daily([...names].reverse(), day)), taken, "in whatever order they are listed");
  assert.equal(daily(names, "1969-12-31"), "e");
});

test("no day is left out or comes twice where clocks are changed", () => {
  const names = Array.from({ length: 366 }, (_, k) => String(k).padStart(3, "0"));
  const year = Array.from({ length: 366 }, (_, k) => daily(names, today(new Date(2028, 0, 1 + k, 12))));
  assert.equal(new Set(year).size, 366);
});

test("an address asks for a puzzle, for a day, for today, or for nothing of the kind", () => {
  const now = new Date(2026, 10, 21, 9);
  assert.deepEqual(asked("puzzle-9b92764b", now), { puzzle: "9b92764b" });
  assert.deepEqual(asked("day-2026-01-05", now), { day: "2026-01-05" });
  assert.deepEqual(asked("day", now), { day: "2026-11-21" });
  for (const other of ["", "collection", "day-soon", "days", "puzzle-", "sow=1&game=kalah"]) assert.equal(asked(other, now), undefined, other);
});

test("the collection is chosen from by game, theme and level together", () => {
  assert.equal(ids(choose(all, any)), "dbace");
  assert.equal(ids(choose(all, { ...any, game: "kalah" })), "dba");
  assert.equal(ids(choose(all, { ...any, theme: "save", level: "2" })), "ac");
  assert.equal(ids(choose(all, { game: "oware", theme: "turn", level: "" })), "");
});

test("each choice says how many there would be with the other two as they are", () => {
  assert.deepEqual(counts(all, any, "game"), { "": 5, kalah: 3, oware: 2 });
  assert.deepEqual(counts(all, { ...any, game: "kalah" }, "game"), { "": 5, kalah: 3, oware: 2 });
  assert.deepEqual(counts(all, { ...any, game: "kalah", theme: "turn" }, "theme"), { "": 3, turn: 2, save: 1 });
  assert.deepEqual(counts(all, { ...any, game: "kalah", theme: "turn" }, "level"), { "": 2, 1: 1, 2: 1 });
});

test("those with the least to look at come first, games and themes mixed by their names", () => {
  assert.equal(ids(inOrder(all)), "beacd");
  assert.equal(ids(all), "dbace", "the list itself stays");
});

test("next is the first unsolved one from here, round and round; when all are solved, the next one", () => {
  const solved = (list) => (id) => list.includes(id);
  assert.equal(next(all, "d", solved(""))?.id, "b");
  assert.equal(next(all, "d", solved("ba"))?.id, "c");
  assert.equal(next(all, "c", solved("e"))?.id, "d");
  assert.equal(next(all, "e", solved("abcde"))?.id, "d");
  assert.equal(next(all, "another", solved("d"))?.id, "b", "from one that is not in the list");
  assert.equal(next([all[0]], "d", solved("")), undefined, "there is no other");
});
