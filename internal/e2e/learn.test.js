// The course: every lesson is walked through by keyboard alone, with wrong answers and right ones, and what the page says to them is
// held against what the command line plays.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { moves, on, press, reach, stage, tab } from "./harness/keyboard.js";
import { play } from "./harness/native.js";
import { promise } from "./harness/promise.js";
import { course } from "./harness/tasks.js";

/**
 * @typedef {import("./harness/promise.js").Reader} Reader
 * @typedef {import("./harness/tasks.js").Played} Played
 * @typedef {import("./harness/tasks.js").Asked} Asked
 */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TASKS = Object.values(course).flatMap(Object.keys).length;

/** Answers a task: by playing, or by choosing places. @param {Reader} reader @param {string} id @param {{play?: string[], answer?: number[]}} how */
async function answer(reader, id, { play, answer = [] }) {
  await tab(reader, `#${id} .spot[tabindex="0"]`);
  if (play) return moves(reader, id, play);
  for (const place of answer) {
    await reach(reader, id, place);
    await reader.page.keyboard.press("Enter");
  }
  if (await reader.page.$(`#${id} [data-act="check"]:not([hidden])`)) await press(reader, id, "check");
}

/** What a turn does that the command line plays, in the terms of a goal: it reaches the number or it does not. Goals of other kinds are
 * not judged here. @param {Reader} reader @param {string} id @param {string[]} moves @returns {Promise<boolean|undefined>} */
async function reached(reader, id, moves) {
  const goal = /** @type {string|undefined} */ (await reader.page.$eval(`[data-task="${id}"] > .told`, (told) => JSON.parse(told.textContent ?? "{}").goal));
  const [word, n] = (goal ?? "").split(" ");
  const { start, set } = await reader.board(id).line();
  const game = await reader.board(id).game();
  const { plies } = play(game.id, moves, { from: start, set });
  const own = plies.filter((ply) => ply.player === plies[0].player);
  if (word === "sowings") return own.length >= Number(n);
  if (word === "capture") return own.reduce((sum, ply) => sum + ply.captured, 0) >= Number(n);
}

/** One lesson, from its first task to its foot. @param {Reader} reader @param {string} lesson */
async function walk(reader, lesson) {
  const { page } = reader;
  assert.deepEqual(await page.$$eval("sow-task", (all) => all.map((task) => /** @type {HTMLElement} */ (task).dataset.task)), Object.keys(course[lesson]), lesson);
  for (const [id, task] of Object.entries(course[lesson])) {
    await answer(reader, id, "play" in task ? { play: task.wrong } : { answer: task.wrong });
    assert.match(await stage(reader, id, "missed"), task.why, id);
    if ("play" in task) {
      assert.notEqual(await reached(reader, id, task.wrong), true, `${id}: ${task.wrong}`);
      assert.notEqual(await reached(reader, id, task.play), false, `${id}: ${task.play}`);
    }
    await press(reader, id, "again");
    await stage(reader, id, "open");
    const { start } = await reader.board(id).line();
    await reader.board(id).shows(start, "after Start again");
    assert.ok(await on(reader, `#${id} .spot`), "the focus is on the board");
    await answer(reader, id, "play" in task ? { play: task.play } : { answer: task.answer });
    assert.match(await stage(reader, id, "met"), /^That is it/, id);
  }
  assert.equal(await page.$eval("sow-lesson .progress", (line) => line.textContent), "All tasks solved.");
}

promise("the whole course is walked by keyboard alone: wrong answers with their reason, right ones, and what was done is kept",
  { still: true, only: "chromium", minutes: 12 }, async (reader) => {
    const { page, host } = reader;
    await reader.open("learn/", false);
    await tab(reader, ".begin .go");
    for (const lesson of Object.keys(course)) {
      await page.keyboard.press("Enter");
      await page.waitForFunction((url) => location.href.startsWith(url) && document.readyState === "complete", { polling: 50, timeout: 30_000 }, host.url(`learn/${lesson}/`));
      await reader.alive();
      await walk(reader, lesson);
      await tab(reader, '.onward [rel="next"]');
    }
    await reader.open("learn/", false);
    assert.equal(await page.$eval(".begin .progress", (line) => line.textContent), "All tasks solved.");
    assert.equal((await page.$$('.lessons [data-seen="all"]')).length, Object.keys(course).length);
    assert.equal(Object.keys(JSON.parse(await page.evaluate(() => localStorage.getItem("sowbook-course") ?? "{}"))).length, TASKS);
  });

promise("a lesson is walked by keyboard in Firefox", { still: true, only: "firefox" }, async (reader) => {
  await reader.open("learn/again/");
  await walk(reader, "again");
});

promise("a wrong move is played out: the answer that it allows is on the board", { still: true }, async (reader) => {
  await reader.open("learn/threat/");
  const board = reader.board("threat-spoil");
  await tab(reader, "#threat-spoil .spot");
  await moves(reader, "threat-spoil", ["2"]);
  await stage(reader, "threat-spoil", "missed");
  await board.rest({ ply: 2 });
  const { start } = await board.line();
  const { position, plies } = play("pratt-egyptian", ["2", "6"], { from: start });
  assert.equal(plies[1].captured, 6);
  await board.shows(position, "Pit 6 captures");
});

promise("three hints: the rule with its clause, the pit, the replay, and then it is the reader's turn", { still: true }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/capture/");
  const id = "capture-first";
  const hints = () => page.$$eval(`[data-task="${id}"] .hinted p`, (all) => all.filter((p) => p.checkVisibility()).map((p) => p.textContent?.trim()));
  assert.deepEqual(await hints(), []);
  await press(reader, id, "hint");
  assert.equal((await hints()).length, 1);
  assert.equal(await page.$eval(`#${id} .hinted a.clause`, (a) => a.textContent), "P-E3");
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.querySelectorAll(`#${id} .hinted p`).length === 2, { polling: 30 }, id);
  assert.equal((await hints())[1], "Look at Lower’s pit 4.");
  await page.keyboard.press("Enter");
  await reader.board(id).rest({ ply: 1 });
  const { start } = await reader.board(id).line();
  await reader.board(id).shows(play("pratt-egyptian", ["4"], { from: start }).position, "the replay");
  await reader.board(id).rest({ ply: 0 });
  await reader.board(id).shows(start, "as it was");
  assert.equal(await page.$eval(`#${id} [data-act="hint"]`, (face) => face.getAttribute("aria-disabled")), "true");
  assert.equal(await page.$eval(`[data-task="${id}"]`, (task) => /** @type {HTMLElement} */ (task).dataset.done), "", "a hint solves nothing");
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] })).violations.map((/** @type {any} */ v) => v.id));
  assert.deepEqual(violations, []);
});

promise("show me plays a solution, skip goes on to the next task, and neither counts as solved", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/again/");
  await press(reader, "again-four", "show");
  await stage(reader, "again-four", "shown");
  await reader.board("again-four").rest({ ply: 4 });
  const { start } = await reader.board("again-four").line();
  await reader.board("again-four").shows(play("pratt-egyptian", ["2", "4", "3", "1"], { from: start }).position, "the solution");
  await press(reader, "again-two", "skip", "back");
  assert.ok(await on(reader, "#again-four .spot"), "the next task has the focus");
  await press(reader, "again-four", "skip");
  assert.ok(await on(reader, '.onward [rel="next"]'), "after the last task the way on has it");
  assert.equal(await page.$eval("sow-lesson .progress", (line) => line.textContent), "0 of 2 tasks solved.");
  await reader.open("learn/", false);
  assert.equal(await page.$eval(".begin .progress", (line) => line.textContent), `0 of ${TASKS} tasks solved.`);
  assert.equal(await page.$eval('[data-lesson="again"]', (row) => /** @type {HTMLElement} */ (row).dataset.seen), "all", "they have been seen");
});

promise("progress is kept over a visit, leads on to the next lesson, and is erased when that is asked for twice", { still: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("learn/", false);
  const go = () => page.$eval(".begin .go", (a) => [a.textContent, /** @type {HTMLAnchorElement} */ (a).href]);
  assert.deepEqual(await go(), ["Start with lesson 1", host.url("learn/sowing/")]);
  await page.evaluate(() => localStorage.setItem("sowbook-course", JSON.stringify({ "sowing/sowing-last": "solved", "sowing/sowing-cross": "shown", "store/store-two": "solved", "x/y": "z" })));
  await page.reload();
  assert.deepEqual(await go(), ["Go on with lesson 2", host.url("learn/store/")]);
  assert.deepEqual(await page.$$eval(".lessons .done", (all) => all.slice(0, 3).map((part) => part.textContent)), ["1 of 2 tasks solved.", "1 of 3 tasks solved.", ""]);
  await tab(reader, '[data-act="erase"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval('[data-act="erase"]', (face) => face.textContent), "Really erase it?");
  assert.deepEqual(await go(), ["Go on with lesson 2", host.url("learn/store/")], "not yet");
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval(".kept", (line) => line.textContent), "Your progress is erased.");
  assert.deepEqual(await go(), ["Start with lesson 1", host.url("learn/sowing/")]);
  assert.equal(await page.evaluate(() => localStorage.getItem("sowbook-course")), null);
});

promise("where nothing may be kept the course works all the same", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await page.evaluateOnNewDocument(() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } }));
  await reader.open("learn/again/");
  await walk(reader, "again");
});

promise("without scripts a task stands there whole, hint and answer to fold out; on paper the answers come last", { scripts: false }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/capture/", false);
  const text = () => page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
  assert.match(await text(), /Capture five seeds or more in one turn\./);
  assert.equal(await page.evaluate(() => [...document.querySelectorAll(".work, .bar")].some((part) => part.checkVisibility())), false);
  await page.evaluate(() => document.querySelectorAll("details.fold").forEach((fold) => ((/** @type {HTMLDetailsElement} */ (fold)).open = true)));
  assert.match(await text(), /Look for an empty pit of yours/);
  assert.match(await text(), /One way: play 4\. 2 of 5 first moves can do it\./);
});

promise("on paper the answers of a lesson come last", { still: true, only: "chromium" }, async (reader) => {
  await reader.open("learn/may/");
  await reader.onPaper(async () => {
    const text = await reader.page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
    assert.match(text, /Which of these may Lower play\?[^]*Answers[^]*Lower may play 5, 3, 2\.[^]*Lower may play 5, 2, 1\.[^]*South may play 4, 5, 6\.\s*$/);
    assert.equal(await reader.page.evaluate(() => [...document.querySelectorAll(".acts, .onward, .fold")].some((part) => part.checkVisibility())), false);
  });
});
