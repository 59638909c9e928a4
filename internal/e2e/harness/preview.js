// The preview as an author has it: `sowbook serve` on a folder, at an address below a path, and its terminal.
import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { BASE, binary, ROOT } from "./places.js";

const PATIENCE = 180_000; // of a machine that is slow, and builds the program anew

export class Preview {
  /** What it said in its terminal. */
  terminal = "";
  #ended = false;

  /** @param {string} dir the rulebook, which goes when the preview ends @param {NodeJS.ProcessEnv} [env] */
  constructor(dir, env = process.env) {
    this.dir = dir;
    this.process = spawn(binary(), ["-C", dir, "serve", "-addr", "127.0.0.1:0", "-base", BASE], { stdio: ["ignore", "ignore", "pipe"], env });
    this.process.stderr.on("data", (text) => (this.terminal += text));
    this.process.on("exit", () => (this.#ended = true));
  }

  /** Serves a new small rulebook. */
  static async ofRulebook() {
    const dir = mkdtempSync(path.join(tmpdir(), "sowbook-preview-"));
    execFileSync(binary(), ["-C", dir, "new", "site", "."], { stdio: "ignore" });
    return new Preview(dir).#begun();
  }

  /** Serves a copy of this project's checkout, with a small rulebook for content. The program that it becomes goes with it. */
  static async ofCheckout() {
    const dir = mkdtempSync(path.join(tmpdir(), "sowbook-preview-"));
    const left = ["content", "public", "node_modules", "testdata", ".git"];
    cpSync(ROOT, dir, { recursive: true, filter: (name) => name === ROOT || !left.includes(path.basename(name)) });
    execFileSync(binary(), ["-C", dir, "new", "site", "book"], { stdio: "ignore" });
    cpSync(path.join(dir, "book/content"), path.join(dir, "content"), { recursive: true });
    const GOCACHE = execFileSync("go", ["env", "GOCACHE"], { encoding: "utf8" }).trim();
    return new Preview(dir, { ...process.env, GOCACHE, XDG_CACHE_HOME: path.join(dir, ".cache") }).#begun();
  }

  async #begun() {
    await this.until("serving", () => /^Serving http/m.test(this.terminal));
    this.origin = /^Serving (http:\/\/[^/]+)/m.exec(this.terminal)?.[1] ?? "";
    return this;
  }

  /** @param {string} page below the base */
  url(page = "") {
    return this.origin + BASE + page;
  }

  /** Waits until something is so. @param {string} what @param {() => unknown} so */
  async until(what, so) {
    for (const start = Date.now(); !(await so()); await new Promise((done) => setTimeout(done, 20))) {
      if (this.#ended || Date.now() - start > PATIENCE) throw new Error(`the preview is not ${what}${this.#ended ? ", it has ended" : ""}:\n${this.terminal}`);
    }
  }

  /** Changes a file of the folder; one that is not there yet begins as the project's own.
   * @param {string} name @param {(text: string) => string} change that must change something */
  edit(name, change) {
    const file = path.join(this.dir, name);
    const old = readFileSync(existsSync(file) ? file : path.join(ROOT, name), "utf8");
    const text = change(old);
    if (text === old) throw new Error(`nothing is changed in ${name}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  async close() {
    this.process.kill("SIGTERM");
    await new Promise((done) => (this.#ended ? done(0) : this.process.on("exit", done)));
    rmSync(this.dir, { recursive: true, force: true });
  }
}
