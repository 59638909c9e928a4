import { speak } from "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { isPlayersMove, onlyMoves, pitName, readMoves, writeMove } from "../tools/notation.js";

speak("en");

const labels = (/** @type {number} */ pits) => Array.from({ length: 2 * pits }, (_, place) => String((place % pits) + 1));
const bao = /** @type {any} */ ({ notation: "rows", pits: 16, rows: 2, labels: labels(16) });
const oware = /** @type {any} */ ({ notation: "letters", pits: 6, labels: labels(6) });
const toguz = /** @type {any} */ ({ notation: "ends", pits: 9, labels: labels(9) });

/** A state after a move with some kinds of steps. */
const after = (move, player, does = [], more = {}) =>
  /** @type {any} */ ({ move, player, position: "", steps: does.map((step) => (typeof step === "string" ? { do: step } : step)), ...more });

test("Bao players count both rows from their left, with small letters for North", () => {
  const names = Array.from({ length: 32 }, (_, place) => pitName(bao, place)).join(" ");
  const south = "B1 B2 B3 B4 B5 B6 B7 B8 A8 A7 A6 A5 A4 A3 A2 A1";
  assert.equal(names, `${south} ${south.toLowerCase()}`);
});

test("the signs of Bao are left and right as the player sees them, so R is < in the inner row", () => {
  assert.equal(writeMove(bao, after("5R", "S")), "B5>*");
  assert.equal(writeMove(bao, after("5L", "N")), "b5<*");
  assert.equal(writeMove(bao, after("12R", "S")), "A5<*");
  assert.equal(writeMove(bao, after("12L", "N", ["capture"])), "a5>");
});

test("a capture with the seed from the stock names the head that the seeds are sown from", () => {
  assert.equal(writeMove(bao, after("12R", "S", ["fill", "capture"])), "A5>");
  assert.equal(writeMove(bao, after("12L>", "S", ["fill", "capture"])), "A5<+");
  assert.equal(writeMove(bao, after("10R", "S", ["fill"])), "A7<*", "without a capture the sign is the way of the seeds");
});

test("two stars bind a pit, and # ends the game", () => {
  assert.equal(writeMove(bao, after("10R", "S", [], { position: "0,0/0,0/0,0/0,0 0,0 N bound=4" })), "A7<**");
  assert.equal(writeMove(bao, after("10R", "S", ["capture"], { over: { reason: "no-move" } })), "A7<#");
});

test("Oware has letters, and a pass keeps its sign", () => {
  assert.equal(writeMove(oware, after("1", "S")) + writeMove(oware, after("6", "N")) + writeMove(oware, after("-", "N")), "Af-");
});

test("Toguz Kumalak has the hole of the last ball, and x for a tuzdik", () => {
  assert.equal(writeMove(toguz, after("7", "S", [{ do: "drop", to: 14 }])), "76");
  assert.equal(writeMove(toguz, after("3", "N", [{ do: "drop", to: 3 }, "claim"])), "34x");
});

test("what could be a move of ours is not read as the players’", () => {
  for (const move of ["5", "12R", "9L>", "-", "+3"]) for (const game of [bao, oware, toguz]) assert.ok(!isPlayersMove(game, move), move);
  assert.deepEqual(
    ["A5<", "5>", "b8", "A3>+", "A7<**#"].map((word) => isPlayersMove(bao, word)),
    Array(5).fill(true),
  );
  assert.ok(!isPlayersMove(/** @type {any} */ ({ labels: [] }), "A5<"), "a game without a notation");
});

test("numbers of moves and seeds captured so far are no moves", () => {
  assert.deepEqual(onlyMoves(["1.", "76(10)", "21", "2.", "34x"]), ["76", "21", "34x"]);
});

/** A board whose engine knows the moves of one position. @param {any} game @param {Record<string, string[]>} can @param {Record<string, any>} states */
const boardOf = (game, can, states) =>
  /** @type {any} */ ({
    game,
    ask: (_, moves, from) => ({ can, states: from === moves.length && moves.length ? [states[moves.at(-1)]] : [] }),
  });

test("a typed move is the legal move that is written so", async () => {
  const states = {
    "12R": after("12R", "S", ["fill", "capture"]),
    "12L": after("12L", "S", ["fill", "capture"]),
    "12L>": after("12L>", "S", ["fill", "capture"]),
    "15L": after("15L", "S", ["fill", "capture"]),
  };
  const board = boardOf(bao, { 11: ["12R", "12L", "12L>"], 14: ["15L"] }, states);
  const read = (word) => readMoves(board, /** @type {any} */ ({}), [word]);
  for (const [word, move] of Object.entries({ "A5>": "12R", "A5<": "12L", "A5<+": "12L>", "5<": "12L", A2: "15L", "A2<": "15L" })) {
    assert.deepEqual(await read(word), { moves: [move] }, word);
  }
  assert.match((await read("A5"))?.problem ?? "", /^Move 1: “A5” is not a move\. /);
  assert.match((await read("A2>"))?.problem ?? "", /^Move 1: “A2>” is not a move\. /);
  assert.match((await read("a5>"))?.problem ?? "", /^Move 1: “a5>” is not a move\. /, "North is not to move");
});
