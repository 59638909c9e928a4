// Where things lie: the project, and what the run has built.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

export const here = path.resolve(import.meta.dirname, "..");
export const ROOT = path.resolve(here, "../..");
export const BASE = "/repo/";

/** The folder with the binary and the built site; run.js makes it. */
function built() {
  const dir = process.env.SOWBOOK_E2E;
  if (!dir || !existsSync(dir)) throw new Error("nothing is built: run the tests with `make test-e2e`, or node run.js FILE");
  return dir;
}

export const binary = () => path.join(built(), "sowbook");
export const site = () => path.join(built(), "site");

/** The addresses of the pages in the book's own language, in which the engine on the command line speaks. */
export const english = () => pages().filter((address) => !/^[a-z]{2}\//.test(address));

/** The pages whose boards scripts lay: to play at, to make rules on, to solve. */
export const laid = ["lab/", "play/", "puzzles/"];

/** The addresses of the pages in the book's own language whose boards show what their authors wrote. */
export const documented = () => english().filter((address) => !laid.includes(address));

/** The addresses of all pages below the base: "", "variants/x/" and so on. A site without pages is an error. */
export function pages() {
  const all = readdirSync(site(), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "index.html")
    .map((name) => name.slice(0, -"index.html".length))
    .sort();
  if (all.length === 0) throw new Error("the built site has no page");
  return all;
}
