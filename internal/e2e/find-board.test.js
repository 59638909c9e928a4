// The finder: which game a board is for.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { gamePages } from "./harness/paths.js";

/** The games in the table, as it shows them. @param {import("./harness/browser-test.js").Reader} reader */
const shown = ({ page }) =>
  page.$$eval("sow-boards tbody tr", (all) =>
    all.filter((row) => row.checkVisibility()).map((row) => row.querySelector("a")?.textContent ?? ""),
  );

const said = (/** @type {import("./harness/browser-test.js").Reader} */ { page }) =>
  page.$eval("sow-boards .found", (line) => line.textContent ?? "");

/** Boards as people find them: what they know, and the game that is likeliest. */
const BOARDS = [
  ["rows=2&pits=6&stores=yes&seeds=48", "Mancala, the everyday rules"],
  ["rows=2&pits=6&stores=no", "Oware"],
  ["rows=2&pits=6&stores=no&seeds=72&region=egypt", "The Game of the Ignorant"],
  ["rows=2&pits=6&seeds=48&region=turkey", "Mangala"],
  ["rows=2&pits=7&stores=yes&seeds=98", "Congkak"],
  ["rows=2&pits=7&stores=no&seeds=70&region=south-asia", "Pasu Pondi"],
  ["rows=2&pits=8&stores=yes", "Ohvalhu"],
  ["rows=2&pits=8&region=east-africa", "Endodoi"],
  ["rows=2&pits=6&stores=yes&seeds=45", "Mancala, the everyday rules"],
  ["rows=2&pits=6&region=caribbean", "Oware"],
  ["rows=2&pits=9", "Toguz Kumalak"],
  ["rows=2&pits=12", "Layli Goobalay"],
  ["rows=2&pits=4", "Krur"],
  ["rows=3&pits=6", "Sulus Aidi"],
  ["rows=4&pits=8", "Bao la kiswahili"],
  ["rows=4&pits=8&seeds=48", "Hus"],
];

browserTest(
  "a board that somebody found leads to the likeliest game, with a picture and a board to play",
  { reducedMotion: true },
  async (reader) => {
    const { page, host } = reader;
    for (const [query, game] of BOARDS) {
      await reader.open(`my-board/?${query}`, { waitForBoards: false });
      await page.waitForFunction(() => document.querySelector("sow-boards .found")?.textContent, { polling: 50 });
      assert.equal((await shown(reader))[0], game, query);
      assert.match(await said(reader), new RegExp(`^\\d+ games? fits?\\. Most likely: ${game}\\.$`), query);
    }
    const first = await page.$eval("sow-boards tbody tr", (row) => ({
      picture: !!row.querySelector("svg"),
      links: [...row.querySelectorAll("a")].map((a) => a.href),
      likely: row.classList.contains("likely"),
    }));
    assert.deepEqual(first, { picture: true, links: [host.url("variants/hus/"), host.url("play/?game=hus")], likely: true });
  },
);

browserTest("a board of no game shows the nearest, and says so", { reducedMotion: true }, async (reader) => {
  await reader.open("my-board/?rows=2&pits=25", { waitForBoards: false });
  await reader.page.waitForFunction(() => document.querySelector("sow-boards .found")?.textContent, { polling: 50 });
  assert.match(await said(reader), /^No game here is played on such a board\. The nearest is /);
  assert.ok((await shown(reader)).includes("Layli Goobalay"));
  assert.equal(await reader.page.$("sow-boards .likely"), null);
});

browserTest(
  "what the reader says is kept in the address, and nothing said shows all games",
  { reducedMotion: true, width: 360, height: 740 },
  async (reader) => {
    const { page, host } = reader;
    await reader.open("my-board/", { waitForBoards: false });
    const all = await shown(reader);
    assert.equal(all.length, gamePages().filter((address) => !address.startsWith("ar/")).length);
    await page.select("[name=rows]", "2");
    await page.type("[name=pits]", "7");
    assert.equal((await shown(reader))[0], "Congkak");
    assert.equal(page.url(), host.url("my-board/?rows=2&pits=7"));
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    await page.focus("[name=pits]");
    await page.keyboard.press("Backspace");
    await page.select("[name=rows]", "");
    assert.deepEqual(await shown(reader), all);
    assert.equal(page.url(), host.url("my-board/"));
  },
);

browserTest(
  "the finder is reached from the home page, the search and the footer, and works as a table without scripts",
  { javascript: false },
  async (reader) => {
    for (const [address, selector] of [
      ["", ".hero a"],
      ["", "footer a"],
      ["search/", "main p a"],
    ]) {
      await reader.open(address, { waitForBoards: false });
      const links = await reader.page.evaluate(
        (selector) => [...document.querySelectorAll(selector)].map((a) => /** @type {HTMLAnchorElement} */ (a).href),
        selector,
      );
      assert.ok(links.includes(reader.host.url("my-board/")), `${address} ${selector}`);
    }
    await reader.open("my-board/", { waitForBoards: false });
    const rows = await reader.page.evaluate(() =>
      [...document.querySelectorAll("sow-boards tbody tr")]
        .filter((row) => row.checkVisibility())
        .map((row) => /** @type {HTMLElement} */ (row).innerText),
    );
    assert.equal(rows.length, gamePages().filter((address) => !address.startsWith("ar/")).length);
    assert.match(rows.find((row) => row.includes("Congkak")) ?? "", /2 × 7.*98.*sown.*Southeast Asia/s);
    assert.equal(await reader.page.evaluate(() => document.querySelector("sow-boards .filters")?.checkVisibility()), false);
  },
);
