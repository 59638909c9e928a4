// A queue of asynchronous steps, run one after the other.

export class Queue {
  /** @type {Promise<unknown>} */
  #last = Promise.resolve();

  /** @param {(error: unknown) => void} [onError] called with the error of a step that fails */
  constructor(onError = (error) => console.error(error)) {
    this.onError = onError;
  }

  /** Runs a step when all earlier ones have ended, also when one of them failed.
   * @param {() => unknown} step @returns {Promise<unknown>} settles when the step has ended, and never rejects */
  add(step) {
    return (this.#last = this.#last.then(step).catch(this.onError));
  }
}
