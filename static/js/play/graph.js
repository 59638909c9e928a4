// The graph of a game's score, with a description in words.
import { html, svg } from "../dom.js";
import * as words from "./words.js";

const WIDTH = 440;
const HEIGHT = 104;
const EDGE = 10; // margin on every side
const LEAST = 6; // least score at the ends of the scale

/** Computes the point of each score, from left to right; an even score is in the middle.
 * @param {number[]} score @returns {{x: number, y: number}[]} */
export function points(score) {
  const most = Math.max(LEAST, ...score.map(Math.abs));
  const step = (WIDTH - 2 * EDGE) / Math.max(score.length - 1, 1);
  const round = (/** @type {number} */ n) => Math.round(10 * n) / 10;
  return score.map((n, k) => ({ x: round(EDGE + k * step), y: round(HEIGHT / 2 - (n / most) * (HEIGHT / 2 - EDGE)) }));
}

/** Draws the graph.
 * @param {number[]} score South's less North's, after each move @param {number[]} plies those to mark @param {string[]} sides
 * @param {(ply: number) => void} onPly called with the ply that was clicked @param {string} [text] the description @returns {HTMLElement} */
export function graph(score, plies, sides, onPly, text = words.graph(sides, score)) {
  const all = points(score);
  const middle = HEIGHT / 2;
  const line = all.map(({ x, y }) => `${x} ${y}`).join("L");
  const marked = plies.flatMap((ply) => all[ply] ?? []);
  const drawn = svg(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": text },
    svg("path", { class: "area", d: `M${all[0].x} ${middle}L${line}L${all[all.length - 1].x} ${middle}z` }),
    svg("path", { class: "zero", d: `M${EDGE} ${middle}H${WIDTH - EDGE}` }),
    svg("path", { class: "score", d: `M${line}` }),
    ...marked.map(({ x, y }) => svg("circle", { class: "here", cx: x, cy: y, r: 5 })),
  );
  drawn.addEventListener("click", ({ clientX }) => {
    const { left, width } = drawn.getBoundingClientRect();
    const x = ((clientX - left) / width) * WIDTH;
    onPly(Math.max(0, Math.min(score.length - 1, Math.round(((x - EDGE) / (WIDTH - 2 * EDGE)) * (score.length - 1)))));
  });
  const scale = html("div", { class: "scale", "aria-hidden": true }, ...sides.map((side) => html("span", {}, side)));
  return html("figure", {}, html("div", { class: "plot" }, scale, drawn), html("figcaption", {}, text));
}
