// The id of a build, which its pages, scripts and engine carry.
import { readFileSync } from "node:fs";
import path from "node:path";
import { siteDir } from "./paths.js";

/** The id of the build in the pages of a site. @param {string} [folder] of the site */
export const buildId = (folder = siteDir()) =>
  /name="sowbook-build" content="(\w+)"/.exec(readFileSync(path.join(folder, "index.html"), "utf8"))?.[1] ?? "";
