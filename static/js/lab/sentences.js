// Builds the sentences for rules from the messages that the engine names. test/facts.json has the sentences of internal/prose for the
// same rules.
import { fill } from "../words.js";
import { parse } from "./rules.js";

/** @typedef {{rules: string, total: number, facts: string[]}} Facts of rules, by the engine: for each subject the names of the messages that
 * are true, separated by spaces */

/** Writes the sentences, one for each fact; "" for a fact that players need not know.
 * @param {Facts} facts @param {string} store the word for a store @param {Record<string, string>} messages @param {string} lang */
export function sentences({ rules, total, facts }, store, messages, lang) {
  const plurals = new Intl.PluralRules(lang);
  const { pits, seeds, fewest, numbers, stock, house } = parse(rules);
  const spelled = messages.numbers.split(messages.comma);
  const number = (/** @type {string|number} */ n) => spelled[Number(n)] ?? String(n);
  const count = (/** @type {string} */ n) => ({ text: number(n), n: Number(n) });
  const list = numbers === "none" ? [] : numbers.split(",").map(number);
  const items = { items: list.slice(0, -1).join(messages.comma), last: list.at(-1) ?? "" };
  const several = list.length < 2 ? items.last : fill(messages["one-of"], items, plurals);
  const oneOf = numbers === "even" ? messages["even-number"] : several;
  const first = count(String(3 * Number(seeds)));
  const values = {
    pits: count(pits),
    seeds: count(seeds),
    least: count(fewest),
    house: count(house),
    first,
    stock,
    total,
    store,
    numbers: oneOf,
  };
  const sentence = (/** @type {string} */ name) => fill(messages[name] ?? "", values, plurals);
  return facts.map((names) => names.split(" ").map(sentence).join(""));
}
