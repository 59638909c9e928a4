// Moves seed by seed: every step shows hand, laps, skips, last seed and captures, and no seed is lost.
import assert from "node:assert/strict";
import { play, positions, seedsOf, lineOf } from "./harness/native.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll } from "./harness/sample.js";

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

/** The marks on the drawing. @param {import("./harness/board.js").Board} board @returns {Promise<string[]>} */
const marks = (board) =>
  /** @type {any} */ (
    board.evaluate((root) =>
      [...root.querySelectorAll(".frame.shown svg.board .marks > path")]
        .filter((mark) => mark.checkVisibility() && mark.getAttribute("d"))
        .map((mark) => mark.getAttribute("class"))
        .sort(),
    )
  );

/** @param {import("./harness/board.js").Board} board @returns {Promise<string>} */
const at = (board) => /** @type {any} */ (board.evaluate((root) => root.querySelector(".at")?.textContent));

browserTest("by seed every step of Figure 6 has 48 seeds and leads to the same positions", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f6" });
  const board = reader.board("p-f6");
  const all = positions(play("pratt-egyptian", ["4", "1", "2", "6"]));
  let before = runsAll ? 0 : 3;
  if (before > 0) await board.clickPly(before);
  await board.settle({ ply: before });
  await board.press("grain");
  assert.equal(await board.evaluate((root) => root.querySelector('[data-do="grain"]')?.getAttribute("aria-pressed")), "true");
  const seen = [await board.readBoard()];
  while (await board.canPress("forward")) {
    assert.ok(seen.length < 60, "the steps end");
    await board.press("forward");
    await board.settle();
    const { ply } = await board.state();
    const now = await board.readBoard();
    assert.equal(sum(now.seeds) + sum(now.hands), 48, `step ${seen.length}: ${JSON.stringify(now)}`);
    assert.ok(now.hands.length <= 1, "one hand");
    assert.notEqual((await board.sentence()).text, "");
    if (ply !== before) assert.deepEqual(seen.at(-1)?.seeds, seedsOf(all[ply - 1]), `the board before ply ${ply}`);
    seen.push(now);
    before = ply;
  }
  assert.ok(seen.length > (runsAll ? 20 : 7), `seen ${seen.length - 1} steps`);
  assert.deepEqual(seen.at(-1)?.seeds, seedsOf(all[4]));

  for (let k = seen.length - 2; k > 0; k--) {
    await board.press("back");
    await board.settle();
    const now = await board.readBoard();
    assert.deepEqual([now.seeds, now.hands], [seen[k].seeds, seen[k].hands], `back at step ${k}`);
  }
});

// Ayoayo's first capture has laps, a skip and a capture. Each shows at its own step and in the whole ply.
browserTest("steps and plies mark hand, laps, skips, last seed and captures", { reducedMotion: true, only: "chromium" }, async (reader) => {
  await reader.open("variants/ayoayo/");
  const board = reader.board("a-3");
  const { moves, options } = lineOf(await board.data());
  const native = play("ayoayo", moves, options);
  const { states } = await board.data();
  const { steps } = states[1];
  assert.ok(steps.filter((/** @type {any} */ step) => step.do === "lift").length > 1, "the example has laps");
  const pressForward = async () => {
    await board.press("forward");
    await board.settle();
  };

  await board.press("grain");
  const whole = seedsOf(native.start);
  let hand = 0;
  let laps = 0;
  const done = new Set();
  for (const [k, step] of steps.entries()) {
    await pressForward();
    if (step.from >= 0) whole[step.from] -= step.seeds;
    else hand -= step.seeds;
    if (step.to >= 0) whole[step.to] += step.seeds;
    else hand += step.seeds;
    const now = await board.readBoard();
    if (k < steps.length - 1) assert.deepEqual([now.seeds, now.hands], [whole, hand ? [hand] : []], `step ${k + 1}: ${step.do}`);
    done.add(step.do);
    if (step.do === "lift") laps++;
    assert.equal(await at(board), `Move 1 of ${states.length - 1} · ${k + 1} of ${steps.length} · lap ${laps}`);
    const marked = await marks(board);
    if (done.has("drop")) assert.ok(marked.includes("last") && marked.includes("path"), `step ${k + 1}: ${marked}`);
    assert.equal(marked.includes("skip"), done.has("skip"), `step ${k + 1}: ${marked}`);
    assert.equal(
      marked.includes("taken"),
      steps.slice(0, k + 1).some((/** @type {any} */ s) => s.do === "capture" && s.from >= 0),
      `step ${k + 1}: ${marked}`,
    );
    if (step.say) assert.ok((await board.sentence()).text.includes(step.say), `step ${k + 1} is described`);
  }
  assert.deepEqual([...done].filter((word) => ["lift", "drop", "skip", "capture"].includes(word)).sort(), [
    "capture",
    "drop",
    "lift",
    "skip",
  ]);
  await board.assertShows(native.plies[0].position, "after the last step");

  await board.press("first");
  await board.settle({ ply: 0 });
  await board.press("grain");
  assert.deepEqual(await marks(board), []);
  await pressForward();
  await board.assertShows(native.plies[0].position, "by ply");
  assert.deepEqual(
    (await marks(board)).filter((mark) => ["last", "path", "skip", "taken"].includes(mark)),
    ["last", "path", "skip", "taken"],
  );
  assert.deepEqual((await board.readBoard()).hands, []);
});

browserTest("every frame of an animation shows 48 seeds, and a click during one jumps to its final position", {}, async (reader) => {
  await reader.open("variants/pratt-egyptian/", { unfold: "p-f6" });
  const board = reader.board("p-f6");
  await board.evaluate((root) => {
    const w = /** @type {any} */ (window);
    w.frames = { moving: 0, wrong: [] };
    const check = () => {
      const counts = [...root.querySelectorAll(".frame.shown svg.board :is(text.count[data-place], .hand .count)")];
      const total = counts.reduce((all, count) => all + Number(count.textContent), 0);
      if (root.querySelector(".hand")) w.frames.moving++;
      if (total !== 48) w.frames.wrong.push(counts.map((count) => count.textContent).join(" "));
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });
  const all = positions(play("pratt-egyptian", ["4", "1", "2", "6"]));
  for (let ply = 1; runsAll && ply <= 4; ply++) {
    await board.press("forward");
    await board.settle({ ply });
    await board.assertShows(all[ply], "at rest");
  }

  const from = runsAll ? 0 : 2;
  await board.clickPly(from);
  await board.settle({ ply: from });
  for (let ply = from; ply < 4; ply++) await board.press("forward");
  await board.settle({ ply: 4 });
  await board.assertShows(all[4]);
  await board.press("back");
  await board.press("forward");
  await board.press("first");
  await board.settle({ ply: 0 });
  await board.assertShows(all[0]);
  const { moving, wrong } = await reader.page.evaluate(() => /** @type {any} */ (window).frames);
  assert.ok(moving > 10, "moving seeds were seen");
  assert.deepEqual(wrong, []);
});

browserTest("an unfinished move refuses clicks and can be left", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/pratt-egyptian/");
  const board = reader.board("p-f3");
  await board.press("grain");
  for (let k = 0; k < 3; k++) await board.press("forward");
  await board.settle({ ply: 1 });
  const before = await board.seeds();
  await board.clickPit(4);
  assert.match((await board.sentence()).text, /still being shown/);
  assert.deepEqual(await board.seeds(), before);
  await board.press("grain");
  await board.settle({ ply: 1 });
  await board.assertShows(play("pratt-egyptian", ["4"]).position, "by ply the move is complete");
});
