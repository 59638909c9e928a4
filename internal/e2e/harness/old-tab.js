// A page of the first build of the small rulebook, open while another build is deployed.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildId } from "./build-id.js";
import { book, firstSite } from "./deploy.js";
import { play } from "./native.js";
import { ROOT } from "./paths.js";
import { EXAMPLE, GAME } from "./small-book.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** The page of GAME. */
export const PAGE = `variants/${GAME}/`;
/** Changes what every script does. @param {string} book */
export function otherScripts(book) {
  mkdirSync(path.join(book, "static/js"), { recursive: true });
  for (const file of ["dom.js", "wasi.js", "ranking.js"]) {
    const text = readFileSync(path.join(ROOT, "static/js", file), "utf8");
    writeFileSync(path.join(book, "static/js", file), `${text}\nglobalThis.secondBuild = true;\n`);
  }
}

/** Opens a page of the first build. @param {Reader} reader @param {string} [address] */
export async function open(reader, address = PAGE) {
  reader.host.folder = firstSite;
  await reader.open(address);
  return reader.board(EXAMPLE);
}

/** The position after moves of the game. @param {string[]} moves */
export const after = (...moves) => play(GAME, moves, { book }).position;

/** The build of the page that is open. @param {Reader} reader */
const pageBuild = ({ page }) =>
  page.evaluate(() => /** @type {HTMLMetaElement|null} */ (document.querySelector("meta[name=sowbook-build]"))?.content);

/** Waits until the page of the new build is open. @param {Reader} reader */
export async function reloaded(reader) {
  const wanted = buildId(reader.host.folder);
  for (const start = Date.now(); (await pageBuild(reader).catch(() => "")) !== wanted; ) {
    assert.ok(Date.now() - start < 60_000, "not reloaded");
    await new Promise((done) => setTimeout(done, 50));
  }
  await openFolds(reader);
}

/** Opens the folded sections of a page that was loaded again. @param {Reader} reader */
export async function openFolds(reader) {
  await reader.page.evaluate(() => {
    for (const fold of document.querySelectorAll("main details")) /** @type {HTMLDetailsElement} */ (fold).open = true;
  });
  await reader.boardsReady();
}
