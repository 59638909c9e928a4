// Storage of a browser for tests, which can be full.

/** @param {Record<string, string>} [texts] */
export const fakeStorage = (texts = {}) => ({
  texts,
  full: false,
  /** Called before each change, with the key. @type {(key: string) => void} */
  before: () => {},
  getItem(/** @type {string} */ key) {
    return this.texts[key] ?? null;
  },
  setItem(/** @type {string} */ key, /** @type {string} */ value) {
    this.before(key);
    if (this.full) throw new Error("quota");
    this.texts[key] = value;
  },
  removeItem(/** @type {string} */ key) {
    this.before(key);
    delete this.texts[key];
  },
});
