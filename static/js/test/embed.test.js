import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isPosition, parts, read } from "../embed/address.js";
import { fragment, lightness } from "../embed/attributes.js";
import { frameAddress, sizeFrom } from "../embed/frame.js";
import { egyptian, wise } from "./games.js";

const START = "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S";

test("attributes become the link that they stand for", () => {
  const links = [
    [{ game: "oware" }, "sow=1&game=oware&at=0"],
    [{ game: "oware", moves: "3 6" }, "sow=1&game=oware&moves=3.6&at=0"],
    [{ game: "oware", moves: " 3,\n6R  - +5 ", at: "2" }, "sow=1&game=oware&moves=3.6R.-.+5&at=2"],
    [{ game: "oware", start: ` ${START} ` }, "sow=1&game=oware&from=4,4,4,4,4,4/4,4,4,4,4,4_0,0_S&at=0"],
    [{ game: "lane-wise", readings: "origin=skip-lap run=one-by-one" }, "sow=1&game=lane-wise&set=origin:skip-lap.run:one-by-one&at=0"],
    [{ example: "pratt-egyptian/p-f4" }, "sow=1&on=p-f4&game=pratt-egyptian"],
    [{ example: "pratt-egyptian/p-f4", at: "1" }, "sow=1&on=p-f4&game=pratt-egyptian&at=1"],
    [{ example: "kalah/ten", start: "1,0/0,1 0,0 S", moves: "1" }, "sow=1&on=ten&game=kalah&from=1,0/0,1_0,0_S&moves=1&at=0"],
    [{ example: "p-f4" }, "sow=1&on=p-f4"],
    [{ puzzle: "kalah-1a2b" }, "puzzle-kalah-1a2b"],
    [{ puzzle: "today", game: "oware" }, "day"],
    [{ rules: " pits=5\n relay=yes ", labels: "near" }, "sow=1&rules=pits=5%20relay=yes&labels=near&at=0"],
    [{ rules: "pits=5&relay=yes" }, "sow=1&rules=pits=5%26relay=yes&at=0"],
    [{ rules: " " }, "sow=1&rules=pits=6&at=0"],
    [{}, "sow=1&at=0"],
    [{ game: 'a"><b>' }, "sow=1&game=a%22%3E%3Cb%3E&at=0"],
  ];
  for (const [shown, link] of links) assert.equal(fragment(shown), link);
});

test("the lightness of a colour is read in every form that browsers compute", () => {
  const colours = {
    "rgb(0, 0, 0)": 0,
    "rgb(255, 255, 255)": 1,
    "rgba(255, 255, 255, 0.5)": 1,
    "rgb(36 28 19)": 0.12,
    "oklch(0.21 0.034 264.665)": 0.21,
    "oklab(0.9 0 0)": 0.9,
    "lab(90 0 0)": 0.9,
    "lch(20.5 10 30)": 0.205,
    "color(srgb 0.9 0.9 0.9)": 0.9,
    "color(display-p3 1 1 1)": 1,
  };
  for (const [colour, light] of Object.entries(colours)) assert.ok(Math.abs(lightness(colour) - light) < 0.01, colour);
  assert.ok(Number.isNaN(lightness("canvastext")));
});

test("the address of a frame has the theme and language as parameters and the link after the #", () => {
  const page = new URL("https://book.example/repo/embed/");
  assert.equal(
    frameAddress(page, "sow=1&game=oware&at=0", { theme: "dark", lang: "ar" }),
    `${page}?fit=1&theme=dark&lang=ar#sow=1&game=oware&at=0`,
  );
  assert.equal(frameAddress(page, "day", { theme: "" }), `${page}?fit=1#day`);
  assert.equal(frameAddress(page, "day", { theme: "a&lang=b#c" }), `${page}?fit=1&theme=a%26lang%3Db%23c#day`);
});

test("a size is read only from the frame itself, and only if it is one", () => {
  const frame = { contentWindow: {}, src: "https://book.example/repo/embed/#day" };
  const event = { source: frame.contentWindow, origin: "https://book.example", data: { sowbook: "size", height: 400 } };
  assert.deepEqual(sizeFrom(event, frame), event.data);
  const others = [
    { ...event, source: {} },
    { ...event, origin: "https://other.example" },
    ...[undefined, null, "size", { height: 400 }, { sowbook: "theme" }].map((data) => ({ ...event, data })),
    ...[0, -1, NaN, 1e9, "4px", undefined].map((height) => ({ ...event, data: { sowbook: "size", height } })),
  ];
  for (const other of others) assert.equal(sizeFrom(other, frame), undefined, JSON.stringify(other));
});

const shown = { game: "pratt-egyptian", start: START, set: {}, moves: [], ply: 0 };

test("a link without a position begins at the start of the game", () => {
  const link = read("sow=1&game=pratt-egyptian&moves=4.1&at=0", egyptian, shown, false);
  assert.deepEqual(
    { start: link.start, moves: link.moves, ply: link.ply, problem: link.problem },
    { start: START, moves: ["4", "1"], ply: 0, problem: "" },
  );
});

test("the start of a game follows the readings of a link", () => {
  const values = ["four", "three"].map((word) => ({
    word,
    answer: word,
    meaning: "",
    start: word === "three" ? "3,3/3,3 0,0 S" : "4,4/4,4 0,0 S",
  }));
  const game = { ...egyptian, readings: [{ key: "seeds", question: "How many?", values }] };
  assert.equal(read("sow=1&game=pratt-egyptian&set=seeds:three&at=0", game, shown, false).start, "3,3/3,3 0,0 S");
});

test("a game without a start begins as its board is drawn", () => {
  const drawn = { ...shown, game: "lane-wise", start: "6,6,6,6,6,6/6,6,6,6,6,6 0,0 S" };
  assert.equal(wise.start, undefined);
  assert.equal(read("sow=1&game=lane-wise", wise, drawn, false).start, drawn.start);
});

test("a link to an example shows what its page shows, or the move that it names", () => {
  const example = {
    game: "pratt-egyptian",
    start: "4,2,3,0,5,5/4,4,4,4,5,0 5,3 S",
    set: { "lone-capture": "yes" },
    moves: ["2", "5"],
    ply: 1,
  };
  const open = (/** @type {string} */ link) => {
    const { game, start, set, moves, ply, problem } = read(link, egyptian, example, true);
    return problem || { game, start, set, moves, ply };
  };
  assert.deepEqual(open("sow=1&on=p-f4&game=pratt-egyptian"), example);
  assert.deepEqual(open("sow=1&on=p-f4&game=pratt-egyptian&at=2"), { ...example, ply: 2 });
  assert.match(String(open("sow=1&on=p-f4&game=pratt-egyptian&at=3")), /^at is “3”; it must be a number from 0 to 2/);
});

test("only what is a link has parts", () => {
  assert.equal(parts("sow=1&game=oware&on=x")?.game, "oware");
  for (const other of ["", "puzzle-1", "lab=1&game=oware", "%E0%A4%A"]) assert.equal(parts(other), null, other);
});

test("a position that is drawn without the engine has the board's pits and at most 255 seeds", () => {
  for (const good of [START, "0,0,0,72,0,0/0,0,0,0,0,0 0,0 N"]) assert.ok(isPosition(good, 6), good);
  const bad = [
    "",
    "start",
    "4,4/4,4 0,0 S",
    START.replace("S", "X"),
    `${START} own=1`,
    START.replace("4", ""),
    START.replace("0,0", "250,0"),
  ];
  for (const text of bad) assert.ok(!isPosition(text, 6), text);
});
