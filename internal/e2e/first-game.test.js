// The guided first game: a whole game by keyboard and by taps, with the coach's sentences and the result.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { arrowTo, hasFocus, tabTo } from "./harness/keyboard.js";
import { stored } from "./harness/stored.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const PAGE = "learn/first-game/";
const ID = "first-game";

/** What the coach says now. @param {Reader} reader */
const coach = ({ page }) => page.$eval(".coach", (line) => line.textContent?.trim() ?? "");

/** Waits for the reader's turn, or for the end of the game; returns the coach's sentence. @param {Reader} reader @param {string} before */
async function nextSentence(reader, before) {
  await reader.page.waitForFunction(
    (before) => {
      const text = document.querySelector(".coach")?.textContent?.trim() ?? "";
      return text !== before && !text.endsWith("Now the computer plays.");
    },
    { polling: 30, timeout: 30_000 },
    before,
  );
  await reader.board(ID).settle();
  return coach(reader);
}

const INTRODUCTION = [
  "You play against the computer. Whoever has more seeds at the end wins.",
  "This row is yours. In each turn you choose one of its pits and sow its seeds to the right.",
  "This is your store. Seeds that fall in here are yours for good.",
];

/** The places that are marked on the board. @param {Reader} reader */
const marked = ({ page }) =>
  page.$$eval(`#${ID} .pits .named`, (all) =>
    all.map((place) => Number(/** @type {HTMLElement} */ (place).dataset.place)).sort((a, b) => a - b),
  );

/** Reads the introduction. @param {Reader} reader @param {() => Promise<void>} next @returns {Promise<string>} the first advice */
async function readIntroduction(reader, next) {
  for (const [k, sentence] of INTRODUCTION.entries()) {
    await reader.page.waitForSelector(".guide .acts .go");
    assert.equal(await coach(reader), sentence);
    assert.deepEqual(await marked(reader), [[], [0, 1, 2, 3, 4, 5], [12]][k], sentence);
    await next();
  }
  return nextSentence(reader, /** @type {string} */ (INTRODUCTION.at(-1)));
}

/** The pit that the coach names, from 0, after a hint if it does not name one. @param {Reader} reader @param {string} sentence */
async function pitToPlay(reader, sentence) {
  const hint = await reader.page.$(".guide .acts button");
  if (hint && (await hint.evaluate((face) => face.textContent)) === "Hint") {
    assert.deepEqual(await marked(reader), [], sentence);
    await hint.press("Enter");
  }
  const [place, ...others] = await marked(reader);
  assert.deepEqual(others, [], "one pit is marked");
  assert.match(await coach(reader), new RegExp(`Pit ${place + 1}\\b|Play that pit`));
  assert.ok((await reader.board(ID).playable()).includes(place), `${sentence} names a pit that can be played`);
  return place;
}

/** Checks that the board marks the reply that a sentence fears: its pits and the reader's pit in danger. @param {Reader} reader @param {string} sentence */
async function assertFearIsMarked({ page }, sentence) {
  const feared = [...sentence.matchAll(/(?:with|plays) ((?:Pit \d(?:,? and |, )?)+)/g)].map(([, pits]) => pits).join();
  const pits = [...feared.matchAll(/\d/g)].map(([pit]) => Number(pit) + 5);
  const marks = await page.$$eval(`#${ID} .pits .feared`, (all) =>
    all.map((place) => Number(/** @type {HTMLElement} */ (place).dataset.place)),
  );
  for (const pit of pits) assert.ok(marks.includes(pit), `${sentence} marks place ${pit}, not only ${marks}`);
  assert.equal(
    marks.some((place) => place < 6),
    pits.length > 0,
    `${sentence} marks a pit of the reader`,
  );
}

/** Plays the game to its end; returns the sentences. @param {Reader} reader @param {() => Promise<void>} next
 * @param {(place: number) => Promise<void>} play */
async function playGame(reader, next, play) {
  const sentences = [await readIntroduction(reader, next)];
  while (!/^The game is over/.test(/** @type {string} */ (sentences.at(-1)))) {
    assert.ok(sentences.length < 60, "the game ends");
    const place = await pitToPlay(reader, /** @type {string} */ (sentences.at(-1)));
    const before = await coach(reader);
    await assertFearIsMarked(reader, before);
    await play(place);
    sentences.push(await nextSentence(reader, before));
  }
  return sentences;
}

/** Checks what the page shows when the game is over. @param {Reader} reader @param {string[]} sentences */
async function assertEnd(reader, sentences) {
  const { page } = reader;
  assert.match(sentences[0], /^Tap Pit 5\. Its last seed just reaches your store/);
  for (const wanted of [/You can capture \w+ seeds/, /^The computer played Pit \d/, /It captured \w+ seed/, /No extra turn and no capture/])
    assert.ok(
      sentences.some((sentence) => wanted.test(sentence)),
      `the coach says ${wanted}`,
    );
  assert.match(/** @type {string} */ (sentences.at(-1)), /^The game is over: you have \d+ seeds and the computer has \d+\. You win!$/);
  assert.deepEqual(await page.$$eval(".guide .acts > *", (all) => all.map((part) => [part.textContent, part.getAttribute("href")])), [
    ["Now play the whole board", "../../play/?game=gamepigeon"],
    ["Next lesson", await page.$eval('.onward [rel="next"]', (link) => /** @type {HTMLAnchorElement} */ (link).href)],
    ["Start again", null],
  ]);
  assert.deepEqual(JSON.parse((await stored(reader, "course")) ?? "{}"), { "first-game/first-game": "solved" });
}

browserTest("a whole first game can be played by keyboard with a coach", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const next = async () => {
    await tabTo(reader, ".guide .acts .go");
    await reader.page.keyboard.press("Enter");
  };
  const sentences = await playGame(reader, next, async (place) => {
    if (!(await hasFocus(reader, `#${ID} .spot`))) await tabTo(reader, `#${ID} .spot[tabindex="0"]`);
    await arrowTo(reader, ID, place);
    await reader.page.keyboard.press("Enter");
  });
  await assertEnd(reader, sentences);
  assert.ok(await hasFocus(reader, ".guide .acts a"), "the link to the play page has the focus");
  await assertAccessible(reader.page, "the end of the first game");
  await tabTo(reader, ".guide .acts button");
  await reader.page.keyboard.press("Enter");
  await reader.board(ID).settle({ ply: 0 });
  assert.ok(await hasFocus(reader, `#${ID} .spot`), "Start again puts the focus on the board");
});

browserTest(
  "a whole first game can be played by taps on a phone",
  { width: 360, height: 780, reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await page.setViewport({ width: 360, height: 780, isMobile: true, hasTouch: true });
    await reader.open(PAGE);
    const bottom = await page.$eval("#first-game .stage", (stage) => stage.getBoundingClientRect().bottom);
    assert.ok(bottom <= 780, `the board ends at ${bottom} of 780`);
    const onBoard = () => page.tap(`#${ID} .pits [data-place="2"]`); // a tap anywhere on the board goes on
    const sentences = await playGame(reader, onBoard, (place) => page.tap(`#${ID} .pits [data-place="${place}"]`));
    await assertEnd(reader, sentences);
  },
);

browserTest("any move is accepted, and the coach says what was missed", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const first = await readIntroduction(reader, () => reader.page.click(".guide .acts .go"));
  await reader.page.click(`#${ID} .pits [data-place="5"]`);
  await reader.page.waitForFunction(
    () => /^Pit 5 would have given you another turn\. Now the computer plays\.$/.test(document.querySelector(".coach")?.textContent ?? ""),
    { polling: 10, timeout: 30_000 },
  );
  await reader.page.click(`#${ID} .pits [data-place="8"]`); // one of the computer's pits
  assert.match(await nextSentence(reader, first), /^The computer played Pit \d/);
  const { moves } = await reader.page.$eval(`#${ID}`, (root) => /** @type {any} */ (root).board.where);
  assert.equal(moves[0], "6");
});

browserTest("without scripts the first game is shown move by move", { javascript: false, only: "chromium" }, async (reader) => {
  await reader.open(PAGE, { waitForBoards: false });
  assert.equal((await reader.page.$$("#first-game .frame")).length, 19);
  assert.equal(await reader.page.$eval(".coach", (line) => line.checkVisibility()), false);
  const text = await reader.page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
  assert.match(text, /you play again[\s\S]*Now the other player captures[\s\S]*the game is over/);
});
