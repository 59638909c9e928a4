// What a reader has to load, compressed as a host sends it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { pages, site } from "./harness/places.js";

/** The bytes of files of the site, each compressed. @param {...string} files */
const weight = (...files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(site(), file)), { level: 9 }).length, 0);

test("a rules page with its style weighs less than 60 KB", () => {
  const rules = pages().filter((address) => /^variants\/./.test(address));
  assert.notEqual(rules.length, 0, "no rules page");
  const heavy = rules.map((address) => [address, weight(`${address}index.html`, "site.css")]).filter(([, bytes]) => Number(bytes) >= 60 * 1024);
  assert.deepEqual(heavy, []);
});

test("the scripts that a board needs weigh less than 15 KB together", () => {
  const bytes = weight("boot.js", "main.js", "worker.js");
  assert.ok(bytes < 15 * 1024, `${bytes} bytes`);
});
