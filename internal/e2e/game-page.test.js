// The page of a game: its first screen, boards beside the text, folded sections.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { allPages } from "./harness/paths.js";
import { sample } from "./harness/sample.js";
import { NO_OVERFLOW, overflow } from "./harness/overflow.js";
import { isInViewport } from "./harness/strips.js";

const PAGE = "variants/pratt-egyptian/";
const GAMES = allPages().filter((address) => /^(ar\/)?variants\/[^/]+\/$/.test(address));

/** The folded sections that are open, by the id of their content. @param {import("puppeteer-core").Page} page */
const openFolds = (page) =>
  page.$$eval("details.foldable[open] > section", (all) => all.map((section) => section.id).filter((id) => id !== ""));

/** Fails if a page shows too many words before the reader opens something, or a short game's page is too long.
 * @param {import("./harness/browser-test.js").Reader} reader @param {string} address of the open page */
async function assertNotWordy({ page }, address) {
  const [words, height] = await page.evaluate(() => {
    let n = 0;
    const walk = document.createTreeWalker(/** @type {Element} */ (document.querySelector("main")), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement: around, textContent: text } = walk.currentNode;
      if (around?.closest("script, noscript, template, svg") || !around?.checkVisibility({ visibilityProperty: true })) continue;
      n += (text ?? "").split(/\s+/).filter(Boolean).length;
    }
    return [n, document.documentElement.scrollHeight];
  });
  const most = /lane|kujifunza/.test(address) ? 1600 : address.includes("kiswahili") ? 2300 : 1450;
  assert.ok(words > 300 && words <= most, `/${address}: ${words} words`);
  if (address === PAGE) assert.ok(height <= 8900, `/${address}: ${height} px`);
}

for (const [width, height] of [
  [1280, 800],
  [360, 780],
]) {
  const words =
    width === 1280
      ? "; a page shows at most 1,450 words before something is opened, Lane’s two and Bao for beginners 1,600, Bao’s two stages 2,300"
      : "";
  browserTest(
    `the first screen of every game has its title, a whole board that plays, and 6 to 18 sentences${words} (${width} px)`,
    { width, height, reducedMotion: true, minutes: 8, only: "chromium" },
    async (reader) => {
      assert.ok(GAMES.length >= 15, `${GAMES.length} games`);
      const others = [
        ...sample(GAMES, 2),
        ...(words ? ["variants/lane-wise/", "variants/bao-la-kujifunza/", "variants/bao-la-kiswahili/"] : []),
      ].filter((address) => address !== PAGE);
      for (const address of new Set([...others, PAGE])) {
        await reader.open(address);
        const seen = await reader.page.evaluate(() => {
          const box = (/** @type {string} */ selector) => /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
          const [title, board, how] = ["h1", "#start-board svg.board", "#how-to-play"].map(box);
          return {
            order: title.bottom <= board.top && board.bottom <= innerHeight,
            how: innerWidth < 700 ? how.top > board.bottom && how.top < innerHeight : Math.abs(how.top - board.top) < 80,
            sentences: document.querySelectorAll(".how li").length,
            bar: [...document.querySelectorAll("#start-board .bar button")].filter((button) => button.checkVisibility()).length,
          };
        });
        const { sentences, ...rest } = seen;
        assert.deepEqual(rest, { order: true, how: true, bar: width === 360 ? 6 : 8 }, address);
        assert.ok(sentences >= 6 && sentences <= 18, `/${address}: ${sentences} sentences`);
        if (words) await assertNotWordy(reader, address);
      }
      const board = reader.board("start-board");
      await board.clickPit(2);
      await board.settle({ mode: "try", ply: 1 });
      assert.match((await board.sentence()).text, /you play again/i);
      await board.press("back");
      await board.settle({ mode: "try", ply: 0 });
    },
  );
}

for (const [address, first, pit, next, moved] of /** @type {[string, string, number, string, string][]} */ ([
  ["variants/kalah/", "Your turn", 1, "The other player’s turn", "You sow four from Pit 2: 3, 4, 5, 6."],
  ["fr/variants/oware/", "À vous de jouer", 1, "À l’autre joueur de jouer", "Vous semez quatre graines de la case 2"],
  ["ar/variants/lane-wise/", "الدور على اللاعب الآخر", 7, "الدور على اللاعب الآخر", "اللاعب الآخر"],
])) {
  browserTest(
    `the board at the top of a page speaks to the reader (/${address})`,
    { reducedMotion: true, only: "chromium" },
    async (reader) => {
      await reader.open(address);
      const board = reader.board("start-board");
      const texts = () => board.evaluate((root) => [".status", ".say"].map((part) => root.querySelector(part)?.textContent ?? ""));
      assert.equal((await texts())[0], first);
      await board.clickPit(pit);
      await board.settle({ mode: "try", ply: 1 });
      const [turn, sentence] = await texts();
      assert.ok(turn.startsWith(next), turn);
      assert.ok(sentence.includes(moved), sentence);
      await board.clickPit(7); // the engine answers, also if it refuses
      await board.waitFor("the answer", (root, before) => root.querySelector(".say")?.textContent !== before, sentence);
      assert.doesNotMatch((await texts()).join(), /South|North|Sud|Nord|الجنوب|الشمال/);
    },
  );
}

browserTest(
  "a board is beside its paragraph at 1100 px and below it at 1000",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    for (const address of [PAGE, "ar/variants/lane-ignorant/"]) {
      await reader.open(address);
      for (const width of [1100, 1000]) {
        await reader.page.setViewport({ width, height: 800 });
        const pairs = await reader.page.$$eval(".rules .with-board", (all) =>
          all
            .filter((group) => group.firstElementChild?.localName !== "sow-board" && group.querySelector(":scope > sow-board"))
            .map((group) => {
              const text = /** @type {Element} */ (group.firstElementChild).getBoundingClientRect();
              const board = /** @type {Element} */ (group.querySelector("sow-board")).getBoundingClientRect();
              const rtl = document.dir === "rtl";
              return {
                beside: (rtl ? board.right <= text.left : board.left >= text.right) && Math.abs(board.top - text.top) < 20,
                below: board.top >= text.bottom,
              };
            }),
        );
        assert.ok(pairs.length >= 5, `/${address}: ${pairs.length} boards`);
        for (const pair of pairs) assert.deepEqual(pair, { beside: width === 1100, below: width === 1000 }, `/${address} at ${width} px`);
        assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
      }
    }
  },
);

browserTest("at 320 px no game overflows, folded or open", { width: 320, height: 640, only: "chromium" }, async (reader) => {
  for (const address of sample(GAMES, 2)) {
    await reader.open(address);
    assert.deepEqual(await overflow(reader.page), NO_OVERFLOW, address);
    await reader.unfold();
    assert.deepEqual(await overflow(reader.page), NO_OVERFLOW, `${address} with everything open`);
  }
});

browserTest(
  "a link to something in a folded section opens that section alone and scrolls there",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    const links = [
      ["the-threat", "worked-examples"],
      ["p-f7", "worked-examples"],
      ["sources", "sources"],
      ["fact-capture", "at-a-glance"],
      ["rule-changes", "rule-changes"],
    ];
    for (const [id, section] of sample(links, 2)) {
      await page.goto("about:blank");
      await reader.open(`${PAGE}#${id}`);
      await page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, id);
      assert.deepEqual(await openFolds(page), [section], `on load with #${id}`);
    }
    await page.goto("about:blank");
    await reader.open(PAGE);
    for (const [id, section] of links) {
      await page.evaluate((id) => {
        for (const part of document.querySelectorAll("details.foldable")) part.removeAttribute("open");
        scrollTo(0, 0);
        location.hash = id;
      }, id);
      await page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, id);
      assert.deepEqual(await openFolds(page), [section], `on a change to #${id}`);
    }
    for (const fragment of ["p-f6-3", "sow=2&on=p-f6&game=pratt-egyptian&moves=4.1"]) {
      await page.goto("about:blank");
      await reader.open(`${PAGE}#${fragment}`);
      await page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, "p-f6");
      assert.deepEqual(await openFolds(page), ["worked-examples"], fragment);
    }
  },
);

browserTest("a source’s link to a section of a game opens it", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("sources/pratt-2009/", { waitForBoards: false });
  const link = 'main a[href$="variants/pratt-egyptian/#ten-sowings-in-one-turn"]';
  await Promise.all([page.waitForNavigation(), page.click(link)]);
  await page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, "ten-sowings-in-one-turn");
  assert.deepEqual(await openFolds(page), ["worked-examples"]);
});

browserTest(
  "without scripts folded sections open by a click, and a link opens them",
  { javascript: false, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await reader.open(PAGE, { waitForBoards: false });
    assert.deepEqual(await openFolds(page), []);
    await page.click("details.foldable:has(#worked-examples) > summary");
    assert.deepEqual(await openFolds(page), ["worked-examples"]);
    await page.click('.toc a[href="#sources"]');
    assert.deepEqual(await openFolds(page), ["worked-examples", "sources"]);
  },
);

// Folded, the page is one of those that every-page.js looks at.
browserTest(
  "every folded section is printed, and a game’s page passes axe with its folds open",
  { reducedMotion: true, only: "chromium", allowErrors: true },
  async (reader) => {
    await reader.open(PAGE);
    const shown = () => reader.page.$$eval("details.foldable > section", (all) => all.map((section) => section.checkVisibility()));
    assert.ok((await shown()).length >= 5 && !(await shown()).includes(true));
    const printed = await reader.whilePrinting(() =>
      reader.page.$$eval("details.foldable > section", (all) => all.map((section) => section.getBoundingClientRect().height > 20)),
    );
    assert.ok(printed.length >= 5 && !printed.includes(false), String(printed));
    assert.ok(!(await shown()).includes(true), "they are folded again");
    assert.deepEqual(reader.problems, []);
    await reader.unfold();
    await assertAccessible(reader.page, PAGE);
  },
);

browserTest(
  "an example begins after the moves shown above it and offers them",
  { reducedMotion: true, fromStart: false },
  async (reader) => {
    await reader.open(PAGE, { unfold: "p-f5" });
    const board = reader.board("p-f5");
    await board.settle({ mode: "replay", ply: 2 });
    const chips = () =>
      board.evaluate((root) =>
        [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".moves button"))]
          .filter((chip) => chip.checkVisibility())
          .map((chip) => chip.dataset.ply),
      );
    assert.deepEqual(await chips(), ["0", "2", "3", "3", "4"]);
    assert.equal(await board.evaluate((root) => root.querySelector(".moves button")?.textContent), "Show from the start");
    await board.clickPly(0);
    await board.settle({ ply: 0 });
    assert.deepEqual(await chips(), ["0", "1", "2", "3", "3", "4"]);
    await board.press("last");
    await board.settle({ ply: 3 });
    assert.deepEqual(await chips(), ["0", "1", "2", "3", "3", "4"], "they stay");
  },
);

browserTest("a position without moves has its replay buttons before the reader plays on it", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f1");
  const buttons = () => board.evaluate((root) => [...root.querySelectorAll(".bar > *")].filter((part) => part.checkVisibility()).length);
  const said = () => board.evaluate((root) => root.innerText.match(/to (play|move)/g)?.length);
  assert.deepEqual([await buttons(), await said()], [9, 1]);
  await board.clickPit(2);
  await board.settle({ mode: "try", ply: 1 });
  assert.equal(await buttons(), 9);
});

browserTest("the contents of every game fit one row at 1280 px", { width: 1280, height: 800, only: "chromium" }, async (reader) => {
  for (const address of [...sample(GAMES, 4), "variants/bao-la-kiswahili/"]) {
    await reader.open(address, { waitForBoards: false });
    const tops = await reader.page.$$eval(".toc nav a", (all) => all.map((link) => Math.round(link.getBoundingClientRect().top)));
    assert.ok(tops.length >= 8 && new Set(tops).size === 1, `/${address}: ${tops}`);
  }
});
