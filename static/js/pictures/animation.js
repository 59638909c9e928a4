// A line as an animated picture.
import * as states from "../state.js";
import { canvasFor, paint, pixels } from "./canvas.js";
import { frames } from "./frames.js";
import { COLORS, frame, header, TRANSPARENT, trailer } from "./gif.js";
import { choosePalette, nearestColor } from "./palette.js";
import { Stage } from "./stage.js";
import { standalone } from "./standalone.js";
/** @import { Board } from "../board.js" */
/** @import { Replay } from "../state.js" */
/** @import { Frame } from "./frames.js" */
/** @import { Patch } from "./gif.js" */

const MOVE_SIZE = 50_000; // bytes at most for a move; a line of fewer than MIN_MOVES moves may be as large as one of MIN_MOVES
const MIN_MOVES = 10;
const MAX_FRAMES = 600; // a line with more has a frame for each move

/** What to try, in order, until the file is small enough: a frame for each step or each move, and the width in pixels.
 * @type {{by: "step"|"ply", width: number}[]} */
const PLANS = [
  { by: "step", width: 600 },
  { by: "step", width: 480 },
  { by: "ply", width: 600 },
  { by: "ply", width: 400 },
];

/** Makes an animated picture of the line that a board shows.
 * @param {Board} board with moves @param {AbortSignal} signal @param {(n: number, of: number) => void} progress called for each frame
 * @returns {Promise<Blob>} a GIF */
export async function animation(board, signal, progress) {
  const { replay } = board;
  const limit = MOVE_SIZE * Math.max(MIN_MOVES, states.last(replay));
  const stage = new Stage(board);
  try {
    for (const plan of PLANS) {
      const list = frames(replay, plan.by);
      const file = list.length <= MAX_FRAMES || plan.by === "ply" ? await encode(stage, list, plan.width, limit, signal, progress) : null;
      if (file) return file;
    }
    throw new Error(`larger than ${limit} bytes`);
  } finally {
    stage.remove();
  }
}

/** @param {Stage} stage @param {Frame[]} list @param {number} width @param {number} limit @param {AbortSignal} signal
 * @param {(n: number, of: number) => void} progress @returns {Promise<Blob|null>} null if the file would be larger than the limit */
async function encode(stage, list, width, limit, signal, progress) {
  const paper = canvasFor(stage.drawing.svg, width);
  const paintFrame = async (/** @type {Replay} */ replay) => {
    stage.show(replay);
    await paint(paper, standalone(stage.drawing.svg, width, { title: "", description: "" }));
    await yieldToPage();
    signal.throwIfAborted();
    return pixels(paper);
  };
  // All frames share the palette of three: the start, the middle, which may have a hand, and the end.
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const k of [0, list.length >> 1, list.length - 1])
    for (const pixel of await paintFrame(list[k].replay)) counts.set(rgb(pixel), (counts.get(rgb(pixel)) ?? 0) + 1);
  const palette = choosePalette([...counts], COLORS);
  const index = nearestColor(palette);

  const { height } = paper.canvas;
  const parts = [header(width, height, palette)];
  let size = parts[0].length;
  let before = new Uint32Array(width * height); // transparent, so that the first frame is drawn whole
  for (const [k, { replay, ms }] of list.entries()) {
    progress(k + 1, list.length);
    const now = await paintFrame(replay);
    const part = frame(patch(before, now, width, index), ms);
    parts.push(part);
    size += part.length;
    if (size > limit) return null;
    before = now;
  }
  return new Blob([...parts, trailer], { type: "image/gif" });
}

/** Lets the page run its other tasks, such as showing the progress. Browsers do not delay messages in a hidden tab, as they do timers.
 * @returns {Promise<void>} */
function yieldToPage() {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage("");
  });
}

/** The colour of a canvas pixel, whose lowest byte is red, as 0xRRGGBB. @param {number} pixel */
const rgb = (pixel) => ((pixel & 255) << 16) | (pixel & 0xff00) | ((pixel >> 16) & 255);

/** The rectangle in which two pictures differ; one pixel if they are equal.
 * @param {Uint32Array} before @param {Uint32Array} now @param {number} width @param {(color: number) => number} index of a colour @returns {Patch} */
export function patch(before, now, width, index) {
  let [left, right, top, bottom] = [width, -1, -1, 0];
  for (let at = 0; at < now.length; at++) {
    if (now[at] === before[at]) continue;
    const x = at % width;
    bottom = (at - x) / width;
    if (top < 0) top = bottom;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  if (right < 0) [left, right, top, bottom] = [0, 0, 0, 0];
  const [w, h] = [right - left + 1, bottom - top + 1];
  const pixels = new Uint8Array(w * h).fill(TRANSPARENT);
  for (let k = 0; k < pixels.length; k++) {
    const at = (top + Math.floor(k / w)) * width + left + (k % w);
    if (now[at] !== before[at]) pixels[k] = index(rgb(now[at]));
  }
  return { x: left, y: top, width: w, height: h, pixels };
}
