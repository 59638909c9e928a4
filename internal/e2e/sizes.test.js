// Narrow pages, pages made larger, pages with many boards.
import assert from "node:assert/strict";
import { play, told, turn } from "./harness/native.js";
import { pages } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/promise.js").Reader} Reader */

/** How much wider the page is than its window, and what sticks out. @param {Reader} reader */
const over = ({ page }) => page.evaluate(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const out = [...document.querySelectorAll("body *")].filter((part) => part.checkVisibility() && !part.closest("svg, .hidden, nav, pre, table") && part.getBoundingClientRect().right > clientWidth + 0.5);
  return { by: scrollWidth - clientWidth, parts: scrollWidth > clientWidth ? out.slice(0, 5).map((part) => `${part.localName}.${part.className}`) : [] };
});

/** What can be touched of a board and is smaller than a finger, 44 px; a radio button is as large as its label. A store that is set
 * up is narrower, because the board ends there, and more than twice as long.
 * @param {import("./harness/board.js").Board} board */
async function small(board) {
  const all = await board.ask((root) => [...root.querySelectorAll("button, input, summary")].filter((part) => part.checkVisibility()).map((part) => {
    const { width, height } = (part.closest("label") ?? part).getBoundingClientRect();
    const long = !!part.closest(".places") && width > 32 && height > 88;
    return { long, name: part.getAttribute("aria-label") ?? part.textContent, width: Math.round(width * 10) / 10, height: Math.round(height * 10) / 10 };
  }));
  assert.ok(all.length >= 20, `${all.length} parts`);
  return all.filter(({ long, width, height }) => !long && (width < 43.9 || height < 43.9));
}

promise("at 320 px no page is wider than the screen, its boards moved, its panels open", { width: 320, height: 640, still: true, quiet: false }, async (reader) => {
  for (const address of pages()) {
    await reader.open(address);
    assert.deepEqual(await over(reader), { by: 0, parts: [] }, `/${address}`);
    const [id] = await reader.page.$$eval("sow-board", (all) => all.map((board) => board.id));
    if (!id) continue;
    const board = reader.board(id);
    if (await board.ask((root) => root.matches("sow-task *"))) { // it has a hint and an answer where others have a panel
      for (const act of ["hint", "show"]) await reader.page.click(`#${id} [data-act="${act}"]`);
    } else {
      if (await board.can("forward")) await board.press("forward");
      await board.rest();
      await board.more();
    }
    assert.deepEqual(await over(reader), { by: 0, parts: [] }, `/${address}, moved and with its panel, or its task shown`);
  }
});

promise("at 320 px every pit and every button of a board is as large as a finger, 44 px, also of its panel and its set-up", { width: 320, height: 640, still: true }, async (reader) => {
  for (const [address, id] of [[PAGE, "p-f4"], ["variants/lane-ignorant/", "li-gifts"], ["variants/leaflet-ethiopian/", "lt-start"]]) {
    await reader.open(address);
    const board = reader.board(id);
    if (await board.can("forward")) await board.press("forward");
    await board.rest();
    const [place] = await board.playable();
    await board.touch(place);
    await board.rest();
    await board.more();
    assert.deepEqual(await small(board), [], id);
    await board.tool("Set up a position");
    await reader.page.waitForSelector(`#${id} .places`);
    assert.deepEqual(await small(board), [], `${id} being set up`);
    assert.deepEqual(await over(reader), { by: 0, parts: [] });
  }
});

for (const [what, { width, height, large }] of Object.entries({
  "at 400 %, a window of 1280 by 1024 px": { width: 320, height: 256, large: false },
  "with text of 200 %": { width: 1280, height: 900, large: true },
  "on a phone with text of 200 %": { width: 390, height: 800, large: true },
})) {
  promise(`${what}: nothing sticks out, nothing covers a board, and it is stepped and played`, { width, height, large, still: true }, async (reader) => {
    await reader.open(PAGE);
    assert.equal(await reader.page.evaluate(() => getComputedStyle(document.documentElement).fontSize), large ? "36px" : "18px");
    const board = reader.board("p-f4");
    await board.press("forward");
    await board.rest({ ply: 1 });
    await board.play("2", "S");
    await board.rest({ ply: 2, mode: "try" });
    await board.shows(play(GAME, ["4", "2"]).position);
    await board.press("book");
    await board.rest({ ply: 1, mode: "replay" });
    await board.chip(0);
    await board.rest({ ply: 0 });
    await board.more();
    assert.deepEqual(await over(reader), { by: 0, parts: [] });
    const covered = await board.ask((root) => [...root.querySelectorAll(".pits .spot, .bar button, .moves button, .panel button")].filter((part) => {
      part.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top, width, height } = part.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return !at || !(part.contains(at) || at.contains(part));
    }).map((part) => part.getAttribute("aria-label") ?? part.textContent));
    assert.deepEqual(covered, []);
    const cut = await board.ask((root) => [...root.querySelectorAll(".bar button, .moves button, .panel button, .status, .say")].filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.textContent));
    assert.deepEqual(cut, [], "no words are cut off");
  });
}

promise("two boards on a page do not touch each other", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const [five, six] = [reader.board("p-f5"), reader.board("p-f6")];
  await five.press("forward");
  await five.press("forward");
  await five.rest({ ply: 2 });
  await six.shows(play("pratt-egyptian", []).start);
  assert.equal((await six.state()).ply, 0);

  await six.press("last");
  await six.rest({ ply: 4 });
  // Both ask the one engine at the same moment, from different boards.
  await reader.page.evaluate(() => {
    for (const id of ["p-f5", "p-f6"]) /** @type {HTMLElement} */ (document.querySelector(`#${id} .pits [data-place="9"]`)).click();
  });
  await Promise.all([five.rest({ ply: 3, mode: "try" }), six.rest({ ply: 5, mode: "try" })]);
  await five.shows(play("pratt-egyptian", ["4", "1", "3"]).position);
  await six.shows(play("pratt-egyptian", ["4", "1", "2", "6", "3"]).position);
  assert.equal(reader.host.asked("engine.wasm"), 1, "one engine for the page");
});

promise("twenty boards and more on one page are each their own, and share one engine", { still: true }, async (reader) => {
  await reader.open("teaching/");
  const ids = await reader.boards();
  assert.ok(ids.length >= 20, `${ids.length} boards`);
  /** @type {Record<string, string>} */
  const expected = {};
  for (const id of ids) {
    const board = reader.board(id);
    const { moves, options } = told(await board.line());
    const { id: variant } = await board.game();
    const ply = Number(await board.ask((root) => root.dataset.show));
    const native = play(variant, moves.slice(0, ply), options);
    if (native.over) {
      expected[id] = native.position;
      continue;
    }
    const move = native.legal[0];
    const next = play(variant, [...moves.slice(0, ply), move], options);
    const place = await board.pit(move, turn(native.position));
    await board.touch(place);
    const way = /[RL]$/.exec(move)?.[0];
    if (way) await board.click(`#${id} .choice button[aria-label^="${way === "R" ? "right" : "left"}"]`);
    await board.rest({ ply: ply + 1 });
    expected[id] = next.position;
  }
  for (const id of ids) await reader.board(id).shows(expected[id], "after all boards were played");
  assert.equal(reader.host.asked("engine.wasm"), 1);
});
