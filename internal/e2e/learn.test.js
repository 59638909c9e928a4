// The course: every lesson by keyboard alone, with wrong and right answers, checked against the native engine.
import assert from "node:assert/strict";
import { playMoves, hasFocus, pressTaskButton, arrowTo, waitForStage, tabTo } from "./harness/keyboard.js";
import { play } from "./harness/native.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { answers } from "./harness/course.js";
import { runsAll } from "./harness/sample.js";
import { store, stored } from "./harness/stored.js";

/**
 * @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {import("./harness/course.js").PlayTask} PlayTask
 * @typedef {import("./harness/course.js").ChoiceTask} ChoiceTask
 */

const GUIDED = "first-game/first-game"; // the guided game counts as a task
const TASKS = 1 + Object.values(answers).flatMap(Object.keys).length;

/** Answers a task by playing moves or by choosing places. @param {Reader} reader @param {string} id @param {{play?: string[], answer?: number[]}} how */
async function answer(reader, id, { play, answer = [] }) {
  await tabTo(reader, `#${id} .spot[tabindex="0"]`);
  if (play) return playMoves(reader, id, play);
  for (const place of answer) {
    await arrowTo(reader, id, place);
    await reader.page.keyboard.press("Enter");
  }
  if (await reader.page.$(`#${id} [data-act="check"]:not([hidden])`)) await pressTaskButton(reader, id, "check");
}

/** Reports whether moves reach the goal of a task in the native engine; undefined for goals that are not a number. @param {Reader} reader @param {string} id @param {string[]} moves @returns {Promise<boolean|undefined>} */
async function reachesGoal(reader, id, moves) {
  const goal = /** @type {string|undefined} */ (
    await reader.page.$eval(`[data-task="${id}"] > .told`, (told) => JSON.parse(told.textContent ?? "{}").goal)
  );
  const [word, n] = (goal ?? "").split(" ");
  const { start, set } = await reader.board(id).data();
  const game = await reader.board(id).game();
  const { plies } = play(game.id, moves, { from: start, set });
  const own = plies.filter((ply) => ply.player === plies[0].player);
  if (word === "sowings") return own.length >= Number(n);
  if (word === "capture") return own.reduce((sum, ply) => sum + ply.captured, 0) >= Number(n);
}

/** Answers a task wrong and starts it again. @param {Reader} reader @param {string} id @param {PlayTask|ChoiceTask} task */
async function answerWrong(reader, id, task) {
  await answer(reader, id, "play" in task ? { play: task.wrong } : { answer: task.wrong });
  assert.match(await waitForStage(reader, id, "missed"), task.why, id);
  if ("play" in task) assert.notEqual(await reachesGoal(reader, id, task.wrong), true, `${id}: ${task.wrong}`);
  await pressTaskButton(reader, id, "again");
  await waitForStage(reader, id, "open");
  const { start } = await reader.board(id).data();
  await reader.board(id).assertShows(start, "after Start again");
  assert.ok(await hasFocus(reader, `#${id} .spot`), "the focus is on the board");
}

/** Works through all tasks of a lesson. Without --all only the first is answered wrong before it is answered right.
 * @param {Reader} reader @param {string} lesson */
async function solveLesson(reader, lesson) {
  const { page } = reader;
  assert.deepEqual(
    await page.$$eval("sow-task", (all) => all.map((task) => /** @type {HTMLElement} */ (task).dataset.task)),
    Object.keys(answers[lesson]),
    lesson,
  );
  for (const [k, [id, task]] of Object.entries(answers[lesson]).entries()) {
    if (k === 0 || runsAll) await answerWrong(reader, id, task);
    if ("play" in task) assert.notEqual(await reachesGoal(reader, id, task.play), false, `${id}: ${task.play}`);
    await answer(reader, id, "play" in task ? { play: task.play } : { answer: task.answer });
    assert.match(await waitForStage(reader, id, "met"), /^(Solved|Right)/, id);
  }
  assert.equal(await page.$eval("sow-lesson .progress", (line) => line.textContent), "All tasks solved.");
}

browserTest(
  "the course can be solved by keyboard, lesson by lesson, explains wrong answers and keeps progress",
  { reducedMotion: true, only: "chromium", minutes: 25 },
  async (reader) => {
    const { page, host } = reader;
    await reader.open("learn/", { waitForBoards: false });
    await store(reader, "course", JSON.stringify({ [GUIDED]: "solved" }));
    await page.reload();
    await tabTo(reader, ".begin .go");
    const lessons = Object.keys(answers).slice(0, runsAll ? undefined : 2);
    for (const lesson of lessons) {
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (url) => location.href.startsWith(url) && document.readyState === "complete",
        { polling: 50, timeout: 30_000 },
        host.url(`learn/${lesson}/`),
      );
      await reader.boardsReady();
      await solveLesson(reader, lesson);
      await tabTo(reader, '.onward [rel="next"]');
    }
    await reader.open("learn/", { waitForBoards: false });
    const tasks = 1 + lessons.flatMap((lesson) => Object.keys(answers[lesson])).length;
    const progress = tasks === TASKS ? "All tasks solved." : `${tasks} of ${TASKS} tasks solved.`;
    assert.equal(await page.$eval(".begin .progress", (line) => line.textContent), progress);
    assert.equal((await page.$$('.lessons [data-seen="all"]')).length, 1 + lessons.length);
    assert.equal(Object.keys(JSON.parse((await stored(reader, "course")) ?? "{}")).length, tasks);
  },
);

browserTest("a lesson can be solved by keyboard in Firefox", { reducedMotion: true, only: "firefox" }, async (reader) => {
  await reader.open("learn/again/");
  await solveLesson(reader, "again");
});

browserTest("after a wrong move the board shows the opponent's reply", { reducedMotion: true }, async (reader) => {
  await reader.open("learn/threat/");
  const board = reader.board("threat-spoil");
  await tabTo(reader, "#threat-spoil .spot");
  await playMoves(reader, "threat-spoil", ["5"]);
  await waitForStage(reader, "threat-spoil", "missed");
  await board.settle({ ply: 2 });
  const { start } = await board.data();
  const { position, plies } = play("gamepigeon", ["5", "1"], { from: start });
  assert.equal(plies[1].captured, 6);
  await board.assertShows(position, "Pit 1 captures");
});

browserTest("hints give the rule, then the pit, then a replay", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/capture/");
  const id = "capture-first";
  await page.focus(`#${id} .spot`);
  const hints = () =>
    page.$$eval(`[data-task="${id}"] .hinted p`, (all) => all.filter((p) => p.checkVisibility()).map((p) => p.textContent?.trim()));
  assert.deepEqual(await hints(), []);
  await pressTaskButton(reader, id, "hint");
  assert.equal((await hints()).length, 1);
  assert.equal(await page.$eval(`#${id} .hinted a.clause`, (a) => a.textContent), "G-6");
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.querySelectorAll(`#${id} .hinted p`).length === 2, { polling: 30 }, id);
  assert.equal((await hints())[1], "Look at your Pit 3.");
  await page.keyboard.press("Enter");
  await reader.board(id).settle({ ply: 1 });
  const { start } = await reader.board(id).data();
  await reader.board(id).assertShows(play("gamepigeon", ["3"], { from: start }).position, "the replay");
  await reader.board(id).settle({ ply: 0 });
  await reader.board(id).assertShows(start, "back at the start");
  assert.equal(await page.$eval(`#${id} [data-act="hint"]`, (face) => face.getAttribute("aria-disabled")), "true");
  assert.equal(
    await page.$eval(`[data-task="${id}"]`, (task) => /** @type {HTMLElement} */ (task).dataset.done),
    "",
    "a hint solves nothing",
  );
  await assertAccessible(page, "a task with hints");
});

browserTest("neither Show me nor Skip counts as solving a task", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/again/");
  await page.focus("#again-four .spot");
  await pressTaskButton(reader, "again-four", "show");
  await waitForStage(reader, "again-four", "shown");
  await reader.board("again-four").settle({ ply: 4 });
  const { start } = await reader.board("again-four").data();
  await reader.board("again-four").assertShows(play("gamepigeon", ["5", "3", "4", "6"], { from: start }).position, "the solution");
  await pressTaskButton(reader, "again-two", "skip", "back");
  assert.ok(await hasFocus(reader, "#again-three .spot"), "the next task has the focus");
  await pressTaskButton(reader, "again-three", "skip");
  await pressTaskButton(reader, "again-four", "skip");
  assert.ok(await hasFocus(reader, '.onward [rel="next"]'), "after the last task the link to the next lesson has the focus");
  assert.equal(await page.$eval("sow-lesson .progress", (line) => line.textContent), "0 of 3 tasks solved.");
  await reader.open("learn/", { waitForBoards: false });
  assert.equal(await page.$eval(".begin .progress", (line) => line.textContent), `0 of ${TASKS} tasks solved.`);
  assert.equal(
    await page.$eval('[data-lesson="again"]', (row) => /** @type {HTMLElement} */ (row).dataset.seen),
    "all",
    "all tasks were seen",
  );
});

browserTest(
  "the hint for a seed from the stock names the pit that it is put into",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("learn/bao-house/");
    await tabTo(reader, '#house-capture .spot[tabindex="0"]');
    await pressTaskButton(reader, "house-capture", "hint");
    await reader.page.keyboard.press("Enter");
    const hints = 'sow-task[data-task="house-capture"] .hinted p';
    await reader.page.waitForFunction((hints) => document.querySelectorAll(hints).length === 2, { polling: 30 }, hints);
    assert.equal(await reader.page.$eval(`${hints}:last-of-type`, (hint) => hint.textContent), "Look at your Pit 10.");
  },
);

browserTest("progress is kept, points to the next lesson, and is erased after confirmation", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("learn/", { waitForBoards: false });
  const go = () => page.$eval(".begin .go", (a) => [a.textContent, /** @type {HTMLAnchorElement} */ (a).href]);
  assert.deepEqual(await go(), ["Start with lesson 1", host.url("learn/first-game/")]);
  await store(
    reader,
    "course",
    JSON.stringify({
      "first-game/first-game": "solved",
      "sowing/sowing-may": "skipped",
      "sowing/sowing-last": "solved",
      "sowing/sowing-far": "shown",
      "sowing/sowing-cross": "shown",
      "store/store-two": "solved",
      "everyday/everyday-kalah": "solved", // has moved to another lesson
      "x/y": "z",
    }),
  );
  await page.reload();
  assert.deepEqual(await go(), ["Continue with lesson 3", host.url("learn/store/")]);
  assert.deepEqual(await page.$$eval(".lessons .done", (all) => all.slice(0, 4).map((part) => part.textContent)), [
    "All tasks solved.",
    "1 of 4 tasks solved.",
    "1 of 4 tasks solved.",
    "",
  ]);
  assert.equal(await page.$eval('[data-lesson="kalah"] .done', (part) => part.textContent), "1 of 3 tasks solved.");
  await page.focus('[data-act="erase"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval('[data-act="erase"]', (face) => face.textContent), "Erase all progress?");
  assert.deepEqual(await go(), ["Continue with lesson 3", host.url("learn/store/")], "not yet");
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval(".kept", (line) => line.textContent), "Your progress has been erased.");
  assert.deepEqual(await go(), ["Start with lesson 1", host.url("learn/first-game/")]);
  assert.equal(await stored(reader, "course"), null);
});

browserTest("the course works without localStorage", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await reader.open("learn/again/");
  if (runsAll) return solveLesson(reader, "again");
  await page.focus("#again-two .spot");
  await answer(reader, "again-two", { play: ["3", "6"] });
  assert.match(await waitForStage(reader, "again-two", "met"), /^Solved/);
  assert.equal(await page.$eval("sow-lesson .progress", (line) => line.textContent), "1 of 3 tasks solved.");
});

browserTest("without scripts a task shows its text, with hint and answer folded", { javascript: false }, async (reader) => {
  const { page } = reader;
  await reader.open("learn/capture/", { waitForBoards: false });
  const text = () => page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
  assert.match(await text(), /Capture five seeds or more in one turn\./);
  assert.equal(await page.evaluate(() => [...document.querySelectorAll(".work, .bar")].some((part) => part.checkVisibility())), false);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll("details.fold")) /** @type {HTMLDetailsElement} */ (fold).open = true;
  });
  assert.match(await text(), /Look for one of your empty pits/);
  assert.match(await text(), /One way: play 3\. Of the 5 first moves, 2 work\./);
});

browserTest("in print a lesson lists its answers at the end", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open("learn/may/");
  await reader.whilePrinting(async () => {
    const text = await reader.page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
    assert.match(
      text,
      /Which of these may you play\?[\s\S]*Answers[\s\S]*These may be played: 5, 3, 2\.[\s\S]*These may be played: 5, 2, 1\.[\s\S]*These may be played: 4, 5, 6\.\s+Houses 4, 5 and 6 reach the other player’s row\.\s*$/,
    );
    assert.equal(
      await reader.page.evaluate(() => [...document.querySelectorAll(".acts, .onward, .fold")].some((part) => part.checkVisibility())),
      false,
    );
  });
});
