// Timers that end with an abort signal, and long work in slices.

/** Calls a function after some milliseconds, unless the signal is aborted before. Returns the timer.
 * @param {number} ms @param {AbortSignal} signal @param {() => void} then */
export const after = (ms, signal, then) => setTimeout(() => signal.aborted || then(), ms);

/** Resolves after some milliseconds; never, if the signal is aborted before.
 * @param {number} ms @param {AbortSignal} signal @returns {Promise<void>} */
export const delay = (ms, signal) => new Promise((done) => void after(ms, signal, done));

const SLICE = 10; // milliseconds

/** Does long work in slices, so that the page responds in between. @param {(until: number) => boolean} work works until a time, and reports
 * whether it has finished */
export async function inSlices(work) {
  const pause = () => /** @type {any} */ (globalThis).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done)); // timers wait 4 ms each
  while (!work(performance.now() + SLICE)) await pause();
}
