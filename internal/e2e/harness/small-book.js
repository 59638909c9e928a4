// A rulebook of two games with a page of every kind that scripts work on. It builds in a fraction of a second.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { binary } from "./paths.js";

/** The game whose page has the example EXAMPLE, and the other one. */
export const GAME = "first-game";
export const OTHER_GAME = "second-game";

/** An example of GAME: South plays Pit 3, then Pit 6. */
export const EXAMPLE = "first-moves";

const LESSON = `---
title: Go again
summary: A last seed in your store gives you another turn.
---

\`\`\`sow again ${GAME}
caption The start of a game. Make two sowings in one turn.
goal sowings 2
hint When the last seed falls in your store, you play again. [F-3]
solution 3 1
ways 1 of 6
why Pit 3 holds four seeds, so it ends in the store.
\`\`\`
`;

const PUZZLE = `${GAME} turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 5 3 4; 5 3 5; 5 3 6\n`;

/** Writes the rulebook into an empty folder. @param {string} dir */
export function writeSmallBook(dir) {
  const run = (/** @type {string[]} */ ...args) => execFileSync(binary(), ["-C", dir, ...args], { stdio: ["ignore", "ignore", "inherit"] });
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(path.join(dir, "content", name), text);
  run("new", "site", ".");
  run("new", "variant", OTHER_GAME);
  const other = `variants/${OTHER_GAME}.md`;
  const text = readFileSync(path.join(dir, "content", other), "utf8");
  // Home pages filter games by what differs.
  write(other, text.replace(/^ {2}relay: .*\n/m, "  relay: yes [none]\n").replace(/```sow .*?```\n/gs, ""));
  for (const page of ["play", "lab", "compare", "search", "puzzles"]) write(`${page}.md`, `---\ntitle: ${page}\n---\n\n{{${page}}}\n`);
  write("puzzles.txt", PUZZLE);
  mkdirSync(path.join(dir, "content/learn"));
  write("learn/index.md", "---\ntitle: Learn\n---\n\nA lesson.\n");
  write("learn/again.md", LESSON);
}
