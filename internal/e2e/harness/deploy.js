// Deployments: a new build of the rulebook takes the place of the site that the host serves.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { promisify } from "node:util";
import { BASE, binary, ROOT, siteDir } from "./paths.js";

/** @typedef {(book: string) => void} Change changes the files of a rulebook */

/** The folders of the builds so far; tests that make the same change share one. @type {Map<Change, Promise<string>>} */
const builds = new Map();

after(async () => {
  for (const build of builds.values()) rmSync(await build, { recursive: true, force: true });
});

/** Builds the rulebook with changes to its files. The hosts of this process answer meanwhile. @param {Change} change
 * @returns {Promise<string>} the folder of the rulebook */
async function build(change) {
  const dir = mkdtempSync(path.join(tmpdir(), "sowbook-next-"));
  for (const folder of ["content", "static/make"]) cpSync(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
  change(dir);
  await promisify(execFile)(binary(), ["-C", dir, "build", "-base", BASE]);
  return dir;
}

/** Serves a build of the changed rulebook.
 * @param {import("./browser-test.js").Reader} reader @param {Change} change @param {() => Promise<void>} then */
export async function deployed({ host }, change, then) {
  const building = builds.get(change) ?? build(change);
  builds.set(change, building);
  const book = await building;
  const before = host.folder;
  host.folder = path.join(book, "public");
  try {
    await then();
  } finally {
    host.folder = before;
  }
}

/** The id of the build in the pages of a site. @param {string} [folder] of the site */
export const buildId = (folder = siteDir()) =>
  /name="sowbook-build" content="(\w+)"/.exec(readFileSync(path.join(folder, "index.html"), "utf8"))?.[1] ?? "";
