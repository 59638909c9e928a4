// The comparison table: its columns and rows, its link, two games side by side.
import assert from "node:assert/strict";
import { play, sideToMove } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection, late } from "./harness/host.js";
import { sample } from "./harness/sample.js";

/** Reads the table: visible games and rows, the number of all rows, and the count line. @param {import("./harness/browser-test.js").Reader} reader */
const table = ({ page }) =>
  page.evaluate(() => {
    const seen = (/** @type {Element[]} */ all) => all.filter((part) => part.checkVisibility());
    return {
      games: seen([...document.querySelectorAll("table.compare thead th[data-game]")]).map(
        (head) => /** @type {HTMLElement} */ (head).dataset.game ?? "",
      ),
      rows: seen([...document.querySelectorAll("table.compare tbody tr")]).map((row) =>
        seen([...row.querySelectorAll("td")]).map((cell) => cell.firstChild?.textContent?.trim() ?? ""),
      ),
      all: document.querySelectorAll("table.compare tbody tr").length,
      count: document.querySelector("sow-compare .count")?.textContent ?? "",
    };
  });

/** Waits until the table shows what is chosen. @param {import("./harness/browser-test.js").Reader} reader */
const settle = ({ page }) =>
  page.waitForFunction(
    () => document.querySelector("sow-compare .count")?.textContent && !document.querySelector("table.compare[aria-busy]"),
    { polling: 50 },
  );

/** @param {import("./harness/browser-test.js").Reader} reader @param {string} box of a value or a name */
async function tick(reader, box) {
  await reader.page.$eval(`sow-compare input:is([value="${box}"], [name="${box}"])`, (input) =>
    /** @type {HTMLInputElement} */ (input).click(),
  );
  await settle(reader);
}

/** Opens the comparison. @param {import("./harness/browser-test.js").Reader} reader @param {string} address */
async function openTable(reader, address) {
  await reader.open(address);
  await settle(reader);
}

/** The games that the page opens with. */
const OPENING = ["gamepigeon", "kalah", "oware"];

browserTest(
  "the table opens with three games, choosing changes columns and rows, and the URL keeps the choice",
  { reducedMotion: true },
  async (reader) => {
    const { page, host } = reader;
    await openTable(reader, "compare/");
    const first = await table(reader);
    assert.deepEqual(first.games, OPENING);
    assert.ok(first.all >= 15 && first.rows.length > 3 && first.rows.length < first.all);
    for (const row of first.rows) assert.ok(row.length === 3 && new Set(row).size > 1, String(row));
    assert.equal(first.count, `3 games: ${first.rows.length} of ${first.all} rules differ.`);

    for (const game of ["ayoayo", "gamepigeon"]) await tick(reader, game);
    const now = await table(reader);
    assert.deepEqual(new Set(now.games), new Set(["kalah", "oware", "ayoayo"]));
    for (const row of now.rows) assert.ok(row.length === 3 && new Set(row).size > 1, String(row));
    assert.deepEqual(new URL(page.url()).searchParams.getAll("game"), now.games);
    await tick(reader, "all");
    const every = await table(reader);
    assert.equal(every.rows.length, every.all);
    const link = page.url();
    await page.goto("about:blank");
    await openTable(reader, link.slice(host.url("").length));
    assert.deepEqual(await table(reader), every, "the link shows the same");

    for (const game of every.games) await tick(reader, game);
    assert.deepEqual((await table(reader)).games, OPENING, "no choice shows the games that the page opens with");
  },
);

browserTest("a link with one game compares it with the first others", { reducedMotion: true }, async (reader) => {
  for (const [game, games] of [
    ["kalah", OPENING],
    ["ayoayo", ["gamepigeon", "kalah", "ayoayo"]],
  ]) {
    await openTable(reader, `compare/?game=${game}`);
    assert.deepEqual((await table(reader)).games, games, String(game));
  }
});

browserTest("the table shows whole columns beside its first column, on phones and on laptops", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  const look = () =>
    page.$eval("sow-compare .scroll", (box) => {
      const { left, right } = box.getBoundingClientRect();
      const [rule, ...heads] = [...box.querySelectorAll("thead th")]
        .filter((head) => head.checkVisibility())
        .map((head) => head.getBoundingClientRect());
      const whole = heads.filter((head) => head.left >= rule.right - 1 && head.right <= right + 1);
      const cut = heads.filter(
        (head) => (head.left < right - 1 && head.right > right + 1) || (head.left < rule.right - 1 && head.right > rule.right + 1),
      );
      return { first: Math.round(rule.left - left), whole: whole.length, cut: cut.length };
    });
  for (const width of sample([320, 360, 768, 1280], 2)) {
    await page.setViewport({ width, height: 800 });
    await openTable(reader, "compare/?game=kalah&game=oware&game=ayoayo&game=avalanche&game=lane-wise");
    const start = await look();
    assert.ok(start.whole >= 2 && start.whole <= 4, `${start.whole} columns at ${width} px`);
    assert.deepEqual(start, { first: 0, whole: start.whole, cut: 0 }, `${width} px`);
    await page.$eval("sow-compare .scroll", (box) => box.scrollBy({ left: 130, behavior: "instant" }));
    await page.waitForFunction(() => (document.querySelector("sow-compare .scroll")?.scrollLeft ?? 0) > 0);
    assert.deepEqual(await look(), start, `after scrolling at ${width} px`);
  }
});

browserTest("the first two chosen games play in step, each as the engine plays it", { reducedMotion: true }, async (reader) => {
  await openTable(reader, "compare/?game=pratt-basic&game=pratt-egyptian");
  await reader.page.click("sow-compare .together summary");
  const sides = ["pratt-basic", "pratt-egyptian"];
  await reader.page.waitForSelector("#together-b .pits .spot", { visible: true });
  const boards = [reader.board("together-a"), reader.board("together-b")];
  const moves = ["4", "5"]; // the first move ends in the store: an extra turn in Egyptian rules
  await boards[0].play(moves[0], "S");
  for (const [k, board] of boards.entries()) {
    await board.settle({ ply: 1 });
    await board.assertShows(play(sides[k], [moves[0]]).position);
  }
  const [basic, egyptian] = sides.map((game) => play(game, [moves[0]]));
  assert.deepEqual([sideToMove(basic.position), sideToMove(egyptian.position)], ["N", "S"]);
  const said = await reader.page.$eval("#together-pair .difference", (line) => /** @type {HTMLElement} */ (line).innerText);
  assert.match(said, /^First difference: move 1\b/);
  await boards[1].play(moves[1], "S");
  await boards[1].settle({ ply: 2 });
  await boards[1].assertShows(play(sides[1], moves).position);
  await boards[0].waitFor("refusing it", (root) => !!root.querySelector(".say.refused"));
  await boards[0].assertShows(basic.position);

  await tick(reader, "pratt-basic");
  assert.equal(
    await reader.page.$eval("sow-compare .together", (section) => section.checkVisibility()),
    false,
    "a single game is not shown beside nothing",
  );
});

browserTest(
  "a game that does not load is named in one line, and the others stay",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    await openTable(reader, "compare/");
    host.fail("embed/ayoayo.json", dropConnection);
    await tick(reader, "ayoayo");
    assert.deepEqual((await table(reader)).games, OPENING);
    assert.match(await page.$eval("sow-compare [role=alert]", (line) => line.textContent ?? ""), /^Ayoayo did not load\. ?Try again$/);
    host.restore("embed/ayoayo.json");
    await page.click("sow-compare [role=alert] button");
    await page.waitForSelector('table.compare [data-game="ayoayo"]');
    assert.deepEqual([(await table(reader)).games.length, (await page.$$("sow-compare [role=alert]")).length], [4, 0]);
  },
);

browserTest("only the last of several choices is shown", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { host } = reader;
  await openTable(reader, "compare/");
  host.fail("embed/ayoayo.json", late("embed/ayoayo.json", 400));
  await reader.page.$$eval("sow-compare input[type=checkbox]", (boxes) => {
    for (const game of ["ayoayo", "avalanche", "ayoayo"]) boxes.find((box) => box.getAttribute("value") === game)?.click();
  });
  await settle(reader);
  assert.deepEqual(new Set((await table(reader)).games), new Set([...OPENING, "avalanche"]));
  await reader.page.waitForNetworkIdle();
  assert.equal((await table(reader)).games.length, 4, "the late column does not come in");
});

browserTest("without scripts the table of the page's own choice is shown, without controls", { javascript: false }, async (reader) => {
  await reader.open("compare/", { waitForBoards: false });
  const now = await table(reader);
  assert.deepEqual(now.games, OPENING);
  assert.equal(now.rows.length, now.all);
  assert.equal(
    await reader.page.evaluate(
      () => [...document.querySelectorAll("sow-compare :is(input, button)")].filter((part) => part.checkVisibility()).length,
    ),
    0,
  );
});
