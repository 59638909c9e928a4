// The header and the footer of every page: which links they have, that nothing is cut off, and the menu of a narrow screen.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";

const PAGES = ["", "variants/pratt-egyptian/", "play/", "learn/store/", "ar/"];
const MENU_WIDTH = 864; // 54rem: the links are in the header from here on

/** The visible parts of the header that a reader can use, with where they stick out of the window. @param {import("puppeteer-core").Page} page */
const parts = (page) =>
  page.$$eval(".top :is(a, button)", (all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { left, right, top, bottom, height } = part.getBoundingClientRect();
        return {
          name: part.textContent?.trim(),
          cut: left < 0 || right > innerWidth || part.scrollWidth > part.clientWidth + 1,
          low: height < 43.9,
          box: { left, right, top, bottom },
        };
      }),
  );

/** @param {{box: {left: number, right: number, top: number, bottom: number}}[]} all */
const overlaps = (all) =>
  all.flatMap(({ box: a }, k) =>
    all.slice(k + 1).filter(({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1),
  );

browserTest(
  "nothing of the header is cut off or overlaps between 320 and 1280 px",
  { height: 780, reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    for (const address of sample(PAGES, 3)) {
      await reader.open(address, { waitForBoards: false });
      for (const width of sample([320, 360, 768, 1280], 2)) {
        const where = `/${address} at ${width} px`;
        await page.setViewport({ width, height: 780 });
        const closed = await parts(page);
        const rows = new Set(closed.map(({ box }) => Math.round((box.top + box.bottom) / 2)));
        assert.ok(closed.length >= 3 && rows.size === 1, `${where} has ${rows.size} rows`);
        const nav = () => page.$$eval(".top > nav a", (all) => all.filter((a) => a.checkVisibility()).length);
        if (width < MENU_WIDTH) {
          assert.equal(await nav(), 0, where);
          await page.click(".menu");
        }
        const links = await nav();
        assert.ok(links >= 4 && links <= 6, `${where} has ${links} links`);
        const all = await parts(page);
        assert.ok(all.length >= links + 2, where);
        assert.deepEqual(
          all.filter(({ cut, low }) => cut || low),
          [],
          where,
        );
        assert.deepEqual(overlaps(all), [], where);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, where);
        if (width < MENU_WIDTH) await page.click(".menu");
      }
    }
  },
);

for (const javascript of [true, false]) {
  browserTest(
    `the menu opens by key, Escape closes it, and its links work (scripts ${javascript ? "on" : "off"})`,
    { width: 360, height: 780, javascript, reducedMotion: true },
    async (reader) => {
      const { page, host } = reader;
      await reader.open("glossary/", { waitForBoards: javascript });
      const open = () => page.$eval("#site-nav", (nav) => nav.checkVisibility());
      const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
      await page.focus(".menu");
      assert.equal(await open(), false);
      await page.keyboard.press("Enter");
      assert.equal(await open(), true);
      await page.keyboard.press("Escape");
      assert.equal(await open(), false);
      assert.equal(await focused(), "Menu", "the focus is back on the button");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      assert.equal(await focused(), "Games");
      await page.keyboard.press("Tab");
      assert.equal(await focused(), "Learn");
      await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
      assert.equal(page.url(), host.url("learn/"));
    },
  );
}

for (const width of [360, 1280, 1920]) {
  browserTest(
    `the logo, the headline and the footer begin at one place on every kind of page (${width} px)`,
    { width, height: 900 },
    async (reader) => {
      const places = new Set();
      for (const address of [
        "",
        "variants/kalah/",
        "learn/",
        "learn/sowing/",
        "sources/kalah/",
        "glossary/",
        "compare/",
        "play/",
        "lab/",
        "write/rules/",
        "404.html",
      ]) {
        await reader.open(address);
        const [logo, headline, footer] = await reader.page.evaluate(() =>
          [".top .site", "h1", ".foot a"].map((part) =>
            Math.round(/** @type {Element} */ (document.querySelector(part)).getBoundingClientRect().left),
          ),
        );
        assert.deepEqual([headline, footer], [logo, logo], `/${address}`);
        places.add(logo);
      }
      assert.equal(places.size, 1, `the frame begins at ${[...places]}`);
    },
  );
}
