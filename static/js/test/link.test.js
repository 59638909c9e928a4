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
  assert.ok(corpus.length >= 53, `${corpus.length} links`);
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

test("the > of a move is escaped, so that a link in a message does not end there", () => {
  const where = { game: "pratt-ethiopian", start: egyptian.start, set: {}, moves: ["4R>", "2L"], ply: 2 };
  for (const sent of [undefined, { id: "k3x9a0bc", to: "N" }]) {
    const fragment = write("", where, sent);
    assert.match(fragment, /&moves=4R%3E\.2L&at=2/);
    assert.equal(new URL(`http://x/#${fragment}`).hash, `#${fragment}`);
    for (const text of [fragment, fragment.replace("%3E", ">")])
      assert.deepEqual(read(text, games), { on: undefined, ...where, problem: "", ...(sent && { sent }) });
  }
});

const where = { game: "pratt-egyptian", start: egyptian.start, set: { "lone-capture": "yes" }, moves: ["4", "1", "2"], ply: 3 };
const sent = { id: "k3x9a0bc", to: "N" };
const link = write("", where, sent);

test("a link to the other player holds the game's id and their side", () => {
  assert.ok(link.startsWith("sow=1&id=k3x9a0bc&to=N&game=pratt-egyptian&"), link);
  assert.match(link, /&sum=[0-9a-z]{7}$/);
  assert.deepEqual(read(link, games), { on: undefined, ...where, problem: "", sent });
  assert.equal(new URL(`http://x/#${link}`).hash, `#${link}`, "an address shows it unescaped");
});

test("every change of one character of a link to the other player is noticed", () => {
  const characters = [..."0123456789abcdefghijklmnopqrstuvwxyzNS&=:,./_-+ %#<\u00e9"];
  let changes = 0;
  for (let k = 0; k < link.length; k++) {
    const [before, after] = [link.slice(0, k), link.slice(k + 1)];
    const changed = [before + after, ...characters.flatMap((c) => [before + c + after, before + c + link.slice(k)])];
    if (after) changed.push(before + after[0] + link[k] + after.slice(1));
    for (const text of changed.filter((text) => text !== link)) {
      assert.ok(read(text, games)?.problem, text);
      changes++;
    }
  }
  assert.ok(changes > 10_000, `${changes} changes`);
});

test("a link to the other player that was cut off is noticed", () => {
  for (let k = "sow=1".length; k < link.length; k++) assert.ok(read(link.slice(0, k), games)?.problem, link.slice(0, k));
});

test("a damaged link to the other player can be played if a board can try its game", () => {
  const damaged = read(link.replace("4.1.2", "4.1.3"), games);
  assert.deepEqual([damaged?.playable, damaged?.moves], [true, ["4", "1", "3"]]);
  assert.equal(read(link.replace("pratt-egyptian", "chess"), games)?.playable, false);
});
