// Reads the readings of a game as links and texts write them.
import * as words from "./words.js";

/** The first value of a reading is the default. `start` is where the game starts under a value, if the reading decides that.
 * @typedef {{key: string, title: string, values: {word: string, meaning: string, start?: string}[]}} Reading
 * @typedef {{id: string, start?: string, readings: Reading[]}} Game */

/** Reads pairs of key and value, without those that are the default; or says what is wrong with them.
 * @param {Game} game @param {string[][]} pairs @returns {{set: Record<string, string>, problem: string}} */
export function readings(game, pairs) {
  /** @type {Record<string, string>} */
  const set = {};
  for (const [key, value = ""] of pairs) {
    const reading = game.readings.find((r) => r.key === key);
    if (!reading)
      return {
        set: {},
        problem: words.noReading(
          game.id,
          key,
          game.readings.map((r) => r.key),
        ),
      };
    const values = reading.values.map((v) => v.word);
    if (!values.includes(value)) return { set: {}, problem: words.noValue(key, values, value) };
    if (value === values[0]) delete set[key];
    else set[key] = value;
  }
  return { set, problem: "" };
}
