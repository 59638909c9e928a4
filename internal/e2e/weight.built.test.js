// What a reader has to load, compressed as a host sends it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { pages, site } from "./harness/places.js";

/** The bytes of files of the site, each compressed. @param {...string} files */
const weight = (...files) => files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(site(), file)), { level: 9 }).length, 0);

const rules = pages().filter((address) => /^variants\/[^/]+\/$/.test(address));

test("a rules page with its style weighs less than 60 KB", () => {
  assert.notEqual(rules.length, 0, "no rules page");
  const heavy = rules.map((address) => [address, weight(`${address}index.html`, "site.css")]).filter(([, bytes]) => Number(bytes) >= 60_000);
  assert.deepEqual(heavy, []);
});

test("the scripts that a rules page asks for weigh less than 15 KiB together, and what is fetched at first need is not among them", (t) => {
  const bytes = weight("boot.js", "main.js", "worker.js");
  assert.ok(bytes < 15 * 1024, `${bytes} bytes`);
  for (const address of rules) {
    const html = readFileSync(path.join(site(), address, "index.html"), "utf8");
    const asked = [...html.matchAll(/<script[^>]* src="(?:\.\.\/)*([^"?]+)/g)].map(([, file]) => file);
    assert.deepEqual(asked, ["boot.js", "main.js"], address);
  }
  t.diagnostic(`boot, main and worker: ${bytes} bytes; tools at first need: ${weight("tools.js")}; the engine: ${weight("engine.wasm")}`);
});

test("the page of the puzzles, all of them in it, weighs less than 50 KB with its styles", () => {
  const bytes = weight("puzzles/index.html", "site.css", "puzzles.css");
  assert.ok(bytes < 50_000, `${bytes} bytes`);
});
