// Links to boards: copying, opening, pasting, and the errors of broken links.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { play, positions, refusal } from "./harness/native.js";
import { ROOT } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";
import { isInViewport } from "./harness/strips.js";

/** @typedef {import("./harness/board.js").Board} Board
 * @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {{game: string, start: string, set: Record<string, string>, moves: string[], ply: number}} Where */

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** The game, position, moves and ply of a board. @param {Board} board @returns {Promise<Where>} */
const where = (board) => /** @type {any} */ (board.evaluate((root) => /** @type {any} */ (root).board.where));

/** Asserts that a board shows the position of the native engine. @param {Board} board @param {Where} wanted */
async function assertShowsNative(board, wanted) {
  await board.settle({ ply: wanted.ply });
  assert.deepEqual(await where(board), wanted);
  await board.assertShows(positions(play(wanted.game, wanted.moves, { from: wanted.start, set: wanted.set }))[wanted.ply]);
}

/** The fragment of the page, once it has been updated. @param {Reader} reader */
async function address({ page }) {
  await new Promise((done) => setTimeout(done, 600)); // it is updated after the board has been idle for a while
  return page.evaluate(() => location.hash);
}

/** Opens a page after leaving the current one, so that only the link carries state. @param {Reader} reader @param {string} address */
async function openFresh(reader, address) {
  await reader.page.goto("about:blank");
  await reader.open(address);
}

/** Presses a copy button of the panel and returns the text. The clipboard is replaced, since tests share the machine's.
 * @param {Board} board @param {string} words */
async function copied(board, words) {
  if (!(await board.evaluate((root) => !!root.querySelector(".panel")))) await board.openPanel();
  await board.page.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.copied = "";
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (/** @type {string} */ text) => void (w.copied = text) },
    });
  });
  await board.pressTool(words);
  await board.waitFor("copied", (root) => /Copied\./.test(root.querySelector(".told")?.textContent ?? ""));
  const text = /** @type {string} */ (await board.page.evaluate(() => /** @type {any} */ (window).copied));
  assert.notEqual(text, "");
  return text;
}

/** The error that the board shows for a link. @param {Board} board */
async function notice(board) {
  await board.waitFor("a notice", (root) => !!root.querySelector(".notice"));
  return board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector(".notice")).innerText.trim());
}

browserTest("a copied link restores game, reading, start, moves and ply", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3-lone");
  await board.choose("lone-capture", "yes");
  await board.waitFor("another reading", (root) => /** @type {any} */ (root).board.where.set["lone-capture"] === "yes");
  const { start, moves } = await where(board);
  const legal = play(GAME, moves.slice(0, 0), { from: start, set: { "lone-capture": "yes" } }).legal;
  const first = legal.filter((move) => move !== moves[0])[0];
  await board.play(first, "S");
  await board.settle({ ply: 1, mode: "try" });
  const next = play(GAME, [first], { from: start, set: { "lone-capture": "yes" } });
  await board.play(next.legal[0], next.position.slice(-1));
  await board.settle({ ply: 2 });
  await board.press("back");
  await board.settle({ ply: 1 });
  const wanted = { game: GAME, start, set: { "lone-capture": "yes" }, moves: [first, next.legal[0]], ply: 1 };
  await assertShowsNative(board, wanted);
  const link = await copied(board, "Copy link");
  assert.ok(link.startsWith(`${reader.host.url(PAGE)}#sow=1&on=p-e3-lone&game=${GAME}&set=lone-capture:yes&from=`), link);
  assert.equal(new URL(link).hash, await address(reader), "the fragment of the page is the same");

  await openFresh(reader, link.slice(reader.host.url("").length));
  await assertShowsNative(reader.board("p-e3-lone"), wanted);
  await reader.page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, "p-e3-lone"); // the page scrolls there
  await reader.board("p-e3-lone").press("forward");
  await assertShowsNative(reader.board("p-e3-lone"), { ...wanted, ply: 2 });
});

browserTest("a reload keeps the ply, and the back button leaves the page", { reducedMotion: true }, async (reader) => {
  await reader.open("history/", { waitForBoards: false });
  await reader.open(PAGE, { unfold: "p-f6" });
  const board = reader.board("p-f6");
  await board.press("forward");
  await board.press("forward");
  await board.settle({ ply: 2 });
  const { start, moves } = await where(board);
  assert.match(await address(reader), /^#sow=1&on=p-f6&.*&at=2$/);
  await reader.page.reload({ waitUntil: "load" });
  await reader.boardsReady();
  await assertShowsNative(reader.board("p-f6"), { game: GAME, start, set: {}, moves, ply: 2 });
  await reader.page.evaluate(() => void setTimeout(() => history.back())); // a page from the back/forward cache fires no load event
  const at = () => reader.page.evaluate(() => location.href).catch(() => "between two pages");
  for (let k = 0; k < 100 && (await at()) !== reader.host.url("history/"); k++) await new Promise((done) => setTimeout(done, 100));
  assert.equal(await at(), reader.host.url("history/"));
});

browserTest(
  "a link to a ply of a figure or of its side line opens that ply, on load and on the open page",
  { reducedMotion: true },
  async (reader) => {
    await openFresh(reader, `${PAGE}#p-f6-3`);
    const six = reader.board("p-f6");
    const { start, moves } = await where(six);
    await assertShowsNative(six, { game: GAME, start, set: {}, moves, ply: 3 });
    assert.equal(await address(reader), "#p-f6-3", "the fragment is unchanged until the reader moves");
    await reader.page.evaluate(() => void (location.hash = "#p-f4-instead-1-2"));
    const four = reader.board("p-f4");
    await assertShowsNative(four, { game: GAME, start, set: {}, moves: ["4", "5"], ply: 2 });
    await reader.page.evaluate(() => void (location.hash = "#captures"));
    await new Promise((done) => setTimeout(done, 300));
    await assertShowsNative(four, { game: GAME, start, set: {}, moves: ["4", "5"], ply: 2 });
  },
);

/** The lines of links.txt: a fragment and its meaning. */
const corpus = readFileSync(path.join(ROOT, "static/js/test/links.txt"), "utf8")
  .split("\n")
  .filter((text) => text && !text.startsWith("#"))
  .map((text) => text.split(" => "));

/** The page of a link's game. @param {string} fragment */
const pageOf = (fragment) => `variants/${/game(?:=|%3D)(lane-wise|pratt-ethiopian)/.exec(fragment)?.[1] ?? GAME}/`;

browserTest(
  "every link in links.txt opens its position or shows its error on an unchanged board",
  { reducedMotion: true, minutes: 12 },
  async (reader) => {
    assert.ok(corpus.length >= 33, `${corpus.length} links`);
    /** @type {Record<string, {ids: string[], games: string[]}>} */
    const known = {};
    for (const [fragment, meant] of sample(corpus, 4)) {
      const page = pageOf(fragment);
      await openFresh(reader, `${page}#${fragment}`);
      known[page] ??= await reader.page.$$eval("sow-board", (all) => ({
        ids: all.map((root) => root.id),
        games: all.map((root) => /** @type {HTMLElement} */ (root).dataset.game ?? ""),
      }));
      const { ids, games } = known[page];
      const named = /^sow=1?.*&on=([^&]+)/.exec(fragment)?.[1];
      const board = reader.board(named ?? ids[Math.max(0, games.indexOf(page.split("/")[1]))]);
      if (meant === "none" || !fragment.startsWith("sow")) {
        assert.deepEqual(await reader.page.$$eval("sow-board .notice", (all) => all.length), 0, fragment);
        continue;
      }
      const own = await board.data();
      const [, on, at, head, start, list] = /^(?:(\S+) )?at (\d+): ([^|]*) \| ([^|]*) \|(.*)$/.exec(meant) ?? [];
      const [game, ...pairs] = (head ?? "").split(" ");
      const set = Object.fromEntries(pairs.map((pair) => pair.split("=")));
      const moves = (list ?? "").split(" ").filter(Boolean);
      const problem = meant.startsWith("! ") ? meant.slice(2) : refusal(game, moves, { from: start, set });
      if (!problem) {
        await board.waitFor(
          `at the position of ${fragment}`,
          (root, start, moves, ply) => {
            const { where } = /** @type {any} */ (root).board;
            return where.start === start && String(where.moves) === moves && where.ply === ply;
          },
          start,
          String(moves),
          Number(at),
        );
        await assertShowsNative(board, { game, start, set, moves, ply: Number(at) });
        assert.equal(on ?? board.id, board.id);
        continue;
      }
      const said = await notice(board);
      assert.ok(said.startsWith("This link cannot be opened. ") && said.length > 50, `${fragment}: ${said}`);
      if (meant.startsWith("! ")) {
        const [words] = problem.split(/<|(?<=the games here are |; it has )/); // the page knows more games and readings than links.txt, and innerText escapes <
        assert.ok(said.includes(words), `${fragment}: ${said}`);
      }
      assert.equal(
        await board.position(),
        (own.states?.[Number(await board.evaluate((root) => root.dataset.show))] ?? own.shown).position,
        "the board is unchanged",
      );
      assert.equal((await board.state()).mode, "replay");
    }
  },
);

browserTest(
  "a game in the notation of Bao’s players can be pasted, and is shown beside ours on request",
  { reducedMotion: true },
  async (reader) => {
    await reader.open("variants/bao-la-kiswahili/");
    const board = reader.board("bs-20");
    const chips = () => board.evaluate((root) => [...root.querySelectorAll(".moves button")].map((chip) => chip.textContent));
    await board.click("#bs-20 .theirs input");
    await board.waitFor("showing both notations", (root) => root.querySelector(".moves")?.textContent?.includes("A7<*"));
    assert.deepEqual(await chips(), ["Start position", "10R A7<*", "12R a5>"]);
    const labels = await board.evaluate((root) => [...root.querySelectorAll("svg .labels .label")].map((label) => label.textContent));
    assert.deepEqual([labels[0], labels[11], labels[16], labels[27]], ["1 B1", "12 A5", "1 b1", "12 a5"]);
    await reader.open("variants/bao-la-kiswahili/"); // the choice is remembered, for boards that the reader uses
    await board.press("more");
    await board.waitFor("showing both notations again", (root) => root.querySelector(".moves")?.textContent?.includes("A7<*"));
    assert.ok(await board.evaluate((root) => /** @type {HTMLInputElement} */ (root.querySelector(".theirs input")).checked));
    await board.evaluate((root) => {
      const field = /** @type {HTMLInputElement} */ (root.querySelector(".panel .paste input"));
      field.value = "bao-la-kiswahili | start | 1. A6>* a6<";
    });
    await board.click("#bs-20 .panel .paste button");
    await board.waitFor("at the pasted moves", (root) => String(/** @type {any} */ (root).board.where.moves) === "11L,11R");
    await board.click("#bs-20 .theirs input");
    await board.waitFor("showing our notation alone", (root) => !root.querySelector(".moves")?.textContent?.includes("A6>"));
    assert.deepEqual(await chips(), ["Start position", "11L", "11R"]);
  },
);

browserTest("copied text can be pasted as a whole line, a position or moves", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: "p-f5" });
  const board = reader.board("p-f5");
  await board.press("last");
  await board.settle({ ply: 3 });
  const text = await copied(board, "Copy position and moves");
  assert.equal(text, `${GAME} | 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S | 4 1 2`);
  const paste = async (/** @type {string} */ line) => {
    await board.evaluate((root, line) => {
      const field = /** @type {HTMLInputElement} */ (root.querySelector(".panel .paste input"));
      field.value = line;
    }, line);
    await board.click("#p-f5 .panel .paste button");
  };
  const start = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";
  const message = () => board.evaluate((root) => root.querySelector(".panel .told")?.textContent ?? "");
  for (const [line, wanted] of /** @type {[string, Where][]} */ ([
    [`${GAME} lone-capture=yes | start | 3 2`, { game: GAME, start, set: { "lone-capture": "yes" }, moves: ["3", "2"], ply: 2 }],
    ["4", { game: GAME, start, set: { "lone-capture": "yes" }, moves: ["3", "2", "4"], ply: 3 }],
    [
      "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S",
      { game: GAME, start: "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S", set: { "lone-capture": "yes" }, moves: [], ply: 0 },
    ],
    [text, { game: GAME, start, set: {}, moves: ["4", "1", "2"], ply: 3 }],
  ])) {
    await paste(line);
    await board.waitFor(
      `at the pasted line ${line}`,
      (root, moves, start) => {
        const { where } = /** @type {any} */ (root).board;
        return String(where.moves) === moves && where.start === start;
      },
      String(wanted.moves),
      wanted.start,
    );
    await assertShowsNative(board, wanted);
    assert.equal(await message(), "");
  }
  for (const [line, says] of /** @type {[string, RegExp][]} */ ([
    ["hello", /“hello” is not a move\. Paste moves such as/],
    ["kalah | start | 4", /This is a game of “kalah”; this board plays pratt-egyptian\./],
    [`${GAME} | start`, /; this line has 2\./],
    [`${GAME} colour=red | start | 4`, /pratt-egyptian has no reading “colour”; it has lone-capture\./],
    ["4,4/4,4 0,0 S", /This board has 6 pits in a row, but the position has 2\./],
    [`${GAME} | start | 4 99`, /^Move 2: .*99/],
  ])) {
    await paste(line);
    await board.waitFor(
      `showing the error of ${line}`,
      (root, says) => new RegExp(says).test(root.querySelector(".panel .told")?.textContent ?? ""),
      says.source,
    );
  }
});
