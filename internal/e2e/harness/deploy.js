// Deployments: a new build of the small rulebook takes the place of the first, which the host serves.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { BASE, binary } from "./paths.js";
import { writeSmallBook } from "./small-book.js";

/** @typedef {(book: string) => void} Change changes the files of a rulebook */

/** The folder of the rulebook, whose first build is in public. */
export const book = mkdtempSync(path.join(tmpdir(), "sowbook-first-"));
writeSmallBook(book);
await build(book);

/** The folder of the first build. */
export const firstSite = path.join(book, "public");

/** The folders of the later builds so far; tests that make the same change share one. @type {Map<Change, Promise<string>>} */
const builds = new Map();

after(async () => {
  for (const dir of [book, ...(await Promise.all(builds.values()))]) rmSync(dir, { recursive: true, force: true });
});

/** Builds a rulebook. The hosts of this process answer meanwhile. @param {string} dir */
async function build(dir) {
  await promisify(execFile)(binary(), ["-C", dir, "build", "-base", BASE]);
}

/** Builds the rulebook with changes to its files. @param {Change} change @returns {Promise<string>} the folder of the rulebook */
async function buildChanged(change) {
  const dir = mkdtempSync(path.join(tmpdir(), "sowbook-next-"));
  cpSync(path.join(book, "content"), path.join(dir, "content"), { recursive: true });
  change(dir);
  await build(dir);
  return dir;
}

/** Serves a build of the changed rulebook.
 * @param {import("./browser-test.js").Reader} reader @param {Change} change @param {() => Promise<void>} then */
export async function deployed({ host }, change, then) {
  const building = builds.get(change) ?? buildChanged(change);
  builds.set(change, building);
  host.folder = path.join(await building, "public");
  try {
    await then();
  } finally {
    host.folder = firstSite;
  }
}
