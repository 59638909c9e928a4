// The readings of a game as links and lines name them.
import * as words from "./words.js";

/** @typedef {{key: string, title: string, values: {word: string, meaning: string, start?: string}[]}} Reading the first value is the
 * default; a value has the start of the game by it where the reading is about that
 * @typedef {{id: string, start?: string, readings: Reading[]}} Game */

/** The readings that pairs of key and value name, without those that are the default anyway; or what is wrong with them.
 * @param {Game} game @param {string[][]} pairs @returns {{set: Record<string, string>, problem: string}} */
export function readings(game, pairs) {
  /** @type {Record<string, string>} */
  const set = {};
  for (const [key, value = ""] of pairs) {
    const reading = game.readings.find((r) => r.key === key);
    if (!reading) return { set: {}, problem: words.noReading(game.id, key, game.readings.map((r) => r.key)) };
    const values = reading.values.map((v) => v.word);
    if (!values.includes(value)) return { set: {}, problem: words.noValue(key, values, value) };
    if (value === values[0]) delete set[key];
    else set[key] = value;
  }
  return { set, problem: "" };
}
