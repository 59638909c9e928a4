// Opens a whole line on a board, and plays all of its lines again in another numbering.
import * as states from "../state.js";
import { relabel } from "./labels.js";
import { isPlayersMove, readMoves } from "./notation.js";
/** @import { Board, Where } from "../board.js" */
/** @import { Line } from "../state.js" */

/** Opens another position of the game; what is left out stays as it is.
 * @param {Board} board @param {Partial<Where>} to
 * @returns {Promise<string|undefined>} "", or what is wrong with it; undefined if there is no engine */
export const reopen = (board, to) => board.run(() => openLine(board, { ...board.where, ...to }));

/** @param {Board} board @param {Where} where */
async function openLine(board, { start, set, moves, ply }) {
  board.interrupt();
  const { replay } = board;
  const { exampleLine } = replay;
  const rules = states.sameReadings(set, exampleLine.set) ? exampleLine.rules : (board.game.rules ?? exampleLine.rules);
  const line = { rules, set, start, states: exampleLine.states };
  const translated = moves.some((move) => isPlayersMove(board.game, move)) ? await readMoves(board, line, moves) : { moves };
  if (!translated || translated.problem) return translated?.problem;
  moves = translated.moves;
  if (comparable(line, exampleLine) && String(moves) === String(states.moves(exampleLine))) {
    board.show(states.at({ ...replay, line: exampleLine }, ply));
    return "";
  }
  const answer = await board.ask(line, moves, 0);
  if (!answer?.states) return answer?.error;
  const stopped = answer.stopped && { ...answer.stopped, rest: moves.slice(answer.states.length - 1) };
  const next = { ...replay, line: shareStates({ ...line, states: answer.states, stopped }, exampleLine) };
  states.state(states.at(next, Infinity)).legal = answer;
  board.show(states.at(next, ply));
  if (stopped) board.refuse(stopped);
  return stopped?.say ?? "";
}

/** Numbers the pits of a board, and has the engine play all of its lines again with these numbers.
 * @param {Board} board @param {string} labels "source" or "left" */
export function renumber(board, labels) {
  return board.run(async () => {
    board.interrupt();
    const { exampleLine, sides, previousLine, line } = board.replay;
    const all = [exampleLine, ...sides, previousLine ?? exampleLine, line];
    /** @type {Line[]} */
    const renumbered = [];
    for (const old of all) {
      const { move, place = -1 } = old.stopped ?? {};
      const answer = await board.ask(old, [...states.moves(old), ...(move ? [move] : [])], 0, labels);
      if (!answer?.states) return;
      const stopped = old.stopped && (answer.stopped ?? answer.cannot?.[place] ?? old.stopped);
      renumbered.push({
        ...old,
        states: answer.states.map((state, k) => ({ ...old.states[k], legal: undefined, ...state })),
        stopped: stopped && { ...old.stopped, ...stopped },
      });
    }
    const renew = (/** @type {Line} */ old) =>
      old === exampleLine ? renumbered[0] : shareStates(renumbered[all.indexOf(old)], renumbered[0]);
    const { pits } = board.game;
    board.engine.labels = labels;
    relabel(board, labels === "source" ? board.game.labels : board.game.labels.map((_, place) => String((place % pits) + 1)));
    board.show({
      ...board.replay,
      exampleLine: renumbered[0],
      sides: sides.map(renew),
      previousLine: previousLine && renew(previousLine),
      line: renew(line),
    });
  });
}

/** Replaces the states that a line has in common with the example by the example's own State objects.
 * @param {Line} line @param {Line} exampleLine @returns {Line} */
export function shareStates(line, exampleLine) {
  if (!comparable(line, exampleLine)) return line;
  let k = 0;
  while (k < line.states.length && line.states[k].move === exampleLine.states[k]?.move) k++;
  return { ...line, states: [...exampleLine.states.slice(0, k), ...line.states.slice(k)] };
}

/** Reports whether two lines have the same start, rules and readings. @param {Line} a @param {Line} b */
const comparable = (a, b) => a.start === b.start && a.rules === b.rules && states.sameReadings(a.set, b.set);
