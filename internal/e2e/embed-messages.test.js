// Messages between a page of another site and the frames of its boards: size, title and theme. Those from other windows are ignored.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { frameOf, onOtherSite, OTHER_SITE, script, titleOf, WAIT } from "./harness/other-site.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {import("puppeteer-core").Frame} Frame */

/** The height of a board's frame. @param {Reader} reader @param {string} [selector] */
const heightOf = ({ page }, selector = "sow-board") =>
  page.$eval(selector, (element) => element.shadowRoot?.querySelector("iframe")?.offsetHeight);

browserTest("a board on another site is light or dark as the page around it, or as it says", OTHER_SITE, async (reader) => {
  const { page } = reader;
  const boards = `${script(reader)}<sow-board id="one" game="oware"></sow-board><sow-board id="two" game="oware" theme="light"></sow-board>`;
  await onOtherSite(reader, boards, async () => {
    const frames = [await frameOf(reader, "#one"), await frameOf(reader, "#two")];
    const paper = async (/** @type {Frame} */ frame) => {
      const colour = await frame.$eval("main", (main) => getComputedStyle(main).backgroundColor);
      return { "rgb(255, 253, 248)": "light", "rgb(30, 25, 20)": "dark" }[colour] ?? colour;
    };
    /** @param {string[]} wanted */
    const assertThemes = async (wanted, why = "") => {
      for (const [k, frame] of frames.entries())
        await frame.waitForFunction((theme) => document.documentElement.dataset.theme === theme, WAIT, wanted[k]).catch(() => {});
      assert.deepEqual(await Promise.all(frames.map(paper)), wanted, why);
    };
    await assertThemes(["light", "light"], "at first");
    await page.evaluate(() => document.documentElement.classList.add("night"));
    await assertThemes(["dark", "light"], "the page has become dark");
    await page.$eval("#two", (board) => board.setAttribute("theme", "dark"));
    await assertThemes(["dark", "dark"], "the attribute says dark");
    await page.evaluate(() => document.documentElement.classList.remove("night"));
    await assertThemes(["light", "dark"], "the page has become light");
    await page.$eval("#two", (board) => board.removeAttribute("theme"));
    await assertThemes(["light", "light"], "no attribute");
  });
});

browserTest("boards that have not loaded yet are left alone as the page changes", OTHER_SITE, async (reader) => {
  const { page } = reader;
  /** @type {string[]} */
  const errors = [];
  page.on("console", (message) => void (/postMessage/.test(message.text()) && errors.push(message.text())));
  const far = '<div style="height: 30000px"></div><sow-board id="far" game="kalah"></sow-board>';
  await onOtherSite(reader, `${script(reader)}<sow-board game="oware"></sow-board>${far}`, async () => {
    const near = await frameOf(reader);
    await page.evaluate(() => document.documentElement.classList.add("night"));
    await near.waitForFunction(() => document.documentElement.dataset.theme === "dark", WAIT);
    const there = await frameOf(reader, "#far");
    await there.waitForFunction(() => document.documentElement.dataset.theme === "dark", WAIT);
    assert.deepEqual(errors, []);
  });
});

browserTest("boards on another site ignore messages from strangers", OTHER_SITE, async (reader) => {
  const { page } = reader;
  const stranger = `<iframe id="stranger" srcdoc="<p>A stranger"></iframe>`;
  await onOtherSite(reader, `${script(reader)}<sow-board game="oware" theme="light"></sow-board>${stranger}`, async () => {
    const frame = await frameOf(reader);
    const [height, title] = [await heightOf(reader), await titleOf(reader)];
    const size = { sowbook: "size", height: 3000, title: "Taken over", theme: "light" };
    for (const receiver of [page, frame])
      await receiver.evaluate(() => {
        const w = /** @type {any} */ (window);
        w.taken = 0; // messages of others that the script, which listens for longer, has seen
        addEventListener("message", ({ data }) => (w.taken += data.title === "Taken over" || data.theme === "dark"));
      });
    await page.evaluate((size) => postMessage(size, "*"), size);
    await page.evaluate((size) => {
      const { contentWindow } = /** @type {HTMLIFrameElement} */ (document.querySelector("#stranger"));
      const send = (/** @type {Window|null|undefined} */ to, /** @type {unknown} */ message) =>
        /** @type {any} */ (contentWindow).Function("to", "message", "to.postMessage(message, '*')")(to, message);
      send(window, size);
      const board = document.querySelector("sow-board")?.shadowRoot?.querySelector("iframe");
      send(board?.contentWindow, { sowbook: "theme", theme: "dark" });
    }, size);
    await page.waitForFunction(() => /** @type {any} */ (window).taken === 2, WAIT);
    await frame.waitForFunction(() => /** @type {any} */ (window).taken === 1, WAIT);
    assert.deepEqual([await heightOf(reader), await titleOf(reader)], [height, title]);
    assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), "light");
    await page.$eval("sow-board", (board) => {
      const frame = board.shadowRoot?.querySelector("iframe");
      frame?.contentWindow?.postMessage({ sowbook: "theme", theme: "dark" }, "*");
    });
    await frame.waitForFunction(() => document.documentElement.dataset.theme === "dark", WAIT); // such a message is heard from the page itself
  });
});
