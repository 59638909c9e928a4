// Reads GIF files, for tests: independent of the writer.
import assert from "node:assert/strict";

/** @typedef {{x: number, y: number, width: number, height: number, ms: number, transparent: number, pixels: number[]}} Frame */

/** Reads a whole file; fails at the first byte that does not belong to the format.
 * @param {Uint8Array} bytes @returns {{width: number, height: number, palette: number[], repeats: number|undefined, frames: Frame[]}} */
export function readGif(bytes) {
  let at = 0;
  const byte = () => {
    assert.ok(at < bytes.length, "the file ends early");
    return bytes[at++];
  };
  const word = () => byte() | (byte() << 8);
  const text = (/** @type {number} */ n) => String.fromCharCode(...bytes.subarray(at, (at += n)));
  const blocks = () => {
    const all = [];
    for (let n = byte(); n > 0; n = byte()) for (; n > 0; n--) all.push(byte());
    return all;
  };

  assert.equal(text(6), "GIF89a");
  const [width, height, size] = [word(), word(), byte()];
  assert.ok(size & 0x80, "a palette for all frames");
  at += 2;
  const palette = Array.from({ length: 2 << (size & 7) }, () => (byte() << 16) | (byte() << 8) | byte());
  let repeats;
  let [ms, transparent] = [0, -1];
  /** @type {Frame[]} */
  const frames = [];
  for (let kind = byte(); kind !== 0x3b; kind = byte()) {
    if (kind === 0x21) {
      const label = byte();
      if (label === 0xff) {
        assert.equal(byte(), 11);
        assert.equal(text(11), "NETSCAPE2.0");
        const [sub, low, high] = blocks();
        assert.equal(sub, 1);
        repeats = low | (high << 8);
      } else {
        assert.equal(label, 0xf9);
        const [flags, low, high, index] = blocks();
        assert.equal(flags >> 2, 1, "a frame stays below the next one");
        [ms, transparent] = [(low | (high << 8)) * 10, flags & 1 ? index : -1];
      }
    } else {
      assert.equal(kind, 0x2c, `byte ${at - 1}`);
      const [x, y, w, h, flags, bits] = [word(), word(), word(), word(), byte(), byte()];
      assert.equal(flags, 0);
      assert.ok(w > 0 && h > 0 && x + w <= width && y + h <= height, "a frame is inside the picture");
      const pixels = expand(blocks(), bits);
      assert.equal(pixels.length, w * h);
      frames.push({ x, y, width: w, height: h, ms, transparent, pixels });
    }
  }
  assert.equal(at, bytes.length, "nothing follows the end");
  return { width, height, palette, repeats, frames };
}

/** Expands LZW data. @param {number[]} data @param {number} bits of an index @returns {number[]} */
function expand(data, bits) {
  const clear = 1 << bits;
  /** @type {number[][]} */
  let table = [];
  let size = 0;
  const reset = () => {
    table = Array.from({ length: clear + 2 }, (_, k) => (k < clear ? [k] : []));
    size = bits + 1;
  };
  reset();
  /** @type {number[]} */
  const out = [];
  /** @type {number[]|null} */
  let before = null;
  let bit = 0;
  for (;;) {
    let code = 0;
    for (let k = 0; k < size; k++, bit++) {
      assert.ok(bit >> 3 < data.length, "the data lacks the end code");
      code |= ((data[bit >> 3] >> (bit & 7)) & 1) << k;
    }
    if (code === clear + 1) break;
    if (code === clear) {
      reset();
      before = null;
      continue;
    }
    assert.ok(code < table.length || (before && code === table.length), `code ${code} of ${table.length}`);
    const run = /** @type {number[]} */ (table[code] ?? [...(before ?? []), (before ?? [])[0]]);
    if (before && table.length < 4096) table.push([...before, run[0]]);
    for (const pixel of run) out.push(pixel);
    if (table.length === 1 << size && size < 12) size++;
    before = run;
  }
  assert.ok(data.length - (bit >> 3) <= 1, "nothing follows the end code");
  return out;
}
