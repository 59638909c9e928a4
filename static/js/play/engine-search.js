// A search by the engine, run in slices so that the worker answers other requests in between and the search can be stopped.
import { limited } from "../requests.js";
import { handOver } from "../values.js";
/** @import { Engine } from "../values.js" */

const SLICE = 50; // milliseconds at most
// Number of positions in the first slice, and the limits of later ones.
const FIRST = 2000;
const LEAST = 200;
const MOST = 5_000_000;

/** Waits. @param {number} ms @param {AbortSignal} signal ends the wait early @returns {Promise<void>} */
export const pause = (ms, signal) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timeout);
      resolve();
    };
    const timeout = setTimeout(end, ms);
    signal.addEventListener("abort", end);
  });

export class Search {
  #controller = new AbortController();
  #stopped = false;
  signal = this.#controller.signal; // aborted when the search is cancelled

  get cancelled() {
    return this.signal.aborted;
  }

  /** Ends the search without a result. */
  cancel() {
    this.#controller.abort();
  }

  /** Ends the search after the current slice, with what it has found. */
  stop() {
    this.#stopped = true;
  }

  /** Searches until the answer is final, the time is up, the positions are searched, or the search is stopped.
   * @template {{done?: boolean, nodes?: number, error?: string, lacking?: number}} A
   * @param {{ask: (request: string) => Promise<A|undefined>, connection?: Engine}} engine connection: if it is not always asked at once
   * @param {() => string} request called for each slice, for a request without a limit
   * @param {{ms?: number, most?: number, onProgress?: (answer: A) => void, clock?: () => number}} [options] most: positions
   * @returns {Promise<A|undefined>} the last answer, which may be an {error}; undefined when the search was cancelled or the engine is missing */
  async run(engine, request, { ms = Infinity, most = Infinity, onProgress = () => {}, clock = () => performance.now() } = {}) {
    const end = clock() + ms;
    let nodes = FIRST;
    for (;;) {
      const begun = clock();
      const answer = await engine.ask(limited(request(), nodes));
      if (this.cancelled || !answer) return;
      if (answer.error) return answer;
      if (answer.lacking) handOver(engine.connection ?? /** @type {Engine} */ (engine), answer.lacking);
      onProgress(answer);
      const took = Math.max(clock() - begun, 1);
      const left = end - clock();
      const rest = most - (answer.nodes ?? 0);
      if (answer.done || this.#stopped || left <= 0 || rest <= 0) return answer;
      nodes = Math.min(sliceSize(nodes, took, left), rest);
    }
  }
}

/** Computes the positions of the next slice, so that it fits into a slice's time and into the time left.
 * @param {number} nodes of the last slice @param {number} took its milliseconds @param {number} left milliseconds */
export function sliceSize(nodes, took, left) {
  const fit = (nodes * Math.min(SLICE, left)) / took;
  return Math.round(Math.max(LEAST, Math.min(fit, 4 * nodes, MOST)));
}
