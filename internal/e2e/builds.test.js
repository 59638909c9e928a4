// A page that was opened before a deployment and gets a script or the engine of the new build, or the reverse: it is reloaded at the same
// place, once, or says so.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { buildId } from "./harness/build-id.js";
import { deployed, firstSite } from "./harness/deploy.js";
import { respondWith } from "./harness/host.js";
import { after, open, openFolds, otherScripts, PAGE, reloaded } from "./harness/old-tab.js";
import { siteDir } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";

const OPTIONS = { reducedMotion: true, allowErrors: true, only: "chromium" };

browserTest("pages, scripts and engine carry one id, which changes with the scripts", OPTIONS, async (reader) => {
  const id = buildId();
  assert.match(id, /^[0-9a-f]{10}$/);
  for (const file of [
    "main.js",
    "tools.js",
    "worker.js",
    "play.js",
    "lab.js",
    "learn.js",
    "puzzles.js",
    "search.js",
    "compare.js",
    "home.js",
  ])
    assert.ok(readFileSync(path.join(siteDir(), file), "utf8").includes(`"${id}"`), file);
  const [section] = WebAssembly.Module.customSections(
    new WebAssembly.Module(readFileSync(path.join(siteDir(), "engine.wasm"))),
    "build_id",
  );
  assert.equal(new TextDecoder().decode(section), id);
  await deployed(reader, otherScripts, async () => assert.notEqual(buildId(reader.host.folder), buildId(firstSite)));
});

browserTest("a page from a cache, with scripts of the new build, is reloaded once", OPTIONS, async (reader) => {
  const { host, page } = reader;
  await deployed(reader, otherScripts, async () => {
    const pages = [
      [PAGE, "sow-board"],
      ["play/", "sow-play"],
      ["lab/", "sow-lab"],
      ["puzzles/", "sow-puzzles"],
      ["learn/again/", "sow-task"],
      ["search/", "sow-search"],
      ["compare/", "sow-compare"],
      ["", "sow-games"],
    ];
    for (const [address, element] of sample(pages, 3)) {
      const old = readFileSync(path.join(firstSite, address, "index.html"));
      host.fail(address, respondWith("text/html; charset=utf-8", old), 1);
      await page.goto(host.url(`${address}?from=a-letter`), { waitUntil: "load" });
      await reloaded(reader);
      assert.equal(await page.evaluate(() => location.search), "?from=a-letter", `at the same place, /${address}`);
      await page.waitForFunction((element) => customElements.get(element), { polling: 50 }, element);
      await host.idle();
      assert.equal(host.requestCount(address), 2, address);
      await page.evaluate(() => sessionStorage.clear()); // as in a new tab
    }
  });
});

/** The engine with the id of another build. */
function otherEngine() {
  const module = readFileSync(path.join(firstSite, "engine.wasm"));
  assert.equal(module.subarray(-10).toString(), buildId(firstSite));
  module.write("0123456789", module.length - 10);
  return module;
}

browserTest("a page whose engine stays of another build is reloaded once and then says so", OPTIONS, async (reader) => {
  const { host, page } = reader;
  host.fail("engine.wasm", respondWith("application/wasm", otherEngine()));
  const board = await open(reader);
  const loads = () => host.requestCount(PAGE);
  const loaded = new Promise((done) => page.once("load", done)); // waitForNavigation takes a change of history for one
  await board.play("1", "S");
  await loaded;
  await openFolds(reader);
  assert.equal(loads(), 2);
  await board.play("1", "S");
  await page.waitForSelector("main > .outdated button", { visible: true });
  assert.match(await page.$eval(".outdated", (line) => line.textContent ?? ""), /different versions of the site.*Reload/);
  await board.assertShows(after());
  await host.idle();
  assert.equal(loads(), 2, "it is not reloaded again by itself");
  host.restore("engine.wasm");
  await Promise.all([page.waitForNavigation(), page.click(".outdated button")]);
  await openFolds(reader);
  await board.play("1", "S");
  await board.settle({ ply: 1, mode: "try" });
  assert.equal(await page.$(".outdated"), null);
});

browserTest("without storage a page of another build says so at once", OPTIONS, async (reader) => {
  const { host, page } = reader;
  await page.evaluateOnNewDocument(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    }),
  );
  host.fail("engine.wasm", respondWith("application/wasm", otherEngine()));
  const board = await open(reader);
  await board.play("1", "S");
  await page.waitForSelector("main > .outdated button", { visible: true });
  assert.equal(host.requestCount(PAGE), 1);
});
