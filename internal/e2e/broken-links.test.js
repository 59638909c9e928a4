// Broken links to a game, a puzzle, the lab and a board: the page says what is wrong, as text, and the address stays until the reader plays.
import assert from "node:assert/strict";
import { openPlayPage, savedGame } from "./harness/play-page.js";
import { play } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const OPTIONS = { reducedMotion: true, only: "chromium" };
const OWARE = "sow=1&game=oware&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S";

/** The address after the #, as the reader sees it. @param {Reader} reader */
const fragment = ({ page }) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)));

/** Waits until an address that follows the board would have followed it. */
const addressDelay = () => new Promise((done) => setTimeout(done, 700));

const BROKEN = /** @type {[string, RegExp][]} */ ([
  ["sow=2&game=oware", /sow=“2”/],
  ["sow=1", /has no game/],
  ["sow=1&game=oware", /has no from/],
  ["sow=1&game=chess&from=4,4/4,4_0,0_S", /“chess”/],
  [`${OWARE}&moves=1.1.2&at=99999999999`, /at is “99999999999”; it must be a number from 0 to 3, the number of moves/],
  [`${OWARE}&at=99999999999`, /at is “99999999999”; it must be a number from 0 to 0, the number of moves/],
  [`${OWARE}&moves=9`, /9/],
  [`${OWARE}&colour=red`, /“colour”/],
  [`${OWARE}_south-owns=1`, /Nobody owns a pit in this game/],
  ["sow=1&game=oware&from=4,4/4,4_0,0_S", /6 (houses|pits) in a row/],
  ["sow=1&game=<img src=x onerror=alert(1)>&from=x", /“<img src=x onerror=alert\(1\)>”/],
  [`${OWARE}&moves=<img_src=x_onerror=alert(1)>`, /<img_src=x_onerror=alert\(1\)>/],
]);

browserTest(
  "a broken link to the play page, opened or pasted into it, says so; the saved game and the address stay",
  OPTIONS,
  async (reader) => {
    const { page } = reader;
    const board = await openPlayPage(reader, "oware");
    await board.clickPit(2);
    await board.settle({ ply: 1 });
    const saved = await savedGame(reader);
    assert.deepEqual(saved.moves, ["3"]);
    for (const [link, why] of sample(BROKEN, 3)) {
      for (const open of [
        () => page.evaluate((link) => void (location.hash = link), link),
        async () => {
          await page.goto("about:blank");
          await reader.open(`play/#${link}`);
        },
      ]) {
        await open();
        await waitFor(
          reader,
          `told about ${link}`,
          (why) => new RegExp(why).test(document.querySelector("sow-play .told")?.textContent ?? ""),
          `cannot be opened.*(${why.source})`,
        );
        await board.settle({ ply: 1 });
        await board.assertShows(play("oware", ["3"]).position, link);
        await addressDelay();
        assert.equal(await fragment(reader), link, "the address stays");
        assert.deepEqual(await savedGame(reader), saved, "the saved game stays");
        assert.equal(await page.$("sow-play img"), null, link);
      }
    }
    await board.clickPit(8);
    await board.settle({ ply: 2 });
    await waitFor(reader, "with the game in its address", () => /moves=3\.3/.test(location.hash));
  },
);

for (const game of sample(["constructor", "__proto__", "chess", "<img src=x onerror=alert(1)>"], 2))
  browserTest(`?game=${game} is text for the play page and the lab`, OPTIONS, async (reader) => {
    for (const [address, line] of [
      ["play/", "sow-play .told"],
      ["lab/", "sow-lab .trial > .told"],
    ]) {
      await reader.open(`${address}?game=${encodeURIComponent(game)}`);
      await waitFor(reader, "told", (line) => document.querySelector(line)?.textContent, line);
      assert.equal(await reader.page.$eval(line, (line) => line.textContent), `There is no game called “${game}” here.`);
    }
  });

browserTest("a broken address of a puzzle says so and stays", OPTIONS, async (reader) => {
  const { page } = reader;
  const links = [
    "puzzle-<img src=x>",
    "puzzle-",
    "puzzle-0000",
    "puzzle-constructor",
    "day-",
    "day-soon",
    "day-NaN-NaN-NaN",
    "day-2026-02-31",
  ];
  for (const link of sample(links, 2)) {
    await page.goto("about:blank");
    await reader.open(`puzzles/#${link}`);
    await page.waitForSelector("sow-puzzles[data-alive]");
    assert.match(await page.$eval(".day", (line) => line.textContent ?? ""), /^There is no puzzle at this address\. It may/, link);
    await reader.boardsReady();
    await addressDelay();
    assert.equal(await fragment(reader), link);
  }
});

browserTest("a broken link into the lab says so and stays until the reader plays", OPTIONS, async (reader) => {
  const { page } = reader;
  const links = /** @type {[string, RegExp][]} */ ([
    ["lab=2", /lab=“2”/],
    ["lab=1&at=99999999999", /at is “99999999999”; it must be a number from 0 to 0, the number of moves/],
    ["lab=1&game=constructor", /“constructor”/],
    ["lab=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S_north-owns=12", /opened: \u2066?nobody owns a pit in this game/],
    ["lab=1&rules=capture:<img_src=x_onerror=alert(1)>", /capture has no value "<img_src=x_onerror=alert\(1\)>"; use none, /],
  ]);
  for (const [link, why] of sample(links, 2)) {
    await page.goto("about:blank");
    await reader.open(`lab/#${link}`);
    await waitFor(reader, `told about ${link}`, () =>
      /cannot be opened/.test(document.querySelector("sow-lab .trial > .told")?.textContent ?? ""),
    );
    assert.match(await page.$eval("sow-lab .trial > .told", (line) => line.textContent ?? ""), why);
    await addressDelay();
    assert.equal(await fragment(reader), link);
    assert.equal(await page.$("sow-lab img"), null);
  }
  await reader.board("lab-board").clickPit(2);
  await waitFor(reader, "with the game in its address", () => /^#lab=1&.*moves=/.test(location.hash));
});

browserTest("a broken link to a board says so and stays until the reader plays", OPTIONS, async (reader) => {
  const { page } = reader;
  for (const [link, why] of sample(BROKEN, 3)) {
    await page.goto("about:blank");
    await reader.open(`variants/oware/#${link}`);
    await waitFor(reader, `told about ${link}`, () => document.querySelector("[role=alert]"));
    assert.match(await page.$eval("[role=alert]", (line) => line.textContent ?? ""), why, link);
    await addressDelay();
    assert.equal(await fragment(reader), link);
    assert.equal(await page.$("main img[src=x]"), null);
  }
});

browserTest("the query of search and comparison is text", OPTIONS, async (reader) => {
  const text = '<img src=x onerror="alert(1)">';
  await reader.open(`search/?q=${encodeURIComponent(text)}`);
  await waitFor(reader, "answered", () => document.querySelector("sow-search .count")?.textContent);
  assert.equal(await reader.page.$eval("#q", (box) => /** @type {HTMLInputElement} */ (box).value), text);
  assert.equal(await reader.page.$("main img"), null);
  await reader.open(`compare/?game=${encodeURIComponent(text)}&game=constructor&game=kalah`);
  await waitFor(reader, "shown", () => document.querySelector("sow-compare .count")?.textContent);
  assert.equal(await reader.page.$("main img[src=x]"), null);
});
