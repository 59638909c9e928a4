// Pictures of positions, as SVG and PNG.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection } from "./harness/host.js";
import { openLine } from "./harness/lines.js";
import { assertAlike, downloadTest, looksOf, readSvg } from "./harness/pictures.js";
import { runsAll } from "./harness/sample.js";

for (const dark of runsAll ? [false, true] : [true])
  downloadTest(
    `a position is saved as an SVG that is complete by itself${dark ? ", light in the dark theme too" : ""}`,
    { dark },
    async (reader, saved) => {
      await reader.open("variants/pratt-egyptian/");
      const board = reader.board("p-f3");
      await board.press("forward");
      await board.settle({ ply: 1 });
      await board.openPanel();
      const file = await saved(board, "SVG", "pratt-egyptian-move-1.svg");
      const svg = await readSvg(reader, file.toString());
      const seeds = await board.seeds();
      const sum = seeds.reduce((a, b) => a + b);
      assert.equal(svg.wrong, "");
      assert.deepEqual(svg.size, ["720", "369", "0 0 720 369"]);
      assert.deepEqual([svg.counts, svg.drawn, svg.bowls, svg.labels.length], [seeds, sum, 12, 12]);
      assert.equal(svg.title, `Egyptian Mancala (Pratt). 1. Lower: 4. ${(await board.sentence()).text}`);
      assert.match(svg.description, /^Board, Lower to play\. .*Lower, Pit 4: empty; .*Lower, capture pit: 1 seed;/);
      assert.deepEqual([svg.missing, svg.foreign], [[], []]);
      assert.deepEqual(svg.families, ["sans-serif", "serif"]);
      assert.deepEqual(
        svg.elements.filter((name) => /script|style|image|use|foreignObject|^a$/.test(name)),
        [],
      );

      // drawn by itself, it looks as the board does in the page
      await reader.page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
      await reader.page.setViewport({ width: 480, height: 900 });
      await board.press("more"); // closes the menu
      await board.evaluate((root) => root.querySelector(".pits")?.remove());
      const shown = await reader.page.$(`#${board.id} .shown svg.board`);
      const picture = await looksOf(reader, "image/png", /** @type {Uint8Array} */ (await shown?.screenshot()));
      assertAlike(await looksOf(reader, "image/svg+xml", file), picture, 18, "the board in the page");
    },
  );

downloadTest("a position is saved as a PNG with a name that says which", {}, async (reader, saved) => {
  await reader.open("variants/oware/");
  const board = reader.board("o-4");
  await board.openPanel();
  const start = await saved(board, "PNG", "oware-start.png");
  assert.deepEqual([start.toString("latin1", 1, 8), start.readUInt32BE(16), start.readUInt32BE(20)], ["PNG\r\n\x1a\n", 1200, 634]);
  const upright = await looksOf(reader, "image/png", start);
  assert.deepEqual([upright.width, upright.height], [1200, 634]);
  assert.deepEqual(upright.means[0].map(Math.round), [255, 255, 255], "the paper is white");

  await board.press("grain");
  for (let k = 0; k < 3; k++) await board.press("forward");
  await board.settle({ ply: 1 });
  const svg = await readSvg(reader, (await saved(board, "SVG", "oware-move-1-step-3.svg")).toString());
  const { seeds, hands } = await board.readBoard();
  assert.deepEqual(svg.counts, [...seeds, ...hands], "with the hand");
  assert.equal(hands.length, 1);
  assert.match(svg.description, /\d+ in hand\./);

  await board.press("flip");
  const flipped = await readSvg(reader, (await saved(board, "SVG", "oware-move-1-step-3.svg")).toString());
  assert.deepEqual(flipped.counts, [...seeds.slice(6, 12), ...seeds.slice(0, 6), seeds[13], seeds[12], ...hands]);
});

browserTest(
  "a picture that cannot be made is one line, and can be tried again",
  { reducedMotion: true, allowErrors: true },
  async (reader) => {
    await reader.open("variants/kalah/");
    const board = reader.board("k-3");
    await board.openPanel();
    reader.host.fail("pictures.js", dropConnection);
    await board.pressTool("PNG");
    await board.waitFor("told", (root) => root.querySelector(".panel .told")?.textContent === "The tools did not load.");
    reader.host.restore("pictures.js");
    await openLine(board, [], 0);
    await board.pressTool("Animation");
    await board.waitFor("told", (root) => root.querySelector(".panel .told")?.textContent === "There are no moves to show yet.");
    await reader.page.evaluate(() => void (HTMLCanvasElement.prototype.getContext = () => null));
    await board.pressTool("PNG");
    await board.waitFor("told", (root) => root.querySelector(".panel .told")?.textContent === "The picture could not be made.");
    assert.equal(await reader.page.$$eval("body > [aria-hidden] > .stage", (all) => all.length), 0, "nothing is left in the page");
  },
);
