// Without scripts, without styles, without the module: every example is whole, a strip of boards with a sentence below each.
import assert from "node:assert/strict";
import { broken, instead } from "./harness/host.js";
import { english } from "./harness/places.js";
import { promise } from "./harness/promise.js";
import { standing, strips, whole } from "./harness/strips.js";

const PAGE = "variants/pratt-egyptian/";

for (const width of [360, 1280]) {
  promise(`with JavaScript off, every state of every example is there with its board and its sentence, in order and numbered, and nothing to press (${width} px)`,
    { scripts: false, width, only: width === 360 ? "firefox" : "chromium" }, async (reader) => {
      let examples = 0;
      for (const address of english()) {
        await reader.open(address, false);
        const all = await strips(reader.page);
        examples += all.length;
        whole(all, { styled: true });
      }
      assert.ok(examples >= 100, `found ${examples} examples`);
    });
}

promise("without scripts and styles, as in a feed reader, an example reads in order: caption, boards of a sensible size, sentences", { scripts: false, width: 600, quiet: false }, async (reader) => {
  reader.host.fail("site.css", broken);
  await reader.open(PAGE, false);
  assert.equal(await reader.page.evaluate(() => document.styleSheets.length && getComputedStyle(document.body).margin), "8px", "the page has no style of its own");
  const all = await strips(reader.page);
  whole(all, { styled: false });
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
  const drawn = await reader.page.evaluate(() => [...document.querySelectorAll("sow-board svg.board")].map((svg) => svg.getBoundingClientRect().width));
  assert.deepEqual(drawn.filter((width) => width < 200 || width > 600), []);
});

for (const [what, fault] of /** @type {[string, import("./harness/host.js").Fault][]} */ ([["cannot be loaded", broken], ["is not a script", instead("application/javascript", "this is not {")]])) {
  promise(`when the module script ${what}, the strip comes back, and an address of one of its boards leads to it`, { quiet: false }, async (reader) => {
    reader.host.fail("main.js", fault);
    await reader.open(`${PAGE}#p-f6-3`, false);
    await reader.page.waitForFunction(() => !document.documentElement.classList.contains("js"), { timeout: 15_000 });
    const all = await strips(reader.page);
    assert.ok(all.length >= 15);
    whole(all, { styled: true });
    await reader.page.waitForFunction(standing, { polling: 50, timeout: 15_000 }, "p-f6-3"); // the page scrolls to it
  });
}
