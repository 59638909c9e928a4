// The game on the play page as plain data: its moves, what the board shows of it, what can be taken back.
import { sameReadings } from "../state.js";
import { owned } from "../words.js";
/** @import { Where } from "../board.js" */
/** @import { LegalMoves } from "../state.js" */
/** @import * as words from "../words.js" */

/** @typedef {Omit<Where, "ply">} Game
 * @typedef {Record<string, number>} Players by side, S and N: 0 a person, 1 to 5 the computer's strength */

/** @param {string} side S or N */
export const other = (side) => (side === "S" ? "N" : "S");

/** Compares what a board shows with the game: its end ("now"), an earlier position ("before"), the game and one move more ("extended"), or
 * another line ("aside").
 * @param {Game} game @param {Where} where @returns {"now"|"before"|"extended"|"aside"} */
export function relationTo(game, where) {
  const { moves } = where;
  const n = game.moves.length;
  const same = game.game === where.game && game.start === where.start && sameReadings(game.set, where.set);
  if (!same || game.moves.some((move, k) => move !== moves[k])) return "aside";
  if (moves.length === n) return where.ply === n ? "now" : "before";
  return moves.length === n + 1 ? "extended" : "aside";
}

/** Returns how many moves are left after a person takes back their last one, or -1 if no person has moved.
 * @param {string[]} movers who made each move @param {Players} players */
export const movesLeft = (movers, players) => movers.map((mover) => players[mover] === 0).lastIndexOf(true);

/** Finds the pit of a legal move; -1 for a pass and for an illegal move.
 * @param {LegalMoves} legal @param {string} [move] */
export const pitOf = ({ can }, move = "") => Number(Object.keys(can).find((place) => can[Number(place)].includes(move)) ?? -1);

/** Lists the score after each move: the seeds of South less those of North.
 * @param {Pick<words.Game, "rows">} game @param {{seeds: number[]}[]} states */
export const scores = (game, states) =>
  states.map(({ seeds }) => {
    const [south, north] = owned(game, seeds);
    return south - north;
  });

/** Finds the position that a game with these readings starts from; "" if a player lays out the seeds.
 * @param {Pick<words.Game, "start"|"readings">} game @param {Record<string, string>} set */
export function startOf({ start = "", readings }, set) {
  for (const { key, values } of readings) {
    const value = values.find(({ word }) => word === set[key]);
    if (value?.start) return value.start;
  }
  return start;
}

/** Reports whether each player may arrange their own seeds before the first move.
 * @param {Pick<words.Game, "arranges">} game @param {Record<string, string>} set */
export const arranges = (game, { arrange }) => (arrange ? arrange !== "no" : !!game.arranges);

/** Reports whether the side that arranges its seeds next does so on this device. @param {{arranging: string, friend: {side: string}|null}} game */
export const arrangesHere = ({ arranging, friend }) => !!arranging && (!friend || friend.side === arranging);

/** Reports whether a game is a round of a match, which it is if a player lays out the seeds.
 * @param {Pick<words.Game, "start"|"readings">} game @param {Record<string, string>} set */
export const isMatch = (game, set) => !startOf(game, set);

/** Reports whether two people play at one device. @param {{players: Players, friend: unknown}} game */
export const isTable = ({ players, friend }) => !players.S && !players.N && !friend;
