// What the coach of the first game says, in games that follow it and in games that do not: whether its reasons are true.
import "../../static/js/test/words.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { start } from "../../static/js/instance.js";
import { Search } from "../../static/js/play/engine-search.js";
import * as requests from "../../static/js/requests.js";
import { play, solve } from "./harness/native.js";
import { siteDir } from "./harness/paths.js";
import { random } from "./harness/random.js";

// Imported by its address, because its types are those of browsers, and the others here those of Node.
const { advice, feared, prospects } = await import(new URL("../../static/js/learn/coach.js", import.meta.url).href);

const GAME = "gamepigeon";
const WORTH = 2; // seeds that the coach warns of
const LOSS = 3; // seeds that no advice may lose

/** A search that depends on positions alone, not on how busy the machine is. */
class Thorough extends Search {
  /** @type {Search["run"]} */
  run(engine, request, { ms = 0 } = {}) {
    return super.run(engine, request, ms ? { most: 300_000 } : { ms });
  }
}

/** The game as the page of the first game holds it, and the start of its board. */
function firstGame() {
  const html = readFileSync(path.join(siteDir(), "learn/first-game/index.html"), "utf8");
  const all = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) => JSON.parse(text));
  return { game: all.find(({ id }) => id === GAME), begin: all.find(({ states }) => states).start };
}

/** The most seeds of South that a turn of North captures from a position. @param {string} position */
function mostTaken(position) {
  let most = 0;
  for (const move of play(GAME, [], { from: position }).legal) {
    const [ply] = play(GAME, [move], { from: position }).plies;
    const taken = ply.captured && ply.captured - 1;
    most = Math.max(most, taken + (ply.again && / N$/.test(ply.position) ? mostTaken(ply.position) : 0));
  }
  return most;
}

/** South's lead with best play from a position. @param {string} position */
function value(position) {
  const line = play(GAME, [], { from: position });
  if (line.result) return line.result.south - line.result.north;
  const { value, proven } = solve(GAME, position);
  assert.ok(proven, position);
  return / S$/.test(position) ? value : 0 - value;
}

/** The numbers of pits in a text. @param {string} text */
const pitsIn = (text) => [...text.matchAll(/Pit (\d+)/g)].map(([, pit]) => Number(pit));

for (const [follows, seed] of /** @type {[boolean, number][]} */ ([
  [true, 5],
  [true, 3],
  [false, 1],
  [false, 2],
  [false, 3],
])) {
  test(`the coach is right in a game ${follows ? "that follows it" : "at random"}, seed ${seed}`, async () => {
    const { game, begin } = firstGame();
    const ask = await start(new WebAssembly.Module(readFileSync(path.join(siteDir(), "engine.wasm"))));
    const connection = { ask: async (/** @type {string} */ text) => JSON.parse(ask(text)) };
    const line = { rules: game.rules, set: {}, start: begin, states: [] };
    const engine = {
      connection,
      play: (/** @type {any} */ line, /** @type {string[]} */ moves, /** @type {number} */ from) =>
        connection.ask(requests.play(line, game.voice, moves, from, "source")),
    };
    const dice = random(seed);
    /** @type {string[]} */
    const moves = [];
    for (;;) {
      const { states, can } = await engine.play(line, moves, 0);
      const { over, turn, position, seeds } = states.at(-1);
      if (over) {
        assert.ok(moves.length, "the game has moves");
        break;
      }
      if (turn === "N") {
        const { move } = await new Search().run(connection, () => requests.choose(line, game.voice, moves, 1, seed));
        moves.push(move);
        continue;
      }
      const board = /** @type {any} */ ({ engine, line, where: { moves }, game, pits: { labels: game.labels }, seeds, position });
      const found = await prospects(board, { can }, new Thorough());
      assert.ok(found, position);
      const text = advice(board, found, true, !moves.length);
      const said = `${position}: ${text}`;
      const legal = Object.values(can).map(([move]) => play(GAME, [move], { from: position }).plies[0]);
      const best = /** @type {import("./harness/native.js").Ply} */ (legal.find(({ move }) => move === found.pit));
      assert.ok(value(position) - value(best.position) < LOSS, `${said} loses seeds`);
      if (/^No extra turn and no capture/.test(text)) assert.ok(!legal.some(({ again, captured }) => again || captured), said);
      if (/^An extra turn or a capture/.test(text)) assert.ok(!best.again && !best.captured, said);
      const [, averted] = /could capture (\w+) seeds? from/.exec(text) ?? [];
      if (averted) assert.equal(Number(averted.replace("one", "1")), mostTaken(position.replace(/S$/, "N")), said);
      const [, allowed = 0] = /the computer can take (\w+) seeds? with/.exec(text) ?? [];
      const left = best.again || play(GAME, [], { from: best.position }).over ? 0 : mostTaken(best.position);
      if (!found.tempting) assert.equal(Number(allowed), left < WORTH ? 0 : left, `${said} leaves ${left}`);
      const spoken = [...text.matchAll(/(?:with|plays) ((?:Pit \d+(?:,? and |, )?)+)/g)].flatMap(([, pits]) => pitsIn(pits));
      const marked = feared(found, true).flatMap(({ plays }) => plays.map((place) => place - game.pits + 1));
      assert.deepEqual(marked, spoken, said);
      const other = legal[Math.floor(dice() * legal.length)];
      moves.push(follows ? found.pit : other.move);
    }
  });
}
