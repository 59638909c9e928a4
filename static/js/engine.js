// The page's connection to the worker that runs the rules engine. Requests are sent one at a time. A worker that crashes, or sends nothing
// for too long, is replaced, and its request is sent once more; if that fails too, the request resolves to undefined. An engine that could
// not be loaded is missing: it is loaded again after a pause, when the reader comes back or online, and with the next request.
import { isOfPage } from "./build.js";
import { meta } from "./meta.js";
import { reload } from "./reload.js";
/** @import { Answer } from "./worker.js" */

/** @typedef {{text: string|Uint8Array, retried: boolean, resolve: (answer?: Answer["text"]) => void}} Request */

// Timeouts in milliseconds. The first is for an answer, or a sign that the engine is working on it, and for the start of the worker, whose
// errors browsers do not always report; the second is for loading the WebAssembly module.
const TIMEOUT = 10_000;
const LOAD_TIMEOUT = 60_000;

// The first pause before a missing engine is loaded again. Each is twice the one before, up to LOAD_TIMEOUT.
const PAUSE = 1000;

export class Engine {
  /** @type {Worker|undefined} */
  #worker;
  /** @type {Request[]} the worker is handling the first */
  #requests = [];
  asked = 0; // requests so far
  #messages = 0; // from the worker: it has started, has loaded the engine, has answered
  #timeout = 0;
  #pause = PAUSE;
  /** Whether a request has failed because the engine could not be loaded, and none was loaded since. When one is, the document gets the event
   * sow-engine. */
  missing = false;

  /** @param {string} script the worker's address @param {string} wasm the engine's */
  constructor(script, wasm) {
    this.script = script;
    this.wasm = wasm;
    for (const back of ["online", "visibilitychange"]) addEventListener(back, () => this.missing && this.warm());
  }

  /** Whether the engine is loaded. */
  get loaded() {
    return this.#messages > 1;
  }

  /** Loads the engine ahead of the first request. A failure is reported by that request. */
  warm() {
    if (this.#worker) return;
    this.#limit(TIMEOUT);
    try {
      const worker = new Worker(this.script);
      worker.onmessage = ({ data }) => this.#receive(data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(event.message);
      };
      worker.postMessage(this.wasm);
      this.#worker = worker;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Sends a request and parses the answer.
   * @param {Request["text"]} text @returns {Promise<any>} the answer, which may be an {error}; undefined when the engine is unavailable */
  async ask(text) {
    this.asked++;
    /** @type {Answer["text"]} */
    const answer = await new Promise((resolve) => {
      if (this.#requests.push({ text, retried: false, resolve }) === 1) this.#send();
    });
    return typeof answer === "string" ? JSON.parse(answer) : answer;
  }

  /** @param {number} ms until the worker has failed */
  #limit(ms) {
    clearTimeout(this.#timeout);
    this.#timeout = setTimeout(() => this.#fail("timeout"), ms);
  }

  /** Sends the first request, now or when the engine is loaded. Without a request, loads a missing engine after a pause. */
  #send() {
    clearTimeout(this.#timeout);
    const [request] = this.#requests;
    if (request) this.warm();
    if (this.#messages === 1) this.#limit(LOAD_TIMEOUT);
    else if (request) {
      this.#limit(TIMEOUT);
      if (this.#messages) this.#worker?.postMessage(request.text);
    } else if (this.missing) {
      this.#timeout = setTimeout(() => this.warm(), this.#pause);
      this.#pause = Math.min(2 * this.#pause, LOAD_TIMEOUT);
    }
  }

  /** @param {Answer} answer */
  #receive({ text, error, builds = [] }) {
    if (error) return this.#fail(error);
    if (this.loaded && !text) return this.#limit(TIMEOUT); // it is working
    if (!builds.every((build) => isOfPage(build))) {
      if (this.#requests[0]) reload(); // not before the reader needs the engine
      return this.#fail(builds);
    }
    if (text) this.#requests.shift()?.resolve(text);
    this.#messages++;
    this.#send();
    if (builds[0] && this.missing) {
      this.missing = false;
      document.dispatchEvent(new Event("sow-engine"));
    }
  }

  /** Discards the worker and retries its request once. If the engine never loaded, all requests fail.
   * @param {unknown} reason for the console */
  #fail(reason) {
    console.info(reason);
    this.#worker?.terminate();
    this.#worker = undefined;
    const [first] = this.#requests;
    for (const { resolve } of this.#requests.splice(0, this.loaded ? Number(first?.retried) : Infinity)) resolve();
    if (first) {
      first.retried = true;
      this.missing ||= !this.loaded;
    }
    this.#messages = 0;
    this.#send();
  }
}

/** @type {Engine|undefined} */
let shared;

/** The engine that all boards of the page share, started on first use. @param {string} wasm its address @returns {Engine} */
export function sharedEngine(wasm) {
  return (shared ??= new Engine(meta("worker"), new URL(wasm, document.baseURI).href));
}
