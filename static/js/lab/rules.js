// Rules in their text form, KEY=VALUE separated by spaces, as plain values. The engine knows what they mean and which go together.

/** Parses rules. @param {string} text @returns {Record<string, string>} */
export function parse(text) {
  const words = text.split(" ").filter(Boolean);
  return Object.fromEntries(words.map((word) => word.split(/=(.*)/s)));
}

/** Reports whether a board has stores that no sowing drops into: for seeds that are captured or left over, or for the stock.
 * @param {string} rules all words */
export function hasPiles(rules) {
  const { rows, stores, stock, capture, captured, "left-over": rest } = parse(rules);
  const keeps = rows === "4" && stock === "0" && (capture === "none" || captured !== "stored") && rest === "nobody"; // all seeds stay in the pits
  return stores === "none" && !keeps;
}

/** @typedef {{key: string, before: string, after: string}[]} Changes */

/** Lists the rules whose values differ. @param {string} from @param {string} to @returns {Changes} */
export function changes(from, to) {
  const before = parse(from);
  return Object.entries(parse(to))
    .filter(([key, after]) => after !== before[key])
    .map(([key, after]) => ({ key, before: before[key], after }));
}

/** Adds a number to a set, or removes it. @param {string} set as "2,4" or "none" @param {number} n */
export function toggled(set, n) {
  const all = set === "none" || set === "even" ? [] : set.split(",").map(Number);
  const next = all.includes(n) ? all.filter((k) => k !== n) : [...all, n].sort((a, b) => a - b);
  return next.join(",") || "none";
}
