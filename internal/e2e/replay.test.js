// Stepping through the examples: what the page shows is what the engine says.
import assert from "node:assert/strict";
import { play, readings, seeds, turn } from "./harness/native.js";
import { pages } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

/** The moves of Pratt's figures, and the clause of each sentence that counts. */
const FIGURES = {
  "p-f3": { moves: ["4"], clause: "P-E2", end: "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S" },
  "p-f4": { moves: ["4", "1"], clause: "P-E1", end: "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N" },
  "p-f5": { moves: ["4", "1", "2"], clause: "P-E1", end: "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S" },
  "p-f6": { moves: ["4", "1", "2", "6"], clause: "P-E3", end: "5,0,5,5,5,0/0,6,1,6,6,0 8,1 N" },
};

for (const [id, { moves, clause, end }] of Object.entries(FIGURES)) {
  promise(`${id}: every click forward shows the board that the engine has, and the sentence with its clause`, {}, async (reader) => {
    await reader.open(PAGE);
    const board = reader.board(id);
    const line = await board.line();
    const native = play("pratt-egyptian", moves);
    assert.equal(native.position, end, "the engine's end is the figure's");
    assert.equal(line.states.length, moves.length + 1, "the example has a state for the start and one for each move");

    assert.deepEqual(await board.seeds(), seeds(native.start));
    for (const [k, ply] of native.plies.entries()) {
      await board.press("forward");
      await board.rest({ ply: k + 1 });
      const { seeds: digits, drawn, hands } = await board.shown();
      assert.deepEqual(digits, seeds(ply.position), `after ${moves.slice(0, k + 1).join(" ")}`);
      assert.deepEqual(drawn, digits, "as many seeds are drawn as the digits say");
      assert.deepEqual(hands, [], "the hand is empty after a move");
      const said = await board.sentence();
      assert.ok(said.text.includes(line.states[k + 1].say), `the sentence of ply ${k + 1}: ${said.text}`);
      assert.deepEqual(said.clauses, line.states[k + 1].clauses);
      for (const [i, href] of said.hrefs.entries()) assert.equal(href, `${reader.host.url("sources/pratt-2009/")}#${said.clauses[i]}`);
    }
    assert.ok((await board.sentence()).clauses.includes(clause), `the last sentence rests on ${clause}`);
    assert.equal(await board.can("forward"), false, "there is nothing after the end");
  });
}

promise("by seed, every step of Figure 6 conserves the 48 seeds, hand included, and leads to the same board", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  const native = play("pratt-egyptian", FIGURES["p-f6"].moves);
  await board.press("grain");
  const seen = [await board.shown()];
  const plies = [0];
  while (await board.can("forward")) {
    assert.ok(seen.length < 60, "the steps come to an end");
    await board.press("forward");
    await board.rest();
    const { ply } = await board.state();
    const now = await board.shown();
    assert.equal(sum(now.seeds) + sum(now.hands), 48, `step ${seen.length}: ${JSON.stringify(now)}`);
    assert.ok(now.hands.length <= 1, "one hand");
    assert.notEqual((await board.sentence()).text, "");
    if (ply !== plies.at(-1)) assert.deepEqual(seen.at(-1)?.seeds, seeds(ply === 1 ? native.start : native.plies[ply - 2].position), `the board before ply ${ply}`);
    seen.push(now);
    plies.push(ply);
  }
  assert.ok(seen.length > 20, `Figure 6 has more than twenty steps, seen ${seen.length - 1}`);
  assert.deepEqual(seen.at(-1)?.seeds, seeds(native.position));

  for (let k = seen.length - 2; k > 0; k--) {
    await board.press("back");
    await board.rest();
    const now = await board.shown();
    assert.deepEqual([now.seeds, now.hands], [seen[k].seeds, seen[k].hands], `back at step ${k}`);
  }
});

promise("while seeds travel, no seed is lost or made in any picture on the way", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  await board.ask((root) => {
    const w = /** @type {any} */ (window);
    w.pictures = { frames: 0, moving: 0, wrong: [] };
    const look = () => {
      const counts = [...root.querySelectorAll(".frame.shown svg.board [data-place] .count, .frame.shown svg.board .hand .count")];
      const total = counts.reduce((all, count) => all + Number(count.textContent), 0);
      w.pictures.frames++;
      if (root.querySelector(".hand")) w.pictures.moving++;
      if (total !== 48) w.pictures.wrong.push(counts.map((count) => count.textContent).join(" "));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let ply = 1; ply <= 4; ply++) {
    await board.press("forward");
    await board.rest({ ply });
  }
  const { moving, wrong } = await reader.page.evaluate(() => /** @type {any} */ (window).pictures);
  assert.ok(moving > 10, "the seeds were seen on their way");
  assert.deepEqual(wrong, []);
});

/** Steps every example of a page back from its end and forward again, compared with the engine; returns how many there are.
 * @param {import("./harness/promise.js").Reader} reader @param {string} address */
async function replayAll(reader, address) {
  await reader.open(address);
  const ids = await reader.page.$$eval("sow-board", (all) => all.map((board) => board.id));
  for (const id of ids) {
    const board = reader.board(id);
    const line = await board.line();
    const moves = line.states.slice(1).map((/** @type {any} */ state) => state.move);
    const { id: variant } = await board.game();
    const native = play(variant, moves, { from: line.start, set: readings(variant, line.rules) });
    const positions = [native.start, ...native.plies.map((ply) => ply.position)];
    if (moves.length > 0) {
      await board.press("last");
      await board.rest({ ply: moves.length });
    }
    for (let k = moves.length; k >= 0; k--) {
      await board.rest({ ply: k });
      assert.deepEqual(await board.seeds(), seeds(positions[k]), `${id} after ply ${k}, going back`);
      if (k > 0) await board.press("back");
    }
    for (let k = 1; k <= moves.length; k++) {
      await board.press("forward");
      await board.rest({ ply: k });
      assert.deepEqual(await board.seeds(), seeds(positions[k]), `${id} after ply ${k}`);
      assert.ok((await board.sentence()).text.includes(line.states[k].say), `${id}: the sentence of ply ${k}`);
    }
    if (moves.length > 0) {
      await board.press("first");
      await board.rest({ ply: 0 });
      assert.deepEqual(await board.seeds(), seeds(native.start));
    }
  }
  return ids.length;
}

promise("every example of a page replays as the engine plays it, forward and back", { still: true }, async (reader) => {
  assert.ok((await replayAll(reader, PAGE)) >= 8);
});

promise("every example of every other page replays as the engine plays it, forward and back", { still: true, only: "chromium" }, async (reader) => {
  let examples = 0;
  for (const address of pages().filter((address) => address !== PAGE)) examples += await replayAll(reader, address);
  assert.ok(examples >= 13, `found ${examples} examples`);
});

promise("a board marks whose turn it is, other than by colour", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f5");
  const marked = () => board.ask((root) => [...root.querySelectorAll(".frame.shown svg.board .turn")].map((mark) => (mark.classList.contains("turn-s") ? "S" : "N")));
  const native = play("pratt-egyptian", ["4", "1", "2"]);
  for (const position of [native.start, ...native.plies.map((ply) => ply.position)]) {
    assert.deepEqual(await marked(), [turn(position)], position);
    if (await board.can("forward")) await board.press("forward");
    await board.rest();
  }
});

promise("autoplay runs to the end and stops there", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f4");
  await board.press("play");
  await reader.page.waitForFunction(() => /pause/i.test(document.querySelector('#p-f4 [data-do="play"]')?.textContent ?? ""), { polling: 20 });
  await board.rest({ ply: 2 });
  await reader.page.waitForFunction(() => /play/i.test(document.querySelector('#p-f4 [data-do="play"]')?.textContent ?? ""), { polling: 20 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["4", "1"]).position));
});

promise("autoplay stops when it is told to, and stays there", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f7");
  await board.press("play");
  await reader.page.waitForFunction(() => Number(document.getElementById("p-f7")?.dataset.ply) >= 1, { polling: 20, timeout: 30_000 });
  await board.press("play");
  await board.rest();
  const { ply } = await board.state();
  const before = await board.seeds();
  await new Promise((done) => setTimeout(done, 2500)); // longer than autoplay rests between plies
  assert.equal((await board.state()).ply, ply);
  assert.deepEqual(await board.seeds(), before);
  assert.deepEqual((await board.shown()).hands, []);
});

promise("a click while seeds travel ends the travel at the right board", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  for (let k = 0; k < 4; k++) await board.press("forward");
  await board.rest({ ply: 4 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", FIGURES["p-f6"].moves).position));
});

promise("an address that names a state opens its board there", { still: true }, async (reader) => {
  await reader.open(`${PAGE}#p-f6-2`);
  const board = reader.board("p-f6");
  await board.rest({ ply: 2 });
  assert.deepEqual(await board.seeds(), seeds(play("pratt-egyptian", ["4", "1"]).position));
  assert.ok(await board.ask((root) => root.getBoundingClientRect().top < innerHeight && root.getBoundingClientRect().bottom > 0), "and in view");
});

promise("two boards on a page do not touch each other", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const [five, six] = [reader.board("p-f5"), reader.board("p-f6")];
  const start = seeds(play("pratt-egyptian", []).start);
  await five.press("forward");
  await five.press("forward");
  await five.rest({ ply: 2 });
  assert.deepEqual(await six.seeds(), start);
  assert.equal((await six.state()).ply, 0);

  await six.press("last");
  await six.rest({ ply: 4 });
  await five.try();
  await six.try();
  // Both ask the one engine at the same moment, from different boards.
  await reader.page.evaluate(() => {
    for (const id of ["p-f5", "p-f6"]) /** @type {HTMLElement} */ (document.querySelector(`#${id} .pits [data-place="9"]`)).click();
  });
  await Promise.all([five.rest({ ply: 3 }), six.rest({ ply: 5 })]);
  assert.deepEqual(await five.seeds(), seeds(play("pratt-egyptian", ["4", "1", "3"]).position));
  assert.deepEqual(await six.seeds(), seeds(play("pratt-egyptian", ["4", "1", "2", "6", "3"]).position));
  assert.equal(reader.host.asked("engine.wasm"), 1, "one engine for the page");
});
