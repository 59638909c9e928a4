// The size of what a page loads, compressed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { allPages, siteDir } from "./harness/paths.js";

/** The total size of files of the site, each compressed. @param {...string} files */
const weight = (...files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(siteDir(), file)), { level: 9 }).length, 0);

const rules = allPages().filter((address) => /^(variants|atlas)\/[^/]+\/$/.test(address));

test("a rules page with its styles is smaller than 60 KB", () => {
  assert.notEqual(rules.length, 0, "no rules page");
  const heavy = rules
    .map((address) => [address, weight(`${address}index.html`, "site.css")])
    .filter(([, bytes]) => Number(bytes) >= 60_000);
  assert.deepEqual(heavy, []);
});

test("a page that lists all games is smaller than 60 KiB", () => {
  for (const address of ["", "atlas/", "a-to-z/", "compare/", "my-board/", "play/", "lab/", "search/"]) {
    const bytes = weight(`${address}index.html`, "site.css");
    assert.ok(bytes < 60 * 1024, `/${address} has ${bytes} bytes`);
  }
});

test("a rules page loads less than 14,000 bytes of scripts, without those loaded on demand", (t) => {
  const bytes = weight("boot.js", "main.js", "worker.js");
  assert.ok(bytes < 14_000, `${bytes} bytes`);
  for (const address of rules) {
    const html = readFileSync(path.join(siteDir(), address, "index.html"), "utf8");
    const asked = [...html.matchAll(/<script[^>]* src="(?:\.\.\/)*([^"?]+)/g)].map(([, file]) => file);
    assert.deepEqual(asked, ["boot.js", "main.js"], address);
  }
  t.diagnostic(`boot, main and worker: ${bytes} bytes; on demand: tools ${weight("tools.js")}; the engine: ${weight("engine.wasm")}`);
});

test("the puzzles page with its styles is smaller than 52 KB", () => {
  const bytes = weight("puzzles/index.html", "site.css", "puzzles.css");
  assert.ok(bytes < 52_000, `${bytes} bytes`);
});

test("the script for other sites is smaller than 4 KB and defines no names on their pages", () => {
  const bytes = weight("sow-board.js");
  assert.ok(bytes < 4000, `${bytes} bytes`);
  for (const file of ["sow-board.js", "embed.js"])
    assert.match(readFileSync(path.join(siteDir(), file), "utf8"), /^\(\(\)=>\{.*\}\)\(\);\n$/s, file);
});

test("the page in a frame loads less than 46 KiB before the reader touches it", () => {
  const bytes = weight("embed/index.html", "embed/kalah.json", "site.css", "embed.css", "embed.js", "main.js");
  assert.ok(bytes < 46 * 1024, `${bytes} bytes`);
});
