// The npm archive of sowbook.js, as the programs of the manual use it: in a page without a bundler, in a bundle, and in Node.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { browserTest } from "./harness/browser-test.js";
import { play, playRules } from "./harness/native.js";
import { assertFrameShows, frameOf, WAIT } from "./harness/other-site.js";
import { buildDir, ROOT, siteDir } from "./harness/paths.js";

const manual = readFileSync(path.join(ROOT, "content/write/programs.md"), "utf8");

/** Returns a block of code of the manual. @param {string} language @param {string} text that it has */
function code(language, text) {
  const blocks = [...manual.matchAll(new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "gs"))].map(([, block]) => block);
  const found = blocks.find((block) => block.includes(text));
  assert.ok(found, `the manual has no ${language} with ${text}`);
  return found;
}

/** Makes a folder with the archive unpacked as sowbook. */
function unpacked() {
  const dir = mkdtempSync(path.join(buildDir(), "npm-"));
  execFileSync(path.join(ROOT, "internal/release/npm/pack"), [siteDir(), dir, "v1.2.3"], { stdio: "inherit" });
  execFileSync("tar", ["-xzf", "sowbook-1.2.3.tgz"], { cwd: dir });
  renameSync(path.join(dir, "package"), path.join(dir, "sowbook"));
  return dir;
}

/** Opens the page of a folder and waits for its paragraph. @param {import("./harness/browser-test.js").Reader} reader @param {string} dir */
async function paragraph({ page, host }, dir) {
  host.others["/app/"] = dir;
  await page.goto(`${host.origin}/app/index.html`);
  await page.waitForFunction(() => !!document.querySelector("p")?.textContent, WAIT);
  return page.$eval("p", (p) => p.textContent);
}

/** The requests for files that the archive lacks. @param {import("./harness/browser-test.js").Reader} reader */
const missing = ({ host }) => host.requests.filter(({ status, path }) => status >= 400 && path !== "/favicon.ico");

browserTest("a page without a bundler plays by the archive, and shows a board to play on", { reducedMotion: true }, async (reader) => {
  const dir = unpacked();
  writeFileSync(path.join(dir, "index.html"), code("html", "sowbook.js"));
  const text = await paragraph(reader, dir);
  assert.ok(manual.includes(`The page says “${text}”`), text ?? "");
  const frame = await frameOf(reader);
  await assertFrameShows(frame, play("kalah", ["3", "6"]).position);
  await frame.click('.spot[data-place="7"]');
  await assertFrameShows(frame, play("kalah", ["3", "6", "2"]).position);
  assert.deepEqual(missing(reader), []);
});

browserTest(
  "a board of rules as text is drawn and played by them, and a wrong rule is one line",
  { reducedMotion: true },
  async (reader) => {
    const dir = unpacked();
    const rules = 'pits=4 seeds=2 stores=none captures="last own makes 2: it"';
    const boards = [{ rules, moves: ["1"], at: 0 }, { rules: "pits=4 relay=often" }, { rules: "" }];
    const page = `<!doctype html><title>App</title><p>Boards</p><script type="module">
    import { board } from "./sowbook/sowbook.js";
    for (const shown of ${JSON.stringify(boards)}) document.body.append(board(shown));
  </script>`;
    writeFileSync(path.join(dir, "index.html"), page);
    await paragraph(reader, dir);
    const frame = await frameOf(reader);
    const { start, plies } = playRules(rules, ["1", "1"]);
    await assertFrameShows(frame, start);
    await frame.click('[data-do="forward"]');
    await assertFrameShows(frame, plies[0].position);
    await frame.click('.spot[data-place="4"]');
    await assertFrameShows(frame, plies[1].position);
    const [, wrong, usual] = await reader.page.$$("sow-board");
    await wrong.evaluate((element) => (element.id = "wrong"));
    await usual.evaluate((element) => (element.id = "usual"));
    await assertFrameShows(await frameOf(reader, "#usual"), playRules("pits=6 seeds=4", []).start);
    const lines = await (await frameOf(reader, "#wrong")).$$eval("#main .notice, #main sow-board", (all) =>
      all.map((part) => part.textContent?.trim()),
    );
    assert.deepEqual(lines, ['relay has no value "often"; use no, yes or next']);
    assert.deepEqual(missing(reader), []);
  },
);

browserTest("a bundle made with esbuild analyses by the archive, and shows a board", { reducedMotion: true }, async (reader) => {
  const dir = unpacked();
  const modules = path.join(dir, "node_modules");
  mkdirSync(modules);
  cpSync(path.join(dir, "sowbook"), path.join(modules, "sowbook"), { recursive: true });
  writeFileSync(path.join(dir, "app.js"), code("js", 'from "sowbook"'));
  const [, options = ""] = /npx esbuild (.*)/.exec(manual) ?? [];
  const args = options.replace("public/app.js", path.join(dir, "bundle.js")).replace("app.js", path.join(dir, "app.js"));
  execFileSync("go", ["run", "github.com/evanw/esbuild/cmd/esbuild", ...args.split(" ")], { cwd: ROOT, stdio: "pipe" });
  writeFileSync(path.join(dir, "index.html"), '<!doctype html><title>App</title><body><script type="module" src="bundle.js"></script>');
  assert.equal(await paragraph(reader, dir), "The best first move is 2.");
  await assertFrameShows(await frameOf(reader), play("oware", []).position);
  assert.deepEqual(missing(reader), []);
});

browserTest("in Node, the archive plays like the command line and explains what it refuses", {}, async () => {
  const dir = path.join(unpacked(), "sowbook");
  const { load } = await import(pathToFileURL(path.join(dir, "sowbook.js")).href);
  const engine = await load(readFileSync(path.join(dir, "engine.wasm")));
  const { rules, labels } = JSON.parse(readFileSync(path.join(dir, "games.json"), "utf8")).find(({ id = "" }) => id === "oware");
  const text = Object.entries(rules).map((pair) => pair.join("="));
  const game = { rules: text.join(" "), labels };
  const moves = ["3", "2", "6"];
  const { plies, position, legal, over, result } = engine.play(game, moves);
  const wanted = play("oware", moves);
  assert.deepEqual(
    plies.map(({ say = "", ...ply }) => ply),
    wanted.plies,
  );
  assert.deepEqual([position, legal, over, result], [wanted.position, wanted.legal, wanted.over, wanted.result]);
  const refused = engine.play(game, ["3", "9"]).illegal;
  assert.deepEqual(refused, { ply: 2, move: "9", why: "There is no pit 9; the pits are 1 to 6." });
  assert.equal(engine.play(game, ["3"]).why[0], "This pit is South’s, and it is North’s turn.");
  assert.deepEqual(engine.rules("pits=x"), { valid: false, key: "pits", error: 'pits is a number from 1 to 64, not "x"' });
  assert.ok(wanted.legal.includes(engine.choose(game, moves, { strength: 2 })));
  assert.equal(engine.rules("\npits=6\n seeds=3\n").start, engine.rules("pits=6 seeds=3").start);
  assert.deepEqual(engine.play({ ...game, rules: text.join("\n") }, moves).position, position);
  assert.throws(() => engine.play(game, /** @type {any} */ ("3 2")), /moves are a list, as in \["3", "6"\]/);
  assert.throws(() => engine.play(/** @type {any} */ ({})), /rules are a text, as in "pits=6 relay=yes"/);
  assert.throws(() => engine.play(/** @type {any} */ (undefined)), /a game is an object, as in { rules: "pits=6 relay=yes" }/);
  assert.throws(() => engine.analyse(game, [], Number.NaN), /nodes: a number from 1 to/);
  assert.throws(() => engine.play({ ...game, start: "none" }), /a position has three fields/);
});
