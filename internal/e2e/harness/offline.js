// Reading the small rulebook offline: its two builds, and what the service worker has kept.
import assert from "node:assert/strict";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { firstSite } from "./deploy.js";
import { BASE, ROOT } from "./paths.js";
import { GAME, OTHER_GAME } from "./small-book.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

export const PAGE = `variants/${GAME}/`;
export const UNREAD = `variants/${OTHER_GAME}/`;

/** Opens a page of the first build. @param {Reader} reader @param {string} [address] */
export function openFirst(reader, address = PAGE) {
  reader.host.folder = firstSite;
  return reader.open(address);
}

/** Changes what the second build has: a sentence in two pages, the style sheet, the name of a game. @param {string} book */
export function secondBuild(book) {
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
export async function kept(page) {
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
export async function waitForWorker(page, what, so) {
  const start = Date.now();
  while (!(await so())) {
    if (Date.now() - start > 90_000) assert.fail(`not ${what}; kept is ${JSON.stringify(await kept(page))}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** Waits until the service worker of this build controls the page and older caches are gone. An empty one may be left until the next
 * build, if its worker was stopped between opening it and putting something into it.
 * @param {import("puppeteer-core").Page} page @param {string} style the address of the build's style */
export const settled = (page, style) =>
  waitForWorker(page, `kept with ${style}`, async () => {
    const stores = (await kept(page)).filter(({ length }) => length > 0);
    return (
      stores.length === 1 &&
      String(stores[0].filter((address) => address.startsWith("site.css"))) === style &&
      (await page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"))
    );
  });

/** The address of the style sheet of a page, below the base. @param {import("puppeteer-core").Page} page */
export const styleOf = (page) =>
  page.$eval(
    "link[rel=stylesheet]",
    (link, base) => {
      const { pathname, search } = new URL(/** @type {HTMLLinkElement} */ (link).href);
      return pathname.slice(base.length) + search;
    },
    BASE,
  );
