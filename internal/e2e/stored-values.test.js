// What the browser has stored, when it is wrong, refused, full, or changed by another tab: a wrong value counts as none.
import assert from "node:assert/strict";
import { play } from "./harness/native.js";
import { openPlayPage, press, savedGame, turnLine } from "./harness/play-page.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";
import { store, stored } from "./harness/stored.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const OPTIONS = { reducedMotion: true, only: "chromium" };
const START = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
const POISON = ["constructor", "__proto__", "dark ", "<img src=x onerror=alert(1)>", "null", "{", "[]", "7", '{"toString":1}', "\u0000"];

/** The theme that the page shows, and what its button says. @param {Reader} reader */
const theme = ({ page }) =>
  page.evaluate(() => [
    document.documentElement.dataset.theme,
    /** @type {HTMLElement} */ (document.querySelector(".theme")).innerText.trim(),
  ]);

browserTest("a wrong stored theme counts as none, and the button still changes it", OPTIONS, async (reader) => {
  await reader.open("learn/");
  for (const value of sample(POISON, 2)) {
    await reader.page.evaluate((value) => (localStorage["sowbook-theme"] = value), value);
    await reader.open("learn/");
    assert.deepEqual(await theme(reader), ["", "Colours: system"], value);
    for (const wanted of ["light", "dark", ""]) {
      await reader.page.click(".theme");
      assert.equal((await theme(reader))[0], wanted, value);
      assert.equal(await reader.page.evaluate(() => localStorage["sowbook-theme"]), wanted, value);
    }
  }
});

browserTest("a wrong saved game counts as none, also if only the engine finds it wrong", OPTIONS, async (reader) => {
  await openPlayPage(reader, "oware");
  const saved = await savedGame(reader);
  /** @type {string[]} */
  const wrong = POISON.concat(
    ...[
      { players: null },
      { moves: "12" },
      { set: null },
      { start: "<b>4</b>", moves: [] },
      { start: "4,4/4,4 0,0 S", moves: ["1"] },
      { start: START, moves: ["7"] },
      { start: START, moves: ["1", "1", "<img src=x onerror=alert(1)>"] },
      { start: START, moves: [], set: { "no-such-reading": "yes" } },
      { start: `${START} and more`, moves: [] },
    ].map((value) => JSON.stringify({ ...saved, ...value })),
  );
  for (const value of sample(wrong, 3)) {
    await reader.open("learn/");
    await store(reader, "play", value);
    await reader.open("play/");
    await waitFor(reader, `ready after ${value}`, () => document.querySelector("sow-play .due")?.textContent);
    const board = reader.board("table");
    await board.settle({ ply: 0 });
    await waitFor(reader, `ready after ${value}`, () => document.querySelector("#table .spot.can"));
    assert.match(await turnLine(reader), /to play|Your turn/, value);
    assert.equal(await reader.page.$("[role=alert]"), null, value);
    const [first] = await board.playable();
    await board.clickPit(first);
    await board.settle({ ply: 1 });
  }
});

browserTest("a kept game that the engine rejects says why, and the current game stays", OPTIONS, async (reader) => {
  const board = await openPlayPage(reader, "oware");
  await board.clickPit(2);
  await board.settle({ ply: 1 });
  const saved = await savedGame(reader);
  await store(reader, "games", JSON.stringify([{ ...saved, name: "Ada", moves: ["3", "7"] }]));
  await reader.open("play/");
  await board.settle({ ply: 1 });
  await press(reader, "Ada");
  await waitFor(reader, "told", () => /cannot be opened/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const told = await reader.page.$eval("sow-play .told", (message) => message.textContent ?? "");
  assert.match(told, /^This game cannot be opened\. .*7/);
  await board.settle({ ply: 1 });
  await board.assertShows(play("oware", ["3"]).position);
  assert.deepEqual(await savedGame(reader), saved);
  assert.equal(JSON.parse((await stored(reader, "games")) ?? "[]").length, 1, "it stays among the kept games");
});

browserTest("wrong stored progress counts as none, and new progress is kept", OPTIONS, async (reader) => {
  const { page } = reader;
  await reader.open("learn/");
  for (const value of sample([...POISON, '{"store/store-first":"<b>"}', '{"store/store-first":{"x":1}}'], 2)) {
    await store(reader, "course", value);
    await store(reader, "puzzles", value);
    await reader.open("puzzles/");
    await page.waitForSelector("sow-puzzles[data-alive]");
    assert.equal(await page.$(".puzzles [data-kept='solved']"), null, value);
    await reader.open("learn/");
    await page.waitForSelector("sow-course .progress");
    assert.equal(await page.$eval(".begin a", (link) => link.textContent), "Start with lesson 1", value);
  }
  await reader.open("learn/store/");
  const board = reader.board("store-first");
  await board.play("3", "S");
  await waitFor(reader, "met", () => document.querySelector('[data-task="store-first"]')?.getAttribute("data-stage") === "met");
  assert.deepEqual(JSON.parse((await stored(reader, "course")) ?? "{}"), { "store/store-first": "solved" });
});

for (const [what, break_] of /** @type {[string, () => void][]} */ ([
  [
    "refused",
    () => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("refused", "SecurityError");
          },
        });
    },
  ],
  [
    "full",
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    },
  ],
])) {
  browserTest(`with storage that is ${what} themes, games, lessons and puzzles work`, OPTIONS, async (reader) => {
    await reader.page.evaluateOnNewDocument(break_);
    const board = await openPlayPage(reader, "oware");
    await board.clickPit(2);
    await board.settle({ ply: 1 });
    await board.assertShows(play("oware", ["3"]).position);
    if (what === "refused") {
      await reader.page.click(".theme");
      assert.equal((await theme(reader))[0], "light");
    }
    await reader.open("learn/store/");
    await reader.board("store-first").play("3", "S");
    await waitFor(reader, "solved", () => /1 of \d+ tasks? solved/.test(document.querySelector("sow-lesson")?.textContent ?? ""));
    await reader.open("puzzles/");
    await reader.page.waitForSelector("sow-puzzles[data-alive]");
  });
}

browserTest("two tabs share the theme, and each keeps its own game", OPTIONS, async (reader) => {
  const board = await openPlayPage(reader, "oware");
  const other = await reader.page.browserContext().newPage();
  try {
    await other.goto(reader.host.url("play/"), { waitUntil: "load" });
    await other.waitForFunction(() => document.querySelector("#table .spot.can"), { polling: 50 });
    await other.click('#table .spot[data-place="5"]');
    await other.waitForFunction(() => /moves=6&at=1/.test(location.hash), { polling: 50 });
    await reader.page.bringToFront();
    await board.clickPit(2);
    await board.settle({ ply: 1 });
    await board.assertShows(play("oware", ["3"]).position, "the other tab changed nothing here");
    assert.deepEqual((await savedGame(reader)).moves, ["3"], "the last move counts");
    await other.bringToFront();
    await other.reload();
    await other.waitForFunction(() => document.getElementById("table")?.dataset.ply === "1", { polling: 50 });
    assert.equal(
      await other.evaluate(() => /** @type {any} */ (document.getElementById("table")).board.position),
      play("oware", ["6"]).position,
      "its address has its game",
    );
    await other.click(".theme");
    await reader.page.waitForFunction(() => document.documentElement.dataset.theme === "light", { polling: 50 });
    await reader.page.bringToFront();
    await press(reader, "Take back");
    await board.settle({ ply: 0 });
  } finally {
    await other.close();
  }
});
