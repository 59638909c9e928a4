// Builds the site once, below /repo/ like a project site, and runs the tests of this folder on it.
//
//     node run.js [--all] [--browser NAME] [FILE.test.js]…
//
// Tests in *.files.test.js read the built files and need no browser. All others run in Chromium, and those in *.smoke.test.js in every
// browser. With --browser, everything that needs a browser runs in that one only. Tests that go through long lists of cases take a sample;
// with --all they run every case.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { browsers, findBrowser, startPool } from "./harness/browsers.js";
import { BASE, E2E, ROOT } from "./harness/paths.js";

const args = process.argv.slice(2);
if (args[0] === "--all") process.env.SOWBOOK_ALL = args.shift();
const only = args[0] === "--browser" ? args.splice(0, 2)[1] : undefined;
const files = args.length
  ? args.map((name) => path.resolve(name))
  : readdirSync(E2E)
      .filter((name) => name.endsWith(".test.js"))
      .map((name) => path.join(E2E, name));

/** Returns the test files for a browser. @param {string} browser */
function filesFor(browser) {
  const inBrowser = files.filter((file) => !file.endsWith(".files.test.js"));
  return only || browser === "chromium" ? inBrowser : inBrowser.filter((file) => file.endsWith(".smoke.test.js"));
}

/** These take longest and start first. */
const SLOWEST = [
  "every-page-narrow.test.js",
  "every-page-wide.test.js",
  "pages.test.js",
  "stepping.test.js",
  "own-moves.test.js",
  "print.test.js",
];

/** Tests wait more than they compute, so there are more processes than cores. */
const concurrency = availableParallelism() + 2;

/** The number of groups of test files for each of these processes. */
const GROUPS = 3;

let passed = 0; // tests
let broken = 0; // files

/** The most groups that fail because the machine is busy. If more do, something is broken. */
const MOST_LATE = 4;

/** Runs groups of test files, prints the output of each when it ends, and returns the files of those that fail. The files of a group share
 * a process: to start one and to load what drives the browsers takes as long as a test.
 * @param {string[][]} groups @param {string|undefined} browser @param {number} concurrency */
async function runGroups(groups, browser, concurrency) {
  const waiting = [...groups];
  /** @type {string[][]} */
  const failed = [];
  const work = async () => {
    for (let group = waiting.shift(); group; group = waiting.shift()) if (!(await runGroup(group))) failed.push(group);
  };
  const closePool = browser === "chromium" ? await startPool(Math.min(concurrency, groups.length)) : undefined;
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await closePool?.();
  }
  return failed;
}

/** Runs a group of test files, and returns whether it passes. It fails without a test. @param {string[]} group */
async function runGroup(group) {
  const all = path.join(dir, path.basename(group[0]).replace(/js$/, "mjs")); // a script that runs the files of the group
  writeFileSync(all, group.map((file) => `import ${JSON.stringify(pathToFileURL(file).href)};\n`).join(""));
  const before = passed;
  let failed = 0;
  let output = "";
  const tests = run({ files: [all] });
  tests.on("test:pass", ({ name }) => name !== all && passed++); // a script without a test passes, too
  tests.on("test:fail", () => failed++);
  for await (const text of tests.compose(new spec())) output += text;
  process.stdout.write(failed ? output : output.replace(/^\u2139 .*\n/gm, ""));
  return failed === 0 && passed > before;
}

/** Runs test files in parallel. The files of a group that fails run once more, one after the other: on a busy machine a browser may answer late.
 * @param {string[]} files @param {string} [browser] */
async function runTests(files, browser) {
  if (files.length === 0) return;
  if (browser) process.env.SOWBOOK_BROWSER = browser;
  console.log(`\n${files.length} files in ${browser ?? "Node"}`);
  /** @param {string} file */
  const duration = (file) => (SLOWEST.includes(path.basename(file)) ? Infinity : statSync(file).size);
  const slowestFirst = [...files].sort((a, b) => (duration(a) === duration(b) ? 0 : duration(b) - duration(a)));
  const count = Math.min(files.length, GROUPS * concurrency);
  const groups = Array.from({ length: count }, (_, k) => slowestFirst.filter((_, place) => place % count === k));
  const failed = await runGroups(groups, browser, concurrency);
  if (failed.length === 0) return;
  const again = failed.flat();
  const isLate = failed.length <= MOST_LATE;
  console.log(`\nfailed${isLate ? ", and run once more" : ""}: ${again.map((file) => path.basename(file)).join(", ")}`);
  const alone = again.map((file) => [file]);
  broken += (isLate ? await runGroups(alone, browser, 1) : again).length;
}

const names = only ? [only] : Object.keys(browsers).filter((name) => filesFor(name).length > 0);
try {
  for (const name of names) findBrowser(name);
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(1);
}

process.on("SIGINT", () => {}); // the tests get it too and end; then the build is removed
const dir = mkdtempSync(path.join(tmpdir(), "sowbook-e2e-"));
try {
  const binary = path.join(dir, "sowbook");
  execFileSync("go", ["build", "-o", binary, "."], { cwd: ROOT, stdio: "inherit" });
  execFileSync(binary, ["build", "-o", path.join(dir, "site"), "-base", BASE], { cwd: ROOT, stdio: "inherit" });
  process.env.SOWBOOK_E2E = dir;
  if (!only) await runTests(files.filter((file) => file.endsWith(".files.test.js")));
  for (const name of names) await runTests(filesFor(name), name);
  console.log(`\n${passed} passed, ${broken} failed`);
  if (broken) process.exitCode = 1;
} finally {
  rmSync(dir, { recursive: true, force: true });
}
