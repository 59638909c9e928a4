// Where players disagree: the answer to a question is shown on its board; a mark shows the words of its clauses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { siteDir } from "./harness/paths.js";
import { sample } from "./harness/sample.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const PAGE = "variants/pratt-egyptian/";
const MARK = "#captures + .with-board > p > .clause"; // P-E3
const CARD = ".clause-card:popover-open";

const source = JSON.parse(readFileSync(path.join(siteDir(), "sources/pratt-2009/clauses.json"), "utf8"));
const words = `P-E3 ${source.clauses["P-E3"]} ${source.title}`;

/** @param {Reader} reader @param {string} selector */
const text = (reader, selector) => reader.page.$eval(selector, (element) => element.textContent);

/** Waits until no card is shown. @param {Reader} reader */
const gone = (reader) => reader.page.waitForFunction((card) => !document.querySelector(card), {}, CARD);

/** Scrolls to the first mark that a selector finds. @param {Reader} reader @param {string} selector */
const scrollTo = (reader, selector) => reader.page.$eval(selector, (mark) => mark.scrollIntoView({ block: "center" }));

/** Waits until the source's page is open at the clause. @param {Reader} reader */
const arrives = (reader) =>
  reader.page.waitForFunction(() => location.pathname.endsWith("/sources/pratt-2009/") && location.hash === "#P-E3");

browserTest(
  "pointing at a mark shows its clause without moving the page, and a click goes there",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await reader.open(PAGE);
    await scrollTo(reader, MARK);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.hover(MARK);
    await page.waitForSelector(CARD);
    assert.equal(await text(reader, CARD), words);
    assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
    await page.hover(`${CARD} p`); // it stays while the reader points at it
    await page.mouse.move(5, 5);
    await gone(reader);
    await page.hover(MARK);
    await page.waitForSelector(CARD);
    await Promise.all([page.waitForNavigation(), page.click(MARK)]);
    await arrives(reader);
  },
);

browserTest("a mark that is focused is read out, Escape closes its card, and Enter goes there", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await page.keyboard.press("Tab"); // so that the focus is visible
  await page.$eval(MARK, (mark) => /** @type {HTMLElement} */ (mark).focus());
  await page.waitForSelector(CARD);
  assert.equal(await page.$eval(MARK, (mark) => mark.getAttribute("aria-describedby")), "clause-card");
  const isSaid = (/** @type {string} */ words) =>
    [...document.querySelectorAll("[role=status]")].some((region) => region.textContent === words);
  await page.waitForFunction(isSaid, {}, words);
  await page.keyboard.press("Escape");
  await gone(reader);
  assert.ok(await page.$eval(MARK, (mark) => mark === document.activeElement), "the focus stays");
  await page.keyboard.press("Enter");
  await page.waitForSelector(CARD);
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  await arrives(reader);
});

browserTest(
  "a tap shows a clause within a screen of 360 px, a tap elsewhere closes it, a second tap goes there",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await page.setViewport({ width: 360, height: 780, hasTouch: true, isMobile: true });
    await reader.open(PAGE);
    const marks = await page.$$(".rules p > .clause:not(.more)");
    assert.ok(marks.length > 5);
    for (const mark of sample(marks, 5)) {
      await mark.evaluate((mark) => mark.scrollIntoView({ block: "center" }));
      const { x, y, width, height } = /** @type {import("puppeteer-core").BoundingBox} */ (await mark.boundingBox());
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await page.waitForSelector(CARD);
      const { left, right, top, bottom } = await page.$eval(CARD, (card) => card.getBoundingClientRect().toJSON());
      assert.ok(
        left >= 0 && right <= 360 && top >= 0 && bottom <= 780,
        `${await mark.evaluate((mark) => mark.textContent)}: ${[left, right, top, bottom]}`,
      );
      assert.ok(top >= y + height - 12 || bottom <= y + 12, "the card does not cover its mark");
      await page.evaluate(() => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
      await gone(reader);
    }
    await scrollTo(reader, MARK);
    await page.tap(MARK);
    await page.waitForSelector(CARD);
    await Promise.all([page.waitForNavigation(), page.tap(MARK)]);
    await arrives(reader);
  },
);

browserTest("a click goes to the source if the words of a clause cannot be loaded", { allowErrors: true }, async (reader) => {
  const { page } = reader;
  await page.setRequestInterception(true);
  page.on("request", (request) => (request.url().endsWith("clauses.json") ? request.abort() : request.continue()));
  await reader.open(PAGE);
  await Promise.all([page.waitForNavigation(), page.$eval(MARK, (mark) => /** @type {HTMLElement} */ (mark).click())]);
  await arrives(reader);
});

browserTest("without scripts a mark is a link", { javascript: false }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE, { waitForBoards: false });
  await Promise.all([page.waitForNavigation(), page.click(MARK)]);
  assert.equal(page.url(), `${reader.host.url("sources/pratt-2009/")}#P-E3`);
});

for (const reducedMotion of [true, false])
  browserTest(
    `the answer to a question plays its move on the board ${reducedMotion ? "at once" : "before the reader's eyes"}`,
    { reducedMotion },
    async (reader) => {
      await reader.open("variants/kalah/");
      const board = reader.board("reading-lone-capture");
      const elements = () => board.evaluate((root) => root.querySelectorAll(".frames *").length);
      assert.equal(await elements(), 0, "the board is text until its fold opens");
      const visible = () => board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector(".board-below")).checkVisibility());
      assert.equal(await visible(), false, "folded");
      const usual = await board.evaluate((root) => {
        const { states } = JSON.parse(root.querySelector("script.line")?.textContent ?? "{}");
        return Number(states[1].position.split(" ")[1].split(",")[0]);
      });
      /** @param {string} value @param {number} seeds */
      const answer = async (value, seeds) => {
        await board.evaluate(
          (root, value) => /** @type {HTMLElement} */ (root.querySelector(`.replies [value="${value}"]`)).click(),
          value,
        );
        await board.waitFor(
          `the store with ${seeds}`,
          (root, seeds) => {
            const board = /** @type {any} */ (root).board;
            return (
              board && root.dataset.ply === "1" && !("busy" in root.dataset) && board.position.split(" ")[1].split(",")[0] === String(seeds)
            );
          },
          seeds,
        );
      };
      await answer("yes", usual + 1);
      assert.equal(await visible(), true, "open");
      assert.match((await board.sentence()).text, /captured alone/);
      await answer("no", usual);
      assert.match((await board.sentence()).text, /nothing is captured/);
    },
  );

browserTest(
  "a link to a state of a folded board opens its fold there, and so does opening it by hand",
  { reducedMotion: true },
  async (reader) => {
    const board = reader.board("reading-lone-capture");
    const opened = (/** @type {HTMLElement} */ root) => root.querySelector(".board-below")?.checkVisibility() && root.dataset.ply === "0";
    await reader.open("variants/kalah/#reading-lone-capture-0");
    await board.waitFor("the start", opened);
    await reader.page.goto("about:blank");
    await reader.open("variants/kalah/");
    await reader.page.click(`#${board.id} summary`);
    await board.waitFor("the move", (root) => root.querySelector(".board-below")?.checkVisibility() && root.dataset.ply === "1");
  },
);
