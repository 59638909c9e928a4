// A static host like GitHub Pages: the site lies under /repo/, a folder's address ends with a slash, 404.html answers at any
// depth, everything may be cached for ten minutes. It writes down what it is asked for, and can be told to fail.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { BASE, site } from "./places.js";

const TYPES = {
  ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "application/javascript; charset=utf-8",
  ".json": "application/json", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml", ".png": "image/png", ".ico": "image/vnd.microsoft.icon", ".woff2": "font/woff2",
};

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => unknown} Fault */

/** The connection breaks. @type {Fault} */
export const broken = (request) => void request.socket.destroy();

/** Something else than the file. @param {string} type @param {string|Uint8Array} body @returns {Fault} */
export const instead = (type, body) => (_, response) => response.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(body);

export class Host {
  origin = "";
  /** The folder whose site it serves. */
  folder = site();
  /** Whether it can be reached. */
  up = true;
  /** What it was asked and answered, failures made by tests aside. @type {{path: string, status: number}[]} */
  requests = [];
  /** @type {string[]} */
  #made = [];
  /** How many answers are on their way. */
  #open = 0;
  /** @type {Map<string, {fault: Fault, times: number}>} */
  #faults = new Map();
  #server = createServer((request, response) => this.#answer(request, response));

  /** @returns {Promise<Host>} */
  static async start() {
    const host = new Host();
    await new Promise((done) => host.#server.listen(0, "127.0.0.1", () => done(undefined)));
    const address = /** @type {import("node:net").AddressInfo} */ (host.#server.address());
    host.origin = `http://127.0.0.1:${address.port}`;
    return host;
  }

  /** @param {string} page below the base */
  url(page = "") {
    return this.origin + BASE + page;
  }

  /** How often a file was asked for. @param {string} file below the base */
  asked(file) {
    return [...this.#made, ...this.requests.map((request) => request.path)].filter((path) => path === BASE + file).length;
  }

  /** Makes a file fail, so many times.
   * @param {string} file below the base @param {Fault} fault @param {number} [times] */
  fail(file, fault, times = Infinity) {
    this.#faults.set(BASE + file, { fault, times });
  }

  /** Lets it be served again. @param {string} file */
  heal(file) {
    this.#faults.delete(BASE + file);
  }

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  #answer(request, response) {
    if (!this.up) return void request.socket.destroy();
    this.#open++;
    response.once("close", () => this.#open--);
    const name = decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname);
    const failing = this.#faults.get(name);
    if (failing && failing.times-- > 0) return void (this.#made.push(name), failing.fault(request, response));
    const entry = { path: name, status: 0 };
    this.requests.push(entry);
    let file = path.join(this.folder, path.normalize(name.startsWith(BASE) ? name.slice(BASE.length - 1) : "/404.html"));
    if (name + "/" === BASE || (existsSync(file) && statSync(file).isDirectory() && !name.endsWith("/"))) {
      entry.status = 301;
      return response.writeHead(301, { location: name + "/" }).end();
    }
    if (name.endsWith("/")) file = path.join(file, "index.html");
    const there = name.startsWith(BASE) && existsSync(file) && statSync(file).isFile();
    if (!there) file = path.join(this.folder, "404.html");
    entry.status = there ? 200 : 404;
    response.writeHead(entry.status, { "content-type": TYPES[path.extname(file)] ?? "application/octet-stream", "cache-control": "max-age=600" });
    createReadStream(file).pipe(response);
  }

  /** Until it was asked for nothing for a tenth of a second, and has answered all. A browser may never be told how the requests of a
   * page that was left have ended; here they end with their connection. */
  async quiet() {
    for (let asked = -1, since = 0; since < 100; since += 20) {
      if (this.#open > 0 || this.requests.length + this.#made.length !== asked) since = 0;
      asked = this.requests.length + this.#made.length;
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
