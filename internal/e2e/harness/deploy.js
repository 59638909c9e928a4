// Deployments: a new build of the rulebook takes the place of the site that the host serves.
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { BASE, binary, ROOT, siteDir } from "./paths.js";

/** Rebuilds the rulebook with changes to its files and serves the result.
 * @param {import("./browser-test.js").Reader} reader @param {(book: string) => void} change @param {() => Promise<void>} then */
export async function deployed({ host }, change, then) {
  const dir = mkdtempSync(path.join(tmpdir(), "sowbook-next-"));
  const before = host.folder;
  try {
    for (const folder of ["content", "static/make"]) cpSync(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
    change(dir);
    await promisify(execFile)(binary(), ["-C", dir, "build", "-base", BASE]); // the host answers meanwhile
    host.folder = path.join(dir, "public");
    await then();
  } finally {
    host.folder = before;
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The id of the build in the pages of a site. @param {string} [folder] of the site */
export const buildId = (folder = siteDir()) =>
  /name="sowbook-build" content="(\w+)"/.exec(readFileSync(path.join(folder, "index.html"), "utf8"))?.[1] ?? "";
