// The lab without scripts, checked by axe, in the dark theme and 320 px wide.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { choose, clickValue, openLab } from "./harness/lab-page.js";
import { waitFor } from "./harness/wait.js";

browserTest(
  "without scripts the lab is a notice, a board and a table of all rules",
  { javascript: false, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await reader.open("lab/", { waitForBoards: false });
    assert.match(await page.evaluate(() => document.querySelector("main")?.innerText ?? ""), /Changing rules needs JavaScript/);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll("main table tbody tr")].map((row) => [...row.querySelectorAll("code")].map((word) => word.textContent)),
    );
    const { rules, relays } = await page.evaluate(() => ({
      rules: JSON.parse(document.querySelector("sow-lab .data")?.textContent ?? "").defaults.split(" "),
      relays: [...document.querySelectorAll('.rule[data-key="relay"] input')].map((input) => /** @type {HTMLInputElement} */ (input).value),
    }));
    assert.deepEqual(rows.map(([key]) => key).sort(), rules.map((/** @type {string} */ pair) => pair.split("=")[0]).sort());
    assert.ok(relays.length > 1);
    assert.deepEqual(
      rows.find(([key]) => key === "relay"),
      ["relay", ...relays],
    );
    assert.match(await page.evaluate(() => document.querySelector("main")?.innerText ?? ""), /up to 4 captures separated by ;/);
    assert.equal(
      await page.evaluate(
        () => [...document.querySelectorAll("sow-lab :is(button, select, input)")].filter((part) => part.checkVisibility()).length,
      ),
      0,
    );
    assert.equal(
      await page.evaluate(() => [...document.querySelectorAll("sow-lab svg.board")].filter((part) => part.checkVisibility()).length),
      1,
    );
  },
);

for (const dark of [false, true]) {
  browserTest(
    `the lab with a reason shown ${dark ? "has enough contrast in the dark" : "passes axe and fits 320 px"}`,
    { dark, reducedMotion: true, only: "chromium" },
    async (reader) => {
      const { page } = reader;
      await openLab(reader);
      await choose(reader, "relay", "yes");
      await clickValue(reader, "setup", "house");
      await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="setup"] .why button'));
      await assertAccessible(page, "the lab with a reason shown", { structure: !dark });
      if (dark) return;
      await page.click('[data-edit="add"]');
      await waitFor(reader, "a card", () => document.querySelector(".capture:not([hidden])"));
      await assertAccessible(page, "a capture", { structure: true });
      await page.setViewport({ width: 320, height: 700 });
      await page.focus('.rule[data-key="pits"] input');
      await clickValue(reader, "pits", "1");
      await waitFor(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      const small = await page.$$eval("sow-lab :is(button:not(.spot), .pick, summary)", (all) =>
        all.filter((face) => face.checkVisibility() && face.getBoundingClientRect().height < 39).map((face) => face.outerHTML),
      );
      assert.deepEqual(small, []);
    },
  );
}

browserTest("boards of nine pits and of four rows fit 320 px", { width: 320, reducedMotion: true, only: "chromium" }, async (reader) => {
  for (const game of ["toguz-kumalak", "bao-la-kiswahili"]) {
    await openLab(reader, `lab/?game=${game}`);
    const [board, room] = await reader.page.$eval("sow-lab .stage", (stage) => [stage.scrollWidth, stage.clientWidth]);
    assert.ok(room > 0 && board === room, `the board of ${game} is ${board} px wide and has ${room}`);
  }
});
