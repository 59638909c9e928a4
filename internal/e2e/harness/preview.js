// The preview as an author runs it: `sowbook serve` on a folder, below a base path.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BASE, binary, ROOT } from "./paths.js";

const TIMEOUT = 60_000;

export class Preview {
  /** What it printed so far. */
  output = "";
  #ended = false;

  /** @param {string} dir the rulebook; close removes it */
  constructor(dir) {
    this.dir = dir;
    this.process = spawn(binary(), ["-C", dir, "serve", "-addr", "127.0.0.1:0", "-base", BASE], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.process.stderr.on("data", (text) => (this.output += text));
    this.process.on("exit", () => (this.#ended = true));
  }

  /** Serves a new small rulebook.
   * @param {Record<string, string>} files added before it is served, by name */
  static async startRulebook(files = {}) {
    const dir = mkdtempSync(path.join(tmpdir(), "sowbook-preview-"));
    execFileSync(binary(), ["-C", dir, "new", "site", "."], { stdio: "ignore" });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
      writeFileSync(path.join(dir, name), text);
    }
    return new Preview(dir).#ready();
  }

  async #ready() {
    await this.waitFor("serving", () => /^Serving http/m.test(this.output));
    this.origin = /^Serving (http:\/\/[^/]+)/m.exec(this.output)?.[1] ?? "";
    return this;
  }

  /** @param {string} page below the base */
  url(page = "") {
    return this.origin + BASE + page;
  }

  /** Waits until a condition holds. @param {string} what names it in the error @param {() => unknown} condition */
  async waitFor(what, condition) {
    for (const start = Date.now(); !(await condition()); await new Promise((done) => setTimeout(done, 20))) {
      if (this.#ended || Date.now() - start > TIMEOUT)
        throw new Error(`the preview ${this.#ended ? "ended before it was" : "is not"} ${what}:\n${this.output}`);
    }
  }

  /** Edits a file of the folder, starting from the project's file if the folder has none.
   * @param {string} name @param {(text: string) => string} change an error if it changes nothing */
  edit(name, change) {
    const file = path.join(this.dir, name);
    const old = readFileSync(existsSync(file) ? file : path.join(ROOT, name), "utf8");
    const text = change(old);
    if (text === old) throw new Error(`the edit of ${name} changes nothing`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  async close() {
    this.process.kill("SIGTERM");
    await new Promise((done) => (this.#ended ? done(0) : this.process.on("exit", done)));
    rmSync(this.dir, { recursive: true, force: true });
  }
}
