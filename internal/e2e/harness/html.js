// The links and ids in the HTML of the built pages, read without a browser.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { BASE, siteDir } from "./paths.js";

/** @typedef {{name: string, attributes: Record<string, string>, inOnward: boolean}} Tag  inOnward: among the links to the next and previous page */

const ORIGIN = "http://host";

/** The characters that the pages write as entities. */
const ENTITIES = /** @type {Record<string, string>} */ ({ amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" });

/** Decodes the entities of an attribute. @param {string} text */
const decode = (text) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal, hex, name) =>
    decimal || hex ? String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)) : (ENTITIES[name] ?? entity),
  );

/** The start tags of a page, without what is in comments, scripts and templates. @param {string} html @returns {Tag[]} */
function tagsOf(html) {
  const text = html.replace(/<!--[\s\S]*?-->|(<(script|template)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, "$1");
  const onward = /<nav[^>]*class="?onward\b[\s\S]*?<\/nav>/.exec(text);
  const [from, to] = onward ? [onward.index, onward.index + onward[0].length] : [0, 0];
  return [...text.matchAll(/<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/g)].map((tag) => ({
    name: tag[1],
    attributes: Object.fromEntries(
      [...tag[2].matchAll(/([^\s=]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?/g)].map(([, key, a, b, c]) => [key, decode(a ?? b ?? c ?? "")]),
    ),
    inOnward: tag.index > from && tag.index < to,
  }));
}

/** Reads a page: its ids, its tags, and the data of its games. @param {string} address */
export function readPage(address) {
  const html = readFileSync(path.join(siteDir(), address, "index.html"), "utf8");
  const tags = tagsOf(html);
  return {
    tags,
    ids: tags.flatMap(({ attributes }) => ("id" in attributes ? [attributes.id] : [])),
    games: [...html.matchAll(/<script\b[^>]*\bclass="?game\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, data]) => JSON.parse(data)),
  };
}

/** What a link of a page leads to: the path below the base of the site, without query, and the fragment. Undefined is another host.
 * @param {string} from the address of the page @param {string} link */
export function target(from, link) {
  const { origin, pathname, hash } = new URL(link, ORIGIN + BASE + from);
  if (origin !== ORIGIN) return;
  return {
    path: pathname.startsWith(BASE) ? decodeURIComponent(pathname.slice(BASE.length)) : pathname,
    id: decodeURIComponent(hash.slice(1)),
  };
}

/** Reports whether a host has a file for a path below the base, at the address itself: that of a folder ends with a slash.
 * @param {string} name */
export function isServed(name) {
  const file = path.join(siteDir(), name.endsWith("/") || name === "" ? `${name}index.html` : name);
  return existsSync(file) && statSync(file).isFile();
}
