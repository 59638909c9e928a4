// The browsers the tests run in: how each is found and started. One more is one more entry here.
import { accessSync, constants } from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";

/**
 * @typedef {{variable: string, names: string[], install: string, options: () => import("puppeteer-core").LaunchOptions}} Kind
 * @type {Record<string, Kind>}
 */
export const browsers = {
  chromium: {
    variable: "CHROMIUM",
    names: ["chromium", "chromium-browser", "google-chrome"],
    install: "apt-get install chromium",
    options: () => ({
      args: [
        "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
        "--disable-sync", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    }),
  },
};

/** The program of a browser, or an error that says what to do.
 * @param {string} name */
export function find(name) {
  const kind = browsers[name];
  if (!kind) throw new Error(`no browser is called ${name}; there is ${Object.keys(browsers).join(", ")}`);
  const given = process.env[kind.variable];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = given ? [path.resolve(given)] : kind.names.flatMap((file) => folders.map((folder) => path.join(folder, file)));
  const found = places.find((file) => {
    try {
      return accessSync(file, constants.X_OK), true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`no ${name} found: install it (${kind.install}) or name its program in ${kind.variable}`);
  return found;
}

/** Starts the browser of this run, with an empty profile of its own. */
export function launch() {
  const name = process.env.SOWBOOK_BROWSER ?? "chromium";
  const options = browsers[name]?.options();
  return puppeteer.launch({ executablePath: find(name), headless: true, protocolTimeout: 120_000, ...options });
}
