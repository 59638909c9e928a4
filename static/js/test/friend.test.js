// Games with a friend by link: what a link changes, who may move, what can be taken back, what this device remembers.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { advice, isFriend, linkState, movesLeft, newFriend, receive, rematch } from "../play/friend.js";
import { sharedKey } from "../book-storage.js";
import { KEY, LinkedGames } from "../play/linked-games.js";
import { sideNames } from "../play/names.js";
import { begin, canPlay, update } from "../play/session.js";
import { buttons, prompt } from "../play/session-view.js";
import { parse } from "../play/storage.js";
import * as words from "../play/words.js";
import { fakeStorage } from "./fake-storage.js";

const START = "2,2/2,2 0,0 S";
const friend = { id: "k3x9a0bc", side: "S", sentMoves: -1 };
const game = { ...parse("{}", ["kalah"]).game, game: "kalah", start: START, players: { S: 0, N: 0 }, friend };

/** A board that shows the end of a line whose moves were made by these sides, with a side to move.
 * @param {string[]} moves @param {string} movers one letter a move @param {string} turn @param {object} [more] */
function shown(moves, movers, turn, more = {}) {
  const where = { game: "kalah", start: START, set: {}, moves, ply: moves.length };
  return { where, whole: true, turn, mover: turn, further: 0, movers: [...movers], over: null, labels: "source", ...more };
}

/** The session of a game whose end is on the board. @param {object} more of the game @param {any} board @param {object} [event] of its opening */
function playing(more, board, event = {}) {
  const whole = { ...game, moves: board.where.moves, ...more };
  let [state] = update(begin(whole, true), /** @type {any} */ ({ type: "open", game: whole, ply: 0, ...event }));
  for (const next of [
    { type: "opened", id: state.id },
    { type: "board", shown: board },
  ])
    [state] = update(state, /** @type {any} */ (next));
  return state;
}

/** @param {any} state @param {any} event */
const after = (state, event) => {
  const [next, effects] = update(state, event);
  return { state: next, effects, done: effects.map((effect) => effect.do) };
};

/** What the page says and offers. @param {any} state */
const says = (state) => ({ prompt: prompt(state, { sides: { S: "You", N: "Your friend" } }), buttons: Object.keys(buttons(state, false)) });

test("a game by link has an id of its own, and is stored and read back", () => {
  const [one, two] = [newFriend("S"), newFriend("N")];
  assert.match(one.id, /^[0-9a-z]{8}$/);
  assert.notEqual(one.id, two.id);
  assert.deepEqual([two.side, two.sentMoves, isFriend(two)], ["N", -1, true]);
  assert.deepEqual(parse(JSON.stringify(game), ["kalah"]).game, game);
  for (const wrong of [
    7,
    {},
    { ...friend, id: "K" },
    { ...friend, id: "<b>12345" },
    { ...friend, side: "E" },
    { ...friend, sentMoves: 0.5 },
    { ...friend, sentMoves: game.moves.length + 1 },
  ])
    assert.equal(parse(JSON.stringify({ ...game, friend: wrong }), ["kalah"]).game.start, "", JSON.stringify(wrong));
});

test("the sides are called You and Your friend", () => {
  const sides = { sides: { S: "South", N: "North" } };
  assert.deepEqual(sideNames(sides, game), { S: "You", N: "Your friend" });
  assert.deepEqual(sideNames(sides, { ...game, friend: { ...friend, side: "N" } }), { S: "Your friend", N: "You" });
  assert.equal(words.gameName("Kalah", game), "Kalah with a friend, by link");
  assert.deepEqual(words.opponents(true)[1], ["friend", "A friend, by link"]);
  assert.ok(!words.opponents(false).some(([value]) => value === "friend"), "a game whose seeds a player lays out");
});

test("I move, send the link and wait; only moves that were not sent can be taken back", () => {
  const first = playing({}, shown([], "", "S"));
  assert.deepEqual(says(first), { prompt: "Your turn.", buttons: [] });
  assert.match(advice(first), /^Make your move/);
  assert.equal(canPlay(first, shown([], "", "S").where, "S"), true);

  const again = after(first, { type: "board", shown: shown(["2"], "S", "S") }).state;
  assert.deepEqual(says(again), { prompt: "Your turn.", buttons: ["back"] }, "an extra turn comes before the link");

  const done = after(again, { type: "board", shown: shown(["2", "1"], "SS", "N") }).state;
  assert.deepEqual(says(done), { prompt: "Send your move.", buttons: ["share", "copyLink", "back"] });
  assert.deepEqual(linkState(done), { waiting: true, unsent: true });
  assert.equal(canPlay(done, done.shown.where, "N"), false, "the friend's pits");
  assert.match(after(done, { type: "pitBlocked", label: "" }).state.message, /Send them the link/);

  const sent = after(done, { type: "linkSent" });
  assert.deepEqual([sent.state.game.friend?.sentMoves, sent.done], [2, ["save"]]);
  assert.match(sent.state.message, /cannot take your move back/);
  assert.deepEqual(says(sent.state), { prompt: "Waiting for your friend.", buttons: ["share", "copyLink"] });
  assert.equal(canPlay(sent.state, sent.state.shown.where, "N"), false);
  assert.deepEqual(after(sent.state, { type: "action", action: "back", shown: sent.state.shown }).effects, []);
  assert.equal(advice(sent.state), "Open the link that your friend sends you.");
});

test("a move is taken back up to the last link", () => {
  assert.equal(movesLeft(["S", "S", "N"], friend), 1);
  assert.equal(movesLeft(["S", "N", "S"], { ...friend, sentMoves: 2 }), 2);
  assert.equal(movesLeft(["S", "N"], { ...friend, sentMoves: 2 }), -1);
  assert.equal(movesLeft([], friend), -1);
});

test("if the friend begins, the first link holds no move", () => {
  const state = playing({ friend: { ...friend, side: "N" } }, shown([], "", "S"));
  assert.deepEqual(says(state), { prompt: "Send the link.", buttons: ["share", "copyLink"] });
  assert.deepEqual(says(after(state, { type: "linkSent" }).state), { prompt: "Waiting for your friend.", buttons: ["share", "copyLink"] });
});

test("a side that must give a seed moves, whoever is to move", () => {
  const state = playing({}, shown(["1"], "S", "N"));
  const { state: gives } = after(state, {
    type: "legalMovesFound",
    positionKey: state.positionKey,
    mover: "S",
    legal: { can: {}, cannot: {} },
  });
  assert.deepEqual(says(gives).prompt, "You must give a seed.");
});

test("the friend's last moves are played out, then it is my turn; the end of the game is announced", () => {
  const over = { reason: "", south: 5, north: 3, winner: "S", say: "You win, 5 to 3." };
  const moves = ["1", "2", "1"];
  const opened = playing(
    { friend: { ...friend, sentMoves: 3 } },
    { ...shown(moves, "SNN", "S"), where: { ...shown(moves, "", "").where, ply: 1 } },
    { arriving: true },
  );
  assert.deepEqual([opened.arriving, says(opened)], [true, { prompt: "Your friend plays.", buttons: [] }]);
  const ended = after(opened, { type: "board", shown: shown(moves, "SNN", "", { over }) });
  assert.ok(ended.done.includes("result"), String(ended.done));
  assert.deepEqual(says(ended.state), { prompt: "You win, 5 to 3.", buttons: ["again", "analyse", "review"] });
  const back = after(opened, { type: "board", shown: { ...opened.shown, where: { ...opened.shown.where, ply: 0 } } }).state;
  assert.deepEqual([back.arriving, says(back).prompt], [false, "You are looking back at the start."], "the reader steps back meanwhile");
});

test("a link is opened with its last moves to be played out", () => {
  const [state] = update(begin(game, false), { type: "open", game, ply: 0, arriving: true });
  assert.deepEqual(update(state, { type: "opened", id: state.id })[1], [{ do: "refresh" }, { do: "replay" }]);
});

test("who ends the game sends the last move before a rematch, in which the sides change", () => {
  const over = { reason: "", south: 5, north: 3, winner: "S", say: "You win, 5 to 3." };
  const state = playing({}, shown(["1"], "S", "", { mover: "", over }));
  assert.deepEqual(says(state), { prompt: "You win, 5 to 3.", buttons: ["share", "copyLink", "back"] });
  assert.equal(advice(state), "Send your friend the last move.");
  const sent = after(state, { type: "linkSent" }).state;
  assert.deepEqual(says(sent), { prompt: "You win, 5 to 3.", buttons: ["again", "share", "copyLink", "analyse", "review"] });
  assert.equal(sent.message, "Your friend sees how the game ended when they open the link.");
  const [effect] = after(sent, { type: "action", action: "again", shown: sent.shown }).effects;
  const plan = /** @type {any} */ (effect).plan;
  assert.deepEqual([plan.friend.side, plan.friend.sentMoves], ["N", -1]);
  assert.notEqual(plan.friend.id, friend.id);
  const people = { ...game, friend: null };
  assert.equal(rematch(people), people);
});

test("a game by link has no analysis and no hint until it is over", () => {
  const state = playing({}, shown(["1", "2"], "SN", "S"));
  assert.equal(state.analysing, false);
  assert.deepEqual(buttons(state, false), { back: true });
  const before = after(state, {
    type: "board",
    shown: { ...shown(["1", "2"], "SN", "N"), where: { ...state.shown?.where, ply: 1 } },
  }).state;
  assert.deepEqual(buttons(before, false), { home: true });
});

test("a game that has gone on in another tab is not played here", () => {
  const state = playing({}, shown(["1", "2"], "SN", "S"));
  const behind = after(state, { type: "behind", behind: true }).state;
  assert.deepEqual([behind.message, buttons(behind, false)], ["This game has gone on in another tab.", { newer: true }]);
  assert.equal(canPlay(behind, behind.shown.where, "S"), false);
  assert.deepEqual(after(behind, { type: "action", action: "newer", shown: behind.shown }).done, ["newer"]);
  assert.deepEqual(after(behind, { type: "behind", behind: false }).state.message, "", "the other tab has taken its move back");
});

test("the game of a damaged link is offered to two people at one table, until a move is made", () => {
  const aside = { ...game, moves: ["2"], friend: null };
  const state = after(playing({}, shown([], "", "S")), { type: "linkProblem", text: "Damaged.", aside }).state;
  assert.deepEqual([state.message, buttons(state, false)], ["Damaged.", { atTable: true }]);
  assert.deepEqual(after(state, { type: "action", action: "atTable", shown: state.shown }).effects, [{ do: "atTable", game: aside }]);
  assert.deepEqual(buttons(after(state, { type: "board", shown: shown(["1"], "S", "N") }).state, false).atTable, undefined);
});

test("choosing a friend as the opponent ends the computer's turn and the analysis", () => {
  const computer = playing({ friend: null, players: { S: 2, N: 0 } }, shown([], "", "S"));
  assert.deepEqual([computer.computer, computer.analysing], ["thinking", true]);
  const settings = { players: { S: 0, N: 0 }, friend, seconds: 2, uncounted: false };
  const { state, effects } = after(computer, { type: "playersChanged", settings });
  assert.deepEqual([state.computer, state.analysing, effects[1]], ["idle", false, { do: "refresh", orient: true }]);
});

const linked = (/** @type {string[]} */ ...moves) => ({ ...game, moves, friend: null });
const mine = (/** @type {number} */ sentMoves, /** @type {string[]} */ ...moves) => ({
  ...game,
  moves,
  name: "Ben",
  friend: { ...friend, sentMoves },
});
const sent = { id: friend.id, to: "N" };

test("whoever opens a link first plays the side it is for; later this device keeps its side", () => {
  const first = receive(undefined, linked("1"), sent);
  assert.deepEqual(first.game.friend, { id: friend.id, side: "N", sentMoves: 1 });
  assert.deepEqual([first.arriving, first.known, first.message], [true, 1, ""]);
  const own = receive(mine(1, "1"), linked("1"), sent);
  assert.deepEqual([own.game, own.message], [mine(1, "1"), ""], "my own link does not make me the friend");
  const answer = receive(mine(1, "1"), linked("1", "2"), { ...sent, to: "S" });
  assert.deepEqual(answer.game, mine(2, "1", "2"));
  assert.deepEqual([answer.arriving, answer.known, answer.message], [true, 1, ""]);
});

test("a game by link continues under the rules that this device stored it with", () => {
  const old = { ...mine(1, "1"), rules: "seeds=3" };
  for (const link of [linked("1"), linked("1", "2")]) assert.equal(receive(old, link, { ...sent, to: "S" }).game.rules, "seeds=3");
});

test("a move that was not sent stays when its link is opened again, and gives way to one that was", () => {
  const open = receive(mine(1, "1", "2"), linked("1"), sent);
  assert.deepEqual([open.game, open.arriving, open.message], [mine(1, "1", "2"), false, ""]);
  const reloaded = receive(mine(1, "1", "2"), linked("1", "2"), sent);
  assert.deepEqual(reloaded.game.friend?.sentMoves, 1, "its address is not a link that was sent");
  const elsewhere = receive(mine(1, "1", "2"), linked("1", "1", "2"), sent);
  assert.deepEqual([elsewhere.game.moves, elsewhere.known, elsewhere.message], [["1", "1", "2"], 1, ""]);
});

test("an older link and a changed past are noticed, and the game of this device stays", () => {
  const old = receive(mine(3, "1", "2", "1"), linked("1"), sent);
  assert.deepEqual([old.game, old.aside], [mine(3, "1", "2", "1"), undefined]);
  assert.match(old.message, /^This link is older/);
  for (const link of [
    linked("2"),
    linked("2", "2", "1", "1"),
    linked("1", "1", "1", "1"),
    { ...linked("1", "2", "1"), start: "2,2/2,2 0,0 N" },
    { ...linked("1"), set: { seeds: "3" } },
  ]) {
    const changed = receive(mine(3, "1", "2", "1"), link, sent);
    assert.deepEqual([changed.game, changed.aside], [mine(3, "1", "2", "1"), link], link.moves.join(" "));
    assert.match(changed.message, /an earlier move is different/);
  }
});

test("a device remembers its games by link, the last fifty", () => {
  const kept = fakeStorage();
  const all = new LinkedGames(["kalah"], kept);
  assert.equal(all.find(friend.id), undefined);
  all.store(game);
  all.store({ ...game, moves: ["1"] });
  assert.deepEqual(all.load(), [{ ...game, moves: ["1"] }]);
  assert.deepEqual(all.find(friend.id)?.moves, ["1"]);
  for (let k = 0; k < 50; k++) all.store({ ...game, friend: { ...friend, id: String(10_000_000 + k) } });
  assert.deepEqual([all.load().length, all.find(friend.id)], [50, undefined]);
  for (const text of [
    "",
    "{",
    "7",
    "null",
    "{}",
    '[7,null,{"game":"kalah"}]',
    JSON.stringify([
      { ...game, game: "chess" },
      { ...game, friend: null },
    ]),
  ]) {
    kept.texts[KEY] = text;
    assert.deepEqual(all.load(), [], text);
  }
  kept.texts[KEY] = JSON.stringify([{ ...game, game: "chess" }, 7]);
  all.store({ ...game, friend: { ...friend, id: "10000000" } });
  const values = JSON.parse(kept.texts[KEY]);
  assert.deepEqual([values.length, values[0].game, values[1]], [3, "chess", 7], "a later build may have the game again");

  kept.texts = { [sharedKey("links")]: JSON.stringify([game, { ...game, game: "chess" }]) };
  assert.deepEqual(all.load(), [game], "those that all books shared are taken over, if this book has the game");
  assert.deepEqual(
    Object.values(kept.texts).map((text) => JSON.parse(text).length),
    [1, 1],
  );

  const refused = { getItem: () => assert.fail(), setItem: () => assert.fail() };
  const none = new LinkedGames(["kalah"], refused);
  none.store(game);
  assert.deepEqual(none.load(), []);
});

test("players arrange their seeds one after the other: each link says whose turn that is", () => {
  const ofSouth = { ...game, arranging: "S" };
  const mine = after(begin(ofSouth, true), { type: "open", game: ofSouth, ply: 0 });
  assert.deepEqual([mine.state.phase, mine.done], ["setup", ["mount", "save", "setup"]]);
  const arranged = "2,2/1,3 0,0 S";
  const event = { type: "setupDone", id: mine.state.id, start: arranged, players: { S: 0, N: 0 }, arranging: "N" };
  const done = after(mine.state, event);
  assert.deepEqual([done.state.phase, done.state.game.arranging, done.done], ["loading", "N", ["mount", "load"]]);
  const board = { ...shown([], "", "S"), where: { ...shown([], "", "S").where, start: arranged } };
  const waiting = playing({ start: arranged, arranging: "N" }, board);
  assert.deepEqual(says(waiting), { prompt: "Send the link.", buttons: ["share", "copyLink"] });
  assert.deepEqual(
    [linkState(waiting), advice(waiting)],
    [{ waiting: true, unsent: true }, "Your friend arranges their seeds when they have the link."],
  );
  assert.ok(!canPlay(waiting, board.where, "S"));
  assert.equal(after(waiting, { type: "linkSent" }).state.message, "Open the link that your friend sends you.");

  const linked = { ...game, start: arranged, arranging: "N", moves: [], friend: null };
  const theirs = receive(undefined, linked, { id: friend.id, to: "N", arrange: "N" });
  assert.deepEqual([theirs.game.friend?.side, theirs.game.arranging], ["N", "N"]);
  const both = "0,4/1,3 0,0 S";
  const answer = after(after(begin(theirs.game, true), { type: "open", game: theirs.game, ply: 0 }).state, {
    ...{ type: "setupDone", start: both, players: { S: 0, N: 0 }, arranging: "" },
    id: 1,
  });
  assert.deepEqual([answer.state.game.start, answer.state.game.friend?.sentMoves], [both, -1], "the answer is to be sent");

  const sent = /** @type {any} */ ({ ...game, start: arranged, arranging: "N", friend: { ...friend, sentMoves: 0 } });
  const back = { ...linked, start: both, arranging: "" };
  const arrived = receive(sent, back, { id: friend.id, to: "S" });
  assert.deepEqual([arrived.game.start, arrived.game.arranging, arrived.game.friend?.side, arrived.message], [both, "", "S", ""]);
  assert.equal(
    receive(arrived.game, linked, { id: friend.id, to: "N", arrange: "N" }).message,
    "This link is older than your game. The board shows the newest move.",
  );
  const tampered = receive(sent, { ...back, start: "0,4/0,4 0,0 S" }, { id: friend.id, to: "S" });
  assert.deepEqual(
    [tampered.game.start, tampered.message],
    [arranged, "In this link an earlier move is different from the one played here. The board shows the game as it was played here."],
    "South’s own seeds were moved",
  );
});
