// Links that open the lab with rules and a game.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { changes, choose, chosen, openLab } from "./harness/lab-page.js";
import { sample } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

browserTest("a link restores rules and game; a bad link shows an error with a suggestion", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  const board = await openLab(reader, "lab/?game=kalah");
  await choose(reader, "last-in-store", "ends");
  await board.play("3", "S");
  await board.settle({ ply: 1 });
  const position = await board.position();
  await waitFor(reader, "in the address", () => /^#lab=1&game=kalah&rules=.*last-in-store:ends.*&moves=3&at=1$/.test(location.hash));
  const link = page.url();
  await page.evaluate(
    () =>
      void Object.defineProperty(navigator, "clipboard", {
        value: { writeText: async (/** @type {string} */ text) => void Object.assign(window, { copied: text }) },
      }),
  );
  await page.click('[data-act="link"]');
  await waitFor(reader, "copied beside the rules", (link) => Reflect.get(window, "copied") === link, link);
  await page.evaluate(() => Reflect.deleteProperty(window, "copied"));
  await board.openPanel();
  await page.$$eval(".panel .tools button", (all) =>
    /** @type {HTMLElement} */ (all.find((face) => face.textContent === "Copy link")).click(),
  );
  await waitFor(reader, "copied below the board", (link) => Reflect.get(window, "copied") === link, link);
  await page.goto("about:blank");
  await page.goto(link, { waitUntil: "load" });
  await waitFor(
    reader,
    "the game of the link",
    () => /** @type {any} */ (document.querySelector('sow-board[data-game="lab"]'))?.dataset.ply === "1",
  );
  await board.assertShows(position);
  assert.equal(await chosen(reader, "last-in-store"), "ends");
  assert.deepEqual(await changes(reader), ["Your last seed lands in your own store. Do you play again? Yes \u2192 No"]);

  await page.goto("about:blank");
  await page.goto(host.url("lab/#lab=1&game=kalah&rules=capture:run-theirs.numbers:2,3"), { waitUntil: "load" });
  await waitFor(reader, "a link with the words of earlier links", () =>
    document.querySelector('[data-key="captures-1-chain"] [value="back"]:checked'),
  );
  assert.equal(await chosen(reader, "captures-1-makes"), "2,3");

  const broken = [
    ["lab=2", "This link cannot be opened: its version is lab=\u201c2\u201d, but this page reads lab=1."],
    ["lab=1&rules=feed:maybe", 'This link cannot be opened: feed has no value "maybe"; use no, must or if-possible.'],
    ["lab=1&rules=rows:4", "This link cannot be opened: stores that are sown are supported only with rows=2; use stores=none."],
    ["lab=1&game=chess", "This link cannot be opened: no game is called \u201cchess\u201d; the games are "],
    ["lab=1&from=1,2_0,0_S", "This link cannot be opened: "],
    ["lab=1&moves=6.9", "This link cannot be opened: "],
  ];
  for (const [fragment, why] of sample(broken, 2)) {
    await page.goto("about:blank");
    await page.goto(host.url(`lab/#${fragment}`), { waitUntil: "load" });
    await waitFor(
      reader,
      `told of ${fragment}`,
      (start) => document.querySelector("sow-lab .trial > .told")?.textContent?.startsWith(start),
      why,
    );
    await board.settle({ ply: 0 });
  }
});
