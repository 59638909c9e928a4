// The rules lab: opening it, choosing values of rules, and reading what it shows.
import { waitFor } from "./wait.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** Opens the lab with all its parts unfolded. @param {Reader} reader @param {string} [address] */
export async function openLab(reader, address = "lab/?game=pratt-basic") {
  await reader.open(address);
  await waitFor(reader, "ready", () => document.querySelector('sow-lab sow-board[data-game="lab"]'));
  await openParts(reader);
  return reader.board("lab-board");
}

/** Unfolds all parts of the rules. @param {Reader} reader */
export const openParts = ({ page }) =>
  page.$$eval(".bench details", (all) => {
    for (const part of all) /** @type {HTMLDetailsElement} */ (part).open = true;
  });

/** The chosen value of a rule. @param {Reader} reader @param {string} key @returns {Promise<string>} */
export const chosen = ({ page }, key) =>
  page.$eval(
    `.rule[data-key="${key}"]`,
    (rule) =>
      /** @type {HTMLInputElement|null} */ (rule.querySelector(":checked") ?? rule.querySelector("[type=number]"))?.value ??
      [...rule.querySelectorAll('[aria-pressed="true"]')].map((face) => face.textContent).join(","),
  );

/** Clicks a value of a rule. @param {Reader} reader @param {string} key @param {string} value */
export const clickValue = ({ page }, key, value) =>
  page.click(`.rule[data-key="${key}"] :is([value="${value}"][type=radio], [data-member="${value}"], [data-by="${value}"])`);

/** Clicks a value and waits until it is chosen. @param {Reader} reader @param {string} key @param {string} value */
export async function choose(reader, key, value) {
  await clickValue(reader, key, value);
  await untilChosen(reader, key, value);
}

/** Waits until a value of a rule is chosen. @param {Reader} reader @param {string} key @param {string} value */
export const untilChosen = (reader, key, value) =>
  waitFor(
    reader,
    `${key}=${value}`,
    (key, value) => document.querySelector(`.rule[data-key="${key}"] [value="${value}"]:checked`),
    key,
    value,
  );

/** The list of changes. @param {Reader} reader @returns {Promise<string[]>} */
export const changes = ({ page }) => page.$$eval(".changed li > span", (all) => all.map((line) => line.textContent ?? ""));

/** The description of the rules, by part. @param {Reader} reader @returns {Promise<string[]>} */
export const description = ({ page }) => page.$$eval(".says p", (all) => all.map((part) => (part.textContent ?? "").trim()));
