// Reading offline, and updates after a new build. Service workers behave alike in all browsers, so these tests run in Chromium only.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { book, deployed } from "./harness/deploy.js";
import { play } from "./harness/native.js";
import { kept, openFirst, PAGE, secondBuild, settled, styleOf, UNREAD, waitForWorker } from "./harness/offline.js";
import { EXAMPLE, GAME, OTHER_GAME } from "./harness/small-book.js";

browserTest(
  "a page read before works offline, boards included, and a new build shows at the next load",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    await openFirst(reader);
    const first = await styleOf(page);
    await settled(page, first);
    const [store] = await kept(page);
    for (const file of ["", PAGE]) assert.ok(store.includes(file), `${file} is kept: ${store}`);
    for (const file of ["engine.wasm", "main.js", "boot.js", "tools.js", "worker.js"])
      assert.ok(
        store.some((address) => address.startsWith(`${file}?v=`)),
        `${file} is kept: ${store}`,
      );

    host.online = false;
    await reader.open(PAGE);
    const board = reader.board(EXAMPLE);
    await board.play("3", "S");
    await board.settle({ ply: 1 });
    await board.play("1", "S"); // needs the engine
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(play(GAME, ["3", "1"], { book }).position);
    await reader.open(`${PAGE}?from=a-letter#the-end`); // query strings are ignored
    await reader.open("");
    await assert.rejects(page.goto(host.url(UNREAD)), /ERR_/, "what was never read is not there");
    await page.goto("about:blank"); // Chromium reloads its error page when it is online again

    host.online = true;
    await reader.open(UNREAD).catch(() => reader.open(UNREAD)); // Chromium may reload its error page meanwhile
    await waitForWorker(page, "kept", async () => (await kept(page)).flat().includes(UNREAD));
    await reader.open(PAGE);
    await deployed(reader, secondBuild, async () => {
      await reader.open(PAGE);
      assert.match(await page.$eval("main", (main) => main.textContent ?? ""), /A sentence of the second build\./);
      const second = await styleOf(page);
      assert.notEqual(second, first);
      assert.ok(
        await page.evaluate(() =>
          [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes(".second"))),
        ),
        "with its own style",
      );
      await settled(page, second);
      const store = (await kept(page)).flat();
      assert.equal(store.filter((address) => address.startsWith("main.js")).length, 1);

      host.online = false;
      await reader.open(PAGE);
      assert.match(await page.$eval("main", (main) => main.textContent ?? ""), /A sentence of the second build\./);
      await reader.open(UNREAD); // read before the new build, shown from the new build
      assert.equal(await styleOf(page), second);
      host.online = true;
    });
  },
);

browserTest(
  "a game chosen before works offline, also after a new build",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    const file = async () => (await kept(page)).flat().filter((address) => address.startsWith("embed/"));
    await openFirst(reader, "play/");
    await settled(page, await styleOf(page));
    await page.select("sow-play [name=game]", OTHER_GAME);
    await waitForWorker(page, "kept with the game", async () => (await file()).length === 1);
    const [first] = await file();
    await deployed(reader, secondBuild, async () => {
      await reader.open("play/");
      await settled(page, await styleOf(page));
      await waitForWorker(page, "kept with its new name", async () => (await file()).length === 1 && (await file())[0] !== first);
      host.online = false;
      await reader.open(`play/?game=${OTHER_GAME}`);
      await page.waitForSelector(`#table[data-game="${OTHER_GAME}"]`, { timeout: 30_000 });
      await reader.board("table").playable();
      assert.deepEqual(await page.$$("#table [role=alert]"), []);
      host.online = true;
    });
  },
);

browserTest(
  "the first page opened works offline with the files that only this page needs",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    for (const [address, ...files] of [
      ["search/", "search.js", "search.json", "search-1.json", "search-2.json"],
      ["play/?game=oware", "play.js", "play.css", "embed/oware.json"],
    ]) {
      await reader.open(address);
      await settled(page, await styleOf(page));
      await waitForWorker(page, `kept with ${files}`, async () => {
        const [store] = await kept(page);
        return files.every((file) => store.some((kept) => kept.startsWith(`${file}?v=`)));
      });
    }
    host.online = false;
    await reader.open("search/?q=P-E3");
    await page.waitForSelector("sow-search .results a", { timeout: 30_000 });
    assert.match(await page.$eval("sow-search .results", (list) => /** @type {HTMLElement} */ (list).innerText), /P-E3/);
    await reader.open("play/?game=oware");
    await page.waitForSelector("sow-play [name=opponent] option");
    await page.select("sow-play [name=opponent]", "0");
    await reader.board("table").settle({ ply: 0 });
    await reader.board("table").clickPit(3);
    await reader.board("table").settle({ ply: 1 });
  },
);
