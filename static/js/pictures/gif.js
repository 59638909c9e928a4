// Writes animated GIF files (GIF89a).
//
// Animations are GIF and not APNG, because people paste them into chats and documents: Word, PowerPoint, Google Docs, WhatsApp and Discord
// play a GIF but show the first frame of an APNG. A board has few colours, so 255 are enough.

/** A rectangle of the picture that changes. `pixels` are indexes of the palette, row by row; TRANSPARENT keeps what is there.
 * @typedef {{x: number, y: number, width: number, height: number, pixels: Uint8Array}} Patch */

export const COLORS = 255; // of a palette, at most
export const TRANSPARENT = 255; // the index of no colour

const BITS = 8; // of an index
const CLEAR = 1 << BITS;
const END = CLEAR + 1;
const CODES = 4096; // at most, in the table of LZW

/** @param {number} n @returns {number[]} two bytes, the lower one first */
const word = (n) => [n & 255, n >> 8];

/** @param {string} text */
const ascii = (text) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The head of a file: size, palette, and that the animation repeats forever.
 * @param {number} width @param {number} height @param {number[]} palette at most COLORS colours, as 0xRRGGBB @returns {Uint8Array<ArrayBuffer>} */
export function header(width, height, palette) {
  const table = Array.from({ length: 1 << BITS }, (_, k) => palette[k] ?? 0);
  const size = 0x80 | ((BITS - 1) << 4) | (BITS - 1); // one palette for all frames
  const repeat = [0x21, 0xff, 11, ...ascii("NETSCAPE2.0"), 3, 1, ...word(0), 0];
  const colors = table.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  return Uint8Array.from([...ascii("GIF89a"), ...word(width), ...word(height), size, 0, 0, ...colors, ...repeat]);
}

/** One frame, drawn over those before it.
 * @param {Patch} patch @param {number} ms how long it is shown, rounded to hundredths of a second @returns {Uint8Array<ArrayBuffer>} */
export function frame({ x, y, width, height, pixels }, ms) {
  const keep = (1 << 2) | 1; // what is drawn stays; one index is transparent
  const control = [0x21, 0xf9, 4, keep, ...word(Math.round(ms / 10)), TRANSPARENT, 0];
  const place = [0x2c, ...word(x), ...word(y), ...word(width), ...word(height), 0, BITS];
  const data = blocks(compress(pixels));
  const bytes = new Uint8Array(control.length + place.length + data.length);
  bytes.set(control);
  bytes.set(place, control.length);
  bytes.set(data, control.length + place.length);
  return bytes;
}

/** The last byte of a file. */
export const trailer = Uint8Array.of(0x3b);

/** Divides data into blocks of at most 255 bytes, each after its length; an empty one ends them. @param {Uint8Array} data */
function blocks(data) {
  const count = Math.ceil(data.length / 255);
  const all = new Uint8Array(data.length + count + 1);
  for (let k = 0; k < count; k++) {
    const block = data.subarray(255 * k, 255 * (k + 1));
    all[256 * k] = block.length;
    all.set(block, 256 * k + 1);
  }
  return all;
}

/** Compresses indexes by LZW as GIF has it: codes of 9 to 12 bits, the lowest bit first. @param {Uint8Array} pixels */
function compress(pixels) {
  const out = new Uint8Array(2 * pixels.length + 8); // at most 12 bits a pixel, and clear codes
  let length = 0;
  let bits = 0; // not written yet
  let held = 0; // how many
  let size = BITS + 1; // of a code, in bits
  /** @type {Map<number, number>} the code of a code followed by an index */
  const table = new Map();
  const emit = (/** @type {number} */ code) => {
    bits |= code << held;
    for (held += size; held >= 8; held -= 8) {
      out[length++] = bits & 255;
      bits >>>= 8;
    }
  };
  const clear = () => {
    emit(CLEAR);
    table.clear();
    size = BITS + 1;
  };
  clear();
  let code = pixels[0];
  for (let k = 1; k < pixels.length; k++) {
    const key = (code << BITS) | pixels[k];
    const longer = table.get(key);
    if (longer !== undefined) {
      code = longer;
      continue;
    }
    emit(code);
    const next = END + 1 + table.size;
    if (next < CODES) {
      table.set(key, next);
      if (next === 1 << size) size++;
    } else clear();
    code = pixels[k];
  }
  emit(code);
  // A reader of the file has added one code more by now.
  if (END + 1 + table.size === 1 << size && size < 12) size++;
  emit(END);
  if (held > 0) out[length++] = bits & 255;
  return out.subarray(0, length);
}
