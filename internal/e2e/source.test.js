// The source of examples: in the menu of every board, and beside the boards of the manual.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { dropConnection } from "./harness/host.js";
import { ROOT } from "./harness/paths.js";

/** The block of an example in a content file. @param {string} file @param {string} id */
function written(file, id) {
  const text = readFileSync(path.join(ROOT, "content", file), "utf8");
  const block = new RegExp(`^\`\`\`sow ${id}( .*)?$[^]*?^\`\`\`$`, "m").exec(text)?.[0];
  assert.ok(block, `${file} has no example ${id}`);
  return block.replace("\nsource\n", "\n");
}

/** Replaces the clipboard, since tests share the machine's. @param {import("puppeteer-core").Page} page */
const catchCopies = (page) =>
  page.evaluate(() => {
    const w = /** @type {any} */ (window);
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (/** @type {string} */ text) => void (w.copied = text) },
    });
  });

/** @param {import("./harness/board.js").Board} board */
const sourceOf = (board) => board.evaluate((root) => root.querySelector(".source pre")?.textContent ?? "");

for (const [address, file, id, element] of [
  ["variants/pratt-egyptian/", "variants/pratt-egyptian.md", "p-e1", "#p-e1"],
  ["write/examples/", "write/examples.md", "w-beside", "#w-beside sow-board"],
]) {
  browserTest(`a board of ${address} shows and copies the Markdown of its example`, { reducedMotion: true }, async (reader) => {
    await reader.open(address);
    const board = reader.board(await reader.page.$eval(element, (root) => root.id));
    await board.openPanel();
    await board.pressTool("Show source");
    await board.waitFor("the source", (root) => root.querySelector(".source pre"));
    assert.equal(await sourceOf(board), written(file, id));
    assert.ok((await board.evaluate((root) => root.querySelectorAll(".source .k").length)) >= 2, "keywords have a class");
    await catchCopies(reader.page);
    await board.pressTool("Copy the source");
    await board.waitFor("copied", (root) => /Copied\./.test(root.querySelector(".told")?.textContent ?? ""));
    assert.equal(await reader.page.evaluate(() => /** @type {any} */ (window).copied), written(file, id));
    await board.pressTool("Show source");
    assert.equal(await sourceOf(board), "", "a second press hides it");
  });
}

browserTest("a task offers its source when it is over, since that has the answer", { reducedMotion: true }, async (reader) => {
  await reader.open("learn/again/");
  const id = await reader.page.$eval("sow-task sow-board", (root) => root.id);
  const task = `sow-task[data-task="${id}"]`;
  const offered = () => reader.page.$$eval(`${task} .work > button`, (all) => all.map((button) => button.textContent));
  assert.deepEqual(await offered(), []);
  await reader.page.click(`${task} [data-act="show"]`);
  await reader.page.waitForSelector(`${task} .work > button`, { timeout: 30_000 });
  assert.deepEqual(await offered(), ["Show source"]);
  await reader.page.click(`${task} .work > button`);
  await reader.page.waitForSelector(`${task} .source pre`, { timeout: 15_000 });
  assert.equal(await sourceOf(reader.board(id)), written("learn/again.md", id));
});

browserTest(
  "a board that no author wrote has no source, and a missing file is reported",
  { reducedMotion: true, allowErrors: true },
  async (reader) => {
    reader.host.fail("variants/pratt-egyptian/examples.json", dropConnection);
    await reader.open("variants/pratt-egyptian/");
    const opening = reader.board("start-board");
    await opening.openPanel();
    const tools = await opening.evaluate((root) => [...root.querySelectorAll(".panel .tools button")].map((button) => button.textContent));
    assert.ok(tools.includes("Copy link") && !tools.includes("Show source"), `${tools}`);
    const board = reader.board("p-e1");
    await board.openPanel();
    await board.pressTool("Show source");
    await board.waitFor("an error", (root) => root.querySelector(".told")?.textContent === "The source could not be loaded.");
  },
);

browserTest(
  "the manual shows the source of an example without scripts, beside the board if there is room (360 and 1280 px)",
  { javascript: false },
  async (reader) => {
    await reader.open("write/examples/", { waitForBoards: false });
    for (const width of [360, 1280]) {
      await reader.page.setViewport({ width, height: 900 });
      const all = await reader.page.$$eval(".sourced", (list) =>
        list.map((one) => {
          const [source, board] = [one.querySelector("pre"), one.querySelector(".example")].map((part) => /** @type {Element} */ (part));
          const [a, b] = [source.getBoundingClientRect(), board.getBoundingClientRect()];
          return {
            id: board.id,
            text: source.textContent,
            beside: a.right <= b.left,
            above: a.bottom <= b.top + 1,
            pair: board.matches(".pair"),
          };
        }),
      );
      assert.ok(all.length >= 6, `${all.length} examples`);
      for (const { id, text, beside, above, pair } of all) {
        assert.equal(text, written("write/examples.md", id));
        assert.ok(width > 1000 && !pair ? beside : above, `${id}: beside ${beside}, above ${above}`);
      }
    }
  },
);
