// The home page: its board and buttons, the cards of the games and their filter.
import assert from "node:assert/strict";
import { gamePages } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";

/** For tests without scripts: $$eval does not work in such a Firefox. */
const IN_CHROMIUM = { only: "chromium" };

/** The cards that are visible, as name and traits, with the headings of their groups. @param {import("./harness/browser-test.js").Reader} reader */
const shown = ({ page }) =>
  page.$$eval("sow-games :is(.group h3, .cards > li)", (all) =>
    all
      .filter((part) => part.checkVisibility())
      .map((part) => (part.localName === "h3" ? `# ${part.textContent}` : `${part.querySelector("a")?.textContent}`)),
  );

/** Unfolds all games, as a reader does by clicks. @param {import("./harness/browser-test.js").Reader} reader */
const unfold = ({ page }) =>
  page.$$eval("sow-games details.collapsible:not([open]) > summary", (all) => all.forEach((summary) => summary.click()));

/** @param {string[]} lines */
const games = (lines) => lines.filter((line) => !line.startsWith("# "));

browserTest("the board of the home page plays, and its buttons lead on", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("");
  const board = reader.board("first-sowing");
  await board.play("3", "S");
  await board.settle();
  await board.assertShows(play("gamepigeon", ["3"]).position);
  const buttons = await page.$$eval(".hero > ul:has(+ .example) a", (all) => all.map((a) => ({ text: a.textContent, href: a.href })));
  assert.deepEqual(
    buttons.map(({ text }) => text),
    ["Play now", "Learn in 5 minutes"],
  );
  for (const { href } of buttons) {
    assert.ok(href.startsWith(host.url("")), href);
    assert.equal((await fetch(href)).status, 200, href);
  }
});

browserTest(
  "the board and both buttons are in the first screen (320, 360 and 1280 px)",
  { height: 780, reducedMotion: true },
  async (reader) => {
    for (const width of [320, 360, 1280]) {
      await reader.page.setViewport({ width, height: 780 });
      if (width === 320) await reader.open("");
      const below = await reader.page.$$eval(".hero > ul:has(+ .example) a, .hero .stage", (all) =>
        all.map((part) => part.getBoundingClientRect().bottom),
      );
      assert.equal(below.length, 3);
      for (const bottom of below) assert.ok(bottom > 0 && bottom <= 780, `${width} px: ${below}`);
    }
  },
);

browserTest(
  "a phone shows six games to start with on its second screen, two a row, then the finder",
  { width: 360, height: 740, reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await reader.open("");
    const cards = await page.$$eval(".cards.start > li", (all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ top, left }) => ({ top, left })),
    );
    assert.equal(cards.length, 6);
    assert.ok(cards[0].top > 0 && cards[0].top < 2 * 740, `the first card is at ${cards[0].top} px`);
    for (const k of [0, 2, 4]) assert.ok(Math.abs(cards[k].top - cards[k + 1].top) < 1 && cards[k].left < cards[k + 1].left, "two a row");
    const links = await page.$$eval(".cards.start ~ ul a", (all) => all.map((a) => a.getAttribute("href")));
    assert.deepEqual(links.slice(0, 2), ["my-board/", "puzzles/"]);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(height < 4 * 740 + 200, `the page has ${height} px`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  },
);

for (const javascript of [true, false]) {
  browserTest(
    `the home page shows a card for each game in its group (scripts ${javascript ? "on" : "off"})`,
    { javascript, reducedMotion: true, ...(!javascript && IN_CHROMIUM) },
    async (reader) => {
      await reader.open("", { waitForBoards: javascript });
      assert.deepEqual(games(await shown(reader)), [], "families are folded");
      for (const summary of await reader.page.$$("sow-games .group > summary")) await summary.click();
      const all = await shown(reader);
      const english = gamePages().filter((address) => !address.startsWith("ar/"));
      assert.equal(games(all).length, english.length);
      assert.equal(new Set(games(all)).size, english.length, "all titles differ");
      assert.ok(all[0].startsWith("# ") && all.length - english.length >= 4, `${all}`);
      const links = await reader.page.$$eval("sow-games .cards a", (links) => links.map((a) => a.getAttribute("href")));
      assert.deepEqual(links.sort(), english.sort());
      const filter = await reader.page.$("sow-games .filtering > summary");
      assert.equal(await filter?.evaluate((summary) => summary.checkVisibility()), javascript);
      if (!javascript) return;
      await filter?.click();
      assert.equal(await reader.page.$eval(".filters", (filters) => filters.checkVisibility()), true);
    },
  );
}

browserTest(
  "the filter works by keyboard, by traits and by a part of the name without accents, hides empty groups and says how many games are left",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await reader.open("");
    await unfold(reader);
    const all = await shown(reader);
    await page.focus('.filters select[name="laps"]');
    await page.keyboard.type("Many");
    await page.waitForFunction(() => document.querySelector(".found")?.textContent);
    const many = await shown(reader);
    assert.ok(games(many).length > 2 && games(many).length < games(all).length, `${many}`);
    assert.ok(
      many.every((line, k) => !line.startsWith("# ") || (many[k + 1] && !many[k + 1].startsWith("# "))),
      `a heading without games: ${many}`,
    );
    assert.equal(
      await page.$$eval(
        "sow-games .cards > li",
        (cards) => cards.filter((card) => card.checkVisibility() && card.dataset.laps !== "many").length,
      ),
      0,
    );
    const said = () => page.$eval(".found", (line) => line.textContent);
    assert.equal(await said(), `Showing ${games(many).length} of ${games(all).length} games.`);
    await page.select('.filters select[name="captures"]', "none");
    const few = await shown(reader);
    assert.equal(games(few).length, 1);
    assert.equal(await said(), `Showing 1 of ${games(all).length} games.`);
    for (const name of ["laps", "captures"]) await page.select(`.filters select[name="${name}"]`, "");
    assert.deepEqual(games(await shown(reader)), [], "the families are folded again");
    await unfold(reader);
    assert.deepEqual(await shown(reader), all);
    assert.equal(await said(), "");

    await page.type(".filters input", "LAB MADJ");
    assert.deepEqual(games(await shown(reader)), ["La’b madjnuni"]);
    await page.$eval(".filters input", (input) => {
      input.value = "no such game";
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    assert.deepEqual(await shown(reader), []);
    assert.equal(await said(), `Showing 0 of ${games(all).length} games.`);
  },
);

for (const javascript of [true, false]) {
  browserTest(
    `a region opens and leads to its games (scripts ${javascript ? "on" : "off"})`,
    { javascript, reducedMotion: true, width: 360, ...(!javascript && IN_CHROMIUM) },
    async (reader) => {
      const { page, host } = reader;
      await reader.open("", { waitForBoards: javascript });
      const links = () => page.$$eval(".regions a", (all) => all.filter((a) => a.checkVisibility()).map((a) => a.href));
      assert.deepEqual(await links(), []);
      await page.click("sow-games .collapsible:has(.regions) > summary");
      const regions = await page.$$(".regions summary");
      let counted = 0;
      for (const region of regions) {
        await region.click();
        counted += Number(await region.$eval(".count", (count) => count.textContent));
      }
      const found = await links();
      assert.equal(found.length, counted);
      assert.equal(new Set(found).size, gamePages().filter((address) => !address.startsWith("ar/")).length, "every game has a region");
      for (const href of found) assert.ok(href.startsWith(host.url("variants/")), href);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    },
  );
}

browserTest("the button that installs the book is shown where the browser can install it", { only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open("");
  const buttons = () => page.$$eval("main > button", (all) => all.map((button) => button.textContent));
  assert.deepEqual(await buttons(), []);
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => Object.assign(window, { asked: offer.defaultPrevented }),
    });
    dispatchEvent(offer);
  });
  assert.deepEqual(await buttons(), ["Install this book on your device"]);
  await page.click("main > button");
  await page.waitForFunction(() => /** @type {any} */ (window).asked && !document.querySelector("main > button"), { polling: 20 });
});
