// Boards on pages of other sites: their size, moves, examples, puzzles, pairs and translations, and the code to copy.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { play, positions } from "./harness/native.js";
import { assertFrameShows, frameOf, onOtherSite, OTHER_SITE, positionIn, script, titleOf, WAIT } from "./harness/other-site.js";
import { NO_OVERFLOW, overflow } from "./harness/overflow.js";

const POSITION = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";

/** The position of each ply of a line from the start of a game. @param {string} game @param {string[]} moves */
const line = (game, moves) => positions(play(game, moves));

browserTest("boards on another site size themselves, step and play", OTHER_SITE, async (reader) => {
  const { host } = reader;
  const boards = `<sow-board id="one" game="kalah" start="${POSITION}"></sow-board>
<sow-board id="two" game="kalah" moves="3 6"></sow-board><sow-board id="three" example="pratt-egyptian/p-f4"></sow-board>
<sow-board id="four" puzzle="today"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    const one = await frameOf(reader, "#one");
    const two = await frameOf(reader, "#two");
    const three = await frameOf(reader, "#three");
    await frameOf(reader, "#four");
    assert.equal(await positionIn(one), POSITION);
    assert.equal(await positionIn(two), line("kalah", [])[0]);
    assert.equal(await positionIn(three), line("pratt-egyptian", [])[0]);
    for (const [id, name] of Object.entries({ one: "Kalah", two: "Kalah", three: "Egyptian Mancala (Pratt)" }))
      assert.equal(await titleOf(reader, `#${id}`), `${name} on Sowbook`);
    await host.idle();
    assert.equal(host.requestCount("engine.wasm") + host.requestCount("worker.js"), 0, "the engine is loaded before a board is touched");

    await three.click('[data-do="forward"]');
    await assertFrameShows(three, line("pratt-egyptian", ["4"])[1]);
    await two.click('[data-do="last"]');
    await assertFrameShows(two, line("kalah", ["3", "6"])[2]);
    const pit = await one.$('.spot[data-place="9"]');
    await pit?.click();
    const [, after] = positions(play("kalah", ["4"], { from: POSITION }));
    await assertFrameShows(one, after);
    assert.equal(host.requestCount("engine.wasm"), 1);
    for (const id of ["#one", "#two", "#three"]) await frameOf(reader, id); // as high as before and after the list of moves
    const origin = await three.$eval(".from a", (link) => [/** @type {HTMLAnchorElement} */ (link).href, link.textContent]);
    assert.deepEqual(origin, [host.url("variants/pratt-egyptian/#p-f4"), "Egyptian Mancala (Pratt) on Sowbook"]);
  });
});

browserTest("a page of 320 px with boards does not scroll sideways", { ...OTHER_SITE, width: 320, height: 800 }, async (reader) => {
  const boards = `<sow-board id="one" game="lane-wise"></sow-board><sow-board id="two" example="pratt-egyptian/p-f4"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    for (const id of ["#one", "#two"]) {
      const frame = await frameOf(reader, id);
      assert.deepEqual(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, id);
    }
    assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
  });
});

browserTest("a puzzle, a translated game and a pair of boards are shown on another site", OTHER_SITE, async (reader) => {
  const { page } = reader;
  await reader.open("puzzles/");
  const [id, goal] = await page.$eval("sow-task", (task) => [
    /** @type {HTMLElement} */ (task).dataset.task ?? "",
    task.querySelector(".wanted")?.textContent ?? "",
  ]);
  const boards = `<sow-board id="one" puzzle="${id}"></sow-board><sow-board id="two" game="lane-wise" lang="ar"></sow-board>
<sow-board id="three" example="kalah/k-lap"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    const puzzle = await frameOf(reader, "#one");
    await puzzle.waitForFunction(() => (document.querySelector(".verdict")?.textContent ?? "") !== "", WAIT);
    assert.equal(await puzzle.$eval(".wanted", (wanted) => wanted.textContent), goal);
    const arabic = await frameOf(reader, "#two");
    assert.deepEqual(await arabic.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ["ar", "rtl"]);
    assert.equal(await titleOf(reader, "#two"), "لعب العاقل في Sowbook");
    const pair = await frameOf(reader, "#three");
    await pair.click('.side [data-do="last"]');
    const plies = () => [...document.querySelectorAll("sow-board")].map((board) => /** @type {HTMLElement} */ (board).dataset.ply).join();
    await pair.waitForFunction(() => /First difference/.test(document.querySelector(".difference")?.textContent ?? ""), WAIT);
    await pair.waitForFunction(`(${plies})() === "1,1"`, WAIT).catch(() => {});
    assert.equal(await pair.evaluate(plies), "1,1", "both boards follow one toolbar");
  });
});

browserTest("the code that Embed copies shows the same board on another site", OTHER_SITE, async (reader) => {
  const { page, host } = reader;
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f4" });
  const board = reader.board("p-f4");
  await board.openPanel();
  await board.pressTool("Embed");
  await page.waitForFunction(() => /<iframe/.test(document.querySelectorAll("textarea")[1]?.value ?? ""), WAIT);
  const codes = () => page.$$eval("textarea", (fields) => fields.map((field) => field.value));
  const [element, frame] = await codes();
  assert.match(element, /<sow-board example="pratt-egyptian\/p-f4">\n {2}<a href="[^"]+\/variants\/pratt-egyptian\/">/);
  assert.ok(frame.includes(`src="${host.url("embed/")}#sow=1&amp;on=p-f4&amp;game=pratt-egyptian"`), frame);

  await board.evaluate((root) => /** @type {any} */ (root).board.open({ moves: ["4", "2"], ply: 1 }));
  await page.waitForFunction(() => /game="pratt-egyptian"/.test(document.querySelector("textarea")?.value ?? ""), WAIT);
  const [moved, movedFrame] = await codes();
  const [, after, end] = line("pratt-egyptian", ["4", "2"]);
  assert.ok(moved.includes(`<sow-board game="pratt-egyptian" start="${after}" moves="2">`), moved);
  const preview = page.frames().find((frame) => frame.url().includes("/embed/"));
  assert.ok(preview, "there is a preview");

  await onOtherSite(reader, `${moved}<div>${movedFrame}</div>`, async () => {
    const one = await frameOf(reader);
    await assertFrameShows(one, after);
    const two = await (await page.$("div iframe"))?.contentFrame();
    assert.ok(two);
    await two.waitForSelector("sow-board[data-ply]", { timeout: WAIT.timeout });
    await assertFrameShows(two, after);
    await one.click('[data-do="last"]');
    await assertFrameShows(one, end);
  });
});

browserTest(
  "without scripts a board on another site is what its element contains",
  { ...OTHER_SITE, javascript: false },
  async (reader) => {
    const { page } = reader;
    await onOtherSite(reader, `${script(reader)}<sow-board game="kalah"><a href="${reader.host.url()}">Kalah</a></sow-board>`, async () => {
      assert.match(await page.evaluate(() => document.body.innerText), /Kalah/);
    });
    await reader.open("embed/", { waitForBoards: false });
    const links = await page.evaluate(() =>
      [...document.querySelectorAll("main a")].filter((link) => link.checkVisibility()).map((link) => link.textContent),
    );
    assert.ok(links.includes("Kalah") && links.includes("Puzzles"), String(links));
  },
);

browserTest("the page in the frame is accessible", { reducedMotion: true, dark: true, width: 640 }, async (reader) => {
  const { page } = reader;
  await reader.open("embed/#sow=1&on=p-f4&game=pratt-egyptian");
  await page.waitForSelector("sow-board[data-ply]");
  await assertAccessible(page, "embed/");
  assert.equal(await page.title(), "Egyptian Mancala (Pratt) on Sowbook");
});
