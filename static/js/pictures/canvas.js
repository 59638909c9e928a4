// Paints SVG files on a canvas.

const MARGIN = 12; // around the board, in units of the drawing

/** Returns a canvas for a drawing. @param {SVGSVGElement} svg @param {number} width in pixels */
export function canvasFor({ viewBox: { baseVal: box } }, width) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * (box.height + 2 * MARGIN)) / (box.width + 2 * MARGIN));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas");
  return { canvas, context, inset: (width * MARGIN) / (box.width + 2 * MARGIN) };
}

/** Paints an SVG file on white, because chats make transparent pixels black.
 * @param {ReturnType<typeof canvasFor>} to @param {string} svg the text of the file */
export async function paint({ canvas: { width, height }, context, inset }, svg) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`; // a policy for pictures that allows data: may forbid blob:
  await image.decode();
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, inset, inset, width - 2 * inset, height - 2 * inset);
}

/** Returns the pixels of a canvas, a number each. @param {ReturnType<typeof canvasFor>} from @returns {Uint32Array<ArrayBuffer>} */
export function pixels({ canvas: { width, height }, context }) {
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}
