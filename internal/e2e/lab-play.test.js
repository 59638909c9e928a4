// Playing in the lab: the board follows the rules, seeds laid out by a player, the computer.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { late } from "./harness/host.js";
import { chosen, clickValue, openLab } from "./harness/lab-page.js";
import { play } from "./harness/native.js";
import { waitFor } from "./harness/wait.js";

browserTest("boards follow the rules on pits and stores, and can be played", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  const board = await openLab(reader);
  await clickValue(reader, "pits", "1");
  await waitFor(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
  await board.assertShows("4,4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 S");
  await board.play("4", "S");
  await board.settle({ ply: 1 });
  await board.assertShows("4,4,4,4,4,4,4/4,4,4,0,5,5,5 1,0 N");
  await clickValue(reader, "stores", "none");
  await waitFor(reader, "no stores", () => document.querySelector("sow-lab svg.board[data-piles]"));
  assert.equal(await chosen(reader, "last-in-store"), "ends");
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await board.assertShows("4,4,4,5,5,5,5/4,4,4,4,4,4,0 0,0 N");
  for (const n of ["64", "1"]) {
    await page.$eval(
      '.rule[data-key="pits"] input',
      (field, n) => {
        /** @type {HTMLInputElement} */ (field).value = n;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
      n,
    );
    if (n === "64") {
      await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="pits"] .why button'));
      await page.click('.rule[data-key="pits"] .why button');
    }
    await waitFor(reader, `${n} pits`, (n) => document.querySelectorAll("sow-lab .spot").length === 2 * Number(n), n);
    assert.equal((await board.seeds()).length, 2 * Number(n) + 2);
    const width = await page.$eval("sow-lab .spot", (spot) => spot.getBoundingClientRect().width);
    assert.ok(width >= 43.9, `with ${n} pits a side one is ${width} px wide`);
  }
});

browserTest("a move made while the engine loads stays when it arrives", { reducedMotion: true, only: "chromium" }, async (reader) => {
  reader.host.fail("engine.wasm", late("engine.wasm", 3000), 1);
  await reader.open("lab/");
  const printed = reader.board("lab-board");
  await printed.play("3", "S");
  await printed.settle({ ply: 1 });
  const position = await printed.position();
  await waitFor(reader, "the lab’s board", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
  await reader.board("lab-board").settle({ ply: 1 });
  await reader.board("lab-board").assertShows(position);
});

browserTest(
  "where a player lays out the seeds the lab places them at random",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const board = await openLab(reader, "lab/?game=lane-wise");
    const one = await board.seeds();
    assert.equal(
      one.reduce((sum, n) => sum + n),
      72,
    );
    await reader.page.click(".laid button");
    await waitFor(
      reader,
      "another lot",
      (before) => String([...document.querySelectorAll("sow-lab svg.board .count")].map((count) => Number(count.textContent))) !== before,
      String(one),
    );
    assert.equal(
      (await board.seeds()).reduce((sum, n) => sum + n),
      72,
    );
  },
);

browserTest("the computer replies by the chosen rules", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openLab(reader);
  await reader.page.select("sow-lab [name=rival]", "2");
  await board.play("3", "S");
  await board.waitFor("answered", (root) => Number(root.dataset.ply) === 2);
  const { plies } = play("pratt-basic", await board.evaluate((root) => /** @type {any} */ (root).board.where.moves));
  assert.deepEqual(
    plies.map(({ player }) => player),
    ["S", "N"],
  );
});
