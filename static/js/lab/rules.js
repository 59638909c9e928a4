// Rules in their text form, KEY=VALUE with a space between two, as plain values. What they mean, and which go together, is the engine's
// to say.

/** @param {string} text @returns {Record<string, string>} */
export const words = (text) => Object.fromEntries(text.split(" ").filter(Boolean).map((word) => word.split(/=(.*)/s)));

/** @typedef {{key: string, before: string, after: string}[]} Changed */

/** What has another value in the second of two rules.
 * @param {string} one @param {string} two @returns {Changed} */
export function changes(one, two) {
  const before = words(one);
  return Object.entries(words(two)).filter(([key, after]) => after !== before[key]).map(([key, after]) => ({ key, before: before[key], after }));
}

/** A set of numbers with one of them put in or taken out.
 * @param {string} set as 2,4, or none @param {number} n */
export function toggled(set, n) {
  const all = set === "none" ? [] : set.split(",").map(Number);
  const next = all.includes(n) ? all.filter((k) => k !== n) : [...all, n].sort((a, b) => a - b);
  return next.join(",") || "none";
}
