// What a reader does first on the site. It works the same on a server and in a folder.
import assert from "node:assert/strict";
import { answers } from "./course.js";
import { playMoves, tabTo, waitForStage } from "./keyboard.js";
import { play } from "./native.js";
import { waitFor } from "./wait.js";
import { stored } from "./stored.js";
/** @import { Reader } from "./browser-test.js" */

const GAME = "pratt-egyptian";

/** The address of the game's page. */
export const PAGE = `variants/${GAME}/`;

/** Clicks a link and waits for the page it opens. @param {Reader} reader @param {string} selector @param {string} address of that page */
export async function follow({ page, host }, selector, address) {
  await Promise.all([page.waitForNavigation({ waitUntil: "load" }), page.click(selector)]);
  assert.equal(page.url(), host.url(address));
}

/** Opens a game from the home page, steps through an example and plays on. @param {Reader} reader @param {string} href of the link */
export async function openGameAndPlay(reader, href) {
  await reader.open("", { waitForBoards: false });
  await reader.page.click(`sow-games .group:has(a[href="${href}"]) > summary`);
  await follow(reader, `sow-games .cards a[href="${href}"]`, PAGE);
  await reader.boardsReady();
  const board = reader.board("p-f3");
  await board.press("forward");
  await board.settle({ ply: 1, mode: "replay" });
  await board.assertShows(play(GAME, ["4"]).position, "stepped");
  await board.play("2", "S");
  await board.settle({ ply: 2, mode: "try" });
  await board.assertShows(play(GAME, ["4", "2"]).position, "the reader's move");
}

/** Finds a clause by its id and opens it. @param {Reader} reader */
export async function findClause(reader) {
  await reader.open("search/");
  await reader.page.type("#q", "P-E3");
  await waitFor(reader, "finding it", () => document.querySelector("sow-search .results a")?.textContent?.includes("P-E3"));
  await follow(reader, "sow-search .results a", "sources/pratt-2009/#P-E3");
}

/** Plays a move against the computer, which replies. @param {Reader} reader */
export async function playComputer(reader) {
  const { page } = reader;
  await reader.open("play/?game=oware");
  await waitFor(reader, "offering opponents", () => document.querySelector("sow-play [name=opponent] option"));
  await page.select("sow-play [name=opponent]", "1");
  const board = reader.board("table");
  await board.play("3", "S");
  await board.settle({ ply: 2 });
  const moves = JSON.parse((await stored(reader, "play")) ?? "{}").moves;
  const { position, plies } = play("oware", moves);
  assert.deepEqual(
    plies.map(({ player }) => player),
    ["S", "N"],
  );
  await board.assertShows(position);
}

/** Solves a task of the course by keyboard. @param {Reader} reader */
export async function solveTask(reader) {
  const task = answers.again["again-two"];
  assert.ok("play" in task);
  await reader.open("learn/again/");
  await tabTo(reader, '#again-two .spot[tabindex="0"]');
  await playMoves(reader, "again-two", task.play);
  assert.match(await waitForStage(reader, "again-two", "met"), /^(Solved|Right)/);
}
