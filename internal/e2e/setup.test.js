// Setting up a position and playing from it.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play, refusal, seedsOf, sideToMove } from "./harness/native.js";
import { clickPlace, give, setUp } from "./harness/set-up.js";

const PAGE = "sources/pratt-2009/"; // a short page
const GAME = "pratt-egyptian";

/** An example of the page: it starts from this position and plays 2, then 5. */
const BOARD = "x1-played";
const from = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";

/** @typedef {import("./harness/board.js").Board} Board */

/** The running count. @param {Board} board */
const count = (board) => board.evaluate((root) => root.querySelector(".panel .tools output")?.textContent);

/** Sets up a position. @param {Board} board @param {string} position */
async function arrange(board, position) {
  for (const [place, n] of seedsOf(position).entries()) if ((await board.seeds())[place] !== n) await give(board, place, n);
  await board.click(`#${board.id} .panel .choose label:nth-of-type(${sideToMove(position) === "S" ? 1 : 2}) input`);
}

browserTest("set-up counts seeds, and a game from the position agrees with the engine", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.press("forward");
  await board.settle({ ply: 1 });
  await setUp(board);
  assert.equal(await count(board), "48 of 48 seeds");
  assert.deepEqual(await board.seeds(), seedsOf(play(GAME, ["2"], { from }).position), "it begins with what is shown");
  assert.equal(
    await board.evaluate(
      (root) =>
        [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".pits, .bar, .moves, .say"))].filter((part) =>
          part.checkVisibility(),
        ).length,
    ),
    0,
    "nothing can be played meanwhile",
  );

  await board.pressTool("Remove all seeds");
  assert.equal(await count(board), "0 of 48 seeds");
  await clickPlace(board, 3);
  await clickPlace(board, 3);
  await clickPlace(board, 3);
  assert.deepEqual(
    [await count(board), (await board.seeds())[3]],
    ["2 of 48 seeds", 2],
    "the first click chooses, each further one adds a seed",
  );
  for (const [name, n] of /** @type {[string, number][]} */ ([
    ["Add a seed", 3],
    ["Remove a seed", 2],
    ["Remove a seed", 1],
  ])) {
    await board.click(`#${BOARD} .panel [aria-label="${name}"]`);
    assert.deepEqual([await count(board), (await board.seeds())[3]], [`${n} of 48 seeds`, n], name);
  }
  await board.pressTool("Start position");
  assert.deepEqual([await count(board), await board.seeds()], ["48 of 48 seeds", seedsOf(play(GAME, []).start)]);

  const position = "4,4,4,4,4,4/4,4,4,4,0,0 5,3 N";
  await arrange(board, position);
  assert.equal(await count(board), "48 of 48 seeds");
  await board.click(`#${BOARD} .panel .go`);
  await board.settle({ ply: 0, mode: "try" });
  await board.assertShows(position);
  const { legal } = play(GAME, [], { from: position });
  assert.deepEqual(
    await board.playable(),
    (await Promise.all(legal.map((move) => board.pit(move, "N")))).sort((a, b) => a - b),
  );
  const moves = [legal[0]];
  for (let k = 1; k <= 2; k++) {
    const { position: before } = play(GAME, moves.slice(0, k - 1), { from: position });
    await board.play(moves[k - 1], sideToMove(before));
    await board.settle({ ply: k });
    const native = play(GAME, moves, { from: position });
    await board.assertShows(native.position, `after ${moves.join(" ")}`);
    moves.push(native.legal[0]);
  }
  await board.press("book");
  await board.settle({ mode: "replay" });
  await board.press("last");
  await board.settle({ ply: 2 });
  await board.assertShows(play(GAME, ["2", "5"], { from }).position, "the example is unchanged");
});

browserTest(
  "set-up brings the board into view on a phone",
  { reducedMotion: true, width: 360, height: 780, only: "chromium" },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board(BOARD);
    await board.openPanel();
    await board.evaluate((root) =>
      [...root.querySelectorAll(".panel button")].find((button) => button.textContent === "Set up a position")?.scrollIntoView(),
    );
    await board.pressTool("Set up a position");
    await board.page.waitForSelector(`#${BOARD} .places .spot`, { visible: true });
    await board.waitFor("in view", (root) => {
      const { top, bottom } = /** @type {Element} */ (root.querySelector("svg.board")).getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    const { left, right } = await board.evaluate((root) => {
      const counts = [...root.querySelectorAll("svg.board .count")]
        .map((count) => count.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      return { left: Math.min(...counts.map(({ left }) => left)), right: Math.max(...counts.map(({ right }) => right)) };
    });
    assert.ok(left >= 8 && right <= 352, `the counts of the stores keep off the edge: ${left} to ${right}`);
  },
);

browserTest("cancelling set-up, by button or Escape, changes nothing", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await board.press("forward");
  await board.settle({ ply: 1 });
  await board.play("3", "S");
  await board.settle({ ply: 2, mode: "try" });
  await reader.page.waitForFunction(() => location.hash.includes("moves=2.3&"), { polling: 20 });
  const all = async () => ({
    state: await board.state(),
    position: await board.position(),
    seeds: await board.seeds(),
    said: await board.sentence(),
    address: reader.page.url(),
    marks: await board.evaluate((root) =>
      [...root.querySelectorAll("svg.board .marks > *, svg.board .turn")].map((mark) => mark.outerHTML),
    ),
    moves: await board.evaluate((root) =>
      [...root.querySelectorAll(".moves button")].map((chip) => [chip.textContent, chip.getAttribute("aria-current")]),
    ),
  });
  const before = await all();
  assert.deepEqual(before.seeds, seedsOf(play(GAME, ["2", "3"], { from }).position));
  assert.ok(before.marks.length > 2);
  for (const cancel of [() => board.pressTool("Cancel"), () => reader.page.keyboard.press("Escape")]) {
    await setUp(board);
    await give(board, 2, 17);
    await give(board, 13, 0);
    await board.click(`#${BOARD} .panel .choose label:nth-of-type(2) input`);
    assert.equal((await board.seeds())[2], 17);
    await cancel();
    await board.waitFor("cancelled", (root) => !root.querySelector(".places"));
    assert.deepEqual(await all(), before);
  }
  const [next] = play(GAME, ["2", "3"], { from }).legal;
  await board.play(next, sideToMove(before.position));
  await board.settle({ ply: 3 });
  await board.assertShows(play(GAME, ["2", "3", next], { from }).position, "the line continues");
});

browserTest(
  "set-up counts missing and extra seeds, and explains positions that the engine rejects",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board(BOARD);
    await setUp(board);
    await give(board, 0, 3);
    assert.equal(await count(board), "47 of 48 seeds");
    await give(board, 0, 900);
    assert.equal(await count(board), "944 of 48 seeds");
    await board.click(`#${BOARD} .panel .go`);
    await board.waitFor("told", (root) => !!root.querySelector(".panel .told")?.textContent);
    const message = String(await board.evaluate((root) => root.querySelector(".panel .told")?.textContent));
    assert.match(message, /900.* too many.* 255 seeds/);
    const why = refusal(GAME, [], { from: from.replace("/4", "/900") });
    assert.ok(why.toLowerCase().includes(message.toLowerCase().replace(/\.$/, "")), `${message}, the engine: ${why}`);
    assert.deepEqual(await board.state(), { mode: "replay", ply: 0, step: 0 }, "the board is not moved");

    await give(board, 0, 5);
    assert.equal(
      await board.evaluate((root) => root.querySelector(".panel .told")?.textContent),
      "",
      "what was wrong is not said any longer",
    );
    assert.equal(await count(board), "49 of 48 seeds");
    await board.click(`#${BOARD} .panel .go`);
    await board.settle({ ply: 0, mode: "try" });
    await board.assertShows(from.replace("/4", "/5"), "more seeds than the game has are allowed");
    assert.equal(await board.evaluate((root) => root.querySelectorAll(".places").length), 0);
  },
);

browserTest("a position can be set up by keyboard", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board(BOARD);
  await setUp(board);
  const at = () =>
    board.evaluate((root) => [...root.querySelectorAll(".places .spot")].indexOf(/** @type {Element} */ (document.activeElement)));
  await board.waitFor("ready", (root) => !!root.querySelector(".places")?.contains(document.activeElement));
  assert.equal(await at(), 0);
  for (const [key, place] of /** @type {[string, number][]} */ ([
    ["ArrowRight", 1],
    ["ArrowUp", 10],
    ["ArrowLeft", 11],
    ["ArrowLeft", 13],
    ["ArrowRight", 0],
  ])) {
    await reader.page.keyboard.press(/** @type {any} */ (key));
    assert.equal(await at(), place, key);
  }
  await reader.page.keyboard.type("0");
  await reader.page.keyboard.press("ArrowLeft");
  await reader.page.keyboard.type("12");
  await reader.page.keyboard.press("-");
  assert.deepEqual(await board.seeds(), seedsOf("4,4,5,5,5,5/0,4,0,5,5,0 2,11 N"));
  assert.equal(await count(board), "55 of 48 seeds");
  for (let k = 0; k < 20 && !(await board.evaluate((root) => document.activeElement === root.querySelector(".panel .go"))); k++)
    await reader.page.keyboard.press("Tab");
  await reader.page.keyboard.press("Enter");
  await board.settle({ ply: 0, mode: "try" });
  await board.assertShows("4,4,5,5,5,5/0,4,0,5,5,0 2,11 N");
  assert.ok(await board.evaluate((root) => root.contains(document.activeElement)), "the focus is in the board");
});
