// Examples without scripts or styles: a strip of boards with sentences.
import assert from "node:assert/strict";
import { dropConnection, respondWith } from "./harness/host.js";
import { pagesWith } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll, sample } from "./harness/sample.js";
import { isInViewport, readStrips, assertStripsComplete } from "./harness/strips.js";

const PAGE = "variants/ayoayo/";

for (const width of [360, 1280]) {
  browserTest(
    `without scripts every example shows all states as numbered boards with sentences and no buttons (${width} px)`,
    { javascript: false, width, only: width === 360 ? "firefox" : "chromium" },
    async (reader) => {
      let examples = 0;
      const pages = pagesWith("sow-board");
      const games = pages.filter((address) => address.startsWith("variants/")); // these have many examples
      for (const address of new Set([...sample(games, 2), ...sample(pages, 2)])) {
        await reader.open(address, { waitForBoards: false, unfold: true });
        const all = await readStrips(reader.page);
        examples += all.length;
        assertStripsComplete(all, { styled: true });
      }
      assert.ok(examples >= (runsAll ? 100 : 10), `found ${examples} examples`);
    },
  );
}

browserTest(
  "without scripts and styles an example reads in order, with boards of a sensible size",
  { javascript: false, width: 600, allowErrors: true },
  async (reader) => {
    reader.host.fail("site.css", dropConnection);
    await reader.open(PAGE, { waitForBoards: false, unfold: true });
    assert.equal(
      await reader.page.evaluate(() => document.styleSheets.length && getComputedStyle(document.body).margin),
      "8px",
      "the page has no styles",
    );
    const all = await readStrips(reader.page);
    assertStripsComplete(all, { styled: false });
    const text = await reader.page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("main")).innerText);
    const bare = (/** @type {string} */ say) => say.replace(/\s+/g, " ").trim();
    const read = bare(text);
    let at = 0;
    for (const { id, caption, frames } of all) {
      for (const said of [caption, ...frames.map((frame) => frame.say)].map(bare)) {
        const found = read.indexOf(said, at);
        assert.notEqual(found, -1, `${id}: ${said}`);
        at = found + said.length;
      }
    }
    const drawn = await reader.page.evaluate(() =>
      [...document.querySelectorAll("sow-board svg.board")].map((svg) => svg.getBoundingClientRect().width),
    );
    assert.deepEqual(
      drawn.filter((width) => width < 200 || width > 600),
      [],
    );
  },
);

for (const [what, fault] of /** @type {[string, import("./harness/host.js").Fault][]} */ ([
  ["cannot be loaded", dropConnection],
  ["is not a script", respondWith("application/javascript", "this is not {")],
])) {
  browserTest(
    `when main.js ${what}, the strip is shown, and a link to one of its boards scrolls there`,
    { allowErrors: true },
    async (reader) => {
      reader.host.fail("main.js", fault);
      await reader.open(`${PAGE}#a-3-1`, { waitForBoards: false, unfold: true });
      await reader.page.waitForFunction(() => !document.documentElement.classList.contains("js"), { timeout: 15_000 });
      const all = await readStrips(reader.page);
      assert.ok(all.length >= 8);
      assertStripsComplete(sample(all, 4), { styled: true });
      await reader.page.waitForFunction(isInViewport, { polling: 50, timeout: 15_000 }, "a-3-1"); // the page scrolls there
    },
  );
}
