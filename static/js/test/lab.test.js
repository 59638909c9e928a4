import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./words.js";
import { board, labels, wood } from "../lab/drawing.js";
import { labGame } from "../lab/game.js";
import { read, write } from "../lab/link.js";
import { makeQueue } from "../lab/queue.js";
import { changes, has, toggled } from "../lab/rules.js";

const golden = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const DEFAULTS = "pits=6 seeds=4 capture=none numbers=none";
const GAMES = ["basic", "oware"];

test("empty boards of any size match the generator's SVG exactly", () => {
  for (const { pits, rows, piles, left, labels, id, wood: under, board: empty } of golden("empty-boards.json")) {
    assert.equal(wood(id, pits, piles, left, labels, rows), under, `${pits} a side`);
    assert.equal(board(id, pits, piles, left, rows), empty, `${pits} a side`);
  }
});

test("pits are numbered as the engine numbers them", () => {
  for (const { how, pits, labels: want } of golden("labels.json")) assert.deepEqual(labels(how, pits), want, how);
});

test("changes are listed in the order of the rules", () => {
  assert.deepEqual(changes(DEFAULTS, "pits=6 seeds=3 capture=made numbers=2,4"), [
    { key: "seeds", before: "4", after: "3" },
    { key: "capture", before: "none", after: "made" },
    { key: "numbers", before: "none", after: "2,4" },
  ]);
  assert.deepEqual(changes(DEFAULTS, DEFAULTS), []);
});

test("a game in the lab keeps its names and words, and cites no clauses", () => {
  const game = { id: "a", title: "A", rules: "pits=6", sides: { S: "White", N: "Black" }, store: "kazan", engine: "engine.wasm" };
  const other = { pits: 6, labels: ["1"], clauses: { "A-1": "a#A-1" }, readings: [], page: "a/" };
  const voice = "labels=left;south=White;north=Black;store=kazan;sow=A-1,A-2;capture-across=A-3\nwords 1,2";
  const taken = labGame(/** @type {any} */ ({ ...game, ...other, voice }));
  assert.deepEqual(taken, {
    ...game,
    voice: "labels=left;south=White;north=Black;store=kazan\nwords 1,2",
    words: undefined,
    labels: "left",
  });
});

test("toggling a number adds it to a set or removes it, and keeps the order", () => {
  assert.equal(toggled("any", "4"), "4");
  assert.equal(toggled("even", "4"), "4");
  assert.equal(toggled("4", "2"), "2,4");
  assert.equal(toggled("2,10", "9"), "2,9,10");
  assert.equal(toggled("2,4", "4"), "2");
  assert.equal(toggled("4", "4"), "any");
});

test("a set of numbers can be a word, or open at its end", () => {
  assert.equal(toggled("2,4", "even"), "even");
  assert.equal(toggled("2,5", "+"), "2,5+");
  assert.equal(toggled("2,5+", "+"), "2,5");
  assert.equal(toggled("2,5+", "4"), "2,4+");
  assert.equal(toggled("4,5", "+"), "4+");
  assert.equal(toggled("5+", "5"), "any");
  assert.equal(toggled("any", "+"), "any");
  assert.deepEqual(
    ["2", "5", "+", "4", "even"].map((member) => has("2,5+", member)),
    [true, true, true, false, false],
  );
  assert.ok(has("even", "even") && !has("even", "2"));
});

test("a link contains the rules that differ from the defaults, and the position shown", () => {
  const shown = { game: "oware", rules: "pits=3 seeds=4 capture=made numbers=2,4", start: "1,2,3/4,5,6 0,1 N", moves: ["2R", "1"], ply: 1 };
  const link = write(shown, DEFAULTS);
  assert.equal(link, "lab=1&game=oware&rules=pits:3.capture:made.numbers:2,4&from=1,2,3/4,5,6_0,1_N&moves=2R.1&at=1");
  assert.deepEqual(read(link, GAMES), { ...shown, rules: "pits=3 capture=made numbers=2,4", problem: "" });
  assert.deepEqual(read(encodeURIComponent(link), GAMES)?.problem, "");
});

test("a link contains captures, whose text has colons and commas", () => {
  const defaults = "pits=6 captures=none";
  const rules = "pits=6 captures=last_own_empty:it_and_facing;last_theirs_makes_2,5+:it,back";
  const link = write({ game: "oware", rules, start: "", moves: [], ply: 0 }, defaults);
  assert.equal(link, "lab=1&game=oware&rules=captures:last_own_empty:it_and_facing;last_theirs_makes_2,5+:it,back&at=0");
  assert.equal(read(link, GAMES)?.rules, "captures=last_own_empty:it_and_facing;last_theirs_makes_2,5+:it,back");
  assert.equal(read("lab=1&rules=capture:made.numbers:2,4", GAMES)?.rules, "capture=made numbers=2,4", "as links were written before");
});

test("a link may lack moves and rules; other fragments are not links", () => {
  assert.deepEqual(read("lab=1", GAMES), { game: "basic", rules: "", start: "", moves: [], ply: 0, problem: "" });
  assert.equal(read("what-a-rule-can-be", GAMES), null);
  assert.equal(read("sow=1&game=basic", GAMES), null);
});

test("the error of a bad link says what would be right", () => {
  for (const [link, why] of [
    ["lab=2", "its version is lab=\u201c2\u201d, but this page reads lab=1"],
    ["lab=1&colour=red", "it has an unknown part \u201ccolour\u201d; the parts are lab, game, rules, from, moves and at"],
    ["lab=1&game=chess", "no game is called \u201cchess\u201d; the games are basic, oware"],
    ["lab=1&moves=1.2&at=3", "at is \u201c3\u201d; it must be a number from 0 to 2, the number of moves"],
  ])
    assert.equal(read(link, GAMES)?.problem, why);
  const many = Array.from({ length: 400 }, (_, n) => `g${n}`);
  assert.match(
    read("lab=1&game=chess", many)?.problem ?? "",
    /; the games are g0, g1, .*, g39, \u2026$/,
    "not all of many games are named",
  );
  assert.equal(read("lab=1&rules=capture:maybe", GAMES)?.rules, "capture=maybe", "the engine checks rules");
});

test("queued steps run one after the other, also after a step has failed", async () => {
  /** @type {unknown[]} */
  const log = [];
  const enqueue = makeQueue((error) => log.push(error));
  const step = (/** @type {string} */ name) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve));
    log.push(`${name} ends`);
  };
  enqueue(step("first"));
  enqueue(() => Promise.reject("rejected"));
  enqueue(() => {
    throw "thrown";
  });
  await enqueue(step("last"));
  assert.deepEqual(log, ["first begins", "first ends", "rejected", "thrown", "last begins", "last ends"]);
});
