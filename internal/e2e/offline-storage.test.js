// The storage of the service worker: full, refused, removed, and free of files of other builds. Service workers behave alike in all
// browsers, so these tests run in Chromium only.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { deployed, firstSite } from "./harness/deploy.js";
import { kept, openFirst, PAGE, secondBuild, settled, styleOf, UNREAD, waitForWorker } from "./harness/offline.js";
import { BASE } from "./harness/paths.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

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

/** The text of a page in the browser's caches, "" without. @param {import("puppeteer-core").Page} page @param {string} address below the base */
async function keptText(page, address) {
  const devtools = await page.createCDPSession();
  const { origin } = new URL(page.url());
  const { caches } = await devtools.send("CacheStorage.requestCacheNames", { securityOrigin: origin });
  const texts = caches.map(async ({ cacheId }) => {
    const request = { cacheId, requestURL: origin + BASE + address, requestHeaders: [] };
    const { response } = await devtools.send("CacheStorage.requestCachedResponse", request);
    return Buffer.from(response.body, "base64").toString();
  });
  const found = await Promise.all(texts.map((text) => text.catch(() => ""))); // it is not in every cache
  await devtools.detach();
  return found.join("");
}

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
      await openFirst(reader);
      await settled(page, await styleOf(page));
      await refuseStorage(reader);
      await deployed(reader, secondBuild, async () => {
        for (const address of [PAGE, UNREAD, "search/"]) {
          await reader.open(address);
          if (address !== "search/") assert.match(await main(page), /A sentence of the second build\./, `${address} is not an old copy`);
        }
        await page.waitForFunction(() => customElements.get("sow-search"), { polling: 50 }); // its script was never kept
        await allowStorage(reader);
        await reader.open(PAGE);
        if (what === "full") await settled(page, await styleOf(page)); // a page opened while a worker is installed may be forgotten
        await reader.open(UNREAD);
        for (const address of [PAGE, UNREAD])
          await waitForWorker(page, `kept again with ${address}`, async () => (await keptText(page, address)).includes("second build"));
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
    const { page, host } = reader;
    await limitStorage(reader, 1);
    await openFirst(reader);
    await waitForWorker(page, "requested", async () => host.requestCount("offline.js") > 0);
    await waitForWorker(page, "without a worker", () =>
      page.evaluate(async () => !(await navigator.serviceWorker.getRegistrations()).some(({ active, installing }) => active || installing)),
    );
    await reader.open(UNREAD);
    assert.deepEqual((await kept(page)).flat(), []);
    await limitStorage(reader);
    await reader.open(PAGE);
    await waitForWorker(page, "installed", () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).some(({ active }) => active?.state === "activated")),
    );
    await reader.open(PAGE);
    await settled(page, await styleOf(page));
  },
);

browserTest(
  "turning offline reading off removes its caches",
  { serviceWorker: true, reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await openFirst(reader);
    await settled(page, await styleOf(page));
    await deployed(
      reader,
      (book) => {
        const home = path.join(book, "content/index.md");
        writeFileSync(home, readFileSync(home, "utf8").replace("---\n", "---\noffline: no\n"));
      },
      async () => {
        await waitForWorker(page, "without offline reading", async () => {
          await reader.open(PAGE); // a browser that is slow to start the worker may take the page from its own cache once more
          return (await page.$("meta[name=sowbook-offline]")) === null;
        });
        await waitForWorker(
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
    await openFirst(reader);
    await settled(page, await styleOf(page));
    const address = host.url("search.js?v=0123456789");
    await page.evaluate(async (address) => void (await fetch(address)), address);
    const sound = await page.evaluate(async (address) => {
      const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", await (await fetch(address)).arrayBuffer()));
      const named = address.replace("0123456789", [...sum.slice(0, 5)].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
      await fetch(named);
      return named;
    }, address);
    // A file is kept after its response was handed over, so the sound one is waited for.
    await waitForWorker(page, "kept under its own version", async () => (await kept(page)).flat().includes(sound.slice(host.url().length)));
    assert.ok(!(await kept(page)).flat().includes("search.js?v=0123456789"));
  },
);
