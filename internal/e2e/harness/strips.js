// Examples as strips of boards with sentences, as they appear in print and without scripts.
import assert from "node:assert/strict";
import { playEach, positions, seedsOf, sentences, lineOf } from "./native.js";

/**
 * @typedef {{ply: number, seeds: number[], say: string, number: string, wrong: string}} Frame
 * @typedef {{id: string, variant: string, caption: string, brief: boolean, guided: boolean, mine: boolean, line: any, frames: Frame[], pressed: number}} Strip
 *   mine: the reader plays on the board, so the rules beside it say how it begins
 */

/** Reads every example of a page in a single call, since a page without scripts cannot wait.
 * @param {import("puppeteer-core").Page} page @returns {Promise<Strip[]>} */
export const readStrips = (page) =>
  page.evaluate(() =>
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("sow-board"))].map((board) => ({
      id: board.id,
      variant: JSON.parse(document.getElementById(`game-${board.dataset.game}`)?.textContent ?? "{}").id,
      caption: /** @type {HTMLElement|null} */ (board.querySelector("figcaption, .name"))?.innerText ?? "",
      brief: board.querySelector(".played") !== null,
      guided: board.closest("sow-guide") !== null,
      mine: "you" in board.dataset,
      line: JSON.parse(board.querySelector("script.line")?.textContent ?? "{}"),
      frames: [...board.querySelectorAll(".frames .frame")]
        .filter((frame) => !frame.id.startsWith(`${board.id}-instead-`))
        .map((frame) => {
          const svg = frame.querySelector("svg.board");
          const say = /** @type {HTMLElement|null} */ (frame.querySelector(".say"));
          const visible = (/** @type {Element|null} */ part, /** @type {number} */ tall) =>
            !!part?.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height >= tall;
          /** @type {number[]} */
          const seeds = [];
          for (const count of svg?.querySelectorAll("text.count[data-place]") ?? [])
            seeds[Number(/** @type {HTMLElement} */ (count).dataset.place)] = Number(count.textContent);
          return {
            ply: Number(say?.dataset.ply),
            seeds,
            say: say?.innerText ?? "",
            number: say ? getComputedStyle(say, "::before").content : "",
            wrong: !visible(svg, 40)
              ? "its board is not visible"
              : !("you" in board.dataset || visible(say, 10))
                ? "its sentence is not visible"
                : "",
          };
        }),
      pressed: [...board.querySelectorAll("button, output, input, [role=toolbar]")].filter((part) => part.checkVisibility()).length,
    })),
  );

/** Reports whether an element is visible without scrolling. Runs in the page. @param {string} id */
export function isInViewport(id) {
  const { top, bottom, height } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** The moves that sentences tell. A guided game has no others: with scripts the reader makes them. @param {Frame[]} frames */
const movesSaid = (frames) => frames.slice(1).map(({ say }) => /\d/.exec(say)?.[0] ?? "");

/** Asserts that every strip has, in order, a board and a sentence for each state of the native engine; a brief one for its start and
 * end. In a page with its style, sentences are numbered and buttons hidden.
 * @param {Strip[]} all @param {{styled: boolean}} how */
export function assertStripsComplete(all, { styled }) {
  const lines = all.map(({ guided, line, frames }) => lineOf(guided ? { ...line, moves: movesSaid(frames) } : line));
  const native = playEach(all.map(({ variant }, k) => ({ variant, ...lines[k] })));
  for (const [k, { id, variant, brief, mine, frames, pressed }] of all.entries()) {
    const { moves, options } = lines[k];
    const states = positions(native[k]);
    const sentence = ["", ...sentences(variant, moves, options)];
    const plies = brief ? [0, moves.length] : states.map((_, ply) => ply);
    assert.deepEqual(
      frames.map(({ ply }) => ply),
      plies,
      `${id}: boards of all states`,
    );
    for (const { ply, seeds: shown, say, number, wrong } of frames) {
      assert.equal(wrong, "", `${id}, state ${ply}`);
      const seeds = seedsOf(states[ply]);
      // a board of four rows that keeps all seeds has no stores
      assert.deepEqual(shown, shown.length === seeds.length - 2 ? seeds.slice(0, -2) : seeds, `${id}, state ${ply}`);
      assert.ok(mine || (say.trim() !== "" && say.includes(sentence[ply])), `${id}, state ${ply}: ${say}, not ${sentence[ply]}`);
      if (styled && frames.length > 1)
        assert.ok(number.includes(`${ply}. `) || /attr\(data-ply\)/.test(number), `${id}, state ${ply} has the number ${number}`);
    }
    if (styled) assert.equal(pressed, 0, `${id}: buttons that do nothing`);
  }
}
