// The table to play at: games of two people and against the computer, their taking back and keeping, laying out, the analysis.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { instead } from "./harness/host.js";
import { play, seeds, solve, turn } from "./harness/native.js";
import { here, site } from "./harness/places.js";
import { promise } from "./harness/promise.js";

/** @typedef {import("./harness/promise.js").Reader} Reader */

const KEPT = "sowbook-play";

/** What is kept of the game at the table. @param {Reader} reader
 * @returns {Promise<{game: string, start: string, moves: string[], players: Record<string, number>, rounds: string[]}>} */
const kept = ({ page }) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), KEPT);

/** Presses a button of the page by its words. @param {Reader} reader @param {string} words @param {string} [within] */
async function press({ page }, words, within = "sow-play") {
  const found = await page.evaluateHandle((words, within) => [...document.querySelectorAll(`${within} button`)]
    .find((button) => button.checkVisibility() && button.textContent?.trim() === words) ?? null, words, within);
  const button = found.asElement();
  assert.ok(button, `no button ${words}`);
  await /** @type {any} */ (button).click();
}

/** Waits until something is so in the page. @template {unknown[]} A @param {Reader} reader @param {string} what @param {(...args: A) => unknown} f @param {A} args */
async function until({ page }, what, f, ...args) {
  const end = Date.now() + 240_000; // a game of the computer against itself, on a machine that is slow
  while (!(await page.evaluate(`!!(${f})(...${JSON.stringify(args)})`))) { // not each browser hands over an element
    if (Date.now() > end) assert.fail(`not ${what}: ${await page.$eval("sow-play .said", (said) => /** @type {HTMLElement} */ (said).innerText)}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Who sits at the table. @param {Reader} reader @param {Record<string, string>} seats by the name of the field */
async function sit({ page }, seats) {
  for (const [name, value] of Object.entries(seats)) await page.select(`sow-play [name="${name}"]`, value);
}

/** Opens the table with a game, nobody but persons at it. @param {Reader} reader @param {string} game @param {Record<string, string>} [seats] */
async function table(reader, game, seats = {}) {
  await reader.open(`play/?game=${game}`);
  await reader.page.waitForSelector('sow-play [name="S"]');
  await sit(reader, { S: "0", N: "0", ...seats });
  await until(reader, "ready", () => document.querySelector("sow-play .due")?.textContent);
  return reader.board("table");
}

/** What is said of whose turn it is. @param {Reader} reader @returns {Promise<string>} */
const due = ({ page }) => page.$eval("sow-play .due", (due) => due.textContent ?? "");

/** Numbers by lot that are the same in each run. @param {number} seed */
const lot = (seed) => (/** @type {number} */ n) => ((seed = (seed * 48271) % 2147483647) >>> 4) % n;

promise("a game against the beginner is played to its end, as the engine plays its moves; then it says who won and offers another", { still: true, minutes: 6 }, async (reader) => {
  const board = await table(reader, "pratt-egyptian", { N: "1" });
  const pick = lot(11);
  for (let ply = 0; ply < 400; ply++) {
    await until(reader, "a person's turn, or the end", () => {
      const root = document.querySelector("sow-play");
      return !root?.classList.contains("thinking") && (root?.querySelector('.acts [data-act="again"]:not([hidden])') || root?.querySelector(".spot.can")) && !root.querySelector("[data-busy]");
    });
    if (await reader.page.$eval('sow-play [data-act="again"]', (button) => button.checkVisibility())) break;
    const { moves } = await kept(reader);
    const { legal, position } = play("pratt-egyptian", moves);
    assert.equal(turn(position), "S", "the computer has moved");
    await board.play(legal[pick(legal.length)], "S");
    await until(reader, "one move more", (key, n) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > n, KEPT, moves.length);
  }
  const { moves } = await kept(reader);
  const { position, over, result, plies } = play("pratt-egyptian", moves);
  assert.ok(over && plies.some(({ player }) => player === "N"));
  await board.shows(position);
  const name = result?.winner === "N" ? "Upper" : "Lower";
  assert.ok((await due(reader)).includes(result?.winner === "draw" ? "draw" : `${name} wins`), await due(reader));
  assert.ok((await due(reader)).includes(String(result?.south)) && (await due(reader)).includes(String(result?.north)), "the count is said");
  assert.match(await reader.page.$eval(".graph figcaption", (text) => text.textContent ?? ""), new RegExp(`^After ${moves.length} moves`));

  await press(reader, "Change sides");
  await until(reader, "the computer's first move", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 0, KEPT);
  assert.deepEqual((await kept(reader)).players, { S: 1, N: 0 });
  assert.ok(await board.ask((root) => /** @type {any} */ (root).board.flipped), "the one person sits near");
});

promise("two people play, look back, follow another line and come back; moves are taken back; a reload and a link go on with the same", { still: true }, async (reader) => {
  const board = await table(reader, "kalah");
  const pick = lot(5);
  /** @type {string[]} */
  const moves = [];
  for (let k = 0; k < 6; k++) {
    const { legal, position } = play("kalah", moves);
    const move = legal[pick(legal.length)];
    await board.play(move, turn(position));
    moves.push(move);
    await board.rest({ ply: moves.length });
    await board.shows(play("kalah", moves).position, moves.join(" "));
  }
  assert.deepEqual((await kept(reader)).moves, moves);

  await board.press("back");
  await board.press("back");
  await board.rest({ ply: 4 });
  assert.match(await due(reader), /^Looking back: move 4 of 6/);
  const { legal, position } = play("kalah", moves.slice(0, 4));
  const other = legal.find((move) => move !== moves[4]);
  assert.ok(other);
  await board.play(other, turn(position));
  await board.rest({ ply: 5 });
  assert.match(await due(reader), /^A line beside the game/);
  assert.deepEqual((await kept(reader)).moves, moves, "the game is as it was");
  await press(reader, "Back to the game");
  await board.rest({ ply: 6 });
  await board.shows(play("kalah", moves).position);

  await press(reader, "Take back");
  moves.pop();
  await board.rest({ ply: 5 });
  await board.shows(play("kalah", moves).position);
  await until(reader, "in the address", (moves) => location.hash.includes(`moves=${moves}&`), moves.join("."));
  assert.deepEqual((await kept(reader)).moves, moves);

  const link = reader.page.url();
  await reader.page.reload({ waitUntil: "load" });
  await reader.alive();
  await board.rest({ ply: 5 });
  await board.shows(play("kalah", moves).position, "after a reload");

  await reader.page.evaluate(() => localStorage.clear());
  await reader.page.goto("about:blank");
  await reader.page.goto(link, { waitUntil: "load" });
  await reader.alive();
  await board.rest({ ply: 5 });
  await board.shows(play("kalah", moves).position, "from the link alone");
  assert.deepEqual((await kept(reader)).players, { S: 0, N: 0 }, "a link is opened for people");
  const text = await reader.page.$eval("sow-play .keep code", (code) => code.textContent);
  assert.equal(text, `kalah | ${play("kalah", []).start} | ${moves.join(" ")}`);
});

promise("while the best computer thinks the page goes on, its pits cannot be played, and it moves when told to", { still: true }, async (reader) => {
  const board = await table(reader, "oware", { N: "5", seconds: "60" });
  await board.play("3", "S");
  await until(reader, "thinking", () => document.querySelector("sow-play.thinking"));
  assert.equal(await due(reader), "North is thinking\u2026");
  const turns = await reader.page.evaluate(async () => { // of the page's own thread; a page in the background draws no frames
    let turns = 0;
    for (const start = performance.now(); performance.now() - start < 2500; turns++) await new Promise((done) => setTimeout(done, 16));
    return turns;
  });
  assert.ok(turns > 25, `${turns} turns in 2.5 seconds`);
  await board.touch(8);
  assert.match(await reader.page.$eval("sow-play .told", (told) => told.textContent ?? ""), /computer/);
  assert.deepEqual((await kept(reader)).moves, ["3"]);
  const asked = Date.now();
  await press(reader, "Move now");
  await until(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, KEPT);
  assert.ok(Date.now() - asked < 10_000);
  const { moves } = await kept(reader);
  await board.rest({ ply: 2 });
  await board.shows(play("oware", moves).position);

  await press(reader, "Take back");
  await board.rest({ ply: 0 });
  assert.deepEqual((await kept(reader)).moves, [], "the person's move is taken back, and what came after it");
});

promise("the computer keeps to the time set", { still: true, only: "chromium" }, async (reader) => {
  const board = await table(reader, "kalah", { N: "5", seconds: "1" });
  await board.play("1", "S");
  const start = Date.now();
  await until(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, KEPT);
  assert.ok(Date.now() - start < 8000, `${Date.now() - start} ms for a second`); // on a machine that is slow
});

promise("a hint points at a pit that may be played, and says how sure it is", { still: true, only: "chromium" }, async (reader) => {
  const board = await table(reader, "gamepigeon");
  await press(reader, "Hint");
  await until(reader, "a hint", () => /^Try pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const told = await reader.page.$eval("sow-play .told", (told) => told.textContent ?? "");
  const [, move] = /^Try pit (\d): .* \((proven|searched, \d+ deep)\)\.$/.exec(told) ?? [];
  assert.ok(play("gamepigeon", []).legal.includes(move), told);
  assert.equal(await board.ask((root) => root.querySelectorAll("svg .marks .mark").length), 1);
});

promise("the analysis proves what the engine proves, calls nothing proven that is not, and its best line is played on the board", { still: true, only: "chromium" }, async (reader) => {
  const from = "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S";
  await reader.open(`play/?analyse#sow=1&game=kalah&from=${from.replaceAll(" ", "_")}`);
  await until(reader, "all proven", () => document.querySelectorAll(".analysis tbody tr").length > 1 && document.querySelectorAll(".analysis tbody tr:not(.proven)").length === 0);
  const rows = await reader.page.$$eval(".analysis tbody tr", (rows) => rows.map((row) => ({
    move: row.querySelector("button")?.textContent ?? "", value: Number(row.querySelector("b")?.textContent?.replace("\u2212", "-")), known: row.querySelector(".basis")?.textContent,
  })));
  const { legal } = play("kalah", [], { from });
  assert.deepEqual(rows.map(({ move }) => move), legal);
  for (const { move, value, known } of rows) {
    assert.equal(value, worth(move, from), `move ${move}`);
    assert.equal(known, "proven");
  }
  const board = reader.board("table");
  const line = await reader.page.$$eval(".line button", (all) => all.map((button) => button.textContent ?? ""));
  assert.ok(line.length > 0);
  const last = await reader.page.$(`.line button:nth-of-type(${line.length})`);
  await last?.click();
  await board.rest({ ply: line.length });
  await board.shows(play("kalah", line, { from }).position, "the best line");
  assert.match(await due(reader), /^A line beside the game/);
  assert.ok((await reader.page.$$(".line button")).length === line.length, "the line stays there to be walked along");

  await press(reader, "Back to the game");
  await board.rest({ ply: 0 });
  await press(reader, "Close");
  assert.equal(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()), false);

  await reader.page.goto("about:blank");
  await reader.open("play/?analyse#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S");
  await until(reader, "searched", () => document.querySelectorAll(".analysis tbody tr.searched").length === 6);
  const marks = await reader.page.$$eval(".analysis tbody tr", (rows) => rows.map((row) => getComputedStyle(/** @type {Element} */ (row.querySelector(".basis")), "::before").content));
  assert.ok(marks.every((mark) => mark.includes("\u25C7")), String(marks));
  await press(reader, "Stop");
  await until(reader, "stopped", () => [...document.querySelectorAll(".analysis button")].some((button) => button.textContent === "Look deeper"));
});

promise("hint and analysis call a move as the board does, whatever numbers its pits have", { still: true, only: "chromium" }, async (reader) => {
  const from = "0,0,0,0,2,1/1,0,2,0,1,0 20,21 S";
  await reader.open(`play/?analyse#sow=1&game=pratt-egyptian&from=${from.replaceAll(" ", "_")}`);
  const { page } = reader;
  const board = reader.board("table");
  const { legal } = play("pratt-egyptian", [], { from });
  const left = legal.map((move) => String(7 - Number(move))); // this source numbers them from the right
  const called = (/** @type {string[]} */ moves) => until(reader, `called ${moves}`, (moves) => {
    const proven = [...document.querySelectorAll(".analysis tbody tr.proven button")].map((face) => face.textContent);
    const best = document.querySelector(".analysis tr.best button")?.textContent;
    return String(proven) === String(moves) && best === document.querySelector(".line button")?.textContent;
  }, moves);
  await called(legal);
  await board.more();
  await board.choose("labels", "left");
  await called(left);
  await press(reader, "Hint");
  await until(reader, "a hint", () => /^Try pit \d/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  const told = await page.$eval("sow-play .told", (told) => told.textContent ?? "");
  const marked = await page.$eval(".analysis tr.best button", (face) => face.textContent ?? "");
  assert.ok(told.startsWith(`Try pit ${marked}: `), `${told}; the analysis prefers ${marked}`);
});

promise("a seed that is due is chosen by who gives it, also while the other is on turn", { still: true, only: "chromium" }, async (reader) => {
  await reader.open("play/?analyse#sow=1&game=lane-wise&from=0,0,0,0,0,0/0,1,0,2,0,3_33,33_N");
  await until(reader, "proven", () => document.querySelector(".analysis tr.best.proven"));
  assert.equal(await due(reader), "South gives a seed.");
  assert.equal(await reader.page.$eval(".analysis tr.best", (row) => /** @type {HTMLElement} */ (row).innerText.replace(/\s+/g, " ").trim()), "+4 +6 South wins by 6 proven");
  await sit(reader, { seconds: "1", S: "5" });
  await until(reader, "given", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 0, KEPT);
  assert.deepEqual((await kept(reader)).moves, ["+4"]);
});

/** What a move is worth to who makes it, as the native engine proves it. @param {string} move @param {string} from */
function worth(move, from) {
  const { position } = play("kalah", [move], { from });
  const { value, proven } = solve("kalah", position);
  assert.ok(proven);
  return turn(position) === turn(from) ? value : 0 - value;
}

promise("a match of Lane's: a person lays out until it is allowed, the computer turns the board or not, the rounds are added up", { still: true }, async (reader) => {
  const board = await table(reader, "lane-wise", { N: "3" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await until(reader, "refused", () => /ends of the board/.test(document.querySelector("#table .panel .told")?.textContent ?? ""));
  await press(reader, "Empty all", "#table");
  for (const place of [1, 2, 3, 4, 7, 8, 9, 10]) {
    await reader.page.click(`#table .places .spot:nth-child(${place + 1})`);
    await reader.page.keyboard.type("9");
  }
  await press(reader, "Done", "#table");
  await until(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, KEPT);
  const { start } = await kept(reader);
  assert.deepEqual(seeds(start), [0, 9, 9, 9, 9, 0, 0, 9, 9, 9, 9, 0, 0, 0]);
  const told = await reader.page.$eval("sow-play .told", (told) => told.textContent ?? "");
  assert.match(told, /^North (turns the board|leaves the board as it lies)\. (South|North) begins\.$/);
  assert.equal(turn(start), told.includes("turns") ? "S" : "N", "who turns the board forfeits the first move");
  assert.match(await reader.page.$eval(".match p", (text) => text.textContent ?? ""), /^Round 1\. South 0, North 0; played to 60\.$/);
  void board;
});

promise("in a match of the Ignorant the computer lays out and plays against itself, and a round's difference is scored", { still: true, minutes: 6, only: "chromium" }, async (reader) => {
  await table(reader, "lane-ignorant", { S: "1", N: "1", seconds: "1" });
  await until(reader, "the end of a round", () => document.querySelector('sow-play .acts :is([data-act="next"], [data-act="again"]):not([hidden])'));
  const { start, moves } = await kept(reader);
  const { result } = play("lane-ignorant", moves, { from: start });
  assert.ok(result);
  const difference = result.south - result.north;
  await until(reader, "scored", (text) => document.querySelector(".match p")?.textContent?.includes(text), difference >= 0 ? `South ${difference}, North 0` : `South 0, North ${-difference}`);
  assert.match(await reader.page.$eval(".match p", (text) => text.textContent ?? ""), /^After round 1: /);
  await press(reader, "Next round");
  await until(reader, "the next round", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").rounds.length === 1, KEPT);
  assert.deepEqual((await kept(reader)).rounds, [`${result.south}-${result.north}`]);
});

/** Puts a game at the table for the next time that the page is opened. @param {Reader} reader @param {Record<string, unknown>} game */
async function leave(reader, game) {
  await reader.open("play/");
  await reader.page.waitForSelector('sow-play [name="S"]');
  const whole = { set: {}, moves: [], players: { S: 0, N: 0 }, seconds: 1, uncounted: false, opening: "ruled", by: "S", rounds: [], seed: 1, ...game };
  await reader.page.evaluate((key, whole) => localStorage.setItem(key, JSON.stringify(whole)), KEPT, whole);
  await reader.page.goto("about:blank");
}

promise("the next round of a match is laid out from the full board, and what the rounds came to stands beside it", { still: true, only: "chromium" }, async (reader) => {
  await leave(reader, { game: "lane-wise", start: "0,0,0,0,0,0/0,0,0,0,0,1 46,25 S", rounds: ["51-21"] });
  await reader.open("play/");
  await until(reader, "over", () => document.querySelector('sow-play [data-act="next"]:not([hidden])'));
  await until(reader, "scored", () => /^After round 2: South 52, North 0;/.test(document.querySelector(".match p")?.textContent ?? ""));
  await press(reader, "Next round");
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  assert.deepEqual(await reader.board("table").seeds(), [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0, 0]);
  assert.equal(await due(reader), "North lays out the seeds.");
  await until(reader, "the third round", () => /^Round 3\. South 52, North 0;/.test(document.querySelector(".match p")?.textContent ?? ""));
});

promise("a seat that changes while a game is on its way to the board leaves the game as it is", { still: true, only: "chromium" }, async (reader) => {
  const moves = ["3", "6", "1", "2"];
  await leave(reader, { game: "kalah", start: play("kalah", []).start, moves });
  const script = readFileSync(path.join(site(), "tools.js"));
  reader.host.fail("tools.js", (_, response) => setTimeout(() => instead("application/javascript", script)(_, response), 1500));
  await reader.open("play/");
  await reader.page.waitForSelector('sow-play [name="N"]');
  await reader.page.select('sow-play [name="seconds"]', "2");
  await reader.page.select('sow-play [name="S"]', "1");
  await reader.page.select('sow-play [name="S"]', "0");
  await until(reader, "there", () => document.querySelector("sow-play .due")?.textContent);
  await reader.board("table").rest({ ply: moves.length });
  assert.deepEqual((await kept(reader)).moves, moves);
  assert.match(await due(reader), /to play\.$/);
});

promise("cut and choose: the computer cuts, a person takes a side and says who begins, and sits there", { still: true, only: "chromium" }, async (reader) => {
  const board = await table(reader, "pratt-basic", { N: "4" });
  await reader.page.click(".next summary");
  await sit(reader, { opening: "cut", by: "N" });
  await press(reader, "Start");
  await until(reader, "asked", () => document.querySelectorAll(".asked button").length === 4);
  const cut = String(await board.position());
  await press(reader, "Take Upper, Upper begins");
  await until(reader, "begun", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").start, KEPT);
  const { start, players } = await kept(reader);
  assert.equal(start, cut.replace(/.$/, "N"));
  assert.deepEqual(players, { S: 4, N: 0 });
});

promise("the counts can be hidden, and a pit is counted on request", { still: true, only: "chromium" }, async (reader) => {
  const board = await table(reader, "lane-ignorant", { S: "0", N: "0" });
  await reader.page.waitForSelector("#table .places .spot", { visible: true });
  await press(reader, "Done", "#table");
  await until(reader, "asked", () => document.querySelectorAll(".asked button").length === 2);
  await press(reader, "Leave it: North begins.");
  await until(reader, "begun", () => document.querySelector('sow-play [data-act="hint"]:not([hidden])'));
  await reader.page.click('sow-play [name="uncounted"]');
  assert.equal(await board.ask((root) => [...root.querySelectorAll("svg .count")].filter((count) => getComputedStyle(count).visibility === "visible").length), 0);
  await press(reader, "Count a pit");
  await board.touch(2);
  assert.match(await reader.page.$eval("sow-play .told", (told) => told.textContent ?? ""), /^South's pit 3, 6 seeds/);
  assert.deepEqual((await kept(reader)).moves, [], "it is counted, not played");
});

promise("a game is begun, played, taken back and analysed by the keyboard alone, and axe finds nothing", { still: true, only: "chromium" }, async (reader) => {
  const board = await table(reader, "oware");
  const { page } = reader;
  const tab = async (/** @type {string} */ what, /** @type {() => unknown} */ there) => {
    for (let k = 0; k < 80; k++) {
      if (await page.evaluate(there)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`${what} is not reached`);
  };
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("a pit", () => document.activeElement?.matches("#table .spot"));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await board.rest({ ply: 1 });
  const first = (await kept(reader)).moves;
  await board.shows(play("oware", first).position);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Analyse", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "analyse");
  await page.keyboard.press("Enter");
  await until(reader, "a line", () => document.querySelector(".line button"));
  await tab("the line", () => document.activeElement?.matches(".line button"));
  await page.keyboard.press("Enter");
  await until(reader, "on the board", () => /beside the game/.test(document.querySelector("sow-play .due")?.textContent ?? ""));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Back to the game", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "home");
  await page.keyboard.press("Enter");
  await board.rest({ ply: 1 });
  await tab("Take back", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "back");
  await page.keyboard.press("Enter");
  await board.rest({ ply: 0 });

  await page.evaluate(readFileSync(path.join(here, "node_modules/axe-core/axe.min.js"), "utf8"));
  const violations = await page.evaluate(async () => (await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] })).violations
    .map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes.map((/** @type {any} */ node) => node.target).join(" ")}`));
  assert.deepEqual(violations, []);
});

promise("the board, its turn and its buttons fit a phone without scrolling", { still: true, width: 360, height: 640, only: "chromium" }, async (reader) => {
  await table(reader, "oware");
  await reader.page.evaluate(() => scrollTo(0, 0));
  for (const part of [".due", ".acts", "#table svg.board", "#table .bar"]) {
    const { top, bottom, left, right } = await reader.page.$eval(`sow-play ${part}`, (part) => part.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= 640 && left >= 0 && right <= 360, `${part}: ${top} to ${bottom}, ${left} to ${right}`);
  }
  assert.ok(await reader.page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing is wider than the page");
});

promise("every game's page leads to its table, and a board's panel leads there with what it shows", { still: true, only: "chromium" }, async (reader) => {
  await reader.open("variants/oware/");
  const href = await reader.page.$eval("a.play-it", (link) => /** @type {HTMLAnchorElement} */ (link).href);
  assert.equal(href, reader.host.url("play/?game=oware"));
  const [id] = await reader.boards();
  const board = reader.board(id);
  await board.press("last");
  await board.rest();
  const position = await board.position();
  await board.more();
  await reader.page.click(`#${id} .panel a.control`);
  await reader.page.waitForSelector('sow-play [name="S"]');
  await reader.alive();
  await until(reader, "there", (position) => /** @type {any} */ (document.getElementById("table")).position === position, position);
  assert.ok(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()));
});

promise("without scripts the table says plainly what is missing, and shows a board", { scripts: false, only: "chromium" }, async (reader) => {
  await reader.open("play/", false);
  const text = await reader.page.evaluate(() => document.querySelector("main")?.innerText ?? "");
  assert.match(text, /Playing here needs scripts/);
  assert.equal(await reader.page.evaluate(() => [...document.querySelectorAll("sow-play :is(button, select, input)")].filter((part) => part.checkVisibility()).length), 0);
  assert.equal(await reader.page.evaluate(() => [...document.querySelectorAll("sow-play svg.board")].filter((part) => part.checkVisibility()).length), 1);
});
