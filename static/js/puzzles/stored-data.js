// What a book keeps in this browser, as the text of a file, so that readers can take it to another browser.
import { key } from "../book-storage.js";

const NAME = /^[a-z0-9-]{1,60}$/;
const MOST = 4_000_000; // characters of a file

/** The JSON that the book has stored, as a file. Other texts are settings of this browser, such as its sound. @param {Storage} [storage] */
export function exported(storage = localStorage) {
  const prefix = key("");
  const names = Object.keys(storage).filter((name) => name.startsWith(prefix) && NAME.test(name.slice(prefix.length)));
  const texts = names.sort().map((name) => [name.slice(prefix.length), storage.getItem(name)]);
  const data = Object.fromEntries(texts.filter(([, text]) => isJson(text)));
  return `${JSON.stringify({ sowbook: 1, data }, null, 1)}\n`;
}

/** Stores the texts of a file instead of the book's own. @param {string} text @param {Storage} [storage]
 * @returns {boolean} false if it is no such file, or there is no room; then nothing is changed */
export function restore(text, storage = localStorage) {
  const data = read(text);
  if (!data) return false;
  const before = Object.keys(data).map((name) => /** @type {const} */ ([name, storage.getItem(key(name))]));
  try {
    for (const [name, value] of Object.entries(data)) storage.setItem(key(name), value);
    return true;
  } catch {
    for (const [name, value] of before) value === null ? storage.removeItem(key(name)) : storage.setItem(key(name), value);
    return false;
  }
}

/** @param {unknown} text */
function isJson(text) {
  try {
    return typeof text === "string" && JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

/** @param {string} text @returns {Record<string, string>|undefined} */
function read(text) {
  try {
    const { sowbook, data } = text.length > MOST ? {} : JSON.parse(text);
    const entries = Object.entries(data ?? {});
    return sowbook === 1 && entries.length && entries.every(([name, value]) => NAME.test(name) && isJson(value)) ? data : undefined;
  } catch {
    return undefined;
  }
}
