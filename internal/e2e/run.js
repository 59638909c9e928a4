// Builds the site once, as a host under /repo/ would have it, and runs every *.test.js of this folder on it: in each browser, one
// after the other; those that end in .built.test.js look at files alone and run once, before.
//
//     node run.js [--browser NAME] [FILE.test.js]…
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { browsers, find } from "./harness/browsers.js";
import { BASE, here, ROOT } from "./harness/places.js";

const args = process.argv.slice(2);
const asked = args[0] === "--browser" ? args.splice(0, 2)[1] : undefined;
const files = args.length ? args.map((name) => path.resolve(name)) : readdirSync(here).filter((name) => name.endsWith(".test.js")).map((name) => path.join(here, name));

/** Whether a file's tests need no browser. @param {string} file */
const alone = (file) => file.endsWith(".built.test.js");

const names = asked ? [asked] : Object.keys(browsers);
try {
  for (const name of names) find(name);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}

process.on("SIGINT", () => {}); // the tests hear it too and end; then what was built is removed
const dir = mkdtempSync(path.join(tmpdir(), "sowbook-e2e-"));
let code = 0;

/** @param {string[]} files @param {NodeJS.ProcessEnv} env */
function run(files, env) {
  if (files.length === 0) return;
  const { status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", "--test-concurrency=3", ...files], { env, stdio: "inherit" });
  code ||= status ?? 1;
}

try {
  const binary = path.join(dir, "sowbook");
  execFileSync("go", ["build", "-o", binary, "."], { cwd: ROOT, stdio: "inherit" });
  execFileSync(binary, ["build", "-o", path.join(dir, "site"), "-base", BASE], { cwd: ROOT, stdio: "inherit" });
  run(files.filter(alone), { ...process.env, SOWBOOK_E2E: dir });
  for (const name of names) {
    console.log(`\nin ${name}`);
    const env = { ...process.env, SOWBOOK_E2E: dir, SOWBOOK_BROWSER: name };
    run(files.filter((file) => !alone(file)), env);
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
process.exitCode = code;
