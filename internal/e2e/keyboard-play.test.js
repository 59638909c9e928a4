// Playing on a board by keyboard: pits and stores, choices of direction, the toolbar.
import assert from "node:assert/strict";
import { assertFocusVisible, focusedButton, focusedPit, openBefore } from "./harness/board-focus.js";
import { browserTest } from "./harness/browser-test.js";
import { hasFocus, pressKeys, tabTo } from "./harness/keyboard.js";
import { play, positions } from "./harness/native.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

browserTest(
  "pits and stores are one tab stop; arrow keys, Home and End move between them; Enter and Space play",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, PAGE, "p-f3");
    await tabTo(reader, "#p-f3 .pits .spot");
    await assertFocusVisible(reader, "a pit");
    assert.equal(await focusedPit(reader), 0);
    for (const [key, place] of /** @type {[string, number][]} */ ([
      ["ArrowRight", 1],
      ["ArrowUp", 10],
      ["ArrowRight", 9],
      ["End", 6],
      ["ArrowRight", 12],
      ["ArrowRight", 12],
      ["ArrowUp", 6],
      ["ArrowDown", 5],
      ["Home", 0],
      ["ArrowLeft", 13],
      ["ArrowDown", 0],
      ["End", 5],
      ["ArrowLeft", 4],
    ])) {
      await pressKeys(reader, key);
      assert.equal(await focusedPit(reader), place, `${key} leads to ${place}`);
      assert.deepEqual(
        await board.evaluate((root) =>
          [...root.querySelectorAll('.pits [tabindex="0"]')].map((pit) => Number(pit.getAttribute("data-place"))),
        ),
        [place],
        "which alone is a stop",
      );
    }

    const { plies } = play(GAME, ["4", "2", "5"]);
    await pressKeys(reader, "ArrowLeft", "ArrowLeft", "Enter");
    await board.settle({ ply: 1, mode: "replay" });
    await board.assertShows(plies[0].position);
    await pressKeys(reader, "ArrowRight", "ArrowRight", "Enter");
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(plies[1].position);
    assert.equal(await focusedPit(reader), 4, "the focus stays where it was");
    await pressKeys(reader, "Enter"); // Lower's pit with Upper to move
    await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
    await pressKeys(reader, "ArrowUp", " ");
    await board.settle({ ply: 3 });
    await board.assertShows(plies[2].position, "the pit across is Upper's 5");
    assert.equal(await focusedPit(reader), 7);
    await pressKeys(reader, "Escape");
    await board.settle({ mode: "replay", ply: 1 });
    await board.assertShows(plies[0].position);
    assert.equal(await focusedPit(reader), 7, "back in the example the focus is where it was");
    await pressKeys(reader, "Escape");
    await board.settle({ mode: "replay", ply: 1 });
  },
);

browserTest(
  "in a choice of direction arrow keys choose, Enter plays, and Escape returns to the pit",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, "variants/leaflet-ethiopian/", "lt-start");
    await tabTo(reader, "#lt-start .pits .spot");
    await pressKeys(reader, "ArrowRight", "Enter");
    await board.page.waitForSelector("#lt-start .choice");
    assert.ok(await hasFocus(reader, "#lt-start .choice button"), "the focus is on a way");
    await pressKeys(reader, "Escape");
    assert.equal(await focusedPit(reader), 1);
    assert.equal((await board.state()).ply, 0);
    await pressKeys(reader, "Enter");
    await board.page.waitForSelector("#lt-start .choice");
    for (let k = 0; k < 2 && !(await hasFocus(reader, '.choice [aria-label^="right"]')); k++) await pressKeys(reader, "ArrowRight");
    await assertFocusVisible(reader, "a way");
    await pressKeys(reader, "Enter");
    await board.settle({ ply: 1 });
    await board.assertShows(play("leaflet-ethiopian", ["2R"]).position);
    assert.equal(await focusedPit(reader), 1, "the focus returns to the pit");
  },
);

browserTest(
  "the toolbar is one tab stop; arrow keys, Home and End move along it, and Enter presses",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, PAGE, "p-f6");
    const all = positions(play(GAME, ["4", "1", "2", "6"]));
    await tabTo(reader, "#p-f6 .bar button");
    assert.equal(await focusedButton(reader), "forward", "the stop is the button that is needed first");
    await assertFocusVisible(reader, "the bar");
    const order = await board.evaluate((root) =>
      [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".bar button"))].map((face) => face.dataset.do ?? ""),
    );
    assert.deepEqual(order, ["first", "back", "play", "forward", "last", "grain", "faster", "more"]);
    for (let k = 1; k <= order.length; k++) {
      await pressKeys(reader, "ArrowRight");
      assert.equal(await focusedButton(reader), order[(order.indexOf("forward") + k) % order.length]);
    }
    for (const [key, name] of [
      ["Home", "first"],
      ["ArrowLeft", "more"],
      ["End", "more"],
      ["ArrowLeft", "faster"],
      ["ArrowLeft", "grain"],
    ]) {
      await pressKeys(reader, key);
      assert.equal(await focusedButton(reader), name, key);
    }
    assert.equal(await board.evaluate((root) => root.querySelectorAll('.bar [tabindex="0"]').length), 1);
    await pressKeys(reader, "Enter");
    assert.equal(await board.evaluate((root) => root.querySelector("[data-do=grain]")?.getAttribute("aria-pressed")), "true");
    await pressKeys(reader, "Enter", "ArrowLeft", "Enter");
    await board.settle({ ply: 4 });
    assert.equal(await focusedButton(reader), "last", "a button that has nothing more to do keeps the focus");
    await pressKeys(reader, "Home", "Enter");
    await board.settle({ ply: 0 });
    assert.equal(await focusedButton(reader), "first");
    await board.assertShows(all[0]);

    await pressKeys(reader, "End", "Enter");
    await reader.page.waitForSelector("#p-f6 .panel");
    await tabTo(reader, "#p-f6 .panel *");
    await pressKeys(reader, "Escape");
    assert.equal(await board.evaluate((root) => root.querySelectorAll(".panel").length), 0);
    assert.equal(await focusedButton(reader), "more", "a panel that is closed gives the focus back");
  },
);
