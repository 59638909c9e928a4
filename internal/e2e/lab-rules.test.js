// Changing rules in the lab: values, refusals with a fix, changes, undoing them.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { changes, choose, chosen, clickValue, description, openLab, openParts, untilChosen } from "./harness/lab-page.js";
import { play, sideToMove } from "./harness/native.js";
import { randomBelow } from "./harness/random.js";
import { runsAll } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** The reason why a value was refused, and the fix that is offered. @param {Reader} reader @param {string} key @returns {Promise<{why: string, fix: string}>} */
const refusal = ({ page }, key) =>
  page.$eval(`.rule[data-key="${key}"] > .why`, (why) => ({
    why: why.querySelector("p")?.textContent ?? "",
    fix: why.querySelector("button")?.textContent ?? "",
  }));

/** Plays random moves on a board and compares each position with a native game of the same rules.
 * @param {import("./harness/board.js").Board} board @param {string} game @param {number} plies */
async function playRandom(board, game, plies) {
  const pick = randomBelow(17);
  /** @type {string[]} */
  const moves = [];
  for (let k = 0; k < plies; k++) {
    const { legal, position } = play(game, moves);
    const move = legal[pick(legal.length)];
    await board.play(move, sideToMove(position));
    moves.push(move);
    await board.settle({ ply: moves.length });
    await board.assertShows(play(game, moves).position, `${game} ${moves.join(" ")}`);
  }
  return moves;
}

browserTest(
  "choosing rules by keyboard updates board, sentences and changes, and the engine plays the new game",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    const board = await openLab(reader);
    assert.equal(await page.$eval("sow-lab [name=base]", (base) => /** @type {HTMLSelectElement} */ (base).value), "pratt-basic");
    assert.deepEqual(await changes(reader), []);
    for (const [key, arrows, value] of /** @type {[string, string[], string][]} */ ([
      ["last-in-store", ["ArrowLeft"], "again"],
      ["left-over", ["ArrowDown"], "other-side"],
    ])) {
      await page.focus(`.rule[data-key="${key}"] :checked`);
      for (const arrow of arrows) await page.keyboard.press(/** @type {any} */ (arrow));
      await untilChosen(reader, key, value);
      assert.equal(
        await page.evaluate(() => /** @type {HTMLInputElement} */ (document.activeElement).value),
        value,
        "the focus is on what was chosen",
      );
    }
    await page.focus('[data-edit="add"]');
    await page.keyboard.press("Enter");
    await untilChosen(reader, "captures-1-pits", "it and facing");
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".capture")?.id), "capture-1", "the focus is in the new card");
    assert.deepEqual(await changes(reader), [
      "Your last seed lands in your own store. Do you play again? No \u2192 Yes",
      "What do you capture?  \u2192 If the last seed falls in one of your empty pits, take that seed and all the seeds in the pit opposite. If the pit opposite is empty, take nothing.",
      "The game is over. Who gets the seeds left in the pits? Nobody \u2192 The player who can still move, from their own side",
    ]);
    assert.equal(await page.$eval(".changed p", (p) => p.textContent), "3 rules changed from Basic Mancala");
    assert.match(
      (await description(reader))[2],
      /^If the last seed falls in one of your empty pits, take that seed and all the seeds in the pit opposite\./,
    );
    await board.assertShows(play("pratt-egyptian", []).position);
    await playRandom(board, "pratt-egyptian", runsAll ? 10 : 3);
  },
);

browserTest(
  "a value that conflicts with other rules cannot be chosen, gives the reason and offers a fix",
  { reducedMotion: true },
  async (reader) => {
    const { page } = reader;
    await openLab(reader);
    const disabled = (/** @type {string} */ key, /** @type {string} */ value) =>
      page.$eval(`.rule[data-key="${key}"] [value="${value}"]`, (face) => face.getAttribute("aria-disabled"));
    assert.equal(await disabled("rows", "4"), "true");
    assert.equal(await disabled("relay", "yes"), null);
    await clickValue(reader, "rows", "4");
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="rows"] > .why p'));
    const { why, fix } = await refusal(reader, "rows");
    assert.match(why, /^stores that are sown are supported only with rows=2; use stores=none/);
    assert.equal(fix, "Choose it, and change \u201cWhich stores get a seed as you pass them? Neither\u201d");
    assert.equal(await chosen(reader, "rows"), "2");

    await page.focus('.rule[data-key="direction"] :checked');
    await page.keyboard.press("ArrowUp"); // from the first value to the last but two
    await page.keyboard.press("ArrowUp");
    await waitFor(reader, "another direction", () => !document.querySelector('.rule[data-key="rows"] > .why p'));
    assert.equal((await refusal(reader, "rows")).why, "", "one reason at a time");

    await clickValue(reader, "rows", "4");
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="rows"] > .why button'));
    await page.click('.rule[data-key="rows"] > .why button');
    await untilChosen(reader, "rows", "4");
    assert.equal(await chosen(reader, "stores"), "none");

    await page.$eval('.rule[data-key="pits"] input', (field) => {
      /** @type {HTMLInputElement} */ (field).value = "65";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="pits"] .why p'));
    assert.deepEqual(await refusal(reader, "pits"), { why: 'pits is a number from 1 to 64, not "65".', fix: "" });
    assert.equal(await chosen(reader, "pits"), "6");
  },
);

browserTest(
  "starting from another game; reverting, undoing and resetting changes",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    const board = await openLab(reader);
    await page.select("sow-lab [name=base]", "oware");
    await waitFor(reader, "Oware", () => document.querySelector('.rule[data-key="captures-1-chain"] [value="back"]:checked'));
    const oware = await description(reader);
    assert.deepEqual(await changes(reader), []);
    await playRandom(board, "oware", 2);

    await choose(reader, "direction", "cw");
    await board.settle({ ply: 0 });
    await choose(reader, "feed", "no");
    assert.deepEqual(await changes(reader), [
      "Which way do you sow? Counterclockwise, to your right \u2192 Clockwise, to your left",
      "The other player has no seeds. Must you give them some? Yes; if you cannot, the game is over \u2192 No",
    ]);
    assert.notDeepEqual(await description(reader), oware);
    await page.click(".changed li button");
    await waitFor(reader, "counterclockwise again", () => document.querySelector('[value="ccw"]:checked'));
    assert.equal((await changes(reader)).length, 1);
    await page.click('[data-act="undo"]');
    await waitFor(reader, "clockwise again", () => document.querySelector('[value="cw"]:checked'));
    await page.click('[data-act="reset"]');
    await waitFor(reader, "as in Oware", () => !document.querySelector(".changed li"));
    assert.deepEqual(await description(reader), oware);
    assert.equal(await page.$eval('[data-act="reset"]', (reset) => reset.getAttribute("aria-disabled")), "true");

    await reader.open("variants/oware/card/", { waitForBoards: false });
    const card = await page.$eval("main", (main) => (main.textContent ?? "").replace(/\s+/g, " ").replaceAll("house", "pit")); // the lab has the usual words
    for (const sentence of oware.flatMap((part) => part.split(/(?<=\.) (?=[A-Z])/))) assert.ok(card.includes(sentence.trim()), sentence);

    await openLab(reader, "lab/?game=kalah");
    assert.equal(await page.$eval("sow-lab [name=base]", (base) => /** @type {HTMLSelectElement} */ (base).value), "kalah");
  },
);

browserTest("a second capture is chosen part by part, played, linked, moved and removed", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  const board = await openLab(reader, "lab/?game=gamepigeon");
  const cards = () => page.$$eval(".capture:not([hidden]) legend", (all) => all.map((legend) => legend.textContent ?? ""));
  const shown = (/** @type {number} */ n) =>
    waitFor(reader, `${n} cards`, (n) => document.querySelectorAll(".capture:not([hidden])").length === n, n);
  const visible = (/** @type {string} */ key) => page.$eval(`.rule[data-key="${key}"]`, (rule) => rule.checkVisibility());
  const focused = () => page.evaluate(() => document.activeElement?.closest("[data-key]")?.getAttribute("data-key"));
  const evens = "If the last seed makes an even number in one of the other player\u2019s pits, take them.";
  const own = (await cards())[0];
  assert.match(own, /^If the last seed falls in one of your empty pits/);

  // The second capture of Turkish Mangala, from one that is not like it.
  await page.goto("about:blank");
  await page.goto(
    host.url(
      "lab/#lab=1&game=gamepigeon&rules=captures:last_own_empty:it_and_facing;last_occupied_makes_3:it.ends:at-once.left-over:both-sides",
    ),
    { waitUntil: "load" },
  );
  await waitFor(reader, "ready", () => document.querySelectorAll(".capture:not([hidden])").length === 2);
  await openParts(reader);
  await choose(reader, "captures-2-whose", "theirs");
  await choose(reader, "captures-2-before", "any");
  assert.equal(await visible("captures-1-makes"), false);
  assert.equal(await visible("captures-2-count"), false);
  await clickValue(reader, "captures-2-makes", "even");
  await waitFor(reader, "even", () => document.querySelector('[data-key="captures-2-makes"] [data-member="even"][aria-pressed="true"]'));
  assert.equal(await focused(), "captures-2-makes");
  assert.deepEqual(await cards(), [own, evens]);
  assert.deepEqual(await changes(reader), [`What do you capture?  \u2192 ${evens}`]);

  await waitFor(reader, "in the address", () => location.hash.includes("_even:it") && location.hash.endsWith("&at=0"));
  const start = page.url().replace(/&at=0$/, "&from=4,4,4,4,4,3/4,4,4,4,4,2_2,1_S");
  await page.goto("about:blank");
  await page.goto(start, { waitUntil: "load" });
  await shown(2);
  await board.assertShows("4,4,4,4,4,3/4,4,4,4,4,2 2,1 S");
  await board.play("6", "S");
  await board.settle({ ply: 1 });
  await board.assertShows("4,4,4,4,4,0/4,4,4,4,4,0 7,1 N", "the last seed makes four, which is even");
  await waitFor(reader, "in the address", () => location.hash.endsWith("&moves=6&at=1"));
  const link = page.url();
  assert.match(link, /captures:last_own_empty:it_and_facing;last_theirs_makes_even:it/);
  await page.goto("about:blank");
  await page.goto(link, { waitUntil: "load" });
  await shown(2);
  await board.settle({ ply: 1 });
  assert.deepEqual(await cards(), [own, evens]);

  await openParts(reader);
  await page.click('#capture-2 [data-edit="up"]');
  await waitFor(reader, "moved", (evens) => document.querySelector("#capture-1 legend")?.textContent === evens, evens);
  assert.equal(await page.evaluate(() => document.activeElement?.closest(".capture")?.id), "capture-1");
  await choose(reader, "captures-1-when", "last");
  await clickValue(reader, "captures-1-when", "each");
  await untilChosen(reader, "captures-2-when", "each");
  assert.equal(await focused(), "captures-2-when", "the focus goes with the capture");
  await page.click('[data-act="undo"]');
  await untilChosen(reader, "captures-1-whose", "theirs");
  await page.click('#capture-1 [data-edit="remove"]');
  await shown(1);
  assert.deepEqual(await cards(), [own]);
  assert.deepEqual(await changes(reader), []);
  await page.click('[data-act="undo"]');
  await shown(2);
  assert.deepEqual(await cards(), [evens, own]);
});
