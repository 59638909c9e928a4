import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { sharedKey } from "../book-storage.js";
import { KEY, KeptGames, MOST, parse } from "../play/kept-games.js";
import { fakeStorage } from "./fake-storage.js";

const game = {
  game: "kalah",
  rules: "pits=2",
  start: "2,2/2,2 0,0 S",
  set: {},
  moves: ["1"],
  players: { S: 0, N: 2 },
  seconds: 2,
  uncounted: false,
  opening: "ruled",
  by: "S",
  at: "",
  arranging: "",
  rounds: [],
  seed: 1,
  name: "",
  friend: null,
};
const variants = ["kalah", "oware"];

let kept = fakeStorage();

function empty() {
  kept = fakeStorage();
  return new KeptGames(variants, kept);
}

const names = (/** @type {KeptGames} */ all) => all.load().games.map(({ name }) => name);

test("games are kept under different names, in the order kept", () => {
  const all = empty();
  assert.deepEqual(all.load(), { games: [], unread: [], damaged: false });
  assert.deepEqual([all.keep(game, "Ada"), all.keep({ ...game, moves: [] }, "Ben")], ["", ""]);
  assert.deepEqual(all.load(), {
    games: [
      { ...game, name: "Ada" },
      { ...game, moves: [], name: "Ben" },
    ],
    unread: [],
    damaged: false,
  });
  assert.deepEqual([all.keep(game, "Ada"), all.keep(game, "")], ["taken", "empty"]);
  assert.deepEqual(names(all), ["Ada", "Ben"]);
});

test("a kept game is never replaced by another that has had its name", () => {
  const all = empty();
  const friend = { id: "abcdefgh", side: "S", sentMoves: 1 };
  const moves = () => all.load().games.map((kept) => kept.moves.join(" "));
  all.keep({ ...game, moves: ["1", "2"] }, "Mine");
  for (const other of [
    { ...game, seed: 2 },
    { ...game, friend },
    { ...game, game: "oware" },
  ]) {
    assert.equal(all.has({ ...other, name: "Mine" }), false);
    assert.equal(all.update({ ...other, name: "Mine", moves: [] }), "");
    assert.deepEqual(moves(), ["1 2"], "it stays");
  }
  all.update({ ...game, name: "Mine", moves: ["1"] });
  assert.deepEqual(moves(), ["1"], "a move is taken back");
  all.update({ ...game, name: "Mine", seed: 3, rounds: ["20-28"], moves: ["2"] });
  assert.deepEqual(moves(), ["2"], "the next round of its match");
});

test("a match is not replaced by a later round of another match", () => {
  const all = empty();
  all.keep({ ...game, rounds: ["30-18"] }, "Mine");
  all.update({ ...game, seed: 2, name: "Mine", rounds: ["20-28", "24-24"], moves: ["2"] });
  assert.deepEqual(all.load().games, [{ ...game, rounds: ["30-18"], name: "Mine" }]);
});

test("a game is kept under a free name if another game has been given its name, or has more moves", () => {
  const all = empty();
  const friend = { id: "abcdefgh", side: "S", sentMoves: 1 };
  const linked = { ...game, friend, moves: ["1", "2", "1"] };
  all.keep(game, "Mine");
  assert.equal(all.rescue({ ...linked, name: "Mine" }, "Kalah"), "Kalah");
  all.keep(linked, "Ben");
  assert.equal(all.rescue({ ...linked, moves: ["1", "1"], name: "Ben" }, "Kalah"), "Kalah (2)");
  const moves = all.load().games.map(({ name, moves }) => `${name}: ${moves.join(" ")}`);
  assert.deepEqual(moves, ["Mine: 1", "Kalah: 1 2 1", "Ben: 1 2 1", "Kalah (2): 1 1"]);
});

test("an old link does not take moves from a kept game", () => {
  const all = empty();
  const friend = { id: "abcdefgh", side: "S", sentMoves: 1 };
  const moves = () => all.load().games.map((kept) => kept.moves.join(" "));
  all.keep({ ...game, friend, moves: ["1", "2", "1"] }, "Ben");
  all.update({ ...game, friend, name: "Ben", moves: ["1", "2"] });
  assert.deepEqual(moves(), ["1 2 1"]);
  all.update({ ...game, friend, name: "Ben", moves: ["1", "2", "1", "2"] });
  assert.deepEqual(moves(), ["1 2 1 2"]);
});

test("a kept game takes new moves, another name, and is deleted", () => {
  const all = empty();
  all.keep(game, "Ada");
  all.keep(game, "Ben");
  assert.equal(all.update({ ...game, name: "Ada", moves: ["1", "2"] }), "");
  assert.deepEqual(
    all.load().games.map(({ moves }) => moves),
    [["1", "2"], ["1"]],
  );
  assert.deepEqual([all.rename("Ada", "Ben"), all.rename("Ada", ""), all.rename("Ada", "Ada")], ["taken", "empty", ""]);
  assert.equal(all.rename("Ada", "Cem"), "");
  assert.deepEqual(names(all), ["Cem", "Ben"]);
  assert.equal(all.remove("Cem"), "");
  assert.deepEqual(names(all), ["Ben"]);
  assert.equal(all.update({ ...game, name: "Cem" }), "", "a game that was deleted in another tab stays deleted");
  assert.deepEqual(names(all), ["Ben"]);
});

test("no more than the limit are kept, and full storage is reported", () => {
  const all = empty();
  for (let k = 0; k < MOST; k++) assert.equal(all.keep(game, `game ${k}`), "");
  assert.equal(all.keep(game, "one more"), "full");
  assert.equal(names(all).length, MOST);
  kept.full = true;
  assert.deepEqual([all.update({ ...game, name: "game 1" }), all.remove("game 1"), all.rename("game 1", "x")], Array(3).fill("refused"));
  assert.equal(names(all).length, MOST, "nothing is lost");
});

test("damaged games are left out and reported; the others remain", () => {
  const good = { ...game, name: "Ada" };
  for (const text of ["", "{", "7", "null", '{"a":1}'])
    assert.deepEqual(parse(text, variants), { games: [], unread: [], damaged: true }, text);
  for (const text of ["[null]", "[[]]", '["Ada"]'])
    assert.deepEqual(parse(text, variants), { games: [], unread: JSON.parse(text), damaged: true }, text);
  for (const bad of [null, 7, { ...good, name: "" }, { ...good, name: 1 }, { ...good, moves: "1" }, { ...good, players: { S: 9, N: 0 } }])
    assert.deepEqual(parse(JSON.stringify([bad, good]), variants), { games: [good], unread: [bad], damaged: true }, JSON.stringify(bad));
  assert.deepEqual(parse(JSON.stringify([good]), variants), { games: [good], unread: [], damaged: false });
});

test("a kept game that the book no longer has is left out but is not damaged", () => {
  const good = { ...game, name: "Ada" };
  const removed = { ...game, game: "chess", name: "Ben" };
  assert.deepEqual(parse(JSON.stringify([removed, good]), variants), { games: [good], unread: [removed], damaged: false });
  assert.equal(parse(JSON.stringify([removed, good, { ...removed, name: "" }]), variants).damaged, true);
});

test("what could not be read stays stored when another game is kept, changed or deleted", () => {
  const all = empty();
  const foreign = { ...game, game: "chess", name: "Elsewhere" };
  kept.texts[KEY] = JSON.stringify([foreign, 7]);
  assert.equal(all.keep(game, "Ada"), "");
  assert.equal(all.update({ ...game, name: "Ada", moves: [] }), "");
  assert.deepEqual(JSON.parse(kept.texts[KEY]), [{ ...game, name: "Ada", moves: [] }, foreign, 7]);
  assert.equal(all.remove("Ada"), "");
  assert.deepEqual(JSON.parse(kept.texts[KEY]), [foreign, 7]);
});

test("games of this book that all books shared are taken over once; those of others and those whose name is taken stay", () => {
  const all = empty();
  const old = { ...game, rules: undefined };
  const shared = [{ ...old, name: "Ada" }, { ...old, name: "Ben" }, { ...old, game: "chess", name: "Cem" }, 7];
  kept.texts[sharedKey("games")] = JSON.stringify(shared);
  kept.texts[KEY] = JSON.stringify([{ ...game, name: "Ada" }]);
  assert.deepEqual(all.load(), {
    games: [
      { ...game, name: "Ada" },
      { ...game, rules: null, name: "Ben" },
    ],
    unread: [],
    damaged: false,
  });
  assert.deepEqual(JSON.parse(kept.texts[sharedKey("games")]), [{ ...old, name: "Ada" }, ...shared.slice(2)].map(plain));
  assert.equal(all.rename("Ada", "Dee"), "");
  assert.deepEqual(names(all), ["Dee", "Ben", "Ada"], "the name is free now");
});

/** A value as it is after it was stored. @param {unknown} value */
const plain = (value) => JSON.parse(JSON.stringify(value));

test("a game that cannot be shown is kept under a free name, even beyond the limit, or under the name that it has", () => {
  const all = empty();
  for (let k = 0; k < MOST; k++) all.keep(game, `game ${k}`);
  assert.deepEqual([all.rescue(game, "Kalah"), all.rescue(game, "Kalah")], ["Kalah", "Kalah (2)"]);
  assert.equal(all.rescue({ ...game, name: "game 3" }, "Kalah"), "game 3");
  const lost = { ...game, game: "chess" };
  assert.deepEqual([all.rescue(lost, "chess"), all.rescue({ ...lost, name: "chess" }, "chess")], ["chess", "chess"]);
  assert.deepEqual(names(all).slice(MOST), ["Kalah", "Kalah (2)"]);
  assert.deepEqual(all.load().unread, [{ ...lost, name: "chess" }], "a later build may have the game again");
  kept.full = true;
  assert.equal(all.rescue(game, "Kalah"), "");
});
