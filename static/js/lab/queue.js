// A queue of asynchronous steps, run one after the other.

/** Makes a queue. @param {(error: unknown) => void} [onError] called with the error of a step that fails
 * @returns {(step: () => unknown) => Promise<unknown>} runs a step after all earlier ones, even if one failed. The promise
 * settles when the step has ended, and never rejects. */
export function makeQueue(onError = (error) => console.error(error)) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  return (step) => (last = last.then(step).catch(onError));
}
