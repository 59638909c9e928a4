// Paths of the project and of what run.js has built.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const E2E = path.resolve(import.meta.dirname, "..");
export const ROOT = path.resolve(E2E, "../..");
export const BASE = "/repo/";

/** The folder with the binary and the built site, which run.js makes. */
export function buildDir() {
  const dir = process.env.SOWBOOK_E2E;
  if (!dir || !existsSync(dir)) throw new Error("the site is not built; run the tests with `make test-e2e` or `node run.js FILE`");
  return dir;
}

export const binary = () => path.join(buildDir(), "sowbook");
export const siteDir = () => path.join(buildDir(), "site");

/** @type {string[]|undefined} */
let found;

/** The addresses of the folders with a page, which are looked for once. */
function folders() {
  return (found ??= findFolders());
}

function findFolders() {
  const pages = readdirSync(siteDir(), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "index.html")
    .map((name) => name.slice(0, -"index.html".length))
    .sort();
  if (pages.length === 0) throw new Error("the built site has no page");
  return pages;
}

/** Reports whether an address is that of a page for frames on other sites. @param {string} address */
const isForFrames = (address) => /^([a-z]{2}\/)?embed\/$/.test(address);

/** Returns the addresses of all pages below the base: "", "variants/x/" and so on. A site without pages is an error. */
export const allPages = () => folders().filter((address) => !isForFrames(address));

/** The addresses of the pages that other sites show in frames. */
export const framePages = () => folders().filter(isForFrames);

/** The addresses of the pages in English, the language in which the command line answers. */
export const englishPages = () => allPages().filter((address) => !/^[a-z]{2}\//.test(address));

/** The addresses of the English pages that have an element. @param {string} element */
export const pagesWith = (element) =>
  englishPages().filter((address) => readFileSync(path.join(siteDir(), address, "index.html"), "utf8").includes(`<${element}`));

/** The addresses of the pages whose boards are set up by scripts: lab, play page and puzzles. */
export const scriptedPages = ["lab/", "play/", "puzzles/"];

/** The addresses of the English pages whose boards show examples from the text. */
export const examplePages = () => pagesWith("sow-board").filter((address) => !scriptedPages.includes(address));

/** The addresses of the entries of the atlas. */
export const atlasPages = () => allPages().filter((address) => /^atlas\/[^/]+\/$/.test(address));

/** The addresses of the games' pages, without the entries of the atlas. */
export const gamePages = () => allPages().filter((address) => /^variants\/[^/]+\/$/.test(address));
