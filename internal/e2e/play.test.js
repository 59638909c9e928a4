// The play page: games between people and against the computer, undo, saved games.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { respondWith } from "./harness/host.js";
import { play, sideToMove } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { randomBelow } from "./harness/random.js";
import { openPlayPage, press, saveGame, savedGame, setFields, STORAGE_KEY, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

/** Saves a game from a position, in which nothing was played, and opens it.
 * @param {import("./harness/browser-test.js").Reader} reader @param {string} game @param {string} start @param {Record<string, number>} players */
async function openSaved(reader, game, start, players) {
  await saveGame(reader, { game, start, players });
  await reader.open("play/");
  const board = reader.board("table");
  await board.waitFor("opened", (root, start) => /** @type {any} */ (root).board?.position === start, start);
  await board.playable();
  return board;
}

browserTest(
  "a game against the beginner ends with the result and the offer of another",
  { reducedMotion: true, minutes: 6 },
  async (reader) => {
    const from = "0,0,0,1,0,1/0,1,0,0,1,0 21,23 S"; // a few moves from the end
    const board = await openSaved(reader, "pratt-egyptian", from, { S: 0, N: 1 });
    const pick = randomBelow(11);
    for (let ply = 0; ply < 100; ply++) {
      await waitFor(reader, "a person's turn, or the end", () => {
        const root = document.querySelector("sow-play");
        return (
          !root?.classList.contains("thinking") &&
          (root?.querySelector('.acts [data-act="again"]:not([hidden])') || root?.querySelector(".spot.can")) &&
          !root.querySelector("[data-busy]")
        );
      });
      if (await reader.page.$eval('sow-play [data-act="again"]', (button) => button.checkVisibility())) break;
      const { moves } = await savedGame(reader);
      const { legal, position } = play("pratt-egyptian", moves, { from });
      assert.equal(sideToMove(position), "S", "the computer has moved");
      await board.play(legal[pick(legal.length)], "S");
      await waitFor(
        reader,
        "one move more",
        (key, n) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > n,
        STORAGE_KEY,
        moves.length,
      );
    }
    const { moves } = await savedGame(reader);
    const { position, over, result, plies } = play("pratt-egyptian", moves, { from });
    assert.ok(over && plies.some(({ player }) => player === "N"));
    await board.assertShows(position);
    const outcome = { S: ["You win,", "You win!"], N: ["The computer wins,", "The computer wins."], draw: ["A draw,", "A draw."] };
    const [line, headline] = outcome[/** @type {keyof typeof outcome} */ (result ? result.winner : "draw")];
    assert.ok((await turnLine(reader)).startsWith(line), await turnLine(reader));
    assert.equal(await reader.page.$eval("dialog.result h2", (title) => title.textContent), headline);
    assert.equal(
      await reader.page.$eval("dialog.result p", (score) => score.textContent),
      `You ${result?.south}, Computer ${result?.north}.`,
    );
    assert.equal(await reader.page.evaluate(() => document.activeElement?.textContent), "Rematch");
    await press(reader, "Look at the game");
    assert.equal(await reader.page.$("dialog[open]"), null);
    assert.ok(await reader.page.evaluate(() => document.activeElement?.matches("#table .pits .spot")), "the focus is on the board");
    assert.ok(
      (await turnLine(reader)).includes(String(result?.south)) && (await turnLine(reader)).includes(String(result?.north)),
      "the counts are shown",
    );
    assert.match(
      await reader.page.$eval(".graph figcaption", (text) => text.textContent ?? ""),
      new RegExp(`^After ${moves.length} moves`),
    );

    await press(reader, "Change sides");
    await waitFor(
      reader,
      "the computer's first move",
      (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length > 0,
      STORAGE_KEY,
    );
    assert.deepEqual((await savedGame(reader)).players, { S: 1, N: 0 });
    assert.ok(await board.evaluate((root) => /** @type {any} */ (root).board.flipped), "the person's side is near");
  },
);

browserTest(
  "two people can look back, try a line, take moves back, and continue after a reload or by link",
  { reducedMotion: true },
  async (reader) => {
    const board = await openPlayPage(reader, "kalah");
    const pick = randomBelow(5);
    /** @type {string[]} */
    const moves = [];
    for (let k = 0; k < 4; k++) {
      const { legal, position } = play("kalah", moves);
      const move = legal[pick(legal.length)];
      await board.play(move, sideToMove(position));
      moves.push(move);
      await board.settle({ ply: moves.length });
      await board.assertShows(play("kalah", moves).position, moves.join(" "));
    }
    assert.deepEqual((await savedGame(reader)).moves, moves);

    await board.press("back");
    await board.press("back");
    await board.settle({ ply: 2 });
    assert.match(await turnLine(reader), /^You are looking back at move 2 of 4/);
    const { legal, position } = play("kalah", moves.slice(0, 2));
    const other = legal.find((move) => move !== moves[2]);
    assert.ok(other);
    await board.play(other, sideToMove(position));
    await board.settle({ ply: 3 });
    assert.match(await turnLine(reader), /^You are trying moves outside the game/);
    assert.deepEqual((await savedGame(reader)).moves, moves, "the game is unchanged");
    await press(reader, "Back to the game");
    await board.settle({ ply: 4 });
    await board.assertShows(play("kalah", moves).position);

    await press(reader, "Take back");
    moves.pop();
    await board.settle({ ply: 3 });
    await board.assertShows(play("kalah", moves).position);
    await waitFor(reader, "in the address", (moves) => location.hash.includes(`moves=${moves}&`), moves.join("."));
    assert.deepEqual((await savedGame(reader)).moves, moves);

    const link = reader.page.url();
    await reader.page.reload({ waitUntil: "load" });
    await reader.boardsReady();
    await board.settle({ ply: 3 });
    await board.assertShows(play("kalah", moves).position, "after a reload");

    await reader.page.evaluate(() => localStorage.clear());
    await reader.page.goto("about:blank");
    await reader.page.goto(link, { waitUntil: "load" });
    await reader.boardsReady();
    await board.settle({ ply: 3 });
    await board.assertShows(play("kalah", moves).position, "from the link alone");
    assert.deepEqual((await savedGame(reader)).players, { S: 0, N: 0 }, "a link is opened for people");
    const text = await reader.page.$eval("sow-play .keep code", (code) => code.textContent);
    assert.equal(text, `kalah | ${play("kalah", []).start} | ${moves.join(" ")}`);
  },
);

browserTest(
  "while the computer thinks the page responds, pits are disabled, and it can be made to move",
  { reducedMotion: true },
  async (reader) => {
    const board = await openPlayPage(reader, "oware", { N: "5", seconds: "60" });
    await board.play("3", "S");
    await waitFor(reader, "thinking", () => document.querySelector("sow-play.thinking"));
    assert.equal(await turnLine(reader), "The computer is thinking\u2026");
    const turns = await reader.page.evaluate(async () => {
      // turns of the main thread; a background page draws no frames
      let turns = 0;
      for (const start = performance.now(); performance.now() - start < 1000; turns++) await new Promise((done) => setTimeout(done, 16));
      return turns;
    });
    assert.ok(turns > 10, `${turns} turns in a second`);
    await board.clickPit(8);
    assert.match(await reader.page.$eval("sow-play .told", (message) => message.textContent ?? ""), /computer/);
    assert.deepEqual((await savedGame(reader)).moves, ["3"]);
    const asked = Date.now();
    await press(reader, "Move now");
    await waitFor(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, STORAGE_KEY);
    assert.ok(Date.now() - asked < 10_000);
    const { moves } = await savedGame(reader);
    await board.settle({ ply: 2 });
    await board.assertShows(play("oware", moves).position);

    await press(reader, "Take back");
    await board.settle({ ply: 0 });
    assert.deepEqual((await savedGame(reader)).moves, [], "the person's move is taken back, and what came after it");
  },
);

browserTest("the computer moves within its time", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openPlayPage(reader, "kalah", { N: "5", seconds: "1" });
  await board.play("1", "S");
  const start = Date.now();
  await waitFor(reader, "moved", (key) => JSON.parse(localStorage.getItem(key) ?? "{}").moves.length === 2, STORAGE_KEY);
  assert.ok(Date.now() - start < 8000, `${Date.now() - start} ms for a second`); // on a slow machine
});

browserTest("changing a player while a saved game loads keeps the game", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const moves = ["1", "1"]; // South is to move, and the computer plays North for a moment
  await saveGame(reader, { game: "kalah", start: play("kalah", []).start, moves });
  const script = readFileSync(path.join(siteDir(), "tools.js"));
  reader.host.fail("tools.js", (_, response) => setTimeout(() => respondWith("application/javascript", script)(_, response), 1500));
  await reader.open("play/");
  await reader.page.waitForSelector("sow-play [name=opponent] option");
  await reader.page.select("sow-play [name=opponent]", "1");
  await reader.page.select("sow-play [name=seconds]", "2");
  await reader.page.select("sow-play [name=opponent]", "0");
  await waitFor(reader, "there", () => document.querySelector("sow-play .due")?.textContent);
  await reader.board("table").settle({ ply: moves.length });
  assert.deepEqual((await savedGame(reader)).moves, moves);
  assert.match(await turnLine(reader), /to play\.$/);
});

browserTest("the play page works by keyboard alone and passes axe", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const from = "0,0,0,0,2,1/1,0,2,0,0,1 20,21 S"; // a few moves from the end, which the analysis reaches soon
  const board = await openSaved(reader, "oware", from, { S: 0, N: 0 });
  const { page } = reader;
  const tab = async (/** @type {string} */ what, /** @type {() => unknown} */ there) => {
    for (let k = 0; k < 80; k++) {
      if (await page.evaluate(there)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${what}`);
  };
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("a pit", () => document.activeElement?.matches("#table .spot"));
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 1 });
  const first = (await savedGame(reader)).moves;
  await board.assertShows(play("oware", first, { from }).position);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Analyse", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "analyse");
  await page.keyboard.press("Enter");
  await waitFor(reader, "a line", () => document.querySelector(".line button"));
  await tab("the line", () => document.activeElement?.matches(".line button"));
  await page.keyboard.press("Enter");
  await waitFor(reader, "on the board", () => /outside the game/.test(document.querySelector("sow-play .due")?.textContent ?? ""));
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await tab("Back to the game", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "home");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 1 });
  await tab("Take back", () => /** @type {HTMLElement|null} */ (document.activeElement)?.dataset.act === "back");
  await page.keyboard.press("Enter");
  await board.settle({ ply: 0 });

  await assertAccessible(page, "the play page");
});

browserTest(
  "choice, board, turn, score and buttons fit a phone without scrolling",
  { reducedMotion: true, width: 360, height: 640, only: "chromium" },
  async (reader) => {
    await openPlayPage(reader, "oware");
    await reader.page.evaluate(() => scrollTo(0, 0));
    for (const part of ["[name=game]", "[name=opponent]", ".due", ".score", ".acts", "#table svg.board", "#table .bar"]) {
      const { top, bottom, left, right } = await reader.page.$eval(`sow-play ${part}`, (part) => part.getBoundingClientRect().toJSON());
      assert.ok(top >= 0 && bottom <= 640 && left >= 0 && right <= 360, `${part}: ${top} to ${bottom}, ${left} to ${right}`);
    }
    assert.ok(await reader.page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing is wider than the page");
  },
);

browserTest(
  "a game's page links to the play page, and a board's panel to the play page with its position",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("variants/avalanche/");
    const href = await reader.page.$eval("a.play-it", (link) => /** @type {HTMLAnchorElement} */ (link).href);
    assert.equal(href, reader.host.url("play/?game=avalanche"));
    const id = "v-3";
    const board = reader.board(id);
    await board.press("last");
    await board.settle();
    const position = await board.position();
    await board.openPanel();
    await reader.page.click(`#${id} .panel a.control`);
    await reader.page.waitForSelector("sow-play [name=opponent] option");
    await reader.boardsReady();
    await waitFor(
      reader,
      "there",
      (position) => /** @type {any} */ (document.getElementById("table")).board.position === position,
      position,
    );
    assert.ok(await reader.page.$eval(".analysis", (panel) => panel.checkVisibility()));
  },
);

browserTest("without scripts the play page shows a notice and a board", { javascript: false, only: "chromium" }, async (reader) => {
  await reader.open("play/", { waitForBoards: false });
  const text = await reader.page.evaluate(() => document.querySelector("main")?.innerText ?? "");
  assert.match(text, /Playing here needs JavaScript/);
  assert.equal(
    await reader.page.evaluate(
      () => [...document.querySelectorAll("sow-play :is(button, select, input)")].filter((part) => part.checkVisibility()).length,
    ),
    0,
  );
  assert.equal(
    await reader.page.evaluate(() => [...document.querySelectorAll("sow-play svg.board")].filter((part) => part.checkVisibility()).length),
    1,
  );
});

browserTest(
  "the first move is sown while the engine loads; the next tap is shown at once and played then, and the play page says why",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    let arrive = () => {};
    const held = new Promise((done) => (arrive = () => done(undefined)));
    reader.host.fail("engine.wasm", (_, response) => held.then(() => response.writeHead(302, { location: "engine.wasm?late" }).end()), 1);
    const board = await openPlayPage(reader, "kalah", { N: "1" });
    assert.equal(await turnLine(reader), "Your turn.");
    assert.deepEqual(await board.playable(), [0, 1, 2, 3, 4, 5]);
    await board.clickPit(2);
    await board.settle({ ply: 1 });
    assert.equal(await board.evaluate((root) => /** @type {any} */ (root).board.engine.connection.loaded), false);
    await board.assertShows(play("kalah", ["3"]).position);
    assert.match((await board.sentence()).text, /^You sow four from Pit 3: 4, 5, 6, kalah\. .*you play again\.$/);
    await waitFor(reader, "loading", () => document.querySelector("sow-play .due")?.textContent === "Loading…");
    await board.clickPit(0);
    await board.waitFor("marking the tap", (root) => !!root.querySelector('[data-place="0"].queued'));
    assert.equal((await board.state()).ply, 1);
    arrive();
    await board.waitFor("played", (root) => Number(root.dataset.ply) > 1);
    assert.equal(await board.evaluate((root) => root.querySelectorAll(".queued").length), 0);
    const { moves } = await savedGame(reader);
    assert.deepEqual(moves.slice(0, 2), ["3", "1"]);
  },
);

browserTest(
  "on a game's page the first move needs no engine",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    reader.host.fail("engine.wasm", (_, response) => response.writeHead(503).end());
    for (const [game, place, move] of /** @type {[string, number, string][]} */ ([
      ["kalah", 0, "1"],
      ["oware", 5, "6"],
    ])) {
      await reader.open(`variants/${game}/`);
      const board = reader.board("start-board");
      await board.clickPit(place);
      await board.settle({ ply: 1, mode: "try" });
      await board.assertShows(play(game, [move]).position);
    }
  },
);

browserTest(
  "two people at a table turn the far side's numbers and words with one tap",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const board = await openPlayPage(reader, "kalah");
    await board.playable();
    const turned = () =>
      board.evaluate((root) => {
        const isTurned = (/** @type {Element} */ part) => getComputedStyle(part).rotate === "180deg";
        return {
          counts: [...root.querySelectorAll(".count[data-place]")]
            .filter(isTurned)
            .map((count) => Number(count.getAttribute("data-place"))),
          labels: [...root.querySelectorAll(".labels .label")].filter(isTurned).length,
          words: isTurned(/** @type {Element} */ (document.querySelector("sow-play .head"))),
        };
      });
    assert.deepEqual(await turned(), { counts: [], labels: 0, words: false });
    await press(reader, "Face to face");
    await board.waitFor("turned", (root) => !!root.querySelector(".far"));
    assert.deepEqual(await turned(), { counts: [6, 7, 8, 9, 10, 11, 13], labels: 6, words: false }, "the near player is to move");
    await board.play("1", "S");
    await board.settle({ ply: 1 });
    assert.deepEqual(
      { ...(await turned()), counts: 7 },
      { counts: 7, labels: 6, words: true },
      "whose turn it is, is turned to the player who moves",
    );
    await press(reader, "Face to face");
    await board.waitFor("turned back", (root) => !root.querySelector(".far"));
    assert.deepEqual(await turned(), { counts: [], labels: 0, words: false });
    await setFields(reader, { N: "1" });
    await waitFor(reader, "without the button", () => /** @type {HTMLElement} */ (document.querySelector('[data-act="face"]')).hidden);
  },
);
