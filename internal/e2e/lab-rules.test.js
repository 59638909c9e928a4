// Changing rules in the lab: values, refusals with a fix, changes, undoing them.
import assert from "node:assert/strict";
import { browserTest } from "./harness/browser-test.js";
import { changes, choose, chosen, clickValue, description, openLab, untilChosen } from "./harness/lab-page.js";
import { play, sideToMove } from "./harness/native.js";
import { randomBelow } from "./harness/random.js";
import { runsAll } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** The reason why a value was refused, and the fix that is offered. @param {Reader} reader @param {string} key @returns {Promise<{why: string, fix: string}>} */
const refusal = ({ page }, key) =>
  page.$eval(`.rule[data-key="${key}"] .why`, (why) => ({
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
      ["capture", ["ArrowRight"], "across"],
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
    assert.deepEqual(await changes(reader), [
      "Your last seed lands in your own store. Do you play again? No \u2192 Yes",
      "What do you capture? Nothing \u2192 The seeds opposite, and your last seed",
      "The game is over. Who gets the seeds left in the pits? Nobody \u2192 The player who can still move, from their own side",
    ]);
    assert.equal(await page.$eval(".changed p", (p) => p.textContent), "3 rules changed from Basic Mancala");
    assert.match(
      (await description(reader))[2],
      /^If the last seed falls in one of your empty pits, take it and all the seeds in the pit opposite\. Put them in your capture pit\./,
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
    const made = '.rule[data-key="capture"] [value="made"]';
    assert.equal(await page.$eval(made, (face) => face.getAttribute("aria-disabled")), "true");
    assert.equal(await page.$eval('.rule[data-key="capture"] [value="across"]', (face) => face.getAttribute("aria-disabled")), null);
    await clickValue(reader, "capture", "made");
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="capture"] .why p'));
    assert.deepEqual(await refusal(reader, "capture"), {
      why: "a capture by number needs the numbers; say numbers=2,4, or use capture=across.",
      fix: "Choose it, and change \u201cHow many seeds must a pit hold to be captured? 2,4\u201d",
    });
    assert.equal(await chosen(reader, "capture"), "none");

    await page.focus('.rule[data-key="lone-capture"] :checked');
    await page.keyboard.press("ArrowRight");
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="lone-capture"] .why p'));
    assert.match((await refusal(reader, "lone-capture")).why, /^lone-capture=yes has no meaning without a capture of the opposite pit/);
    assert.equal(await chosen(reader, "lone-capture"), "no");
    assert.equal((await refusal(reader, "capture")).why, "", "one reason at a time");

    await clickValue(reader, "numbers", "3");
    await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="numbers"] .why button'));
    await page.click('.rule[data-key="numbers"] .why button');
    await waitFor(reader, "chosen", () => document.querySelector('.rule[data-key="numbers"] [data-member="3"][aria-pressed="true"]'));
    assert.equal(await chosen(reader, "capture"), "made");
    assert.equal(await chosen(reader, "numbers"), "3");
    assert.match((await description(reader))[2], /^Whenever a seed makes three in a pit, the pit\u2019s owner takes them at once/);

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
    await waitFor(reader, "Oware", () => document.querySelector('.rule[data-key="capture"] [value="run-theirs"]:checked'));
    const oware = await description(reader);
    assert.deepEqual(await changes(reader), []);
    await playRandom(board, "oware", 2);

    await choose(reader, "direction", "cw");
    await board.settle({ ply: 0 });
    await choose(reader, "feed", "no");
    assert.deepEqual(await changes(reader), [
      "Which way do you sow? Counterclockwise, to your right \u2192 Clockwise, to your left",
      "The other player has no seeds. Must you give them some? Yes, if you can \u2192 No",
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
