// Runs every test in this folder, and fails if it finds no tests.
//
//	node static/js/test/run.js
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(here)
  .filter((name) => name.endsWith(".test.js"))
  .map((name) => join(here, name));
if (files.length === 0) {
  console.error("no tests found");
  process.exit(1);
}
const { stdout, status } = spawnSync(process.execPath, ["--test", "--test-reporter=tap", ...files], { encoding: "utf8" });
const passed = Number(/^# pass (\d+)$/m.exec(stdout)?.[1] ?? 0);
const failed = Number(/^# fail (\d+)$/m.exec(stdout)?.[1] ?? 0);
if (status !== 0 || failed > 0 || passed < files.length) process.stderr.write(stdout);
console.log(`${files.length} files, ${passed} tests passed, ${failed} failed`);
process.exit(status === 0 && failed === 0 && passed >= files.length ? 0 : 1);
