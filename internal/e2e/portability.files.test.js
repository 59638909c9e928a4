// The head of every page: its content security policy and the files it links to.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { allPages, framePages, siteDir } from "./harness/paths.js";

const files = [...[...allPages(), ...framePages()].map((address) => `${address}index.html`), "404.html"];
const read = (/** @type {string} */ file) => readFileSync(path.join(siteDir(), file), "utf8");

test("every page has a Content Security Policy", () => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/;
  for (const file of files) {
    const text = read(file);
    const directives = new Map(
      (policy.exec(text)?.[1] ?? "").split(";").map((part) => {
        const [name, ...sources] = part.trim().split(/\s+/);
        return [name, sources.join(" ")];
      }),
    );
    assert.equal(directives.get("default-src"), "'self'", file);
    assert.equal(directives.get("script-src"), "'self' 'wasm-unsafe-eval'", file);
    assert.equal(directives.get("style-src"), "'self'", file);
    assert.equal(directives.get("worker-src"), framePages().includes(file.replace("index.html", "")) ? "'self' blob:" : "'self'", file);
    assert.ok(text.search(policy) < text.search(/<(link|script)/), `${file}: the policy precedes scripts and styles`);
    assert.deepEqual(text.match(/<[^>]+\s(style|on[a-z]+)="[^>]*>/g), null, file);
    assert.deepEqual(text.match(/<style/g), null, file);
    assert.deepEqual(
      [...text.matchAll(/<script(?![^>]*(src=|type="application\/json"))[^>]*>/g)].map(([tag]) => tag),
      [],
      file,
    );
  }
});

test("a site built without -url has no absolute links", () => {
  for (const file of files) assert.doesNotMatch(read(file), /rel="canonical"|property="og:|twitter:|atom\+xml/, file);
  for (const file of ["sitemap.xml", "changes.xml", "board.png"]) assert.ok(!existsSync(path.join(siteDir(), file)), file);
});

test("every file named by the manifest and the heads of pages exists", () => {
  const manifest = JSON.parse(read("site.webmanifest"));
  assert.deepEqual([manifest.start_url, manifest.scope, manifest.id], ["./", "./", "./"]);
  const sizes = manifest.icons.map((/** @type {{sizes: string, purpose?: string}} */ icon) => `${icon.sizes} ${icon.purpose ?? "any"}`);
  assert.deepEqual(sizes, ["any any", "192x192 any", "512x512 any", "512x512 maskable"]);
  for (const { src } of manifest.icons) assert.ok(existsSync(path.join(siteDir(), src.split("?")[0])), src);
  for (const file of files) {
    const links = [...read(file).matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
      ([, href]) => href.split("?")[0],
    );
    assert.equal(links.length, framePages().includes(file.replace("index.html", "")) ? 0 : 4, file);
    for (const href of links)
      assert.ok(
        existsSync(path.join(siteDir(), path.posix.join("/", path.posix.dirname(file), href).replace(/^.*\/repo\//, "/"))),
        `${file}: ${href}`,
      );
  }
});
