// The site opened from a folder, without a server, as a downloaded zip is.
import assert from "node:assert/strict";
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserName } from "./harness/browsers.js";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { buildDir } from "./harness/paths.js";
import { findClause, follow, openGameAndPlay, PAGE, playComputer, solveTask } from "./harness/reader-path.js";
import { runsAll } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";
import { forgetGame } from "./harness/stored.js";

const options = { reducedMotion: true, fromFolder: true };

/** For tests that a quick run leaves out in browsers other than Chromium. */
const inChromium = { ...options, only: runsAll ? browserName() : "chromium" };

browserTest("from a folder, boards step and take the reader's moves", options, (reader) => openGameAndPlay(reader, `${PAGE}index.html`));

browserTest("from a folder, a board shows its source, and says where its links work", inChromium, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f3");
  await board.openPanel();
  await board.pressTool("Show source");
  await board.waitFor("the source", (root) => root.querySelector(".source pre")?.textContent?.startsWith("```sow p-f3"));
  await board.pressTool("Copy link");
  await board.waitFor("the limit", (root) => /works on this computer only/.test(root.querySelector(".told")?.textContent ?? ""));
  await board.pressTool("Copy position and moves");
  await board.waitFor("no limit", (root) => !/computer/.test(root.querySelector(".told")?.textContent ?? "computer"));
});

browserTest("from a folder, a mark shows the words of its clause", inChromium, async (reader) => {
  await reader.open(PAGE, { unfold: true });
  await reader.page.evaluate(
    (mark) => /** @type {HTMLElement} */ (document.querySelector(mark)).focus(),
    'main .clause[href="../../sources/pratt-2009/index.html#P-E3"]',
  );
  await waitFor(reader, "showing the words", () =>
    /captures the seeds opposite/.test(document.getElementById("clause-card")?.textContent ?? ""),
  );
});

browserTest("from a folder, the computer replies, and another game is chosen on the play page", inChromium, async (reader) => {
  const { page } = reader;
  await playComputer(reader);
  await forgetGame(reader);
  await reader.open("play/?game=kalah");
  await page.waitForSelector('#table[data-game="kalah"]');
  await page.select("sow-play [name=game]", "oware");
  await page.waitForSelector('#table[data-game="oware"]');
  await page.waitForFunction(() =>
    /\/variants\/oware\/index\.html$/.test(/** @type {HTMLAnchorElement} */ (document.querySelector(".about a")).href),
  );
  await page.select("sow-play [name=opponent]", "0");
  const board = reader.board("table");
  await board.playable();
  await board.play("3", "S");
  await board.settle({ ply: 1 });
  await board.assertShows(play("oware", ["3"]).position);
  await forgetGame(reader);
});

browserTest("from a folder, the lab plays a game", inChromium, async (reader) => {
  await reader.open("lab/?game=oware");
  await waitFor(reader, "describing the rules", () =>
    /^These are the rules of Oware/.test(document.querySelector(".changed")?.textContent ?? ""),
  );
  const board = reader.board("lab-board");
  await board.play("3", "S");
  await board.settle({ ply: 1 });
  await board.assertShows(play("oware", ["3"]).position);
});

browserTest("from a folder, a task of the course can be solved", inChromium, solveTask);

browserTest("from a folder, search finds a clause and opens it", options, findClause);

browserTest("from a folder, a reader changes language and theme", inChromium, async (reader) => {
  const { page } = reader;
  await reader.open("glossary/");
  await follow(reader, ".choices a[lang=ar]", "ar/glossary/");
  await page.click("button.theme");
  assert.equal(await page.$eval("html", (root) => root.dataset.theme), "light");
  assert.equal(await page.$eval("html", (root) => root.dir), "rtl");
});

browserTest("a folder without its engine says so in one line", { ...inChromium, allowErrors: true }, async (reader) => {
  const { host } = reader;
  const whole = host.folder;
  host.folder = path.join(buildDir(), `folder-without-engine-${browserName()}`);
  host.origin = pathToFileURL(host.folder).href;
  cpSync(whole, host.folder, { recursive: true, filter: (name) => path.basename(name) !== "engine.wasm.js" });
  await reader.open(PAGE, { unfold: "p-f4" });
  await reader.board("p-f4").play("3", "S");
  await waitFor(reader, "saying so", () => document.querySelector("[role=alert]"));
  const said = await reader.page.evaluate(() => [...document.querySelectorAll("[role=alert]")].map((note) => note.textContent));
  assert.equal(said.length, 1);
  assert.match(said[0] ?? "", /engine did not load/);
});

browserTest("in a folder, every link names a file that is there", { fromFolder: true, only: "chromium" }, async ({ host }) => {
  const files = readdirSync(host.folder, { recursive: true, encoding: "utf8" });
  let links = 0;
  const broken = [];
  for (const name of files.filter((name) => name.endsWith(".html"))) {
    const html = readFileSync(path.join(host.folder, name), "utf8");
    for (const [, address] of html.matchAll(/(?:href|src|data-to|data-rules)="([^"#?]+)[^"]*"/g)) {
      if (/^[a-z]+:/.test(address)) continue;
      links++;
      const target = path.join(path.dirname(name), decodeURI(address));
      if (!files.includes(target) || !path.extname(target)) broken.push(`${name}: ${address}`);
    }
  }
  assert.ok(links > 5000, `${links} links`);
  assert.deepEqual(broken, []);
});
