// Scripts or the engine that fail to load or crash: boards stay visible and can be stepped through, an alert names what is missing, and
// the next attempt works.
import assert from "node:assert/strict";
import { buildId } from "./harness/deploy.js";
import { dropConnection, respondWith } from "./harness/host.js";
import { play } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";

/** @typedef {import("./harness/board.js").Board} Board */

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** Builds a module with the engine's exports whose ask function, (i32) -> i32, has the given code.
 * @param {...number} code */
function fakeEngine(...code) {
  const text = (/** @type {string} */ name) => [name.length, ...Buffer.from(name)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => [id, bytes.length, ...bytes];
  const body = (/** @type {number[]} */ bytes) => [bytes.length + 2, 0, ...bytes, 0x0b];
  const names = /** @type {[string, number, number][]} */ ([
    ["memory", 2, 0],
    ["_initialize", 0, 0],
    ["allocate", 0, 1],
    ["ask", 0, 2],
    ["answer", 0, 3],
  ]);
  return new Uint8Array([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [3, 0x60, 0, 0, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f]), // () -> (), (i32) -> i32, () -> i32
    ...section(3, [4, 0, 1, 1, 2]),
    ...section(5, [1, 0, 1]),
    ...section(7, [names.length, ...names.flatMap(([name, kind, index]) => [...text(name), kind, index])]),
    ...section(10, [4, ...body([]), ...body([0x41, 0]), ...body(code), ...body([0x41, 0])]),
    ...section(0, [...text("build_id"), ...Buffer.from(buildId())]),
  ]);
}
const TRAP = fakeEngine(0x00); // unreachable
const HANG = fakeEngine(0x03, 0x40, 0x0c, 0, 0x0b, 0x00); // endless loop

/** The text of the alert. @param {Board} board */
async function alertText(board) {
  await board.page.waitForSelector(`#${board.id} [role=alert]`, { visible: true, timeout: 30_000 });
  return board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector("[role=alert]")).innerText);
}

/** Reports whether an alert is visible. @param {Board} board */
const hasAlert = (board) => board.evaluate((root) => [...root.querySelectorAll("[role=alert]")].some((note) => note.checkVisibility()));

/** Steps through Figure 4 from its start. @param {Board} board */
async function assertSteps(board) {
  for (const [k, { position }] of play(GAME, ["4", "1"]).plies.entries()) {
    await board.press("forward");
    await board.settle({ ply: k + 1, mode: "replay" });
    await board.assertShows(position);
  }
  await board.press("first");
  await board.settle({ ply: 0 });
}

/** Plays Pit 3 from the start, which no example does. @param {Board} board */
async function assertPlays(board) {
  await board.play("3", "S");
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, ["3"]).position);
}

const FAULTS = /** @type {[string, string, import("./harness/host.js").Fault][]} */ ([
  ["the engine is blocked", "engine.wasm", dropConnection],
  ["the engine is not found", "engine.wasm", (_, response) => response.writeHead(404).end("no")],
  ["the engine is not wasm", "engine.wasm", respondWith("application/wasm", "not wasm")],
  ["the worker is blocked", "worker.js", dropConnection],
  ["the worker is not a script", "worker.js", respondWith("application/javascript", "this is not {")],
]);
for (const [what, file, fault] of FAULTS) {
  browserTest(
    `${what}: a move shows an alert, stepping works, and moves work once the file can be loaded`,
    { reducedMotion: true, allowErrors: true },
    async (reader) => {
      reader.host.fail(file, fault);
      await reader.open(PAGE);
      const board = reader.board("p-f4");
      await board.play("3", "S");
      const text = await alertText(board);
      assert.match(text, /engine/i);
      assert.match(text, /step/i, "names what still works");
      await board.assertShows(play(GAME, []).start);
      await assertSteps(board);

      reader.host.restore(file);
      await assertPlays(board);
      assert.equal(await hasAlert(board), false, "the alert is gone");
    },
  );
}

for (const [what, wasm] of /** @type {[string, Uint8Array][]} */ ([
  ["crashes", TRAP],
  ["never answers", HANG],
])) {
  browserTest(`an engine that ${what} is restarted without the reader noticing`, { reducedMotion: true }, async (reader) => {
    reader.host.fail("engine.wasm", respondWith("application/wasm", wasm), 1);
    await reader.open(PAGE);
    await assertPlays(reader.board("p-f1"));
    assert.equal(reader.host.requestCount("engine.wasm"), 2);
  });
}

browserTest("a board waits for a slow engine, says so, and then plays the clicked pit", { reducedMotion: true }, async (reader) => {
  reader.host.fail(
    "engine.wasm",
    (_, response) => new Promise((done) => setTimeout(() => done(response.writeHead(302, { location: "engine.wasm?late" }).end()), 3000)),
    1,
  );
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.play("3", "S");
  await board.waitFor("showing that it waits", (root) => /Loading/.test(root.querySelector(".status")?.textContent ?? ""));
  await board.assertShows(play(GAME, []).start);
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, ["3"]).position);
  assert.equal(await hasAlert(board), false);
});

browserTest(
  "an engine that keeps crashing shows an alert with a retry, and other boards still work",
  { reducedMotion: true, allowErrors: true },
  async (reader) => {
    reader.host.fail("engine.wasm", respondWith("application/wasm", TRAP));
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.play("3", "S");
    await alertText(board);
    await board.assertShows(play(GAME, []).start);
    const other = reader.board("p-f5");
    await other.press("forward");
    await other.settle({ ply: 1 });

    reader.host.restore("engine.wasm");
    await board.press("retry");
    await board.settle({ ply: 1, mode: "try" });
    await board.assertShows(play(GAME, ["3"]).position);
  },
);

for (const [what, fault] of /** @type {[string, import("./harness/host.js").Fault][]} */ ([
  ["blocked", dropConnection],
  ["not a script", respondWith("application/javascript", "this is not {")],
])) {
  browserTest(
    `tools.js is ${what}: boards step and play, the panel and linked boards show an alert, and a retry works`,
    { reducedMotion: true, allowErrors: true },
    async (reader) => {
      reader.host.fail("tools.js", fault);
      await reader.open("variants/pratt-basic/");
      const alone = reader.board("b-no-capture-a");
      await alone.press("forward");
      await alone.settle({ ply: 1 });
      const from = "4,0,3,5,6,2/1,5,2,3,0,4 8,5 S";
      await alone.assertShows(play("pratt-basic", ["4"], { from }).position);
      assert.match(await alertText(alone), /alone/);
      await reader.board("b-no-capture-b").assertShows(from, "the other board is unchanged");

      await reader.open(PAGE);
      const board = reader.board("p-f4");
      await assertSteps(board);
      await assertPlays(board);
      await board.press("more");
      assert.match(await alertText(board), /did not load/);
      reader.host.restore("tools.js");
      await board.press("retry");
      await reader.page.waitForSelector("#p-f4 .panel", { visible: true, timeout: 15_000 });
      assert.equal(await hasAlert(board), false);
    },
  );
}

browserTest(
  "a worker that never starts and reports no error shows an alert within the time of an answer",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    await reader.page.evaluateOnNewDocument(() => {
      /** @type {number[]} */
      const timeouts = [];
      Object.assign(window, { timeouts });
      const real = window.setTimeout;
      // timeouts pass at once, and are recorded
      Object.assign(window, {
        setTimeout: (/** @type {any} */ f, /** @type {number} */ ms = 0) => {
          if (ms < 10_000) return real(f, ms);
          timeouts.push(ms);
          return real(f, 100);
        },
      });
      Object.assign(window, {
        Worker: class {
          postMessage() {}
          terminate() {}
        },
      });
    });
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.play("3", "S");
    assert.match(await alertText(board), /engine did not load/);
    assert.deepEqual([...new Set(await reader.page.evaluate(() => /** @type {any} */ (window).timeouts))], [10_000]);
  },
);

browserTest(
  "a page whose own script does not load says so, and loads it again",
  { allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    for (const [script, address] of [
      ["play.js", "play/"],
      ["lab.js", "lab/"],
      ["puzzles.js", "puzzles/"],
      ["compare.js", "compare/"],
      ["search.js", "search/"],
      ["learn.js", "learn/store/"],
      ["guide.js", "learn/first-game/"],
      ["home.js", ""],
    ]) {
      host.fail(script, dropConnection);
      await reader.open(address, { waitForBoards: false });
      await page.waitForSelector("main > .outdated[role=alert]", { visible: true });
      assert.match(await page.$eval(".outdated", (line) => line.textContent ?? ""), /^A part of this page did not load\. Reload/, address);
      host.restore(script);
      await Promise.all([page.waitForNavigation(), page.click(".outdated button")]);
      await reader.boardsReady();
      assert.equal(await page.$(".outdated"), null, address);
    }
  },
);
