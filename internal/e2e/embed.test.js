// Boards on pages of other sites. The other site is a server on a port of its own.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { play, positions } from "./harness/native.js";
import { overflow, NO_OVERFLOW } from "./harness/overflow.js";
import { sample } from "./harness/sample.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {import("puppeteer-core").Frame} Frame */

const OTHER_SITE = { allowErrors: true, reducedMotion: true }; // the harness reports every request to another host
const POSITION = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";
const WAIT = { polling: 50, timeout: 90_000 };

/** Serves one page from another origin, opens it and runs a test on it.
 * @param {Reader} reader @param {string} body @param {(site: string) => Promise<void>} test  site: the address of the page */
async function onOtherSite({ page, host }, body, test) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A blog</title>
<style>body { margin: 0 auto; padding: 0 16px; max-width: 42rem; background: #fff; color: #222 } .night body { background: #111; color: #eee }
iframe { height: 9px !important; aspect-ratio: 1 }</style></head><body><h1>A blog</h1>${body}</body></html>`;
  const server = createServer((_, response) => response.writeHead(200, { "content-type": "text/html" }).end(html));
  await new Promise((done) => server.listen(0, "127.0.0.1", () => done(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const site = `http://127.0.0.1:${port}/`;
  assert.notEqual(new URL(site).origin, host.origin);
  try {
    await page.goto(site, { waitUntil: "load" });
    await test(site);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The script of the book. @param {Reader} reader */
const script = ({ host }) => `<script src="${host.url("sow-board.js")}" async></script>`;

/** Scrolls to an element of the page, and waits until its frame has been given its size.
 * @param {Reader} reader @param {string} [selector] @returns {Promise<Frame>} */
async function frameOf({ page }, selector = "sow-board") {
  await page.waitForFunction((selector) => !!document.querySelector(selector)?.shadowRoot?.querySelector("iframe"), WAIT, selector);
  await page.$eval(selector, (element) => element.scrollIntoView());
  const handle = await page.evaluateHandle((selector) => document.querySelector(selector)?.shadowRoot?.querySelector("iframe"), selector);
  const frame = await /** @type {import("puppeteer-core").ElementHandle<HTMLIFrameElement>} */ (handle).contentFrame();
  await frame.waitForFunction(() => !!document.querySelector("sow-board[data-ply], .notice"), WAIT);
  await page.waitForFunction(
    (iframe, height) => /** @type {HTMLIFrameElement} */ (iframe).offsetHeight === height,
    WAIT,
    handle,
    await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)),
  );
  return frame;
}

/** The title of a board's frame. @param {Reader} reader @param {string} [selector] */
const titleOf = ({ page }, selector = "sow-board") => page.$eval(selector, (element) => element.shadowRoot?.querySelector("iframe")?.title);

/** The height of a board's frame. @param {Reader} reader @param {string} [selector] */
const heightOf = ({ page }, selector = "sow-board") =>
  page.$eval(selector, (element) => element.shadowRoot?.querySelector("iframe")?.offsetHeight);

/** The position that a frame shows, in its digits and by its board. @param {Frame} frame */
const positionIn = (frame) =>
  frame.evaluate(() => {
    const { board } = /** @type {any} */ (document.querySelector("sow-board"));
    const seeds = [...document.querySelectorAll(".shown text.count[data-place]")].map((count) => Number(count.textContent));
    return board.seeds.join() === seeds.join() ? board.position : `drawn: ${seeds}`;
  });

/** Waits until a frame shows a position. @param {Frame} frame @param {string} position */
async function assertShows(frame, position) {
  const shown = (/** @type {string} */ position) => /** @type {any} */ (document.querySelector("sow-board")).board?.position === position;
  await frame.waitForFunction(shown, WAIT, position).catch(() => {});
  assert.equal(await positionIn(frame), position);
}

/** The position of each ply of a line from the start of a game. @param {string} game @param {string[]} moves */
const line = (game, moves) => positions(play(game, moves));

browserTest("boards on another site size themselves, step and play", OTHER_SITE, async (reader) => {
  const { host } = reader;
  const boards = `<sow-board id="one" game="kalah" start="${POSITION}"></sow-board>
<sow-board id="two" game="kalah" moves="3 6"></sow-board><sow-board id="three" example="pratt-egyptian/p-f4"></sow-board>
<sow-board id="four" puzzle="today"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    const one = await frameOf(reader, "#one");
    const two = await frameOf(reader, "#two");
    const three = await frameOf(reader, "#three");
    await frameOf(reader, "#four");
    assert.equal(await positionIn(one), POSITION);
    assert.equal(await positionIn(two), line("kalah", [])[0]);
    assert.equal(await positionIn(three), line("pratt-egyptian", [])[0]);
    for (const [id, name] of Object.entries({ one: "Kalah", two: "Kalah", three: "Egyptian Mancala (Pratt)" }))
      assert.equal(await titleOf(reader, `#${id}`), `${name} on Sowbook`);
    await host.idle();
    assert.equal(host.requestCount("engine.wasm") + host.requestCount("worker.js"), 0, "the engine is loaded before a board is touched");

    await three.click('[data-do="forward"]');
    await assertShows(three, line("pratt-egyptian", ["4"])[1]);
    await two.click('[data-do="last"]');
    await assertShows(two, line("kalah", ["3", "6"])[2]);
    const pit = await one.$('.spot[data-place="9"]');
    await pit?.click();
    const [, after] = positions(play("kalah", ["4"], { from: POSITION }));
    await assertShows(one, after);
    assert.equal(host.requestCount("engine.wasm"), 1);
    for (const id of ["#one", "#two", "#three"]) await frameOf(reader, id); // as high as before and after the list of moves
    const origin = await three.$eval(".from a", (link) => [/** @type {HTMLAnchorElement} */ (link).href, link.textContent]);
    assert.deepEqual(origin, [host.url("variants/pratt-egyptian/#p-f4"), "Egyptian Mancala (Pratt) on Sowbook"]);
  });
});

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

browserTest("a board on another site follows its attributes after one that no address can hold", OTHER_SITE, async (reader) => {
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah"></sow-board>`, async () => {
    await frameOf(reader);
    await reader.page.$eval("sow-board", (board) => board.setAttribute("game", "\ud800"));
    await reader.page.$eval("sow-board", (board) => board.setAttribute("game", "oware"));
    await reader.page.waitForFunction(
      () => /game=oware/.test(document.querySelector("sow-board")?.shadowRoot?.querySelector("iframe")?.src ?? ""),
      WAIT,
    );
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

/** What a frame says about each set of attributes. */
const BROKEN = {
  "": "The link has no game; it needs game=VARIANT and from=POSITION.",
  'game="chess"': "No board on this page plays “chess”; the games here are ",
  'game="kalah" readings="rows=four"': "kalah has no reading “rows”; it has ",
  'game="kalah" moves="3 6" at="7"': "at is “7”; it must be a number from 0 to 2, the number of moves.",
  'game="kalah" start="4,4/4,4 0,0 S"': "This link cannot be opened. This board has 6 pits in a row, but the position has 2.",
  'game="kalah" start="none"': "This link cannot be opened. A position has three fields",
  'game="kalah" moves="3&game=oware&colour=red"': "Unknown part “colour”; ",
  'example="kalah/none"': "kalah has no example “none”.",
  'puzzle="none"': "This book has no puzzle “none”.",
  'game="kalah" theme="blue"': "theme cannot be “blue”; it is light, dark.",
  'game="kalah" lang="xx"': "lang cannot be “xx”; it is en, ar.",
};

browserTest("a board with a wrong attribute says in one line what is wrong", OTHER_SITE, async (reader) => {
  const broken = sample(Object.entries(BROKEN), 4);
  const boards = broken.map(([attributes], k) => `<sow-board id="b${k}" ${attributes}></sow-board>`);
  await onOtherSite(reader, script(reader) + boards.join("\n"), async () => {
    for (const [k, [attributes, wanted]] of broken.entries()) {
      const frame = await frameOf(reader, `#b${k}`);
      await frame.waitForSelector(".notice", { timeout: WAIT.timeout });
      const lines = await frame.$$eval(".notice", (all) => all.map((notice) => notice.textContent?.trim() ?? ""));
      assert.equal(lines.length, 1, attributes);
      assert.ok(lines[0].startsWith(wanted), `${attributes}: ${lines[0]}`);
    }
  });
});

browserTest("an illegal move of a line is named when the reader steps to it", OTHER_SITE, async (reader) => {
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah" moves="3 9 1"></sow-board>`, async () => {
    const frame = await frameOf(reader);
    await frame.click('[data-do="forward"]');
    await frame.waitForSelector(".notice", { timeout: WAIT.timeout });
    assert.equal(
      await frame.$eval(".notice", (notice) => notice.textContent?.trim()),
      "This link cannot be opened. Move 2: There is no pit 9; the pits are 1 to 6.",
    );
    await assertShows(frame, line("kalah", ["3"])[1]);
  });
});

browserTest("a page of 320 px with boards does not scroll sideways", { ...OTHER_SITE, width: 320, height: 800 }, async (reader) => {
  const boards = `<sow-board id="one" game="lane-wise"></sow-board><sow-board id="two" example="pratt-egyptian/p-f4"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    for (const id of ["#one", "#two"]) {
      const frame = await frameOf(reader, id);
      assert.deepEqual(await frame.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, id);
    }
    assert.deepEqual(await overflow(reader.page), NO_OVERFLOW);
  });
});

browserTest("attributes that change show another board, without an entry in the history", OTHER_SITE, async (reader) => {
  const { page } = reader;
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah" moves="3 6">Two moves</sow-board>`, async () => {
    await frameOf(reader);
    const entries = await page.evaluate(() => history.length);
    await page.$eval("sow-board", (board) => {
      board.removeAttribute("moves");
      board.setAttribute("start", "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N");
      board.setAttribute("label", "After two moves");
    });
    await page.waitForFunction(
      () => /from=/.test(document.querySelector("sow-board")?.shadowRoot?.querySelector("iframe")?.src ?? ""),
      WAIT,
    );
    await assertShows(await frameOf(reader), POSITION);
    assert.equal(await titleOf(reader), "After two moves");
    await page.$eval("sow-board", (board) => board.removeAttribute("label"));
    assert.equal(await titleOf(reader), "Kalah on Sowbook");
    assert.equal(await page.evaluate(() => history.length), entries);
  });
});

browserTest("the code that Embed copies shows the same board on another site", OTHER_SITE, async (reader) => {
  const { page, host } = reader;
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f4" });
  const board = reader.board("p-f4");
  await board.openPanel();
  await board.pressTool("Embed");
  await page.waitForFunction(() => /<iframe/.test(document.querySelectorAll("textarea")[1]?.value ?? ""), WAIT);
  const codes = () => page.$$eval("textarea", (fields) => fields.map((field) => field.value));
  const [element, frame] = await codes();
  assert.match(element, /<sow-board example="pratt-egyptian\/p-f4">\n {2}<a href="[^"]+\/variants\/pratt-egyptian\/">/);
  assert.ok(frame.includes(`src="${host.url("embed/")}#sow=1&amp;on=p-f4&amp;game=pratt-egyptian"`), frame);

  await board.evaluate((root) => /** @type {any} */ (root).board.open({ moves: ["4", "2"], ply: 1 }));
  await page.waitForFunction(() => /game="pratt-egyptian"/.test(document.querySelector("textarea")?.value ?? ""), WAIT);
  const [moved, movedFrame] = await codes();
  const [, after, end] = line("pratt-egyptian", ["4", "2"]);
  assert.ok(moved.includes(`<sow-board game="pratt-egyptian" start="${after}" moves="2">`), moved);
  const preview = page.frames().find((frame) => frame.url().includes("/embed/"));
  assert.ok(preview, "there is a preview");

  await onOtherSite(reader, `${moved}<div>${movedFrame}</div>`, async () => {
    const one = await frameOf(reader);
    await assertShows(one, after);
    const two = await (await page.$("div iframe"))?.contentFrame();
    assert.ok(two);
    await two.waitForSelector("sow-board[data-ply]", { timeout: WAIT.timeout });
    await assertShows(two, after);
    await one.click('[data-do="last"]');
    await assertShows(one, end);
  });
});

browserTest("a puzzle, a translated game and a pair of boards are shown on another site", OTHER_SITE, async (reader) => {
  const { page } = reader;
  await reader.open("puzzles/");
  const [id, goal] = await page.$eval("sow-task", (task) => [
    /** @type {HTMLElement} */ (task).dataset.task ?? "",
    task.querySelector(".wanted")?.textContent ?? "",
  ]);
  const boards = `<sow-board id="one" puzzle="${id}"></sow-board><sow-board id="two" game="lane-wise" lang="ar"></sow-board>
<sow-board id="three" example="kalah/k-lap"></sow-board>`;
  await onOtherSite(reader, script(reader) + boards, async () => {
    const puzzle = await frameOf(reader, "#one");
    await puzzle.waitForFunction(() => (document.querySelector(".verdict")?.textContent ?? "") !== "", WAIT);
    assert.equal(await puzzle.$eval(".wanted", (wanted) => wanted.textContent), goal);
    const arabic = await frameOf(reader, "#two");
    assert.deepEqual(await arabic.evaluate(() => [document.documentElement.lang, document.documentElement.dir]), ["ar", "rtl"]);
    assert.equal(await titleOf(reader, "#two"), "لعب العاقل في Sowbook");
    const pair = await frameOf(reader, "#three");
    await pair.click('.side [data-do="last"]');
    const plies = () => [...document.querySelectorAll("sow-board")].map((board) => /** @type {HTMLElement} */ (board).dataset.ply).join();
    await pair.waitForFunction(() => /First difference/.test(document.querySelector(".difference")?.textContent ?? ""), WAIT);
    await pair.waitForFunction(`(${plies})() === "1,1"`, WAIT).catch(() => {});
    assert.equal(await pair.evaluate(plies), "1,1", "both boards follow one toolbar");
  });
});

browserTest(
  "without scripts a board on another site is what its element contains",
  { ...OTHER_SITE, javascript: false },
  async (reader) => {
    const { page } = reader;
    await onOtherSite(reader, `${script(reader)}<sow-board game="kalah"><a href="${reader.host.url()}">Kalah</a></sow-board>`, async () => {
      assert.match(await page.evaluate(() => document.body.innerText), /Kalah/);
    });
    await reader.open("embed/", { waitForBoards: false });
    const links = await page.evaluate(() =>
      [...document.querySelectorAll("main a")].filter((link) => link.checkVisibility()).map((link) => link.textContent),
    );
    assert.ok(links.includes("Kalah") && links.includes("Puzzles"), String(links));
  },
);

browserTest("the page in the frame is accessible", { reducedMotion: true, dark: true, width: 640 }, async (reader) => {
  const { page } = reader;
  await reader.open("embed/#sow=1&on=p-f4&game=pratt-egyptian");
  await page.waitForSelector("sow-board[data-ply]");
  await assertAccessible(page, "embed/");
  assert.equal(await page.title(), "Egyptian Mancala (Pratt) on Sowbook");
});
