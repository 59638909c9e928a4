// What the site has stored in the browser, under the keys of the book.
import { BASE } from "./paths.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** The key of what a book stores under a name. @param {string} name @param {string} [base] the path of the book's root */
export const storageKey = (name, base = BASE) => `sowbook:${base}:${name}`;

/** The path of the site's root, which may be a folder. @param {Reader} reader */
const baseOf = ({ host }) => new URL(".", host.url()).pathname;

/** @param {Reader} reader @param {string} name @param {string} [base] of another book @returns {Promise<string|null>} */
export const stored = (reader, name, base = baseOf(reader)) =>
  reader.page.evaluate((key) => localStorage.getItem(key), storageKey(name, base));

/** @param {Reader} reader @param {string} name @param {string} value @param {string} [base] of another book */
export const store = (reader, name, value, base = baseOf(reader)) =>
  reader.page.evaluate((key, value) => localStorage.setItem(key, value), storageKey(name, base), value);

/** Removes the current game of the play page. @param {Reader} reader */
export const forgetGame = (reader) => reader.page.evaluate((key) => localStorage.removeItem(key), storageKey("play", baseOf(reader)));
