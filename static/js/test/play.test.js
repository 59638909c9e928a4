// The table's plain values: what a board shows of a game, what is taken back, how a search is cut into slices, what the graph draws.
import "./words.js";
import assert from "node:assert/strict";
import { test } from "node:test";
import { signed, told } from "../play/analysis.js";
import { points } from "../play/graph.js";
import { cut, layOut } from "../play/opening.js";
import { scores, shows, startOf, taken } from "../play/record.js";
import { size, think } from "../play/think.js";
import * as words from "../play/words.js";
import { line } from "./line.js";

const game = { game: "kalah", start: "2,2/2,2 0,0 S", set: { seeds: "2" }, moves: ["1", "2"] };
const at = (/** @type {string[]} */ moves, /** @type {number} */ ply, /** @type {object} */ more = {}) => ({ ...game, moves, ply, ...more });

test("a board shows the end of the game, a ply before it, a move more, or another line", () => {
  assert.equal(shows(game, at(["1", "2"], 2)), "now");
  assert.equal(shows(game, at(["1", "2"], 1)), "before");
  assert.equal(shows(game, at(["1", "2", "1"], 3)), "on");
  assert.equal(shows(game, at(["1", "2", "1"], 0)), "on", "a move that was made is made, wherever the reader looks");
  for (const other of [at(["1", "1"], 2), at(["1"], 1), at(["1", "2", "1", "1"], 4), at(["2", "2", "1"], 3), at(["1", "2"], 2, { set: {} }), at(["1", "2"], 2, { start: "1,1/1,1 0,0 S" }), at(["1", "2"], 2, { game: "oware" })]) {
    assert.equal(shows(game, other), "aside", JSON.stringify(other));
  }
});

test("what a person takes back is his last move and all that came after it", () => {
  assert.equal(taken(["S", "N", "S", "S", "N", "N"], { S: 0, N: 3 }), 3);
  assert.equal(taken(["S", "N", "S"], { S: 0, N: 0 }), 2);
  assert.equal(taken(["N"], { S: 0, N: 1 }), -1);
  assert.equal(taken([], { S: 0, N: 0 }), -1);
});

test("the score is South's store less North's, from the start on", () => {
  assert.deepEqual(scores(line()), [0, 1, 9]);
});

test("a game begins where its readings say, or nowhere when a player lays the seeds out", () => {
  const values = [{ word: "4", start: "four" }, { word: "3", start: "three" }];
  const readings = [{ key: "origin", values: [{ word: "sown" }] }, { key: "seeds", values }];
  assert.equal(startOf({ start: "four", readings }, { seeds: "3", origin: "sown" }), "three");
  assert.equal(startOf({ start: "four", readings }, {}), "four");
  assert.equal(startOf({ readings: [] }, {}), "");
});

test("the graph goes up for South, down for North, and fits whatever the score", () => {
  const [start, up, down] = points([0, 3, -3]);
  assert.ok(start.x < up.x && up.x < down.x && up.y < start.y && start.y < down.y);
  assert.equal(start.y - up.y, down.y - start.y);
  for (const { y } of points([0, 48, -48])) assert.ok(y >= 0 && y <= 104);
  assert.equal(points([0]).length, 1);
});

test("the graph is told in words", () => {
  assert.equal(words.graph(["South", "North"], [0]), "After 0 moves: even.");
  assert.equal(words.graph(["South", "North"], [0, 2, 1]), "After 2 moves: South 1 ahead. South was 2 ahead at most.");
  assert.equal(words.graph(["South", "North"], [0, 2, -5]), "After 2 moves: North 5 ahead. South was 2 ahead at most, North 5.");
  assert.equal(words.graph(["South", "North"], [0, -5]), "After 1 move: North 5 ahead.");
});

test("what is proven and what was searched are never told alike", () => {
  assert.deepEqual(told({ move: "1", basis: "proven", value: 4 }, "South", "North"), { worth: "South wins by 4", known: "proven" });
  assert.deepEqual(told({ move: "1", basis: "searched", value: 4, depth: 9 }, "South", "North"), { worth: "South 4 ahead", known: "searched, 9 deep" });
  assert.deepEqual(told({ move: "1", basis: "proven", value: -1 }, "South", "North").worth, "North wins by 1");
  assert.deepEqual(["proven", "searched"].map((basis) => told({ move: "1", basis: /** @type {any} */ (basis), value: 0, depth: 3 }, "South", "North").worth), ["a draw", "level"]);
  assert.deepEqual(told({ move: "1", basis: "unseen" }, "South", "North"), { worth: "", known: "not looked at yet" });
  assert.deepEqual([signed(3), signed(0), signed(-3)], ["+3", "0", "\u22123"]);
});

/** An engine that looks at ten boards a millisecond, by a clock of its own. @param {number} enough boards until it is done */
function slow(enough) {
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

test("a search keeps to its time, in slices that leave room for others", async () => {
  const { all, ask, clock } = slow(Infinity);
  const answer = await think(ask, () => "choose", { wish: { dropped: false, enough: false }, ms: 3000, clock });
  assert.equal(answer?.nodes, all.nodes);
  assert.ok(all.now >= 3000 && all.now < 3100, `${all.now} ms`);
  assert.ok(all.slices.slice(1).every((ms) => ms <= 61), String(all.slices));
});

test("a search ends when there is nothing more to find, when it is told to, and is not answered when it is dropped", async () => {
  const short = slow(5000);
  assert.equal((await think(short.ask, () => "choose", { wish: { dropped: false, enough: false }, clock: short.clock }))?.done, true);
  const wish = { dropped: false, enough: false };
  const told = slow(Infinity);
  const answer = await think(told.ask, () => "choose", { wish, clock: told.clock, told: ({ nodes }) => (wish.enough = nodes > 20_000) });
  assert.ok(answer && answer.nodes > 20_000 && !answer.done);
  const dropped = { dropped: false, enough: false };
  const gone = slow(Infinity);
  assert.equal(await think(gone.ask, () => "choose", { wish: dropped, clock: gone.clock, told: () => (dropped.dropped = true) }), undefined);
  assert.equal(await think(async () => undefined, () => "choose", { wish: { dropped: false, enough: false } }), undefined);
});

test("a slice grows no faster than fourfold and never beyond the time left", () => {
  assert.equal(size(1000, 1, 10_000), 4000);
  assert.equal(size(1000, 100, 10_000), 600);
  assert.equal(size(1000, 100, 30), 300);
  assert.equal(size(1000, 10_000, 10_000), 200);
});

/** A table at which persons do what they are told, and the engine says what it is told to.
 * @param {Record<string, number>} players @param {Record<string, any>} says by part @param {number} takes the answer to every question */
function table(players, says, takes = 0) {
  /** @type {string[]} */
  const done = [];
  return {
    done, sides: { S: "South", N: "North" }, players, seed: 7,
    async setup(/** @type {string} */ part, /** @type {Record<string, string|number>} */ lines) {
      done.push(`${part} ${Object.values(lines).join(" ")}`);
      return typeof says[part] === "function" ? says[part](lines) : says[part];
    },
    async byHand(/** @type {string} */ text, /** @type {(start: string) => Promise<string>} */ wrong) {
      done.push(text);
      for (const start of ["bad", "good N"]) if (!(await wrong(start))) return start;
      return "";
    },
    async choose(/** @type {string} */ text, /** @type {string[]} */ options) {
      done.push(`${text} ${options[takes]}`);
      return takes;
    },
    async show(/** @type {string} */ position) {
      done.push(`show ${position}`);
    },
    tell() {},
  };
}

test("a person lays out until the engine allows it, and the computer turns the board or leaves it", async () => {
  const arrange = (/** @type {any} */ { start, turned }) => (start === "bad" ? { error: "no" } : { position: turned === "yes" ? "turned S" : "left N" });
  const at = table({ S: 0, N: 3 }, { arrange, turn: { turn: true } });
  assert.deepEqual(await layOut(at, "S"), { start: "turned S", players: { S: 0, N: 3 } });
  assert.ok(at.done.includes("arrange S bad") && at.done.includes("show good N") && at.done.includes("turn S good N 3 7"), String(at.done));
});

test("the computer lays out, and a person is asked whether to turn the board and told who begins then", async () => {
  const arrange = (/** @type {any} */ { turned }) => ({ position: turned === "yes" ? "turned S" : "left N" });
  const at = table({ S: 4, N: 0 }, { arrange, distribute: { position: "laid N" } });
  assert.deepEqual(await layOut(at, "S"), { start: "left N", players: { S: 4, N: 0 } });
  assert.ok(at.done.includes("distribute S 4 7"));
  assert.ok(at.done.at(-1)?.endsWith("Leave it: North begins."), at.done.at(-1));
});

test("who cut leaves the choice of side and beginner to the other, and the two change places when it is his own side that is taken", async () => {
  const computer = table({ S: 0, N: 5 }, { arrange: (/** @type {any} */ { start }) => (start === "bad" ? { error: "no" } : {}), choose: { side: "S", first: "N" } });
  assert.deepEqual(await cut(computer, "S"), { start: "good N", players: { S: 5, N: 0 } });
  const person = table({ S: 0, N: 5 }, { cut: { position: "laid S" } }, 2);
  assert.deepEqual(await cut(person, "N"), { start: "laid N", players: { S: 5, N: 0 } }, "he takes North");
});
