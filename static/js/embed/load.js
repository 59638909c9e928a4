// Loads a part of another page of the book, with what its boards need.
import { adopt, parse } from "../adopt.js";
import { find, readJson } from "../dom.js";

/** Loads a page, or a board with its game from a file of JSON. Addresses in it become absolute.
 * @param {string} address @returns {Promise<Document>} fails if it cannot be loaded */
export async function load(address) {
  const response = await fetch(address, { cache: "no-cache" }); // its scripts must be of the same build as this page
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const text = /\.json$/.test(address) ? (await response.json()).html : await response.text();
  return parse(text, response.url);
}

/** Adds to this page what the boards of another one share: the data of games, the empty boards, the messages and their language.
 * @param {Document} doc */
export function adoptPage(doc) {
  adopt(doc);
  const theirs = readJson(doc.getElementById("sow_words"));
  if (!theirs) return; // not a page
  const words = find(document, "#sow_words");
  const own = Object.entries(readJson(words)).filter(([key]) => key.startsWith("embed-"));
  words.textContent = JSON.stringify({ ...theirs, ...Object.fromEntries(own) });
  const { lang, dir } = doc.documentElement;
  Object.assign(document.documentElement, { lang, dir });
}
