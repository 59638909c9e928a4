import { speak } from "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const game = { sides: { S: "South", N: "North" }, store: "pile", pits: 6 };

/** Words in a language: a module of its own, for it reads the page's table once. @param {string} lang */
async function words(lang) {
  speak(lang);
  const module = await import(`../words.js?${lang}`);
  module.t("start"); // now the table is read
  return module;
}

test("a message is filled in, and its form is that of its number", async () => {
  const { t, pit, board, ply } = await words("en");
  assert.equal(t("results", { n: 1 }), "1 result");
  assert.equal(t("first", { n: 50, shown: 40 }), "50 results, the first 40 of them shown");
  assert.equal(t("differs-step", { ply: 0, step: 2 }), "First difference: the start, step 2.");
  assert.equal(t("no such key"), "no such key");
  assert.equal(pit(game, 3, "4", 0, true), "South's pit 4, empty, can be played");
  assert.equal(pit(game, 7, "8", 1, null), "North's pit 8, 1 seed");
  assert.equal(board(game, Array(14).fill(2), "N", 3), "Board, North to play; South's pile 2, North's 2; in the hand 3");
  assert.equal(ply(game, 2, "N", "8", "own", true), "2. North: 8, own line, with a comment");
});

test("Arabic has a form for none, one, two, few, many and the rest", async () => {
  const { t } = await words("ar");
  const said = [0, 1, 2, 3, 11, 100].map((n) => t("results", { n }));
  assert.deepEqual(said, ["لا نتائج", "نتيجة واحدة", "نتيجتان", "3 نتائج", "11 نتيجة", "100 نتيجة"]);
});
