// Loads a part of another page of the book, with what its boards need.
import { find, findAll, readJson } from "../dom.js";

/** Loads a page, or a board with its game from a file of JSON. Addresses in it become absolute.
 * @param {string} address @returns {Promise<Document>} fails if it cannot be loaded */
export async function load(address) {
  const response = await fetch(address, { cache: "no-cache" }); // its scripts must be of the same build as this page
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const text = /\.json$/.test(address) ? (await response.json()).html : await response.text();
  const doc = new DOMParser().parseFromString(text, "text/html");
  for (const part of findAll(doc, "noscript.folded")) part.replaceWith(...part.childNodes);
  for (const part of findAll(doc, "noscript")) part.textContent = part.innerHTML; // as in a page with scripts
  const parts = /** @type {HTMLTemplateElement[]} */ (findAll(doc, "template")).map(({ content }) => content);
  for (const name of ["href", "src"])
    for (const part of [doc, ...parts].flatMap((root) => findAll(root, `:is(a, img, link, script)[${name}]`)))
      part.setAttribute(name, new URL(part.getAttribute(name) ?? "", response.url).href);
  for (const script of findAll(doc, "script.game")) {
    const game = readJson(script);
    for (const name of ["engine", "page", "embed", "table"]) if (game[name]) game[name] = new URL(game[name], response.url).href;
    for (const id of Object.keys(game.clauses)) game.clauses[id] = new URL(game.clauses[id], response.url).href;
    script.textContent = JSON.stringify(game);
  }
  return doc;
}

/** Adds to this page what the boards of another one share: the data of games, the empty boards, the messages and their language.
 * @param {Document} doc */
export function adopt(doc) {
  document.body.append(...findAll(doc, "script.game"));
  document.body.prepend(...findAll(doc, "svg.defs"));
  const theirs = readJson(doc.getElementById("words"));
  if (!theirs) return; // not a page
  const words = find(document, "#words");
  const own = Object.entries(readJson(words)).filter(([key]) => key.startsWith("embed-"));
  words.textContent = JSON.stringify({ ...theirs, ...Object.fromEntries(own) });
  const { lang, dir } = doc.documentElement;
  Object.assign(document.documentElement, { lang, dir });
}
