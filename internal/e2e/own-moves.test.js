// Moves of the reader, compared with the native engine.
import assert from "node:assert/strict";
import { play, positions, sideToMove, refusal } from "./harness/native.js";
import { gamePages } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { hasFocus } from "./harness/keyboard.js";
import { random } from "./harness/random.js";
import { runsAll, sample } from "./harness/sample.js";
import { playAll } from "./harness/tries.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** The place of the pit that a move of a side names; pits are numbered from the store.
 * @param {string} move @param {string} side */
const pit = (move, side) => (side === "S" ? 6 : 12) - Number(move);

/** @param {string[]} moves @param {string} side */
const pits = (moves, side) => moves.map((move) => pit(move, side)).sort((a, b) => a - b);

browserTest(
  "clicking the example's next pit steps the example; another pit starts the reader's line; undo, redo and return lose nothing",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE, { unfold: "p-f4" });
    const board = reader.board("p-f4");
    const own = positions(play(GAME, ["4", "2", "5"]));
    assert.deepEqual(await board.playable(), pits(play(GAME, []).legal, "S"));
    await board.play("4", "S");
    await board.settle({ ply: 1, mode: "replay" });
    await board.assertShows(own[1]);
    assert.equal(await board.canPress("book"), false);
    await board.play("2", "S");
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(own[2]);
    assert.notEqual((await board.sentence()).clauses.length, 0, "the sentence has clauses");
    assert.match(await board.evaluate((root) => /** @type {HTMLElement} */ (root.querySelector(".status")).innerText), /your moves/i);
    assert.deepEqual(await board.evaluate((root) => [...root.querySelectorAll(".moves .own")].map((chip) => chip.textContent)), ["2"]);
    await board.play("5", "N");
    await board.settle({ ply: 3, mode: "try" });
    await board.assertShows(own[3]);

    const label = (/** @type {string} */ name) =>
      board.evaluate((root, name) => root.querySelector(`[data-do="${name}"]`)?.getAttribute("aria-label"), name);
    assert.deepEqual([await label("back"), await label("forward")], ["Undo", "Redo"]);
    for (const ply of [2, 1, 0]) {
      // past the ply where the line left the example
      await board.press("back");
      await board.settle({ ply });
      await board.assertShows(own[ply], "undone");
    }
    assert.equal(await board.canPress("back"), false);
    for (const ply of [1, 2, 3]) {
      await board.press("forward");
      await board.settle({ ply });
      await board.assertShows(own[ply], "redone");
    }
    assert.equal(await board.canPress("forward"), false);

    await board.press("back");
    await board.settle({ ply: 2 });
    await board.play("6", "N");
    await board.settle({ ply: 3 });
    await board.assertShows(play(GAME, ["4", "2", "6"]).position, "another move from there replaces the line");

    await board.press("book");
    await board.settle({ mode: "replay", ply: 1 });
    await board.assertShows(own[1]);
    await board.press("forward");
    await board.settle({ ply: 2 });
    await board.assertShows(play(GAME, ["4", "1"]).position, "the example is unchanged");
  },
);

browserTest(
  "where a move may stop in the house or go on, the board offers both; a house is marked until it is lost",
  { reducedMotion: true },
  async (reader) => {
    const from = "0,0,0,0,0,0,0,0/0,1,2,10,4,4,0,0/2,1,0,0,12,0,0,0/0,0,0,0,0,0,0,0 14,14 S north-owns=28 south-owns=12";
    await reader.open("variants/bao-la-kiswahili/");
    const board = reader.board("bs-23");
    const houses = () => board.evaluate((root) => root.querySelectorAll(".owned-s, .owned-n").length);
    assert.equal(await houses(), 2);
    await board.playable();
    await board.play("12", "S");
    const names = await board.evaluate((root) => [...root.querySelectorAll(".choice button")].map((way) => way.getAttribute("aria-label")));
    assert.deepEqual(names, ["left, counterclockwise", "left, counterclockwise, and on from the house", "right, clockwise"]);
    for (const [key, option] of /** @type {[any, number][]} */ ([
      ["ArrowRight", 2],
      ["ArrowRight", 3],
      ["ArrowRight", 1],
      ["ArrowLeft", 3],
      ["ArrowLeft", 2],
    ])) {
      await reader.page.keyboard.press(key);
      assert.ok(await hasFocus(reader, `#bs-23 .choice button:nth-of-type(${option})`), `${key} leads to option ${option}`);
    }
    await reader.page.keyboard.press("Enter");
    await board.settle({ ply: 1 });
    await board.assertShows(play("bao-la-kiswahili", ["12R>"], { from }).position);
    assert.equal(await houses(), 1);
  },
);

for (const [game, address, id, seed] of /** @type {[string, string, string, number][]} */ ([
  [GAME, PAGE, "p-f1", 3],
  ["leaflet-ethiopian", "variants/leaflet-ethiopian/", "lt-start", 11],
])) {
  browserTest(
    `a random game of ${game} agrees with the engine at every ply, and can be undone and redone`,
    { reducedMotion: true, width: 900, only: "chromium" },
    async (reader) => {
      await reader.open(address);
      const board = reader.board(id);
      const dice = random(seed);
      /** @type {string[]} */
      const moves = [];
      let native = play(game, moves);
      while (!native.over && moves.length < (runsAll ? 90 : 4)) {
        const side = sideToMove(native.position);
        const offered = [
          ...new Set(await Promise.all(native.legal.filter((move) => move !== "-").map((move) => board.pit(move, side)))),
        ].sort((a, b) => a - b);
        assert.deepEqual(await board.playable(), offered, `legal after ${moves.join(" ")}`);
        const move = native.legal[Math.floor(dice() * native.legal.length)];
        if (move === "-") await board.click(`#${id} .choice button`);
        else {
          const place = await board.pit(move, side);
          await board.clickPit(place);
          const way = /[RL]$/.exec(move)?.[0];
          const both = native.legal.filter((other) => other.replace(/[RL]$/, "") === move.replace(/[RL]$/, "")).length > 1;
          if (way && both) await board.click(`#${id} .choice button[aria-label^="${way === "R" ? "right" : "left"}"]`);
        }
        moves.push(move);
        await board.settle({ ply: moves.length });
        native = play(game, moves);
        await board.assertShows(native.position, `after ${moves.join(" ")}`);
      }
      assert.ok(moves.length >= (runsAll ? 20 : 4), `a game of ${moves.length} plies`);
      if (native.over) {
        assert.deepEqual(await board.playable(), [], "a game that is over offers nothing");
        const { south, north, winner } = /** @type {NonNullable<typeof native.result>} */ (native.result);
        const { text } = await board.sentence();
        for (const word of [String(south), String(north), winner === "draw" ? "draw" : (await board.game()).sides[winner]]) {
          assert.ok(text.includes(word), `how it ended: ${text} (${south} to ${north}, ${winner})`);
        }
        await board.clickPit(2);
        const refused = await board.sentence();
        assert.ok(refused.refused && refused.text.length > 10, `a pit says why it cannot be played any more: ${refused.text}`);
      }
      const all = positions(native);
      for (let ply = moves.length - 1; ply >= 0; ply--) {
        await board.press("back");
        await board.settle({ ply });
        assert.equal(await board.position(), all[ply], `undone to ply ${ply}`);
      }
      await board.press("last");
      await board.settle({ ply: moves.length });
      await board.assertShows(native.position, "all redone");
    },
  );
}

browserTest(
  "clicking an empty pit or one of the other side explains the refusal with its clause and moves nothing",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE);
    const board = reader.board("p-f3");
    await board.press("forward");
    for (const [place, move] of /** @type {[number, string][]} */ ([
      [2, "4"], // empty
      [8, "99"], // Upper's
    ])) {
      await board.settle({ ply: 1, mode: "replay" });
      const [before, state] = [await board.position(), await board.state()];
      await board.clickPit(place);
      await board.waitFor("refused", (root) => !!root.querySelector(".say.refused"));
      const said = await board.sentence();
      assert.equal(said.clauses.length, 1, said.text);
      const answer = await fetch(said.hrefs[0]);
      assert.equal(answer.status, 200);
      assert.match(await answer.text(), new RegExp(`id="?${said.clauses[0]}\\b`), "the clause exists");
      assert.ok(refusal(GAME, ["4", move]), "the engine refuses it too");
      await board.assertShows(before);
      assert.deepEqual(await board.state(), state);

      await board.play("1", "S");
      await board.settle({ ply: 2 });
      assert.equal((await board.sentence()).refused, false, "the next move has its own sentence");
      await board.press("book");
    }
  },
);

browserTest("a pit with two directions asks which, and Escape cancels", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/leaflet-ethiopian/");
  const board = reader.board("lt-start");
  for (const [way, move] of /** @type {[string, string][]} */ ([
    ["right", "2R"],
    ["left", "2L"],
  ])) {
    await board.clickPit(await board.pit("2", "S"));
    const faces =
      (await board.page.waitForSelector("#lt-start .choice", { visible: true })) &&
      (await board.evaluate((root) => [...root.querySelectorAll(".choice button")].map((face) => face.textContent)));
    assert.deepEqual(faces, ["←", "→"], "the arrows point outwards");
    await reader.page.keyboard.press("Escape");
    assert.equal(await board.evaluate((root) => root.querySelectorAll(".choice").length), 0);
    assert.equal((await board.state()).ply, 0);
    await board.clickPit(await board.pit("2", "S"));
    await board.click(`#lt-start .choice button[aria-label^="${way}"]`);
    await board.settle({ ply: 1 });
    await board.assertShows(play("leaflet-ethiopian", [move]).position, move);
    await board.press("book");
    await board.settle({ ply: 0, mode: "replay" });
  }
});

browserTest("a move from every state of a page's examples agrees with the engine", { reducedMotion: true }, async (reader) => {
  assert.ok((await playAll(reader, PAGE, random(5), 10)) > (runsAll ? 30 : 6));
});

browserTest(
  "a move from states of every game's examples agrees with the engine",
  { reducedMotion: true, minutes: 12, only: "chromium" },
  async (reader) => {
    const dice = random(7);
    let count = 0;
    for (const address of sample(gamePages(), 3)) count += await playAll(reader, address, dice, 4);
    assert.ok(count > (runsAll ? 150 : 4), `played ${count} moves`);
  },
);

browserTest("the reader's line keeps the reading of its example", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: "p-e3-lone-taken-a" });
  for (const [id, set] of /** @type {[string, Record<string, string>][]} */ ([
    ["p-e3-lone", {}],
    ["p-e3-lone-taken-a", { "lone-capture": "yes" }],
  ])) {
    const board = reader.board(id);
    const from = "5,4,4,0,0,0/2,3,0,1,0,6 13,10 S";
    const { legal } = play(GAME, [], { from, set });
    assert.deepEqual(await board.playable(), pits(legal, "S"));
    await board.play("6", "S");
    await board.settle({ ply: 1, mode: "try" });
    await board.play("2", "N");
    await board.settle({ ply: 2, mode: "try" });
    await board.assertShows(play(GAME, ["6", "2"], { from, set }).position, id);
  }
});

browserTest("the engine is fetched once, and only when a board is near or touched", { height: 700 }, async (reader) => {
  await reader.open("glossary/");
  assert.equal(reader.host.requestCount("engine.wasm"), 0, "a page without boards does not fetch it");
  await reader.open(PAGE);
  const board = reader.board("p-f3");
  await board.play("3", "S");
  await board.settle({ ply: 1, mode: "try" });
  assert.equal(reader.host.requestCount("engine.wasm"), 1);
  assert.ok(
    reader.addresses.some((address) => address.includes("/repo/engine.wasm?v=")),
    "requests of workers are recorded",
  );
});
