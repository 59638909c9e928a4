// Readings: the same moves under another reading, compared with the native engine.
import assert from "node:assert/strict";
import { play, seedsOf, sentences, lineOf, sideToMove, refusal } from "./harness/native.js";
import { gamePages } from "./harness/paths.js";
import { browserTest } from "./harness/browser-test.js";
import { runsAll, sample } from "./harness/sample.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** The chosen value of a group. @param {import("./harness/board.js").Board} board @param {string} of */
const chosen = (board, of) =>
  board.evaluate(
    (root, of) =>
      [.../** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll(`[data-of="${of}"]`))]
        .filter((input) => input.checked)
        .map((input) => input.value),
    of,
  );

browserTest("switching a reading replays the same moves under it and can be undone", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3-lone");
  const { moves, options } = lineOf(await board.data());
  const no = options;
  const yes = { ...options, set: { "lone-capture": "yes" } };
  assert.notEqual(play(GAME, moves, no).position, play(GAME, moves, yes).position, "the readings differ here");
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
  await board.press("forward");
  await board.settle({ ply: 1, mode: "replay" });

  await board.choose("lone-capture", "yes");
  await board.settle({ ply: 1, mode: "try" });
  await board.assertShows(play(GAME, moves, yes).position, "under the other reading");
  const sentence = await board.sentence();
  assert.ok(sentence.text.startsWith(sentences(GAME, moves, yes)[0]), sentence.text);
  assert.deepEqual(await chosen(board, "lone-capture"), ["yes"]);
  const side = sideToMove(play(GAME, moves, yes).position);
  const [next] = play(GAME, moves, yes).legal;
  await board.play(next, side);
  await board.settle({ ply: 2, mode: "try" });
  await board.assertShows(play(GAME, [...moves, next], yes).position, "continued under it");

  await board.choose("lone-capture", "no");
  await board.waitFor(
    "the first reading",
    (root) =>
      root.dataset.ply === "2" &&
      !root.querySelector('[aria-busy="true"]') &&
      /** @type {any} */ (root).board.where.set["lone-capture"] === undefined,
  );
  await board.assertShows(play(GAME, [...moves, next], no).position, "the same moves by the first reading");
  await board.press("book");
  await board.settle({ ply: 1, mode: "replay" });
  await board.assertShows(play(GAME, moves, no).position);
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
});

browserTest("a reading that forbids a move ends the line before it and shows the clause", { reducedMotion: true }, async (reader) => {
  await reader.open(PAGE, { unfold: "p-s2" });
  const board = reader.board("p-s2");
  const { moves, options } = lineOf(await board.data());
  const set = { "lone-capture": "yes" };
  const refused = moves.findIndex((_, k) => refusal(GAME, moves.slice(0, k + 1), { ...options, set }));
  assert.equal(refused, 2, "the third move is refused under the other reading");
  await board.openPanel();
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
  await board.press("last");
  await board.settle({ ply: moves.length });
  await board.choose("lone-capture", "yes");
  await board.settle({ ply: refused, mode: "try" });
  await board.assertShows(play(GAME, moves.slice(0, refused), { ...options, set }).position);
  const sentence = await board.sentence();
  assert.equal(sentence.refused, true);
  assert.ok(refusal(GAME, moves, { ...options, set }).includes(sentence.text.replace(/(^\W+)|( P-\S+$)/g, "")), sentence.text);
  assert.equal(sentence.clauses.length, 1, sentence.text);
  assert.equal((await fetch(sentence.hrefs[0])).status, 200);
  assert.equal(await board.canPress("forward"), false);

  await board.choose("lone-capture", "no");
  await board.settle({ mode: "replay" });
  await board.press("last");
  await board.settle({ ply: moves.length, mode: "replay" });
  await board.assertShows(play(GAME, moves, options).position, "the example is unchanged");
});

/** Switches each of the given boards to each value of each reading; returns what is shown at the end of the line. Runs in the page.
 * @param {Record<string, [string, string][]>} wanted by board */
async function switched(wanted) {
  /** @type {Record<string, {position: string, seeds: number[], say: string}[]>} */
  const found = {};
  for (const [id, all] of Object.entries(wanted)) {
    const root = /** @type {any} */ (document.getElementById(id));
    found[id] = [];
    for (const [key, value] of all) {
      const input = root.querySelector(`.switches [data-of="${key}"][value="${value}"]`);
      const done = new Promise((done, fail) => {
        root.addEventListener("sow-change", done, { once: true });
        setTimeout(fail, 20_000, new Error(`${id}: nothing comes of ${key}=${value}`));
      });
      input.click();
      await done;
      const last = root.querySelector('[data-do="last"]');
      if (last.getAttribute("aria-disabled") !== "true") last.click();
      const digits = [];
      for (const count of root.querySelectorAll(".frame.shown text.count[data-place]"))
        digits[count.dataset.place] = Number(count.textContent);
      found[id].push({ position: root.board.position, seeds: digits, say: root.querySelector(".say").textContent });
    }
  }
  return found;
}

browserTest(
  "switching the number of seeds restarts the line, but keeps a position that was set up",
  { reducedMotion: true },
  async (reader) => {
    await reader.open("variants/kalah/", { unfold: "k-six" });
    const board = reader.board("k-six");
    const { moves, options } = lineOf(await board.data());
    assert.deepEqual([moves, options.set], [["1"], { seeds: "6" }]);
    await board.press("last");
    await board.settle({ ply: 1 });
    for (const number of ["3", "5", "4"]) {
      await board.choose("seeds", number);
      await board.settle({ ply: 1, mode: "try" });
      const native = play("kalah", moves, { set: { seeds: number } });
      await board.waitFor("filled so", (root, position) => /** @type {any} */ (root).board.position === position, native.position);
      await board.assertShows(native.position, `${number} seeds a pit`);
    }
    const from = "1,0,2,0,0,3/0,2,0,4,0,1 10,9 N";
    await board.openPanel();
    await board.click("#k-six .paste input");
    await reader.page.keyboard.type(from);
    await reader.page.keyboard.press("Enter");
    await board.settle({ ply: 0, mode: "try" });
    await board.assertShows(from);
    await board.choose("seeds", "6");
    await board.settle({ ply: 0 });
    await board.assertShows(from, "the position that was set up");
    await board.press("book");
    await board.settle({ mode: "replay" });
    await board.assertShows(play("kalah", [], options).start);
  },
);

browserTest(
  "every reading of every game replays the examples as the native engine does",
  { reducedMotion: true, minutes: 12, only: "chromium" },
  async (reader) => {
    let count = 0;
    for (const address of sample(gamePages(), 2)) {
      await reader.open(address, { unfold: true });
      /** @type {Record<string, [string, string][]>} */
      const wanted = {};
      /** @type {Record<string, {position: string, seeds: number[]}[]>} */
      const expected = {};
      const ids = await reader.page.$$eval("sow-board:has(.switches)", (all) => all.map((board) => board.id));
      for (const id of sample(ids, 3)) {
        const board = reader.board(id);
        const { moves, options } = lineOf(await board.data());
        const { id: game, readings } = await board.game();
        const fresh = !refusal(game, [], { set: options.set }) && play(game, [], { set: options.set }).start === options.from; // the start depends on the reading
        const open = await board.evaluate((root) => [
          ...new Set(
            [.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".switches [data-of]"))].map(
              (input) => input.dataset.of ?? "",
            ),
          ),
        ]);
        wanted[id] = [];
        expected[id] = [];
        for (const key of open) {
          const values = readings
            .find((/** @type {any} */ reading) => reading.key === key)
            .values.map((/** @type {any} */ value) => value.word);
          const own = options.set[key] ?? values[0];
          for (const value of [...values.filter((/** @type {string} */ value) => value !== own), own]) {
            const by = { from: fresh ? undefined : options.from, set: { ...options.set, [key]: value } };
            const [, refused = moves.length + 1] = /: ply (\d+), /.exec(refusal(game, moves, by)) ?? [];
            const { position } = play(game, moves.slice(0, Number(refused) - 1), by);
            wanted[id].push([key, value]);
            expected[id].push({ position, seeds: seedsOf(position) });
          }
        }
        count += wanted[id].length;
      }
      const found = await reader.page.evaluate(switched, wanted);
      assert.deepEqual(
        Object.fromEntries(
          Object.entries(found).map(([id, all]) => [
            id,
            all.map(({ position, seeds }) => ({
              position,
              seeds: seedsOf(position).length - seeds.length === 2 ? [...seeds, 0, 0] : seeds,
            })), // four rows have no stores
          ]),
        ),
        expected,
        `/${address}`,
      );
      for (const { say } of Object.values(found).flat()) assert.ok(say.length > 10);
    }
    assert.ok(count >= (runsAll ? 50 : 6), `${count} switches`);
  },
);
