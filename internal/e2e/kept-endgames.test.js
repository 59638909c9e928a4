// Without a database to keep endgames in, the engine computes them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { browserTest } from "./harness/browser-test.js";
import { respondWith } from "./harness/host.js";
import { siteDir } from "./harness/paths.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader
 * @typedef {{request: string|number, answer?: {done?: boolean, lacking?: number}|number}} Exchange a number of bytes instead of text */

const BYTES = 27_717_599; // boards of 13 to 16 seeds in twelve pits
const START = "play/#sow=1&game=kalah&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S";
const OPTIONS = { reducedMotion: true, only: "chromium", mains: true };

/** Prepended to the worker: lists the requests with their answers. */
const LISTED = `self.exchanges = [];
  addEventListener("message", ({ data }) => exchanges.push({ request: data.byteLength ?? data }));
  const send = self.postMessage;
  self.postMessage = (message) => {
    const { text } = message;
    if (text) exchanges.at(-1).answer = text.byteLength ?? JSON.parse(text);
    send.call(self, message);
  };`;

/** Workers of earlier pages, which the browser may still have. @type {unknown[]} */
let earlier = [];

/** Opens the play page at the start of a game, where the engine computes endgames while the reader thinks. @param {Reader} reader */
async function think(reader) {
  const worker = readFileSync(path.join(siteDir(), "worker.js"), "utf8");
  reader.host.fail("worker.js", respondWith("application/javascript", `${LISTED}\n${worker}`));
  earlier = reader.page.workers();
  await reader.page.goto("about:blank");
  await reader.open(START);
}

/** Waits for an exchange of the worker. @param {Reader} reader @param {string} what @param {(exchange: Exchange, at: number) => unknown} isMeant
 * @returns {Promise<{found: Exchange, all: Exchange[]}>} with all exchanges up to it */
async function exchanged({ page }, what, isMeant) {
  for (const end = Date.now() + 120_000; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) {
    /** @type {Exchange[]} */
    const all =
      (await page
        .workers()
        .find((worker) => !earlier.includes(worker))
        ?.evaluate(() => /** @type {any} */ (globalThis).exchanges)) ?? [];
    const at = all.findIndex((exchange, at) => exchange.answer !== undefined && isMeant(exchange, at));
    if (at >= 0) return { found: all[at], all: all.slice(0, at + 1) };
  }
  assert.fail(`not ${what}`);
}

const answerOf = (/** @type {Exchange} */ { answer }) => /** @type {{done?: boolean, lacking: number}} */ (answer);
const isGrowth = (/** @type {Exchange} */ { request }) => /^grow yes$/m.test(String(request));
const isHandedOver = (/** @type {Exchange} */ { request }) => Number(request) > BYTES;

for (const [what, refuse] of /** @type {[string, () => void][]} */ ([
  [
    "refused",
    () => {
      Object.defineProperty(window, "indexedDB", {
        get() {
          throw new DOMException("refused", "SecurityError");
        },
      });
    },
  ],
  ["missing", () => void Object.defineProperty(window, "indexedDB", { value: undefined })],
  [
    "broken",
    () => {
      IDBFactory.prototype.open = () => {
        const request = new EventTarget();
        setTimeout(() => /** @type {any} */ (request).onerror?.(new Event("error")));
        return /** @type {any} */ (request);
      };
    },
  ],
])) {
  browserTest(`with a database that is ${what}, endgames are computed`, OPTIONS, async (reader) => {
    await reader.page.evaluateOnNewDocument(refuse);
    await think(reader);
    const { all } = await exchanged(reader, "computing", (exchange) => isGrowth(exchange) && !answerOf(exchange).done);
    assert.ok(!all.some(isHandedOver));
    await waitFor(reader, "ready", () => document.querySelector("#table .spot.can"));
  });
}
