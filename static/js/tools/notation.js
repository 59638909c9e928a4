// How the players of a game write its moves, beside ours, and moves that a reader typed in their way. A game names its notation: letters
// (A to F, a to f), rows (A1 to B8, < and >), ends (the pit that was sown and the pit of the last seed). What readers type is never
// guessed: it is the legal move that their notation writes so.
import { t, quote, wayOf } from "../words.js";
import { specialPits } from "../position.js";
import { relabel } from "./labels.js";
/** @import { Board } from "../board.js" */
/** @import { Line, State } from "../state.js" */
/** @import { Game } from "../words.js" */

/** What a reader may have typed, by notation. @type {Record<string, RegExp>} */
const PATTERNS = {
  letters: /^[a-z]$/i,
  rows: /^([ab][1-8][<>]?|[1-8][<>])\+?\**#?$/i,
  ends: /^[1-9][1-9]x?$/i,
};

/** Names a pit as the players do. @param {Game} game @param {number} place */
export function pitName({ notation, pits, labels }, place) {
  const k = place % pits;
  const inner = pits / 2;
  const name = { letters: String.fromCharCode(65 + k), rows: k < inner ? `B${k + 1}` : `A${pits - k}` }[notation ?? ""] ?? labels[place];
  return place < pits ? name : name.toLowerCase();
}

/** Writes the move that led to a state as the players do; a pass has no other name. @param {Game} game @param {State} state */
export function writeMove(game, { move = "", player, position, over, steps = [] }) {
  const label = Number(/^\d+/.exec(move)?.[0]);
  if (!label) return move;
  const place = label - 1 + (player === "N" ? game.pits : 0);
  const pit = pitName(game, place);
  const does = (/** @type {string} */ what) => steps.some((step) => step.do === what);
  if (game.notation === "ends") {
    const last = steps.filter((step) => step.do === "drop").at(-1)?.to ?? place;
    return `${pit}${game.labels[last]}${does("claim") ? "x" : ""}`;
  }
  if (game.notation !== "rows") return pit;
  const captures = does("capture");
  const fromInner = label > game.pits / 2;
  // Our R is counterclockwise, which is leftward in the inner row. For a seed from the stock that captures, the sign names the head that
  // the captured seeds are sown from, not their way: R, counterclockwise, begins in the right head.
  const right = move.includes("R") === (!fromInner || (does("fill") && captures));
  const bound = specialPits(position).bound.length > 0;
  return `${pit}${right ? ">" : "<"}${wayOf(move).slice(1) && "+"}${captures ? "" : bound ? "**" : "*"}${over ? "#" : ""}`;
}

/** Shows the players' notation on a board, beside ours, or no longer. @param {Board} board @param {boolean} on */
export function showNotation(board, on) {
  const { game } = board;
  board.notation = on ? (state) => writeMove(game, state) : undefined;
  relabel(board, board.pits.labels);
  board.redraw();
}

/** Reports whether a word can only be a move in the notation of the game's players. @param {Game} game @param {string} word */
export const isPlayersMove = ({ notation = "" }, word) => !!PATTERNS[notation]?.test(word);

/** Removes what game records have beside the moves: their numbers and the seeds captured so far. @param {string[]} words */
export const onlyMoves = (words) => words.map((word) => word.replace(/^\d+\.+|\(\d+\)$/g, "")).filter(Boolean);

/** @param {string} written @param {string} typed signs other than the way may be missing, and the way and the row where they are clear */
function matches(written, typed) {
  const [all, wanted] = [written, typed].map((text) => text.replace(/[*#x]/gi, ""));
  return [all, all.slice(1), all.replace(/[<>]/, "")].includes(wanted);
}

/** Replaces the moves in the players' notation by ours. @param {Board} board @param {Line} line its start and rules @param {string[]} words
 * @returns {Promise<{moves: string[], problem?: string}|undefined>} undefined if there is no engine, which the board says */
export async function readMoves(board, line, words) {
  const { game } = board;
  /** @type {string[]} */
  const moves = [];
  for (const word of words) {
    if (isPlayersMove(game, word)) {
      const legal = await board.ask(line, moves, moves.length);
      if (!legal) return;
      const found = [];
      for (const [place, options] of Object.entries(legal.can ?? {})) {
        const pit = pitName(game, Number(place));
        if (!(word.startsWith(pit) || pit.endsWith(word[0]))) continue;
        for (const move of options) {
          const after = await board.ask(line, [...moves, move], moves.length + 1);
          if (after?.states?.[0] && matches(writeMove(game, after.states[0]), word)) found.push(move);
        }
      }
      if (found.length !== 1) return { moves, problem: t("at-move", { n: moves.length + 1, why: t("no-move", { quote: quote(word) }) }) };
      moves.push(found[0]);
    } else moves.push(word);
  }
  return { moves };
}
