// A test is a promise to a reader: a page opened in a browser of its own, watched for everything that goes wrong quietly.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Board } from "./board.js";
import { closeAll, openPage, paper, running } from "./browsers.js";
import { Host } from "./host.js";

/**
 * @typedef {import("puppeteer-core").Page} Page
 * @typedef {{width?: number, height?: number, dark?: boolean, still?: boolean, forced?: boolean, large?: boolean, scripts?: boolean, quiet?: boolean,
 *   keep?: boolean, only?: string, minutes?: number}} Options
 *   still: the reader wants less motion; forced: the system's few colours; large: text of twice the size; scripts: whether they run;
 *   quiet: nothing may go wrong (true unless a test makes it); keep: the site may be kept for times without a network, which would come
 *   between a test and what it makes go wrong; only: the one browser that can tell, or that is enough where a test goes through all pages
 *   for what is the same in each; minutes: how long it may take on a machine that is slow
 */

after(closeAll);

/** What browsers say of a request whose page was left before the answer had come. */
const LEFT = ["NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED", "net::ERR_ABORTED"];

export class Reader {
  /** What went wrong without the page showing it. @type {string[]} */
  problems = [];
  /** Every address the browser asked for. @type {string[]} */
  addresses = [];

  /** @param {Host} host @param {Page} page */
  constructor(host, page) {
    this.host = host;
    this.page = page;
    page.on("console", (message) => ["error", "warn"].includes(message.type()) && this.problems.push(`console ${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => this.problems.push(`page error: ${error}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      if (!LEFT.includes(why)) this.problems.push(`failed: ${request.url()} ${why}`);
    });
    page.on("response", (response) => { // a browser may ask a host for its favicon.ico by itself
      if (response.status() >= 400 && !response.url().endsWith("/favicon.ico")) this.problems.push(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      this.addresses.push(request.url());
      if (!request.url().startsWith(`${host.origin}/`) && !request.url().startsWith("data:")) this.problems.push(`asked another host: ${request.url()}`);
    });
  }

  /** Opens a page of the site and waits until its boards are alive.
   * @param {string} address below the base @param {boolean} [alive] */
  async open(address, alive = true) {
    const response = await this.page.goto(this.host.url(address), { waitUntil: "load" });
    if (alive) await this.alive();
    return response;
  }

  /** Waits until every board of the page is alive; a page without scripts has none. */
  async alive() {
    const living = () => [...document.querySelectorAll("sow-board")].every((board) => /** @type {HTMLElement} */ (board).dataset.ply !== undefined);
    await this.page.waitForFunction(living, { polling: 20, timeout: 90_000 });
  }

  /** Looks at the page as it is printed, its boards told as before and after printing.
   * @template T @param {() => Promise<T>} look @returns {Promise<T>} */
  async onPaper(look) {
    await paper(this.page, true);
    await this.page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
    try {
      return await look();
    } finally {
      await this.page.evaluate(() => void dispatchEvent(new Event("afterprint")));
      await paper(this.page, false);
    }
  }

  /** @param {string} id */
  board(id) {
    return new Board(this.page, id);
  }

  /** The ids of all examples of the page; none is an error. */
  async boards() {
    const ids = await this.page.$$eval("sow-board", (all) => all.map((board) => board.id));
    assert.notEqual(ids.length, 0, "the page has no example");
    return ids;
  }
}

/** One test: a name that says what is promised, what the reader has, and what the reader does.
 * @param {string} name @param {Options} options @param {(reader: Reader) => Promise<void>} body */
export function promise(name, options, body) {
  const { width = 1280, height = 900, dark = false, still = false, forced = false, large = false, scripts = true, quiet = true, keep = false, only = running(), minutes = 4 } = options;
  if (only !== running()) return;
  test(name, { timeout: minutes * 60_000 }, async () => {
    const host = await Host.start();
    const page = await openPage({ dark, still, forced, large, scripts });
    try {
      await page.setViewport({ width, height });
      if (scripts && !keep) await page.evaluateOnNewDocument(() => void Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
      const reader = new Reader(host, page);
      await body(reader);
      if (quiet) {
        for (const { path, status } of host.requests) if (status >= 400 && path !== "/favicon.ico") reader.problems.push(`${status}: ${path}`);
        assert.deepEqual([...new Set(reader.problems)], [], "something went wrong that the page did not show");
      }
    } finally {
      await page.browserContext().close();
      host.close();
    }
  });
}
