import assert from "node:assert/strict";
import { test } from "node:test";
import { wordsOf } from "../answer-words.js";
import { Answers } from "../answers.js";

test("a book in Arabic answers in Arabic, however its words are spelt", () => {
  const messages = {
    "foreign-question": "ما اللغات؟",
    "number-words": "صفر واحد اثنان ثلاثة أربعة",
    "board-words": "لوح صف بيت",
    "by-words": "في",
    "spelling-words": "2 صف: صفين",
  };
  const words = wordsOf((key) => messages[/** @type {keyof typeof messages} */ (key)] ?? "");
  const game = { i: "kalah", t: "Kalah", u: "kalah/", n: "", w: "", p: true, r: 2, h: 4 };
  const question = (/** @type {string} */ k, /** @type {string} */ t, /** @type {number} */ reply) => ({
    k,
    t,
    a: [],
    f: k,
    g: [[reply, 0, 0, 0]],
  });
  const questions = [question("begins", "من يلعب أولًا؟", 1), question("start", "كم حصوة في كل بيت؟", 2)];
  const texts = ["", "أي اللاعبين.", "3 في كل بيت."];
  // @ts-expect-error: an array of four numbers
  const all = new Answers({ games: [game], questions, texts, terms: [], untaught: [], sections: [] }, [], words);
  const asked = all.answer("من يلعب اولا؟");
  assert.equal(asked?.kind === "rule" && asked.replies[0].reply, "أي اللاعبين.");
  for (const board of ["لوح أربعة في 2", "لوح صفين اربعه بيت"]) {
    const found = all.answer(board);
    assert.deepEqual(found?.kind === "board" && [found.rows, found.pits], [2, 4], board);
  }
});
