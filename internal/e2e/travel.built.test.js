// What every page says of itself in its head, and what it may load.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { pages, site } from "./harness/places.js";

const files = [...pages().map((address) => `${address}index.html`), "404.html"];
const read = (/** @type {string} */ file) => readFileSync(path.join(site(), file), "utf8");

test("every page forbids scripts and styles that it does not load from its own site, and has none in itself", () => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  for (const file of files) {
    const text = read(file);
    const directives = new Map((policy.exec(text)?.[1] ?? "").split(";").map((part) => { const [name, ...sources] = part.trim().split(/\s+/); return [name, sources.join(" ")]; }));
    assert.equal(directives.get("default-src"), "'self'", file);
    assert.equal(directives.get("script-src"), "'self' 'wasm-unsafe-eval'", file);
    assert.equal(directives.get("style-src"), "'self'", file);
    assert.equal(directives.get("worker-src"), "'self'", file);
    assert.ok(text.search(policy) < text.search(/<(link|script)/), `${file}: the policy comes before what it is for`);
    assert.deepEqual(text.match(/<[^>]+\s(style|on[a-z]+)="[^>]*>/g), null, file);
    assert.deepEqual(text.match(/<style/g), null, file);
    assert.deepEqual([...text.matchAll(/<script(?![^>]*(src=|type="application\/json"))[^>]*>/g)].map(([tag]) => tag), [], file);
  }
});

test("a site that does not know its address has no link that needs it", () => {
  for (const file of files) assert.doesNotMatch(read(file), /rel="canonical"|property="og:|twitter:|atom\+xml/, file);
  for (const file of ["sitemap.xml", "changes.xml", "board.png"]) assert.ok(!existsSync(path.join(site(), file)), file);
});

test("every file that the manifest and the heads of pages name is there", () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", "./"]);
  const sizes = manifest.icons.map((/** @type {{sizes: string, purpose?: string}} */ icon) => `${icon.sizes} ${icon.purpose ?? "any"}`);
  assert.deepEqual(sizes, ["any any", "192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src } of manifest.icons) assert.ok(existsSync(path.join(site(), src.split("?")[0])), src);
  for (const file of files) {
    const links = [...read(file).matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(([, href]) => href.split("?")[0]);
    assert.equal(links.length, 4, file);
    for (const href of links) assert.ok(existsSync(path.join(site(), path.posix.join("/", path.posix.dirname(file), href).replace(/^.*\/repo\//, "/"))), `${file}: ${href}`);
  }
});
