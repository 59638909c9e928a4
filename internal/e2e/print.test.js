// Printing: examples, cards, the comparison table, the boards of the play page and the lab.
import assert from "node:assert/strict";
import { extractText, getDocumentProxy } from "unpdf";
import { examplePages, allPages } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll, sample } from "./harness/sample.js";
import { readStrips, assertStripsComplete } from "./harness/strips.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const PAGE = "variants/pratt-egyptian/";

/** Prints a page; returns the number of sheets, how far down each has text (1 is its lower edge), and the text without spaces, hyphens and
 * ligatures.
 * @param {Reader} reader @param {"a4"|"letter"} format */
async function printed({ page }, format) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format, tagged: false, outline: false, timeout: 60_000 })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const filled = [];
  for (let k = 1; k <= totalPages; k++) {
    const sheet = await pdf.getPage(k);
    const { items } = await sheet.getTextContent();
    const lowest = Math.min(...items.flatMap((item) => ("str" in item && item.str.trim() ? item.transform[5] : [])));
    filled.push(1 - lowest / sheet.getViewport({ scale: 1 }).height);
  }
  return { sheets: totalPages, text: bare(text), filled };
}

/** @param {string} text */
const bare = (text) => text.normalize("NFKC").replace(/[\s\u00ad]/g, "");

browserTest("printing shows every state of an example and then restores its board", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: "p-f6" });
  const board = reader.board("p-f6");
  await board.press("forward");
  await board.press("forward");
  await board.settle({ ply: 2 });
  const own = reader.board("p-f4");
  await own.play("2", "S");
  await own.settle({ ply: 1, mode: "try" });
  const before = [await board.seeds(), await own.seeds()];

  const strips = await reader.whilePrinting(() => readStrips(reader.page));
  const all = strips.filter(({ id }) => id !== "start-board" && !id.startsWith("reading-")); // those are for the screen
  assert.ok(all.length >= 15);
  assertStripsComplete(all, { styled: true });
  assert.deepEqual([await board.seeds(), await own.seeds()], before);
  assert.deepEqual([(await board.state()).mode, (await own.state()).mode], ["replay", "try"]);
  await board.press("forward");
  await board.settle({ ply: 3 });
});

browserTest(
  "every state of every example is printed, in order, on sheets that are not half empty",
  { reducedMotion: true, minutes: 12, only: "chromium" },
  async (reader) => {
    let count = 0;
    let games = 0;
    for (const address of sample(
      examplePages().filter((address) => !/card\/$|^atlas\//.test(address)),
      4,
    )) {
      await reader.open(address, { unfold: true });
      const said = await reader.page.evaluate(() =>
        [...document.querySelectorAll("sow-board:not(.still, #start-board, .disagreement, [data-apart])")].map((root) => {
          const { states } = JSON.parse(root.querySelector("script.line")?.textContent ?? "{}");
          return { id: root.id, sentences: /** @type {string[]} */ (states.map((/** @type {{say: string}} */ state) => state.say)) };
        }),
      );
      if (said.length === 0) continue;
      const { text, filled } = await printed(reader, "a4");
      if (address.startsWith("variants/")) {
        const short = filled.slice(0, -1).filter((share) => share < 0.5);
        assert.deepEqual(short, [], `/${address}: ${filled.map((share) => share.toFixed(2))}`);
        games++;
      }
      let at = 0;
      for (const { id, sentences } of said) {
        for (const [ply, say] of sentences.entries()) {
          const found = text.indexOf(bare(sentences.length > 1 ? `${ply}. ${say}` : say), at);
          assert.notEqual(found, -1, `/${address}: ${id}, state ${ply} is not printed: ${say}`);
          at = found + 1;
          count++;
        }
      }
    }
    assert.ok(count > (runsAll ? 300 : 20), `found ${count} states`);
    assert.ok(games >= (runsAll ? 13 : 1), `found ${games} games`);
  },
);

browserTest(
  "the play page, the lab and the puzzles print their current position",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    for (const [address, own, id] of [
      ["play/?game=oware", "oware", "table"],
      ["lab/?game=oware", "lab", "lab-board"],
    ]) {
      await reader.open(address);
      await reader.page.waitForSelector(`sow-board[data-game="${own}"]`, { timeout: 30_000 });
      if (id === "table") await reader.page.select("sow-play [name=opponent]", "0"); // so that no reply follows
      const board = reader.board(id);
      await board.settle({ ply: 0 });
      await board.clickPit(3);
      await board.settle({ ply: 1 });
      const { text } = await board.sentence();
      const shown = await board.readBoard();
      assert.deepEqual(await reader.whilePrinting(() => board.readBoard()), shown, address);
      assert.deepEqual(shown.seeds.slice(3, 8), [0, 5, 5, 5, 5], address);
      assert.ok((await printed(reader, "a4")).text.includes(bare(text)), `/${address}: ${text}`);
      assert.deepEqual(await board.readBoard(), shown, `${address}, after it`);
    }
    await reader.open("puzzles/");
    await reader.page.waitForSelector("sow-puzzles[data-alive]", { timeout: 30_000 });
    const wanted = await reader.page.$eval(".wanted", (wanted) => wanted.textContent ?? "");
    assert.ok((await printed(reader, "a4")).text.includes(bare(wanted)), wanted);
  },
);

browserTest("each game's card prints on one sheet, A4 and Letter", { only: "chromium" }, async (reader) => {
  const cards = allPages().filter((address) => /^variants\/[^/]+\/card\/$/.test(address));
  assert.ok(cards.length >= 13, `${cards.length} cards`);
  for (const address of sample(cards, 2)) {
    await reader.open(address);
    const rules = await reader.page.$$eval(".card .rules li, .card figcaption", (all) =>
      all.map((part) => {
        const text = /** @type {Element} */ (part.cloneNode(true));
        for (const mark of text.querySelectorAll(".clause")) mark.remove(); // prints as a small mark
        return (text.textContent ?? "").trim();
      }),
    );
    assert.ok(rules.length > 8, `/${address} has ${rules.length} sentences`);
    for (const format of /** @type {const} */ (["a4", "letter"])) {
      const { sheets, text } = await printed(reader, format);
      assert.equal(sheets, 1, `/${address} on ${format}`);
      for (const rule of rules) assert.ok(text.includes(bare(rule)), `/${address} on ${format}: ${rule}`);
    }
  }
});

browserTest(
  "each worksheet prints on one sheet, A4 and Letter, with its tasks and lines to write on",
  { only: "chromium" },
  async (reader) => {
    await reader.open("worksheets/");
    const tasks = await reader.page.$$eval("article > p:has(> strong:first-child)", (all) => all.map((part) => part.textContent ?? ""));
    assert.equal(tasks.length, 7);
    for (const format of /** @type {const} */ (["a4", "letter"])) {
      const { sheets, text } = await printed(reader, format);
      assert.equal(sheets, 2, format);
      for (const task of tasks) assert.ok(text.includes(bare(task)), `${format}: ${task}`);
    }
  },
);

browserTest("in print the comparison table fits the sheet, and fewer games get larger type", { only: "chromium" }, async (reader) => {
  const measured = async () => {
    for (const width of [688, 744]) {
      // the widths between the margins of Letter and A4
      await reader.page.setViewport({ width, height: 900 });
      const over = await reader.whilePrinting(() =>
        reader.page.evaluate(() =>
          [...document.querySelectorAll("table.compare, table.compare :is(th, td)")]
            .filter(
              (cell) =>
                cell.checkVisibility() &&
                (cell.getBoundingClientRect().right > innerWidth + 1 ||
                  (cell.localName !== "table" && cell.scrollWidth > cell.clientWidth + 1)),
            )
            .map((cell) => cell.textContent?.trim().slice(0, 30)),
        ),
      );
      assert.deepEqual(over, [], `${width} px`);
    }
    return reader.whilePrinting(() => reader.page.$eval("table.compare td", (cell) => parseFloat(getComputedStyle(cell).fontSize)));
  };
  await reader.open("compare/");
  const opening = await measured();
  const games = await reader.page.$$eval("sow-compare [name=game]", (all) => all.map((box) => /** @type {HTMLInputElement} */ (box).value));
  const chosen = games.slice(0, 13);
  await reader.open(`compare/?${chosen.map((game) => `game=${game}`).join("&")}`);
  await reader.page.waitForFunction(() => document.querySelectorAll("table.compare thead th").length === 14);
  const small = await measured();
  assert.ok(small >= 7 && opening >= 12, `${small} and ${opening} px`);
});
