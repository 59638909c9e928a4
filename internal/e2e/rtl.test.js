// An edition that is written from right to left: the page turns round, its boards do not.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { promise } from "./harness/promise.js";

const PAGE = "ar/variants/lane-wise/";
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

promise("in an Arabic page a board lies as in any other, and its buttons stand as the board runs", { width: 360, still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-9s");
  const at = await board.ask((root) => {
    const left = (/** @type {string} */ selector) => root.querySelector(selector)?.getBoundingClientRect().left ?? NaN;
    const pit = (/** @type {number} */ place) => left(`.spot[data-place="${place}"]`);
    return { pits: [0, 1, 2, 3, 4, 5].map(pit), back: left("[data-do=back]"), forward: left("[data-do=forward]"), start: left(".moves [data-ply='0']"), first: left(".moves [data-ply='1']") };
  });
  assert.deepEqual(at.pits.toSorted((a, b) => a - b), at.pits, "South's pits run from left to right");
  assert.ok(at.back < at.forward, "back is left of forward");
  assert.ok(at.first < at.start, "the list of moves is read from the right");
  const page = await reader.page.evaluate(() => ({ dir: getComputedStyle(document.body).direction, wide: document.documentElement.scrollWidth }));
  assert.deepEqual(page, { dir: "rtl", wide: 360 });
});

promise("a documented move and one of the reader's own are told in Arabic", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-9s");
  await board.press("forward");
  await board.rest({ ply: 1 });
  const told = (await board.sentence()).text;
  assert.ok(told.startsWith("يبذر الشمال 6 حصوات من البيت 10: 11، 12، 1، 2، 3، 4. يصير بالحصوة الأخيرة في البيت 4 حصوتان: "), told);
  await board.press("back");
  await board.rest({ ply: 0 });
  await board.play("11", "N"); // three seeds: 12, 1, and 2, which makes three; those are sown on into 5, which is empty
  await board.rest({ mode: "try", ply: 1 });
  assert.equal((await board.sentence()).text.replace(/ ?L[\w-]+/g, "").trim(),
    "يبذر الشمال 3 حصوات من البيت 11: 12، 1، 2. تقع الحصوة الأخيرة في البيت 2 وكان فيه حصوتان، فيُبذر ما صار فيه: 3 حصوات تقع آخرها في البيت 5. تقع الحصوة الأخيرة في بيت فارغ، فينتقل الدور إلى الجنوب.");
  await board.touch(7); // North's, and South is to play
  await board.until("refused", (root) => !!root.querySelector(".say.refused"));
  assert.ok((await board.sentence()).text.includes("هذا البيت من بيوت الشمال، والدور على الجنوب."));
  assert.equal(await board.ask((root) => root.querySelector(".spot[data-place='5']")?.getAttribute("aria-label")?.split("،")[0]), "البيت 6 عند الجنوب");
});

promise("why a text cannot be read is said in English, and marked so", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-9s");
  await board.more();
  for (const [text, want] of [
    ["4,4,4,4,4,4/4,4,4,4,4,4 0,0 X", "The turn is S or N; this is \"X\""],
    ["99", "There is no pit 99; the pits are 1 to 12."],
  ]) {
    await board.ask((root, text) => {
      /** @type {HTMLInputElement} */ (root.querySelector(".paste input")).value = text;
      /** @type {HTMLElement} */ (root.querySelector(".paste button")).click();
    }, text);
    await board.until(`told of ${text}`, (root, want) => root.querySelector(".told [lang=en][dir=ltr]")?.textContent === want, want);
  }
  await board.until("refused", (root) => root.querySelector(".say.refused [lang=en][dir=ltr]")?.textContent === "There is no pit 99; the pits are 1 to 12.");
});

promise("axe finds nothing in an Arabic page with a board in play and its panel open", { still: true, quiet: false, only: "chromium" }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("lw-lap");
  await reader.board("lw-9s").more();
  assert.equal(await board.ask((root) => root.localName), "sow-pair");
  await reader.page.evaluate(axe);
  const violations = await reader.page.evaluate(async () => (await /** @type {any} */ (window).axe.run(document)).violations.map((/** @type {any} */ v) => [v.id, v.nodes[0].html.slice(0, 150)]));
  assert.deepEqual(violations, []);
});

promise("the head leads to the other edition of the page, and says what is not translated when one comes from there", {}, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await Promise.all([page.waitForNavigation(), page.click(".languages a")]);
  assert.ok(page.url().endsWith("/repo/variants/lane-wise/"), page.url());
  assert.deepEqual(await page.$$eval(".languages a", (all) => all.map((a) => a.lang)), ["ar"]);
  await reader.open("match/");
  const notice = () => page.$eval("#not-in-ar", (part) => part.checkVisibility());
  assert.equal(await notice(), false, "not to those who come from elsewhere");
  assert.deepEqual(await page.$$(".languages"), []);
  await reader.open(PAGE);
  await Promise.all([page.waitForNavigation(), page.click('main a[href$="match/#not-in-ar"]')]);
  assert.equal(await notice(), true);
});
