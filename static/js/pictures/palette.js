// Chooses the colours of a picture with few colours.

/** Colours, as 0xRRGGBB, and how often each occurs.
 * @typedef {[color: number, count: number][]} Colors
 * @typedef {{colors: Colors, shift: number, mean: number, error: number}} Box  shift: of the channel that varies most; mean: of that channel;
 * error: the sum of the squared distances from it */

const CHANNELS = [16, 8, 0];

/** @param {Colors} colors @param {number} shift */
function average(colors, shift) {
  let [sum, total] = [0, 0];
  for (const [color, count] of colors) {
    sum += ((color >> shift) & 255) * count;
    total += count;
  }
  return sum / total;
}

/** @param {Colors} colors @returns {Box} */
function box(colors) {
  const channels = CHANNELS.map((shift) => {
    const mean = average(colors, shift);
    return { shift, mean, error: colors.reduce((sum, [color, count]) => sum + (((color >> shift) & 255) - mean) ** 2 * count, 0) };
  });
  return { colors, ...channels.reduce((a, b) => (b.error > a.error ? b : a)) };
}

/** Chooses colours that represent others: the box of colours with the largest error is divided at its mean until there are enough.
 * @param {Colors} colors @param {number} most @returns {number[]} as 0xRRGGBB */
export function choosePalette(colors, most) {
  const boxes = [box(colors)];
  while (boxes.length < most) {
    const worst = boxes.reduce((a, b) => (b.error > a.error ? b : a));
    if (worst.error === 0) break;
    const { shift, mean } = worst;
    const isLow = (/** @type {number} */ color) => ((color >> shift) & 255) <= mean;
    const parts = [worst.colors.filter(([color]) => isLow(color)), worst.colors.filter(([color]) => !isLow(color))];
    boxes.splice(boxes.indexOf(worst), 1, ...parts.map(box));
  }
  return boxes.map(({ colors }) => CHANNELS.reduce((color, shift) => color | (Math.round(average(colors, shift)) << shift), 0));
}

/** Returns a function that finds the index of the nearest colour. @param {number[]} palette @returns {(color: number) => number} */
export function nearestColor(palette) {
  /** @type {Map<number, number>} */
  const known = new Map();
  const distance = (/** @type {number} */ a, /** @type {number} */ b) =>
    CHANNELS.reduce((sum, shift) => sum + (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2, 0);
  return (color) => {
    let index = known.get(color);
    if (index === undefined) {
      index = 0;
      for (let k = 1, least = distance(color, palette[0]); k < palette.length && least > 0; k++) {
        const d = distance(color, palette[k]);
        if (d < least) [index, least] = [k, d];
      }
      known.set(color, index);
    }
    return index;
  };
}
