// The page's side of the engine: questions go to one worker, answers come back as promises. A worker that crashes or goes
// silent is replaced and asked once more; then the question fails, and the next one starts afresh.

/** @typedef {import("./worker.js").Answer} Answer */

const PATIENCE = 10000; // for an answer
const LOADING = 60000; // for the first, which has the wasm to fetch

/** @typedef {{text: string, tries: number, done: (text: string) => void, fail: (error: Error) => void}} Question */

export class Engine {
  /** @type {Worker|undefined} */
  #worker;
  /** @type {Map<number, Question>} */
  #open = new Map();
  #next = 1;
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
    this.#worker ??= this.#start();
  }

  /** Asks, and reads the answer; fails when the engine cannot be had or breaks twice.
   * @param {string} text @returns {Promise<any>} what the engine says, {error} included */
  async ask(text) {
    return JSON.parse(await new Promise((done, fail) => {
      const id = this.#next++;
      this.#open.set(id, { text, tries: 0, done, fail });
      this.#post(id);
    }));
  }

  /** @param {number} id */
  #post(id) {
    try {
      this.#worker ??= this.#start();
      this.#worker.postMessage({ id, wasm: this.wasm, text: this.#open.get(id)?.text });
      this.#watch();
    } catch (error) {
      this.#fail(id, new Error(String(error)));
    }
  }

  #start() {
    const worker = new Worker(this.script);
    worker.onmessage = (event) => this.#heard(event.data);
    worker.onerror = (event) => {
      event.preventDefault();
      if (this.#ready) this.#restart(this.#oldest(), event.message);
      else this.#lost(event.message || "the worker did not start");
    };
    this.#ready = false;
    worker.postMessage({ id: 0, wasm: this.wasm }); // only to get the engine
    return worker;
  }

  /** @param {Answer} answer */
  #heard({ id, text, failed, why = "" }) {
    if (failed === "load") return this.#lost(why);
    if (failed === "crash") return this.#restart(id, why);
    this.#ready = true;
    this.#open.get(id)?.done(text ?? "");
    this.#open.delete(id);
    this.#watch();
  }

  /** The question that the worker is at: it takes them in order. */
  #oldest() {
    return this.#open.keys().next().value ?? 0;
  }

  #watch() {
    clearTimeout(this.#clock);
    if (this.#open.size === 0) return;
    const patience = this.#ready ? PATIENCE : LOADING;
    this.#clock = setTimeout(() => {
      if (this.#ready) this.#restart(this.#oldest(), "no answer in time");
      else this.#lost("it did not load in time");
    }, patience);
  }

  /** A new worker; everything still open is asked again, the question that broke the old one only once.
   * @param {number} culprit @param {string} why */
  #restart(culprit, why) {
    this.#drop();
    const question = this.#open.get(culprit);
    if (question && question.tries++ > 0) this.#fail(culprit, new Error(why));
    for (const id of [...this.#open.keys()]) this.#post(id);
  }

  /** The engine cannot be had: every open question fails, and the next one tries to get it again.
   * @param {string} why */
  #lost(why) {
    this.#drop();
    for (const id of [...this.#open.keys()]) this.#fail(id, new Error(why));
  }

  #drop() {
    clearTimeout(this.#clock);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {number} id @param {Error} error */
  #fail(id, error) {
    const question = this.#open.get(id);
    this.#open.delete(id);
    question?.fail(error);
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
