// Requests of a task to the engine: the verdict on the moves played, why pits cannot be played, the hint that names a pit.
import { readPosition } from "../position.js";
import * as requests from "../requests.js";
import { renamed } from "../second-person.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */
/** @import { Data, Verdict } from "./task.js" */

/** Judges moves by a goal; undefined if the engine is missing.
 * @param {Board} board @param {string} goal @param {string[]} moves @returns {Promise<(Verdict & {error?: string})|undefined>} */
export async function judge({ engine, game, line }, goal, moves) {
  const answer = await engine.connection.ask(requests.goal(line, game.voice, moves, goal, engine.labels));
  return game.personal ? renamed(answer, game.sides, game.sides) : answer;
}

/** Why pits cannot be played at the start of the task, a sentence for each; undefined if the engine is missing.
 * @param {Board} board @param {number[]} places */
export async function reasons(board, places) {
  const answer = await board.engine.play(board.replay.exampleLine, [], 0);
  return (
    answer?.can &&
    places.map((place) => {
      const say = answer.cannot?.[place]?.say ?? "";
      return /\d/.test(say) ? say : words.capital(t("reason", { place: words.place(board, place), why: say })); // not all reasons name the pit
    })
  );
}

/** The mover's pits with seeds that cannot be played, the fullest first; empty ones only if there are no others.
 * @param {Pick<Board, "position"|"game">} board @param {Data} data */
export function unplayable({ position, game: { pits } }, { answers = [] }) {
  const { seeds, turn } = readPosition(position);
  const first = turn === "S" ? 0 : pits;
  const places = Array.from({ length: pits }, (_, k) => first + k).filter((place) => !answers.includes(place));
  const filled = places.filter((place) => seeds[place]).sort((a, b) => seeds[b] - seeds[a]);
  return filled.length ? filled : places;
}

/** The second hint: the pit that matters, or why one cannot be played; undefined if the engine is missing.
 * @param {Board} board @param {Data} data */
export async function pitHint(board, data) {
  if (data.ask === "may") return (await reasons(board, unplayable(board, data).slice(0, 1)))?.join("");
  const answer = await board.engine.play(board.replay.exampleLine, [firstMove(data)], 1);
  const step = answer?.states?.[0]?.steps?.find(({ from }) => from >= 0);
  if (!step) return;
  const at = step.from < 2 * board.game.pits ? step.from : step.to; // a seed of the stock is put into the pit
  const place = words.place(board, at);
  return data.ask === "last"
    ? words.capital(t("count-from", { place, n: board.replay.exampleLine.states[0].seeds[at] }, board.game))
    : t("look-at", { place });
}

/** The move asked about, or the first of the solution. @param {Data} data */
export const firstMove = ({ move, solution }) => move ?? solution?.[0] ?? "";
