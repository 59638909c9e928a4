// Takes boards from another file of the book into this page.
import { findAll, readJson } from "./dom.js";

/** Parses HTML of another file. Addresses in it become absolute. @param {string} text @param {string} address of the file @returns {Document} */
export function parse(text, address) {
  const doc = new DOMParser().parseFromString(text, "text/html");
  for (const part of findAll(doc, "noscript.folded")) part.replaceWith(...part.childNodes);
  for (const part of findAll(doc, "noscript")) part.textContent = part.innerHTML; // as in a page with scripts
  const parts = /** @type {HTMLTemplateElement[]} */ (findAll(doc, "template")).map(({ content }) => content);
  for (const name of ["href", "src"])
    for (const part of [doc, ...parts].flatMap((root) => findAll(root, `:is(a, img, link, script)[${name}]`)))
      part.setAttribute(name, new URL(part.getAttribute(name) ?? "", address).href);
  for (const script of findAll(doc, "script.game")) {
    const game = readJson(script);
    for (const name of ["engine", "page", "embed", "table"]) if (game[name]) game[name] = new URL(game[name], address).href;
    for (const id of Object.keys(game.clauses)) game.clauses[id] = new URL(game.clauses[id], address).href;
    script.textContent = JSON.stringify(game);
  }
  return doc;
}

/** Adds to this page what the boards of another file share and this page lacks: the data of games and the empty boards. @param {Document} doc */
export function adopt(doc) {
  const isNew = (/** @type {Element} */ { id }) => !document.getElementById(id);
  document.body.append(...findAll(doc, "script.game").filter(isNew));
  const defs = document.querySelector("svg.defs > defs");
  if (defs) defs.append(...findAll(doc, "svg.defs > defs > *").filter(isNew));
  else document.body.prepend(...findAll(doc, "svg.defs"));
}
