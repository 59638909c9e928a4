// A static host like GitHub Pages: the site is below /repo/, the address of a folder ends with a slash, 404.html answers at any depth,
// and everything may be cached for ten minutes. It records its requests, and tests can make it fail.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { BASE, siteDir } from "./paths.js";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".png": "image/png",
  ".ico": "image/vnd.microsoft.icon",
  ".woff2": "font/woff2",
};

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => unknown} Fault */

/** Drops the connection. @type {Fault} */
export const dropConnection = (request) => void request.socket.destroy();

/** Responds with another body instead of the file. @param {string} type @param {string|Uint8Array} body @returns {Fault} */
export const respondWith = (type, body) => (_, response) =>
  response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);

/** Responds with a file of the site after some time. @param {string} file @param {number} ms @returns {Fault} */
export const late = (file, ms) => (_, response) =>
  setTimeout(
    () => response.writeHead(200, { "content-type": TYPES[path.extname(file)] }).end(readFileSync(path.join(siteDir(), file))),
    ms,
  );

/** The ports of earlier hosts. A second host on a port would share the storage of the first in the browser. @type {Set<number>} */
const usedPorts = new Set();

export class Host {
  origin = "";
  /** The folder that the host serves. */
  folder = siteDir();
  /** The folders of other sites of the host, by base. @type {Record<string, string>} */
  others = {};
  /** Whether pages of other sites may read the files, as on GitHub Pages. */
  shared = false;
  /** Whether the host answers. */
  online = true;
  /** The requests and the status of their answers, without those that a test makes fail. @type {{path: string, status: number}[]} */
  requests = [];
  /** The paths that a test made fail. @type {string[]} */
  #failed = [];
  /** The number of unfinished answers. */
  #open = 0;
  /** @type {Map<string, {fault: Fault, times: number}>} */
  #faults = new Map();
  #server = createServer((request, response) => this.#answer(request, response));

  /** Starts a host on a port that no host of this process had before. @returns {Promise<Host>} */
  static async start() {
    const host = new Host();
    host.#server.keepAliveTimeout = 0; // no connection ends because a build kept this process busy
    await new Promise((done) => host.#server.listen(0, "127.0.0.1", () => done(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (host.#server.address());
    if (usedPorts.has(port)) {
      host.close();
      return Host.start();
    }
    usedPorts.add(port);
    host.origin = `http://127.0.0.1:${port}`;
    return host;
  }

  /** @param {string} page below the base */
  url(page = "") {
    return this.origin + BASE + page;
  }

  /** Counts the requests for a file. @param {string} file below the base */
  requestCount(file) {
    return [...this.#failed, ...this.requests.map((request) => request.path)].filter((path) => path === BASE + file).length;
  }

  /** Makes a file fail, the given number of times.
   * @param {string} file below the base @param {Fault} fault @param {number} [times] */
  fail(file, fault, times = Infinity) {
    this.#faults.set(BASE + file, { fault, times });
  }

  /** Serves a file again that was made to fail. @param {string} file */
  restore(file) {
    this.#faults.delete(BASE + file);
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  #answer(request, response) {
    if (!this.online) return void request.socket.destroy();
    this.#open++;
    response.once("close", () => this.#open--);
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const failing = this.#faults.get(name);
    if (failing && failing.times-- > 0) {
      this.#failed.push(name);
      return void failing.fault(request, response);
    }
    const entry = { path: name, status: 0 };
    this.requests.push(entry);
    const base = Object.keys(this.others).find((other) => name.startsWith(other)) ?? BASE;
    const folder = this.others[base] ?? this.folder;
    let file = path.join(folder, path.normalize(name.startsWith(base) ? name.slice(base.length - 1) : "/404.html"));
    if (`${name}/` === base || (existsSync(file) && statSync(file).isDirectory() && !name.endsWith("/"))) {
      entry.status = 301;
      return response.writeHead(301, { location: `${name}/` }).end();
    }
    if (name.endsWith("/")) file = path.join(file, "index.html");
    const found = name.startsWith(base) && existsSync(file) && statSync(file).isFile();
    if (!found) file = path.join(folder, "404.html");
    entry.status = found ? 200 : 404;
    response.writeHead(entry.status, {
      "content-type": TYPES[path.extname(file)] ?? "application/octet-stream",
      "cache-control": "max-age=600",
      ...(this.shared ? { "access-control-allow-origin": "*" } : {}),
    });
    response.end(readFileSync(file)); // at once, since a page that arrives in pieces may be painted in pieces
  }

  /** Waits until all responses are finished and no request has come for 100 ms. Browsers do not report the end of aborted requests; here
   * it is the end of their connection. */
  async idle() {
    for (let seen = -1, quiet = 0; quiet < 100; quiet += 20) {
      const count = this.requests.length + this.#failed.length;
      if (this.#open > 0 || count !== seen) quiet = 0;
      seen = count;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
