// Requests of a task to the engine: the verdict on the moves played, why pits cannot be played, the hint that names a pit.
import * as requests from "../requests.js";
import { t } from "../words.js";
import * as words from "./words.js";
/** @import { Board } from "../board.js" */
/** @import { Data, Verdict } from "./task.js" */

/** Judges moves by a goal; undefined if the engine is missing.
 * @param {Board} board @param {string} goal @param {string[]} moves @returns {Promise<(Verdict & {error?: string})|undefined>} */
export function judge(board, goal, moves) {
  return board.engine.connection.ask(requests.goal(board.line, board.game.voice, moves, goal, board.engine.labels));
}

/** Why pits cannot be played at the start of the task, a sentence for each; undefined if the engine is missing.
 * @param {Board} board @param {number[]} places */
export async function reasons(board, places) {
  const answer = await board.engine.play(board.replay.exampleLine, [], 0);
  return (
    answer?.can &&
    places.map((place) => {
      const say = answer.cannot[place]?.say ?? "";
      return /\d/.test(say) ? say : t("reason", { place: words.place(board, place), why: say }); // not all reasons name the pit
    })
  );
}

/** The mover's pits that cannot be played. @param {Board} board @param {Data} data */
export function unplayable({ position, game: { pits } }, { answers = [] }) {
  const first = position.endsWith("S") ? 0 : pits;
  return Array.from({ length: pits }, (_, k) => first + k).filter((place) => !answers.includes(place));
}

/** The second hint: the pit that matters; undefined if the engine is missing. @param {Board} board @param {Data} data */
export async function pitHint(board, data) {
  if (data.ask === "may") {
    const [place = board.position.endsWith("S") ? 0 : board.game.pits] = unplayable(board, data);
    return (await reasons(board, [place]))?.[0];
  }
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
