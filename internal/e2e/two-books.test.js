// Two books on one origin, as two project sites of a GitHub user are. They have a game, a lesson and a puzzle of the same name; the game has
// other rules. Later the author of one book changes its game.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";
import { browserTest } from "./harness/browser-test.js";
import { actions, told } from "./harness/link-game.js";
import { play } from "./harness/native.js";
import { binary } from "./harness/paths.js";
import { press, turnLine } from "./harness/play-page.js";
import { GAME, writeSmallBook } from "./harness/small-book.js";
import { store, stored } from "./harness/stored.js";
import { waitFor } from "./harness/wait.js";

/** @typedef {import("./harness/browser-test.js").Reader} Reader */

const OPTIONS = { reducedMotion: true, only: "chromium" };
const START = "1,0,0,0,0,4/1,0,0,0,0,4 19,19 S"; // Pit 1 of South takes its own last seed only where lone seeds are captured

const root = mkdtempSync(path.join(tmpdir(), "sowbook-two-"));
after(() => rmSync(root, { recursive: true, force: true }));

/** Builds a small book with changes to its texts. @param {string} name @param {(text: string) => string} change @param {string[]} [removed] files */
function build(name, change, removed = []) {
  const dir = mkdtempSync(path.join(root, name));
  const content = path.join(dir, "content");
  writeSmallBook(dir);
  for (const file of ["index.md", `variants/${GAME}.md`]) {
    const text = readFileSync(path.join(content, file), "utf8");
    writeFileSync(path.join(content, file), change(text));
  }
  for (const file of removed) rmSync(path.join(content, file), { recursive: true });
  execFileSync(binary(), ["-C", dir, "build"], { stdio: ["ignore", "ignore", "inherit"] });
  return dir;
}

const plain = build("plain", (text) => text);
const lone = build("lone", (text) => text.replace("last own empty: it and facing", "last own empty: it with facing"));
const withoutExamples = (/** @type {string} */ text) => text.replace(/```sow .*?```\n/gs, "");
const five = build("five", (text) => withoutExamples(text.replace("  pits: 6", "  pits: 5")), ["learn", "puzzles.md", "puzzles.txt"]);

/** The position after Pit 1 under the rules of a book. @param {string} book */
const after1 = (book) => play(GAME, ["1"], { from: START, book }).position;

/** Opens a page of one of the books. @param {Reader} reader @param {string} address from the host's root */
async function open(reader, address) {
  await reader.page.goto(`${reader.host.origin}${address}`, { waitUntil: "load" });
  await reader.boardsReady();
}

/** Opens the play page of a book, and waits for its game. @param {Reader} reader @param {string} base @param {string} [query] */
async function openGame(reader, base, query = "") {
  await open(reader, `${base}play/${query}`);
  await waitFor(reader, "a prompt", () => document.querySelector("sow-play .due")?.textContent);
}

/** What a book has stored under a name; null if nothing. @param {Reader} reader @param {string} name @param {string} base */
const storedValue = async (reader, name, base) => JSON.parse((await stored(reader, name, base)) ?? "null");

/** Stores what an earlier version stored for all books. @param {Reader} reader @param {Record<string, unknown>} values by key */
const storeShared = ({ page }, values) =>
  page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, values);

/** What the list says of each kept game: its name, how many moves, whether its rules have changed. @param {Reader} reader */
const keptGames = ({ page }) =>
  page.$$eval(".kept li", (all) => all.map((row) => row.querySelector("div")?.innerText.replace(/\s+/g, " ") ?? ""));

/** Keeps the current game. @param {Reader} reader @param {string} name */
async function keep(reader, name) {
  await reader.page.type(".kept [name=name]", name);
  await press(reader, "Keep this game");
  await waitFor(reader, "kept", (name) => document.querySelector(".kept .name")?.textContent === name, name);
}

/** Serves the books. @param {Reader} reader */
async function serve({ host, page }) {
  await page.setCacheEnabled(false); // a later build has the same addresses
  host.others = { "/a/": path.join(plain, "public"), "/c/": path.join(lone, "public") };
  await page.goto(`${host.origin}/a/robots.txt`);
}

browserTest("two books on one origin keep games, kept games, games by link, settings and progress apart", OPTIONS, async (reader) => {
  const { page } = reader;
  await serve(reader);
  const game = { game: GAME, start: START, set: {}, moves: ["1"], players: { S: 0, N: 0 }, seed: 7 };
  const elsewhere = { ...game, game: "oware", name: "Elsewhere" };
  await storeShared(reader, {
    "sowbook-play": game,
    "sowbook-games": [{ ...game, name: "Ada" }, elsewhere],
    "sowbook-course": { "again/again": "shown", "bao/bao": "solved" },
  });

  await openGame(reader, "/a/");
  await reader.board("table").settle({ ply: 1 });
  await reader.board("table").assertShows(after1(plain));
  assert.equal(await told(reader), "This game was stored without its rules, so it continues under today’s rules.");
  assert.deepEqual(await keptGames(reader), ["Ada First Game, 1 move"]);

  const lessonTasks = () => page.$eval("sow-lesson .progress", (line) => line.textContent);
  await open(reader, "/a/learn/again/");
  assert.equal(await lessonTasks(), "0 of 1 task solved.");

  await openGame(reader, "/c/");
  assert.deepEqual(await keptGames(reader), [""], "none yet");
  await page.select("sow-play [name=opponent]", "friend");
  const board = reader.board("table");
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await keep(reader, "Ada");
  const [linked] = await storedValue(reader, "links", "/c/");
  assert.deepEqual([linked.game, linked.moves], [GAME, ["1"]]);
  await open(reader, "/c/learn/again/");
  await reader.board("again").play("3", "S");
  await reader.board("again").settle({ ply: 1 });
  await reader.board("again").play("1", "S");
  await waitFor(reader, "solved", () => /All tasks solved/.test(document.querySelector("sow-lesson")?.textContent ?? ""));
  await page.click(".theme");

  await open(reader, "/a/learn/again/");
  assert.equal(await lessonTasks(), "0 of 1 task solved.");
  assert.equal(await page.$eval("html", (root) => root.dataset.theme), "light", "the books share the theme");

  await openGame(reader, "/a/");
  await reader.board("table").settle({ ply: 1 });
  await reader.board("table").assertShows(after1(plain), "the game of the other book did not replace this one");
  assert.deepEqual(await keptGames(reader), ["Ada First Game, 1 move"]);
  assert.equal(await page.$eval("sow-play [name=opponent]", (field) => /** @type {HTMLSelectElement} */ (field).value), "0");
  await openGame(reader, "/c/");
  await reader.board("table").settle({ ply: 1 });
  assert.equal(await turnLine(reader), "Send your move.");
  const values = await page.evaluate(() =>
    Object.fromEntries(Object.entries(localStorage).map(([key, text]) => [key, /theme/.test(key) ? text : JSON.parse(text)])),
  );
  const summary = Object.entries(values).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.map(({ name, moves }) => [name, ...moves]) : (value.moves ?? value),
  ]);
  assert.deepEqual(Object.fromEntries(summary), {
    "sowbook-theme": "light",
    "sowbook-games": [["Elsewhere", "1"]],
    "sowbook-course": { "bao/bao": "solved" },
    "sowbook:/a/:play": ["1"],
    "sowbook:/a/:games": [["Ada", "1"]],
    "sowbook:/a/:course": { "again/again": "shown" },
    "sowbook:/c/:play": ["1"],
    "sowbook:/c/:games": [["Ada", "1"]],
    "sowbook:/c/:links": [["Ada", "1"]],
    "sowbook:/c/:course": { "again/again": "solved" },
  });
});

browserTest("a game whose rules have changed continues under the old ones, says so, and is never lost", OPTIONS, async (reader) => {
  const { page, host } = reader;
  await serve(reader);
  const OLD = "The rules of this game have changed since you began. The board still uses the old rules.";
  const HOW = "You can finish this game, switch to today’s rules, or start another game.";
  const current = () => storedValue(reader, "play", "/a/");
  const begun = { game: GAME, rules: "", start: START, set: {}, moves: [], players: { S: 0, N: 0 } };
  await store(reader, "play", JSON.stringify(begun), "/a/");
  await openGame(reader, "/a/");
  const board = reader.board("table");
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await keep(reader, "Ada");
  const { rules } = await current();
  assert.match(rules, / captures=last_own_empty:it_and_facing /);

  host.others["/a/"] = path.join(lone, "public");
  await openGame(reader, "/a/");
  await board.settle({ ply: 1 });
  await board.assertShows(after1(plain));
  assert.equal(await told(reader), `${OLD} ${HOW}`);
  await waitFor(reader, "said in the list", () =>
    /the rules have changed since/.test(document.querySelector(".kept li")?.textContent ?? ""),
  );
  assert.deepEqual(await keptGames(reader), ["Ada First Game, 1 move · the rules have changed since · playing now"]);
  assert.deepEqual(await actions(reader), ["Take back", "Hint", "Analyse", "Face to face", "Switch to today’s rules"]);
  await press(reader, "Take back");
  await board.settle({ ply: 0 });
  await board.play("1", "S");
  await board.settle({ ply: 1 });
  await board.assertShows(after1(plain), "under the old rules");
  assert.equal((await current()).rules, rules);

  await press(reader, "Switch to today’s rules");
  await board.settle({ ply: 0 });
  await board.assertShows(after1(plain));
  assert.deepEqual(
    [await told(reader), (await current()).rules],
    ["Today’s rules now apply. The game so far is in your games as “Ada”.", rules.replace("it_and_facing", "it_with_facing")],
  );
  assert.deepEqual(await keptGames(reader), ["Ada First Game, 1 move · the rules have changed since"]);

  host.others["/a/"] = path.join(five, "public");
  await openGame(reader, "/a/");
  await waitFor(reader, "told", () => document.querySelector("sow-play .told")?.textContent);
  const GONE = "The rules of this game have changed, and the board can no longer show it.";
  assert.equal(await told(reader), `${GONE} It stays in your games as “First Game”, where you can delete it.`);
  assert.match((await current()).rules, /^pits=5 /);
  await press(reader, "Ada");
  await waitFor(reader, "told", () => /“Ada”/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
  assert.equal(await told(reader), `${GONE} It stays in your games as “Ada”, where you can delete it.`);
  assert.deepEqual(
    (await storedValue(reader, "games", "/a/")).map((/** @type {any} */ { name, start, moves, rules }) => [name, start, moves, rules]),
    [
      ["Ada", START, ["1"], rules],
      ["First Game", after1(plain), [], rules.replace("it_and_facing", "it_with_facing")],
    ],
  );
  assert.match((await current()).rules, /^pits=5 /, "the current game stays");
  assert.equal(await page.$(".board [role=alert]"), null);
});
