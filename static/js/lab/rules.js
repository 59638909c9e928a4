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

/** Adds a member to a set of numbers, or removes it. A word, such as even, replaces the set.
 * @param {string} set as "2,4", "5+" (five or more) or a word @param {string} member a number, "+" for "or more", or a word */
export function toggled(set, member) {
  if (/[a-z]/.test(member)) return member;
  const all = (set.match(/\d+/g) ?? []).map(Number);
  const n = Number(member);
  const next = member === "+" ? all : all.includes(n) ? all.filter((k) => k !== n) : [...all, n].sort((a, b) => a - b);
  const more = set.endsWith("+") !== (member === "+");
  while (more && next.at(-2) === (next.at(-1) ?? 0) - 1) next.pop(); // four and "five or more" are "four or more"
  return next.length ? next.join(",") + (more ? "+" : "") : "any";
}

/** Reports whether a set of numbers has a member. @param {string} set @param {string} member as for toggled */
export const has = (set, member) => (member === "+" ? set.endsWith("+") : set.replace("+", "").split(",").includes(member));

/** The captures in the value of the word captures. @param {string} value */
export const lines = (value) => (value === "none" ? [] : value.split(";"));

/** The value of the word captures. @param {string[]} lines */
export const joined = (lines) => lines.join(";") || "none";
