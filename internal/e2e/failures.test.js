// Scripts or the engine that fail to load or crash: boards stay visible and can be stepped through, an alert names what is missing, and
// the next attempt works.
import assert from "node:assert/strict";
import { buildId } from "./harness/build-id.js";
import { dropConnection, late, respondWith } from "./harness/host.js";
import { play } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { saveGame, savedGame, turnLine } from "./harness/play-page.js";
import { sample } from "./harness/sample.js";

/** @typedef {import("./harness/board.js").Board} Board
 * @typedef {import("./harness/browser-test.js").Reader} Reader */

// A short page with two boards that are not linked.
const PAGE = "sources/pratt-2009/";
const GAME = "pratt-egyptian";
const BOARD = "x1-played";
const from = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";

/** Builds a module with the engine's exports whose ask function, (i32) -> i32, has the given code. Function 0 is progress.
 * @param {...number} code */
function fakeEngine(...code) {
  const text = (/** @type {string} */ name) => [name.length, ...Buffer.from(name)];
  const section = (/** @type {number} */ id, /** @type {number[]} */ bytes) => [id, bytes.length, ...bytes];
  const body = (/** @type {number[]} */ bytes) => [bytes.length + 2, 0, ...bytes, 0x0b];
  const names = /** @type {[string, number, number][]} */ ([
    ["memory", 2, 0],
    ["_initialize", 0, 1],
    ["allocate", 0, 2],
    ["ask", 0, 3],
    ["answer", 0, 4],
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
    ...section(2, [1, ...text("engine"), ...text("progress"), 0, 0]),
    ...section(3, [4, 0, 1, 1, 2]),
    ...section(5, [1, 0, 1]),
    ...section(7, [names.length, ...names.flatMap(([name, kind, index]) => [...text(name), kind, index])]),
    ...section(10, [4, ...body([]), ...body([0x41, 0]), ...body(code), ...body([0x41, 0])]),
    ...section(0, [...text("build_id"), ...Buffer.from(buildId())]),
  ]);
}
const TRAP = fakeEngine(0x00); // unreachable
const HANG = fakeEngine(0x03, 0x40, 0x0c, 0, 0x0b, 0x00); // endless loop
// Counts forever in its parameter, and calls progress after every 2^20 numbers.
const WORK = fakeEngine(
  ...[0x03, 0x40, 0x20, 0, 0x41, 1, 0x6a, 0x22, 0], // loop, add 1
  ...[0x41, 0xff, 0xff, 0x3f, 0x71, 0x0d, 0], // again, unless the lower 20 bits are 0
  ...[0x10, 0, 0x0c, 0, 0x0b, 0x00], // progress, again
);

/** The places of the pits that are marked because their tap waits. @param {Board} board */
const markedPits = (board) =>
  board.evaluate((root) => [...root.querySelectorAll(".queued")].map((pit) => Number(/** @type {HTMLElement} */ (pit).dataset.place)));

/** Delays the engine, so that a tap has to wait for it. @param {Reader} reader */
const delayEngine = ({ host }) =>
  host.fail(
    "engine.wasm",
    (_, response) => new Promise((done) => setTimeout(() => done(response.writeHead(302, { location: "engine.wasm?late" }).end()), 3000)),
    1,
  );

/** The text of the alert. @param {Board} board */
async function alertText(board) {
  await board.page.waitForSelector(`#${board.id} [role=alert]`, { visible: true, timeout: 30_000 });
  return board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector("[role=alert]")).innerText);
}

/** Reports whether an alert is visible. @param {Board} board */
const hasAlert = (board) => board.evaluate((root) => [...root.querySelectorAll("[role=alert]")].some((note) => note.checkVisibility()));

/** Steps through the example from its start. @param {Board} board */
async function assertSteps(board) {
  for (const [k, { position }] of play(GAME, ["2", "5"], { from }).plies.entries()) {
    await board.press("forward");
    await board.settle({ ply: k + 1, mode: "replay" });
    await board.assertShows(position);
  }
  await board.press("first");
  await board.settle({ ply: 0 });
}

/** Plays Pit 3, which the example does not. @param {Board} board */
async function assertPlays(board) {
  await board.play("3", "N");
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, ["3"], { from }).position);
}

const FAULTS = /** @type {[string, string, import("./harness/host.js").Fault][]} */ ([
  ["the engine is blocked", "engine.wasm", dropConnection],
  ["the engine is not found", "engine.wasm", (_, response) => response.writeHead(404).end("no")],
  ["the engine is not wasm", "engine.wasm", respondWith("application/wasm", "not wasm")],
  ["the worker is blocked", "worker.js", dropConnection],
  ["the worker is not a script", "worker.js", respondWith("application/javascript", "this is not {")],
]);
for (const [what, file, fault] of sample(FAULTS, 3)) {
  browserTest(
    `${what}: a move shows an alert, stepping works, and moves work once the file can be loaded`,
    { reducedMotion: true, allowErrors: true },
    async (reader) => {
      reader.host.fail(file, fault);
      await reader.open(PAGE);
      const board = reader.board(BOARD);
      await board.play("3", "N");
      const text = await alertText(board);
      assert.match(text, /engine/i);
      assert.match(text, /step/i, "names what still works");
      await board.assertShows(from);
      await assertSteps(board);

      reader.host.restore(file);
      await assertPlays(board);
      assert.equal(await hasAlert(board), false, "the alert is gone");
    },
  );
}

/** Makes the time in which a loaded engine must answer pass at once, the first time. @param {Reader} reader */
const hurry = ({ page }) =>
  page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    let isLoading = false;
    Object.assign(window, {
      setTimeout: (/** @type {any} */ f, /** @type {number} */ ms = 0) => {
        if (!isLoading || ms !== 10_000) {
          isLoading ||= ms === 60_000; // until the module is loaded
          return real(f, ms);
        }
        window.setTimeout = real;
        return real(f, 200);
      },
    });
  });

for (const [what, wasm] of /** @type {[string, Uint8Array][]} */ ([
  ["crashes", TRAP],
  ["never answers", HANG],
])) {
  browserTest(`an engine that ${what} is restarted without the reader noticing`, { reducedMotion: true }, async (reader) => {
    if (wasm === HANG) await hurry(reader);
    reader.host.fail("engine.wasm", respondWith("application/wasm", wasm), 1);
    await reader.open(PAGE);
    await assertPlays(reader.board(BOARD));
    assert.equal(reader.host.requestCount("engine.wasm"), 2);
  });
}

browserTest("an engine that is working is waited for, and the board says so", { reducedMotion: true }, async (reader) => {
  await hurry(reader);
  reader.host.fail("engine.wasm", respondWith("application/wasm", WORK));
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.play("3", "N");
  await board.waitFor("saying so", (root) => /^The engine is working…/.test(root.querySelector(".status")?.textContent ?? ""));
  await new Promise((done) => setTimeout(done, 500)); // longer than hurry leaves an engine that says nothing
  assert.equal(reader.host.requestCount("engine.wasm"), 1);
  assert.equal(await hasAlert(board), false);
  await assertSteps(board);
});

for (const [address, id, script] of [
  ["", "first-sowing", "main.js"],
  ["variants/kalah/", "start-board", "main.js"],
  ["play/", "table", "main.js"],
  ["play/", "table", "play.js"],
  ["play/?game=kalah", "table", "embed/kalah.json"],
])
  browserTest(`a tap before ${script} has arrived is played: /${address}`, { reducedMotion: true, only: "chromium" }, async (reader) => {
    const { page, host } = reader;
    await page.setCacheEnabled(false);
    await reader.open(address);
    const board = reader.board(id);
    const [place] = await board.playable();
    const [x, y] = await board.evaluate((root, place) => {
      const { left, top, width, height } = /** @type {Element} */ (
        root.querySelector(`.spot[data-place="${place}"]`)
      ).getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    }, place);
    await page.goto("about:blank");
    host.fail(script, late(script, 1500));
    const loaded = page.goto(host.url(address));
    const isAsked = script.endsWith(".json") && page.waitForRequest((request) => request.url().includes(script));
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0; // before that, browsers ignore taps
    await page.waitForFunction(isPainted, { polling: 50 });
    await isAsked;
    await page.mouse.click(x, y);
    const isReady = () => "alive" in document.documentElement.dataset && !document.querySelector("sow-play:not([data-ready])");
    assert.equal(await page.evaluate(isReady), false);
    await loaded;
    await board.waitFor("played", (root) => Number(root.dataset.ply) > 0);
  });

browserTest("a board waits for a slow engine, says so, and then plays the clicked pit", { reducedMotion: true }, async (reader) => {
  delayEngine(reader);
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.play("3", "N");
  await board.waitFor("showing that it waits", (root) => /Loading/.test(root.querySelector(".status")?.textContent ?? ""));
  await board.assertShows(from);
  assert.deepEqual(await markedPits(board), [await board.pit("3", "N")], "the tap is shown at once");
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, ["3"], { from }).position);
  assert.deepEqual(await markedPits(board), []);
  assert.equal(await hasAlert(board), false);
});

browserTest(
  "a saved game is shown where it was left while the engine loads, and a tap is kept",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const moves = ["3", "1"];
    const { position: at } = play("oware", moves);
    const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
    await saveGame(reader, { game: "oware", start, at, moves, players: { S: 0, N: 0 } });
    reader.host.fail("engine.wasm", late("engine.wasm", 4000), 1);
    await reader.open("play/");
    const board = reader.board("table");
    await board.waitFor("showing the game", (root) => root.closest("sow-play")?.matches("[data-phase=loading]"));
    await board.assertShows(at, "where the game was left");
    assert.equal(await turnLine(reader), "Loading…");
    const canPlay = () => board.evaluate((root) => root.querySelectorAll(".spot.can").length);
    assert.equal(await canPlay(), 0, "no pit is announced as playable");
    await board.play("2", "S");
    await board.play("4", "S");
    assert.deepEqual(await markedPits(board), [3], "the last tap waits");
    await board.settle({ ply: 3 });
    await board.assertShows(play("oware", [...moves, "4"]).position);
    assert.deepEqual(await markedPits(board), []);
    const saved = await savedGame(reader);
    assert.deepEqual([saved.moves, saved.at], [[...moves, "4"], await board.position()]);
  },
);

browserTest("Escape forgets a tap that waits for the engine", { reducedMotion: true, only: "chromium" }, async (reader) => {
  delayEngine(reader);
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.play("3", "N");
  await board.waitFor("showing that it waits", (root) => /Loading/.test(root.querySelector(".status")?.textContent ?? ""));
  await reader.page.keyboard.press("Escape");
  assert.deepEqual(await markedPits(board), []);
  await board.waitFor("done waiting", (root) => !/Loading/.test(root.querySelector(".status")?.textContent ?? ""));
  await board.assertShows(from);
});

browserTest("a refusal goes as soon as another pit is chosen", { only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.play("3", "S"); // it is North's turn
  await board.waitFor("refusing it", (root) => !!root.querySelector(".say.refused"));
  await board.evaluate(() => (window.requestAnimationFrame = () => 0)); // no seed falls
  await board.play("3", "N");
  await board.waitFor("sowing", (root) => "busy" in root.dataset);
  assert.equal(await board.evaluate((root) => root.querySelectorAll(".refused").length), 0);
});

browserTest(
  "an engine that keeps crashing shows an alert with a retry, and other boards still work",
  { reducedMotion: true, allowErrors: true },
  async (reader) => {
    reader.host.fail("engine.wasm", respondWith("application/wasm", TRAP));
    await reader.open(PAGE);
    const board = reader.board(BOARD);
    await board.play("3", "N");
    await alertText(board);
    await board.assertShows(from);
    const other = reader.board("x1-printed");
    await other.press("forward");
    await other.settle({ ply: 1 });

    reader.host.restore("engine.wasm");
    await board.press("retry");
    await board.settle({ ply: 1, mode: "try" });
    await board.assertShows(play(GAME, ["3"], { from }).position);
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
      await reader.open("compare/");
      const alone = reader.board("c-round-a");
      const start = "1,6,0,2,3,0/0,13,2,0,1,4 8,8 S";
      await alone.press("forward");
      await alone.settle({ ply: 1 });
      await alone.assertShows(play(GAME, ["5"], { from: start }).position);
      assert.match(await alertText(alone), /alone/);
      await reader.board("c-round-b").assertShows(start, "the other board is unchanged");

      await reader.open(PAGE);
      const board = reader.board(BOARD);
      await assertSteps(board);
      await assertPlays(board);
      await board.press("more");
      assert.match(await alertText(board), /did not load/);
      reader.host.restore("tools.js");
      await board.press("retry");
      await reader.page.waitForSelector(`#${BOARD} .panel`, { visible: true, timeout: 15_000 });
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
    const board = reader.board(BOARD);
    await board.play("3", "N");
    assert.match(await alertText(board), /engine did not load/);
    assert.deepEqual([...new Set(await reader.page.evaluate(() => /** @type {any} */ (window).timeouts))], [10_000]);
  },
);

browserTest(
  "a page whose own script does not load says so, and loads it again",
  { allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    const scripts = [
      ["play.js", "play/"],
      ["lab.js", "lab/"],
      ["puzzles.js", "puzzles/"],
      ["compare.js", "compare/"],
      ["search.js", "search/"],
      ["learn.js", "learn/store/"],
      ["guide.js", "learn/first-game/"],
      ["home.js", ""],
    ];
    for (const [script, address] of sample(scripts, 2)) {
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
