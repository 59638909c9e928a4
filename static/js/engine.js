// The page's connection to the worker that runs the rules engine. Requests are sent one at a time. A worker that crashes or times out is
// replaced, and its request is sent once more; if that fails too, the request resolves to undefined.
/** @import { Answer } from "./worker.js" */

/** @typedef {{text: string, retried: boolean, resolve: (answer?: string) => void}} Request */

// Timeouts in milliseconds: of an answer, and of the first one, which includes fetching the WebAssembly module.
const ANSWER_TIMEOUT = 10_000;
const LOAD_TIMEOUT = 60_000;

export class Engine {
  /** @type {Worker|undefined} */
  #worker;
  /** @type {Request[]} the worker is handling the first */
  #requests = [];
  #ready = false;
  #timeout = 0;

  /** @param {string} script the worker's address @param {string} wasm the engine's */
  constructor(script, wasm) {
    this.script = script;
    this.wasm = wasm;
  }

  /** Loads the engine ahead of the first request. A failure is reported by that request. */
  warm() {
    if (this.#worker) return;
    try {
      const worker = new Worker(this.script);
      worker.onmessage = (event) => this.#receive(event.data);
      worker.onerror = (event) => {
        event.preventDefault();
        this.#fail(event.message || "not started");
      };
      worker.postMessage(this.wasm);
      this.#worker = worker;
    } catch (error) {
      this.#fail(String(error));
    }
  }

  /** Sends a request and parses the answer.
   * @param {string} text @returns {Promise<any>} the answer, which may be an {error}; undefined when the engine is unavailable */
  async ask(text) {
    /** @type {string|undefined} */
    const answer = await new Promise((resolve) => {
      if (this.#requests.push({ text, retried: false, resolve }) === 1) this.#send();
    });
    return answer && JSON.parse(answer);
  }

  /** Sends the first request, now or when the worker is ready. */
  #send() {
    clearTimeout(this.#timeout);
    const [request] = this.#requests;
    if (!request) return;
    this.#timeout = setTimeout(() => this.#fail("timeout"), this.#ready ? ANSWER_TIMEOUT : LOAD_TIMEOUT);
    this.warm();
    if (this.#ready) this.#worker?.postMessage(request.text);
  }

  /** @param {Answer} answer */
  #receive({ text, error }) {
    if (error) return this.#fail(error);
    if (this.#ready) this.#requests.shift()?.resolve(text);
    this.#ready = true;
    this.#send();
  }

  /** Discards the worker and retries its request once. If the engine never loaded, all requests fail.
   * @param {string} reason */
  #fail(reason) {
    console.info("engine:", reason);
    this.#worker?.terminate();
    this.#worker = undefined;
    const [first] = this.#requests;
    for (const { resolve } of this.#requests.splice(0, this.#ready ? Number(first?.retried) : Infinity)) resolve();
    if (first) first.retried = true;
    this.#ready = false;
    this.#send();
  }
}

/** @type {Engine|undefined} */
let shared;

/** The engine that all boards of the page share, started on first use. @param {string} wasm its address @returns {Engine} */
export function sharedEngine(wasm) {
  const absolute = (/** @type {string} */ address) => new URL(address, document.baseURI).href;
  const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=sowbook-worker]"));
  return (shared ??= new Engine(absolute(meta.content), absolute(wasm)));
}
