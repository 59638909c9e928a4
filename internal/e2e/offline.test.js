// Reading offline, and updates after a new build. Service workers behave alike in all browsers, so these tests run in Chromium only.
import assert from "node:assert/strict";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { play } from "./harness/native.js";
import { BASE, ROOT } from "./harness/paths.js";
import { book, deployed, firstSite } from "./harness/deploy.js";
import { EXAMPLE, GAME, OTHER_GAME } from "./harness/small-book.js";
import { browserTest } from "./harness/browser-test.js";

const PAGE = `variants/${GAME}/`;
const UNREAD = `variants/${OTHER_GAME}/`;

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Opens a page of the first build. @param {Reader} reader @param {string} [address] */
function open(reader, address = PAGE) {
  reader.host.folder = firstSite;
  return reader.open(address);
}

/** Changes what the second build has: a sentence in two pages, the style sheet, the name of a game. @param {string} book */
function secondBuild(book) {
  for (const page of [PAGE, UNREAD])
    appendFileSync(path.join(book, "content", `${page.slice(0, -1)}.md`), "\nA sentence of the second build.\n");
  mkdirSync(path.join(book, "static/css"), { recursive: true });
  writeFileSync(
    path.join(book, "static/css/print.css"),
    `${readFileSync(path.join(ROOT, "static/css/print.css"), "utf8")}\n.second { color: #123456; }\n`,
  );
  const other = path.join(book, "content", `${UNREAD.slice(0, -1)}.md`);
  writeFileSync(other, readFileSync(other, "utf8").replace('title: "Second Game"', 'title: "Another Game"'));
}

/** The addresses below the base in each of the browser's caches. The page does not read them itself: caches.open would create a cache again
 * that a new worker has deleted meanwhile. @param {import("puppeteer-core").Page} page @returns {Promise<string[][]>} */
async function kept(page) {
  const devtools = await page.createCDPSession();
  const { caches } = await devtools.send("CacheStorage.requestCacheNames", { securityOrigin: new URL(page.url()).origin });
  const stores = caches.map(async ({ cacheId }) => {
    const { cacheDataEntries } = await devtools.send("CacheStorage.requestEntries", { cacheId });
    return cacheDataEntries.map(({ requestURL }) => {
      const { pathname, search } = new URL(requestURL);
      return pathname.slice(BASE.length) + search;
    });
  });
  const found = await Promise.all(stores.map((store) => store.catch(() => undefined))); // undefined: deleted meanwhile
  await devtools.detach();
  return found.filter((store) => store !== undefined);
}

/** Waits until a condition holds in the page. @param {import("puppeteer-core").Page} page @param {string} what @param {() => Promise<boolean>} so */
async function waitFor(page, what, so) {
  const start = Date.now();
  while (!(await so())) {
    if (Date.now() - start > 90_000) assert.fail(`not ${what}; kept is ${JSON.stringify(await kept(page))}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Waits until the service worker of this build controls the page and older caches are gone. An empty one may be left until the next
 * build, if its worker was stopped between opening it and putting something into it.
 * @param {import("puppeteer-core").Page} page @param {string} style the address of the build's style */
const settled = (page, style) =>
  waitFor(page, `kept with ${style}`, async () => {
    const stores = (await kept(page)).filter(({ length }) => length > 0);
    return (
      stores.length === 1 &&
      String(stores[0].filter((address) => address.startsWith("site.css"))) === style &&
      (await page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"))
    );
  });

/** The address of the style sheet of a page, below the base. @param {import("puppeteer-core").Page} page */
const style = (page) =>
  page.$eval(
    "link[rel=stylesheet]",
    (link, base) => {
      const { pathname, search } = new URL(/** @type {HTMLLinkElement} */ (link).href);
      return pathname.slice(base.length) + search;
    },
    BASE,
  );

browserTest(
  "a page read before works offline, boards included, and a new build shows at the next load",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    await open(reader);
    const first = await style(page);
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
    await reader.open(PAGE);
    await deployed(reader, secondBuild, async () => {
      await reader.open(PAGE);
      assert.match(await page.$eval("main", (main) => main.textContent ?? ""), /A sentence of the second build\./);
      const second = await style(page);
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
      assert.equal(await style(page), second);
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
    await open(reader, "play/");
    await settled(page, await style(page));
    await page.select("sow-play [name=game]", OTHER_GAME);
    await waitFor(page, "kept with the game", async () => (await file()).length === 1);
    const [first] = await file();
    await deployed(reader, secondBuild, async () => {
      await reader.open("play/");
      await settled(page, await style(page));
      await waitFor(page, "kept with its new name", async () => (await file()).length === 1 && (await file())[0] !== first);
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
      await settled(page, await style(page));
      await waitFor(page, `kept with ${files}`, async () => {
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

/** Limits the storage of the host until the tab is closed. @param {Reader} reader @param {number} [bytes]
 * without: no limit */
async function limitStorage({ page, host }, bytes) {
  const devtools = await page.createCDPSession();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: bytes });
}

/** Makes a service worker refuse its storage when a page tells it to.  @type {import("./harness/host.js").Fault} */
const REFUSING = (_, response) =>
  response.writeHead(200, { "content-type": "application/javascript", "cache-control": "no-store" }).end(`
    let refused = false;
    for (const name of ["open", "match", "has", "keys", "delete"]) {
      const really = CacheStorage.prototype[name];
      CacheStorage.prototype[name] = function (...args) {
        return refused ? Promise.reject(new DOMException("refused", "SecurityError")) : really.apply(this, args);
      };
    }
    addEventListener("message", ({ data, ports }) => ports[0].postMessage((refused = data)));
    ${readFileSync(path.join(firstSite, "offline.js"), "utf8")}`);

/** Tells the service worker of REFUSING whether to refuse. @param {import("puppeteer-core").Page} page @param {boolean} refused */
const refuse = (page, refused) =>
  page.evaluate(
    (refused) =>
      new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        navigator.serviceWorker.controller?.postMessage(refused, [port2]);
      }).then(() => {}),
    refused,
  );

const main = (/** @type {import("puppeteer-core").Page} */ page) => page.$eval("main", (main) => main.textContent ?? "");

for (const [what, refuseStorage, allowStorage] of /** @type {const} */ ([
  ["full", (/** @type {any} */ reader) => limitStorage(reader, 1), (/** @type {any} */ reader) => limitStorage(reader)],
  ["refused", (/** @type {any} */ { page }) => refuse(page, true), (/** @type {any} */ { page }) => refuse(page, false)],
])) {
  browserTest(
    `with storage that is ${what} pages and their files come from the network, and are kept again afterwards`,
    { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
    async (reader) => {
      const { page, host } = reader;
      if (what === "refused") host.fail("offline.js", REFUSING);
      await open(reader);
      await settled(page, await style(page));
      await refuseStorage(reader);
      await deployed(reader, secondBuild, async () => {
        for (const address of [PAGE, UNREAD, "search/"]) {
          await reader.open(address);
          if (address !== "search/") assert.match(await main(page), /A sentence of the second build\./, `${address} is not an old copy`);
        }
        await page.waitForFunction(() => customElements.get("sow-search"), { polling: 50 }); // its script was never kept
        await allowStorage(reader);
        await reader.open(PAGE);
        if (what === "full") await settled(page, await style(page)); // a page opened while a worker is installed may be forgotten
        await reader.open(UNREAD);
        await waitFor(page, "kept again", async () => (await kept(page)).flat().includes(UNREAD));
        host.online = false;
        for (const address of [PAGE, UNREAD]) {
          await reader.open(address);
          assert.match(await main(page), /A sentence of the second build\./, address);
        }
      });
    },
  );
}

browserTest(
  "a store that is full from the start keeps nothing, and pages work",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await limitStorage(reader, 1);
    await open(reader);
    await waitFor(page, "without a worker", () =>
      page.evaluate(async () => !(await navigator.serviceWorker.getRegistrations()).some(({ active, installing }) => active || installing)),
    );
    await reader.open(UNREAD);
    await limitStorage(reader);
    await reader.open(PAGE);
    await waitFor(page, "installed", () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === "activated")),
    );
    await reader.open(PAGE);
    await settled(page, await style(page));
  },
);

browserTest(
  "turning offline reading off removes its caches",
  { serviceWorker: true, reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await open(reader);
    await settled(page, await style(page));
    await deployed(
      reader,
      (book) => {
        const home = path.join(book, "content/index.md");
        writeFileSync(home, readFileSync(home, "utf8").replace("---\n", "---\noffline: no\n"));
      },
      async () => {
        await waitFor(page, "without offline reading", async () => {
          await reader.open(PAGE); // a browser that is slow to start the worker may take the page from its own cache once more
          return (await page.$("meta[name=sowbook-offline]")) === null;
        });
        await waitFor(
          page,
          "forgotten",
          async () =>
            (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0 &&
            (await kept(page)).length === 0,
        );
        await reader.open(PAGE);
        assert.deepEqual(await kept(page), []);
      },
    );
  },
);

browserTest(
  "a file of another build is not cached",
  { serviceWorker: true, reducedMotion: true, allowErrors: true, only: "chromium" },
  async (reader) => {
    const { page, host } = reader;
    await open(reader);
    await settled(page, await style(page));
    const address = host.url("search.js?v=0123456789");
    await page.evaluate(async (address) => void (await fetch(address)), address);
    const sound = await page.evaluate(async (address) => {
      const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await (await fetch(address)).arrayBuffer()));
      const named = address.replace("0123456789", [...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
      await fetch(named);
      return named;
    }, address);
    // A file is kept after its response was handed over, so the sound one is waited for.
    await waitFor(page, "kept under its own version", async () => (await kept(page)).flat().includes(sound.slice(host.url().length)));
    assert.ok(!(await kept(page)).flat().includes("search.js?v=0123456789"));
  },
);
