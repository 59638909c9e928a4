import assert from "node:assert/strict";
import { test } from "node:test";
import { unplayable } from "../task/judge.js";
import { add, nextLesson, parse, rename, tally } from "../task/progress.js";
import * as tasks from "../task/task.js";
import { opponent } from "../task/words.js";

const met = { met: true, open: false, why: "met", say: "" };
const open = { met: false, open: true, why: "too-few", say: "" };
const missed = { met: false, open: false, why: "too-few", say: "" };

test("a turn that goes on is judged again, and reaching the goal solves the task", () => {
  let task = tasks.begin({ goal: "sowings 2", solution: ["4", "1"] });
  task = tasks.judged(task, open);
  assert.deepEqual([task.stage, task.done], ["on", ""]);
  task = tasks.judged(task, met);
  assert.deepEqual([task.stage, task.done], ["met", "solved"]);
});

test("a missed task can be started again, and a solved one stays solved", () => {
  const solved = tasks.judged(tasks.begin({ goal: "capture 5" }), met);
  const wrong = tasks.judged(tasks.again(solved), missed);
  assert.deepEqual([wrong.stage, wrong.done], ["missed", "solved"]);
  assert.deepEqual(tasks.again(wrong).stage, "open");
  assert.equal(tasks.skipped(tasks.shown(solved)).done, "solved");
});

test("a question with one answer takes the last place chosen; with several, choosing a place again removes it", () => {
  const last = tasks.begin({ ask: "last", move: "3", answers: [6] });
  assert.deepEqual(tasks.chosen(tasks.chosen(last, 3), 6).chosen, [6]);
  const may = tasks.begin({ ask: "may", answers: [1, 3] });
  const three = [3, 1, 5].reduce(tasks.chosen, may);
  assert.deepEqual(three.chosen, [1, 3, 5]);
  assert.deepEqual(tasks.chosen(three, 5).chosen, [1, 3]);
  const wrong = tasks.answered(three);
  assert.equal(tasks.chosen(wrong, 5).stage, "open", "a change is not judged yet");
});

test("a question is answered by all of its places and no others", () => {
  const may = tasks.begin({ ask: "may", answers: [1, 3] });
  const answered = (places) => tasks.answered(places.reduce(tasks.chosen, may));
  assert.deepEqual([answered([1, 3]).stage, answered([1, 3]).done], ["met", "solved"]);
  assert.equal(answered([1]).stage, "missed");
  assert.equal(answered([1, 3, 5]).stage, "missed");
  assert.deepEqual(tasks.errors([1, 5].reduce(tasks.chosen, may)), { extra: [5], missing: [3] });
});

test("there are three hints, and none after the answer", () => {
  let task = tasks.begin({ goal: "capture 5" });
  for (const left of [true, true, true, false]) {
    assert.equal(tasks.buttons(task).hint, left);
    task = tasks.hinted(task);
  }
  assert.equal(task.hints, 3);
  assert.deepEqual(tasks.buttons(tasks.shown(tasks.begin({ goal: "capture 5" }))), {
    check: false,
    again: true,
    hint: false,
    show: false,
    skip: true,
  });
});

test("hint, show and skip are enabled until a task is met, check if the question has several answers", () => {
  assert.deepEqual(tasks.buttons(tasks.begin({ ask: "may" })), { check: true, again: false, hint: true, show: true, skip: true });
  assert.deepEqual(tasks.buttons(tasks.begin({ ask: "last" })), { check: false, again: false, hint: true, show: true, skip: true });
  const played = tasks.judged(tasks.begin({ goal: "win 1" }), missed);
  assert.deepEqual(tasks.buttons(played), { check: false, again: true, hint: true, show: true, skip: true });
  assert.deepEqual(tasks.buttons(tasks.judged(played, met)), { check: false, again: true, hint: false, show: false, skip: false });
});

test("results of tasks that moved to another lesson are kept", () => {
  const stored = /** @type {const} */ ({
    "old/raid": "solved",
    "a/raid": "shown",
    "old/rows": "skipped",
    "old/gone": "solved",
    "a/twice": "solved",
    plain: "shown",
  });
  const tasks = ["a/raid2", "b/rows", "b/raid", "a/twice", "c/gone", "d/gone", "a/n"];
  assert.deepEqual(rename(stored, tasks), {
    "b/raid": "solved",
    "b/rows": "skipped",
    "old/gone": "solved",
    "a/twice": "solved",
    plain: "shown",
  });
  assert.equal(rename({ "a/n": "solved" }, tasks)["a/n"], "solved");
});

test("stored progress is read back, anything else is dropped", () => {
  assert.deepEqual(parse('{"a/b":"solved","a/c":"shown","a/d":"skipped","a/e":"won","a/f":1}'), {
    "a/b": "solved",
    "a/c": "shown",
    "a/d": "skipped",
  });
  for (const text of [null, "", "{", "null", "3", "[]"]) assert.deepEqual(parse(text), {}, String(text));
});

test("a task keeps its best result", () => {
  const progress = add(add({}, "a/b", "solved"), "a/b", "skipped");
  assert.deepEqual(progress, { "a/b": "solved" });
  assert.deepEqual(add(add(progress, "a/c", "skipped"), "a/c", "shown"), { "a/b": "solved", "a/c": "shown" });
});

test("the course continues with the first lesson that has a task without a result", () => {
  const lessons = [["a/1", "a/2"], ["b/1"], ["c/1"]];
  assert.equal(nextLesson({}, lessons), 0);
  assert.equal(nextLesson({ "a/1": "solved", "a/2": "skipped" }, lessons), 1);
  assert.equal(nextLesson({ "a/1": "solved", "a/2": "shown", "b/1": "solved", "c/1": "solved" }, lessons), -1);
  assert.deepEqual(tally({ "a/1": "solved", "a/2": "skipped", "b/1": "solved" }, lessons[0]), { solved: 1, seen: 2, of: 2 });
});

test("hints explain the mover's pits with seeds that cannot be played, the fullest first", () => {
  const board = (position) => ({ position, game: { pits: 3, sides: { S: "South", N: "North" } } });
  assert.deepEqual(unplayable(board("0,0,0/1,2,3 0,0 S"), { answers: [1] }), [2, 0]);
  assert.deepEqual(unplayable(board("1,2,1/1,0,3 0,0 N north-owns=1"), { answers: [4] }), [3, 5]);
  assert.deepEqual(unplayable(board("0,0,0/0,2,0 0,0 S south-owns=4 bound=4"), { answers: [1] }), [0, 2], "only empty pits");
});

test("the opponent is the side that is not to move", () => {
  const names = ["S", "N", "S north-owns=28 south-owns=12", "N bound=2"].map((turn) =>
    opponent({ position: `1,2/3,4 0,0 ${turn}`, game: { sides: { S: "South", N: "North" } } }),
  );
  assert.deepEqual(names, ["North", "South", "North", "South"]);
});
