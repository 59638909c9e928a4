// A rulebook of more than a hundred games: its home page, and the menus of games.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { BASE, binary } from "./harness/paths.js";
import { waitFor } from "./harness/wait.js";

const GAMES = 120;
const FAMILIES = ["near", "far"];

/** The folder of the site, once it is built. */
let site = "";
after(() => site && rmSync(path.dirname(site), { recursive: true, force: true }));

/** Builds the rulebook, once. Game N is called Game N; its family is near if N is even. */
function build() {
  if (site) return site;
  const dir = mkdtempSync(path.join(tmpdir(), "sowbook-many-"));
  const run = (/** @type {string[]} */ ...args) => execFileSync(binary(), args, { stdio: ["ignore", "ignore", "inherit"] });
  run("new", "site", path.join(dir, "book"));
  const file = (/** @type {string} */ name) => path.join(dir, "book/content", name);
  run("-C", path.join(dir, "book"), "new", "variant", "model-game");
  for (const folder of ["sources", "variants"]) {
    const model = readFileSync(file(`${folder}/model-game.md`), "utf8").replace(/```sow .*?```\n/gs, "");
    rmSync(file(`${folder}/model-game.md`));
    for (let n = 1; n <= GAMES; n++) {
      const text = model
        .replaceAll("model-game", `game-${n}`)
        .replaceAll("Model Game", `Game ${n}`)
        .replaceAll("MG-", `${String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26))}-`) // the ids of clauses
        .replace(/^source: .*/m, `$&\nfamily: ${FAMILIES[n % 2]}`);
      writeFileSync(file(`${folder}/game-${n}.md`), text);
    }
  }
  for (const page of ["play", "compare", "lab"]) writeFileSync(file(`${page}.md`), `---\ntitle: ${page}\n---\n\n{{${page}}}\n`);
  const families = FAMILIES.map((id) => `  ${id}: {title: ${id} family}\n`).join("");
  writeFileSync(file("index.md"), readFileSync(file("index.md"), "utf8").replace(/^nav:/m, `families:\n${families}nav:`));
  const out = path.join(dir, "site");
  run("-C", path.join(dir, "book"), "build", "-o", out, "-base", BASE);
  site = out;
  return site;
}

const OPTIONS = { reducedMotion: true, only: "chromium", width: 360, height: 780 };

browserTest("the home page folds the families, and a filter opens those with games that match", OPTIONS, async (reader) => {
  reader.host.folder = build();
  const { page } = reader;
  await reader.open("");
  const open = () => page.$$eval("details.group", (all) => all.map((group) => [group.open, group.checkVisibility()]));
  const cards = () =>
    page.$$eval(".group .cards > li", (all) => all.filter((card) => card.checkVisibility()).map((card) => card.querySelector("a")?.text));
  assert.deepEqual(await open(), [
    [false, true],
    [false, true],
  ]);
  assert.deepEqual(await cards(), ["First Game"], "a game of no family is not folded");
  await page.click("sow-games .filtering > summary");
  await page.type(".filters input", "game 120");
  assert.deepEqual(await open(), [
    [true, true],
    [true, false],
  ]);
  assert.deepEqual(await cards(), ["Game 120"]);
  for (let k = 0; k < 8; k++) await page.keyboard.press("Backspace");
  assert.deepEqual(await open(), [
    [false, true],
    [false, true],
  ]);
  await page.focus("details.group summary");
  await page.keyboard.press("Enter");
  assert.equal((await cards()).length, GAMES / 2 + 1, "a family opens by keyboard");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await assertAccessible(page, "home");
});

for (const [address, list] of [
  ["play/", "sow-play [name=game]"],
  ["lab/", "sow-lab [name=base]"],
]) {
  browserTest(`a game is found by name in the menu of ${address}`, OPTIONS, async (reader) => {
    reader.host.folder = build();
    const { page } = reader;
    await reader.open(address);
    const chosen = () => page.$eval(list, (list) => /** @type {HTMLSelectElement} */ (list).value);
    const offered = () =>
      page.$$eval(`${list} option`, (all) => all.filter((option) => !(/** @type {HTMLElement} */ (option).hidden)).length);
    const isChosen = (/** @type {string} */ list, /** @type {string} */ game) =>
      /** @type {HTMLSelectElement} */ (document.querySelector(list)).value === game;
    await waitFor(reader, "ready", () => document.querySelector("#game-names"));
    assert.equal(await offered(), GAMES + 1);
    if (address === "play/") await page.click("sow-play .chosen");
    await page.type("[name=find]", "me 10");
    assert.equal(await offered(), 11, "Game 10 and Game 100 to 109");
    await page.keyboard.press("Enter");
    await waitFor(reader, "the first one", isChosen, list, "game-10");

    await page.$eval("[name=find]", (field) => /** @type {HTMLInputElement} */ (field).select());
    await page.type("[name=find]", "Game 77");
    await waitFor(reader, "the one that is named", isChosen, list, "game-77");
    await page.keyboard.press("Tab");
    await waitFor(
      reader,
      "then the list is whole again",
      (list, games) => document.querySelectorAll(`${list} option:not([hidden])`).length === games,
      list,
      GAMES + 1,
    );
    assert.equal(await chosen(), "game-77");
    await page.waitForNetworkIdle();
  });
}

browserTest("the menu of the lab keeps the game chosen last while the one before opens", OPTIONS, async (reader) => {
  reader.host.folder = build();
  const { page } = reader;
  await reader.open("lab/");
  await waitFor(reader, "ready", () => document.querySelector("#game-names"));
  const shown = await page.$eval("sow-lab [name=base]", async (element) => {
    const list = /** @type {HTMLSelectElement} */ (element);
    for (const game of ["game-10", "game-77"]) {
      list.value = game;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const shown = new Set();
    while (!(/** @type {HTMLElement} */ (document.querySelector("sow-lab .changed")).innerText.includes("Game 77"))) {
      shown.add(list.value);
      await new Promise((done) => setTimeout(done));
    }
    return [...shown.add(list.value)];
  });
  assert.deepEqual(shown, ["game-77"]);
});
