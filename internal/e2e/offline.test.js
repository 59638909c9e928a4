// Reading offline, and updates after a new build. Service workers behave alike in all browsers, so these tests run in Chromium only.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { play } from "./harness/native.js";
import { BASE, binary, ROOT } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";
const UNREAD = "variants/oware/";

/** Rebuilds the rulebook with changes to its files and serves the result.
 * @param {import("./harness/browser-test.js").Reader} reader @param {(book: string) => void} change @param {() => Promise<void>} then */
async function deployed({ host }, change, then) {
  const dir = mkdtempSync(path.join(tmpdir(), "sowbook-next-"));
  const before = host.folder;
  try {
    for (const folder of ["content", "static/make"]) cpSync(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
    change(dir);
    execFileSync(binary(), ["-C", dir, "build", "-base", BASE], { stdio: "inherit" });
    host.folder = path.join(dir, "public");
    await then();
  } finally {
    host.folder = before;
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Rebuilds with a new sentence in the page and a change to the style sheet. @param {string} book */
function sentenceAndStyle(book) {
  appendFileSync(path.join(book, "content", `${PAGE.slice(0, -1)}.md`), "\nA sentence of the second build.\n");
  mkdirSync(path.join(book, "static/css"), { recursive: true });
  writeFileSync(
    path.join(book, "static/css/print.css"),
    `${readFileSync(path.join(ROOT, "static/css/print.css"), "utf8")}\n.second { color: #123456; }\n`,
  );
}

/** The addresses below the base in each of the browser's caches. An empty one is left out: the worker of an earlier build may open its
 * cache once more after the new worker has deleted it. @param {import("puppeteer-core").Page} page */
const kept = (page) =>
  page.evaluate(async (base) => {
    /** @type {string[][]} */
    const stores = [];
    for (const name of await caches.keys())
      stores.push(
        (await (await caches.open(name)).keys())
          .map(({ url }) => new URL(url))
          .map(({ pathname, search }) => pathname.slice(base.length) + search),
      );
    return stores.filter((store) => store.length > 0);
  }, BASE);

/** Waits until a condition holds in the page. @param {import("puppeteer-core").Page} page @param {string} what @param {() => Promise<boolean>} so */
async function waitFor(page, what, so) {
  const start = Date.now();
  while (!(await so())) {
    if (Date.now() - start > 90_000) assert.fail(`not ${what}; kept is ${JSON.stringify(await kept(page))}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Waits until the service worker of this build controls the page and older caches are gone.
 * @param {import("puppeteer-core").Page} page @param {string} style the address of the build's style */
const settled = (page, style) =>
  waitFor(page, `kept with ${style}`, async () => {
    const stores = await kept(page);
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
    await reader.open(PAGE);
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
    const board = reader.board("p-f4");
    await board.play("4", "S");
    await board.settle({ ply: 1 });
    await board.play("2", "S"); // needs the engine
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(play(GAME, ["4", "2"]).position);
    await reader.open(`${PAGE}?from=a-letter#p-f6`); // query strings are ignored
    await reader.open("");
    await assert.rejects(page.goto(host.url(UNREAD)), /ERR_/, "what was never read is not there");

    host.online = true;
    await reader.open(UNREAD);
    await reader.open(PAGE);
    await deployed(reader, sentenceAndStyle, async () => {
      await reader.open(PAGE);
      assert.match(await page.$eval("main", (main) => main.innerText), /A sentence of the second build\./);
      const second = await style(page);
      assert.notEqual(second, first);
      assert.ok(
        await page.evaluate(() =>
          [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes(".second"))),
        ),
        "with its own style",
      );
      await settled(page, second);
      const [store] = await kept(page);
      assert.equal(store.filter((address) => address.startsWith("main.js")).length, 1);

      host.online = false;
      await reader.open(PAGE);
      assert.match(await page.$eval("main", (main) => main.innerText), /A sentence of the second build\./);
      await reader.open(UNREAD); // read before the new build, shown from the new build
      assert.equal(await style(page), second);
      host.online = true;
    });
  },
);

browserTest(
  "turning offline reading off removes its caches",
  { serviceWorker: true, reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await reader.open(PAGE);
    await settled(page, await style(page));
    await deployed(
      reader,
      (book) => {
        const home = path.join(book, "content/index.md");
        writeFileSync(home, readFileSync(home, "utf8").replace("---\n", "---\noffline: no\n"));
      },
      async () => {
        await reader.open(PAGE);
        assert.equal(await page.$("meta[name=sowbook-offline]"), null);
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
    await reader.open(PAGE);
    await settled(page, await style(page));
    const address = host.url("search.js?v=0123456789");
    await page.evaluate(async (address) => void (await fetch(address)), address);
    assert.ok(!(await kept(page)).flat().includes("search.js?v=0123456789"));
    const sound = await page.evaluate(async (address) => {
      const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await (await fetch(address)).arrayBuffer()));
      const named = address.replace("0123456789", [...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
      await fetch(named);
      return named;
    }, address);
    assert.ok((await kept(page)).flat().includes(sound.slice(host.url().length)));
  },
);
