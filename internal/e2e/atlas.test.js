// The atlas: its index and its entries.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { atlasPages } from "./harness/paths.js";
import { waitFor } from "./harness/wait.js";

browserTest("the index of the atlas finds a game by another spelling, by board and by family", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("atlas/", { waitForBoards: false });
  const shown = () =>
    page.$$eval(".group li", (all) =>
      all.filter((line) => line.checkVisibility()).map((line) => line.querySelector(".names")?.textContent ?? ""),
    );
  assert.deepEqual(await shown(), [], "regions are folded");
  await page.type(".filters input", "IMBWE");
  assert.deepEqual(await shown(), ["Tsoro, fuva, imbwe"]);
  for (let k = 0; k < 5; k++) await page.keyboard.press("Backspace");
  await page.select("[name=board]", "206");
  await page.select("[name=family]", "west-african");
  await page.select("[name=grade]", "2");
  assert.ok(
    (await shown()).some((names) => names.startsWith("Adidada")),
    `${await shown()}`,
  );
});

browserTest("the finder shows an entry of the atlas if its board fits", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("my-board/?rows=4&pits=8", { waitForBoards: false });
  await page.waitForFunction(() => document.querySelector("sow-boards .found")?.textContent, { polling: 50 });
  const links = await page.$$eval("sow-boards tbody a", (all) => all.map((a) => a.href));
  assert.ok(links.includes(host.url("atlas/musoro-tsoro/")) && links.includes(host.url("play/?game=musoro-tsoro")), `${links}`);
});

browserTest("an entry of the atlas plays its example, and the play page plays the game", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("atlas/adidada/");
  const board = reader.board("first-moves");
  await board.press("last");
  await board.settle();
  assert.match(await page.$eval("#first-moves .say, #first-moves", (element) => element.textContent ?? ""), /captur/i);
  await page.click(".play-it");
  await waitFor(reader, "the game", () => {
    const list = /** @type {HTMLSelectElement|null} */ (document.querySelector("sow-play [name=game]"));
    return list?.value === "adidada";
  });
});

browserTest("without scripts the index of the atlas lists every game", { javascript: false }, async (reader) => {
  await reader.open("atlas/", { waitForBoards: false });
  const links = await reader.page.evaluate(() => [...document.querySelectorAll(".group li a")].length);
  assert.ok(links >= atlasPages().length + 30, `${links} links`);
});
