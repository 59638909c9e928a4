// Random moves of the reader from the states of a page's examples, compared with the native engine.
import assert from "node:assert/strict";
import { lineOf, playEach, sideToMove } from "./native.js";
import { sample } from "./sample.js";

/** Plays one move by click from the given states of the boards of a page; returns the positions. Runs in the page.
 * @param {Record<string, {ply: number, place: number, way: string}[]>} wanted by board */
async function playFromEach(wanted) {
  /** @type {Record<string, string[]>} */
  const found = {};
  for (const [id, tries] of Object.entries(wanted)) {
    const root = /** @type {HTMLElement} */ (document.getElementById(id));
    const until = async (/** @type {() => unknown} */ so, /** @type {string} */ what) => {
      for (let k = 0; !so(); k++) {
        if (k > 3000) throw new Error(`${id}: ${what} does not come`);
        await new Promise((done) => setTimeout(done, 10));
      }
    };
    const at = (/** @type {number} */ ply) =>
      until(() => root.dataset.ply === String(ply) && !root.querySelector('[aria-busy="true"]'), `ply ${ply}`);
    const press = (/** @type {string} */ selector) => /** @type {HTMLElement} */ (root.querySelector(selector)).click();
    found[id] = [];
    for (const { ply, place, way } of tries) {
      if (root.dataset.mode !== "replay") press('[data-do="book"]');
      if (root.querySelectorAll(".moves button").length > 1) press(`.moves :not(.side)[data-ply="${ply}"]`);
      await at(ply);
      press(`.pits .spot[data-place="${place}"]`);
      if (way) {
        await until(() => root.querySelector(".choice") || root.dataset.ply === String(ply + 1), "the choice of a way");
        if (root.querySelector(".choice")) press(`.choice button[aria-label*=", ${way}"]`);
      }
      await at(ply + 1);
      found[id].push(/** @type {any} */ (root).board.position);
    }
  }
  return found;
}

/** Plays a random move from the states of the examples of a page and compares the results; returns their number.
 * @param {import("./browser-test.js").Reader} reader @param {string} address @param {() => number} dice
 * @param {number} [most] number of states, evenly spread */
export async function playAll(reader, address, dice, most = Infinity) {
  await reader.open(address, { unfold: true });
  /** @type {Record<string, {ply: number, place: number, way: string}[]>} */
  const wanted = {};
  /** @type {Record<string, string[]>} */
  const expected = {};
  const boards = await reader.page.$$eval("sow-board:not(.still):not(.side ~ .side)", (all) =>
    all.map((root) => ({
      id: root.id,
      line: JSON.parse(root.querySelector("script.line")?.textContent ?? ""),
      game: JSON.parse(document.getElementById(`game-${/** @type {HTMLElement} */ (root).dataset.game}`)?.textContent ?? ""),
    })),
  );
  const all = boards.flatMap(({ id, line, game }) => {
    const { moves, options } = lineOf(line);
    return Array.from({ length: moves.length + 1 }, (_, ply) => ({ id, game, ply, next: moves[ply], moves: moves.slice(0, ply), options }));
  });
  const states = sample(all, most);
  const from = playEach(states.map(({ game, ...line }) => ({ variant: game.id, ...line })));
  const tried = states.flatMap(({ game, next, ...state }, k) => {
    const { legal, over, position } = from[k];
    const others = legal.filter((move) => /^\d+[RL]?$/.test(move) && move !== next);
    if (over || others.length === 0) return [];
    const move = others[Math.floor(dice() * others.length)];
    const place = game.labels.indexOf(move.replace(/[RL]>?$/, ""), sideToMove(position) === "N" ? game.labels.length / 2 : 0);
    return [
      {
        ...state,
        variant: game.id,
        moves: [...state.moves, move],
        place,
        way: { R: "counterclockwise", L: "clockwise" }[move.slice(-1)] ?? "",
      },
    ];
  });
  const reached = playEach(tried);
  for (const { id } of boards) {
    wanted[id] = tried.filter((state) => state.id === id);
    expected[id] = reached.filter((_, k) => tried[k].id === id).map(({ position }) => position);
  }
  assert.deepEqual(await reader.page.evaluate(playFromEach, wanted), expected, `/${address}`);
  return Object.values(expected).flat().length;
}
