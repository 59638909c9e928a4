// Scripts that a page loads when it needs them.

/** Returns a function that loads a script, once. If that fails, its next call tries again, with another address: a browser does not ask again
 * for a script that failed to load. @template T @param {() => string} address @returns {() => Promise<T>} */
export function scriptLoader(address) {
  /** @type {Promise<T>|undefined} */
  let script;
  let tries = 0;
  return () => {
    script ??= /** @type {Promise<T>} */ (import(`${new URL(address(), document.baseURI)}#${tries++}`));
    script.catch(() => (script = undefined));
    return script;
  };
}
