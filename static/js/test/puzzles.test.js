import assert from "node:assert/strict";
import { test } from "node:test";
import { choose, counts, inOrder, next } from "../puzzles/collection.js";
import { daily, parseAddress, parseDate, today } from "../puzzles/daily.js";

const puzzle = (id, game, theme, level) => ({ id, game, theme, level });
const all = [
  puzzle("d", "kalah", "turn", 2),
  puzzle("b", "kalah", "turn", 1),
  puzzle("a", "kalah", "save", 2),
  puzzle("c", "oware", "save", 2),
  puzzle("e", "oware", "capture", 1),
];
const any = { game: "", theme: "", level: "" };
const ids = (list) => list.map(({ id }) => id).join("");

test("the date is that of the reader's time zone", () => {
  assert.equal(today(new Date(2026, 10, 21, 0, 0, 1)), "2026-11-21");
  assert.equal(today(new Date(2026, 10, 21, 23, 59, 59)), "2026-11-21");
  assert.equal(today(new Date(2027, 0, 3)), "2027-01-03");
  assert.equal(today(/** @type {Date} */ (parseDate("2028-02-29"))), "2028-02-29");
  for (const none of ["2027-02-29", "2027-13-01", "2027-1-1", "0099-01-01", "soon", "", "NaN-NaN-NaN"])
    assert.equal(parseDate(none), undefined, none);
});

test("each date takes the next puzzle of one game in order of id; none repeats until all have been taken", () => {
  const puzzles = [...["d", "a", "c", "b", "e"].map((id) => ({ id, game: "g" })), { id: "aa", game: "other" }];
  const days = ["2026-11-19", "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24"];
  const taken = days.map((day) => daily(puzzles, "g", day));
  // 19 November 2026 is day 20776 from 1 January 1970, and 20776 % 5 is 1
  assert.deepEqual(taken, ["b", "c", "d", "e", "a", "b"]);
  assert.deepEqual(
    days.map((day) => daily([...puzzles].reverse(), "g", day)),
    taken,
    "in any order",
  );
  assert.equal(daily(puzzles, "g", "1969-12-31"), "e");
});

test("changing the clocks neither skips a puzzle nor repeats one", () => {
  const puzzles = Array.from({ length: 366 }, (_, k) => ({ id: String(k).padStart(3, "0"), game: "g" }));
  const year = Array.from({ length: 366 }, (_, k) => daily(puzzles, "g", today(new Date(2028, 0, 1 + k, 12))));
  assert.equal(new Set(year).size, 366);
});

test("an address names a puzzle, a date, today, or something else", () => {
  const now = new Date(2026, 10, 21, 9);
  assert.deepEqual(parseAddress("puzzle-9b92764b", now), { puzzle: "9b92764b" });
  assert.deepEqual(parseAddress("day-2026-01-05", now), { day: "2026-01-05" });
  assert.deepEqual(parseAddress("day", now), { day: "2026-11-21" });
  assert.deepEqual(parseAddress("puzzle-", now), { puzzle: "" }, "a broken address is about a puzzle, too");
  assert.deepEqual(parseAddress("day-soon", now), { day: "soon" });
  for (const other of ["", "collection", "days", "puzzles", "sow=1&game=kalah"]) assert.equal(parseAddress(other, now), undefined, other);
});

test("the collection is filtered by game, theme and level together", () => {
  assert.equal(ids(choose(all, any)), "dbace");
  assert.equal(ids(choose(all, { ...any, game: "kalah" })), "dba");
  assert.equal(ids(choose(all, { ...any, theme: "save", level: "2" })), "ac");
  assert.equal(ids(choose(all, { game: "oware", theme: "turn", level: "" })), "");
});

test("counts for one filter respect the other two filters", () => {
  assert.deepEqual(counts(all, any, "game"), { "": 5, kalah: 3, oware: 2 });
  assert.deepEqual(counts(all, { ...any, game: "kalah" }, "game"), { "": 5, kalah: 3, oware: 2 });
  assert.deepEqual(counts(all, { ...any, game: "kalah", theme: "turn" }, "theme"), { "": 3, turn: 2, save: 1 });
  assert.deepEqual(counts(all, { ...any, game: "kalah", theme: "turn" }, "level"), { "": 2, 1: 1, 2: 1 });
});

test("the collection is ordered by level, then by id", () => {
  assert.equal(ids(inOrder(all)), "beacd");
  assert.equal(ids(all), "dbace", "the list itself does not change");
});

test("next is the first unsolved puzzle from here on, starting over at the end; if all are solved, the next one", () => {
  const solved = (list) => (id) => list.includes(id);
  assert.equal(next(all, "d", solved(""))?.id, "b");
  assert.equal(next(all, "d", solved("ba"))?.id, "c");
  assert.equal(next(all, "c", solved("e"))?.id, "d");
  assert.equal(next(all, "e", solved("abcde"))?.id, "d");
  assert.equal(next(all, "another", solved("d"))?.id, "b", "from a puzzle that is not in the list");
  assert.equal(next([all[0]], "d", solved("")), undefined, "there is no other puzzle");
});
