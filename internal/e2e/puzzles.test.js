// The puzzles: one a day by its date, all of them to choose from, solved by keyboard, kept in the browser.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { moves, on, press, stage, tab } from "./harness/keyboard.js";
import { play } from "./harness/native.js";
import { ROOT } from "./harness/places.js";
import { promise } from "./harness/promise.js";

/** @typedef {import("./harness/promise.js").Reader} Reader */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const lines = readFileSync(path.join(ROOT, "content/puzzles.txt"), "utf8").split("\n").filter((line) => line && !line.startsWith("#"));

/** The name of a puzzle, by what it is. @param {string} game @param {string} position @param {string} goal with pits counted from the left */
const name = (game, position, goal) => createHash("sha256").update(`${game}\n${position}\n${goal}`).digest("hex").slice(0, 8);

const TURN = { game: "kalah", start: "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S", id: name("kalah", "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S", "sowings 3") };
const THREAT = { game: "kalah", start: "1,6,2,0,5,5/1,3,7,0,7,7 1,3 S", id: name("kalah", "1,6,2,0,5,5/1,3,7,0,7,7 1,3 S", "leave 2") };

/** Has the reader's clock stand still. @param {Reader} reader @param {...number} when year, month from 0, day, hour */
const at = ({ page }, ...when) => page.evaluateOnNewDocument((when) => {
  const Real = Date;
  // @ts-ignore a date of now is that one
  window.Date = class extends Real {
    /** @param {...any} given */
    constructor(...given) {
      // @ts-ignore
      super(...(given.length ? given : when));
    }
  };
}, when);

/** @param {Reader} reader @param {string} [address] */
async function open(reader, address = "") {
  await reader.open(`puzzles/${address}`);
  await reader.page.waitForSelector("sow-puzzles[data-alive]", { timeout: 30_000 });
}

/** What is on the board: its name and what it asks. @param {Reader} reader */
const shown = ({ page }) => page.evaluate(() => ({
  id: document.querySelector("sow-task")?.getAttribute("data-task") ?? "", ask: document.querySelector(".wanted")?.textContent ?? "",
  day: document.querySelector(".day")?.textContent ?? "",
}));

/** The names of all puzzles. @param {Reader} reader @returns {Promise<string[]>} */
const names = ({ page }) => page.$eval("sow-puzzles > .all", (all) => JSON.parse(all.textContent ?? "").map((/** @type {{id: string}} */ { id }) => id));

/** @param {Reader} reader */
const rows = ({ page }) => page.$$eval(".puzzles li", (all) => all.map((row) => /** @type {HTMLElement} */ (row).innerText.replace(/\s+/g, " ").trim()));

/** @param {Reader} reader */
const found = ({ page }) => page.$eval(".found", (line) => line.textContent);

for (const hour of [0, 23]) {
  promise(`the puzzle of the day is that of the date, at ${hour} o'clock`, { still: true, only: "chromium" }, async (reader) => {
    await at(reader, 2026, 10, 21, hour, 30);
    await open(reader);
    const all = (await names(reader)).sort();
    assert.equal(all.length, lines.length);
    const { id, day } = await shown(reader);
    assert.equal(day, "Puzzle of the day, 21 November 2026");
    assert.equal(id, all[20778 % all.length], "21 November 2026 is day 20778 from 1 January 1970");
    await open(reader, "#day-2026-11-22");
    await reader.page.reload();
    await reader.page.waitForSelector("sow-puzzles[data-alive]");
    assert.deepEqual([(await shown(reader)).id, (await shown(reader)).day], [all[20779 % all.length], "The puzzle of 22 November 2026"]);
    await tab(reader, ".go-back a");
    await reader.page.keyboard.press("Enter");
    await reader.page.waitForFunction(() => document.querySelector(".day")?.textContent?.startsWith("Puzzle of the day"), { polling: 30 });
    assert.equal((await shown(reader)).id, id);
  });
}

promise("a link to a puzzle opens it, one that leads nowhere says so", { still: true }, async (reader) => {
  await at(reader, 2026, 10, 21, 12);
  await open(reader, `#puzzle-${THREAT.id}`);
  assert.deepEqual(await shown(reader), { id: THREAT.id, ask: "Let North’s next turn capture no more than two seeds.", day: "From the collection" });
  await reader.board("puzzle").shows(THREAT.start, "the puzzle's board");
  await reader.page.evaluate(() => void (location.hash = "puzzle-00000000"));
  await reader.page.waitForFunction(() => /no puzzle/.test(document.querySelector(".day")?.textContent ?? ""), { polling: 30 });
  assert.equal((await shown(reader)).day, "There is no puzzle at this address. Puzzle of the day, 21 November 2026");
});

promise("a puzzle is solved by keyboard alone: a wrong move with its reason, then any of its solutions, and on to the next", { still: true }, async (reader) => {
  const { page } = reader;
  await open(reader, `#puzzle-${TURN.id}`);
  assert.equal((await shown(reader)).ask, "Sow three times or more in one turn.");
  await tab(reader, '#puzzle .pits .spot[tabindex="0"]');
  await moves(reader, "puzzle", ["5", "4"]);
  assert.equal(await stage(reader, "puzzle", "missed"), "The turn is over after two sowings. Start again and try another way.");
  await press(reader, "puzzle", "again");
  await stage(reader, "puzzle", "open");
  await reader.board("puzzle").shows(TURN.start, "after Start again");
  await moves(reader, "puzzle", ["5", "3", "6"]); // the page's own solution ends otherwise
  assert.match(await stage(reader, "puzzle", "met"), /^That is it/);
  await reader.board("puzzle").shows(play("kalah", ["5", "3", "6"], { from: TURN.start }).position, "the turn");
  assert.equal(await found(reader), `${lines.length} puzzles, 1 solved.`);
  await tab(reader, "#puzzle [data-next]");
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") !== id, { polling: 30 }, TURN.id);
  assert.ok(await on(reader, ".wanted"), "what the next one asks has the focus");
  assert.equal(await page.evaluate(() => location.hash), `#puzzle-${(await shown(reader)).id}`);
});

promise("a wrong move is played out: the answer that it allows is on the board", { still: true, only: "chromium" }, async (reader) => {
  await open(reader, `#puzzle-${THREAT.id}`);
  await tab(reader, '#puzzle .pits .spot[tabindex="0"]');
  await moves(reader, "puzzle", ["1"]);
  const said = await stage(reader, "puzzle", "missed");
  assert.match(said, /^Now North can capture (\w+) seeds\. Watch the answer\.$/);
  const { moves: line } = /** @type {{moves: string[]}} */ (await reader.board("puzzle").ask((root) => /** @type {any} */ (root).board.where));
  await reader.board("puzzle").rest({ ply: line.length });
  const { position, plies } = play("kalah", line, { from: THREAT.start });
  const taken = plies.filter(({ player }) => player === "N").reduce((sum, { captured }) => sum + captured, 0);
  assert.ok(taken > 2, `${line} takes ${taken}`);
  assert.match(said, new RegExp(` ${["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][taken] ?? taken} seeds`));
  await reader.board("puzzle").shows(position, "North has answered");
});

promise("three hints: the rule with its clause, the pit, the replay; show me plays a solution, and neither counts as solved", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await open(reader, `#puzzle-${TURN.id}`);
  const hints = () => page.$$eval("sow-task .hinted p", (all) => all.filter((p) => p.checkVisibility()).map((p) => p.textContent?.trim()));
  assert.deepEqual(await hints(), []);
  await press(reader, "puzzle", "hint");
  assert.deepEqual(await hints(), ["Only one first move keeps the turn going that long. When the last seed falls in your own kalah, you play again. K-4"]);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll("sow-task .hinted p").length === 2, { polling: 30 });
  assert.equal((await hints())[1], "Look at South’s pit 5.");
  await page.evaluate(() => { // a replay stays for a moment only
    const own = /** @type {{replayed?: string[]}} */ (/** @type {unknown} */ (window));
    own.replayed = [];
    addEventListener("sow-change", (event) => own.replayed?.push(/** @type {any} */ (event.target).position));
  });
  await page.keyboard.press("Enter");
  const replayed = () => page.evaluate(() => /** @type {any} */ (window).replayed);
  const { position } = play("kalah", ["5"], { from: TURN.start });
  await page.waitForFunction((start) => /** @type {any} */ (window).replayed.length > 1 && /** @type {any} */ (window).replayed.at(-1) === start, { polling: 50, timeout: 60_000 }, TURN.start);
  assert.ok((await replayed()).includes(position), `${position} in ${await replayed()}`);
  await reader.board("puzzle").rest({ ply: 0 });
  await press(reader, "puzzle", "show");
  await stage(reader, "puzzle", "shown");
  await reader.board("puzzle").rest({ ply: 3 });
  await reader.board("puzzle").shows(play("kalah", ["5", "3", "4"], { from: TURN.start }).position, "the solution");
  assert.equal(await found(reader), `${lines.length} puzzles, 0 solved.`);
});

promise("the collection is chosen from by game, theme and level, with how many there are of each", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await open(reader);
  const of = (/** @type {string} */ key) => page.$$eval(`[name="${key}"] option`, (all) => all.map((option) => `${option.textContent}${/** @type {HTMLOptionElement} */ (option).disabled ? " -" : ""}`));
  const count = (/** @type {RegExp} */ pattern) => lines.filter((line) => pattern.test(line)).length;
  assert.equal((await rows(reader)).length, 12);
  assert.ok((await of("game")).includes(`Kalah (${count(/^kalah /)})`));
  await page.select('[name="game"]', "kalah");
  assert.equal(await found(reader), `${count(/^kalah /)} puzzles, 0 solved.`);
  assert.ok((await of("theme")).includes(`Longest turn (${count(/^kalah turn /)})`));
  assert.ok((await of("theme")).includes("Longest relay (0) -"), "Kalah has no relays");
  await page.select('[name="theme"]', "turn");
  const turns = await rows(reader);
  assert.equal(turns.length, count(/^kalah turn /));
  assert.ok(turns.every((row) => row.includes("Kalah · Longest turn · Level ")), String(turns));
  await page.select('[name="level"]', "2");
  assert.deepEqual(await rows(reader), ["Sow three times or more in one turn. Kalah · Longest turn · Level 2"]);
  await tab(reader, ".puzzles a");
  await page.keyboard.press("Enter");
  await page.waitForFunction((id) => document.querySelector("sow-task")?.getAttribute("data-task") === id, { polling: 30 }, TURN.id);
  assert.ok(await on(reader, ".wanted"));
  assert.equal(await page.$eval(".puzzles [aria-current]", (link) => link.getAttribute("href")), `#puzzle-${TURN.id}`);
});

promise("all are shown when that is asked for, and the page stays small", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await open(reader, `#puzzle-${TURN.id}`);
  await tab(reader, ".rest button");
  await page.keyboard.press("Enter");
  assert.equal((await rows(reader)).length, lines.length);
  assert.ok(await on(reader, ".puzzles li:nth-child(13) a"), "the first that is new has the focus");
  await tab(reader, '#puzzle .pits .spot[tabindex="0"]', "back");
  await moves(reader, "puzzle", ["5", "3"]);
  const elements = await page.evaluate(() => document.querySelectorAll("*").length);
  assert.ok(elements < 1500, `${elements} elements`);
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] })).violations.map((/** @type {any} */ v) => v.id));
  assert.deepEqual(violations, []);
});

promise("what was solved is kept over a reload, and erased when that is asked for twice", { still: true }, async (reader) => {
  const { page } = reader;
  await open(reader, `#puzzle-${TURN.id}`);
  await tab(reader, '#puzzle .pits .spot[tabindex="0"]');
  await moves(reader, "puzzle", ["5", "3", "4"]);
  await stage(reader, "puzzle", "met");
  await page.reload();
  await page.waitForSelector("sow-puzzles[data-alive]");
  assert.equal(await found(reader), `${lines.length} puzzles, 1 solved.`);
  await page.select('[name="game"]', "kalah");
  assert.equal((await rows(reader)).filter((row) => row.endsWith(" · solved")).length, 1);
  assert.deepEqual(JSON.parse(await page.evaluate(() => localStorage.getItem("sowbook-puzzles") ?? "")), { [TURN.id]: "solved" });
  await tab(reader, '[data-act="erase"]');
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval('[data-act="erase"]', (face) => face.textContent), "Really erase it?");
  assert.equal(await found(reader), `${lines.filter((line) => line.startsWith("kalah ")).length} puzzles, 1 solved.`, "not yet");
  await page.keyboard.press("Enter");
  assert.equal(await page.$eval(".kept", (line) => line.textContent), "What you solved is erased.");
  assert.equal(await found(reader), `${lines.filter((line) => line.startsWith("kalah ")).length} puzzles, 0 solved.`);
  assert.equal(await page.evaluate(() => localStorage.getItem("sowbook-puzzles")), null);
});

promise("without scripts one puzzle stands on its board and all are there as text, each with its solution to fold out", { scripts: false, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open("puzzles/", false);
  const text = await page.evaluate((id) => ({
    listed: document.querySelectorAll(".printed li").length, elements: document.querySelectorAll("*").length,
    boards: [...document.querySelectorAll("svg.board")].filter((board) => board.checkVisibility()).length,
    shown: [...document.querySelectorAll(".work, .bar, .filters, .erase")].some((part) => part.checkVisibility()),
    one: document.getElementById(`puzzle-${id}`)?.textContent?.replace(/\s+/g, " ").trim(),
  }), TURN.id);
  assert.deepEqual(text, { ...text, listed: lines.length, boards: 1, shown: false, one: `Sow three times or more in one turn. ${TURN.start} SolutionSouth: 5 3 4 or 5 3 5 or 5 3 6` });
  assert.ok(text.elements < 1500, `${text.elements} elements`);
});
