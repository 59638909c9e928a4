// Rules in their text form, KEY=VALUE separated by spaces, as plain values. The engine knows what they mean and which go together.

/** Parses rules. @param {string} text @returns {Record<string, string>} */
export function parse(text) {
  const words = text.split(" ").filter(Boolean);
  return Object.fromEntries(words.map((word) => word.split(/=(.*)/s)));
}

/** @typedef {{key: string, before: string, after: string}[]} Changes */

/** Lists the rules whose values differ. @param {string} from @param {string} to @returns {Changes} */
export function changes(from, to) {
  const before = parse(from);
  return Object.entries(parse(to))
    .filter(([key, after]) => after !== before[key])
    .map(([key, after]) => ({ key, before: before[key], after }));
}

/** Adds a number to a set, or removes it. @param {string} set as "2,4", "none" or "any" @param {number} n */
export function toggled(set, n) {
  const all = !/^\d/.test(set) ? [] : set.split(",").map(Number);
  const next = all.includes(n) ? all.filter((k) => k !== n) : [...all, n].sort((a, b) => a - b);
  return next.join(",") || "none";
}
