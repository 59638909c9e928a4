// The header and the footer of every page: which links they have, that nothing is cut off, and the menu of a narrow screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { allPages, siteDir } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";

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

for (const width of [320, 360, 768, 1280]) {
  browserTest(
    `nothing of the header is cut off or overlaps at ${width} px`,
    { width, height: 780, reducedMotion: true },
    async (reader) => {
      const { page } = reader;
      for (const address of PAGES) {
        await reader.open(address);
        const closed = await parts(page);
        const rows = new Set(closed.map(({ box }) => Math.round((box.top + box.bottom) / 2)));
        assert.ok(closed.length >= 3 && rows.size === 1, `/${address} has ${rows.size} rows`);
        const nav = () => page.$$eval(".top > nav a", (all) => all.filter((a) => a.checkVisibility()).length);
        if (width < MENU_WIDTH) {
          assert.equal(await nav(), 0, `/${address}`);
          await page.click(".menu");
        }
        const links = await nav();
        assert.ok(links >= 4 && links <= 6, `/${address} has ${links} links`);
        const all = await parts(page);
        assert.ok(all.length >= links + 2, `/${address}`);
        assert.deepEqual(
          all.filter(({ cut, low }) => cut || low),
          [],
          `/${address}`,
        );
        assert.deepEqual(overlaps(all), [], `/${address}`);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
      }
    },
  );
}

for (const javascript of [true, false]) {
  browserTest(
    `the menu opens by key, Escape closes it, and its links work (scripts ${javascript ? "on" : "off"})`,
    { width: 360, height: 780, javascript, reducedMotion: true },
    async (reader) => {
      const { page, host } = reader;
      await reader.open("variants/kalah/", { waitForBoards: javascript });
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

browserTest("every page can be reached from the home page", { only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  await reader.open("", { waitForBoards: false });
  const seen = new Set([""]);
  for (const address of seen) {
    const html = readFileSync(path.join(siteDir(), address, "index.html"), "utf8");
    const links = await page.evaluate(
      (html, base) =>
        [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("a[href]:not(.onward a)")].map(
          (a) => new URL(a.getAttribute("href") ?? "", base).href,
        ),
      html,
      host.url(address),
    );
    for (const link of links) {
      const to = link.startsWith(host.url("")) ? link.slice(host.url("").length).replace(/[?#].*/, "") : "";
      if (to.endsWith("/")) seen.add(to);
    }
  }
  assert.deepEqual(
    allPages().filter((address) => !seen.has(address)),
    [],
  );
});
