// Trying moves of one's own, with the engine in the page against the engine outside of it.
import assert from "node:assert/strict";
import { play, seeds } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** The pit that a move names, for the side on turn: pits are counted from the store.
 * @param {string} move @param {string} side */
const pit = (move, side) => (side === "S" ? 6 : 12) - Number(move);

/** Small, and the same every time. @param {number} seed */
function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

promise("from the start of Figure 4 on, a move of one's own is the engine's move, and undo, redo and the way back lose nothing", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.press("forward");
  await board.rest({ ply: 1 });
  const book = play(GAME, ["4"]);
  await board.try();
  assert.deepEqual(await board.seeds(), seeds(book.position));
  assert.deepEqual(await board.playable(), book.legal.map((move) => pit(move, "S")).sort((a, b) => a - b));

  const own = play(GAME, ["4", "2", "5"]);
  await board.touch(pit("2", "S"));
  await board.rest({ ply: 2 });
  assert.deepEqual(await board.seeds(), seeds(own.plies[1].position));
  assert.notEqual((await board.sentence()).clauses.length, 0, "and it says why");
  await board.touch(pit("5", "N"));
  await board.rest({ ply: 3 });
  assert.deepEqual(await board.seeds(), seeds(own.position));

  await board.press("undo");
  await board.rest({ ply: 2 });
  assert.deepEqual(await board.seeds(), seeds(own.plies[1].position));
  await board.press("undo");
  await board.rest({ ply: 1 });
  assert.deepEqual(await board.seeds(), seeds(book.position));
  assert.equal(await board.can("undo"), false, "the line of one's own begins here");
  await board.press("redo");
  await board.rest({ ply: 2 });
  await board.press("redo");
  await board.rest({ ply: 3 });
  assert.deepEqual(await board.seeds(), seeds(own.position));
  assert.equal(await board.can("redo"), false);

  await board.press("undo");
  await board.rest({ ply: 2 });
  await board.touch(pit("6", "N"));
  await board.rest({ ply: 3 });
  assert.deepEqual(await board.seeds(), seeds(play(GAME, ["4", "2", "6"]).position), "another move from there replaces the line");

  await board.press("book");
  await board.rest({ mode: "replay", ply: 1 });
  assert.deepEqual(await board.seeds(), seeds(book.position));
  await board.press("forward");
  await board.rest({ ply: 2 });
  assert.deepEqual(await board.seeds(), seeds(play(GAME, ["4", "1"]).position), "the example is what it was");
});

for (const seed of [3, 11]) {
  promise(`random game ${seed}: ply by ply, pits offered and boards shown are the engine's, to the end of the game`, { still: true, width: 900 }, async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("p-f1");
    const dice = random(seed);
    await board.try();
    /** @type {string[]} */
    const moves = [];
    let native = play(GAME, moves);
    while (!native.over) {
      assert.ok(moves.length < 200, "the game comes to an end");
      const side = native.position.slice(-1);
      assert.deepEqual(await board.playable(), native.legal.map((move) => pit(move, side)).sort((a, b) => a - b), `may be played after ${moves.join(" ")}`);
      const move = native.legal[Math.floor(dice() * native.legal.length)];
      await board.touch(pit(move, side));
      moves.push(move);
      await board.rest({ ply: moves.length });
      native = play(GAME, moves);
      assert.deepEqual(await board.seeds(), seeds(native.position), `after ${moves.join(" ")}`);
    }
    assert.ok(moves.length >= 20, `a game of more than twenty plies, not ${moves.length}`);
    assert.deepEqual(await board.playable(), [], "a game that is over offers nothing");
    const { south, north, winner } = /** @type {NonNullable<typeof native.result>} */ (native.result);
    const { text } = await board.sentence();
    for (const word of [String(south), String(north), winner === "draw" ? "draw" : (await board.game()).sides[winner]]) {
      assert.ok(text.includes(word), `how it ended: ${text} (${south} to ${north}, ${winner})`);
    }
    await board.touch(2);
    const refused = await board.sentence();
    assert.ok(refused.refused && refused.text.length > 10, `a pit says why it cannot be played any more: ${refused.text}`);
  });
}

for (const [what, place] of /** @type {[string, number][]} */ ([["an empty pit", 2], ["a pit of the other side", 8]])) {
  promise(`${what} says why it may not be played, with its clause, and nothing moves`, {}, async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("p-f4");
    await board.press("forward");
    await board.rest({ ply: 1 });
    await board.try();
    const before = await board.seeds();
    await board.touch(place);
    const said = await board.sentence();
    assert.ok(said.refused, said.text);
    assert.equal(said.clauses.length, 1, said.text);
    const answer = await fetch(said.hrefs[0]);
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), new RegExp(`id="?${said.clauses[0]}\\b`), "the clause is there");
    assert.deepEqual(await board.seeds(), before);
    assert.deepEqual(await board.state(), { mode: "try", ply: 1, step: (await board.state()).step });

    await board.touch(pit("1", "S"));
    await board.rest({ ply: 2 });
    assert.equal((await board.sentence()).refused, false, "the next move has its own sentence");
  });
}

promise("try goes on from whichever state is shown, under the rules of that example", { still: true }, async (reader) => {
  await reader.open(PAGE);
  // The same position and move, the second board under the other reading.
  for (const [id, set] of /** @type {[string, string[]][]} */ ([["p-e3-lone", []], ["p-e3-lone-taken", ["lone-capture=yes"]]])) {
    const board = reader.board(id);
    const from = "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S";
    await board.try();
    await board.touch(pit("3", "S"));
    await board.rest({ ply: 1 });
    assert.deepEqual(await board.seeds(), seeds(play(GAME, ["3"], { from, set }).position), id);
  }
});

promise("the engine is fetched once for the page, and not before a board comes near or is touched", { height: 700 }, async (reader) => {
  await reader.open("sources/pratt-2009/");
  assert.equal(reader.host.asked("engine.wasm"), 0, "a page without boards does not fetch it");
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.try();
  await board.touch(3);
  await board.rest({ ply: 1 });
  assert.equal(reader.host.asked("engine.wasm"), 1);
  assert.ok(reader.addresses.some((address) => address.includes("/repo/engine.wasm?v=")), "the watch sees what workers ask for");
});
