// Games with a friend by link: what two people do in their browsers.
import { Reader } from "./browser-test.js";
import { press, saveGame, savedGame } from "./play-page.js";
import { waitFor } from "./wait.js";

export const START = "0,1,0,1,0,0/0,0,0,1,0,1 23,22 S"; // a few moves from the end
export const CHROMIUM = { reducedMotion: true, only: "chromium" };

/** Replaces the clipboard, which tests share, and the share sheet. Runs in a page, before its scripts. */
function recordLinks() {
  const w = /** @type {any} */ (window);
  const writeText = async (/** @type {string} */ text) => void (w.link = text);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

/** Opens a tab of another person, in a profile of their own, and closes the profile when the body is done.
 * @param {Reader} reader @param {{width?: number, height?: number}} size @param {(friend: Reader) => Promise<void>} body */
export async function withFriend(reader, { width = 1280, height = 900 }, body) {
  const context = await reader.page.browser().createBrowserContext();
  try {
    const page = await context.newPage();
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.setViewport({ width, height });
    const friend = new Reader(reader.host, page);
    await begin(friend);
    await body(friend);
    reader.problems.push(...friend.problems);
  } finally {
    await context.close();
  }
}

/** @param {Reader} reader */
export async function begin({ page }) {
  await page.evaluateOnNewDocument(recordLinks);
  await page.evaluateOnNewDocument(() => void Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined }));
}

/** Opens a link as if it came in a message, and waits for the game. @param {Reader} reader @param {string} link */
export async function openLink(reader, link) {
  await reader.page.goto("about:blank");
  await reader.page.goto(link, { waitUntil: "load" });
  await reader.boardsReady();
  await waitFor(reader, "a prompt", () => document.querySelector("sow-play .due")?.textContent);
}

/** Waits for the line that says whose turn it is. @param {Reader} reader @param {string} text */
export const waitForTurn = (reader, text) =>
  waitFor(reader, text, (text) => document.querySelector("sow-play .due")?.textContent === text, text);

/** The message below the board. @param {Reader} reader */
export const told = ({ page }) => page.$eval("sow-play .game .told", (message) => message.textContent ?? "");

/** The buttons of the game. @param {Reader} reader @returns {Promise<string[]>} */
export const actions = ({ page }) =>
  page.$$eval("sow-play .acts button", (all) => all.filter((face) => face.checkVisibility()).map((face) => face.textContent ?? ""));

/** Copies the link to the friend. @param {Reader} reader @returns {Promise<string>} */
export async function takeLink(reader) {
  await press(reader, "Copy the link");
  await waitForCopied(reader);
  return reader.page.evaluate(() => /** @type {any} */ (window).link);
}

/** @param {Reader} reader */
export const waitForCopied = (reader) =>
  waitFor(
    reader,
    "copied",
    () => document.querySelector("sow-play .sent-link")?.textContent === "Copied. Paste it into a message to your friend.",
  );

/** Plays moves of a side, and waits until each is in the game. @param {Reader} reader @param {string} side @param {string[]} moves */
export async function move(reader, side, ...moves) {
  for (const label of moves) {
    const before = (await savedGame(reader)).moves.length;
    await reader.board("table").play(label, side);
    await reader.board("table").settle({ ply: before + 1 });
  }
}

/** Saves a game of South's by link, of which nothing was sent, and opens it. @param {Reader} reader @param {{game?: string, start?: string}} [game] */
export async function openShortGame(reader, { game = "kalah", start = START } = {}) {
  await saveGame(reader, { game, start, friend: { id: "k3x9a0bc", side: "S", sentMoves: -1 } });
  await reader.open("play/");
  await waitFor(reader, "a prompt", () => document.querySelector("sow-play .due")?.textContent);
}
