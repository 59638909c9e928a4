// The page of puzzles: the collection's lines, two of its puzzles, opening the page, and reading what it shows.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./paths.js";

/** @typedef {import("./browser-test.js").Reader} Reader */

/** The lines of the collection, one for each puzzle. */
export const puzzleLines = readFileSync(path.join(ROOT, "content/puzzles.txt"), "utf8")
  .split("\n")
  .filter((line) => line && !line.startsWith("#"));

/** The id of a puzzle, a hash of its content. @param {string} game @param {string} position @param {string} goal with pits counted from the left */
const puzzleId = (game, position, goal) => createHash("sha256").update(`${game}\n${position}\n${goal}`).digest("hex").slice(0, 8);

/** A puzzle with three solutions: sow three times in one turn. */
export const TURN = {
  game: "kalah",
  start: "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S",
  id: puzzleId("kalah", "0,5,3,0,3,1/0,0,4,9,2,10 3,8 S", "sowings 3"),
};

/** A puzzle whose goal is that the opponent can capture little. */
export const THREAT = {
  game: "kalah",
  start: "9,2,3,3,0,1/3,0,8,7,6,0 2,4 S",
  id: puzzleId("kalah", "9,2,3,3,0,1/3,0,8,7,6,0 2,4 S", "leave 2"),
};

/** A puzzle whose solution leaves the opponent no pit to play. */
export const PASS = {
  game: "sulus-aidi",
  id: puzzleId("sulus-aidi", "8,0,0,6,12,0/0,0,0,0,0,7/2,1,2,7,3,6 0,0 S north-owns=4,6,7 south-owns=11,12,15", "win 4"),
};

/** Opens the page of puzzles. @param {Reader} reader @param {string} [address] the fragment */
export async function openPuzzles(reader, address = "") {
  await reader.open(`puzzles/${address}`);
  await reader.page.waitForSelector("sow-puzzles[data-alive]", { timeout: 30_000 });
}

/** The puzzle shown: its id, its task and its heading. @param {Reader} reader */
export const shownPuzzle = ({ page }) =>
  page.evaluate(() => ({
    id: document.querySelector("sow-task")?.getAttribute("data-task") ?? "",
    ask: document.querySelector(".wanted")?.textContent ?? "",
    day: document.querySelector(".day")?.textContent ?? "",
  }));

/** The line that counts the puzzles found and solved. @param {Reader} reader */
export const progressLine = ({ page }) => page.$eval(".found", (line) => line.textContent);
