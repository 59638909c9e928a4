// System preferences: dark colours, forced colours, reduced motion; and boards in a right-to-left page.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { respondWith } from "./harness/host.js";
import { play, seedsOf } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Steps a board, plays a move and gets one refused.
 * @param {import("./harness/board.js").Board} board p-f3 */
async function assertPlays(board) {
  await board.press("forward");
  await board.settle({ ply: 1 });
  await board.clickPit(4);
  await board.settle({ ply: 2, mode: "try" });
  await board.assertShows(play(GAME, ["4", "2"]).position);
  await board.clickPit(4);
  await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
}

/** Measures the contrast of every text of the page to its background.
 * @param {Reader} reader @returns {Promise<{what: string, contrast: number}[]>} */
const contrasts = (reader) =>
  reader.page.evaluate(() => {
    const numbers = (/** @type {string} */ colour) => {
      const [r, g, b, ...alpha] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const unit = colour.startsWith("color(srgb ") ? 255 : 1; // as color-mix() is computed
      return [r * unit, g * unit, b * unit, ...alpha];
    };
    const light = (/** @type {number[]} */ [r, g, b]) =>
      [r, g, b]
        .map((v) => v / 255)
        .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
        .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
    const behind = (/** @type {Element|null} */ element) => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        const [, , , alpha = 1] = numbers(backgroundColor);
        if (/^(rgb|color\(srgb )/.test(backgroundColor) && alpha === 1) return numbers(backgroundColor);
      }
      return [255, 255, 255];
    };
    const contrast = (/** @type {number[]} */ a, /** @type {number[]} */ b) => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    const all = [];
    for (const element of document.querySelectorAll("h1, h2, p, li, a, figcaption, .say, .status, .at, .moves button, .control, .go")) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (
        !own ||
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.matches('[aria-disabled="true"], .hidden') ||
        element.closest("svg, .hidden")
      )
        continue;
      const { color } = getComputedStyle(element);
      if (!/^(rgb|color\(srgb )/.test(color)) throw new Error(`unknown colour syntax: ${color}`);
      all.push({
        what: `${element.localName}.${element.className} ${element.textContent?.trim().slice(0, 30)}`,
        contrast: contrast(numbers(color), behind(element)),
      });
    }
    const pen = (/** @type {string} */ of, /** @type {"fill"|"stroke"} */ kind) =>
      numbers(getComputedStyle(/** @type {Element} */ (document.querySelector(of)))[kind]);
    all.push({ what: "digits on their ground", contrast: contrast(pen("svg .count", "fill"), pen("svg .pill", "stroke")) });
    return all;
  });

for (const dark of [false, true]) {
  browserTest(
    `with a ${dark ? "dark" : "light"} system every text has enough contrast, and boards play`,
    { dark, reducedMotion: true },
    async (reader) => {
      await reader.open(PAGE, { unfold: runsAll || !dark });
      await assertPlays(reader.board("p-f3"));
      const [background] = await reader.page.evaluate(() =>
        (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number),
      );
      assert.ok(dark ? background < 64 : background > 192, `the background: ${background}`);
      const all = await contrasts(reader);
      assert.ok(all.length > 60, `${all.length} texts`);
      assert.deepEqual(
        all.filter(({ contrast }) => contrast < 4.5),
        [],
      );
    },
  );
}

browserTest(
  "with forced colours seeds, digits, marks and focus differ from the background, and boards play",
  { forcedColors: true, reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE);
    assert.ok(await reader.page.evaluate(() => matchMedia("(forced-colors: active)").matches), "forced colours are active");
    const board = reader.board("p-f3");
    await assertPlays(board);
    const looks = await board.evaluate((root) => {
      const svg = /** @type {Element} */ (root.querySelector(".frame.shown svg.board"));
      const style = (/** @type {string} */ of) => {
        const found = svg.querySelector(of) ?? document.querySelector(`svg.defs ${of}`); // shared by all boards
        if (!found) throw new Error(`nothing is ${of}`);
        return getComputedStyle(found);
      };
      const probe = root.appendChild(document.createElement("i"));
      const system = (/** @type {string} */ name) => {
        probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
        return getComputedStyle(probe).color;
      };
      const named = Object.fromEntries(["Canvas", "CanvasText", "Highlight"].map((name) => [name, system(name)]));
      probe.remove();
      return {
        named,
        seeds: style(".seed-a").stroke,
        shade: style(".shade").display,
        turn: style(".turn").stroke,
        last: style(".last").stroke,
        path: style(".path").stroke,
        count: style(".count").fill,
        pill: style(".pill").stroke,
      };
    });
    const { Canvas, CanvasText, Highlight } = looks.named;
    assert.notEqual(Canvas, CanvasText);
    assert.deepEqual(looks, {
      named: looks.named,
      seeds: CanvasText,
      shade: "none",
      turn: Highlight,
      last: Highlight,
      path: Highlight,
      count: Canvas,
      pill: CanvasText,
    });
    const icons = await board.evaluate((root) =>
      [...root.querySelectorAll(".bar [data-do]:empty")].map(
        (face) => getComputedStyle(face, "::before").backgroundColor !== getComputedStyle(face).backgroundColor,
      ),
    );
    assert.deepEqual(icons, Array(6).fill(true), "the icons of buttons are visible");
    assert.equal((await board.readBoard()).drawn, 48);
  },
);

browserTest("with reduced motion every step shows at once", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE, { unfold: "p-f6" });
  const board = reader.board("p-f6");
  await board.evaluate((root) => {
    const w = /** @type {any} */ (window);
    w.moved = [];
    new MutationObserver((changes) => {
      for (const change of changes) {
        if (change.attributeName === "data-busy" && root.hasAttribute("data-busy")) w.moved.push("busy");
        for (const node of change.addedNodes)
          if (node instanceof Element && node.matches(".hand, .flying")) w.moved.push(node.getAttribute("class"));
      }
      for (const animation of document.getAnimations()) w.moved.push(String(animation));
    }).observe(root, { subtree: true, childList: true, attributes: true });
  });
  await board.press("forward");
  await board.press("forward");
  await board.press("back");
  await board.press("forward");
  await board.settle({ ply: 2 });
  await board.clickPit(9);
  await board.settle({ ply: 3, mode: "try" });
  await board.assertShows(play("pratt-egyptian", ["4", "1", "3"]).position);
  await board.press("grain");
  await board.press("back");
  await board.settle({ ply: 3 });
  await board.press("forward");
  await board.settle({ ply: 3 });
  await board.assertShows(play("pratt-egyptian", ["4", "1", "3"]).position);
  assert.deepEqual(
    (await page.evaluate(() => /** @type {any} */ (window).moved)).filter((/** @type {string} */ what) => what !== "hand flying"),
    [],
    "nothing moves",
  );
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior), "auto");
});

browserTest("in a right-to-left page the board is not mirrored, and pits are at their buttons", { reducedMotion: true }, async (reader) => {
  const text = readFileSync(path.join(siteDir(), PAGE, "index.html"), "utf8");
  assert.match(text, /<html [^>]*lang="en"/);
  reader.host.fail(PAGE, respondWith("text/html; charset=utf-8", text.replace("<html ", '<html dir="rtl" ')));
  await reader.open(PAGE);
  assert.equal(await reader.page.evaluate(() => getComputedStyle(document.body).direction), "rtl");
  const board = reader.board("p-f3");
  await assertPlays(board);
  const laid = await board.evaluate((root) => {
    const svg = /** @type {Element} */ (root.querySelector(".frame.shown svg.board"));
    const middle = (/** @type {Element} */ element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const counts = [.../** @type {NodeListOf<HTMLElement>} */ (svg.querySelectorAll("text.count[data-place]"))];
    const place = (/** @type {HTMLElement} */ element) => Number(element.dataset.place);
    const row = (/** @type {number} */ from, /** @type {number} */ to) =>
      counts
        .filter((count) => place(count) >= from && place(count) < to)
        .sort((a, b) => middle(a).x - middle(b).x)
        .map(place);
    const under = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".pits .spot"))].map((spot) => {
      const { x, y } = middle(spot);
      const far = (/** @type {Element} */ count) => Math.hypot(middle(count).x - x, middle(count).y - y);
      return place([...counts].sort((a, b) => far(a) - far(b))[0]) === place(spot);
    });
    return { south: row(0, 6), north: row(6, 12), stores: row(12, 14), under };
  });
  assert.deepEqual(laid, { south: [0, 1, 2, 3, 4, 5], north: [11, 10, 9, 8, 7, 6], stores: [13, 12], under: Array(12).fill(true) });
  assert.deepEqual(await board.seeds(), seedsOf(play(GAME, ["4", "2"]).position));
  assert.equal(
    await reader.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    0,
    "and the page is no wider for it",
  );
});

browserTest(
  "with forced colours what backgrounds say is still there: whose turn it is, comments, chosen values, the current puzzle",
  { forcedColors: true, dark: true, reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    /** The border of an element or of what it shows before or after its text. @param {string} selector @param {string} [pseudo] */
    const border = (selector, pseudo) =>
      page.$eval(
        selector,
        (element, pseudo) => {
          const { borderTopWidth, borderTopColor, borderTopStyle, width } = getComputedStyle(element, pseudo);
          return {
            share: (2 * parseFloat(borderTopWidth)) / parseFloat(width),
            visible: borderTopStyle === "solid" && borderTopColor !== getComputedStyle(document.body).backgroundColor,
          };
        },
        pseudo,
      );
    await reader.open("play/?game=oware");
    await page.waitForFunction(() => document.querySelector("sow-play .due")?.textContent, { polling: 50 });
    const dot = await border(".due", "::before");
    assert.ok(dot.visible && dot.share > 0.95, `the dot of the turn: ${JSON.stringify(dot)}`);
    const stroke = await page.$eval(".graph .score", (line) => getComputedStyle(line).stroke);
    assert.equal(stroke, await page.$eval(".due", (line) => getComputedStyle(line).color), "the graph has the colour of text");

    await reader.open("lab/");
    await page.waitForSelector('sow-lab sow-board[data-game="lab"]');
    const backgrounds = await page.$$eval(".rule:not(.fixed) .pick", (all) =>
      all.map((pick) => ({ chosen: !!pick.querySelector(":checked"), background: getComputedStyle(pick).backgroundColor })),
    );
    const of = (/** @type {boolean} */ chosen) => [
      ...new Set(backgrounds.filter((pick) => pick.chosen === chosen).map(({ background }) => background)),
    ];
    assert.equal(of(true).length, 1);
    assert.ok(of(false).length > 0 && !of(false).includes(of(true)[0]), "chosen values look different");

    await reader.open("puzzles/");
    await page.waitForSelector("sow-puzzles[data-alive]");
    await page.evaluate(() => document.querySelector(".puzzles a")?.setAttribute("aria-current", "true"));
    const widths = await page.$$eval(".puzzles a", (all) => all.map((link) => getComputedStyle(link).borderTopWidth));
    assert.deepEqual(widths.slice(0, 2), ["3px", "1px"]);
  },
);
