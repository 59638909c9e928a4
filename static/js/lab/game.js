// A game whose rules can be changed. No source states rules that a reader changed, so the lab cites no clauses.
import { parse } from "./rules.js";
/** @import * as words from "../words.js" */

/** `labels` says how pits are numbered: "near", "left" or "cell".
 * @typedef {Pick<words.Game, "id"|"title"|"voice"|"sides"|"store"|"engine"|"words"> & {rules: string, labels: string}} Game */

/** Takes what the lab needs from the data of a game. The first line of a voice is KEY=VALUE separated by semicolons: how pits are numbered, the
 * names of sides and store, and the clauses of each rule.
 * @param {words.Game} game @returns {Game} */
export function labGame({ id, title, rules = "", voice, sides, store, engine, words }) {
  const [line, ...rest] = voice.split("\n");
  const named = line.split(";").filter((part) => /^(labels|south|north|store)=/.test(part));
  const { labels } = parse(named[0]);
  return { id, title, rules, voice: [named.join(";"), ...rest].join("\n"), sides, store, engine, words, labels };
}
