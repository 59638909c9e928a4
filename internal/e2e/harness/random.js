/** Returns a generator of numbers in [0, 1) that repeats for the same seed. @param {number} seed */
export function random(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a generator of integers in [0, n) that repeats for the same seed. @param {number} seed */
export const randomBelow = (seed) => (/** @type {number} */ n) => ((seed = (seed * 48271) % 2147483647) >>> 4) % n;
