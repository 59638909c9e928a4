// What a book stores in the browser. All sites of an origin share its storage, such as the project sites of one GitHub user. So the key of
// each text has the path of the book's root: sowbook:/a/:play. Only the theme is shared (boot.js).
import { meta } from "./meta.js";

/** The key of what this book stores under a name. @param {string} name without a slash */
export const key = (name) => `sowbook:${new URL(".", new URL(meta("worker"), document.baseURI)).pathname}:${name}`;

/** The key that all books of the origin shared before keys had a path. @param {string} name */
export const sharedKey = (name) => `sowbook-${name}`;

/** What the book has stored under a name. @param {string} name @returns {string|null} null if nothing is stored, or reading is not allowed */
export function readText(name) {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/** The same of JSON. @param {string} name @returns {any} null also if it is damaged */
export function readJson(name) {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a text, unless that is not allowed or there is no room. @param {string} name @param {string} text */
export function writeText(name, text) {
  try {
    localStorage.setItem(key(name), text);
  } catch {}
}

/** Stores a value as JSON, like writeText. @param {string} name @param {unknown} value */
export const writeJson = (name, value) => writeText(name, JSON.stringify(value));

/** Loads a text of JSON, and takes over what the book can read of the shared text. That is stored for the book before it is removed, so
 * nothing is lost if the browser refuses to store it or stops in between; the next call then takes it over.
 * @param {string} name
 * @param {(shared: any, own: any) => {own: object, left: object}|undefined} split returns the book's value with what it takes over, and what
 * is left for other books; undefined if it takes nothing. `own` is null if the book has stored nothing
 * @param {Pick<Storage, "getItem"|"setItem"|"removeItem">} [storage] @returns {string|null} fails if the browser refuses storage */
export function load(name, split, storage = localStorage) {
  let text = storage.getItem(key(name));
  try {
    const shared = JSON.parse(storage.getItem(sharedKey(name)) ?? "null");
    const parts = shared && split(shared, JSON.parse(text ?? "null"));
    if (!parts) return text;
    text = JSON.stringify(parts.own);
    storage.setItem(key(name), text);
    if (Object.keys(parts.left).length) storage.setItem(sharedKey(name), JSON.stringify(parts.left));
    else storage.removeItem(sharedKey(name));
  } catch {} // damaged, or no room
  return text;
}

/** Splits shared lists for `load`. @param {(value: unknown, own: unknown[]) => boolean} isOurs whether the book takes over a value
 * @returns {(shared: unknown, own: unknown) => {own: unknown[], left: unknown[]}|undefined} */
export const splitList = (isOurs) => (shared, own) => {
  if (!Array.isArray(shared)) return;
  const before = Array.isArray(own) ? own : [];
  const ours = shared.filter((value) => isOurs(value, before));
  return ours.length ? { own: [...before, ...ours], left: shared.filter((value) => !ours.includes(value)) } : undefined;
};
