// The rules in sentences, of the messages that the engine says are true of them, as internal/describe says those of the games of the
// book (test/said.json).
import { words } from "./rules.js";

/**
 * @typedef {{rules: string, total: number, facts: string[]}} Told what the engine says of rules
 * @typedef {{text: string, n: number}} Place what a name in braces stands for, and the number that chooses among forms
 */

/** A message filled in as internal/narrate/fill.go does.
 * @param {string} message @param {Record<string, Place>} places @param {Intl.PluralRules} plurals */
const fill = (message, places, plurals) => message.replace(/\{(\w+)\|?([^}]*)\}/g, (_, name, choice) => {
  const { text, n } = places[name];
  if (!choice) return text;
  const forms = choice.split("|").map((/** @type {string} */ form) => form.split("="));
  const [, form] = forms.find((/** @type {string[]} */ [is]) => is === String(n) || is === plurals.select(n)) ?? forms.at(-1);
  return form.replaceAll("#", text);
});

/** What each fact says; "" where there is nothing to tell a player.
 * @param {Told} told @param {string} store what a store is called @param {Record<string, string>} messages @param {string} lang */
export function sentences({ rules, total, facts }, store, messages, lang) {
  const plurals = new Intl.PluralRules(lang);
  const { pits, seeds, fewest, numbers } = words(rules);
  const written = messages.numbers.split(messages.comma);
  const number = (/** @type {string|number} */ n) => written[Number(n)] ?? String(n);
  const count = (/** @type {string} */ n) => ({ text: number(n), n: Number(n) });
  const list = numbers === "none" ? [] : numbers.split(",").map(number);
  const items = { text: list.slice(0, -1).join(messages.comma), n: -1 };
  const either = list.length < 2 ? list.join("") : fill(messages["one-of"], { items, last: { text: list[list.length - 1], n: -1 } }, plurals);
  const places = {
    pits: count(pits), seeds: count(seeds), least: count(fewest), total: { text: String(total), n: total },
    store: { text: store, n: -1 }, numbers: { text: either, n: -1 },
  };
  return facts.map((says) => says.split(" ").map((name) => fill(messages[name] ?? "", places, plurals)).join(""));
}
