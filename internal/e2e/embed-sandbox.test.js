// Boards in frames that may do nothing but run scripts, such as those that WordPress makes of the link to a game.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play, positions } from "./harness/native.js";
import { assertFrameShows, onOtherSite, OTHER_SITE, WAIT } from "./harness/other-site.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Shows a game in a sandboxed frame. @param {Reader} reader @param {(frame: import("puppeteer-core").Frame) => Promise<void>} test */
const inSandbox = (reader, test) =>
  onOtherSite(
    reader,
    `<iframe sandbox="allow-scripts" src="${reader.host.url("embed/#sow=1&game=kalah&moves=3.6")}"></iframe>`,
    async () => {
      const frame = await (await reader.page.$("iframe"))?.contentFrame();
      assert.ok(frame);
      await frame.waitForFunction(() => !!document.querySelector("sow-board[data-ply], .notice"), WAIT);
      assert.equal(await frame.evaluate(() => origin), "null");
      await test(frame);
    },
  );

browserTest("a board in a sandboxed frame steps and plays", OTHER_SITE, async (reader) => {
  reader.host.shared = true;
  await inSandbox(reader, async (frame) => {
    // The frame is too small for a pointer.
    const click = (/** @type {string} */ selector) =>
      frame.$eval(selector, (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true })));
    const [start, , after] = positions(play("kalah", ["3", "6"]));
    await assertFrameShows(frame, after);
    await click('[data-do="first"]');
    await assertFrameShows(frame, start);
    await click('[data-do="last"]');
    await click('.spot[data-place="9"]');
    await assertFrameShows(frame, positions(play("kalah", ["3", "6", "4"]))[3]);
    assert.equal(reader.host.requestCount("engine.wasm"), 1);
  });
});

browserTest("a sandboxed frame says that its board did not load if the host does not share files", OTHER_SITE, (reader) =>
  inSandbox(reader, async (frame) => {
    assert.equal(await frame.$eval(".notice", (notice) => notice.textContent), "The board did not load.");
    assert.equal(await frame.$eval(".from a", (link) => link.textContent), "Kalah on Sowbook");
  }),
);
