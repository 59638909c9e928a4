// The page's side of the engine: questions go to one worker, one at a time, and answers come back as promises. A worker that
// crashes or goes silent is replaced and asked once more; then the question goes without an answer, and the next one starts afresh.

/** @typedef {import("./worker.js").Answer} Answer */

const PATIENCE = 10000; // for an answer
const LOADING = 60000; // for the first, which has the wasm to fetch

/** @typedef {{text: string, again: boolean, done: (text?: string) => void}} Question */

export class Engine {
  /** @type {Worker|undefined} */
  #worker;
  /** @type {Question[]} the worker is at the first of them */
  #open = [];
  #ready = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #clock;

  /** @param {string} script the worker's address @param {string} wasm the engine's */
  constructor(script, wasm) {
    this.script = script;
    this.wasm = wasm;
  }

  /** Fetches and compiles the engine ahead of the first question; failing is not news yet. */
  warm() {
    try {
      this.#worker ??= this.#start();
    } catch (error) {
      this.#broke(String(error));
    }
  }

  /** Asks, and reads the answer; nothing when the engine cannot be had or breaks twice.
   * @param {string} text @returns {Promise<any>} what the engine says, {error} included */
  async ask(text) {
    /** @type {string|undefined} */
    const answer = await new Promise((done) => {
      if (this.#open.push({ text, again: false, done }) === 1) this.#post();
    });
    return answer && JSON.parse(answer);
  }

  #start() {
    const worker = new Worker(this.script);
    worker.onmessage = (event) => this.#heard(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#broke(event.message || "the worker did not start");
    };
    worker.postMessage(this.wasm);
    return worker;
  }

  /** Has the first question answered, as soon as the worker can. */
  #post() {
    clearTimeout(this.#clock);
    const [question] = this.#open;
    if (!question) return;
    this.#clock = setTimeout(() => this.#broke("no answer in time"), this.#ready ? PATIENCE : LOADING);
    this.warm();
    if (this.#ready) this.#worker?.postMessage(question.text);
  }

  /** @param {Answer} answer */
  #heard({ text, why }) {
    if (why) return this.#broke(why);
    if (this.#ready) this.#open.shift()?.done(text);
    this.#ready = true;
    this.#post();
  }

  /** The worker is of no more use. The question it was at is asked again, once; when the engine cannot be had, all go without an answer.
   * @param {string} why */
  #broke(why) {
    console.info(`The rules engine: ${why}`);
    this.#worker?.terminate();
    this.#worker = undefined;
    const [first] = this.#open;
    for (const { done } of this.#open.splice(0, this.#ready ? Number(first?.again) : Infinity)) done();
    if (first) first.again = true;
    this.#ready = false;
    this.#post();
  }
}

/** @type {Engine|undefined} */
let one;

/** The page's one engine.
 * @param {string} wasm its address, which every game of the page names @returns {Engine} */
export function engine(wasm) {
  const meta = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=sowbook-worker]"));
  return (one ??= new Engine(absolute(meta.content), absolute(wasm)));
}

/** @param {string} address */
const absolute = (address) => new URL(address, document.baseURI).href;
