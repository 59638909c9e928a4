// Using boards by keyboard alone.
import assert from "node:assert/strict";
import { play, positions, sentences } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { hasFocus } from "./harness/keyboard.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Presses a key. @param {Reader} reader @param {string[]} keys */
async function press({ page }, ...keys) {
  for (const key of keys) await page.keyboard.press(/** @type {any} */ (key));
}

/** Presses Tab, or Shift+Tab, until the focused element matches a selector; returns how often.
 * @param {Reader} reader @param {string} selector @param {"forward"|"back"} [direction] */
async function tab(reader, selector, direction = "forward") {
  for (let k = 1; k <= 60; k++) {
    if (direction === "back") await reader.page.keyboard.down("Shift");
    await press(reader, "Tab");
    if (direction === "back") await reader.page.keyboard.up("Shift");
    if (await hasFocus(reader, selector)) return k;
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Opens the page with the focus on an element just before the board.
 * @param {Reader} reader @param {string} id @param {string} [address] */
async function openBefore(reader, id, address = PAGE) {
  await reader.open(address, { unfold: id });
  await reader.board(id).evaluate((root) => {
    const start = document.createElement("a");
    start.href = "#";
    root.before(start);
    start.focus();
    start.addEventListener("blur", () => start.remove());
  });
  return reader.board(id);
}

/** The pit that has the focus, -1 when none has. @param {Reader} reader */
const focus = ({ page }) =>
  page.evaluate(() =>
    Number(/** @type {HTMLElement} */ (document.activeElement)?.closest(".pits [data-place]")?.getAttribute("data-place") ?? -1),
  );

/** The command of the focused toolbar button. @param {Reader} reader */
const button = ({ page }) =>
  page.evaluate(
    () =>
      document.activeElement?.closest(".bar")?.contains(document.activeElement) &&
      /** @type {HTMLElement} */ (document.activeElement).dataset.do,
  );

/** Asserts that the focused element looks different without focus.
 * @param {Reader} reader @param {string} what */
async function assertFocusVisible({ page }, what) {
  const clip = await page.evaluate(() => {
    const { x, y, width, height } = /** @type {Element} */ (document.activeElement).getBoundingClientRect();
    return { x: x + scrollX - 8, y: y + scrollY - 8, width: width + 16, height: height + 16 };
  });
  const picture = () => page.screenshot({ clip, captureBeyondViewport: true, encoding: "base64" });
  const focused = await picture();
  const element = await page.evaluateHandle(() => /** @type {HTMLElement} */ (document.activeElement));
  await element.evaluate((element) => element.blur());
  const without = await picture();
  await element.evaluate((element) => element.focus(/** @type {FocusOptions} */ ({ preventScroll: true, focusVisible: true })));
  const different = await page.evaluate(
    async (...pictures) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))]));
          const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
            new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")
          );
          context.drawImage(bitmap, 0, 0);
          return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      let count = 0;
      for (let k = 0; k < a.length; k += 4) if ([0, 1, 2].some((c) => Math.abs(a[k + c] - b[k + c]) > 60)) count++;
      return count;
    },
    focused,
    without,
  );
  assert.ok(different > 100, `the focus on ${what} is seen: ${different} pixels`);
}

browserTest(
  "pits and stores are one tab stop; arrow keys, Home and End move between them; Enter and Space play",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, "p-f3");
    await tab(reader, "#p-f3 .pits .spot");
    await assertFocusVisible(reader, "a pit");
    assert.equal(await focus(reader), 0);
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
      await press(reader, key);
      assert.equal(await focus(reader), place, `${key} leads to ${place}`);
      assert.deepEqual(
        await board.evaluate((root) =>
          [...root.querySelectorAll('.pits [tabindex="0"]')].map((pit) => Number(pit.getAttribute("data-place"))),
        ),
        [place],
        "which alone is a stop",
      );
    }

    const { plies } = play(GAME, ["4", "2", "5"]);
    await press(reader, "ArrowLeft", "ArrowLeft", "Enter");
    await board.settle({ ply: 1, mode: "replay" });
    await board.assertShows(plies[0].position);
    await press(reader, "ArrowRight", "ArrowRight", "Enter");
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(plies[1].position);
    assert.equal(await focus(reader), 4, "the focus stays where it was");
    await press(reader, "Enter"); // Lower's pit with Upper to move
    await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
    await press(reader, "ArrowUp", " ");
    await board.settle({ ply: 3 });
    await board.assertShows(plies[2].position, "the pit across is Upper's 5");
    assert.equal(await focus(reader), 7);
    await press(reader, "Escape");
    await board.settle({ mode: "replay", ply: 1 });
    await board.assertShows(plies[0].position);
    assert.equal(await focus(reader), 7, "back in the example the focus is where it was");
    await press(reader, "Escape");
    await board.settle({ mode: "replay", ply: 1 });
  },
);

browserTest(
  "in a choice of direction arrow keys choose, Enter plays, and Escape returns to the pit",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, "lt-start", "variants/leaflet-ethiopian/");
    await tab(reader, "#lt-start .pits .spot");
    await press(reader, "ArrowRight", "Enter");
    await board.page.waitForSelector("#lt-start .choice");
    assert.ok(await hasFocus(reader, "#lt-start .choice button"), "the focus is on a way");
    await press(reader, "Escape");
    assert.equal(await focus(reader), 1);
    assert.equal((await board.state()).ply, 0);
    await press(reader, "Enter");
    await board.page.waitForSelector("#lt-start .choice");
    for (let k = 0; k < 2 && !(await hasFocus(reader, '.choice [aria-label^="right"]')); k++) await press(reader, "ArrowRight");
    await assertFocusVisible(reader, "a way");
    await press(reader, "Enter");
    await board.settle({ ply: 1 });
    await board.assertShows(play("leaflet-ethiopian", ["2R"]).position);
    assert.equal(await focus(reader), 1, "the focus returns to the pit");
  },
);

browserTest(
  "the toolbar is one tab stop; arrow keys, Home and End move along it, and Enter presses",
  { reducedMotion: true },
  async (reader) => {
    const board = await openBefore(reader, "p-f6");
    const all = positions(play(GAME, ["4", "1", "2", "6"]));
    await tab(reader, "#p-f6 .bar button");
    assert.equal(await button(reader), "forward", "the stop is the button that is needed first");
    await assertFocusVisible(reader, "the bar");
    const order = await board.evaluate((root) =>
      [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".bar button"))].map((face) => face.dataset.do ?? ""),
    );
    assert.deepEqual(order, ["first", "back", "play", "forward", "last", "grain", "faster", "more"]);
    for (let k = 1; k <= order.length; k++) {
      await press(reader, "ArrowRight");
      assert.equal(await button(reader), order[(order.indexOf("forward") + k) % order.length]);
    }
    for (const [key, name] of [
      ["Home", "first"],
      ["ArrowLeft", "more"],
      ["End", "more"],
      ["ArrowLeft", "faster"],
      ["ArrowLeft", "grain"],
    ]) {
      await press(reader, key);
      assert.equal(await button(reader), name, key);
    }
    assert.equal(await board.evaluate((root) => root.querySelectorAll('.bar [tabindex="0"]').length), 1);
    await press(reader, "Enter");
    assert.equal(await board.evaluate((root) => root.querySelector("[data-do=grain]")?.getAttribute("aria-pressed")), "true");
    await press(reader, "Enter", "ArrowLeft", "Enter");
    await board.settle({ ply: 4 });
    assert.equal(await button(reader), "last", "a button that has nothing more to do keeps the focus");
    await press(reader, "Home", "Enter");
    await board.settle({ ply: 0 });
    assert.equal(await button(reader), "first");
    await board.assertShows(all[0]);

    await press(reader, "End", "Enter");
    await reader.page.waitForSelector("#p-f6 .panel");
    await tab(reader, "#p-f6 .panel *");
    await press(reader, "Escape");
    assert.equal(await board.evaluate((root) => root.querySelectorAll(".panel").length), 0);
    assert.equal(await button(reader), "more", "a panel that is closed gives the focus back");
  },
);

browserTest("shortcuts work inside a board, but not in its text field", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, "p-f6");
  const all = positions(play(GAME, ["4", "1", "2", "6"]));
  await tab(reader, "#p-f6 .pits .spot");
  for (const [key, ply] of /** @type {[string, number][]} */ ([
    [".", 1],
    [".", 2],
    [",", 1],
    [">", 4],
    ["<", 0],
  ])) {
    await press(reader, key);
    await board.settle({ ply });
    await board.assertShows(all[ply], key);
  }
  const pressed = () => board.evaluate((root) => root.querySelector("[data-do=grain]")?.getAttribute("aria-pressed"));
  await press(reader, "s", ".", ".");
  await board.settle({ ply: 1 });
  assert.deepEqual([await pressed(), (await board.state()).step], ["true", 2]);
  await press(reader, "s");
  assert.equal(await pressed(), "false");
  await press(reader, "p");
  await board.waitFor("playing", (root) => root.hasAttribute("data-playing"));
  await press(reader, "p");
  await board.waitFor("at rest", (root) => !root.hasAttribute("data-playing"));
  await press(reader, "<");
  await board.settle({ ply: 0 });
  const left = () =>
    board.evaluate(
      (root) =>
        /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft <
        /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
    );
  assert.equal(await left(), true);
  await press(reader, "f");
  await board.waitFor(
    "turned",
    (root) =>
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft >
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
  );
  assert.equal(await focus(reader), 0, "turned, the focus is on the same pit");
  await press(reader, "f");
  await board.waitFor(
    "turned back",
    (root) =>
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="0"]')).offsetLeft <
      /** @type {HTMLElement} */ (root.querySelector('.pits [data-place="5"]')).offsetLeft,
  );

  await board.openPanel();
  await board.click("#p-f6 .paste input");
  await press(reader, ".", "p", "s", ">");
  assert.deepEqual(await board.evaluate((root) => /** @type {HTMLInputElement} */ (root.querySelector(".paste input")).value), ".ps>");
  assert.deepEqual([await board.state(), await pressed()], [{ mode: "replay", ply: 0, step: 0 }, "false"]);
});

browserTest("shortcuts do nothing outside boards", { reducedMotion: true, height: 500 }, async (reader) => {
  await reader.open(PAGE);
  await press(reader, "ArrowRight", ".", ">", "s", "f", "ArrowDown");
  await reader.page.waitForFunction(() => scrollY > 0, { polling: 20 });
  const states = await reader.page.$$eval("sow-board[data-ply]", (all) =>
    all.map((root) => /** @type {HTMLElement} */ (root).dataset).map(({ mode, ply, show }) => ({ mode, ply, show })),
  );
  assert.ok(states.length >= 8, `${states.length} boards`);
  for (const { mode, ply, show } of states) assert.deepEqual({ mode, ply }, { mode: "replay", ply: show });
  const board = reader.board("p-f3");
  await board.press("forward");
  await board.settle({ ply: 1 });
  const top = await reader.page.evaluate(() => scrollY);
  await press(reader, "ArrowRight");
  assert.deepEqual([await button(reader), (await board.state()).ply], ["last", 1], "in a bar they go along the bar");
  assert.equal(await reader.page.evaluate(() => scrollY), top);
});

browserTest("removing the focused element moves the focus within the board", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, "p-f3");
  const inside = async (/** @type {string} */ what) =>
    assert.ok(await board.evaluate((root) => root.contains(document.activeElement)), `${what}: the focus is in the board`);
  const own = async () => {
    await board.press("first");
    await board.settle({ ply: 0 });
    for (const [k, [move, side]] of [
      ["3", "S"],
      ["1", "N"],
      ["2", "S"],
      ["3", "N"],
      ["1", "S"],
      ["2", "N"],
    ].entries()) {
      await board.play(move, side);
      await board.settle({ ply: k + 1, mode: "try" });
    }
  };
  await own();
  await board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector("[data-do=book]")).focus());
  await press(reader, "Enter");
  await board.settle({ mode: "replay" });
  await inside("the way back, which is gone with it");
  await own();
  await board.clickPly(6);
  await press(reader, "Escape");
  await board.settle({ mode: "replay" });
  await inside("a removed ply of the reader's line");
  await board.page.keyboard.press("Tab");
  await inside("Tab continues from there");
  await board.openPanel();
  await board.pressTool("Set up a position");
  await reader.page.waitForSelector("#p-f3 .places");
  await inside("the button that sets up");
  await press(reader, "Escape");
  await inside("a position that is set up");
  await board.press("more");
  await board.press("more");
  await inside("the panel");
});

browserTest("Tab passes through a board in few stops, forward and back", { reducedMotion: true }, async (reader) => {
  const board = await openBefore(reader, "p-f6");
  await board.evaluate((root) => {
    const end = document.createElement("button");
    end.id = "after";
    root.after(end);
  });
  const moves = 5; // the start and four plies
  const caption = await board.evaluate((root) => root.querySelectorAll("figcaption a").length);
  const stops = await tab(reader, "#after");
  assert.equal(stops, caption + 1 + 1 + moves + 1, "tab stops: clauses, pits, toolbar, list of moves");
  await tab(reader, "#p-f6 .pits .spot", "back");
  await press(reader, ".");
  await board.settle({ ply: 1 });
  assert.ok((await board.sentence()).text.includes(sentences(GAME, ["4"])[0]));
  await press(reader, ",");
  await board.settle({ ply: 0 });
  assert.equal(await tab(reader, "#after"), 1 + moves + 1, "from the pits on");
});

browserTest("the mark of a clause in a caption has a focus ring as high as its sign", { only: "chromium" }, async (reader) => {
  await openBefore(reader, "p-f1");
  await tab(reader, "#p-f1 figcaption .clause");
  const height = await reader.page.evaluate(() => /** @type {Element} */ (document.activeElement).getBoundingClientRect().height);
  assert.ok(height >= 16, `${height} px`);
});
