// Reads the readings of a game as links and texts write them.
import { quote, t } from "../words.js";
/** @import { Game, Reading } from "../words.js" */

/** Joins alternatives. @param {string[]} list */
const either = (list) => (list.length < 2 ? String(list) : t("or", { list: list.slice(0, -1).join(", "), last: list[list.length - 1] }));

/** The last sentence of a reading's question, with an answer. @param {Reading} reading @param {string} value */
export const inShort = ({ question, values }, value) =>
  `${question.split(". ").at(-1)} ${values.find(({ word }) => word === value)?.answer ?? value}`;

/** Reads pairs of key and value, without those that are the default; or says what is wrong with them.
 * @param {Pick<Game, "id"|"readings">} game @param {string[][]} pairs @returns {{set: Record<string, string>, problem: string}} */
export function readings(game, pairs) {
  /** @type {Record<string, string>} */
  const set = {};
  for (const [key, value = ""] of pairs) {
    const reading = game.readings.find((reading) => reading.key === key);
    if (!reading) {
      const keys = game.readings.map(({ key }) => key).join(", ");
      return { set: {}, problem: t("no-reading", { game: game.id, quote: quote(key), keys: keys || t("none") }) };
    }
    const values = reading.values.map(({ word }) => word);
    if (!values.includes(value)) return { set: {}, problem: t("no-value", { key, values: either(values), quote: quote(value) }) };
    if (value === values[0]) delete set[key];
    else set[key] = value;
  }
  return { set, problem: "" };
}
