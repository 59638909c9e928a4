// Linked boards: same ply on both, each as the native engine plays it.
import assert from "node:assert/strict";
import { play, playEach, positions, lineOf, sideToMove, refusal } from "./harness/native.js";
import { pagesWith } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { random } from "./harness/random.js";
import { runsAll, sample } from "./harness/sample.js";

/**
 * @typedef {import("./harness/board.js").Board} Board
 * @typedef {{board: Board, variant: string, labels: string[], pits: number, moves: string[], options: import("./harness/native.js").Options}} Side
 */

/** The two boards of a pair with their lines.
 * @param {import("./harness/browser-test.js").Reader} reader @param {string} id @returns {Promise<Side[]>} */
const pair = (reader, id) =>
  Promise.all(
    ["a", "b"].map(async (end) => {
      const board = reader.board(`${id}-${end}`);
      const { id: variant, labels, pits } = await board.game();
      return { board, variant, labels, pits, ...lineOf(await board.data()) };
    }),
  );

/** The description of the difference below a pair. @param {import("./harness/browser-test.js").Reader} reader @param {string} id */
const difference = ({ page }, id) => page.$eval(`#${id} .difference`, (line) => /** @type {HTMLElement} */ (line).innerText);

/** Asserts that both boards are at a ply and show their positions. @param {Side[]} sides @param {string[]} wanted @param {number} ply @param {string} why */
async function show(sides, wanted, ply, why) {
  for (const [k, { board }] of sides.entries()) {
    await board.settle({ ply });
    await board.assertShows(wanted[k], why);
  }
}

/** The pit that a board marks as the difference, if any. @param {Board} board */
const marked = (board) =>
  board.evaluate((root) => {
    const middle = (/** @type {Element} */ part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const ring = root.querySelector("svg.board .marks .differs");
    if (!ring) return undefined;
    if (![...root.querySelectorAll("svg.board .letter")].some((letter) => letter.textContent === "≠")) return "a ring without its sign";
    const at = middle(ring);
    const pit = [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".pits .spot"))].find(
      (spot) => Math.hypot(middle(spot).x - at.x, middle(spot).y - at.y) < 8,
    );
    return pit ? Number(pit.dataset.place) : "a store";
  });

// Clockwise the first seed of South's Pit 3 falls in Pit 2, counterclockwise in Pit 4. The lift is the first step.
// Thirteen seeds from place 1 return to it: a lift, eleven drops, North's store skipped, a drop; then one game skips and the other drops.
// Two seeds fall, the second at place 4; there one game ends the turn and the other captures that seed.
const differences = /** @type {[string, string, number, number, unknown[]][]} */ ([
  ["variants/gamepigeon/", "g-5-clockwise", 1, 2, [1, 3]],
  ["compare/", "c-round", 1, 15, [1, 1]],
  ["variants/pratt-basic/", "b-no-capture", 1, 4, [4, "a store"]],
]);
for (const [address, id, move, step, places] of sample(differences, 2)) {
  browserTest(
    `${id}: boards step together, and their first difference is marked and described`,
    { reducedMotion: true },
    async (reader) => {
      await reader.open(`${address}#${id}`);
      const sides = await pair(reader, id);
      const native = sides.map(({ variant, moves, options }) => positions(play(variant, moves, options)));
      await show(
        sides,
        native.map((all) => all[0]),
        0,
        "the start",
      );
      assert.deepEqual(
        await Promise.all(sides.map(({ board }) => marked(board))),
        [undefined, undefined],
        "at the start they are the same",
      );
      await sides[0].board.press("forward");
      await show(
        sides,
        native.map((all) => all[1]),
        1,
        "after the first move",
      );
      assert.deepEqual(await Promise.all(sides.map(({ board }) => marked(board))), places);
      const said = await difference(reader, id);
      assert.ok(said.startsWith(`First difference: move ${move}, step ${step}.`), said);
      for (const { board } of sides)
        assert.ok(said.includes(`${await board.evaluate((root) => root.querySelector(".name")?.textContent)}: `), said);
      assert.notEqual(native[0][1], native[1][1]);
      await sides[1].board.clickPly(0);
      await show(
        sides,
        native.map((all) => all[0]),
        0,
        "and back, from the other board",
      );
    },
  );
}

browserTest(
  "by seed both boards are at the same step, and the mark appears at the step that differs",
  { reducedMotion: true },
  async (reader) => {
    await reader.open("variants/gamepigeon/#g-5-clockwise");
    const [one, two] = (await pair(reader, "g-5-clockwise")).map(({ board }) => board);
    await one.press("grain");
    await two.waitFor("by seed, too", (root) => root.querySelector("[data-do=grain]")?.getAttribute("aria-pressed") === "true");
    for (const [step, places] of /** @type {[number, unknown[]][]} */ ([
      [1, [undefined, undefined]],
      [2, [1, 3]],
      [3, [1, 3]],
    ])) {
      await one.press("forward");
      for (const board of [one, two])
        await board.waitFor(`at step ${step}`, (root, step) => root.dataset.ply === "1" && root.dataset.step === String(step), step);
      assert.deepEqual([await marked(one), await marked(two)], places, `step ${step}`);
    }
    await two.clickPly(0);
    for (const board of [one, two]) await board.settle({ ply: 0 });
  },
);

browserTest(
  "a move on one board is played on both, by pit and direction, until it is illegal on one",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const pairs = /** @type {[string, string, number, number][]} */ ([
      ["variants/leaflet-ethiopian/", "lt-lone", 9, 3], // every pit can be sown either way
      ["variants/gamepigeon/", "g-5-clockwise", 2, 1], // the same pit sown in opposite directions
      ["variants/lane-ignorant/", "li-lap", 5, 1], // pits are cells, and only the rightmost can be played
      ["compare/", "c-round", 4, 2], // pits counted from the store and from the left
    ]);
    for (const [address, id, seed, least] of sample(pairs, 2)) {
      await reader.open(`${address}#${id}`);
      const sides = await pair(reader, id);
      const dice = random(seed);
      /** @type {string[][]} */
      const moves = [[], []];
      for (let ply = 1; ; ply++) {
        const [one, two] = sides.map(({ variant, options }, k) => play(variant, moves[k], options));
        const legal = one.legal.filter((move) => /^\d+[RL]?$/.test(move));
        if (legal.length === 0 || ply > (runsAll ? 12 : 3)) break;
        const move = legal[Math.floor(dice() * legal.length)];
        const place = await sides[0].board.pit(move, sideToMove(one.position));
        const way = /[RL]$/.exec(move)?.[0] ?? "";
        const label = sides[1].labels[place] + way;
        const start = sides.map(({ board }) => board.position());
        assert.deepEqual(await Promise.all(start), [one.position, two.position]);
        await sides[0].board.clickPit(place);
        if (way) await chooseWay(sides[0].board, way, ply);
        await sides[0].board.settle({ ply });
        moves[0].push(move);
        await sides[0].board.assertShows(play(sides[0].variant, moves[0], sides[0].options).position, `${id}, ${moves[0].join(" ")}`);
        if (sideToMove(two.position) === sideToMove(one.position) && !refusal(sides[1].variant, [...moves[1], label], sides[1].options)) {
          moves[1].push(label);
          await sides[1].board.settle({ ply });
          await sides[1].board.assertShows(play(sides[1].variant, moves[1], sides[1].options).position, `${id}-b, ${moves[1].join(" ")}`);
          continue;
        }
        await sides[1].board.waitFor("refusing it", (root) => !!root.querySelector(".say.refused"));
        assert.equal((await sides[1].board.state()).ply, ply - 1);
        await sides[1].board.assertShows(two.position, "the board that refuses stays");
        const { text } = await sides[1].board.sentence();
        assert.ok(text.length > 10 && (await difference(reader, id)).length > 40, text);
        break;
      }
      assert.ok(moves[1].length >= least, `${id}: ${moves[1].length} moves in common`);
    }
  },
);

/** @param {Board} board @param {string} way @param {number} ply that is reached if there is nothing to choose */
async function chooseWay(board, way, ply) {
  await board.waitFor("asked which way", (root, ply) => !!root.querySelector(".choice") || root.dataset.ply === String(ply), ply);
  const face = `.choice button[aria-label^="${way === "R" ? "right" : "left"}"]`;
  if (await board.evaluate((root, face) => !!root.querySelector(face), face)) await board.click(`#${board.id} ${face}`);
}

browserTest(
  "a move illegal in one game shows its clause there, and stepping back links the boards again",
  { reducedMotion: true },
  async (reader) => {
    await reader.open("variants/pratt-basic/");
    const [basic, egyptian] = await pair(reader, "b-no-again");
    await basic.board.press("forward");
    const after = [basic, egyptian].map(({ variant, moves, options }) => play(variant, moves, options));
    await show(
      [basic, egyptian],
      after.map(({ position }) => position),
      1,
      "the last seed went home",
    );
    assert.deepEqual(
      after.map(({ position }) => sideToMove(position)),
      ["N", "S"],
    );
    await egyptian.board.play("2", "S");
    await egyptian.board.settle({ ply: 2, mode: "try" });
    await egyptian.board.assertShows(play(egyptian.variant, ["1", "2"], egyptian.options).position);
    await basic.board.waitFor("refusing it", (root) => !!root.querySelector(".say.refused"));
    await basic.board.assertShows(after[0].position, "it is Upper's turn there");
    const { text, clauses } = await basic.board.sentence();
    assert.match(text, /Upper/);
    assert.equal(clauses.length, 1);
    assert.match(await difference(reader, "b-no-again"), /^First difference: move 1/, "they differ one move earlier");

    await basic.board.press("back");
    await show(
      [basic, egyptian],
      after.map(({ position }) => position),
      1,
      "undone",
    );
    await basic.board.press("back");
    await show(
      [basic, egyptian],
      [basic, egyptian].map(({ variant, options }) => play(variant, [], options).position),
      0,
      "undone to the start",
    );
    await basic.board.press("last");
    await egyptian.board.settle({ ply: 2 });
    await basic.board.settle({ ply: 1 });
    await basic.board.press("book");
    for (const { board } of [basic, egyptian]) await board.settle({ mode: "replay" });
  },
);

browserTest("a first move illegal in one game is described as the difference", { reducedMotion: true }, async (reader) => {
  await reader.open("variants/lane-ignorant/#li-nearest");
  const [one, two] = await pair(reader, "li-nearest");
  const native = [play(one.variant, one.moves, one.options), play(two.variant, one.moves.slice(0, 1), two.options)];
  assert.ok(refusal(two.variant, one.moves, two.options), "the other reading refuses the second move");
  await one.board.press("last");
  await one.board.settle({ ply: 2 });
  await two.board.settle({ ply: 1 });
  await one.board.assertShows(native[0].position);
  await two.board.assertShows(native[1].position);
  assert.match(await difference(reader, "li-nearest"), /^First difference: move 2\./);
});

browserTest(
  "every pair of boards on every page steps together to its end",
  { reducedMotion: true, minutes: 12, only: "chromium" },
  async (reader) => {
    let count = 0;
    for (const address of sample(pagesWith("sow-pair"), 2)) {
      await reader.open(address, { unfold: true });
      const ids = await reader.page.$$eval("sow-pair", (all) => all.map((pair) => pair.id));
      for (const id of sample(ids, 2)) {
        const sides = await pair(reader, id);
        const native = playEach(sides).map(positions);
        const longest = Math.max(...native.map((all) => all.length)) - 1;
        for (let ply = 0; ply <= longest; ply++) {
          await sides[ply % 2].board.click(`#${sides.find((_, k) => native[k].length > ply)?.board.id} .moves [data-ply="${ply}"]`);
          for (const [k, { board }] of sides.entries()) {
            const last = Math.min(ply, native[k].length - 1);
            await board.settle({ ply: last });
            await board.assertShows(native[k][last], `${id}, ply ${ply}`);
          }
        }
        count++;
      }
    }
    assert.ok(count >= (runsAll ? 30 : 3), `found ${count} pairs`);
  },
);
