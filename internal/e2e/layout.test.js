// Narrow pages, zoomed pages, pages with many boards.
import assert from "node:assert/strict";
import { play, lineOf, sideToMove } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { NO_OVERFLOW, overflow } from "./harness/overflow.js";
import { runsAll, sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** Returns the controls of a board smaller than 44 px. A radio button counts with its label. A store in set-up may be narrower, because
 * it is twice as long.
 * @param {import("./harness/board.js").Board} board */
async function smallTargets(board) {
  const all = await board.evaluate((root) =>
    [...root.querySelectorAll("button, input, summary")]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { width, height } = (part.closest("label") ?? part).getBoundingClientRect();
        const isLongStore = !!part.closest(".places") && width > 32 && height > 88;
        return {
          isLongStore,
          name: part.getAttribute("aria-label") ?? part.textContent,
          width: Math.round(width * 10) / 10,
          height: Math.round(height * 10) / 10,
        };
      }),
  );
  assert.ok(all.length >= 20, `${all.length} parts`);
  return all.filter(({ isLongStore, width, height }) => !isLongStore && (width < 43.9 || height < 43.9));
}

browserTest(
  "at 320 px every pit and button of a board, its panel and set-up measures 44 px",
  { width: 320, height: 640, reducedMotion: true },
  async (reader) => {
    const boards = [
      [PAGE, "p-f3"],
      ["variants/lane-ignorant/", "li-gifts"],
      ["variants/leaflet-ethiopian/", "lt-start"],
    ];
    for (const [address, id] of sample(boards, 2)) {
      await reader.open(address);
      const board = reader.board(id);
      if (await board.canPress("forward")) await board.press("forward");
      await board.settle();
      const [place] = await board.playable();
      await board.clickPit(place);
      await board.settle();
      await board.openPanel();
      assert.deepEqual(await smallTargets(board), [], id);
      await board.pressTool("Set up a position");
      await reader.page.waitForSelector(`#${id} .places`);
      assert.deepEqual(await smallTargets(board), [], `${id} being set up`);
      assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
    }
  },
);

const zooms = Object.entries({
  "at 400 %, a window of 1280 by 1024 px": { width: 320, height: 256 },
  "with text of 200 %": { width: 1280, height: 900, largeText: true },
  "on a phone with text of 200 %": { width: 390, height: 800, largeText: true },
});
for (const [what, { width, height, largeText = false }] of sample(zooms, 2)) {
  browserTest(
    `${what}: nothing overflows or covers a board, and it steps and plays`,
    { width, height, largeText, reducedMotion: true },
    async (reader) => {
      await reader.open(PAGE, { unfold: runsAll || !largeText });
      assert.equal(await reader.page.evaluate(() => getComputedStyle(document.documentElement).fontSize), largeText ? "36px" : "18px");
      const board = reader.board("p-f3");
      await board.press("forward");
      await board.settle({ ply: 1 });
      await board.play("2", "S");
      await board.settle({ ply: 2, mode: "try" });
      await board.assertShows(play(GAME, ["4", "2"]).position);
      await board.press("book");
      await board.settle({ ply: 1, mode: "replay" });
      await board.clickPly(0);
      await board.settle({ ply: 0 });
      const coveredParts = (/** @type {HTMLElement} */ root, /** @type {string} */ parts) =>
        [...root.querySelectorAll(parts)]
          .filter((part) => {
            if (!part.checkVisibility()) return false;
            part.scrollIntoView({ block: "center", behavior: "instant" });
            const { left, top, width, height } = part.getBoundingClientRect();
            const at = document.elementFromPoint(left + width / 2, top + height / 2);
            return !at || !(part.contains(at) || at.contains(part));
          })
          .map((part) => part.getAttribute("aria-label") ?? part.textContent);
      assert.deepEqual(await board.evaluate(coveredParts, ".pits .spot, .bar button, .moves button"), []);
      await board.openPanel();
      assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
      assert.deepEqual(await board.evaluate(coveredParts, ".panel button"), []);
      const cut = await board.evaluate((root) =>
        [...root.querySelectorAll(".bar button, .moves button, .panel button, .status, .say")]
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent),
      );
      assert.deepEqual(cut, [], "no words are cut off");
    },
  );
}

browserTest(
  "on a phone with text of 200 % no page scrolls sideways",
  { width: 390, height: 800, largeText: true, only: "chromium", minutes: 5 },
  async (reader) => {
    const pages = ["", "ar/", "compare/", "play/", "lab/", "puzzles/", "learn/", "learn/sowing/", "learn/first-game/", "search/"];
    for (const address of sample(pages, 4)) {
      await reader.open(address, { unfold: true });
      assert.deepEqual(await overflow(reader.page), NO_OVERFLOW, `/${address}`);
    }
  },
);

browserTest("no page scrolls sideways between the widths of phones and laptops", { only: "chromium", minutes: 6 }, async (reader) => {
  const { page } = reader;
  const pages = ["", "ar/", "compare/", "play/", "lab/", "puzzles/", "match/", "learn/store/", PAGE, "sources/lane/", "shared-rules/"];
  const widths = [360, 480, 545, 560, 600, 640, 768, 800, 820, 900, 960, 1024, 1090, 1100, 1120, 1180, 1250];
  for (const address of sample(pages, 3)) {
    await page.setViewport({ width: 1280, height: 800 });
    await reader.open(address, { unfold: true });
    for (const width of sample(widths, 9)) {
      await page.setViewport({ width, height: 800 });
      assert.deepEqual(await overflow(page), NO_OVERFLOW, `/${address} at ${width} px`);
    }
  }
});

browserTest("a board of four rows fits into the window", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const windows = [
    [1280, 900],
    [1024, 720],
    [360, 780],
  ];
  for (const [width, height] of sample(windows, 2)) {
    await reader.page.setViewport({ width, height });
    await reader.open("play/?game=hus");
    await reader.board("table").waitFor("drawn", (root) => root.dataset.game === "hus");
    const { top, bottom } = await reader.page.$eval("#table svg.board", (svg) => svg.getBoundingClientRect().toJSON());
    assert.ok(bottom <= height && bottom - top > 240, `${width} \u00d7 ${height}: ${top} to ${bottom}`);
  }
});

browserTest(
  "many boards on a page are independent, played at the same moment too, and share one engine",
  { reducedMotion: true },
  async (reader) => {
    await reader.open("teaching/");
    const ids = await reader.boardIds();
    assert.ok(ids.length >= 12, `${ids.length} boards`);
    /** @type {Record<string, string>} */
    const expected = {};
    /** @type {{id: string, place: number, ply: number, way: string}[]} */
    const moves = [];
    const played = sample(ids, 4);
    for (const id of ids) {
      const board = reader.board(id);
      const { moves: line, options } = lineOf(await board.data());
      const { id: variant } = await board.game();
      const ply = Number(await board.evaluate((root) => root.dataset.show));
      const native = play(variant, line.slice(0, ply), options);
      expected[id] = native.position;
      if (native.over || !played.includes(id)) continue;
      const [move] = native.legal;
      expected[id] = play(variant, [...line.slice(0, ply), move], options).position;
      const place = await board.pit(move, sideToMove(native.position));
      moves.push({ id, place, ply: ply + 1, way: { R: "right", L: "left" }[move.slice(-1)] ?? "" });
    }
    assert.ok(moves.length >= 3, `${moves.length} moves`);
    // All ask the one engine at the same moment.
    await reader.page.evaluate((moves) => {
      for (const { id, place } of moves) {
        /** @type {HTMLElement} */ (document.querySelector(`#${id} .pits [data-place="${place}"]`)).click();
      }
    }, moves);
    for (const { id, ply, way } of moves) {
      if (way) await reader.board(id).click(`#${id} .choice button[aria-label^="${way}"]`);
      await reader.board(id).settle({ ply });
    }
    for (const id of ids) await reader.board(id).assertShows(expected[id], "after all boards were played");
    assert.equal(reader.host.requestCount("engine.wasm"), 1);
  },
);

browserTest("pictures keep their proportions, and the page names their size", { width: 1280 }, async (reader) => {
  for (const width of [320, 1280]) {
    await reader.page.setViewport({ width, height: 800 });
    await reader.open("make-a-board/");
    const pictures = await reader.page.$$eval("main img", (all) =>
      Promise.all(
        all.map(async (image) => {
          image.loading = "eager";
          await image.decode();
          const shown = image.getBoundingClientRect();
          return {
            size: [image.naturalWidth, image.naturalHeight].map(String),
            named: [image.getAttribute("width"), image.getAttribute("height")],
            height: shown.height,
            due: (shown.width * image.naturalHeight) / image.naturalWidth,
          };
        }),
      ),
    );
    assert.ok(pictures.length >= 6, `${pictures.length} pictures`);
    for (const { size, named, height, due } of pictures) {
      assert.deepEqual(named, size);
      assert.ok(height > 50 && Math.abs(height - due) < 1, JSON.stringify({ width, size, height, due }));
    }
    assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
  }
});
