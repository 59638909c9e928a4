// The play page's functions: the game, its graph, the analysis in words, the slices of a search, the set-up.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { findingText, signed } from "../play/analysis-panel.js";
import { hint } from "../play/computer.js";
import { pause, Search, sliceSize } from "../play/engine-search.js";
import { movesLeft, scores, relationTo, startOf } from "../play/game.js";
import { points } from "../play/graph.js";
import { cut, layOut } from "../play/setup.js";
import { parse } from "../play/storage.js";
import * as words from "../play/words.js";
import { line } from "./line.js";

const game = { game: "kalah", start: "2,2/2,2 0,0 S", set: { seeds: "2" }, moves: ["1", "2"] };
const at = (/** @type {string[]} */ moves, /** @type {number} */ ply, /** @type {object} */ more = {}) => ({
  ...game,
  moves,
  ply,
  ...more,
});

test("a board shows the end of the game, an earlier position, one move more, or another line", () => {
  assert.equal(relationTo(game, at(["1", "2"], 2)), "now");
  assert.equal(relationTo(game, at(["1", "2"], 1)), "before");
  assert.equal(relationTo(game, at(["1", "2", "1"], 3)), "extended");
  assert.equal(relationTo(game, at(["1", "2", "1"], 0)), "extended", "whichever position is shown");
  for (const other of [
    at(["1", "1"], 2),
    at(["1"], 1),
    at(["1", "2", "1", "1"], 4),
    at(["2", "2", "1"], 3),
    at(["1", "2"], 2, { set: {} }),
    at(["1", "2"], 2, { start: "1,1/1,1 0,0 S" }),
    at(["1", "2"], 2, { game: "oware" }),
  ]) {
    assert.equal(relationTo(game, other), "aside", JSON.stringify(other));
  }
});

test("taking back removes the last move of a person and all moves after it", () => {
  assert.equal(movesLeft(["S", "N", "S", "S", "N", "N"], { S: 0, N: 3 }), 3);
  assert.equal(movesLeft(["S", "N", "S"], { S: 0, N: 0 }), 2);
  assert.equal(movesLeft(["N"], { S: 0, N: 1 }), -1);
  assert.equal(movesLeft([], { S: 0, N: 0 }), -1);
});

test("the score is the seeds in South's store less those in North's", () => {
  assert.deepEqual(scores({}, line()), [0, 1, 9]);
});

test("a game starts from the position of its readings, or without one if a player sets up the seeds", () => {
  const values = [
    { word: "4", start: "four" },
    { word: "3", start: "three" },
  ];
  const readings = [
    { key: "origin", values: [{ word: "sown" }] },
    { key: "seeds", values },
  ];
  assert.equal(startOf({ start: "four", readings }, { seeds: "3", origin: "sown" }), "three");
  assert.equal(startOf({ start: "four", readings }, {}), "four");
  assert.equal(startOf({ readings: [] }, {}), "");
});

test("the graph rises for South, falls for North, and fits any score", () => {
  const [start, up, down] = points([0, 3, -3]);
  assert.ok(start.x < up.x && up.x < down.x && up.y < start.y && start.y < down.y);
  assert.equal(start.y - up.y, down.y - start.y);
  for (const { y } of points([0, 48, -48])) assert.ok(y >= 0 && y <= 104);
  assert.equal(points([0]).length, 1);
});

test("the graph has a description", () => {
  assert.equal(words.graph(["South", "North"], [0]), "No moves yet.");
  assert.equal(words.graph(["South", "North"], [0, 0]), "After 1 move the score is level.");
  assert.equal(words.graph(["You", "Computer"], [0, 2]), "After 1 move you are 2 ahead.");
  assert.equal(words.graph(["South", "North"], [0, 2, 1]), "After 2 moves South is 1 ahead. South led by 2 at most.");
  assert.equal(words.graph(["South", "North"], [0, 2, -5]), "After 2 moves North is 5 ahead. South led by 2 at most and North by 5.");
  assert.equal(words.graph(["South", "North"], [0, -5]), "After 1 move North is 5 ahead.");
});

test("proven and searched values have different words", () => {
  assert.deepEqual(findingText({ move: "1", basis: "proven", value: 4 }, "South", "North"), {
    value: "South wins by 4",
    certainty: "proven",
  });
  assert.deepEqual(findingText({ move: "1", basis: "searched", value: 4, depth: 9 }, "South", "North"), {
    value: "South is 4 ahead",
    certainty: "searched, 9 deep",
  });
  assert.deepEqual(findingText({ move: "1", basis: "proven", value: -1 }, "South", "North").value, "North wins by 1");
  assert.deepEqual(
    ["proven", "searched"].map(
      (basis) => findingText({ move: "1", basis: /** @type {any} */ (basis), value: 0, depth: 3 }, "South", "North").value,
    ),
    ["A draw", "Level"],
  );
  assert.deepEqual(findingText({ move: "1", basis: "unseen" }, "South", "North"), { value: "", certainty: "not searched yet" });
  assert.deepEqual([signed(3), signed(0), signed(-3)], ["+3", "0", "\u22123"]);
});

/** An engine that searches ten positions a millisecond, by its own clock. @param {number} enough positions until it is done */
function slowEngine(enough) {
  const all = { now: 0, nodes: 0, slices: /** @type {number[]} */ ([]) };
  return {
    ...{ all, clock: () => all.now },
    async ask(/** @type {string} */ text) {
      const nodes = Number(/nodes (\d+)$/.exec(text)?.[1]);
      all.slices.push(nodes / 10);
      all.now += nodes / 10;
      all.nodes += nodes;
      return { done: all.nodes >= enough, nodes: all.nodes };
    },
  };
}

test("a search ends in time, in slices short enough for other requests", async () => {
  const { all, ask, clock } = slowEngine(Infinity);
  const answer = await new Search().run({ ask }, () => "choose", { ms: 3000, clock });
  assert.equal(answer?.nodes, all.nodes);
  assert.ok(all.now >= 3000 && all.now < 3100, `${all.now} ms`);
  assert.ok(
    all.slices.slice(1).every((ms) => ms <= 51),
    String(all.slices),
  );
});

test("a search ends when the engine is done", async () => {
  const { ask, clock } = slowEngine(5000);
  assert.equal((await new Search().run({ ask }, () => "choose", { clock }))?.done, true);
});

test("a search that is stopped returns what it has found", async () => {
  const { ask, clock } = slowEngine(Infinity);
  const search = new Search();
  const answer = await search.run({ ask }, () => "choose", { clock, onProgress: ({ nodes }) => nodes > 20_000 && search.stop() });
  assert.ok(answer && answer.nodes > 20_000 && !answer.done);
});

test("a search that is cancelled returns nothing, nor does one without an engine", async () => {
  const { ask, clock } = slowEngine(Infinity);
  const search = new Search();
  assert.equal(await search.run({ ask }, () => "choose", { clock, onProgress: () => search.cancel() }), undefined);
  assert.equal(await new Search().run({ ask: async () => undefined }, () => "choose"), undefined);
});

test("a search that the engine refuses returns its reason", async () => {
  const ask = async () => ({ error: "these rules allow no distribution" });
  const onProgress = () => assert.fail("an error is no progress");
  assert.deepEqual(await new Search().run({ ask }, () => "setup", { onProgress }), { error: "these rules allow no distribution" });
});

test("hint gives the engine's error message, and nothing without an engine", async () => {
  const board = (/** @type {any} */ answer) =>
    /** @type {any} */ ({ engine: { connection: { ask: async () => answer } }, game: {}, line: { set: {} }, where: { moves: [], ply: 0 } });
  const isCurrent = () => true;
  assert.equal(await hint(board({ error: "the engine failed on this request" }), isCurrent), "the engine failed on this request");
  assert.equal(await hint(board(undefined), isCurrent), undefined);
});

test("cancelling a search ends a pause before it", { timeout: 5000 }, async () => {
  const search = new Search();
  const paused = pause(60_000, search.signal);
  search.cancel();
  await paused;
});

test("a slice grows at most fourfold and never beyond the time left", () => {
  assert.equal(sliceSize(1000, 1, 10_000), 4000);
  assert.equal(sliceSize(1000, 100, 10_000), 500);
  assert.equal(sliceSize(1000, 100, 30), 300);
  assert.equal(sliceSize(1000, 10_000, 10_000), 200);
});

/** A play page with scripted people and a scripted engine.
 * @param {Record<string, number>} players @param {Record<string, any>} answers of the engine, by part @param {number} option that people choose */
function scripted(players, answers, option = 0) {
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  const messages = [];
  const request = async (/** @type {string} */ part, /** @type {Record<string, string|number>} */ lines) => {
    done.push(`${part} ${Object.values(lines).join(" ")}`);
    return typeof answers[part] === "function" ? answers[part](lines) : answers[part];
  };
  return {
    done,
    messages,
    game: { sides: { S: "South", N: "North" } },
    players,
    seed: 7,
    request,
    search: request,
    async layOut(/** @type {string} */ text, /** @type {(start: string) => Promise<string>} */ check) {
      done.push(text);
      for (const start of ["bad", "good N"]) if (!(await check(start))) return start;
      return "";
    },
    async choose(/** @type {string} */ text, /** @type {string[]} */ options) {
      done.push(`${text} ${options[option]}`);
      return option;
    },
    async show(/** @type {string} */ position) {
      done.push(`show ${position}`);
    },
    showMessage(/** @type {string} */ text) {
      messages.push(text);
    },
  };
}

test("a person sets up seeds until the engine accepts them; then the computer may turn the board", async () => {
  const arrange = (/** @type {any} */ { start, turned }) =>
    start === "bad" ? { error: "no" } : { position: turned === "yes" ? "turned S" : "left N" };
  const at = scripted({ S: 0, N: 3 }, { arrange, turn: { turn: true } });
  assert.deepEqual(await layOut(at, "S"), { start: "turned S", players: { S: 0, N: 3 } });
  assert.ok(at.done.includes("arrange S bad") && at.done.includes("show good N") && at.done.includes("turn S good N 3 7"), String(at.done));
});

test("the computer sets up seeds; then a person chooses whether to turn the board, told who begins", async () => {
  const arrange = (/** @type {any} */ { turned }) => ({ position: turned === "yes" ? "turned S" : "left N" });
  const at = scripted({ S: 4, N: 0 }, { arrange, distribute: { position: "laid N" } });
  assert.deepEqual(await layOut(at, "S"), { start: "left N", players: { S: 4, N: 0 } });
  assert.ok(at.done.includes("distribute S 4 7"));
  assert.ok(at.done.at(-1)?.endsWith("Leave it: North begins."), at.done.at(-1));
});

test("after a cut the other player chooses a side and who begins, and the players change places when it is the cutter's side", async () => {
  const computer = scripted(
    { S: 0, N: 5 },
    { arrange: (/** @type {any} */ { start }) => (start === "bad" ? { error: "no" } : {}), choose: { side: "S", first: "N" } },
  );
  assert.deepEqual(await cut(computer, "S"), { start: "good N", players: { S: 5, N: 0 } });
  const person = scripted({ S: 0, N: 5 }, { cut: { position: "laid S" } }, 2);
  assert.deepEqual(await cut(person, "N"), { start: "laid N", players: { S: 5, N: 0 } }, "the person takes North");
});

test("a set-up that the engine refuses ends, and says why", async () => {
  const error = "these rules allow no distribution";
  for (const [run, part] of /** @type {[typeof cut, string][]} */ ([
    [layOut, "distribute"],
    [cut, "cut"],
  ])) {
    const at = scripted({ S: 3, N: 0 }, { [part]: { error } });
    assert.equal(await run(at, "S"), undefined);
    assert.deepEqual(at.done, [`${part} S 3 7`], "no position is shown");
    assert.deepEqual(at.messages, ["South is laying out the board…", `The computer cannot lay out the board: ${error}.`]);
  }
});

test("a saved game with a wrong value counts as none", () => {
  const read = (/** @type {string} */ text) => parse(text, ["kalah", "oware"]);
  const none = read("{}").game;
  assert.equal(none.game, "kalah");
  const saved = {
    ...none,
    game: "oware",
    rules: "pits=2",
    start: "4,4/4,4 0,0 S",
    set: { seeds: "4" },
    moves: ["1", "2R"],
    rounds: ["51-21"],
    seconds: 60,
    seed: 7,
  };
  assert.deepEqual(read(JSON.stringify(saved)), { game: saved });
  const gone = { ...saved, game: "chess" };
  const { game, lost } = read(JSON.stringify(gone));
  assert.deepEqual([game, lost], [{ ...none, seconds: 60, seed: 7 }, gone], "a game that is gone");
  assert.equal(read(JSON.stringify({ ...gone, moves: [] })).lost, undefined, "nothing was played");
  const wrong = {
    game: [7, null, ["oware"], {}],
    rules: [7, [], {}],
    start: [null, 7, [], {}],
    set: [null, 7, { seeds: 4 }, { seeds: null }],
    moves: [null, "12", {}, [1, 2], [null], [["1"]]],
    rounds: [null, "51-21", [51], ["51"], ["<b>-1"], ["1-2-3"]],
    players: [null, 7, {}, { S: 0 }, { S: 0, N: 6 }, { S: -1, N: 0 }, { S: "0", N: 0 }, { S: 0.5, N: 0 }],
    seconds: [null, "2", -1, 1e9, 1.5, {}],
    uncounted: [null, 0, "no"],
    opening: [null, "", "other", ["cut"]],
    by: [null, "E", 0],
    seed: [null, -1, 1.5, 1e300, "1"],
  };
  let count = 0;
  for (const [key, values] of Object.entries(wrong))
    for (const value of values) {
      assert.deepEqual(read(JSON.stringify({ ...saved, [key]: value })), { game: none }, `${key}: ${JSON.stringify(value)}`);
      count++;
    }
  for (const text of ["", "{", "null", "7", '"text"', "[]", "<b>", "undefined"]) assert.deepEqual(read(text), { game: none }, text);
  assert.equal(count, 56);
});
