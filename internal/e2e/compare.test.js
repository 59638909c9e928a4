// The comparison table: its columns and rows, its link, two games side by side.
import assert from "node:assert/strict";
import { play, sideToMove } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";

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

/** @param {import("./harness/browser-test.js").Reader} reader @param {string} box of a value or a name */
const tick = ({ page }, box) =>
  page.$eval(`sow-compare input:is([value="${box}"], [name="${box}"])`, (input) => /** @type {HTMLInputElement} */ (input).click());

browserTest(
  "choosing two to four games shows their columns and differing rows, all rows on demand, and the URL keeps the choice",
  { reducedMotion: true },
  async (reader) => {
    const { page, host } = reader;
    await reader.open("compare/");
    const whole = await table(reader);
    assert.ok(whole.games.length >= 13 && whole.all >= 15);
    for (const row of whole.rows) assert.ok(new Set(row).size > 1, `a row without a difference: ${row}`);
    assert.ok(
      whole.count.startsWith(`${whole.rows.length} of ${whole.all} rows differ`) || whole.count === `${whole.all} rows.`,
      whole.count,
    );

    /** @type {string[]} */
    const chosen = [];
    for (const game of ["kalah", "oware", "ayoayo", "avalanche"]) {
      await tick(reader, game);
      chosen.push(game);
      const now = await table(reader);
      if (chosen.length === 1) assert.deepEqual(now.games, whole.games, "one game alone is not compared");
      else {
        assert.deepEqual(
          now.games,
          whole.games.filter((game) => chosen.includes(game)),
        );
        assert.ok(now.rows.length > 3 && now.rows.length < now.all);
        for (const row of now.rows) assert.ok(row.length === chosen.length && new Set(row).size > 1, String(row));
        assert.equal(now.count, `${now.rows.length} of ${now.all} rows differ. The others are hidden.`);
      }
      const kept = new URL(page.url()).searchParams.getAll("game");
      assert.deepEqual([...kept].sort(), [...chosen].sort());
    }
    await tick(reader, "all");
    const every = await table(reader);
    assert.equal(every.rows.length, every.all);
    const link = page.url();
    await page.goto("about:blank");
    await reader.open(link.slice(host.url("").length));
    assert.deepEqual(await table(reader), every, "the link shows the same");
  },
);

browserTest("the first two chosen games play in step, each as the engine plays it", { reducedMotion: true }, async (reader) => {
  await reader.open("compare/?game=pratt-basic&game=pratt-egyptian");
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

browserTest("without scripts the whole table is shown, without controls", { javascript: false }, async (reader) => {
  await reader.open("compare/", { waitForBoards: false });
  const now = await table(reader);
  assert.ok(now.games.length >= 13);
  assert.equal(now.rows.length, now.all);
  assert.equal(
    await reader.page.evaluate(
      () => [...document.querySelectorAll("sow-compare :is(input, button)")].filter((part) => part.checkVisibility()).length,
    ),
    0,
  );
});
