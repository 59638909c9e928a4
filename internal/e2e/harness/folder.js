// The site as `sowbook build -folder` writes it: its pages are opened from the folder, without a host.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Host } from "./host.js";
import { binary, buildDir, ROOT } from "./paths.js";

export class Folder extends Host {
  /** Builds the site of a folder, once for all browsers. */
  static open() {
    const host = new Folder();
    host.folder = path.join(buildDir(), "folder");
    if (!existsSync(host.folder)) execFileSync(binary(), ["build", "-folder", "-o", host.folder], { cwd: ROOT, stdio: "inherit" });
    host.origin = pathToFileURL(host.folder).href;
    return host;
  }

  /** @param {string} page as at a host: below the base, without index.html */
  url(page = "") {
    const [, folder, rest] = /** @type {RegExpMatchArray} */ (page.match(/^([^?#]*)(.*)$/));
    return `${this.origin}/${folder}index.html${rest}`;
  }
}
