// The sheet to print: a line as numbered diagrams with the sentences of its moves.
import assert from "node:assert/strict";
import { extractText, getDocumentProxy } from "unpdf";
import { browserTest } from "./harness/browser-test.js";
import { lineOf, openLine } from "./harness/lines.js";
import { play, seedsOf } from "./harness/native.js";
import { runsAll } from "./harness/sample.js";
/** @import { Reader } from "./harness/browser-test.js" */

/** Prints a page and returns the text of each sheet, without spaces. @param {Reader} reader @param {"a4"|"letter"} format */
async function printed({ page }, format) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, tagged: false, outline: false, timeout: 60_000 })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map(bare);
}

/** @param {string} text */
const bare = (text) => text.normalize("NFKC").replace(/[\s\u00ad]/g, "");

/** The diagrams of the sheet. @param {Reader} reader */
const diagrams = ({ page }) =>
  page.$$eval(".sheet .diagram", (all) =>
    all.map((diagram) => {
      const [name, text] = [diagram.querySelector("h2"), diagram.lastElementChild?.cloneNode(true)];
      for (const mark of /** @type {Element} */ (text).querySelectorAll(".clause")) mark.remove();
      /** @type {number[]} */
      const seeds = [];
      for (const count of diagram.querySelectorAll("text.count"))
        seeds[Number(/** @type {HTMLElement} */ (count).dataset.place)] = Number(count.textContent);
      return {
        name: name?.textContent ?? "",
        say: (text?.textContent ?? "").trim(),
        seeds,
        alt: diagram.querySelector("svg")?.getAttribute("aria-label"),
      };
    }),
  );

browserTest(
  "the sheet has a numbered diagram for the start and each move, and prints on whole pages",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    await reader.open("variants/oware/");
    const board = reader.board("o-4");
    const moves = lineOf("oware", 10);
    await openLine(board, moves, 4);
    await board.openPanel();
    const scrolled = await board.evaluate((root) => {
      root.querySelector(".panel .pictures")?.scrollIntoView({ block: "center", behavior: "instant" });
      return scrollY;
    });
    await board.pressTool("Sheet to print");
    await reader.page.waitForSelector(".sheet .diagram");
    const { plies, start } = play("oware", moves);
    const all = await diagrams(reader);
    assert.deepEqual(
      all.map(({ seeds }) => seeds),
      [start, ...plies.map(({ position }) => position)].map((position) => seedsOf(position)),
    );
    assert.deepEqual(
      all.map(({ name }) => name),
      ["Start position", ...plies.map(({ player, move }, k) => `${k + 1}. ${player === "S" ? "South" : "North"}: ${move}`)],
    );
    assert.deepEqual(
      all.map(({ say }) => say.split(" ").slice(0, 2).join(" ")),
      ["South to", ...plies.map(({ player }) => `${player === "S" ? "South" : "North"} sows`)],
    );
    for (const { alt, seeds } of all) assert.match(alt ?? "", new RegExp(`South, House 1: ${seeds[0] || "empty"}`));
    assert.equal(await reader.page.evaluate(() => document.activeElement?.textContent), "Print");
    assert.equal(await reader.page.$eval("main", (main) => main.checkVisibility()), false);
    const address = await reader.page.$eval(".sheet .origin", (origin) => origin.textContent ?? "");
    assert.ok(address.endsWith(`&moves=${moves.join(".")}&at=10`), address);

    await reader.page.hover(".sheet .clause");
    await reader.page.waitForSelector("#clause-card:popover-open", { visible: true });
    await reader.page.hover(".sheet h1");
    await reader.page.waitForSelector("#clause-card:popover-open", { hidden: true });

    for (const format of /** @type {("a4"|"letter")[]} */ (runsAll ? ["a4", "letter"] : ["a4"])) {
      const sheets = await printed(reader, format);
      assert.ok(sheets.length >= 2 && sheets.length <= 3, `${sheets.length} sheets of ${format}`);
      for (const { name, say } of all) {
        const [one, more] = sheets.filter((text) => text.includes(bare(name)) && text.includes(bare(say)));
        assert.ok(one && !more, `${name} is on one sheet of ${format}`);
      }
      assert.ok(!sheets.join("").includes("Close"), "no buttons");
    }

    const calls = await reader.page.evaluate(() => {
      let calls = 0;
      window.print = () => void calls++;
      /** @type {HTMLElement} */ (document.querySelector(".sheet button")).click();
      return calls;
    });
    assert.equal(calls, 1);
    await reader.page.keyboard.press("Escape");
    assert.equal(await reader.page.$(".sheet"), null);
    assert.deepEqual(await reader.page.evaluate(() => [document.activeElement?.textContent, scrollY]), ["Sheet to print", scrolled]);
    await board.settle({ ply: 4 });
  },
);

browserTest(
  "the sheet speaks the page's language and the game's words, from right to left, on a phone",
  { reducedMotion: true, width: 360, height: 780 },
  async (reader) => {
    await reader.open("ar/variants/lane-wise/");
    const board = reader.board("lw-endless");
    await board.openPanel();
    await board.pressTool("ورقة للطباعة");
    await reader.page.waitForSelector(".sheet .diagram");
    const all = await diagrams(reader);
    assert.deepEqual(
      all.map(({ name, say }) => [name, say.slice(0, 12)]),
      [
        ["وضع البداية", "الدور على ال"],
        ["1. الجنوب: 2", "يبذر الجنوب "],
      ],
    );
    const [left, right, wide] = await reader.page.evaluate(() => {
      const { left, right } = /** @type {Element} */ (document.querySelector(".sheet h1")).getBoundingClientRect();
      return [left, right, document.documentElement.scrollWidth];
    });
    assert.ok(left >= 0 && right <= 360 && wide <= 360, `${left}, ${right}, ${wide}`);
  },
);

browserTest("the sheet explains the author's letters below their diagram", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f5" });
  const board = reader.board("p-f5");
  await board.press("last");
  await board.settle({ ply: 3 });
  await board.openPanel();
  await board.pressTool("Sheet to print");
  await reader.page.waitForSelector(".sheet .diagram");
  const letters = await reader.page.$$eval(".sheet .diagram", (all) =>
    all.map((diagram) => [...diagram.querySelectorAll(".notes b")].map((letter) => letter.textContent).join("")),
  );
  assert.deepEqual(letters, ["", "", "", "AB"]);
});
