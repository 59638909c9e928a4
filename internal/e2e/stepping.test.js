// Stepping through examples, compared with the native engine.
import assert from "node:assert/strict";
import { play, playEach, positions, seedsOf, sentences, lineOf, sideToMove } from "./harness/native.js";
import { examplePages } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll, sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";

/** The moves of Pratt's figures, with the clauses in their sentences. */
const FIGURES = {
  "p-f3": { moves: ["4"], clause: "P-E2", end: "4,4,4,4,4,4/4,4,0,5,5,5 1,0 S" },
  "p-f4": { moves: ["4", "1"], clause: "P-E1", end: "4,4,5,5,5,5/4,4,0,5,5,0 2,0 N" },
  "p-f5": { moves: ["4", "1", "2"], clause: "P-E1", end: "5,0,5,5,5,5/5,5,0,5,5,0 2,1 S" },
  "p-f6": { moves: ["4", "1", "2", "6"], clause: "P-E3", end: "5,0,5,5,5,0/0,6,1,6,6,0 8,1 N" },
};

// The first is animated in every run.
for (const [id, { moves, clause, end }] of sample(Object.entries(FIGURES), 2)) {
  const reducedMotion = !runsAll && id !== "p-f3";
  browserTest(`${id}: each step shows the engine's position, sentence and clauses`, { reducedMotion }, async (reader) => {
    await reader.open(PAGE, { unfold: id });
    const board = reader.board(id);
    const { states } = await board.data();
    const native = play("pratt-egyptian", moves);
    const said = sentences("pratt-egyptian", moves);
    assert.equal(native.position, end, "the engine's end is the figure's");
    assert.equal(states.length, moves.length + 1, "the example has a state for the start and one for each move");

    await board.assertShows(native.start);
    for (const [k, ply] of native.plies.entries()) {
      await board.press("forward");
      await board.settle({ ply: k + 1 });
      await board.assertShows(ply.position, `after ${moves.slice(0, k + 1).join(" ")}`);
      const { drawn, hands } = await board.readBoard();
      assert.equal(drawn, 48, "every seed is drawn");
      assert.deepEqual(hands, [], "the hand is empty after a move");
      const sentence = await board.sentence();
      assert.ok(sentence.text.includes(said[k]), `the sentence of ply ${k + 1}: ${sentence.text}`);
      assert.deepEqual(sentence.clauses, states[k + 1].clauses);
      for (const [i, href] of sentence.hrefs.entries()) {
        const source = sentence.clauses[i] === "A-9" ? "sources/ayoayo/" : "sources/pratt-2009/";
        assert.equal(href, `${reader.host.url(source)}#${sentence.clauses[i]}`);
      }
    }
    assert.ok((await board.sentence()).clauses.includes(clause), `the last sentence rests on ${clause}`);
    assert.equal(await board.canPress("forward"), false, "there is nothing after the end");
    assert.equal(await board.canPress("last"), false);
  });
}

browserTest("a page's examples replay as the engine plays them, forward and back", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: true });
  const ids = (await reader.boardIds()).filter((id) => !id.endsWith("-b"));
  assert.ok(ids.length >= 15);
  await reader.page.$$eval("details", (all) => all.forEach((part) => (part.open = true)));
  for (const id of sample(ids, 3)) {
    const board = reader.board(id);
    const { moves, options } = lineOf(await board.data());
    const all = positions(play("pratt-egyptian", moves, options));
    if (moves.length > 0) await board.press("last");
    for (let k = moves.length; k >= 0; k--) {
      await board.settle({ ply: k });
      await board.assertShows(all[k], `after ply ${k}, going back`);
      if (k > 0) await board.press("back");
    }
    for (let k = 1; k <= moves.length; k++) {
      await board.press("forward");
      await board.settle({ ply: k });
      await board.assertShows(all[k], `after ply ${k}`);
    }
    if (moves.length === 0) continue;
    await board.press("first");
    await board.settle({ ply: 0 });
    await board.assertShows(all[0]);
  }
});

for (const [what, some] of /** @type {[string, (address: string) => boolean][]} */ ([
  ["on a game", (address) => address.startsWith("variants/")],
  ["on anything else", (address) => !address.startsWith("variants/")],
])) {
  browserTest(
    `every example ${what} replays with the engine's positions and sentences`,
    { reducedMotion: true, minutes: 12, only: "chromium" },
    async (reader) => {
      let examples = 0;
      for (const address of sample(examplePages().filter(some), 2)) {
        await reader.open(address, { unfold: true });
        const found = await reader.page.evaluate(replayed, sample(await reader.boardIds(), 5));
        const native = playEach(found.map(({ game, line }) => ({ variant: game, ...lineOf(line) })));
        for (const [i, { id, game, line, states }] of found.entries()) {
          const { moves, options } = lineOf(line);
          assert.deepEqual(
            states.map(({ position }) => position),
            positions(native[i]),
            id,
          );
          const said = sentences(game, moves, options);
          for (const [k, { position, digits, text }] of states.entries()) {
            const seeds = seedsOf(position);
            if (digits.length === seeds.length - 2) digits.push(0, 0); // a board of four rows has no stores
            assert.deepEqual(digits, seeds, `${id} after ply ${k}`);
            if (k > 0) assert.ok(text.includes(said[k - 1]), `${id}, ply ${k}: ${text}, not ${said[k - 1]}`);
          }
          examples++;
        }
      }
      assert.ok(examples >= (runsAll ? 40 : 3), `found ${examples} examples`);
    },
  );
}

/** Reads what boards of a page show at each ply. Runs in the page. @param {string[]} ids of the boards */
async function replayed(ids) {
  const all = [];
  for (const id of ids) {
    const root = /** @type {HTMLElement} */ (document.getElementById(id));
    const press = (/** @type {string} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-do="${name}"]`)).click();
    const rest = async (/** @type {number} */ ply) => {
      for (let k = 0; root.dataset.ply !== String(ply) || root.querySelector('[aria-busy="true"]'); k++) {
        if (k > 3000) throw new Error(`${id} does not come to ply ${ply}`);
        await new Promise((done) => setTimeout(done, 10));
      }
    };
    const line = JSON.parse(root.querySelector("script.line")?.textContent ?? "");
    const last = (line.moves ?? line.states.slice(1)).length;
    const states = [];
    for (let ply = 0; ply <= last; ply++) {
      if (ply > 0) press("forward");
      else if (root.dataset.ply !== "0") press("first");
      await rest(ply);
      const digits = [];
      const shown = /** @type {Element} */ (root.querySelector(".frame.shown"));
      for (const count of shown.querySelectorAll("text.count[data-place]"))
        digits[Number(/** @type {HTMLElement} */ (count).dataset.place)] = Number(count.textContent);
      states.push({
        position: /** @type {string} */ (/** @type {any} */ (root).board.position),
        digits,
        text: shown.querySelector(".say")?.textContent ?? "",
      });
    }
    const game = JSON.parse(document.getElementById(`game-${root.dataset.game}`)?.textContent ?? "{}");
    all.push({ id, game: /** @type {string} */ (game.id), line, states });
  }
  return all;
}

browserTest("a board opens at the state its author chose", { reducedMotion: true }, async (reader) => {
  await reader.open("teaching-answers/");
  const board = reader.board("answer-5");
  const { moves, options } = lineOf(await board.data());
  assert.equal(moves.length, 6);
  await board.settle({ ply: 6, mode: "replay" });
  await board.assertShows(play("gamepigeon", moves, options).position);
  assert.equal(await board.canPress("forward"), false);
  assert.equal(await board.evaluate((root) => root.querySelector('.moves [aria-current="step"]')?.getAttribute("data-ply")), "6");
});

browserTest(
  "the list of moves has every ply and opens each, and more than colour marks the side to move",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE, { unfold: "p-f6" });
    const board = reader.board("p-f6");
    const marked = () =>
      board.evaluate((root) => ({
        turns: [...root.querySelectorAll(".frame.shown svg.board .turn")].map((mark) => (mark.classList.contains("turn-s") ? "S" : "N")),
        status: /** @type {HTMLElement} */ (root.querySelector(".status")).innerText,
      }));
    const moves = FIGURES["p-f6"].moves;
    const all = positions(play("pratt-egyptian", moves));
    assert.deepEqual(await board.evaluate((root) => [...root.querySelectorAll(".moves button")].map((chip) => chip.textContent)), [
      "Show from the start",
      ...moves,
    ]);
    for (const ply of [3, 1, 4, 0, 2]) {
      await board.clickPly(ply);
      await board.settle({ ply, mode: "replay" });
      await board.assertShows(all[ply], `ply ${ply}`);
      assert.deepEqual(
        await board.evaluate((root) =>
          [...root.querySelectorAll('.moves [aria-current="step"]')].map((chip) => chip.getAttribute("data-ply")),
        ),
        [String(ply)],
      );
      const { turns, status } = await marked();
      assert.deepEqual(turns, [sideToMove(all[ply])], all[ply]);
      assert.ok(status.includes(`${{ S: "Lower", N: "Upper" }[sideToMove(all[ply])]} to play`), status);
    }
  },
);

browserTest("a list of moves shows each move whole, those of side lines too", { only: "chromium" }, async (reader) => {
  await reader.open("variants/bao-la-kujifunza/", { unfold: true });
  const moves = await reader.page.$$eval(".moves button", (all) =>
    all.map((button) => ({
      isSide: button.matches(".side"),
      isCut: button.scrollHeight > button.clientHeight || button.scrollWidth > button.clientWidth,
      text: button.textContent,
    })),
  );
  assert.ok(moves.filter(({ isSide }) => isSide).length >= 5, `${moves.length} moves`);
  assert.deepEqual(
    moves.filter(({ isCut }) => isCut),
    [],
  );
});

browserTest(
  "a side line is listed where it branches off, replays as the engine plays it, and returns; notes are marked there and appear only at their states",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE, { unfold: true });
    for (const [id, book, side] of /** @type {[string, string[], string[]][]} */ ([
      ["p-f4", ["4", "1"], ["4", "5"]],
      ["p-f5", ["4", "1", "2"], ["4", "1", "6", "5"]],
    ])) {
      const board = reader.board(id);
      const all = positions(play("pratt-egyptian", side));
      const said = sentences("pratt-egyptian", side);
      const leaves = side.findIndex((move, k) => move !== book[k]) + 1;
      assert.deepEqual(
        await board.evaluate((root) =>
          [...root.querySelectorAll(".moves .side")].map((chip) => [
            chip.textContent,
            Number(/** @type {HTMLElement} */ (chip).dataset.ply),
          ]),
        ),
        side.slice(leaves - 1).map((move, k) => [move, leaves + k]),
      );
      assert.equal(await board.evaluate((root) => root.querySelectorAll(".moves .leaves").length), 1);
      for (let ply = leaves; ply <= side.length; ply++) {
        await board.click(`#${id} .moves .side[data-ply="${ply}"]`);
        await board.settle({ ply, mode: "try" });
        await board.assertShows(all[ply], `side line, ply ${ply}`);
        const { text } = await board.sentence();
        assert.ok(text.includes(said[ply - 1]), text);
      }
      await board.press("book");
      await board.settle({ ply: leaves - 1, mode: "replay" });
      await board.assertShows(all[leaves - 1]);
      await board.press("forward");
      await board.settle({ ply: leaves, mode: "replay" });
      await board.assertShows(play("pratt-egyptian", book.slice(0, leaves)).position, "the example is unchanged");
    }

    const board = reader.board("p-f4");
    const noted = () =>
      board.evaluate((root) =>
        [...root.querySelectorAll(".moves .noted")].map((chip) => [chip.classList.contains("side"), chip.getAttribute("data-ply")]),
      );
    assert.deepEqual(await noted(), [
      [false, "2"],
      [true, "2"],
    ]);
    const comments = ["The build checks this", "Pit 5 at once is too early"];
    const seen = async () => {
      const text = await board.evaluate((root) => root.innerText);
      return comments.map((comment) => text.includes(comment));
    };
    await board.press("first");
    await board.settle({ ply: 0 });
    assert.deepEqual(await seen(), [false, false]);
    await board.clickPly(2);
    await board.settle({ ply: 2, mode: "replay" });
    assert.deepEqual(await seen(), [true, false]);
    await board.click("#p-f4 .moves .side[data-ply]");
    await board.settle({ ply: 2, mode: "try" });
    assert.deepEqual(await seen(), [false, true]);
    await board.press("first");
    await board.settle({ ply: 0 });
    assert.deepEqual(await seen(), [false, false]);
  },
);

browserTest(
  "lettered marks show at their state only; a long example shows start and end, and one board after the first step",
  { reducedMotion: true },
  async (reader) => {
    await reader.open(PAGE, { unfold: true });
    const five = reader.board("p-f5");
    const letters = () =>
      five.evaluate((root) => ({
        drawn: [...root.querySelectorAll(".frame.shown svg.board .marks .letter")].map((text) => text.textContent),
        told: [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".notes [data-state]"))]
          .filter((note) => note.checkVisibility())
          .map((note) => note.innerText.trim()[0]),
      }));
    assert.deepEqual(await letters(), { drawn: [], told: [] });
    await five.press("last");
    await five.settle({ ply: 3 });
    assert.deepEqual(await letters(), { drawn: ["A", "B"], told: ["A", "B"] });

    const board = reader.board("p-f8");
    const { moves, options } = lineOf(await board.data());
    assert.equal(moves.length, 10);
    const all = positions(play("pratt-egyptian", moves, options));
    assert.equal(
      await board.evaluate((root) => [...root.querySelectorAll(".frame svg.board")].filter((svg) => svg.checkVisibility()).length),
      2,
    );
    for (const ply of [1, 2, moves.length]) {
      await board.press(ply > 2 ? "last" : "forward");
      await board.settle({ ply });
      await board.assertShows(all[ply], `ply ${ply}`);
    }
    await board.press("first");
    await board.settle({ ply: 0 });
    await board.assertShows(all[0]);
  },
);
