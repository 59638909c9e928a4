// A move seed by seed: the hand, the laps, what is passed over, the last seed and what is captured are all seen, and nothing is lost.
import assert from "node:assert/strict";
import { play, positions, seeds, told } from "./harness/native.js";
import { promise } from "./harness/promise.js";

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);

/** What is marked on the drawing. @param {import("./harness/board.js").Board} board @returns {Promise<string[]>} */
const marks = (board) => /** @type {any} */ (board.ask((root) => [...root.querySelectorAll(".frame.shown svg.board .marks > path")]
  .filter((mark) => mark.checkVisibility() && mark.getAttribute("d")).map((mark) => mark.getAttribute("class")).sort()));

/** @param {import("./harness/board.js").Board} board @returns {Promise<string>} */
const at = (board) => /** @type {any} */ (board.ask((root) => root.querySelector(".at")?.textContent));

promise("by seed, every step of Figure 6 conserves the 48 seeds, hand included, and leads to the same boards", { still: true }, async (reader) => {
  await reader.open("variants/pratt-egyptian/");
  const board = reader.board("p-f6");
  const all = positions(play("pratt-egyptian", ["4", "1", "2", "6"]));
  await board.press("grain");
  assert.equal(await board.ask((root) => root.querySelector('[data-do="grain"]')?.getAttribute("aria-pressed")), "true");
  const seen = [await board.shown()];
  let before = 0;
  while (await board.can("forward")) {
    assert.ok(seen.length < 60, "the steps come to an end");
    await board.press("forward");
    await board.rest();
    const { ply } = await board.state();
    const now = await board.shown();
    assert.equal(sum(now.seeds) + sum(now.hands), 48, `step ${seen.length}: ${JSON.stringify(now)}`);
    assert.ok(now.hands.length <= 1, "one hand");
    assert.notEqual((await board.sentence()).text, "");
    if (ply !== before) assert.deepEqual(seen.at(-1)?.seeds, seeds(all[ply - 1]), `the board before ply ${ply}`);
    seen.push(now);
    before = ply;
  }
  assert.ok(seen.length > 20, `Figure 6 has more than twenty steps, seen ${seen.length - 1}`);
  assert.deepEqual(seen.at(-1)?.seeds, seeds(all[4]));

  for (let k = seen.length - 2; k > 0; k--) {
    await board.press("back");
    await board.rest();
    const now = await board.shown();
    assert.deepEqual([now.seeds, now.hands], [seen[k].seeds, seen[k].hands], `back at step ${k}`);
  }
});

// Ayoayo's first capture goes through laps, passes the pit it began in, and takes; each is seen on its own step and in the whole ply.
promise("hand, laps, what is passed over, the last seed and what is captured are seen, by seed and by ply", { still: true, only: "chromium" }, async (reader) => {
  await reader.open("variants/ayoayo/");
  const board = reader.board("a-3");
  const { moves, options } = told(await board.line());
  const native = play("ayoayo", moves, options);
  const { states } = await board.line();
  const { steps } = states[1];
  assert.ok(steps.filter((/** @type {any} */ step) => step.do === "lift").length > 1, "the example has laps");
  const pressForward = async () => {
    await board.press("forward");
    await board.rest();
  };

  await board.press("grain");
  const whole = seeds(native.start);
  let hand = 0;
  let laps = 0;
  const done = new Set();
  for (const [k, step] of steps.entries()) {
    await pressForward();
    if (step.from >= 0) whole[step.from] -= step.seeds;
    else hand -= step.seeds;
    if (step.to >= 0) whole[step.to] += step.seeds;
    else hand += step.seeds;
    const now = await board.shown();
    if (k < steps.length - 1) assert.deepEqual([now.seeds, now.hands], [whole, hand ? [hand] : []], `step ${k + 1}: ${step.do}`);
    done.add(step.do);
    if (step.do === "lift") laps++;
    assert.equal(await at(board), `1 / ${states.length - 1} · ${k + 1} of ${steps.length} · lap ${laps}`);
    const marked = await marks(board);
    if (done.has("drop")) assert.ok(marked.includes("last") && marked.includes("path"), `step ${k + 1}: ${marked}`);
    assert.equal(marked.includes("skip"), done.has("skip"), `step ${k + 1}: ${marked}`);
    assert.equal(marked.includes("taken"), steps.slice(0, k + 1).some((/** @type {any} */ s) => s.do === "capture" && s.from >= 0), `step ${k + 1}: ${marked}`);
    if (step.say) assert.ok((await board.sentence()).text.includes(step.say), `step ${k + 1} is said`);
  }
  assert.deepEqual([...done].filter((word) => ["lift", "drop", "skip", "capture"].includes(word)).sort(), ["capture", "drop", "lift", "skip"]);
  await board.shows(native.plies[0].position, "after the last step");

  await board.press("first");
  await board.rest({ ply: 0 });
  await board.press("grain");
  assert.deepEqual(await marks(board), []);
  await pressForward();
  await board.shows(native.plies[0].position, "by ply");
  assert.deepEqual((await marks(board)).filter((mark) => ["last", "path", "skip", "taken"].includes(mark)), ["last", "path", "skip", "taken"]);
  assert.deepEqual((await board.shown()).hands, []);
});

promise("while seeds travel, no seed is lost or made in any picture on the way", {}, async (reader) => {
  await reader.open("variants/pratt-egyptian/");
  const board = reader.board("p-f6");
  await board.ask((root) => {
    const w = /** @type {any} */ (window);
    w.pictures = { moving: 0, wrong: [] };
    const look = () => {
      const counts = [...root.querySelectorAll(".frame.shown svg.board :is(text.count[data-place], .hand .count)")];
      const total = counts.reduce((all, count) => all + Number(count.textContent), 0);
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

promise("a click while seeds travel ends the travel at the right board", {}, async (reader) => {
  await reader.open("variants/pratt-egyptian/");
  const board = reader.board("p-f6");
  for (let k = 0; k < 4; k++) await board.press("forward");
  await board.rest({ ply: 4 });
  await board.shows(play("pratt-egyptian", ["4", "1", "2", "6"]).position);
  await board.press("back");
  await board.press("forward");
  await board.press("first");
  await board.rest({ ply: 0 });
  await board.shows(play("pratt-egyptian", []).start);
});

promise("by seed, a move that is not finished can be left, and says so to a pit that is touched", { still: true }, async (reader) => {
  await reader.open("variants/pratt-egyptian/");
  const board = reader.board("p-f6");
  await board.press("grain");
  for (let k = 0; k < 3; k++) await board.press("forward");
  await board.rest({ ply: 1 });
  const before = await board.seeds();
  await board.touch(4);
  assert.match((await board.sentence()).text, /not finished/);
  assert.deepEqual(await board.seeds(), before);
  await board.press("grain");
  await board.rest({ ply: 1 });
  await board.shows(play("pratt-egyptian", ["4"]).position, "by ply again, the move is whole");
});
