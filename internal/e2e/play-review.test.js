// The play page: the review of a game.
import assert from "node:assert/strict";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import { respondWith } from "./harness/host.js";
import { play, seedsOf, sideToMove, solve } from "./harness/native.js";
import { press, saveGame, savedGame } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */
/** @typedef {import("./harness/native.js").Ply} Ply */

const GAME = "gamepigeon";

/** The ends of some games: where each begins, and the moves to the end. */
const ENDS = [
  ["0,9,0,0,0,1/1,1,5,1,0,11 11,8 N", "1 4 5 3 6 1 5 6 1 4 2 1 3 2"],
  ["1,7,1,3,1,8/3,0,0,0,0,5 15,4 N", "1 1 3 5 1 4 6 4 1 5 2 1 4 6"],
  ["0,0,1,0,0,1/3,3,1,5,0,0 18,16 S", "4 1 1 4 6 3 2 5 6 4 4 5 3 6"],
  ["8,9,12,0,0,0/5,0,1,1,1,0 7,4 S", "4 5 4 6 6 3 4 5 2 6 5 6 1 3"],
  ["1,1,0,8,2,2/1,3,1,9,1,0 13,6 S", "4 5 2 3 6 2 1 1 3 2 2 6 5 6"],
  ["1,9,1,0,0,0/1,1,1,3,11,2 11,7 S", "4 2 6 5 5 4 4 3 1 5 1 6 6 2"],
  ["1,8,8,0,2,0/0,2,0,10,3,2 6,6 S", "4 4 6 6 2 5 4 2 5 1 1 4 5 6"],
];

/** Opens a game that is over and reviews it. @param {Reader} reader @param {string} start @param {string} moves @param {object} [players] */
async function review(reader, start, moves, players = { S: 0, N: 4 }) {
  await saveGame(reader, { game: GAME, start, moves: moves.split(" "), players });
  await reader.open("play/");
  await waitFor(reader, "the end", () => document.querySelector('[data-act="review"]:not([hidden])'));
  await press(reader, "Review");
  await waitFor(reader, "the review", () => document.querySelector(".review ol"));
}

/** The moves of the line on the board. @param {Reader} reader @returns {Promise<string[]>} */
const shown = ({ page }) => page.$eval("#table", (board) => /** @type {any} */ (board).board.where.moves);

/** Presses the k-th button of a moment and returns the line that it plays out, from the moment on.
 * @param {Reader} reader @param {number} moment @param {number} k @param {string} start @param {number} ply of the moment */
async function playedOut(reader, moment, k, start, ply) {
  const [button] = (await reader.page.$$(`.review ol > li:nth-child(${moment + 1}) .tools button`)).slice(k);
  if (await reader.page.$('[data-act="home"]:not([hidden])')) {
    await press(reader, "Back to the game"); // another moment may have played out the same line
    await waitFor(reader, "the game", () => document.querySelector('[data-act="home"][hidden]'));
  }
  const before = String(await shown(reader));
  await button.click();
  await waitFor(
    reader,
    "the line",
    (before, ply) => {
      const { where } = /** @type {any} */ (document.querySelector("#table")).board;
      return String(where.moves) !== before && where.ply >= ply;
    },
    before,
    ply,
  );
  return play(GAME, await shown(reader), { from: start });
}

/** Divides plies into turns. @param {Ply[]} plies @returns {Ply[][]} */
const turnsOf = (plies) =>
  plies.reduce((/** @type {Ply[][]} */ turns, ply) => {
    if (turns.at(-1)?.[0].player === ply.player) turns.at(-1)?.push(ply);
    else turns.push([ply]);
    return turns;
  }, []);

/** What a side has more than the other in its store. @param {string} position @param {string} side */
function lead(position, side) {
  const [south, north] = seedsOf(position).slice(-2);
  return side === "S" ? south - north : north - south;
}

/** Counts what a sentence is about, by the positions alone. @type {Record<string, (plies: Ply[], start: string, side: string) => number>} */
const COUNTS = {
  danger: (plies) => captured(turnsOf(plies)[1], 1),
  capture: (plies) => captured(turnsOf(plies)[0]),
  next: (plies) => captured(turnsOf(plies)[2]),
  again: ([{ again }]) => Number(again),
  stores: (plies, start, side) => lead(turnsOf(plies)[0].at(-1)?.position ?? "", side) - lead(start, side),
  answers: (plies) => turnsOf(plies)[1]?.length ?? 0,
};

/** The seeds that a turn captures, without those that capture, `own` a capture. @param {Ply[]} [turn] @param {number} [own] */
const captured = (turn = [], own = 0) => turn.reduce((sum, { captured }) => sum + (captured && captured - own), 0);

/** The seeds left that a side gets at the end of a line, less those of the other. @param {string} start @param {Ply[]} plies @param {string} side */
function left(start, plies, side) {
  const ply = plies[plies.length - 1];
  const before = plies[plies.length - 2]?.position ?? start;
  const pit = Number(ply.move);
  const [n, room] = [seedsOf(before)[(ply.player === "S" ? 0 : 6) + pit - 1], 7 - pit];
  const sown = ply.captured + (n < room ? 0 : 1 + Math.floor((n - room) / 13));
  return lead(ply.position, side) - lead(before, side) - (ply.player === side ? sown : -sown);
}

/** The seeds that a side and the other gain in a line. @param {string} start @param {Ply[]} plies @param {string} side */
function gained(start, plies, side) {
  const [before, after] = [start, plies.at(-1)?.position ?? start].map((position) => seedsOf(position).slice(-2));
  const gains = after.map((n, k) => n - before[k]);
  return side === "S" ? gains : gains.reverse();
}

/** The numbers of a sentence without the names of pits; words for numbers count. @param {string} text */
const numbers = (text) =>
  [...text.replace(/Pit \d+/g, "").matchAll(/\d+|\bone\b|\bonce\b|\btwice\b|\bnone\b|\bnothing\b|not at all/g)].map(
    ([word]) => ({ one: 1, once: 1, twice: 2, none: 0, nothing: 0, "not at all": 0 })[word] ?? Number(word),
  );

/** The result that a text names, for South, who is You. @param {string} text */
function result(text) {
  const [, who, n] = /(You win|The computer wins) by (\d+)/.exec(text) ?? [];
  return who ? Number(n) * (who === "You win" ? 1 : -1) : 0;
}

browserTest(
  "every reason of a review is what the lines it plays out show, and its results are proven",
  { reducedMotion: true, only: "chromium", minutes: 8 },
  async (reader) => {
    const kinds = new Set();
    for (const [start, moves] of ENDS) {
      await review(reader, start, moves);
      const moments = await reader.page.$$eval(".review ol > li", (items) =>
        items.map((item) => ({
          kind: item.dataset.why ?? "",
          head: item.querySelector("h3")?.textContent ?? "",
          text: item.querySelector("p")?.textContent ?? "",
        })),
      );
      assert.ok(moments.length, `no moments of ${moves}`);
      for (const [m, { kind, head, text }] of moments.entries()) {
        kinds.add(kind);
        if (kind === "later") continue; // nothing is said that could be wrong
        const ply = Number(/^Move (\d+)/.exec(head)?.[1]);
        const game = play(GAME, moves.split(" "), { from: start });
        const before = play(GAME, moves.split(" ").slice(0, ply - 1), { from: start }).position;
        const { player: side, move } = game.plies[ply - 1];
        const lines = [await playedOut(reader, m, 0, start, ply), await playedOut(reader, m, 1, start, ply)];
        const [best, played] = lines.map(({ plies }) => plies.slice(ply - 1));
        assert.equal(played[0].move, move, head);
        assert.ok(text.includes(`Pit ${move}`) && text.includes(`Pit ${best[0].move}`), text);
        const [reason, results] = text.split(/(?:Best play|As far as the search sees, )\s*after/);
        const found = numbers(reason);
        if (kind === "soon") {
          const [a, b, n, ...rest] = found;
          const gains = [played, best].flatMap((plies) => gained(before, turnsOf(plies).slice(0, n).flat(), side));
          assert.deepEqual([a, b, ...rest], gains, `${head} ${text}`);
        } else if (kind === "left") {
          assert.equal(left(before, best, side) - left(before, played, side), found[0], `${head} ${text}`);
        } else {
          const counted = [best, played].map((plies) => COUNTS[kind](plies, before, side));
          const isWorse = ["danger", "answers"].includes(kind);
          assert.deepEqual(kind === "again" ? [1, 0] : found, isWorse ? counted.reverse() : counted, `${head} ${text}`);
          const gains = [best, played].map((plies) => COUNTS.stores(plies, before, side));
          if (kind === "again" && found.length) assert.deepEqual(found, gains, `${head} ${text}`);
        }
        if (!text.includes("Best play after")) continue;
        const proven = lines.map(({ plies }) => {
          const { position } = plies[ply - 1];
          if (play(GAME, [], { from: position }).over) return lead(position, "S");
          const { value } = solve(GAME, position);
          return sideToMove(position) === "S" ? value : 0 - value;
        });
        assert.deepEqual(results.split(";").map(result), proven, `${head} ${text}`);
      }
    }
    assert.deepEqual([...kinds].filter((kind) => kind !== "later").sort(), [
      "again",
      "answers",
      "capture",
      "danger",
      "left",
      "next",
      "soon",
      "stores",
    ]);
  },
);

browserTest(
  "a review can be read and used without a mouse, and leads to a lesson and another level",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    const [start, moves] = ENDS[2];
    await saveGame(reader, { game: GAME, start, moves: moves.split(" "), players: { S: 0, N: 3 } });
    await reader.open("play/");
    await waitFor(reader, "the end", () => document.querySelector('[data-act="review"]:not([hidden])'));
    await page.focus('[data-act="review"]');
    await page.keyboard.press("Enter");
    await waitFor(reader, "the review", () => document.querySelector(".review ol"));
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Review of the game");
    await assertAccessible(page, "the review");
    const [heading, ...headings] = await page.$$eval(".review .progress, .review h3", (all) => all.map((text) => text.textContent ?? ""));
    await waitFor(
      reader,
      "the announcement",
      (said) => [...document.querySelectorAll('#table [role="status"]')].some((region) => region.textContent?.trim() === said),
      [heading, ...headings].join(" "),
    );
    const curve = await page.$eval(".review svg", (svg) => svg.getAttribute("aria-label") ?? "");
    assert.match(
      curve,
      /^Who is ahead with best play from each position\. At the start: .* At the end: You win by 2\. Moves? [\d, ]+ (is|are) marked\.$/,
    );
    const value = solve(GAME, start).value;
    assert.ok(curve.includes(`At the start: You win by ${value}.`), `${value}: ${curve}`);
    const marks = await page.$$eval(".review circle", (all) => all.length);
    assert.equal(marks, headings.length);

    assert.match(await page.$eval(".review p a", (link) => link.getAttribute("href") ?? ""), /^\.\.\/learn\/\w+\/$/);

    await page.$eval(".review ol > li .tools button", (button) => button.focus());
    await page.keyboard.press("Enter");
    await waitFor(reader, "the better move", () => /trying moves/.test(document.querySelector(".due")?.textContent ?? ""));
    await press(reader, "Back to the game");
    await press(reader, "Play a harder level: strong player");
    await waitFor(reader, "a new game", () => document.querySelector("sow-play .spot.can"));
    const { moves: played, players } = await savedGame(reader);
    assert.deepEqual([played, players], [[], { S: 0, N: 4 }]);
    assert.equal(await page.$eval(".review", (panel) => panel.checkVisibility()), false);
  },
);

browserTest(
  "a game from a link is reviewed, too, and a review that does not load can be tried again",
  { reducedMotion: true, only: "chromium", allowErrors: true },
  async (reader) => {
    const { host } = reader;
    const [start, moves] = ENDS[2];
    host.fail("review.js", respondWith("application/javascript", "throw 0"));
    await reader.open(`play/#sow=1&game=${GAME}&from=${start.replaceAll(" ", "_")}&moves=${moves.replaceAll(" ", ".")}`);
    await waitFor(reader, "the end", () => document.querySelector('[data-act="review"]:not([hidden])'));
    await press(reader, "Review");
    await waitFor(reader, "the notice", () => document.querySelector("#table .notice")?.textContent?.includes("did not load"));
    host.restore("review.js");
    await press(reader, "Try again");
    await waitFor(reader, "the review", () => document.querySelector(".review ol"));
    assert.equal(await reader.page.$(".review .control:not(.tools *, .title *)"), null, "two people choose no level");
  },
);

browserTest("after a review three puzzles are about the same thing", { reducedMotion: true, only: "chromium" }, async (reader) => {
  let reviewed = 0;
  for (const [start, moves] of ENDS) {
    await review(reader, start, moves, { S: 0, N: 0 });
    const kinds = await reader.page.$$eval(".review ol > li", (items) =>
      items.map((item) => /** @type {HTMLElement} */ (item).dataset.why),
    );
    if (!kinds.some((kind) => kind !== "later")) continue;
    await waitFor(reader, "the puzzles", () => document.querySelector(".review .train a"));
    const links = await reader.page.$$eval(".review .train a", (links) =>
      links.map((link) => /** @type {HTMLAnchorElement} */ (link).hash),
    );
    assert.equal(links.length, 3);
    assert.equal(new Set(links).size, 3);
    await Promise.all([reader.page.waitForNavigation(), reader.page.click(".review .train a")]);
    await waitFor(reader, "the puzzle", () => document.querySelector("sow-puzzles[data-alive] sow-task"));
    const task = await reader.page.$eval("sow-task", (task) => task.getAttribute("data-task"));
    assert.equal(`#puzzle-${task}`, links[0]);
    if (++reviewed === 2) break;
  }
  assert.ok(reviewed, "no review with a reason");
});
