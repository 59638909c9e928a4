// Pictures of boards: SVG, PNG and animations.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readGif } from "../../static/js/test/gif-reader.js";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection } from "./harness/host.js";
import { lineOf, openLine } from "./harness/lines.js";
import { play } from "./harness/native.js";
import { runsAll } from "./harness/sample.js";

/** @typedef {import("./harness/board.js").Board} Board
 * @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {{width: number, height: number, means: number[][]}} Looks  the mean colours of the parts of a picture */

const LIMIT = 50_000; // bytes of an animation for each move
const ACROSS = 24; // parts of a picture that are compared
const DOWN = 12;

/** Runs a test with a function that presses a button of a board's panel and returns the file that the browser saves.
 * @param {string} name @param {import("./harness/browser-test.js").Options} options
 * @param {(reader: Reader, saved: (board: Board, button: string, file: string) => Promise<Buffer>) => Promise<void>} body */
function downloadTest(name, options, body) {
  browserTest(name, { reducedMotion: true, only: "chromium", ...options }, async (reader) => {
    const folder = mkdtempSync(path.join(tmpdir(), "sowbook-pictures-"));
    const devtools = await reader.page.createCDPSession();
    await devtools.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
    try {
      await body(reader, async (board, button, file) => {
        rmSync(path.join(folder, file), { force: true });
        await board.pressTool(button);
        await waitUntil(`${file} is saved`, () => existsSync(path.join(folder, file)));
        await waitUntil("the board says so", async () => (await said(board)).includes(file));
        return readFileSync(path.join(folder, file));
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** Waits until something is so. @param {string} what names it in the error @param {() => boolean|Promise<boolean>} f */
async function waitUntil(what, f) {
  for (const end = Date.now() + 90_000; !(await f()); await new Promise((done) => setTimeout(done, 25)))
    assert.ok(Date.now() < end, `not so: ${what}`);
}

/** What the panel says. @param {Board} board */
const said = (board) => board.evaluate((root) => root.querySelector(".panel .told")?.textContent ?? "");

/** The mean colours of the parts of a picture, as the browser draws it on white by itself.
 * @param {Reader} reader @param {string} type @param {Uint8Array} content @returns {Promise<Looks>} */
const looksOf = (reader, type, content) =>
  reader.page.evaluate(
    async (address, across, down) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const [width, height] = [image.naturalWidth, image.naturalHeight];
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0);
      const means = [];
      for (let k = 0; k < across * down; k++) {
        const [w, h] = [width / across, height / down];
        const { data } = context.getImageData(
          Math.floor((k % across) * w),
          Math.floor(Math.floor(k / across) * h),
          Math.floor(w),
          Math.floor(h),
        );
        means.push([0, 1, 2].map((channel) => data.reduce((sum, v, at) => sum + (at % 4 === channel ? v : 0), 0) / (data.length / 4)));
      }
      return { width, height, means };
    },
    `data:${type};base64,${Buffer.from(content).toString("base64")}`,
    ACROSS,
    DOWN,
  );

/** The mean colours of the last state of an animation. @param {ReturnType<typeof readGif>} gif @returns {Looks} */
function lastLooks({ width, height, palette, frames }) {
  const shown = new Uint32Array(width * height).fill(0x1000000);
  for (const { x, y, width: w, transparent, pixels } of frames)
    pixels.forEach((index, k) => {
      if (index !== transparent) shown[(y + Math.floor(k / w)) * width + x + (k % w)] = palette[index];
    });
  assert.ok(!shown.includes(0x1000000), "the first frame covers the picture");
  const means = Array.from({ length: ACROSS * DOWN }, (_, part) => {
    const [w, h] = [width / ACROSS, height / DOWN];
    const [left, top] = [Math.floor((part % ACROSS) * w), Math.floor(Math.floor(part / ACROSS) * h)];
    const sum = [0, 0, 0];
    for (let y = 0; y < Math.floor(h); y++)
      for (let x = 0; x < Math.floor(w); x++)
        [16, 8, 0].forEach((shift, channel) => (sum[channel] += (shown[(top + y) * width + left + x] >> shift) & 255));
    return sum.map((v) => v / (Math.floor(w) * Math.floor(h)));
  });
  return { width, height, means };
}

/** Fails if two pictures look different. @param {Looks} a @param {Looks} b @param {number} tolerance of the mean colour of a part @param {string} why */
function assertAlike(a, b, tolerance, why) {
  const off = a.means.map((mean, part) => Math.max(...mean.map((v, channel) => Math.abs(v - b.means[part][channel]))));
  const worst = Math.max(...off);
  assert.ok(worst < tolerance, `${why}: part ${off.indexOf(worst)} is off by ${worst.toFixed(1)}`);
  assert.ok(Math.max(...a.means.flat()) - Math.min(...a.means.flat()) > 100, `${why}: the picture is blank`);
}

/** Reads a picture of a board: its texts, its counts, the seeds drawn, and all that it refers to.
 * @param {Reader} reader @param {string} text of the SVG */
const readSvg = (reader, text) =>
  reader.page.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "image/svg+xml");
    const all = [...page.querySelectorAll("*")];
    const attributes = all.flatMap((element) => [...element.attributes]);
    const bold = [...page.querySelectorAll("text[font-weight='700']")];
    return {
      wrong: page.querySelector("parsererror")?.textContent ?? "",
      size: ["width", "height", "viewBox"].map((name) => page.documentElement.getAttribute(name)),
      title: page.querySelector("title")?.textContent ?? "",
      description: page.querySelector("desc")?.textContent ?? "",
      counts: bold.map(({ textContent }) => Number(textContent)),
      labels: [...page.querySelectorAll("text[font-family='serif']")].map(({ textContent }) => textContent),
      drawn: (page.querySelector("path[stroke='#000000']")?.getAttribute("d") ?? "").split("M").length - 1,
      bowls: page.querySelectorAll("circle[fill='url(#deep)']").length,
      missing: attributes
        .flatMap(({ value }) => [...value.matchAll(/url\((.*?)\)/g)].map(([, target]) => target))
        .filter((target) => !/^#[\w-]+$/.test(target) || !page.querySelector(target)),
      foreign: attributes
        .map(({ name, value }) => `${name}=${value}`)
        .filter((text) => /^(class|style|href|xlink|data-|on)|var\(|light-dark/.test(text)),
      families: [...new Set(attributes.filter(({ name }) => name === "font-family").map(({ value }) => value))].sort(),
      elements: [...new Set(all.map(({ localName }) => localName))].sort(),
    };
  }, text);

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
      await board.evaluate((root) => root.querySelector(".pits")?.remove());
      const shown = await reader.page.$(`#${board.id} .shown svg.board`);
      const picture = await looksOf(reader, "image/png", /** @type {Uint8Array} */ (await shown?.screenshot()));
      assertAlike(await looksOf(reader, "image/svg+xml", file), picture, 16, "the board in the page");
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

downloadTest("a line of moves is saved as an animation of at most 50 KB a move", { minutes: 8 }, async (reader, saved) => {
  const games = [
    ["oware", "o-4"],
    ["kalah", "k-opening"],
    ["pratt-egyptian", "p-f7"],
  ];
  for (const [game, id] of runsAll ? games : games.slice(0, 1)) {
    await reader.open(`variants/${game}/`);
    const board = reader.board(id);
    const count = runsAll ? 10 : 5;
    const moves = lineOf(game, count);
    await openLine(board, moves);
    await board.openPanel();
    const file = await saved(board, "Animation", `${game}-moves-1-${count}.gif`);
    assert.ok(file.length <= LIMIT * count && file.length > 5_000 * count, `${game}: ${file.length} bytes`);
    const gif = readGif(file);
    assert.deepEqual([gif.width, gif.height, gif.repeats], [600, 317, 0], game);
    const lifted = play(game, moves).plies.length;
    assert.equal(lifted, count);
    assert.ok(gif.frames.length > 3 * count, `${game}: ${gif.frames.length} frames show each seed`);
    const times = gif.frames.map(({ ms }) => ms);
    assert.equal(times.filter((ms) => ms === 1300).length, count - 1, `${game}: a pause after each move`);
    assert.ok(Math.min(...times) >= 60 && times.at(-1) === 3500, `${game}: a pause at the end, ${times}`);
    const png = await looksOf(reader, "image/png", await saved(board, "PNG", `${game}-move-${count}.png`));
    assertAlike(lastLooks(gif), png, 14, `the end of ${game}`);
  }
});

downloadTest("a relay of many laps and a game in Arabic can be saved as animations", { minutes: 6 }, async (reader, saved) => {
  await reader.open("ar/variants/lane-wise/");
  const board = reader.board("lw-endless");
  await board.press("last");
  await board.openPanel();
  const gif = readGif(await saved(board, "صورة متحركة", "lane-wise-moves-1-1.gif"));
  const steps = (await board.data()).states[1].steps.filter(({ seeds, do: what }) => seeds || what === "skip");
  assert.ok(steps.length > 40, "a long relay");
  assert.equal(gif.frames.length, steps.length + 1);
  const total = gif.frames.reduce((sum, { ms }) => sum + ms, 0);
  assert.ok(total < 18_000, `${total} ms`);
  const svg = await readSvg(reader, (await saved(board, "صورة SVG", "lane-wise-move-1.svg")).toString());
  assert.deepEqual(svg.counts, await board.seeds());
  assert.match(svg.title, /^لعب العاقل\. 1\. الجنوب: 2\. يبذر الجنوب/);
});

browserTest("the making of an animation can be cancelled, and the board used meanwhile", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/kalah/");
  const board = reader.board("k-3");
  await openLine(board, lineOf("kalah", 10));
  await board.openPanel();
  await reader.page.evaluate(() => {
    URL.createObjectURL = () => {
      throw new Error("something was saved");
    };
    // From the fifth frame on, drawing waits until the test has cancelled it.
    const { decode } = HTMLImageElement.prototype;
    const cancelled = new Promise((done) => Object.assign(window, { release: done }));
    let frames = 0;
    HTMLImageElement.prototype.decode = async function () {
      if (++frames > 4) await cancelled;
      return decode.call(this);
    };
  });
  await board.pressTool("Animation");
  await board.waitFor("at a frame", (root) =>
    /^Frame [1-9]\d* of \d\d+$/.test(root.querySelector(".panel .tools label span")?.textContent ?? ""),
  );
  const [value, max] = await board.evaluate((root) => {
    const bar = /** @type {HTMLProgressElement} */ (root.querySelector(".panel progress"));
    return [bar.value, bar.max, bar.labels.length];
  });
  assert.ok(value > 0 && max > 30, `${value} of ${max}`);
  await board.press("back");
  await board.settle({ ply: 9 });
  await reader.page.focus(`#${board.id} .panel .pictures button`);
  await reader.page.keyboard.press("Enter"); // Cancel
  await reader.page.evaluate(() => /** @type {any} */ (window).release());
  await board.waitFor("cancelled", (root) => !root.querySelector(".panel progress"));
  assert.equal(await said(board), "");
  assert.equal(await reader.page.evaluate(() => document.activeElement?.textContent), "Animation", "the focus is back");
  assert.deepEqual(
    await board.evaluate((root) => [...root.querySelectorAll(".panel .pictures button")].map((button) => button.textContent)),
    ["SVG", "PNG", "Animation", "Sheet to print"],
  );
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
