// What stands around the board: what is to be done now, the buttons of a game, how a match stands.
import { t } from "../words.js";
import * as asks from "./asks.js";
import * as words from "./words.js";

/** @typedef {import("../state.js").State} State
 *
 * What the board shows of the game: its end, a place before, or another line than its own.
 * @typedef {"now"|"before"|"aside"} Kind */

/** What is to be done now.
 * @param {Kind} kind @param {State} state shown @param {{ply: number, of: number}} at @param {string} mover who moves, "" nobody
 * @param {boolean} thinking @param {Record<string, string>} sides */
export function due(kind, state, { ply, of }, mover, thinking, sides) {
  if (kind === "aside") return t("beside-game");
  if (kind === "before") return words.before(ply, of);
  if (state.over) return state.over.say ?? "";
  const turn = mover || state.turn;
  return t(thinking ? "thinks" : turn === state.turn ? "its-turn" : "its-gift", { side: sides[turn] });
}

/** The buttons there are, and whether each can do something.
 * @param {Kind} kind @param {{over: boolean, inMatch: boolean, back: boolean, thinking: boolean, uncounted: boolean}} now
 * back: a move can be taken back @returns {Partial<Record<import("./acts.js").Act, boolean>>} */
export function buttons(kind, { over, inMatch, back, thinking, uncounted }) {
  if (kind !== "now") return { home: true, on: true, analyse: true };
  if (over) return { ...(inMatch ? { next: true } : { again: true }), change: true, back, analyse: true };
  return { back, ...(thinking ? { enough: true } : { hint: true }), analyse: true, ...(uncounted && { count: true }) };
}

/** How a match stands in words, and who has won it; nothing when the engine cannot be had.
 * @param {import("../board.js").Board} board @param {string[]} rounds played @param {number} round this one, from 1 @param {boolean} over it is
 * @returns {Promise<{text: string, winner: string}|undefined>} */
export async function standing(board, rounds, round, over) {
  const stands = await asks.match(board, rounds);
  if (!stands) return;
  const { south, north, target, winner } = stands;
  const { sides } = board.game;
  const text = winner ? t("match-won", { side: sides[winner], more: Math.max(south, north), less: Math.min(south, north) })
    : t(over ? "match-after" : "match-stands", { round, south: sides.S, s: south, north: sides.N, n: north, target });
  return { text, winner };
}
