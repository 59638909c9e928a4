import assert from "node:assert/strict";
import { test } from "node:test";
import { gamesOf } from "../board-match.js";

const NOTHING = { rows: 0, pits: 0, stores: /** @type {""} */ (""), seeds: 0, region: "" };
const game = (/** @type {string} */ name, /** @type {Partial<import("../board-match.js").BoardGame>} */ board) => ({
  name,
  rows: 2,
  pits: 6,
  stores: true,
  seeds: [48],
  regions: ["x"],
  rank: 9,
  ...board,
});
const games = [
  game("late", { rank: 5, seeds: [48, 72] }),
  game("known", { rank: 0 }),
  game("storeless", { rank: 1, stores: false, regions: ["z", "y"] }),
  game("wide", { pits: 9, rank: 2 }),
];
const names = (/** @type {Partial<import("../board-match.js").Found>} */ found) => {
  const result = gamesOf(games, { ...NOTHING, ...found });
  return `${result.exact ? "" : "not "}${result.games.map(({ name }) => name).join(" ")}`;
};

test("only games of the size are found, the best known first", () => {
  assert.equal(names({ rows: 2, pits: 6 }), "known storeless late");
  assert.equal(names({ pits: 9 }), "wide");
});

test("seeds, stores and region decide between games of one size", () => {
  assert.equal(names({ pits: 6, seeds: 72 }), "late", "72 seeds are far too many for the others");
  assert.equal(names({ pits: 6, seeds: 20 }), "known storeless late", "no game has so few");
  assert.equal(names({ pits: 6, stores: "no" }), "storeless known late");
  assert.equal(names({ pits: 6, stores: "yes" }), "known late storeless");
  assert.equal(names({ pits: 6, region: "y" }), "storeless known late");
  assert.equal(names({ pits: 6, seeds: 50 }), "known storeless late", "a set has spare seeds");
  assert.equal(names({ pits: 6, seeds: 45 }), "known storeless late", "a found set may lack seeds");
});

test("a well-known game comes before a rare one that fits a little better", () => {
  const oware = game("Oware", { rank: 2, stores: false });
  const rare = game("rare", { rank: 200 });
  const ofPlace = (/** @type {string} */ region) => gamesOf([rare, oware], { ...NOTHING, stores: "yes", seeds: 48, region }).games[0].name;
  assert.equal(ofPlace("x"), "Oware", "its board may have stores, too");
  rare.regions = ["z"];
  assert.equal(ofPlace("z"), "rare", "but not before the only one of its place");
});

test("without a game of the size, those of the nearest size are found", () => {
  assert.equal(names({ rows: 2, pits: 10 }), "not wide");
  assert.equal(names({ rows: 3, pits: 6 }), "not known storeless late");
});
