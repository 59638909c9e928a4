// What a reader has without a network, and that nothing old stays once there is something new. The worker between page and network is
// Chromium's here; what it may do is the same in every browser.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { play } from "./harness/native.js";
import { BASE, binary, ROOT } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";
const UNREAD = "variants/oware/";

/** Builds the rulebook anew, with changes to its files, and serves what was built.
 * @param {import("./harness/promise.js").Reader} reader @param {(book: string) => void} change @param {() => Promise<void>} then */
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

/** A new build: a sentence in the page, and a style that every page loads. @param {string} book */
function sentenceAndStyle(book) {
  appendFileSync(path.join(book, "content", `${PAGE.slice(0, -1)}.md`), "\nA sentence of the second build.\n");
  mkdirSync(path.join(book, "static/css"), { recursive: true });
  writeFileSync(path.join(book, "static/css/print.css"), readFileSync(path.join(ROOT, "static/css/print.css"), "utf8") + "\n.second { color: #123456; }\n");
}

/** What the browser keeps: for each store its addresses below the base. @param {import("puppeteer-core").Page} page */
const kept = (page) => page.evaluate(async (base) => {
  /** @type {string[][]} */
  const stores = [];
  for (const name of await caches.keys()) stores.push((await (await caches.open(name)).keys()).map(({ url }) => new URL(url)).map(({ pathname, search }) => pathname.slice(base.length) + search));
  return stores;
}, BASE);

/** Waits until something is so in the page. @param {import("puppeteer-core").Page} page @param {string} what @param {() => Promise<boolean>} so */
async function until(page, what, so) {
  const start = Date.now();
  while (!(await so())) {
    if (Date.now() - start > 90_000) assert.fail(`not ${what}; kept is ${JSON.stringify(await kept(page))}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Waits until a worker of this build is between the page and the network, and what others kept is gone.
 * @param {import("puppeteer-core").Page} page @param {string} style the address of the build's style */
const settled = (page, style) => until(page, `kept with ${style}`, async () => {
  const stores = await kept(page);
  return stores.length === 1 && String(stores[0].filter((address) => address.startsWith("site.css"))) === style && (await page.evaluate(() => navigator.serviceWorker.controller?.state === "activated"));
});

/** The address of the style of a page, below the base. @param {import("puppeteer-core").Page} page */
const style = (page) => page.$eval("link[rel=stylesheet]", (link, base) => { const { pathname, search } = new URL(/** @type {HTMLLinkElement} */ (link).href); return pathname.slice(base.length) + search; }, BASE);

promise("a page that was read is there without a network and its boards play; a new build is seen at the next load", { keep: true, still: true, quiet: false, only: "chromium" }, async (reader) => {
  const { page, host } = reader;
  await reader.open(PAGE);
  const first = await style(page);
  await settled(page, first);
  const [store] = await kept(page);
  for (const file of ["", PAGE]) assert.ok(store.includes(file), `${file} is kept: ${store}`);
  for (const file of ["engine.wasm", "main.js", "boot.js", "tools.js", "worker.js"]) assert.ok(store.some((address) => address.startsWith(`${file}?v=`)), `${file} is kept: ${store}`);

  host.up = false;
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.play("4", "S");
  await board.rest({ ply: 1 });
  await board.play("2", "S"); // the engine's answer
  await board.rest({ ply: 2, mode: "try" });
  await board.shows(play(GAME, ["4", "2"]).position);
  await reader.open(`${PAGE}?from=a-letter#p-f6`); // whatever is asked of it
  await reader.open("");
  await assert.rejects(page.goto(host.url(UNREAD)), /ERR_/, "what was never read is not there");

  host.up = true;
  await reader.open(UNREAD);
  await reader.open(PAGE);
  await deployed(reader, sentenceAndStyle, async () => {
    await reader.open(PAGE);
    assert.match(await page.$eval("main", (main) => main.innerText), /A sentence of the second build\./);
    const second = await style(page);
    assert.notEqual(second, first);
    assert.ok(await page.evaluate(() => [...document.styleSheets].some((sheet) => [...sheet.cssRules].some(({ cssText }) => cssText.includes(".second")))), "with its own style");
    await settled(page, second);
    const [store] = await kept(page);
    assert.equal(store.filter((address) => address.startsWith("main.js")).length, 1);

    host.up = false;
    await reader.open(PAGE);
    assert.match(await page.$eval("main", (main) => main.innerText), /A sentence of the second build\./);
    await reader.open(UNREAD); // a page that was read before the new build, as it is in the new build
    assert.equal(await style(page), second);
    host.up = true;
  });
});

promise("a site that is no longer kept leaves nothing behind", { keep: true, still: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  await reader.open(PAGE);
  await settled(page, await style(page));
  await deployed(reader, (book) => {
    const home = path.join(book, "content/index.md");
    writeFileSync(home, readFileSync(home, "utf8").replace("---\n", "---\noffline: no\n"));
  }, async () => {
    await reader.open(PAGE);
    assert.equal(await page.$("meta[name=sowbook-offline]"), null);
    await until(page, "forgotten", async () => (await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)) === 0 && (await kept(page)).length === 0);
    await reader.open(PAGE);
    assert.deepEqual(await kept(page), []);
  });
});

promise("a file that a host answers with another build's is not kept", { keep: true, still: true, quiet: false, only: "chromium" }, async (reader) => {
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
});
