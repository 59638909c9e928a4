// Without the engine every place shows one message that names what is missing and what still works, with "Try again", and goes on by
// itself when the engine is back: on a board, at play, in a lesson, with a puzzle and in the lab.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { dropConnection, respondWith } from "./harness/host.js";
import { siteDir } from "./harness/paths.js";
import { press, savedGame, saveGame } from "./harness/play-page.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {import("./harness/host.js").Fault} Fault */

const OPTIONS = { reducedMotion: true, allowErrors: true, only: "chromium" };
const START = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
const engine = readFileSync(path.join(siteDir(), "engine.wasm"));

/** The engine, which the browser must not cache: the test takes it away later. */
const uncached = respondWith("application/wasm", engine);

const FAULTS = /** @type {Record<string, Fault>} */ ({
  blocked: dropConnection,
  missing: (_, response) => response.writeHead(404).end("no"),
  cut: respondWith("application/wasm", engine.subarray(0, engine.length / 2)),
  "of the wrong type": respondWith("text/html", "<!doctype html><title>Log in to this network</title>"),
});

/** Places that need the engine. `open` opens the page and does what needs it; `isDone` reports, in the page, whether that went on.
 * @type {Record<string, {open: (reader: Reader) => Promise<unknown>, isDone: () => unknown}>} */
const PLACES = {
  "a board": {
    open: async (reader) => {
      await reader.open("write/");
      await reader.board("w-hello").play("1", "S");
    },
    isDone: () => /** @type {HTMLElement} */ (document.getElementById("w-hello")).dataset.mode === "try",
  },
  "a link to a position": {
    open: (reader) => reader.open("variants/oware/#sow=1&game=oware&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&moves=1.1.2&at=3"),
    isDone: () => [...document.querySelectorAll("sow-board")].some((root) => /** @type {any} */ (root).dataset.ply === "3"),
  },
  "the play page with a computer that begins": {
    open: async (reader) => {
      await saveGame(reader, { game: "oware", start: START, players: { S: 2, N: 0 } });
      await reader.open("play/");
    },
    isDone: () => document.querySelector("#table .moves")?.children.length === 2,
  },
  "the play page with a saved game": {
    open: async (reader) => {
      await saveGame(reader, { game: "oware", start: START, moves: ["1", "1", "2"] });
      await reader.open("play/");
    },
    isDone: () => document.querySelector("#table .moves")?.children.length === 4,
  },
  "a task of a lesson": {
    open: async (reader) => {
      await reader.open("learn/store/");
      await reader.board("store-first").play("3", "S");
    },
    isDone: () => document.querySelector('[data-task="store-first"]')?.getAttribute("data-stage") === "met",
  },
  "a hint in a lesson": {
    open: async (reader) => {
      await reader.open("learn/may/");
      for (let k = 0; k < 2; k++) await reader.page.click('[data-task="may-egyptian"] [data-act="hint"]');
    },
    isDone: () => document.querySelectorAll('[data-task="may-egyptian"] .hinted p:not([hidden])').length === 2,
  },
  "a puzzle": {
    open: async (reader) => {
      await reader.open("puzzles/#puzzle-c497d7ca"); // of Kalah; pit 5 may be played
      await reader.page.waitForSelector("sow-puzzles[data-alive]");
      await reader.board("puzzle").play("5", "S");
    },
    isDone: () => /** @type {HTMLElement} */ (document.querySelector("sow-task sow-board")).dataset.ply !== "0",
  },
  "the lab": {
    open: (reader) => reader.open("lab/?game=oware"),
    isDone: () => /^These are the rules of Oware/.test(document.querySelector(".changed")?.textContent ?? ""),
  },
};

/** The alerts that a reader sees. @param {Reader} reader */
const alerts = ({ page }) =>
  page.$$eval("[role=alert]", (all) =>
    all.filter((note) => note.checkVisibility()).map((note) => /** @type {HTMLElement} */ (note).innerText),
  );

/** Waits for the message, the only one on the page. @param {Reader} reader */
async function assertSaid(reader) {
  await waitFor(reader, "saying so", () => document.querySelector("[role=alert]"));
  const [text, ...others] = await alerts(reader);
  assert.match(text, /engine did not load.*nothing can be played.*step.*Try again/s);
  assert.deepEqual(others, []);
  assert.doesNotMatch(await reader.page.$eval("main", (main) => main.innerText), /thinking/);
}

/** Waits until what was asked for has been done and no message is left. @param {Reader} reader @param {() => unknown} isDone */
async function assertGoesOn(reader, isDone) {
  await waitFor(reader, "going on", isDone);
  await waitFor(reader, "without a message", () => !document.querySelector("[role=alert]"));
  assert.doesNotMatch(await reader.page.$eval("main", (main) => main.innerText), /did not load/);
}

/** Keeps pages from loading the engine again after a pause. @param {Reader} reader */
const withoutRetries = ({ page }) =>
  page.evaluateOnNewDocument(() => {
    const real = window.setTimeout;
    Object.assign(window, {
      setTimeout: (/** @type {any} */ f, /** @type {number} */ ms) => real(f, ms >= 1000 && ms < 10_000 ? 1e6 : ms),
    });
  });

for (const [k, [place, { open, isDone }]] of Object.entries(PLACES).entries()) {
  // Without --all each place has one fault and goes on in one of the two ways.
  const all = Object.entries(FAULTS);
  const faults = runsAll ? all : [all[Math.floor(k / 2) % all.length]];

  if (runsAll || k % 2 === 0)
    browserTest(`${place} without the engine says so, and goes on by itself`, OPTIONS, async (reader) => {
      for (const [fault, answer] of faults) {
        reader.host.fail("engine.wasm", answer);
        await open(reader);
        await assertSaid(reader);
        assert.equal(await reader.page.evaluate(isDone), false, `${place}, ${fault}`);
        reader.host.fail("engine.wasm", uncached);
        await assertGoesOn(reader, isDone);
        await reader.page.evaluate(() => localStorage.clear());
        await reader.page.goto("about:blank");
      }
    });

  if (runsAll || k % 2 === 1)
    browserTest(`${place} without the engine says so, and goes on with "Try again"`, OPTIONS, async (reader) => {
      await withoutRetries(reader);
      reader.host.fail("engine.wasm", dropConnection);
      await open(reader);
      await assertSaid(reader);
      reader.host.restore("engine.wasm");
      await reader.page.click(".notice button");
      await assertGoesOn(reader, isDone);
    });
}

browserTest("a missing engine is loaded again when the browser is online again", OPTIONS, async (reader) => {
  await withoutRetries(reader);
  const { open, isDone } = PLACES["a board"];
  reader.host.fail("engine.wasm", dropConnection);
  await open(reader);
  await assertSaid(reader);
  reader.host.restore("engine.wasm");
  await reader.page.evaluate(() => void dispatchEvent(new Event("online")));
  await assertGoesOn(reader, isDone);
});

browserTest("an engine lost in the computer's turn is missed, and the computer moves when it is back", OPTIONS, async (reader) => {
  const { page, host } = reader;
  host.fail("engine.wasm", uncached);
  await saveGame(reader, { game: "oware", start: START, players: { S: 0, N: 3 }, seconds: 60 });
  await reader.open("play/");
  await waitFor(reader, "ready", () => document.querySelector("sow-play[data-phase=playing] #table .spot.can"));
  host.fail("engine.wasm", dropConnection);
  host.fail("worker.js", dropConnection);
  await reader.board("table").clickPit(2);
  await waitFor(reader, "thinking", () => /thinking/.test(document.querySelector(".due")?.textContent ?? ""));
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => setTimeout(() => close()))));
  await assertSaid(reader);
  assert.equal((await savedGame(reader)).moves.length, 1);
  await reader.board("table").clickPit(7); // of the computer
  await waitFor(reader, "told why", () => /the computer cannot play/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  for (const file of ["engine.wasm", "worker.js"]) host.restore(file);
  await waitFor(reader, "thinking again", () => /thinking/.test(document.querySelector(".due")?.textContent ?? ""));
  await press(reader, "Move now");
  await assertGoesOn(reader, () => document.querySelector("#table .moves")?.children.length === 3);
  assert.equal((await savedGame(reader)).moves.length, 2);
});

browserTest("a worker killed in mid-search is replaced, and the computer moves", OPTIONS, async (reader) => {
  const { page } = reader;
  await saveGame(reader, { game: "oware", start: START, players: { S: 0, N: 3 }, seconds: 60 });
  await reader.open("play/");
  await waitFor(reader, "ready", () => document.querySelector("sow-play[data-phase=playing] #table .spot.can"));
  await reader.board("table").clickPit(2);
  await waitFor(reader, "thinking", () => /thinking/.test(document.querySelector(".due")?.textContent ?? ""));
  await Promise.all(page.workers().map((worker) => worker.evaluate(() => setTimeout(() => close()))));
  await press(reader, "Move now");
  await assertGoesOn(reader, () => document.querySelector("#table .moves")?.children.length === 3);
});

browserTest("an engine lost in the lab's opponent's turn is missed, and North moves when it is back", OPTIONS, async (reader) => {
  const { host } = reader;
  host.fail("engine.wasm", uncached);
  await reader.open("lab/?game=oware");
  await waitFor(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
  await reader.page.select('sow-lab [name="rival"]', "3");
  await reader.board("lab-board").clickPit(2);
  await waitFor(reader, "thinking", () => /thinking/.test(document.querySelector("sow-lab .trial > .told")?.textContent ?? ""));
  for (const file of ["engine.wasm", "worker.js"]) host.fail(file, dropConnection);
  await Promise.all(reader.page.workers().map((worker) => worker.evaluate(() => setTimeout(() => close()))));
  await assertSaid(reader);
  for (const file of ["engine.wasm", "worker.js"]) host.restore(file);
  await assertGoesOn(reader, () => document.querySelector("#lab-board .moves")?.children.length === 3);
});
