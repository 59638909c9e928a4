// The lab: rules are changed word by word, refused with a reason, played, said in sentences, taken back, shared.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { play, turn } from "./harness/native.js";
import { broken } from "./harness/host.js";
import { promise } from "./harness/promise.js";

/** @typedef {import("./harness/promise.js").Reader} Reader */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until something is so in the page. @template {unknown[]} A @param {Reader} reader @param {string} what @param {(...args: A) => unknown} f @param {A} args */
async function until({ page }, what, f, ...args) {
  const end = Date.now() + 90_000;
  while (!(await page.evaluate(`!!(${f})(...${JSON.stringify(args)})`))) { // not each browser hands over an element
    if (Date.now() > end) assert.fail(`not ${what}: ${await page.$eval("sow-lab", (lab) => /** @type {HTMLElement} */ (lab).innerText)}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Opens the lab, all its parts unfolded. @param {Reader} reader @param {string} [address] */
async function lab(reader, address = "lab/") {
  await reader.open(address);
  await until(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
  await reader.page.$$eval(".bench details", (all) => all.forEach((part) => (/** @type {HTMLDetailsElement} */ (part).open = true)));
  return reader.board("lab-board");
}

/** What is chosen for a word. @param {Reader} reader @param {string} key @returns {Promise<string>} */
const chosen = ({ page }, key) => page.$eval(`.rule[data-key="${key}"]`, (rule) =>
  /** @type {HTMLInputElement|null} */ (rule.querySelector(":checked") ?? rule.querySelector("[type=number]"))?.value ??
  [...rule.querySelectorAll('[aria-pressed="true"]')].map((face) => face.textContent).join(","));

/** Touches a value of a word. @param {Reader} reader @param {string} key @param {string} value */
const touch = ({ page }, key, value) => page.click(`.rule[data-key="${key}"] :is([value="${value}"][type=radio], [data-member="${value}"], [data-by="${value}"])`);

/** Touches a value and waits until it is chosen. @param {Reader} reader @param {string} key @param {string} value */
async function choose(reader, key, value) {
  await touch(reader, key, value);
  await until(reader, `${key}=${value}`, (key, value) => document.querySelector(`.rule[data-key="${key}"] [value="${value}"]:checked`), key, value);
}

/** Why a value of a word was refused, and what is offered. @param {Reader} reader @param {string} key @returns {Promise<{why: string, fix: string}>} */
const refusal = ({ page }, key) => page.$eval(`.rule[data-key="${key}"] .why`, (why) => ({ why: why.querySelector("p")?.textContent ?? "", fix: why.querySelector("button")?.textContent ?? "" }));

/** What was changed, a line each. @param {Reader} reader @returns {Promise<string[]>} */
const changed = ({ page }) => page.$$eval(".changed li > span", (all) => all.map((line) => line.textContent ?? ""));

/** The rules in sentences, part by part. @param {Reader} reader @returns {Promise<string[]>} */
const says = ({ page }) => page.$$eval(".says p", (all) => all.map((part) => (part.textContent ?? "").trim()));

/** Numbers by lot that are the same in each run. @param {number} seed */
const lot = (seed) => (/** @type {number} */ n) => ((seed = (seed * 48271) % 2147483647) >>> 4) % n;

/** Plays a line on a board, each ply as the native engine plays it in a game with the same rules.
 * @param {import("./harness/board.js").Board} board @param {string} game @param {number} plies */
async function plays(board, game, plies) {
  const pick = lot(17);
  /** @type {string[]} */
  const moves = [];
  for (let k = 0; k < plies; k++) {
    const { legal, position } = play(game, moves);
    const move = legal[pick(legal.length)];
    await board.play(move, turn(position));
    moves.push(move);
    await board.rest({ ply: moves.length });
    await board.shows(play(game, moves).position, `${game} ${moves.join(" ")}`);
  }
  return moves;
}

promise("rules are chosen by the keyboard alone; the board, the sentences and the list of changes follow; the game is played as the engine plays it", { still: true }, async (reader) => {
  const { page } = reader;
  const board = await lab(reader);
  assert.equal(await page.$eval("sow-lab [name=base]", (base) => /** @type {HTMLSelectElement} */ (base).value), "pratt-basic");
  assert.deepEqual(await changed(reader), []);
  for (const [key, arrows, value] of /** @type {[string, string[], string][]} */ ([
    ["last-in-store", ["ArrowLeft"], "again"], ["capture", ["ArrowRight"], "across"], ["left-over", ["ArrowDown"], "other-side"],
  ])) {
    await page.focus(`.rule[data-key="${key}"] :checked`);
    for (const arrow of arrows) await page.keyboard.press(/** @type {any} */ (arrow));
    await until(reader, `${key}=${value}`, (key, value) => document.querySelector(`.rule[data-key="${key}"] [value="${value}"]:checked`), key, value);
    assert.equal(await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value), value, "the focus is on what was chosen");
  }
  assert.deepEqual(await changed(reader), [
    "Last seed in one\u2019s own store the turn ends \u2192 play again", "What is captured nothing \u2192 opposite, and the last seed", "Seeds left in the pits go to nobody \u2192 to who can move, from his side",
  ]);
  assert.equal(await page.$eval(".changed p", (p) => p.textContent), "3 rules changed from Basic Mancala");
  assert.match((await says(reader))[2], /^When the last seed falls in an empty pit of yours, the seeds of the pit opposite go to your capture pit, and that seed with them\./);
  await board.shows(play("pratt-egyptian", []).position);
  await plays(board, "pratt-egyptian", 10);
});

promise("a value without a meaning beside the others is marked and stays unchosen: it says why to keys and to touch, and offers what would give it one", { still: true }, async (reader) => {
  const { page } = reader;
  await lab(reader);
  const made = '.rule[data-key="capture"] [value="made"]';
  assert.equal(await page.$eval(made, (face) => face.getAttribute("aria-disabled")), "true");
  assert.equal(await page.$eval('.rule[data-key="capture"] [value="across"]', (face) => face.getAttribute("aria-disabled")), null);
  await touch(reader, "capture", "made");
  await until(reader, "refused", () => document.querySelector('.rule[data-key="capture"] .why p'));
  assert.deepEqual(await refusal(reader, "capture"), {
    why: "a capture by number needs the numbers; say numbers=2,4, or use capture=across.", fix: "Choose it, with \u201cNumbers that are captured: 2,4\u201d",
  });
  assert.equal(await chosen(reader, "capture"), "none");

  await page.focus('.rule[data-key="lone-capture"] :checked');
  await page.keyboard.press("ArrowRight");
  await until(reader, "refused", () => document.querySelector('.rule[data-key="lone-capture"] .why p'));
  assert.match((await refusal(reader, "lone-capture")).why, /^lone-capture=yes has no meaning without a capture of the opposite pit/);
  assert.equal(await chosen(reader, "lone-capture"), "no");
  assert.equal((await refusal(reader, "capture")).why, "", "one reason at a time");

  await touch(reader, "numbers", "3");
  await until(reader, "refused", () => document.querySelector('.rule[data-key="numbers"] .why button'));
  await page.click('.rule[data-key="numbers"] .why button');
  await until(reader, "chosen", () => document.querySelector('.rule[data-key="numbers"] [data-member="3"][aria-pressed="true"]'));
  assert.equal(await chosen(reader, "capture"), "made");
  assert.equal(await chosen(reader, "numbers"), "3");
  assert.match((await says(reader))[2], /^Whenever a seed makes a pit hold three, its owner takes them at once/);

  await page.$eval('.rule[data-key="pits"] input', (field) => {
    /** @type {HTMLInputElement} */ (field).value = "65";
    field.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await until(reader, "refused", () => document.querySelector('.rule[data-key="pits"] .why p'));
  assert.deepEqual(await refusal(reader, "pits"), { why: "pits is a number from 1 to 64, not \"65\".", fix: "" });
  assert.equal(await chosen(reader, "pits"), "6");
});

promise("another game is started from; changes are taken back one by one, undone and reset; the sentences are those of the game's card", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  const board = await lab(reader);
  await page.select("sow-lab [name=base]", "oware");
  await until(reader, "Oware", () => document.querySelector('.rule[data-key="capture"] [value="run-theirs"]:checked'));
  const oware = await says(reader);
  assert.deepEqual(await changed(reader), []);
  await plays(board, "oware", 4);

  await choose(reader, "direction", "cw");
  await board.rest({ ply: 0 });
  await choose(reader, "feed", "no");
  assert.deepEqual(await changed(reader), ["Direction of sowing counterclockwise \u2192 clockwise", "When the other has no seeds a move must give some \u2192 play any pit"]);
  assert.notDeepEqual(await says(reader), oware);
  await page.click(".changed li button");
  await until(reader, "counterclockwise again", () => document.querySelector('[value="ccw"]:checked'));
  assert.equal((await changed(reader)).length, 1);
  await page.click('[data-act="undo"]');
  await until(reader, "clockwise again", () => document.querySelector('[value="cw"]:checked'));
  await page.click('[data-act="reset"]');
  await until(reader, "as in Oware", () => !document.querySelector(".changed li"));
  assert.deepEqual(await says(reader), oware);
  assert.equal(await page.$eval('[data-act="reset"]', (reset) => reset.getAttribute("aria-disabled")), "true");

  await reader.open("variants/oware/card/", false);
  const card = await page.$eval("main", (main) => (/** @type {HTMLElement} */ (main).textContent ?? "").replace(/\s+/g, " "));
  for (const sentence of oware.flatMap((part) => part.split(/(?<=\.) (?=[A-Z])/))) assert.ok(card.includes(sentence.trim()), sentence);

  await lab(reader, "lab/?game=kalah");
  assert.equal(await page.$eval("sow-lab [name=base]", (base) => /** @type {HTMLSelectElement} */ (base).value), "kalah");
});

promise("boards have as many pits as the rules say, with stores or with trays, and are played on", { still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  const board = await lab(reader);
  await touch(reader, "pits", "1");
  await until(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
  await board.shows("4,4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 S");
  await board.play("4", "S");
  await board.rest({ ply: 1 });
  await board.shows("4,4,4,4,4,4,4/4,4,4,0,5,5,5 1,0 N");
  await touch(reader, "stores", "none");
  await until(reader, "no stores", () => document.querySelector("sow-lab svg.board[data-piles]"));
  assert.equal(await chosen(reader, "last-in-store"), "ends");
  await board.play("1", "S");
  await board.rest({ ply: 1 });
  await board.shows("4,4,4,5,5,5,5/4,4,4,4,4,4,0 0,0 N");
  for (const n of ["64", "1"]) {
    await page.$eval('.rule[data-key="pits"] input', (field, n) => {
      /** @type {HTMLInputElement} */ (field).value = n;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }, n);
    if (n === "64") {
      await until(reader, "refused", () => document.querySelector('.rule[data-key="pits"] .why button'));
      await page.click('.rule[data-key="pits"] .why button');
    }
    await until(reader, `${n} pits`, (n) => document.querySelectorAll("sow-lab .spot").length === 2 * Number(n), n);
    assert.equal((await board.seeds()).length, 2 * Number(n) + 2);
    const width = await page.$eval("sow-lab .spot", (spot) => spot.getBoundingClientRect().width);
    assert.ok(width >= 43.9, `with ${n} pits a side one is ${width} px wide`);
  }
});

promise("where a player lays out the seeds they lie by lot, all of them; another lot lies otherwise", { still: true, only: "chromium" }, async (reader) => {
  const board = await lab(reader, "lab/?game=lane-wise");
  const one = await board.seeds();
  assert.equal(one.reduce((sum, n) => sum + n), 72);
  await reader.page.click(".laid button");
  await until(reader, "another lot", (before) => String([...document.querySelectorAll("sow-lab svg.board .count")].map((count) => Number(count.textContent))) !== before, String(one));
  assert.equal((await board.seeds()).reduce((sum, n) => sum + n), 72);
});

promise("a link holds the rules and the game: another reader sees the same; a bad one says in one line what is wrong and what would be right", { still: true }, async (reader) => {
  const { page, host } = reader;
  const board = await lab(reader, "lab/?game=kalah");
  await choose(reader, "last-in-store", "ends");
  await board.play("3", "S");
  await board.rest({ ply: 1 });
  const position = await board.position();
  await until(reader, "in the address", () => /^#lab=1&game=kalah&rules=.*last-in-store:ends.*&moves=3&at=1$/.test(location.hash));
  const link = page.url();
  await page.evaluate(() => void Object.defineProperty(navigator, "clipboard", { value: { writeText: async (/** @type {string} */ text) => void Object.assign(window, { copied: text }) } }));
  await page.click('[data-act="link"]');
  await until(reader, "copied beside the rules", (link) => Reflect.get(window, "copied") === link, link);
  await page.evaluate(() => Reflect.deleteProperty(window, "copied"));
  await board.more();
  await page.$$eval(".panel .tools button", (all) => /** @type {HTMLElement} */ (all.find((face) => face.textContent === "Copy link")).click());
  await until(reader, "copied below the board", (link) => Reflect.get(window, "copied") === link, link);
  await page.goto("about:blank");
  await page.goto(link, { waitUntil: "load" });
  await until(reader, "the game of the link", () => /** @type {any} */ (document.querySelector('sow-board[data-game="lab"]'))?.dataset.ply === "1");
  await board.shows(position);
  assert.equal(await chosen(reader, "last-in-store"), "ends");
  assert.deepEqual(await changed(reader), ["Last seed in one\u2019s own store play again \u2192 the turn ends"]);

  for (const [fragment, why] of [
    ["lab=2", "This link cannot be opened: it says lab=\u201c2\u201d, and this page knows lab=1."],
    ["lab=1&rules=capture:maybe", "This link cannot be opened: capture is none, across, opposite, made, run-across or run-theirs, not \"maybe\"."],
    ["lab=1&rules=stores:none", "This link cannot be opened: last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends."],
    ["lab=1&game=chess", "This link cannot be opened: no game is called \u201cchess\u201d; there are "],
    ["lab=1&from=1,2_0,0_S", "This link cannot be opened: "],
    ["lab=1&moves=6.9", "This link cannot be opened: "],
  ]) {
    await page.goto("about:blank");
    await page.goto(host.url(`lab/#${fragment}`), { waitUntil: "load" });
    await until(reader, `told of ${fragment}`, (start) => document.querySelector("sow-lab .told")?.textContent?.startsWith(start), why);
    await board.rest({ ply: 0 });
  }
});

promise("the computer answers a move by the rules that were made", { still: true, only: "chromium" }, async (reader) => {
  const board = await lab(reader);
  await reader.page.select("sow-lab [name=rival]", "2");
  await board.play("3", "S");
  await board.until("answered", (root) => Number(root.dataset.ply) === 2);
  const { plies } = play("pratt-basic", (await board.ask((root) => /** @type {any} */ (root).board.where.moves)));
  assert.deepEqual(plies.map(({ player }) => player), ["S", "N"]);
});

promise("without scripts the lab is a plain sentence, a board, and a table of every rule with its values, the usual first", { scripts: false, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open("lab/", false);
  assert.match(await page.evaluate(() => document.querySelector("main")?.innerText ?? ""), /Changing rules needs scripts/);
  const rows = await page.evaluate(() => [...document.querySelectorAll("main table tbody tr")].map((row) => [...row.querySelectorAll("code")].map((word) => word.textContent)));
  assert.equal(rows.length, 23);
  assert.deepEqual(rows.find(([key]) => key === "capture"), ["capture", "none", "across", "opposite", "made", "run-across", "run-theirs"]);
  assert.equal(await page.evaluate(() => [...document.querySelectorAll("sow-lab :is(button, select, input)")].filter((part) => part.checkVisibility()).length), 0);
  assert.equal(await page.evaluate(() => [...document.querySelectorAll("sow-lab svg.board")].filter((part) => part.checkVisibility()).length), 1);
});

promise("without the engine the lab says so, and the board stays", { still: true, quiet: false, only: "chromium" }, async (reader) => {
  reader.host.fail("engine.wasm", broken);
  await reader.open("lab/");
  await until(reader, "told", () => /engine did not load/.test(document.querySelector("sow-lab .told")?.textContent ?? ""));
  await reader.board("lab-board").shows(play("pratt-basic", []).position);
});

for (const dark of [false, true]) {
  promise(`axe finds nothing in the lab with a reason shown (${dark ? "dark" : "light"}), and at 320 px nothing is wider than the page`, { dark, still: true, only: "chromium" }, async (reader) => {
    const { page } = reader;
    await lab(reader);
    await choose(reader, "relay", "yes");
    await touch(reader, "stuck", "passes");
    await until(reader, "refused", () => document.querySelector('.rule[data-key="stuck"] .why button'));
    await page.evaluate(axe);
    const violations = await page.evaluate(async () => (await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] })).violations.map((/** @type {any} */ v) => `${v.id}: ${v.nodes[0].html}`));
    assert.deepEqual(violations, []);
    await page.setViewport({ width: 320, height: 700 });
    await page.focus('.rule[data-key="pits"] input');
    await touch(reader, "pits", "1");
    await until(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    const small = await page.$$eval("sow-lab :is(button, .pick, summary)", (all) => all.filter((face) => face.checkVisibility() && face.getBoundingClientRect().height < 39).map((face) => face.outerHTML));
    assert.deepEqual(small, []);
  });
}
