// Boards on a page of another site, which a server on a port of its own serves.
import assert from "node:assert/strict";
import { createServer } from "node:http";

/** @typedef {import("./browser-test.js").Reader} Reader
 * @typedef {import("puppeteer-core").Frame} Frame */

export const OTHER_SITE = { allowErrors: true, reducedMotion: true }; // the harness reports every request to another host
export const WAIT = { polling: 50, timeout: 90_000 };

/** Serves one page from another origin, opens it and runs a test on it.
 * @param {Reader} reader @param {string} body @param {(site: string) => Promise<void>} test  site: the address of the page */
export async function onOtherSite({ page, host }, body, test) {
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
export const script = ({ host }) => `<script src="${host.url("sow-board.js")}" async></script>`;

/** Scrolls to an element of the page, and waits until its frame has been given its size.
 * @param {Reader} reader @param {string} [selector] @returns {Promise<Frame>} */
export async function frameOf({ page }, selector = "sow-board") {
  await page.waitForFunction((selector) => !!document.querySelector(selector)?.shadowRoot?.querySelector("iframe"), WAIT, selector);
  await page.$eval(selector, (element) => element.scrollIntoView());
  const handle = await page.evaluateHandle((selector) => document.querySelector(selector)?.shadowRoot?.querySelector("iframe"), selector);
  const frame = await /** @type {import("puppeteer-core").ElementHandle<HTMLIFrameElement>} */ (handle).contentFrame();
  await frame.waitForFunction(() => !!document.querySelector("sow-board[data-ply], .notice"), WAIT);
  const heights = async () => [
    await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height)), // which may still grow
    await page.evaluate((iframe) => /** @type {HTMLIFrameElement} */ (iframe).offsetHeight, handle),
  ];
  const end = Date.now() + WAIT.timeout;
  for (let [inside, outside] = await heights(); inside !== outside; [inside, outside] = await heights()) {
    assert.ok(Date.now() < end, `the frame of ${selector} is ${outside} px high, its content ${inside} px`);
    await new Promise((done) => setTimeout(done, WAIT.polling));
  }
  return frame;
}

/** The title of a board's frame. @param {Reader} reader @param {string} [selector] */
export const titleOf = ({ page }, selector = "sow-board") =>
  page.$eval(selector, (element) => element.shadowRoot?.querySelector("iframe")?.title);

/** The position that a frame shows, in its digits and by its board. @param {Frame} frame */
export const positionIn = (frame) =>
  frame.evaluate(() => {
    const { board } = /** @type {any} */ (document.querySelector("sow-board"));
    const seeds = [...document.querySelectorAll(".shown text.count[data-place]")].map((count) => Number(count.textContent));
    return board.seeds.join() === seeds.join() ? board.position : `drawn: ${seeds}`;
  });

/** Waits until a frame shows a position. @param {Frame} frame @param {string} position */
export async function assertFrameShows(frame, position) {
  const shown = (/** @type {string} */ position) => /** @type {any} */ (document.querySelector("sow-board")).board?.position === position;
  await frame.waitForFunction(shown, WAIT, position).catch(() => {});
  assert.equal(await positionIn(frame), position);
}
