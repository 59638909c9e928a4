// What is read aloud: one sentence a ply, in the engine's words, and nothing while seeds travel.
import assert from "node:assert/strict";
import { play, sentences, told, wrong } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/board.js").Board} Board */

/** Writes down what a screen reader is told from now on: the text of each live region of the board, every time it changes while
 * it is live, without the names of the clauses. @param {Board} board */
const hear = (board) => board.ask((root) => {
  const w = /** @type {any} */ (window);
  w.heard = [];
  for (const region of root.querySelectorAll('[aria-live], output, [role="status"], [role="log"], [role="alert"]')) {
    new MutationObserver(() => {
      if (region.getAttribute("aria-live") === "off") return;
      const text = /** @type {Element} */ (region.cloneNode(true));
      for (const clause of text.querySelectorAll(".clause")) clause.remove();
      w.heard.push(text.textContent?.replace(/\s+/g, " ").trim());
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
});

/** What was told since it was asked last. @param {Board} board @returns {Promise<string[]>} */
const heard = (board) => /** @type {any} */ (board.ask(() => /** @type {any} */ (window).heard.splice(0)));

promise("a ply says one sentence, the engine's, when its seeds have come to rest; so does every ply that plays by itself", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  const moves = ["4", "1", "2", "6"];
  const said = sentences(GAME, moves);
  await hear(board);
  await board.press("forward");
  await board.until("on the way", (root) => "busy" in root.dataset);
  assert.deepEqual(await heard(board), [], "nothing is said while seeds travel");
  await board.rest({ ply: 1 });
  assert.deepEqual(await heard(board), [said[0]]);

  for (const name of ["faster", "faster", "play"]) await board.press(name);
  await board.until("at the end", (root) => root.dataset.ply === "4" && !root.hasAttribute("data-playing"));
  assert.deepEqual(await heard(board), said.slice(1));

  await board.play("3", "N");
  await board.rest({ ply: 5, mode: "try" });
  assert.deepEqual(await heard(board), [sentences(GAME, [...moves, "3"])[4]], "a move of the reader's own too");
  await board.touch(5);
  await board.until("refused", (root) => !!root.querySelector(".say.refused"));
  const [reason, ...more] = await heard(board);
  assert.ok(reason.length > 10 && wrong(GAME, [...moves, "3", "1"]).includes(reason), `why a pit may not be played: ${reason}`);
  assert.deepEqual(more, []);
});

promise("how a game ends is said with the ply that ends it", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e4");
  const { moves, options } = told(await board.line());
  assert.equal(play(GAME, moves, options).over, true);
  await hear(board);
  for (let ply = 1; ply <= moves.length; ply++) {
    await board.press("forward");
    await board.rest({ ply });
  }
  assert.deepEqual(await heard(board), sentences(GAME, moves, options));
});

promise("by seed nothing is said by itself but the end of a ply; each step is said to one who asks for it", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3");
  const { states: [, { steps }] } = await board.line();
  assert.ok(steps.length > 3);
  await hear(board);
  for (const name of ["grain", "faster", "faster", "play"]) await board.press(name);
  await board.until("playing", (root) => root.hasAttribute("data-playing"));
  await board.until("at the end", (root) => !root.hasAttribute("data-playing"));
  assert.equal((await heard(board)).length, 1, "one sentence for the ply");

  await board.press("first");
  await board.rest({ ply: 0 });
  await heard(board);
  /** @type {string[]} */
  const wanted = [];
  let before = "";
  for (const [k, { say }] of steps.entries()) {
    await board.press("forward");
    await board.rest({ ply: 1 });
    assert.equal((await board.state()).step, k + 1);
    if (say && say !== before) wanted.push(say);
    before = say;
  }
  assert.ok(wanted.length > 3);
  assert.deepEqual(await heard(board), wanted);
});

promise("every pit is called by its side, its number, its seeds and whether it can be played; the board by whose turn it is and the stores", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.press("forward");
  await board.rest({ ply: 1 });
  const { position, legal } = play(GAME, ["4"]);
  assert.equal(position, "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S");
  await board.playable();
  const names = await board.ask((root) => [...root.querySelectorAll(".pits .spot")].map((pit) => pit.getAttribute("aria-label")));
  const seeds = ["4 seeds", "4 seeds", "empty", "5 seeds", "5 seeds", "5 seeds"];
  assert.deepEqual(names, [
    ...[1, 2, 3, 4, 5, 6].map((label) => `Upper's pit ${label}, 4 seeds, cannot be played`),
    ...[6, 5, 4, 3, 2, 1].map((label, k) => `Lower's pit ${label}, ${seeds[k]}, ${legal.includes(String(label)) ? "can" : "cannot"} be played`),
  ]);
  assert.equal(await board.ask((root) => root.querySelector(".pits")?.getAttribute("aria-label")), "Board, Lower to play; Lower's capture pit 1, Upper's 0");
});
