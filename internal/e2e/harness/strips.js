// An example as a strip of boards, each with its sentence: as it stands on paper and where there are no scripts.
import assert from "node:assert/strict";
import { play, positions, seeds, sentences, told } from "./native.js";

/**
 * @typedef {{ply: number, seeds: number[], say: string, number: string, wrong: string}} Frame
 * @typedef {{id: string, variant: string, caption: string, brief: boolean, line: any, frames: Frame[], pressed: number}} Strip
 */

/** Every example of a page, its boards as they can be seen. Asked in one go: a page without scripts cannot wait.
 * @param {import("puppeteer-core").Page} page @returns {Promise<Strip[]>} */
export const strips = (page) => page.evaluate(() => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("sow-board"))].map((board) => ({
  id: board.id,
  variant: JSON.parse(document.getElementById(`game-${board.dataset.game}`)?.textContent ?? "{}").id,
  caption: /** @type {HTMLElement|null} */ (board.querySelector("figcaption, .name"))?.innerText ?? "",
  brief: board.querySelector(".played") !== null,
  line: JSON.parse(board.querySelector("script.line")?.textContent ?? "{}"),
  frames: [...board.querySelectorAll(".frames .frame")].filter((frame) => !frame.id.startsWith(`${board.id}-instead-`)).map((frame) => {
    const svg = frame.querySelector("svg.board");
    const say = /** @type {HTMLElement|null} */ (frame.querySelector(".say"));
    const seen = (/** @type {Element|null} */ part, /** @type {number} */ tall) => !!part?.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height >= tall;
    /** @type {number[]} */
    const seeds = [];
    for (const count of svg?.querySelectorAll("text.count[data-place]") ?? []) seeds[Number(/** @type {HTMLElement} */ (count).dataset.place)] = Number(count.textContent);
    return {
      ply: Number(say?.dataset.ply), seeds, say: say?.innerText ?? "", number: say ? getComputedStyle(say, "::before").content : "",
      wrong: !seen(svg, 40) ? "its board cannot be seen" : !seen(say, 10) ? "its sentence cannot be seen" : "",
    };
  }),
  pressed: [...board.querySelectorAll("button, output, input, [role=toolbar]")].filter((part) => part.checkVisibility()).length,
})));

/** Runs in a page: whether what has an id can be seen without scrolling. @param {string} id */
export function standing(id) {
  const { top, bottom, height } = document.getElementById(id)?.getBoundingClientRect() ?? { top: 0, bottom: 0, height: 0 };
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Every strip has a board and a sentence for each state that the native engine has, or for the start and the end of a brief one, in
 * order; numbered and with nothing to press, where the page has its style.
 * @param {Strip[]} all @param {{styled: boolean}} how */
export function whole(all, { styled }) {
  for (const { id, variant, brief, line, frames, pressed } of all) {
    const { moves, options } = told(line);
    const states = positions(play(variant, moves, options));
    const said = ["", ...sentences(variant, moves, options)];
    const plies = brief ? [0, moves.length] : states.map((_, ply) => ply);
    assert.deepEqual(frames.map(({ ply }) => ply), plies, `${id}: a board for every state`);
    for (const { ply, seeds: shown, say, number, wrong } of frames) {
      assert.equal(wrong, "", `${id}, state ${ply}`);
      assert.deepEqual(shown, seeds(states[ply]), `${id}, state ${ply}`);
      assert.ok(say.trim() !== "" && say.includes(said[ply]), `${id}, state ${ply}: ${say}, not ${said[ply]}`);
      if (styled && frames.length > 1) assert.ok(number.includes(`${ply}. `) || /attr\(data-ply\)/.test(number), `${id}, state ${ply} is numbered ${number}`);
    }
    if (styled) assert.equal(pressed, 0, `${id}: nothing to press that does nothing`);
  }
}
