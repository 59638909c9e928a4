// The names of pictures: of their files, and for readers who cannot see them.
import * as snapshot from "../snapshot.js";
import * as states from "../state.js";
import { board as describeBoard, place, ply, t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Text } from "./standalone.js" */

/** The name of a file with what a board shows, without its extension: kalah-start, kalah-move-3, kalah-move-3-step-2.
 * @param {Board} board */
export function positionName({ game, replay }) {
  const step = states.isWhole(replay) ? "" : `-step-${replay.step}`;
  return `${game.id}-${replay.ply ? `move-${replay.ply}${step}` : "start"}`;
}

/** The name of a file with the line that a board shows, without its extension. @param {Board} board */
export const lineName = ({ game, replay }) => `${game.id}-moves-1-${states.last(replay)}`;

/** Names a state of the line that a board shows: the start, or the number of the move, who made it, and the move.
 * @param {Board} board @param {number} at its ply */
export function stateName(board, at) {
  const state = board.line.states[at];
  return at ? ply(board.game, at, state.player ?? "", board.moveName(state), "", false) : t("start");
}

/** Describes every place of a board, and the hand. @param {Board} board @param {states.Replay} [replay] */
export function describePosition({ game, pits, replay: shown }, replay = shown) {
  const { seeds, hand } = snapshot.board(replay);
  const places = seeds.map((n, at) => place(game, at, pits.labels[at], n, null));
  return `${describeBoard(game, seeds, snapshot.turn(replay), hand)} ${places.join("; ")}.`;
}

/** What a picture of what a board shows is called, and what is on it. @param {Board} board @returns {Text} */
export function positionText(board) {
  const { game, replay } = board;
  const { say } = snapshot.sentence(replay);
  return { title: `${game.title}. ${stateName(board, replay.ply)}. ${say}`.trim(), description: describePosition(board) };
}
