import "./words.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { read, write } from "../tools/link.js";
import * as line from "../tools/text.js";
import { egyptian, ethiopian, wise } from "./games.js";

const games = [egyptian, ethiopian, wise];

/** What a link means, as links.txt writes it. */
function meaning(fragment) {
  const link = read(fragment, games);
  if (!link) return "none";
  if (link.problem) return `! ${link.problem}`;
  return `${link.on ? `${link.on} ` : ""}at ${link.ply}: ${line.write(/** @type {any} */ (link))}`;
}

// Lines are only ever added to links.txt, so that every published link keeps working.
const corpus = readFileSync(new URL("links.txt", import.meta.url), "utf8")
  .split("\n")
  .filter((text) => text && !text.startsWith("#"));

test("every published link keeps its meaning", () => {
  assert.ok(corpus.length >= 33, `${corpus.length} links`);
  for (const entry of corpus) {
    const [fragment, meant] = entry.split(" => ");
    assert.equal(meaning(fragment), meant, fragment);
  }
});

test("a link is read back as written, and an address shows it unescaped", () => {
  const where = {
    game: "pratt-egyptian",
    start: "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S",
    set: { "lone-capture": "yes" },
    moves: ["6", "5"],
    ply: 1,
  };
  const fragment = write("p-f5", where);
  assert.equal(fragment, "sow=1&on=p-f5&game=pratt-egyptian&set=lone-capture:yes&from=5,0,5,5,5,5/5,5,0,5,5,0_2,1_S&moves=6.5&at=1");
  assert.deepEqual(read(fragment, games), { on: "p-f5", ...where, problem: "" });
  assert.equal(new URL(`http://x/#${fragment}`).hash, `#${fragment}`);
});

test("a link to a line without moves has no moves", () => {
  const where = { game: "pratt-ethiopian", start: egyptian.start, set: {}, moves: [], ply: 0 };
  assert.equal(write("a", where), "sow=1&on=a&game=pratt-ethiopian&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&at=0");
  assert.deepEqual(read(write("a", where), games), { on: "a", ...where, problem: "" });
});
