// The play page: its settings, its buttons, and the game that it saves.
import assert from "node:assert/strict";
import { waitFor } from "./wait.js";
import { storageKey } from "./stored.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

export const STORAGE_KEY = storageKey("play");

/** The saved game. @param {Reader} reader
 * @returns {Promise<{game: string, start: string, at: string, moves: string[], players: Record<string, number>, rounds: string[],
 *   arranging: string}>} */
export const savedGame = ({ page }) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), STORAGE_KEY);

/** Presses a button by its label. @param {Reader} reader @param {string} words @param {string} [within] */
export async function press({ page }, words, within = "sow-play") {
  const found = await page.evaluateHandle(
    (words, within) =>
      [...document.querySelectorAll(`${within} button`)].find(
        (button) => button.checkVisibility() && button.textContent?.trim() === words,
      ) ?? null,
    words,
    within,
  );
  const button = found.asElement();
  assert.ok(button, `no button ${words}`);
  await /** @type {any} */ (button).click();
}

/** Sets the fields of the settings. @param {Reader} reader @param {Record<string, string>} fields by the name of the field; S and N say who
 * plays a side: "0" a person, else the computer's level */
export async function setFields(reader, { S, N, ...fields }) {
  const select = (/** @type {string} */ name, /** @type {string} */ value) => reader.page.select(`sow-play [name="${name}"]`, value);
  if (S || N) {
    const players = await reader.page.evaluate(() => {
      const value = (/** @type {string} */ name) =>
        /** @type {HTMLSelectElement|null} */ (document.querySelector(`sow-play [name="${name}"]`))?.value;
      const [level, side] = [Number(value("opponent")), value("side") ?? "S"];
      return { S: side === "S" ? 0 : level, N: side === "N" ? 0 : level };
    });
    const [south, north] = [Number(S ?? players.S), Number(N ?? players.N)];
    await select("opponent", String(Math.max(south, north)));
    if (south || north) await select("side", south && north ? "none" : south ? "N" : "S");
  }
  for (const [name, value] of Object.entries(fields)) await select(name, value);
}

/** Opens the play page with a game between people. @param {Reader} reader @param {string} game @param {Record<string, string>} [fields] */
export async function openPlayPage(reader, game, fields = {}) {
  await reader.open(`play/?game=${game}`);
  await reader.page.waitForSelector("sow-play [name=opponent] option");
  await setFields(reader, { S: "0", N: "0", ...fields });
  await waitFor(reader, "ready", () => document.querySelector("sow-play .due")?.textContent);
  return reader.board("table");
}

/** The line that says whose turn it is. @param {Reader} reader @returns {Promise<string>} */
export const turnLine = ({ page }) => page.$eval("sow-play .due", (due) => due.textContent ?? "");

/** Saves a game for the next time the play page is opened. @param {Reader} reader @param {Record<string, unknown>} game */
export async function saveGame(reader, game) {
  await reader.page.goto(reader.host.url("robots.txt")); // any address of the site
  const whole = {
    rules: "",
    set: {},
    moves: [],
    players: { S: 0, N: 0 },
    seconds: 1,
    uncounted: false,
    opening: "ruled",
    by: "S",
    rounds: [],
    seed: 1,
    ...game,
  };
  await reader.page.evaluate((key, whole) => localStorage.setItem(key, JSON.stringify(whole)), STORAGE_KEY, whole);
}
