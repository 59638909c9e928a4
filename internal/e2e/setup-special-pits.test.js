// Setting up closed pits, owned pits and houses.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { clickPlace, give, setUp } from "./harness/set-up.js";

/** @typedef {import("./harness/board.js").Board} Board */

/** Opens a position on the play page, and set-up. @param {import("./harness/browser-test.js").Reader} reader @param {string} game @param {string} position */
async function setUpOnPlayPage(reader, game, position) {
  await reader.open(`play/#sow=1&game=${game}&from=${position.replaceAll(" ", "_")}`);
  const board = reader.board("table");
  await board.waitFor("open", (root, position) => /** @type {any} */ (root).board.position === position, position);
  await setUp(board);
  return board;
}

/** The kinds of special pits on offer and whether they can be chosen, and the one that is chosen. @param {Board} board */
const kinds = (board) =>
  board.evaluate((root) => {
    const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('.panel [name$="-kind"]'));
    return {
      all: [...inputs].map(({ parentElement }) => parentElement?.textContent),
      enabled: [...inputs].every((input) => !input.matches(":disabled")),
      chosen: [...inputs].find(({ checked }) => checked)?.parentElement?.textContent,
    };
  });

/** Chooses a kind. @param {Board} board @param {string} value */
const choose = (board, value) => board.click(`#${board.id} .panel [name$="-kind"][value="${value}"]`);

/** The name of a place in set-up. @param {Board} board @param {number} place */
const nameOf = (board, place) => board.evaluate((root, n) => root.querySelectorAll(".places .spot")[n].getAttribute("aria-label"), place);

browserTest("pits are closed and opened in set-up, and keep no seeds", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await setUpOnPlayPage(reader, "congkak", "7,7,7,7,7,7,7/7,7,7,7,7,0,0 6,8 N closed=6,7");
  await clickPlace(board, 5);
  assert.deepEqual(await kinds(board), { all: ["is in play", "is closed"], enabled: true, chosen: "is closed" });
  assert.equal(await nameOf(board, 5), "South, Hole 6: closed");
  await clickPlace(board, 5);
  assert.equal((await kinds(board)).chosen, "is in play", "a seed opens the pit");
  await clickPlace(board, 12);
  await choose(board, "closed");
  assert.equal((await board.seeds())[12], 0);
  await clickPlace(board, 14);
  assert.equal((await kinds(board)).enabled, false, "a store is never closed");
  await board.click("#table .panel .go");
  await board.settle({ ply: 0 });
  await board.assertShows("7,0,7,7,7,7,7/7,7,7,7,7,1,0 6,8 N closed=7,13");
  const label = await board.evaluate((root) => root.querySelector('.pits [data-place="6"]')?.getAttribute("aria-label"));
  assert.match(label ?? "", /^South, Hole 7: closed/);
});

browserTest(
  "pits are given to a player in set-up and taken back",
  { reducedMotion: true, only: "chromium", width: 320 },
  async (reader) => {
    const board = await setUpOnPlayPage(reader, "toguz-kumalak", "4,0,7,1,12,3,0,2,4/2,0,6,1,3,0,11,4,5 44,53 S north-owns=2");
    await clickPlace(board, 12);
    assert.deepEqual(await kinds(board), {
      all: ["is in play", "is owned by White", "is owned by Black"],
      enabled: true,
      chosen: "is in play",
    });
    await choose(board, "S");
    assert.equal(await nameOf(board, 12), "Black, Hole 4: 3 balls, owned by White");
    assert.equal(await board.evaluate((root) => root.querySelectorAll("svg.board :is(.owned-s, .owned-n)").length), 2);
    await clickPlace(board, 1);
    await choose(board, "");
    await board.click("#table .panel .go");
    await board.settle({ ply: 0 });
    await board.assertShows("4,0,7,1,12,3,0,2,4/2,0,6,1,3,0,11,4,5 44,53 S south-owns=13");
  },
);

browserTest(
  "a house is given only to the player on whose side it is",
  { reducedMotion: true, only: "chromium", width: 320 },
  async (reader) => {
    const rows = "0,0,0,0,0,0,0,0/0,1,2,10,4,4,0,0/2,1,0,0,12,0,0,0/0,0,0,0,0,0,0,0";
    const board = await setUpOnPlayPage(reader, "bao-la-kiswahili", `${rows} 14,14 S north-owns=28 south-owns=12`);
    const offered = () =>
      board.evaluate((root) => {
        const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll('.panel [name$="-kind"]'));
        return [...inputs].filter((input) => !input.matches(":disabled")).map(({ value }) => value);
      });
    await clickPlace(board, 11);
    assert.deepEqual(await offered(), ["", "S"]);
    await choose(board, "");
    await clickPlace(board, 27);
    assert.deepEqual(await offered(), ["", "N"]);
    await clickPlace(board, 10);
    assert.deepEqual(await offered(), [], "no other pit is owned");
    await give(board, 32, 9);
    await board.click("#table .panel .go");
    await board.settle({ ply: 0 });
    await board.assertShows(`${rows} 9,14 S north-owns=28`);
  },
);

browserTest("set-up offers special pits only under rules that have them", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open("sources/pratt-2009/");
  const board = reader.board("x1-played");
  await setUp(board);
  assert.deepEqual((await kinds(board)).all, []);
});
