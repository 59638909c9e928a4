// What a screen reader announces: one message per ply with the score, and nothing while seeds move.
import assert from "node:assert/strict";
import { play, positions, seedsOf, sentences, lineOf, refusal } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/board.js").Board} Board */

/** What is announced after each ply: what happened, and the score. @param {string[]} moves @param {object} [options] */
function messages(moves, options) {
  const at = positions(play(GAME, moves, options)).slice(1);
  return sentences(GAME, moves, options).map((sentence, k) => {
    const [south, north] = seedsOf(at[k]).slice(-2);
    return `${sentence} Lower ${south}, Upper ${north}.`;
  });
}

/** Records from now on what a screen reader would announce: the text of the board's live regions at each change.
 * @param {Board} board */
const startRecording = (board) =>
  board.evaluate((root) => {
    const w = /** @type {any} */ (window);
    w.heard = [];
    for (const region of root.querySelectorAll('[aria-live], output, [role="status"], [role="log"], [role="alert"]')) {
      new MutationObserver(() => {
        if (region.getAttribute("aria-live") === "off") return;
        w.heard.push(region.textContent?.replace(/\s+/g, " ").trim());
      }).observe(region, { childList: true, characterData: true, subtree: true });
    }
  });

/** The announcements since the last call. @param {Board} board @returns {Promise<string[]>} */
const announced = (board) => /** @type {any} */ (board.evaluate(() => /** @type {any} */ (window).heard.splice(0)));

browserTest("each ply is announced once, after the animation, in autoplay too", {}, async (reader) => {
  await reader.open(PAGE, { unfold: "p-f6" });
  const board = reader.board("p-f6");
  const moves = ["4", "1", "2", "6"];
  const said = messages(moves);
  await board.clickPly(1);
  await board.settle({ ply: 1 });
  await startRecording(board);
  await board.press("forward");
  await board.waitFor("animated", (root) => "busy" in root.dataset);
  assert.deepEqual(await announced(board), [], "no announcement while seeds move");
  await board.settle({ ply: 2 });
  assert.deepEqual(await announced(board), [said[1]]);

  for (const name of ["faster", "faster", "play"]) await board.press(name);
  await board.waitFor("at the end", (root) => root.dataset.ply === "4" && !root.hasAttribute("data-playing"));
  assert.deepEqual(await announced(board), said.slice(2));

  await board.play("3", "N");
  await board.settle({ ply: 5, mode: "try" });
  assert.deepEqual(await announced(board), [messages([...moves, "3"])[4]], "a move of the reader");
  await board.clickPit(5);
  await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
  const [reason, ...more] = await announced(board);
  assert.ok(reason.length > 10 && refusal(GAME, [...moves, "3", "1"]).includes(reason), `the reason of the refusal: ${reason}`);
  assert.deepEqual(more, []);
});

browserTest("the last ply also announces the result", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e4");
  const { moves, options } = lineOf(await board.data());
  assert.equal(play(GAME, moves, options).over, true);
  await startRecording(board);
  for (let ply = 1; ply <= moves.length; ply++) {
    await board.press("forward");
    await board.settle({ ply });
  }
  assert.deepEqual(await announced(board), messages(moves, options));
});

browserTest("by seed autoplay announces only whole plies, and stepping announces each step", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3");
  const {
    states: [, { steps }],
  } = await board.data();
  assert.ok(steps.length > 3);
  await startRecording(board);
  for (const name of ["grain", "faster", "faster", "play"]) await board.press(name);
  await board.waitFor("playing", (root) => root.hasAttribute("data-playing"));
  await board.waitFor("at the end", (root) => !root.hasAttribute("data-playing"));
  assert.equal((await announced(board)).length, 1, "one sentence for the ply");

  await board.press("first");
  await board.settle({ ply: 0 });
  await announced(board);
  /** @type {string[]} */
  const wanted = [];
  let before = "";
  for (const [k, { say }] of steps.entries()) {
    await board.press("forward");
    await board.settle({ ply: 1 });
    assert.equal((await board.state()).step, k + 1);
    if (say && say !== before) wanted.push(say);
    before = say;
  }
  assert.ok(wanted.length > 3);
  const heard = await announced(board);
  assert.ok(heard.at(-1)?.startsWith(String(wanted.at(-1))), "the last step also says the score");
  assert.deepEqual(heard.slice(0, -1), wanted.slice(0, -1));
});

browserTest(
  "labels name a pit's side, number, seeds and legality, and a board's turn and stores",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("p-f3");
    await board.press("forward");
    await board.settle({ ply: 1 });
    const { position, legal } = play(GAME, ["4"]);
    assert.equal(position, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S");
    await board.playable();
    const names = await board.evaluate((root) =>
      [...root.querySelectorAll(".pits [data-place]")].map((place) => place.getAttribute("aria-label")),
    );
    const seeds = ["4 seeds", "4 seeds", "empty", "5 seeds", "5 seeds", "5 seeds"];
    assert.deepEqual(names, [
      ...[1, 2, 3, 4, 5, 6].map((label) => `Upper, Pit ${label}: 4 seeds, cannot be played`),
      "Upper, capture pit: empty",
      "Lower, capture pit: 1 seed",
      ...[6, 5, 4, 3, 2, 1].map(
        (label, k) => `Lower, Pit ${label}: ${seeds[k]}, ${legal.includes(String(label)) ? "can" : "cannot"} be played`,
      ),
    ]);
    assert.equal(
      await board.evaluate((root) => root.querySelector(".pits")?.getAttribute("aria-label")),
      "Board, Lower to play. Lower 1, Upper 0.",
    );
  },
);

browserTest("on pages with several games labels use the words of the board's game", { reducedMotion: true }, async (reader) => {
  const boards = [
    ["play/?game=lane-wise", "table", "North, Cell 12: 6 pebbles", "North, pile: empty"],
    ["learn/wise/", "wise-two", "The other player’s Cell 12: 9 pebbles", "The other player’s pile: 8 pebbles"],
    ["", "first-sowing", "The other player’s Pit 6: 4 seeds", "The other player’s store: empty"],
    ["play/?game=oware", "table", "The computer’s House 6: 4 seeds", "The computer’s store: empty"],
  ];
  for (const [address, id, pit, store] of sample(boards, 3)) {
    await reader.open(address);
    const board = reader.board(id);
    const game = new URLSearchParams(address.split("?")[1]).get("game"); // its file is loaded after the page
    await board.waitFor("ready", (root, game) => !!root.querySelector(".pits .store") && (!game || root.dataset.game === game), game);
    const labels = await board.evaluate((root) =>
      [".spot", ".store"].map((part) =>
        root
          .querySelector(`.pits ${part}`)
          ?.getAttribute("aria-label")
          ?.replace(/, can(not)? be played/, ""),
      ),
    );
    assert.deepEqual(labels, [pit, store], address);
  }
});
