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

/** The pit that the coach names, from 0, or else the playable pit nearest to the store. @param {Reader} reader @param {string} sentence */
async function pitToPlay(reader, sentence) {
  const named = /(?:Play|Tap) Pit (\d)/.exec(sentence)?.[1];
  const playable = await reader.board(ID).playable();
  const place = named ? Number(named) - 1 : Math.max(...playable);
  assert.ok(playable.includes(place), `${sentence} names a pit that can be played`);
  return place;
}

/** Plays the game to its end; returns the sentences. @param {Reader} reader @param {(place: number) => Promise<void>} play */
async function playGame(reader, play) {
  const sentences = [await nextSentence(reader, "The near row is yours. Tap one of your pits to sow it.")];
  while (!/^The game is over/.test(/** @type {string} */ (sentences.at(-1)))) {
    assert.ok(sentences.length < 60, "the game ends");
    const sentence = /** @type {string} */ (sentences.at(-1));
    await play(await pitToPlay(reader, sentence));
    sentences.push(await nextSentence(reader, sentence));
  }
  return sentences;
}

/** Checks what the page shows when the game is over. @param {Reader} reader @param {string[]} sentences */
async function assertEnd(reader, sentences) {
  const { page } = reader;
  assert.match(sentences[0], /^The near row is yours\. Tap Pit 4\./);
  for (const wanted of [/captures \w+ seeds/, /^The computer played Pit \d/, /It captured \w+ seed/, /No extra turn and no capture/])
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
  const sentences = await playGame(reader, async (place) => {
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
    const sentences = await playGame(reader, (place) => page.tap(`#${ID} .pits [data-place="${place}"]`));
    await assertEnd(reader, sentences);
  },
);

browserTest("any move is accepted, and the coach says what was missed", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const first = await nextSentence(reader, "The near row is yours. Tap one of your pits to sow it.");
  await reader.page.click(`#${ID} .pits [data-place="5"]`);
  await reader.page.waitForFunction(
    () => /^Pit 4 would have given you another turn\. Now the computer plays\.$/.test(document.querySelector(".coach")?.textContent ?? ""),
    { polling: 10, timeout: 30_000 },
  );
  await reader.page.click(`#${ID} .pits [data-place="8"]`); // one of the computer's pits
  assert.match(await nextSentence(reader, first), /^The computer played Pit \d/);
  const { moves } = await reader.page.$eval(`#${ID}`, (root) => /** @type {any} */ (root).board.where);
  assert.equal(moves[0], "6");
});

browserTest("without scripts the first game is shown move by move", { javascript: false, only: "chromium" }, async (reader) => {
  await reader.open(PAGE, { waitForBoards: false });
  assert.equal((await reader.page.$$("#first-game .frame")).length, 20);
  assert.equal(await reader.page.$eval(".coach", (line) => line.checkVisibility()), false);
  const text = await reader.page.$eval("main", (main) => /** @type {HTMLElement} */ (main).innerText);
  assert.match(text, /you play again[\s\S]*Now the other player captures[\s\S]*the game is over/);
});
