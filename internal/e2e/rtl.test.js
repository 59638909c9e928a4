// The Arabic edition: the page runs right to left, but its boards are not mirrored.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";

const PAGE = "ar/variants/lane-wise/";
browserTest(
  "in Arabic boards are not mirrored, and their buttons follow the board",
  { width: 360, reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("lw-9s");
    const at = await board.evaluate((root) => {
      const left = (/** @type {string} */ selector) => root.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
      const pit = (/** @type {number} */ place) => left(`.spot[data-place="${place}"]`);
      return {
        pits: [0, 1, 2, 3, 4, 5].map(pit),
        back: left("[data-do=back]"),
        forward: left("[data-do=forward]"),
        start: left(".moves [data-ply='0']"),
        first: left(".moves [data-ply='1']"),
      };
    });
    assert.deepEqual(
      at.pits.toSorted((a, b) => a - b),
      at.pits,
      "South's pits run from left to right",
    );
    assert.ok(at.back < at.forward, "back is left of forward");
    assert.ok(at.first < at.start, "the list of moves is read from the right");
    const page = await reader.page.evaluate(() => ({
      dir: getComputedStyle(document.body).direction,
      wide: document.documentElement.scrollWidth,
    }));
    assert.deepEqual(page, { dir: "rtl", wide: 360 });
  },
);

browserTest("moves of the example and of the reader are described in Arabic", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-9s");
  await board.press("forward");
  await board.settle({ ply: 1 });
  const message = (await board.sentence()).text;
  assert.ok(message.startsWith("يبذر الشمال 6 حصوات من البيت 10: 11، 12، 1، 2، 3، 4. يصير بالحصوة الأخيرة في البيت 4 حصوتان: "), message);
  await board.press("back");
  await board.settle({ ply: 0 });
  await board.play("11", "N"); // three seeds into 12, 1 and 2; the three then in 2 are sown on, to end in the empty 5
  await board.settle({ mode: "try", ply: 1 });
  assert.equal(
    (await board.sentence()).text.replace(/ ?L[\w-]+/g, "").trim(),
    "يبذر الشمال 3 حصوات من البيت 11: 12، 1، 2. تقع الحصوة الأخيرة في البيت 2 وكان فيه حصوتان، فيُبذر ما صار فيه: 3 حصوات تقع آخرها في البيت 5. تقع الحصوة الأخيرة في بيت فارغ، فينتقل الدور إلى الجنوب.",
  );
  await board.clickPit(7); // North's pit with South to move
  await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
  assert.ok((await board.sentence()).text.includes("هذا البيت من بيوت الشمال، والدور على الجنوب."));
  assert.equal(
    await board.evaluate((root) => root.querySelector(".spot[data-place='5']")?.getAttribute("aria-label")?.split(":")[0]),
    "الجنوب، البيت 6",
  );
});

browserTest("parse errors are in English and marked as such", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-9s");
  await board.openPanel();
  for (const [text, want] of [
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0 X", 'The turn is S or N; this is "X"'],
    ["99", "There is no pit 99; the pits are 1 to 12."],
  ]) {
    await board.evaluate((root, text) => {
      /** @type {HTMLInputElement} */ (root.querySelector(".paste input")).value = text;
      /** @type {HTMLElement} */ (root.querySelector(".paste button")).click();
    }, text);
    await board.waitFor(`message of ${text}`, (root, want) => root.querySelector(".told [lang=en][dir=ltr]")?.textContent === want, want);
  }
  await board.waitFor(
    "refused",
    (root) => root.querySelector(".say.refused [lang=en][dir=ltr]")?.textContent === "There is no pit 99; the pits are 1 to 12.",
  );
});

browserTest(
  "an Arabic page with the panel open passes axe",
  { reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("lw-lap");
    await reader.board("lw-9s").openPanel();
    assert.equal(await board.evaluate((root) => root.localName), "sow-pair");
    await assertAccessible(reader.page, "an Arabic page with the panel open");
  },
);

browserTest("the header links to the other edition and says when a page is not translated", {}, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await Promise.all([page.waitForNavigation(), page.click(".languages a")]);
  assert.ok(page.url().endsWith("/repo/variants/lane-wise/"), page.url());
  assert.deepEqual(await page.$$eval(".languages a", (all) => all.map((a) => a.lang)), ["ar"]);
  await reader.open("match/");
  const notice = () => page.$eval("#not-in-ar", (part) => part.checkVisibility());
  assert.equal(await notice(), false, "not for readers from other pages");
  assert.deepEqual(await page.$$(".languages"), []);
  await reader.open(PAGE);
  await Promise.all([page.waitForNavigation(), page.click('main a[href$="match/#not-in-ar"]')]);
  assert.equal(await notice(), true);
  await reader.open(PAGE);
  await reader.board("lw-9s").openPanel();
  assert.equal(
    await page.$eval("#lw-9s .panel a.control", (a) => /** @type {HTMLAnchorElement} */ (a).hreflang),
    "en",
    "and says its language",
  );
  await Promise.all([page.waitForNavigation(), page.click("a.play-it")]);
  await page.waitForSelector("#table .places", { visible: true });
  assert.equal(await notice(), true, "on the page to play at, too");
});
