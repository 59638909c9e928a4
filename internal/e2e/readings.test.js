// The points that a source leaves open, switched on a board: the same moves under the other reading are the engine's.
import assert from "node:assert/strict";
import { play, positions, seeds, sentences, told, turn, wrong } from "./harness/native.js";
import { pages } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";
const GAME = "pratt-egyptian";

/** What is chosen of a group. @param {import("./harness/board.js").Board} board @param {string} of */
const chosen = (board, of) => board.ask((root, of) => [.../** @type {NodeListOf<HTMLInputElement>} */ (root.querySelectorAll(`[data-of="${of}"]`))].filter((input) => input.checked).map((input) => input.value), of);

promise("a switch in the open plays the same moves by the other reading, and what is played from there; and back to the example", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-e3-lone");
  const { moves, options } = told(await board.line());
  const no = options;
  const yes = { ...options, set: { "lone-capture": "yes" } };
  assert.notEqual(play(GAME, moves, no).position, play(GAME, moves, yes).position, "the readings differ here");
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
  await board.press("forward");
  await board.rest({ ply: 1, mode: "replay" });

  await board.choose("lone-capture", "yes");
  await board.rest({ ply: 1, mode: "try" });
  await board.shows(play(GAME, moves, yes).position, "by the other reading");
  const sentence = await board.sentence();
  assert.ok(sentence.text.startsWith(sentences(GAME, moves, yes)[0]), sentence.text);
  assert.deepEqual(await chosen(board, "lone-capture"), ["yes"]);
  const side = turn(play(GAME, moves, yes).position);
  const [next] = play(GAME, moves, yes).legal;
  await board.play(next, side);
  await board.rest({ ply: 2, mode: "try" });
  await board.shows(play(GAME, [...moves, next], yes).position, "played on by it");

  await board.choose("lone-capture", "no");
  await board.until("the first reading", (root) => root.dataset.ply === "2" && !root.querySelector('[aria-busy="true"]') && /** @type {any} */ (root).board.where.set["lone-capture"] === undefined);
  await board.shows(play(GAME, [...moves, next], no).position, "the same moves by the first reading");
  await board.press("book");
  await board.rest({ ply: 1, mode: "replay" });
  await board.shows(play(GAME, moves, no).position);
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
});

promise("a switch in the panel does the same; where it forbids a move the line ends before it, and says why, with the clause", { still: true }, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-s2");
  const { moves, options } = told(await board.line());
  const set = { "lone-capture": "yes" };
  const refused = moves.findIndex((_, k) => wrong(GAME, moves.slice(0, k + 1), { ...options, set }));
  assert.equal(refused, 2, "the third move is refused by the other reading");
  await board.more();
  assert.deepEqual(await chosen(board, "lone-capture"), ["no"]);
  await board.press("last");
  await board.rest({ ply: moves.length });
  await board.choose("lone-capture", "yes");
  await board.rest({ ply: refused, mode: "try" });
  await board.shows(play(GAME, moves.slice(0, refused), { ...options, set }).position);
  const sentence = await board.sentence();
  assert.equal(sentence.refused, true);
  assert.ok(wrong(GAME, moves, { ...options, set }).includes(sentence.text.replace(/(^\W+)|( P-\S+$)/g, "")), sentence.text);
  assert.equal(sentence.clauses.length, 1, sentence.text);
  assert.equal((await fetch(sentence.hrefs[0])).status, 200);
  assert.equal(await board.can("forward"), false);

  await board.choose("lone-capture", "no");
  await board.rest({ mode: "replay" });
  await board.press("last");
  await board.rest({ ply: moves.length, mode: "replay" });
  await board.shows(play(GAME, moves, options).position, "the example is what it was");
});

/** Runs in a page: on each board that is named, each switch to each of its values; returns what is shown at the end of the line then.
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
      for (const count of root.querySelectorAll(".frame.shown text.count[data-place]")) digits[count.dataset.place] = Number(count.textContent);
      found[id].push({ position: root.position, seeds: digits, say: root.querySelector(".say").textContent });
    }
  }
  return found;
}

promise("a switch of how many seeds there are begins the line anew with so many; a position that was set up stays", { still: true }, async (reader) => {
  await reader.open("variants/kalah/");
  const board = reader.board("k-six");
  const { moves, options } = told(await board.line());
  assert.deepEqual([moves, options.set], [["1"], { seeds: "6" }]);
  await board.press("last");
  await board.rest({ ply: 1 });
  for (const number of ["3", "5", "4"]) {
    await board.choose("seeds", number);
    await board.rest({ ply: 1, mode: "try" });
    const native = play("kalah", moves, { set: { seeds: number } });
    await board.until("filled so", (root, position) => /** @type {any} */ (root).position === position, native.position);
    await board.shows(native.position, `${number} seeds a pit`);
  }
  const from = "1,0,2,0,0,3/0,2,0,4,0,1 10,9 N";
  await board.more();
  await board.click("#k-six .paste input");
  await reader.page.keyboard.type(from);
  await reader.page.keyboard.press("Enter");
  await board.rest({ ply: 0, mode: "try" });
  await board.shows(from);
  await board.choose("seeds", "6");
  await board.rest({ ply: 0 });
  await board.shows(from, "a position of the reader's own");
  await board.press("book");
  await board.rest({ mode: "replay" });
  await board.shows(play("kalah", [], options).start);
});

promise("every switch of every game plays the example's moves as the engine does by that reading, as far as they are allowed", { still: true, only: "chromium" }, async (reader) => {
  let count = 0;
  for (const address of pages().filter((address) => /^variants\/[^/]+\/$/.test(address))) {
    await reader.open(address);
    /** @type {Record<string, [string, string][]>} */
    const wanted = {};
    /** @type {Record<string, {position: string, seeds: number[]}[]>} */
    const expected = {};
    for (const id of await reader.page.$$eval("sow-board:has(.switches)", (all) => all.map((board) => board.id))) {
      const board = reader.board(id);
      const { moves, options } = told(await board.line());
      const { id: game, readings } = await board.game();
      const fresh = !wrong(game, [], { set: options.set }) && play(game, [], { set: options.set }).start === options.from; // the game's start, whatever that is
      const open = await board.ask((root) => [...new Set([.../** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".switches [data-of]"))].map((input) => input.dataset.of ?? ""))]);
      wanted[id] = [];
      expected[id] = [];
      for (const key of open) {
        const values = readings.find((/** @type {any} */ reading) => reading.key === key).values.map((/** @type {any} */ value) => value.word);
        const own = options.set[key] ?? values[0];
        for (const value of [...values.filter((/** @type {string} */ value) => value !== own), own]) {
          const by = { from: fresh ? undefined : options.from, set: { ...options.set, [key]: value } };
          const [, refused = moves.length + 1] = /: ply (\d+), /.exec(wrong(game, moves, by)) ?? [];
          const { position } = play(game, moves.slice(0, Number(refused) - 1), by);
          wanted[id].push([key, value]);
          expected[id].push({ position, seeds: seeds(position) });
        }
      }
      count += wanted[id].length;
    }
    const found = await reader.page.evaluate(switched, wanted);
    assert.deepEqual(Object.fromEntries(Object.entries(found).map(([id, all]) => [id, all.map(({ position, seeds }) => ({ position, seeds }))])), expected, `/${address}`);
    for (const { say } of Object.values(found).flat()) assert.ok(say.length > 10);
  }
  assert.ok(count >= 50, `${count} switches`);
});
