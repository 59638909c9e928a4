// The moves that decided a game, each with the better one: how the two go on with best play, and the reason in words.
import { Search } from "../play/engine-search.js";
import * as requests from "../requests.js";
import { account, isShared, kind, sentence, soon, turns } from "./reasons.js";
/** @import { Board } from "../board.js" */
/** @import { Finding, Result } from "../play/analysis-panel.js" */
/** @import { Line, State } from "../state.js" */
/** @import { Kind } from "./reasons.js" */
/** @import { Move } from "./values.js" */

/** A move that decided a game: the moves before it; it and the better one, each with what follows, as far as the reason goes; their names; why it is worse.
 * @typedef {Move & {before: string[], happened: string[], better: string[], names: {move: string, best: string}, kind: Kind, why: string}} Moment */

const MORE = { ms: 800, most: 100_000 }; // limits of a search for how a line goes on
const ROUNDS = 4; // such searches
const TURNS = 3; // that a line has at least, unless the game ends

/** How many turns of a line show a reason; the others need all. @type {Partial<Record<Kind, number>>} */
const SHOWN = { danger: 2, capture: 1, next: 3, again: 1, stores: 1, answers: 2 };

/** Plays a move and best play after it: for some turns, or to the end of the game if its result is proven.
 * @param {Board} board @param {Line} line @param {string[]} before
 * @param {Finding} finding the move, and the best play after it as far as known @param {Search} search
 * @returns {Promise<State[]|undefined>} the position before, then that after each ply; undefined without the engine */
async function playOut({ engine, game }, line, before, { move, basis, line: known = [move] }, search) {
  let moves = known;
  for (let round = 0; ; round++) {
    const played = await engine.play(line, [...before, ...moves], before.length);
    if (!played?.states) return;
    const { states } = played;
    const over = states[states.length - 1].over;
    if (over || round === ROUNDS || (basis !== "proven" && turns(states).length > TURNS)) return states;
    /** @type {Result|undefined} */
    const found = await search.run(engine.connection, () => requests.analyse(line, game.voice, [...before, ...moves]), MORE);
    const best = found?.moves?.find(({ move }) => move === found.best);
    if (!best) return;
    moves = [...moves, ...(best.line ?? [best.move])];
  }
}

/** Explains a move. @param {Board} board @param {Line} line @param {string[]} moves of the game @param {Move} move @param {Search} search
 * @returns {Promise<Moment|undefined>} undefined without the engine */
export async function explain(board, line, moves, move, search) {
  const before = moves.slice(0, move.ply - 1);
  const better = await playOut(board, line, before, move.best, search);
  const happened = better && (await playOut(board, line, before, move.played, search));
  if (!happened) return;
  const { game, pits } = board;
  const [best, played] = [account(game, better), account(game, happened)];
  const loss = isShared(game) ? move.loss / 2 : move.loss;
  const why = kind(best, played, loss);
  const names = { move: board.moveName(happened[1]), best: board.moveName(better[1]) };
  const sides = { side: game.sides[move.side], other: game.sides[move.side === "S" ? "N" : "S"] };
  const seen = why === "soon" ? soon(best, played, loss) : SHOWN[why];
  const text = sentence(why, best, played, seen ?? 0, { ...names, ...sides, label: (place) => pits.labels[place], game });
  const shown = (/** @type {State[]} */ states) =>
    turns(states)
      .slice(0, seen)
      .flat()
      .map(({ move = "" }) => move);
  return { ...move, before, happened: shown(happened), better: shown(better), names, kind: why, why: text };
}
