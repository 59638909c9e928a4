// The attributes of a board on a page of another site: changes, and values that are wrong.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { play } from "./harness/native.js";
import { assertFrameShows, frameOf, onOtherSite, OTHER_SITE, script, titleOf, WAIT } from "./harness/other-site.js";
import { sample } from "./harness/sample.js";

const POSITION = "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N";

browserTest("attributes that change show another board, without an entry in the history", OTHER_SITE, async (reader) => {
  const { page } = reader;
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah" moves="3 6">Two moves</sow-board>`, async () => {
    await frameOf(reader);
    const entries = await page.evaluate(() => history.length);
    await page.$eval("sow-board", (board) => {
      board.removeAttribute("moves");
      board.setAttribute("start", "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N");
      board.setAttribute("label", "After two moves");
    });
    await page.waitForFunction(
      () => /from=/.test(document.querySelector("sow-board")?.shadowRoot?.querySelector("iframe")?.src ?? ""),
      WAIT,
    );
    await assertFrameShows(await frameOf(reader), POSITION);
    assert.equal(await titleOf(reader), "After two moves");
    await page.$eval("sow-board", (board) => board.removeAttribute("label"));
    assert.equal(await titleOf(reader), "Kalah on Sowbook");
    assert.equal(await page.evaluate(() => history.length), entries);
  });
});

browserTest("a board on another site follows its attributes after one that no address can hold", OTHER_SITE, async (reader) => {
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah"></sow-board>`, async () => {
    await frameOf(reader);
    await reader.page.$eval("sow-board", (board) => board.setAttribute("game", "\ud800"));
    await reader.page.$eval("sow-board", (board) => board.setAttribute("game", "oware"));
    await reader.page.waitForFunction(
      () => /game=oware/.test(document.querySelector("sow-board")?.shadowRoot?.querySelector("iframe")?.src ?? ""),
      WAIT,
    );
  });
});

/** What a frame says about each set of attributes. */
const BROKEN = {
  "": "The link has no game; it needs game=VARIANT and from=POSITION.",
  'game="chess"': "No board on this page plays “chess”; the games here are ",
  'game="kalah" readings="rows=four"': "kalah has no reading “rows”; it has ",
  'game="kalah" moves="3 6" at="7"': "at is “7”; it must be a number from 0 to 2, the number of moves.",
  'game="kalah" start="4,4/4,4 0,0 S"': "This link cannot be opened. This board has 6 pits in a row, but the position has 2.",
  'game="kalah" start="none"': "This link cannot be opened. A position has three fields",
  'game="kalah" moves="3&game=oware" at="2"': "at is “2”; it must be a number from 0 to 1, the number of moves.",
  'example="kalah/none"': "kalah has no example “none”.",
  'puzzle="none"': "This book has no puzzle “none”.",
  'rules="pits=x"': "pits is a number from 1 to 64, not ",
  'rules="pits=5&relay=yes"': 'pits is a number from 1 to 64, not "5&relay=yes"',
  'rules="four rows"': "rules are words KEY=VALUE, as in direction=ccw; this is ",
  'rules="pits=3" labels="right"': "labels cannot be “right”; it is left, near, cell.",
  'rules="pits=3" start="none"': "a position has three fields",
  'rules="pits=3" readings="relay=yes"': "Unknown part “set”; ",
  'rules="pits=3" game="chess"': "No board on this page plays “chess”; ",
  'game="kalah" theme="blue"': "theme cannot be “blue”; it is light, dark.",
  'game="kalah" lang="xx"': "lang cannot be “xx”; it is en, ar, fr, sw.",
};

browserTest("a board with a wrong attribute says in one line what is wrong", OTHER_SITE, async (reader) => {
  const broken = sample(Object.entries(BROKEN), 4);
  const boards = broken.map(([attributes], k) => `<sow-board id="b${k}" ${attributes}></sow-board>`);
  await onOtherSite(reader, script(reader) + boards.join("\n"), async () => {
    for (const [k, [attributes, wanted]] of broken.entries()) {
      const frame = await frameOf(reader, `#b${k}`);
      await frame.waitForSelector(".notice", { timeout: WAIT.timeout });
      const lines = await frame.$$eval(".notice", (all) => all.map((notice) => notice.textContent?.trim() ?? ""));
      assert.equal(lines.length, 1, attributes);
      assert.ok(lines[0].startsWith(wanted), `${attributes}: ${lines[0]}`);
    }
  });
});

browserTest("an illegal move of a line is named at the reader's first step", OTHER_SITE, async (reader) => {
  await onOtherSite(reader, `${script(reader)}<sow-board game="kalah" moves="3 6 9 1"></sow-board>`, async () => {
    const frame = await frameOf(reader);
    await frame.click('[data-do="forward"]');
    await frame.waitForSelector(".notice", { timeout: WAIT.timeout });
    assert.equal(
      await frame.$eval(".notice", (notice) => notice.textContent?.trim()),
      "This link cannot be opened. Move 3: There is no pit 9; the pits are 1 to 6.",
    );
    await assertFrameShows(frame, play("kalah", ["3"]).position);
  });
});
