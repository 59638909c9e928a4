// Each browser test has its own tab and host, and fails on any error the browser reports.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { Board } from "./board.js";
import { browserName, closeBrowsers, closePage, emulatePrint, openPage } from "./browsers.js";
import { Folder } from "./folder.js";
import { Host } from "./host.js";

/**
 * @typedef {import("puppeteer-core").Page} Page
 * @typedef {{width?: number, height?: number, dark?: boolean, reducedMotion?: boolean, forcedColors?: boolean, largeText?: boolean,
 *   javascript?: boolean, allowErrors?: boolean, serviceWorker?: boolean, only?: string, minutes?: number, fromStart?: boolean,
 *   fromFolder?: boolean, mains?: boolean}} Options
 *   forcedColors: the system's few colours; largeText: text of twice the size; allowErrors: the test itself makes requests fail;
 *   serviceWorker: whether the site may install its service worker, which would hide faults that a test makes; only: the one browser
 *   that can run the test, or that is enough because the result does not depend on the browser; minutes: the timeout; fromStart: whether examples
 *   whose first moves are shown above begin at their start; fromFolder: the pages are opened from a folder, without a host;
 *   mains: the device is not on its battery, where the engine rests while the reader thinks
 */

after(closeBrowsers);

/** The errors browsers report for requests aborted by leaving the page. */
const ABORTED = ["NS_BINDING_ABORTED", "NS_BASE_STREAM_CLOSED", "net::ERR_ABORTED"];

export class Reader {
  /** Errors that the page did not show. @type {string[]} */
  problems = [];
  /** Every address that the browser requested. @type {string[]} */
  addresses = [];

  /** @param {Host} host @param {Page} page */
  constructor(host, page) {
    this.host = host;
    this.page = page;
    page.on(
      "console",
      (message) => ["error", "warn"].includes(message.type()) && this.problems.push(`console ${message.type()}: ${message.text()}`),
    );
    page.on("pageerror", (error) => this.problems.push(`page error: ${error}`));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      if (!ABORTED.includes(why)) this.problems.push(`failed: ${request.url()} ${why}`);
    });
    page.on("response", (response) => {
      // a browser may request /favicon.ico unasked
      if (response.status() >= 400 && !response.url().endsWith("/favicon.ico"))
        this.problems.push(`${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      this.addresses.push(request.url());
      if (!request.url().startsWith(`${host.origin}/`) && !/^(data|blob):/.test(request.url()))
        this.problems.push(`request to another host: ${request.url()}`);
    });
  }

  /** Opens a page of the site and waits until its boards are ready. Its folded sections stay as a reader finds
   * them, unless all are to be unfolded, or that of one board.
   * @param {string} address below the base @param {{waitForBoards?: boolean, unfold?: boolean|string}} [options] unfold: the id of the board */
  async open(address, { waitForBoards = true, unfold = false } = {}) {
    const response = await this.page.goto(this.host.url(address), { waitUntil: "load" });
    if (unfold) await this.page.evaluate(openFolds, unfold === true ? undefined : unfold);
    if (waitForBoards) await this.boardsReady();
    return response;
  }

  /** Opens the folded sections of the page and waits until their boards are ready. */
  async unfold() {
    await this.page.evaluate(openFolds, undefined);
    await this.boardsReady();
  }

  /** Waits until scripts have taken over every board of the page that is not folded. */
  async boardsReady() {
    const ready = () =>
      [...document.querySelectorAll("sow-board:not(.foldable:not([open]) *, :has(details:not([open]) .folded))")].every(
        (board) => /** @type {HTMLElement} */ (board).dataset.ply !== undefined,
      );
    await this.page.waitForFunction(ready, { polling: 20, timeout: 90_000 });
  }

  /** Runs a function while the page is shown as printed, with the events that printing sends.
   * @template T @param {() => Promise<T>} body @returns {Promise<T>} */
  async whilePrinting(body) {
    await emulatePrint(this.page, true);
    await this.page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
    try {
      return await body();
    } finally {
      await this.page.evaluate(() => void dispatchEvent(new Event("afterprint")));
      await emulatePrint(this.page, false);
    }
  }

  /** @param {string} id */
  board(id) {
    return new Board(this.page, id);
  }

  /** The ids of the boards of the page; it must have one. */
  async boardIds() {
    const ids = await this.page.$$eval("sow-board", (all) => all.map((board) => board.id));
    assert.notEqual(ids.length, 0, "the page has no board");
    return ids;
  }
}

/** Opens the folded parts of a game's page, or those around a board. Runs in the page. @param {string} [id] of the board */
function openFolds(id) {
  const folded = /** @type {NodeListOf<HTMLDetailsElement>} */ (
    document.querySelectorAll("details:is(.foldable, .switches, .disagreement *)")
  );
  for (const part of folded) if (!id || part.contains(document.getElementById(id))) part.open = true;
}

/** Runs in a page, before its scripts. */
function useBattery() {
  Object.defineProperty(Navigator.prototype, "getBattery", { value: async () => ({ charging: false }) });
}

/** Makes examples begin at their start although an example above shows their first moves. Runs in a page, before its scripts. */
function beginAtStart() {
  document.addEventListener("readystatechange", () => {
    for (const board of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("sow-board[data-after]"))) {
      delete board.dataset.after;
      board.dataset.show = "0";
    }
  });
}

/** Registers a test that runs in the browser of this process.
 * @param {string} name what the reader can rely on @param {Options} options @param {(reader: Reader) => Promise<void>} body */
export function browserTest(name, options, body) {
  const {
    width = 1280,
    height = 900,
    dark = false,
    reducedMotion = false,
    forcedColors = false,
    largeText = false,
    javascript = true,
    allowErrors = false,
    serviceWorker = false,
    only = browserName(),
    minutes = 4,
    fromStart = true,
    fromFolder = false,
    mains = false,
  } = options;
  if (only !== browserName()) return;
  test(name, { timeout: minutes * 60_000 }, async () => {
    const page = await openPage({ dark, reducedMotion, forcedColors, largeText, javascript });
    const host = fromFolder ? Folder.open() : await Host.start();
    try {
      await page.setViewport({ width, height });
      if (javascript && fromStart) await page.evaluateOnNewDocument(beginAtStart);
      if (javascript && !serviceWorker)
        await page.evaluateOnNewDocument(() => void Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
      if (javascript && !mains) await page.evaluateOnNewDocument(useBattery);
      const reader = new Reader(host, page);
      await body(reader);
      if (!allowErrors) {
        for (const { path, status } of host.requests)
          if (status >= 400 && path !== "/favicon.ico") reader.problems.push(`${status}: ${path}`);
        assert.deepEqual([...new Set(reader.problems)], [], "errors that the page did not show");
      }
    } finally {
      await closePage(page);
      host.close();
    }
  });
}
