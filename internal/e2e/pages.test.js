// Checks of pages: slow arrival, the 404 page, contrast of boards.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { onePageOfEachKind } from "./harness/every-page.js";
import { Host } from "./harness/host.js";
import { siteDir } from "./harness/paths.js";
import { shifts, watchShifts } from "./harness/shifts.js";
import { runsAll, sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const UNKNOWN = "no/such/page";

for (const width of [360, 1280]) {
  browserTest(
    `a page that arrives in small pieces keeps its parts in place (${width} px)`,
    { width, height: 800, only: "chromium", minutes: 5 },
    async (reader) => {
      await watchShifts(reader.page);
      for (const address of sample(onePageOfEachKind(), 2)) {
        const text = readFileSync(path.join(siteDir(), address, "index.html"));
        const piece = runsAll ? 4000 : Math.max(4000, text.length / 20);
        reader.host.fail(address, async (_, response) => {
          response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
          for (let at = 0; at < text.length; at += piece) {
            response.write(text.subarray(at, at + piece));
            await new Promise((done) => setTimeout(done, 20));
          }
          response.end();
        });
        await reader.open(address);
        // The lines of a paragraph that is half there may move; browsers call a sum below 0.1 good.
        const found = await shifts(reader.page);
        const sum = found.reduce((total, { value }) => total + value, 0);
        assert.ok(sum < 0.05, `/${address} has layout shifts of ${sum}: ${JSON.stringify(found)}`);
      }
    },
  );
}

browserTest("an unknown address at any depth shows the 404 page with styles and working links", { allowErrors: true }, async (reader) => {
  const { page, host } = reader;
  /** @type {Map<string, number>} */
  const answers = new Map();
  for (const address of ["nothing", "variants/nothing/", "a/b/c/d"]) {
    reader.problems = [];
    host.requests = [];
    const response = await reader.open(address);
    assert.equal(response?.status(), 404);
    assert.notEqual(await page.$eval("h1", (h1) => h1.innerText), "");
    const rules = await page.evaluate(() => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0));
    assert.ok(rules > 50, "the page has its styles");
    const links = await page.$$eval("a[href]", (all) => all.map((a) => a.href));
    assert.ok(links.length >= 2);
    for (const link of links.filter((link) => new URL(link).hash !== "#main")) {
      if (!answers.has(link)) answers.set(link, (await fetch(link)).status);
      assert.equal(answers.get(link), 200, link);
    }
    assert.deepEqual(
      reader.problems.filter((problem) => !problem.endsWith(`/${address}`) && !problem.includes("404 (Not Found)")),
      [],
    );
    assert.deepEqual(
      host.requests.filter(({ path, status }) => status !== 200 && path !== `/repo/${address}`),
      [],
    );
  }
});

for (const dark of [false, true]) {
  browserTest(
    `the 404 page, a refused move and the set-up pass axe (${dark ? "dark" : "light"})`,
    { dark, reducedMotion: true, allowErrors: true },
    async (reader) => {
      const { page } = reader;
      const rules = { structure: !dark }; // all rules but those of contrast are the same in both
      await reader.open(UNKNOWN);
      await assertAccessible(page, `/${UNKNOWN}`, rules);
      await reader.open(PAGE);
      const board = reader.board("p-f3");
      await board.press("forward");
      await board.settle({ ply: 1 });
      await board.play("2", "S");
      await board.settle({ ply: 2, mode: "try" });
      await board.clickPit(0);
      await board.waitFor("refusing a pit", (root) => !!root.querySelector(".say.refused"));
      await board.openPanel();
      await assertAccessible(page, "a refused move with the panel open", rules);
      await board.pressTool("Set up a position");
      await assertAccessible(page, "set-up", rules);
    },
  );
}

test("the test host behaves like a static host below /repo/", async () => {
  const host = await Host.start();
  try {
    const at = async (/** @type {string} */ path) => {
      const response = await fetch(host.origin + path, { redirect: "manual" });
      return [response.status, response.headers.get("location") ?? response.headers.get("content-type")];
    };
    assert.deepEqual(await at("/repo"), [301, "/repo/"]);
    assert.deepEqual(await at("/repo/variants/pratt-egyptian"), [301, "/repo/variants/pratt-egyptian/"]);
    assert.deepEqual(await at("/repo/"), [200, "text/html; charset=utf-8"]);
    assert.deepEqual(await at("/repo/engine.wasm?v=1"), [200, "application/wasm"]);
    assert.deepEqual(await at("/repo/x/y/z"), [404, "text/html; charset=utf-8"]);
    assert.deepEqual(await at("/site.css"), [404, "text/html; charset=utf-8"]);
  } finally {
    host.close();
  }
});
