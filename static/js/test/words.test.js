import { speak } from "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const game = { sides: { S: "South", N: "North" }, store: "pile", pits: 6 };

/** Imports the messages of a language, as a new module because it reads the page's table once. @param {string} lang */
async function words(lang) {
  speak(lang);
  const module = await import(`../words.js?${lang}`);
  module.t("start"); // reads the table
  return module;
}

test("a message is filled in with the plural form of its number", async () => {
  const { t, place, board, ply } = await words("en");
  assert.equal(t("results", { n: 1 }), "1 result");
  assert.equal(t("best", { shown: 10 }), "The 10 best results");
  assert.equal(t("differs-step", { ply: 0, step: 2 }), "First difference: the start, step 2.");
  assert.equal(t("no such key"), "no such key");
  assert.equal(place(game, 3, "4", 0, true), "South, Pit 4: empty, can be played");
  assert.equal(place(game, 7, "8", 1, null), "North, Pit 8: 1 seed");
  assert.deepEqual([place(game, 12, "", 2, null), place(game, 13, "", 0, null)], ["South, pile: 2 seeds", "North, pile: empty"]);
  assert.equal(place(game, 8, "9", 0, false, "closed"), "North, Pit 9: closed, cannot be played");
  assert.equal(place(game, 8, "9", 3, null, "S"), "North, Pit 9: 3 seeds, owned by South");
  assert.equal(board(game, Array(14).fill(2), "N", 3), "Board, North to play. South 2, North 2. 3 in hand.");
  assert.equal(ply(game, 2, "N", "8", "own", true), "2. North: 8, your move, with a comment");
});

test("a message about a game is in its words", async () => {
  const { t, place } = await words("en");
  const usual = ["seeds", "pits", "seed", "Pit", "pit"];
  const own = usual.map((word) => [word, word.replace("seed", "pebble").replace("pit", "cell").replace("Pit", "Cell")]);
  const other = { ...game, words: own, sides: { S: "South of the pits", N: "North" } };
  assert.equal(place(other, 7, "8", 6, true), "North, Cell 8: 6 pebbles, can be played");
  assert.equal(place(other, 0, "1", 1, null), "South of the pits, Cell 1: 1 pebble", "a name stays as it is");
  assert.equal(t("pit", { side: "North", pit: "8", n: 1 }), "North, Pit 8: 1 seed");
});

test("a value may be text with the number that selects its form", async () => {
  const { fill } = await words("en");
  const plurals = new Intl.PluralRules("en");
  assert.equal(
    fill("{n|one=# seed|other=# seeds}, {name}", { n: { text: "four", n: 4 }, name: { text: "South", n: 1 } }, plurals),
    "four seeds, South",
  );
  assert.equal(fill("{n|2=a pair|other=#}", { n: { text: "two", n: 2 } }, plurals), "a pair", "an exact number comes first");
});

test("Arabic has forms for zero, one, two, few, many and other", async () => {
  const { t } = await words("ar");
  const said = [0, 1, 2, 3, 11, 100].map((n) => t("results", { n }));
  assert.deepEqual(said, ["لا نتائج", "نتيجة واحدة", "نتيجتان", "3 نتائج", "11 نتيجة", "100 نتيجة"]);
});

test("a page in another language requests sentences in it", async () => {
  globalThis.document = /** @type {any} */ ({
    documentElement: { lang: "ar" },
    getElementById: () => ({ textContent: JSON.stringify({ engine: "the table" }) }),
  });
  const { goal, play } = await import("../requests.js");
  const line = { rules: "pits=2", set: {}, start: "2,2/2,2 0,0 S" };
  assert.equal(play(line, "kalah", [], 0, "left").split("\n").slice(-2).join("\n"), "words the table\nlabels left");
  assert.equal(goal(line, "kalah", [], "win 1", "source").split("\n").at(-1), "words the table");
});
