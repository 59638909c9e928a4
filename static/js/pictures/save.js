// Pictures of what a board shows, as files.
import { html } from "../dom.js";
import { animation } from "./animation.js";
import { canvasFor, paint } from "./canvas.js";
import { lineName, positionName, positionText } from "./names.js";
import { Stage } from "./stage.js";
import { standalone } from "./standalone.js";
/** @import { Board } from "../board.js" */

const SVG_WIDTH = 720; // pixels, which programs may change
const PNG_WIDTH = 1200;
const SAVE_TIME = 60_000; // milliseconds that the browser has to save a file

/** A file to save. @typedef {{name: string, content: Blob}} File */

/** The position shown. @param {Board} board @param {number} width in pixels */
function drawing(board, width) {
  const stage = new Stage(board);
  try {
    stage.show(board.replay);
    return { svg: stage.drawing.svg, text: standalone(stage.drawing.svg, width, positionText(board)) };
  } finally {
    stage.remove();
  }
}

/** @param {Board} board @returns {Promise<File>} */
export async function svgFile(board) {
  return { name: `${positionName(board)}.svg`, content: new Blob([drawing(board, SVG_WIDTH).text], { type: "image/svg+xml" }) };
}

/** @param {Board} board @returns {Promise<File>} */
export async function pngFile(board) {
  const name = `${positionName(board)}.png`;
  const { svg, text } = drawing(board, PNG_WIDTH);
  const paper = canvasFor(svg, PNG_WIDTH);
  await paint(paper, text);
  const content = await new Promise((done) => paper.canvas.toBlob(done, "image/png"));
  if (!content) throw new Error("no PNG");
  return { name, content };
}

/** @param {Board} board @param {AbortSignal} signal @param {(n: number, of: number) => void} progress @returns {Promise<File>} */
export async function gifFile(board, signal, progress) {
  const name = `${lineName(board)}.gif`;
  return { name, content: await animation(board, signal, progress) };
}

/** Has the browser save a file. @param {File} file */
export function save({ name, content }) {
  const href = URL.createObjectURL(content);
  html("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), SAVE_TIME);
}
