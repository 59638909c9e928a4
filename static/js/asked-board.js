// Finds the board that a query describes, as in 2x7, 2 rows of 7 holes, 7 holes on each side, or a board with 14 holes.
import { stem } from "./stems.js";
/** @import { Words } from "./answer-words.js" */

const LEAST_HOLES = 8; // of a board that is described by its holes and seeds
const LEAST_IN_ROW = 4; // of one that is described by the holes of a side

/** The rows of the board that words describe and the pits in each, 0 if they are not told.
 * @param {string[]} words folded @param {Words} known @param {(pits: number) => boolean} isNear whether a game with two rows of pits is played where
 * the words say @returns {{rows: number, pits: number}|undefined} */
export function askedBoard(words, { board, by, numbers, side }, isNear) {
  const isPart = (/** @type {string|number|undefined} */ word) => board.some((part) => word && stem(part) === stem(String(word)));
  const text = ` ${words.join(" ")} `;
  const isSide = side.some((phrase) => text.includes(` ${phrase} `));
  const counts = words
    .flatMap((word) => (/^\d+x\d+$/.test(word) ? [word.split("x")[0], by[0], word.split("x")[1]] : word))
    .map((word) => (/^\d+$/.test(word) ? Number(word) : numbers.includes(word) ? numbers.indexOf(word) : word));
  const isTold = words.some((word) => stem(word) === stem(board[0])) || words.filter(isPart).length > 1;
  const found = counts.flatMap((n, i) => {
    const [next, other] = [counts[i + 1], counts[i + 2]];
    if (typeof n !== "number") return [];
    if (typeof next === "string" && by.includes(next) && typeof other === "number")
      return { rows: Math.min(n, other), pits: Math.max(n, other) };
    if (!isPart(next)) return [];
    const rows = stem(String(next)) === stem(board[1]) ? n : 0;
    const later = counts.slice(i + 2).find((count) => typeof count === "number");
    if (!rows && isSide && n >= LEAST_IN_ROW) return { rows: 2, pits: n };
    if (!isTold && rows <= 2 && !(rows && later) && n < LEAST_HOLES) return [];
    if (rows) return { rows, pits: typeof later === "number" ? later : 0 };
    if (n % 2) return n > LEAST_HOLES ? { rows: 2, pits: n } : []; // on each side
    if (!isNear(n / 2) && isNear(n / 2 - 1)) return { rows: 2, pits: n / 2 - 1 }; // whoever counts the stores, too
    return { rows: n === 32 ? 4 : 2, pits: n === 32 ? 8 : n / 2 };
  });
  return found.find(({ rows, pits }) => rows >= 2 && rows <= 4 && pits <= 20);
}
