// A board stays where it is, and so does what follows it: at the first move, a refusal, the menu and the end of a game.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { sideToMove } from "./harness/native.js";
import { saveGame } from "./harness/play-page.js";
import { shifts, watchShifts } from "./harness/shifts.js";

/** @typedef {import("./harness/board.js").Board} Board */

/** The boards to try, and an element that follows each. */
const BOARDS = [
  ["variants/kalah/", "", ".how"],
  ["variants/oware/", "", ".how"],
  ["variants/bao-la-kiswahili/", "", ".how"],
  ["play/?game=kalah", "table", ".foot"],
  ["lab/", "lab-board", ".says"],
  ["learn/sowing/", "", "sow-lesson"],
  ["learn/store/", "", "sow-lesson"],
  ["puzzles/", "puzzle", ".collection"],
  ["puzzles/#day-2026-11-29", "puzzle", ".collection"], // its first pit solves it
];

/** Where parts of the page are: tops and heights of the board, its controls and what follows, in the page.
 * @param {Board} board @param {string} next */
const places = (board, next) =>
  board.evaluate((root, next) => {
    const parts = { board: "svg.board", bar: ".bar", more: '[data-do="more"]', moves: ".moves", acts: ".acts" };
    /** @type {Record<string, number[]>} */
    const found = {};
    const add = (/** @type {string} */ name, /** @type {Element|null} */ part) => {
      if (!part?.checkVisibility()) return;
      const { top, height } = part.getBoundingClientRect();
      found[name] = [Math.round(top + scrollY), Math.round(height)];
    };
    for (const [name, selector] of Object.entries(parts)) add(name, root.querySelector(selector));
    add("next", document.querySelector(next));
    add("page", document.body);
    if (!found.board || !found.next) throw new Error("no board, or nothing follows it");
    return found;
  }, next);

/** Clicks a pit that can be played, until it is sown or the direction is asked for. @param {Board} board @param {number} place */
async function choose(board, place) {
  await board.clickPit(place);
  await board.waitFor("played, or asked for the direction", (root) => root.querySelector(".choice") || Number(root.dataset.ply) > 0);
}

/** Plays the first pit that can be played, with the first direction. Reports whether there was a choice. @param {Board} board */
async function playAny(board) {
  const [place] = await board.playable();
  await choose(board, place);
  const asks = await board.evaluate((root) => !!root.querySelector(".choice"));
  if (asks) await board.click(`#${board.id} .choice button`);
  await board.settle();
  return asks;
}

for (const width of [360, 1280]) {
  browserTest(
    `at ${width} px nothing moves at the first move, a refusal and the menu`,
    { width, height: 800, reducedMotion: true, only: "chromium", minutes: 6 },
    async (reader) => {
      let menus = 0;
      for (const [address, id, next] of BOARDS) {
        await reader.open(address);
        if (id === "lab-board") await reader.page.waitForSelector('sow-board[data-game="lab"]');
        const board = reader.board(id || (await reader.boardIds())[0]);
        await board.playable();
        const before = await places(board, next);
        await playAny(board);
        await board.waitFor("at ply 1", (root) => Number(root.dataset.ply) > 0);
        assert.deepEqual(await places(board, next), before, `/${address} after a move`);
        await board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector('.spot[aria-disabled="true"]'))?.click());
        await board.settle();
        assert.deepEqual(await places(board, next), before, `/${address} after a refusal`);
        if (!(await board.canPress("more"))) continue;
        await board.openPanel();
        assert.deepEqual(await places(board, next), before, `/${address} with the menu`);
        const { left, right } = await reader.page.$eval(`#${board.id} .panel`, (menu) => menu.getBoundingClientRect().toJSON());
        assert.ok(left >= 0 && right <= width, `the menu is from ${left} to ${right}`);
        menus++;
      }
      assert.ok(menus >= 5, `${menus} menus`);
    },
  );

  browserTest(
    `at ${width} px nothing moves when a game ends`,
    { width, height: 800, reducedMotion: true, only: "chromium" },
    async (reader) => {
      const start = "0,0,0,0,0,4/0,0,0,0,0,1 24,19 S"; // South ends the game with its last seed
      await saveGame(reader, { game: "kalah", start });
      await reader.open("play/");
      const board = reader.board("table");
      await board.waitFor("opened", (root) => /** @type {any} */ (root).board?.position.startsWith("0,0,0,0,0,4"));
      await board.playable();
      const before = await places(board, ".foot");
      await board.play("6", "S");
      await reader.page.waitForSelector("dialog[open]");
      assert.deepEqual(await places(board, ".foot"), before);
    },
  );

  browserTest(`at ${width} px the choice of a direction covers no pit`, { width, height: 800, reducedMotion: true }, async (reader) => {
    let choices = 0;
    for (const address of ["variants/bao-la-kiswahili/", "variants/bao-la-kujifunza/", "variants/layli-goobalay/"]) {
      await reader.open(address);
      const board = reader.board((await reader.boardIds())[0]);
      for (const place of await board.playable()) {
        await choose(board, place);
        await board.settle();
        const covered = await board.evaluate((root) => {
          const choice = root.querySelector(".choice")?.getBoundingClientRect();
          if (!choice) return;
          return [...root.querySelectorAll(".spot")].filter((pit) => pit.getBoundingClientRect().bottom > choice.top + 1).length;
        });
        if (covered === undefined) break;
        assert.equal(covered, 0, `/${address} ${place}`);
        choices++;
      }
    }
    assert.ok(choices >= 2, `${choices} choices`);
  });
}

browserTest(
  "nothing moves while the play page opens a game of another shape",
  { width: 360, height: 780, only: "chromium" },
  async (reader) => {
    await watchShifts(reader.page);
    for (const game of ["hus", "omweso", "toguz-kumalak"]) {
      await reader.open(`play/?game=${game}`);
      await reader.board("table").waitFor("shown", (root, game) => root.dataset.game === game && !!root.closest("[data-ready]"), game);
      await new Promise((done) => setTimeout(done, 300)); // shifts are reported after a frame
      assert.deepEqual(await shifts(reader.page), [], game);
    }
  },
);

browserTest(
  "below a new board there are whose turn it is and its buttons in one row",
  { width: 360, height: 760, reducedMotion: true },
  async (reader) => {
    await reader.open("variants/kalah/");
    const board = reader.board((await reader.boardIds())[0]);
    assert.equal(await board.evaluate((root) => root.querySelector(".status")?.textContent), "Your turn");
    const buttons = await board.evaluate((root) =>
      [...root.querySelectorAll(".bar button")]
        .filter((button) => button.checkVisibility())
        .map((button) => button.getBoundingClientRect().top),
    );
    assert.equal(buttons.length, 6);
    assert.equal(new Set(buttons).size, 1, "they are in one row");
    assert.equal(sideToMove(await board.position()), "S");
  },
);

browserTest(
  "the menu opens over the page with Share first, by mouse and by keyboard, and closes by Escape and outside",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await reader.open("variants/kalah/");
    const board = reader.board((await reader.boardIds())[0]);
    const isOpen = () => board.evaluate((root) => !!root.querySelector(".panel:popover-open"));
    const expanded = () => board.evaluate((root) => root.querySelector("[data-do=more]")?.getAttribute("aria-expanded"));
    await board.openPanel();
    assert.deepEqual([await isOpen(), await expanded()], [true, "true"]);
    const order = await board.evaluate((root) =>
      [...root.querySelectorAll(".panel button, .panel a")].filter((part) => part.checkVisibility()).map((part) => part.textContent),
    );
    const expected = ["Copy link", "SVG", "Embed", "Set up a position"];
    assert.deepEqual(
      order.filter((text) => expected.includes(text ?? "")),
      expected,
    );
    await page.mouse.click(5, 5);
    assert.deepEqual([await isOpen(), await expanded()], [false, "false"], "a click elsewhere closes it");
    await page.focus(board.button("more"));
    await page.keyboard.press("Enter");
    await board.waitFor("open", (root) => !!root.querySelector(".panel:popover-open"));
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Copy link", "the next tab stop is in the menu");
    await page.keyboard.press("Escape");
    assert.equal(await isOpen(), false);
    assert.ok(await board.evaluate((root) => document.activeElement === root.querySelector("[data-do=more]")), "the focus returns");
    await page.keyboard.press("Enter");
    await board.waitFor("open", (root) => !!root.querySelector(".panel:popover-open"));
    await page.keyboard.press("Escape");
    assert.equal(await isOpen(), false, "Escape on the button closes it");
  },
);
