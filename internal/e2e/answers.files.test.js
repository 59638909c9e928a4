// What the search answers to questions in plain words, from the files that the build made.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { wordsOf } from "../../static/js/answer-words.js";
import { Answers } from "../../static/js/answers.js";
import { siteDir } from "./harness/paths.js";

const read = (/** @type {string} */ name) => readFileSync(path.join(siteDir(), name), "utf8");

/** The answers of the search page. */
function load() {
  const html = read("search/index.html");
  const [, words] = /** @type {RegExpExecArray} */ (/id="sow_words">(.*?)<\/script>/s.exec(html));
  const headings = new Map(
    [...html.matchAll(/<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>/g)].map(([, id, text]) => [id, text.replace(/<[^>]*>/g, "")]),
  );
  /** @type {import("../../static/js/answers.js").Data} */
  const data = JSON.parse(read("answers.json"));
  assert.deepEqual(new Set(data.sections.map(({ id }) => id)), new Set(headings.keys()), "every section has ways to ask it");
  const messages = JSON.parse(words);
  return new Answers(
    data,
    data.sections.map(({ id, asked }) => ({ id, asked: [headings.get(id) ?? "", ...asked] })),
    wordsOf((key) => messages[key]),
  );
}

/** An answer as answers.txt writes it. @param {import("../../static/js/answers.js").Answer|undefined} answer */
function written(answer) {
  switch (answer?.kind) {
    case "rule":
      return `${answer.key} ${answer.replies[0].game.i}`;
    case "section":
      return `#${answer.id}`;
    case "compare":
      return `compare ${answer.games.map(({ i }) => i).join(" ")}`;
    case "board":
      return `board ${answer.rows}x${answer.pits} ${answer.games[0]?.i ?? ""}`.trim();
    case "place":
      return `place ${answer.place}`;
    case "term":
      return `term ${answer.term}`;
    case "untaught":
      return `untaught ${answer.game.n[0]}`;
  }
  return "none";
}

test("the search answers ordinary questions", () => {
  const answers = load();
  const lines = readFileSync(new URL("answers.txt", import.meta.url), "utf8").split("\n");
  const questions = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("|").map((part) => part.trim()));
  assert.ok(questions.length >= 60, `${questions.length} questions`);
  const wrong = questions.flatMap(([question, ...wanted]) => {
    const got = written(answers.answer(question));
    return wanted.includes(got) ? [] : [`${question}: ${got}, want ${wanted.join(" or ")}`];
  });
  assert.deepEqual(wrong, []);
});

test("every question, asked in each of its ways, gets its own answer", () => {
  const answers = load();
  const wrong = answers.data.questions.flatMap(({ k, t, a }) =>
    [t, ...a].flatMap((way) => {
      const answer = answers.answer(way);
      const isOwn =
        answer?.kind === "rule" ? answer.key === k : answer?.kind === "section" && ["rules", "age", "minutes", "level"].includes(k);
      return isOwn ? [] : [`${way}: ${written(answer)}, want ${k}`];
    }),
  );
  assert.deepEqual(wrong, []);
});
