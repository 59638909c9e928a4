// The files of games, which pages load when a reader chooses a game: slow, missing, offline, and after a new build.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection, late, respondWith } from "./harness/host.js";
import { openPlayPage, savedGame } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

/** The game on the board and the game in the list. @param {import("./harness/browser-test.js").Reader} reader */
const shown = ({ page }) =>
  page.evaluate(() => [
    /** @type {HTMLElement} */ (document.querySelector("#table")).dataset.game,
    /** @type {HTMLSelectElement} */ (document.querySelector("sow-play [name=game]")).value,
  ]);

for (const [what, fault] of /** @type {const} */ ([
  ["does not load", dropConnection],
  ["comes as an empty list", respondWith("application/json", "[]")],
]))
  browserTest(
    `a game that ${what} is reported in one line, and the current game goes on`,
    { reducedMotion: true, allowErrors: true, only: "chromium" },
    async (reader) => {
      const { page, host } = reader;
      const board = await openPlayPage(reader, "kalah");
      host.fail("embed/oware.json", fault);
      await page.select("sow-play [name=game]", "oware");
      await waitFor(reader, "told", () => document.querySelector("#table [role=alert]"));
      assert.match(await page.$eval("#table [role=alert]", (note) => note.textContent ?? ""), /^Oware did not load\. ?Try again$/);
      assert.deepEqual(await shown(reader), ["kalah", "kalah"]);
      assert.equal((await savedGame(reader)).game, "kalah");

      host.restore("embed/oware.json");
      await page.click("#table [role=alert] button");
      await waitFor(reader, "Oware", () => document.querySelector("#table")?.getAttribute("data-game") === "oware");
      assert.deepEqual(await shown(reader), ["oware", "oware"]);
      await board.playable();
      await board.play("1", "S");
      await board.settle({ ply: 1 });
      assert.deepEqual((await savedGame(reader)).moves, ["1"]);
    },
  );

browserTest("only the last of several games chosen quickly is opened", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  await openPlayPage(reader, "kalah");
  for (const game of ["oware", "ayoayo"]) host.fail(`embed/${game}.json`, late(`embed/${game}.json`, game === "oware" ? 600 : 200));
  await page.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.boards = [];
    const container = /** @type {Element} */ (document.querySelector("sow-play .boards"));
    new MutationObserver(() => w.boards.push(/** @type {HTMLElement} */ (container.firstElementChild).dataset.game)).observe(container, {
      childList: true,
    });
  });
  for (const game of ["oware", "ayoayo"]) await page.select("sow-play [name=game]", game);
  await waitFor(reader, "Ayoayo", () => document.querySelector("#table")?.getAttribute("data-game") === "ayoayo");
  await page.waitForNetworkIdle();
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).boards), ["ayoayo"]);
  assert.deepEqual(await shown(reader), ["ayoayo", "ayoayo"]);
});

browserTest(
  "a game of the lab is loaded when it is chosen, and one that does not load can be tried again",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    await reader.open("lab/");
    const base = () => page.$eval("sow-lab [name=base]", (base) => /** @type {HTMLSelectElement} */ (base).value);
    const changed = () => page.$eval("sow-lab .changed p", (line) => line.textContent);
    await waitFor(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
    const first = await base();
    host.fail("embed/congkak.json", dropConnection);
    await page.select("sow-lab [name=base]", "congkak");
    await waitFor(reader, "told", () => document.querySelector("#lab-board [role=alert]"));
    assert.match(await page.$eval("#lab-board [role=alert]", (note) => note.textContent ?? ""), /^Congkak did not load\. ?Try again$/);
    assert.equal(await base(), first);

    host.restore("embed/congkak.json");
    await page.click("#lab-board [role=alert] button");
    await waitFor(reader, "Congkak", () => /Congkak/.test(document.querySelector("sow-lab .changed")?.textContent ?? ""));
    assert.deepEqual([await base(), await changed()], ["congkak", "These are the rules of Congkak. Change one."]);
    const board = reader.board("lab-board");
    await board.playable();
    await board.play("1", "S");
    await board.settle({ ply: 1 });
    assert.deepEqual((await board.sentence()).clauses, [], "no source states the rules of the lab");
  },
);

browserTest(
  "a stored game that does not load stays stored, and other games can be played",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    const board = await openPlayPage(reader, "kalah");
    await board.playable();
    await board.play("1", "S");
    await board.settle({ ply: 1 });
    await page.goto("about:blank");
    await page.setCacheEnabled(false);
    host.fail("embed/kalah.json", dropConnection);
    await reader.open("play/");
    await waitFor(reader, "told", () => /^Kalah did not load/.test(document.querySelector("#table [role=alert]")?.textContent ?? ""));
    assert.deepEqual([(await savedGame(reader)).game, (await savedGame(reader)).moves], ["kalah", ["1"]]);
    host.restore("embed/kalah.json");
    await page.click("#table [role=alert] button");
    await waitFor(reader, "Kalah", () => document.querySelector("#table")?.getAttribute("data-game") === "kalah");
    await board.settle({ ply: 1 });
    host.fail("embed/kalah.json", dropConnection);
    await reader.open("play/");
    await waitFor(reader, "told again", () => document.querySelector("#table [role=alert]"));
    await page.select("sow-play [name=game]", "oware");
    await waitFor(reader, "Oware", () => document.querySelector("#table")?.getAttribute("data-game") === "oware");
    await board.playable();
  },
);
