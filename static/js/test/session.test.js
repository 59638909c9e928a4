// The session of the play page: each event's next state and effects.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, canPlay, rulesNotice, update } from "../play/session.js";
import { buttons, prompt } from "../play/session-view.js";

const START = "2,2/2,2 0,0 S";
const saved = {
  game: "kalah",
  rules: "",
  start: START,
  set: {},
  moves: ["1", "2"],
  players: { S: 0, N: 0 },
  seconds: 2,
  uncounted: false,
  opening: "ruled",
  by: "S",
  rounds: [],
  seed: 1,
  name: "",
  friend: null,
};
const sides = { S: "South", N: "North" };
const legal = { can: { 0: ["1"], 1: ["2"] }, cannot: {} };

/** A board that shows a line of moves, made by South and North in turn. @param {string[]} moves @param {object} [more] */
function shown(moves, { ply = moves.length, ...more } = {}) {
  const turn = "SN"[ply % 2];
  const where = { game: "kalah", start: START, set: {}, moves, ply };
  return {
    where,
    whole: true,
    turn,
    mover: turn,
    further: 0,
    movers: moves.map((_, k) => "SN"[k % 2]),
    over: null,
    labels: "source",
    ...more,
  };
}

/** Applies events; gives the last state and the effects of the last event. @param {any} state @param {...any} events */
function after(state, ...events) {
  /** @type {any[]} */
  let effects = [];
  for (const event of events) [state, effects] = update(state, event);
  return { state, effects, done: effects.map((effect) => effect.do) };
}

/** A session whose game is on the board. @param {object} [more] of the game @param {object} [board] */
function playing(more, board) {
  const game = { ...saved, ...more };
  const { state } = after(begin(game, false), { type: "open", game, ply: game.moves.length });
  return after(state, { type: "opened", id: state.id }, { type: "board", shown: shown(game.moves, board) }).state;
}

const act = (/** @type {string} */ action, /** @type {string[]} */ moves = saved.moves, more = {}) => ({
  type: "action",
  action,
  shown: shown(moves, more),
});

test("opening a game mounts its board and loads it; play starts once it is loaded", () => {
  const opening = after(begin(saved, true), { type: "open", game: saved, ply: 1 });
  assert.deepEqual(opening.effects, [{ do: "mount" }, { do: "load", ply: 1 }]);
  assert.deepEqual([opening.state.phase, opening.state.analysing], ["loading", true]);
  const opened = after(opening.state, { type: "opened", id: opening.state.id });
  assert.deepEqual([opened.state.phase, opened.state.message, opened.effects], ["playing", "", [{ do: "refresh" }]]);
});

test("answers for an earlier game are ignored", () => {
  const first = after(begin(saved, false), { type: "open", game: saved, ply: 2 }).state;
  const second = after(first, { type: "open", game: saved, ply: 2 }).state;
  for (const event of [
    { type: "opened", id: first.id },
    { type: "setupDone", id: first.id, start: "x", players: { S: 1, N: 1 } },
    { type: "matchOver", id: first.id, text: "late" },
    { type: "legalMovesFound", positionKey: "late", mover: "S", legal },
    { type: "hinted", positionKey: "late", text: "late" },
    { type: "board", shown: shown(["1", "2", "1"]) }, // before the game is on the board
  ])
    assert.deepEqual(after(second, event), { state: second, effects: [], done: [] }, event.type);
});

test("a move at the end of the game is added to it; one in another line is not", () => {
  const moved = after({ ...playing(), message: "old" }, { type: "board", shown: shown(["1", "2", "1"]) });
  assert.deepEqual([moved.state.game.moves, moved.state.view, moved.state.message], [["1", "2", "1"], "now", ""]);
  assert.deepEqual(moved.done, ["save", "record", "findLegalMoves"]);
  const aside = after(playing(), { type: "board", shown: shown(["2"]) }, { type: "board", shown: shown(["1", "2", "1"]) }).state;
  assert.deepEqual([aside.game.moves, aside.view], [["1", "2"], "aside"]);
  const back = after(aside, { type: "board", shown: shown(["1", "2"]) }, { type: "board", shown: shown(["1", "2", "1"]) }).state;
  assert.deepEqual(back.game.moves, ["1", "2", "1"], "back at the game its moves count again");
});

test("looking back changes the view, not the game; nor does a half-shown move", () => {
  for (const board of [shown(["1", "2"], { ply: 1 }), shown(["1", "2"], { whole: false })]) {
    const { state } = after(playing(), { type: "board", shown: board });
    assert.deepEqual([state.view, state.game.moves], ["before", ["1", "2"]]);
  }
});

test("a position is analysed once, and again when the players change", () => {
  const state = playing();
  assert.deepEqual(after(state, { type: "board", shown: shown(["1", "2"]) }).done, ["save", "record"]);
  const settings = { players: { S: 0, N: 3 }, seconds: 5, uncounted: true };
  const seated = after(state, { type: "playersChanged", settings });
  assert.deepEqual(seated.effects, [{ do: "save" }, { do: "refresh", orient: true }]);
  assert.deepEqual(after(seated.state, { type: "board", shown: shown(["1", "2"]) }).done, ["save", "record", "findLegalMoves"]);
  assert.deepEqual(
    after(state, { type: "playersChanged", settings: { ...settings, players: { S: 0, N: 0 } } }).effects[1],
    { do: "refresh", orient: false },
    "the players are the same",
  );
});

test("the computer thinks, moves, and the move belongs to the game", () => {
  const looking = playing({ players: { S: 2, N: 0 } });
  assert.equal(looking.computer, "thinking");
  assert.equal(prompt(looking, { sides }), "South is thinking\u2026");
  const thinking = after(looking, { type: "legalMovesFound", positionKey: looking.positionKey, mover: "S", legal });
  assert.deepEqual([thinking.state.computer, thinking.effects], ["thinking", [{ do: "choose", legal }]]);
  const move = { place: 1, way: "" };
  const moving = after(thinking.state, { type: "chosen", move });
  assert.deepEqual([moving.state.computer, moving.effects], ["moving", [{ do: "play", move }]]);
  assert.equal(prompt(moving.state, { sides }), "South plays.");
  const moved = after(moving.state, { type: "board", shown: shown(["1", "2", "2"]) }).state;
  assert.deepEqual([moved.game.moves, moved.computer, prompt(moved, { sides })], [["1", "2", "2"], "idle", "North to play."]);
});

test("without an engine the computer stops thinking, and goes on when there is one", () => {
  const looking = playing({ players: { S: 2, N: 0 } });
  const { positionKey } = looking;
  assert.equal(looking.computer, "thinking");
  const lost = after(looking, { type: "engineMissing", positionKey }).state;
  assert.deepEqual([lost.computer, prompt(lost, { sides })], ["idle", "South to play."]);
  const touched = after(lost, { type: "pitBlocked", label: "" }).state;
  assert.match(touched.message, /engine did not load, so the computer cannot play/);
  const { state, done } = after(lost, { type: "legalMovesFound", positionKey, mover: "S", legal });
  assert.deepEqual([state.computer, done], ["thinking", ["choose"]]);
});

test("the computer gives a seed although the other side is to move", () => {
  const state = playing({ players: { S: 0, N: 2 } });
  const { state: gives, done } = after(state, { type: "legalMovesFound", positionKey: state.positionKey, mover: "N", legal });
  assert.deepEqual([gives.mover, done], ["N", ["choose"]]);
  assert.equal(
    prompt(after(playing(), { type: "legalMovesFound", positionKey: playing().positionKey, mover: "N", legal }).state, { sides }),
    "North must give a seed.",
  );
});

test("taking back removes the moves since a person's last", () => {
  const state = playing({ players: { S: 0, N: 2 } });
  const taken = after(state, act("back"));
  assert.deepEqual(taken.state.game.moves, []);
  assert.deepEqual(taken.effects, [{ do: "cancel" }, { do: "show", where: { start: START, set: {}, moves: [], ply: 0 } }]);
  assert.deepEqual(after(state, act("back", [])).effects, [], "nothing to take back");
  const before = after(state, { type: "board", shown: shown(["1", "2"], { ply: 1 }) }).state;
  assert.deepEqual(after(before, act("back")).effects, [], "only at the end of the game");
});

test("from another line readers return to the game, or play on from there", () => {
  const aside = after(playing(), { type: "board", shown: shown(["2", "1"]) }).state;
  assert.equal(prompt(aside, { sides }), "You are trying moves outside the game.");
  assert.deepEqual(after(aside, act("home", ["2", "1"])).effects, [
    { do: "show", where: { start: START, set: {}, moves: ["1", "2"], ply: 2 } },
  ]);
  const continued = after(aside, act("continueHere", ["2", "1"], { ply: 1 }));
  assert.deepEqual([continued.state.game.moves, continued.state.view], [["2"], "now"]);
  assert.deepEqual(after(continued.state, { type: "board", shown: shown(["2", "2"]) }).state.game.moves, ["2", "2"]);
});

test("a new game keeps the players, changes sides, or is the next round of a match", () => {
  const over = { over: { reason: "", south: 5, north: 3, winner: "S", say: "South wins." } };
  const state = playing({ players: { S: 0, N: 2 }, rounds: ["1-7"] }, over);
  assert.equal(prompt(state, { sides }), "South wins.");
  const plan = (/** @type {string} */ action) => after(state, act(action, saved.moves, over)).effects[0];
  assert.deepEqual([plan("again").plan.players, plan("again").rounds], [{ S: 0, N: 2 }, []]);
  assert.deepEqual([plan("change").plan.players, plan("change").rounds], [{ S: 2, N: 0 }, []]);
  assert.deepEqual([plan("next").plan.by, plan("next").rounds], ["N", ["1-7", "5-3"]]);
});

test("a set-up keeps its last message; changing a player during it restarts it", () => {
  const setup = after(begin(saved, true), { type: "setup", game: { ...saved, start: "", moves: [] } });
  assert.deepEqual([setup.state.phase, setup.state.analysing, setup.done], ["setup", false, ["mount", "save", "setup"]]);
  assert.deepEqual(buttons(setup.state, true), {});
  const settings = { players: { S: 0, N: 2 }, seconds: 2, uncounted: false };
  assert.deepEqual(after(setup.state, { type: "playersChanged", settings }).done, ["save", "start"]);
  assert.deepEqual(after(setup.state, { type: "playersChanged", settings: { ...settings, players: { S: 0, N: 0 }, seconds: 9 } }).done, [
    "save",
  ]);
  const loading = after(begin(saved, false), { type: "open", game: saved, ply: 2 }).state;
  assert.deepEqual(after(loading, { type: "playersChanged", settings }).done, ["save"], "a game that is being loaded stays");
  const laid = after(
    setup.state,
    { type: "message", text: "South begins." },
    { type: "setupDone", id: setup.state.id, start: START, players: { S: 2, N: 0 } },
  );
  assert.deepEqual(
    [laid.state.phase, laid.state.game.start, laid.state.game.players, laid.state.message],
    ["loading", START, { S: 2, N: 0 }, "South begins."],
  );
  assert.deepEqual(laid.done, ["mount", "load"]);
});

test("the analysis begins at the position shown, and stays there while its line is on the board", () => {
  const opened = after(playing(), act("analyse"));
  assert.deepEqual([opened.state.analysing, opened.effects], [true, [{ do: "refresh", scroll: true }]]);
  const looking = after(opened.state, { type: "board", shown: shown(["1", "2"]) });
  assert.deepEqual(looking.done, ["save", "record", "findLegalMoves"]);
  assert.deepEqual(after(looking.state, { type: "legalMovesFound", positionKey: looking.state.positionKey, mover: "S", legal }).effects, [
    { do: "analyse", legal },
  ]);
  const line = ["1", "2", "2", "1"];
  const followed = after(looking.state, { type: "line", moves: line }, { type: "board", shown: shown(line, { ply: 3 }) });
  assert.deepEqual([followed.state.view, followed.done], ["aside", ["save", "record"]]);
  assert.deepEqual(
    after(followed.state, { type: "board", shown: shown(line.slice(0, 3)) }).done,
    ["save", "record", "findLegalMoves"],
    "another line",
  );
  const closed = after(followed.state, { type: "analyse", on: false }).state;
  assert.deepEqual([closed.analysing, closed.line], [false, null]);
  const again = after(closed, { type: "analyse", on: true }, { type: "board", shown: shown(line, { ply: 3 }) });
  assert.deepEqual(again.done, ["save", "record", "findLegalMoves"], "opened again, it begins at the position shown");
});

test("a hint is asked for the position shown, and any action clears the message", () => {
  const state = playing();
  const asked = after(state, act("hint"));
  assert.deepEqual(asked.effects, [{ do: "hint", positionKey: state.positionKey }]);
  const hinted = after(asked.state, { type: "hinted", positionKey: state.positionKey, text: "Try pit 1." }).state;
  assert.equal(hinted.message, "Try pit 1.");
  assert.deepEqual([after(hinted, act("enough")).state.message, after(hinted, act("enough")).done], ["", ["stop"]]);
});

test("a hint asked for while the players change is for the position shown then", () => {
  const changed = after(playing(), { type: "playersChanged", settings: { players: { S: 0, N: 1 }, seconds: 2, uncounted: false } }).state;
  const asked = after(changed, act("hint"));
  assert.deepEqual([asked.effects, asked.state.message !== ""], [[], true]);
  const settled = after(asked.state, { type: "board", shown: shown(saved.moves) });
  assert.deepEqual(settled.effects.at(-1), { do: "hint", positionKey: settled.state.positionKey });
});

test("a hint for a position that is left is given up, with its message", () => {
  const left = after(playing(), act("hint"), { type: "board", shown: shown(["1", "2"], { ply: 1 }) });
  assert.deepEqual([left.state.message, left.done], ["", ["save", "record", "findLegalMoves"]]);
  const late = after(left.state, { type: "board", shown: shown(["1", "2"]) });
  assert.deepEqual(late.done, ["save", "record", "findLegalMoves"], "it is not looked for again");
});

test("people can play only their own pits, and only after the game has started", () => {
  const state = playing({ players: { S: 0, N: 2 } });
  const { where } = shown(["1", "2"]);
  assert.equal(canPlay(state, where, "S"), true);
  assert.equal(canPlay(state, shown(["1", "2", "1"]).where, "N"), false, "also while the seeds of the person's move are moving");
  assert.equal(canPlay(state, shown(["1", "2"], { ply: 1 }).where, "N"), true, "an earlier position");
  assert.equal(canPlay({ ...state, view: "aside" }, shown(["1", "2", "1"]).where, "N"), true, "another line");
  assert.equal(canPlay({ ...state, phase: "loading" }, where, "S"), false);
  assert.match(after(state, { type: "pitBlocked", label: "pit 3" }).state.message, /computer/);
  assert.equal(after({ ...state, phase: "loading" }, { type: "pitBlocked", label: "pit 3" }).state.message, "");
});

test("choosing a pit to count does not play it, and counts only one", () => {
  const { state } = after(playing(), act("count"));
  assert.equal(canPlay(state, shown(["1", "2"]).where, "S"), false);
  const counted = after(state, { type: "pitBlocked", label: "South's pit 3, 6 seeds" }).state;
  assert.equal(counted.message, "South's pit 3, 6 seeds");
  assert.equal(canPlay(counted, shown(["1", "2"]).where, "S"), true);
  assert.equal(canPlay(after(state, act("hint")).state, shown(["1", "2"]).where, "S"), true, "another button ends the count");
});

test("while the seeds are laid out, the page says who lays them out", () => {
  const state = { ...playing({ by: "N" }), phase: /** @type {const} */ ("setup") };
  assert.equal(prompt(state, { sides: { S: "South", N: "North" } }), "North lays out the seeds.");
});

test("a game by older rules says so, and offers those of today until it is over", () => {
  const older = { rules: "seeds=3" };
  const friend = { id: "k3x9a0bc", side: "S", sentMoves: 1 };
  const over = { over: { reason: "", south: 5, north: 3, winner: "S" } };
  const says = "The rules of this game have changed since you began. The board still uses the old rules.";
  const offers = "You can finish this game, switch to today’s rules, or start another game.";
  assert.equal(playing(older).message, `${says} ${offers}`);
  assert.equal(playing(older, over).message, says);
  assert.equal(playing({ ...older, friend }).message, says, "the friend’s device uses the old rules, too");
  assert.equal(playing().message, "");
  assert.equal(rulesNotice({ ...saved, ...older }, false), `${says} ${offers}`, "also when the message is gone");
  assert.deepEqual(buttons(playing(older), false), { back: true, hint: true, analyse: true, face: true, newRules: true });
  assert.deepEqual(buttons(playing(older, over), false), buttons(playing({}, over), false));
  assert.deepEqual(after(playing(older), act("newRules")).effects, [{ do: "newRules" }]);
  const [next] = after(playing(older, over), act("next")).effects;
  assert.equal(next.plan.rules, "seeds=3", "a match ends under the rules that it began with");
});

test("the toolbar has the buttons of the situation", () => {
  const over = { over: { reason: "", south: 5, north: 3, winner: "S" } };
  assert.deepEqual(buttons(playing(), false), { back: true, hint: true, analyse: true, face: true });
  assert.deepEqual(buttons(playing({ uncounted: true, moves: [] }), false), {
    back: false,
    hint: true,
    analyse: true,
    count: true,
    face: true,
  });
  assert.deepEqual(buttons(playing({ players: { S: 2, N: 0 } }), false), { back: true, enough: true, analyse: true });
  const before = after(playing(), { type: "board", shown: shown(["1", "2"], { ply: 1 }) }).state;
  assert.deepEqual(buttons(before, false), { home: true, continueHere: true, analyse: true });
  const aside = after(playing(), { type: "board", shown: shown(["2", "1"], over) }).state;
  assert.deepEqual(buttons(aside, false), { home: true, continueHere: true, analyse: true, review: true });
  const ended = playing({}, over);
  assert.deepEqual(buttons(ended, false), { again: true, review: true, change: true, back: true, analyse: true });
  assert.deepEqual(buttons(ended, true), { next: true, review: true, change: true, back: true, analyse: true });
  const matchOver = after(ended, { type: "matchOver", id: ended.id, text: "South has won." }).state;
  assert.deepEqual(
    [buttons(matchOver, true), matchOver.message],
    [{ again: true, review: true, change: true, analyse: true }, "South has won."],
  );
  assert.equal(
    after(matchOver, { type: "board", shown: shown(["1", "2"], over) }).state.matchOver,
    false,
    "until the score is known again",
  );
});

test("two people at a table sit face to face until they press the button again, in the next game too", () => {
  const facing = after(playing(), act("face")).state;
  assert.deepEqual([playing().facing, facing.facing], [false, true]);
  assert.equal(after(facing, act("face")).state.facing, false);
  assert.equal(after(facing, { type: "open", game: saved, ply: 0 }).state.facing, true);
});

test("the end of a game is announced when it is played, not when it is looked at", () => {
  const over = { over: { reason: "", south: 5, north: 3, winner: "S", say: "South wins." } };
  const ended = after(playing(), { type: "board", shown: shown(["1", "2", "1"], over) });
  assert.ok(ended.done.includes("result"));
  assert.ok(!after(ended.state, { type: "board", shown: shown(["1", "2", "1"], over) }).done.includes("result"), "shown again");
  const opened = playing({}, over);
  assert.ok(!after(opened, { type: "board", shown: shown(["1", "2"], over) }).done.includes("result"), "a game that was over");
  const aside = after(playing(), { type: "board", shown: shown(["2"]) }, { type: "board", shown: shown(["2", "1"], over) });
  assert.ok(!aside.done.includes("result"), "another line");
});

test("a name is saved with the game", () => {
  const named = after(playing(), { type: "named", name: "Ada" });
  assert.deepEqual([named.state.game.name, named.done], ["Ada", ["save"]]);
});
