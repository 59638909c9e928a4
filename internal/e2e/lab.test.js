// The rules lab: changing rules, refused values, playing, descriptions, undo, links.
import assert from "node:assert/strict";
import { play, sideToMove } from "./harness/native.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { randomBelow } from "./harness/random.js";
import { runsAll, sample } from "./harness/sample.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

/** Opens the lab with all its parts unfolded. @param {Reader} reader @param {string} [address] */
async function openLab(reader, address = "lab/?game=pratt-basic") {
  await reader.open(address);
  await waitFor(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
  await reader.page.$$eval(".bench details", (all) => {
    for (const part of all) /** @type {HTMLDetailsElement} */ (part).open = true;
  });
  return reader.board("lab-board");
}

/** The chosen value of a rule. @param {Reader} reader @param {string} key @returns {Promise<string>} */
const chosen = ({ page }, key) =>
  page.$eval(
    `.rule[data-key="${key}"]`,
    (rule) =>
      /** @type {HTMLInputElement|null} */ (rule.querySelector(":checked") ?? rule.querySelector("[type=number]"))?.value ??
      [...rule.querySelectorAll('[aria-pressed="true"]')].map((face) => face.textContent).join(","),
  );

/** Clicks a value of a rule. @param {Reader} reader @param {string} key @param {string} value */
const clickValue = ({ page }, key, value) =>
  page.click(`.rule[data-key="${key}"] :is([value="${value}"][type=radio], [data-member="${value}"], [data-by="${value}"])`);

/** Clicks a value and waits until it is chosen. @param {Reader} reader @param {string} key @param {string} value */
async function choose(reader, key, value) {
  await clickValue(reader, key, value);
  await waitFor(
    reader,
    `${key}=${value}`,
    (key, value) => document.querySelector(`.rule[data-key="${key}"] [value="${value}"]:checked`),
    key,
    value,
  );
}

/** The reason why a value was refused, and the fix that is offered. @param {Reader} reader @param {string} key @returns {Promise<{why: string, fix: string}>} */
const refusal = ({ page }, key) =>
  page.$eval(`.rule[data-key="${key}"] .why`, (why) => ({
    why: why.querySelector("p")?.textContent ?? "",
    fix: why.querySelector("button")?.textContent ?? "",
  }));

/** The list of changes. @param {Reader} reader @returns {Promise<string[]>} */
const changes = ({ page }) => page.$$eval(".changed li > span", (all) => all.map((line) => line.textContent ?? ""));

/** The description of the rules, by part. @param {Reader} reader @returns {Promise<string[]>} */
const description = ({ page }) => page.$$eval(".says p", (all) => all.map((part) => (part.textContent ?? "").trim()));

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
      await waitFor(
        reader,
        `${key}=${value}`,
        (key, value) => document.querySelector(`.rule[data-key="${key}"] [value="${value}"]:checked`),
        key,
        value,
      );
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

browserTest("boards follow the rules on pits and stores, and can be played", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const { page } = reader;
  const board = await openLab(reader);
  await clickValue(reader, "pits", "1");
  await waitFor(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
  await board.assertShows("4,4,4,4,4,4,4/4,4,4,4,4,4,4 0,0 S");
  await board.play("4", "S");
  await board.settle({ ply: 1 });
  await board.assertShows("4,4,4,4,4,4,4/4,4,4,0,5,5,5 1,0 N");
  await clickValue(reader, "stores", "none");
  await waitFor(reader, "no stores", () => document.querySelector("sow-lab svg.board[data-piles]"));
  assert.equal(await chosen(reader, "last-in-store"), "ends");
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await board.assertShows("4,4,4,5,5,5,5/4,4,4,4,4,4,0 0,0 N");
  for (const n of ["64", "1"]) {
    await page.$eval(
      '.rule[data-key="pits"] input',
      (field, n) => {
        /** @type {HTMLInputElement} */ (field).value = n;
        field.dispatchEvent(new Event("change", { bubbles: true }));
      },
      n,
    );
    if (n === "64") {
      await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="pits"] .why button'));
      await page.click('.rule[data-key="pits"] .why button');
    }
    await waitFor(reader, `${n} pits`, (n) => document.querySelectorAll("sow-lab .spot").length === 2 * Number(n), n);
    assert.equal((await board.seeds()).length, 2 * Number(n) + 2);
    const width = await page.$eval("sow-lab .spot", (spot) => spot.getBoundingClientRect().width);
    assert.ok(width >= 43.9, `with ${n} pits a side one is ${width} px wide`);
  }
});

browserTest(
  "where a player lays out the seeds the lab places them at random",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const board = await openLab(reader, "lab/?game=lane-wise");
    const one = await board.seeds();
    assert.equal(
      one.reduce((sum, n) => sum + n),
      72,
    );
    await reader.page.click(".laid button");
    await waitFor(
      reader,
      "another lot",
      (before) => String([...document.querySelectorAll("sow-lab svg.board .count")].map((count) => Number(count.textContent))) !== before,
      String(one),
    );
    assert.equal(
      (await board.seeds()).reduce((sum, n) => sum + n),
      72,
    );
  },
);

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

  const broken = [
    ["lab=2", "This link cannot be opened: its version is lab=\u201c2\u201d, but this page reads lab=1."],
    ["lab=1&rules=feed:maybe", 'This link cannot be opened: feed has no value "maybe"; use no or must.'],
    [
      "lab=1&rules=stores:none",
      "This link cannot be opened: last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends.",
    ],
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

browserTest("the computer replies by the chosen rules", { reducedMotion: true, only: "chromium" }, async (reader) => {
  const board = await openLab(reader);
  await reader.page.select("sow-lab [name=rival]", "2");
  await board.play("3", "S");
  await board.waitFor("answered", (root) => Number(root.dataset.ply) === 2);
  const { plies } = play("pratt-basic", await board.evaluate((root) => /** @type {any} */ (root).board.where.moves));
  assert.deepEqual(
    plies.map(({ player }) => player),
    ["S", "N"],
  );
});

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
    const { rules, captures } = await page.evaluate(() => ({
      rules: JSON.parse(document.querySelector("sow-lab .data")?.textContent ?? "").defaults.split(" "),
      captures: [...document.querySelectorAll('.rule[data-key="capture"] input')].map(
        (input) => /** @type {HTMLInputElement} */ (input).value,
      ),
    }));
    assert.deepEqual(rows.map(([key]) => key).sort(), rules.map((/** @type {string} */ pair) => pair.split("=")[0]).sort());
    assert.ok(captures.length > 1);
    assert.deepEqual(
      rows.find(([key]) => key === "capture"),
      ["capture", ...captures],
    );
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
      await clickValue(reader, "stuck", "passes");
      await waitFor(reader, "refused", () => document.querySelector('.rule[data-key="stuck"] .why button'));
      await assertAccessible(page, "the lab with a reason shown", { structure: !dark });
      if (dark) return;
      await page.setViewport({ width: 320, height: 700 });
      await page.focus('.rule[data-key="pits"] input');
      await clickValue(reader, "pits", "1");
      await waitFor(reader, "seven pits", () => document.querySelectorAll("sow-lab .spot").length === 14);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      const small = await page.$$eval("sow-lab :is(button, .pick, summary)", (all) =>
        all.filter((face) => face.checkVisibility() && face.getBoundingClientRect().height < 39).map((face) => face.outerHTML),
      );
      assert.deepEqual(small, []);
    },
  );
}
