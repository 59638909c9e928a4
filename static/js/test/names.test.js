import { engineEnglish } from "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { nameSides, sideNames } from "../play/names.js";
import { headline } from "../play/result-dialog.js";
import { gameName } from "../play/words.js";
import { renamed } from "../second-person.js";
import { personal } from "../words.js";

const game = { sides: { S: "South", N: "North" }, voice: "labels=left;south=South;north=North;store=kalah;capture-across=K-5" };

const seats = (/** @type {{S: number, N: number}} */ players) => ({ players, friend: null });

test("a person who plays the computer is You; two people, or two computers, have the names of the game", () => {
  assert.deepEqual(sideNames(game, seats({ S: 0, N: 2 })), { S: "You", N: "Computer" });
  assert.deepEqual(sideNames(game, seats({ S: 2, N: 0 })), { S: "Computer", N: "You" });
  for (const players of [
    { S: 0, N: 0 },
    { S: 1, N: 3 },
  ])
    assert.deepEqual(sideNames(game, seats(players)), game.sides);
});

test("a board gets the names for its labels and for the engine, and reports whether they are new", () => {
  const board = /** @type {any} */ ({ game: { ...game } });
  assert.equal(nameSides(board, /** @type {any} */ (game), seats({ S: 0, N: 0 })), false);
  assert.equal(nameSides(board, /** @type {any} */ (game), seats({ S: 0, N: 2 })), true);
  assert.deepEqual(board.game.sides, { S: "You", N: "Computer" });
  assert.equal(board.game.voice, "labels=left;south=You;north=Computer;store=kalah;capture-across=K-5");
  assert.equal(nameSides(board, /** @type {any} */ (game), seats({ S: 0, N: 4 })), false);
  assert.equal(nameSides(board, /** @type {any} */ (game), seats({ S: 0, N: 0 })), true);
  assert.deepEqual(board.game, game);
});

test("sentences speak to the player", () => {
  for (const [from, to] of [
    ["You sows four from pit 3: 4, 5, 6, You’s kalah.", "You sow four from pit 3: 4, 5, 6, your kalah."],
    ["Computer sows two from pit 6: kalah, You 1.", "The computer sows two from pit 6: kalah, your 1."],
    ["You sows four from pit 5: 6, kalah, Computer 1, 2.", "You sow four from pit 5: 6, kalah, the computer’s 1, 2."],
    ["Computer captures one from You 14 and sows it: 16.", "The computer captures one from your 14 and sows it: 16."],
    ["You captures one from Computer 14 and sows it: 16.", "You capture one from the computer’s 14 and sow it: 16."],
    ["You sows one from pit 6: Your friend 1.", "You sow one from pit 6: your friend’s 1."],
    ["You sows one from pit 6: kalah. It is over: Your friend wins.", "You sow one from pit 6: kalah. It is over: your friend wins."],
    ["The last seed falls in You’s kalah, so You plays again.", "The last seed falls in your kalah, so you play again."],
    ["This pit is You’s, and it is Computer’s turn.", "This pit is yours, and it is the computer’s turn."],
    ["The last seed falls in one of You’s empty pits.", "The last seed falls in one of your empty pits."],
    ["This pit is Computer’s, and You is to play.", "This pit is the computer’s, and you are to play."],
    ["The turn passes to You. You wins, 28 to 20.", "The turn passes to you. You win, 28 to 20."],
    ["Computer wins, 28 to 20.", "The computer wins, 28 to 20."],
  ])
    assert.equal(personal(from), to);
});

test("the moves that the page holds speak of the sides by their names", () => {
  const moves = /** @type {any} */ ({
    can: { 0: ["1"] },
    cannot: { 6: { say: "This pit is North’s, and South is to play." } },
    next: [{ move: "1", player: "S", turn: "N", say: "South sows one from Pit 1: North’s 1. It is North’s turn." }],
  });
  assert.deepEqual(renamed(moves, game.sides, { S: "You", N: "Computer" }), {
    can: { 0: ["1"] },
    cannot: { 6: { say: "This pit is the computer’s, and you are to play." } },
    next: [{ move: "1", player: "S", turn: "N", say: "You sow one from Pit 1: the computer’s 1. It is the computer’s turn." }],
  });
});

test("no sentence of the engine is left with a verb in the third person after You", () => {
  const sentences = Object.entries(engineEnglish()).filter(
    ([key, text]) => /\{(side|other|next|owner)\}/.test(text) && !/^(goal|miss)-/.test(key),
  );
  assert.ok(sentences.length > 30, `${sentences.length} sentences`);
  for (const [key, text] of sentences) {
    for (const name of ["side", "other", "next", "owner"]) {
      const said = personal(text.replaceAll(`{${name}}`, "You"));
      assert.doesNotMatch(said, /\byou[’']s\b|\byou \w*s\b/i, key);
    }
  }
});

test("the result and the choice are named", () => {
  const sides = { S: "You", N: "Computer" };
  const over = { reason: "", south: 1, north: 2, winner: "" };
  assert.deepEqual(
    ["S", "N", ""].map((winner) => headline({ ...over, winner }, sides)),
    ["You win!", "The computer wins.", "A draw."],
  );
  assert.equal(headline({ ...over, winner: "S" }, game.sides), "South wins!");
  assert.deepEqual(
    [
      { S: 0, N: 3 },
      { S: 0, N: 0 },
      { S: 1, N: 1 },
    ].map((players) => gameName("Kalah", seats(players))),
    ["Kalah against the computer, club player", "Kalah for two people", "Kalah, the computer against itself, beginner"],
  );
});
