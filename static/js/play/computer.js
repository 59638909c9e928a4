// The computer's moves, and its hints to a person.
import { find } from "../dom.js";
import * as requests from "../requests.js";
import { track } from "../snapshot.js";
import * as states from "../state.js";
import { load } from "../tools.js";
import { t, wayOf } from "../words.js";
import { findingText } from "./analysis-panel.js";
import { pause, Search } from "./engine-search.js";
import { other, pitOf } from "./game.js";
import { moveName, moverOf } from "./legal-moves.js";
/** @import { Board } from "../board.js" */
/** @import { Result } from "./analysis-panel.js" */

/** @typedef {{place: number, direction: string}} Move a pit, -1 for a pass, and the way of the move if the pit has several */

const PAUSE = 450; // milliseconds before the computer moves, so that readers see the result of their own move
const HINT = 1500; // milliseconds of the search for a hint

/** Chooses a move after the last of `moves`.
 * @param {Board} board @param {string[]} moves @param {states.LegalMoves} legal the legal moves @param {Search} search
 * @param {{strength: number, seed: number, ms: number}} level
 * @returns {Promise<Move|"missing"|undefined>} "missing" when the engine has no answer, undefined when the search was cancelled */
export async function chooseMove({ engine, line, game }, moves, legal, search, { strength, seed, ms }) {
  await pause(PAUSE, search.signal);
  if (search.cancelled) return;
  const request = requests.choose(line, game.voice, moves, strength, seed);
  /** @type {{move?: string}|undefined} */
  const found = await search.run(engine.connection, () => request, { ms });
  if (search.cancelled) return;
  const { move } = found ?? {};
  const place = pitOf(legal, move);
  if (!move || (place < 0 && move !== legal.pass)) return "missing";
  return { place, direction: legal.can[place]?.length > 1 ? wayOf(move) : "" };
}

/** Says what a move wins at once, as the sentence below the board will say it. @param {states.State} [state] after the move */
function reason({ say = "", captured, again } = /** @type {any} */ ({})) {
  const [, ...results] = say.split(/(?<=[.\u06d4]) /); // the first sentence says how the seeds are sown
  return (captured || again) && results.length ? results.join(" ") : t("hint-quiet");
}

/** Finds the best move in the position shown, and marks its pit.
 * @param {Board} board @param {() => boolean} isCurrent whether the board still shows the position @returns {Promise<string|undefined>} the hint in words,
 * or the engine's error message; "" when the position is no longer shown, undefined when the engine is missing */
export async function hint(board, isCurrent) {
  const { engine, game, line, where } = board;
  const request = requests.analyse(line, game.voice, where.moves.slice(0, where.ply));
  /** @type {Result|undefined} */
  const found = await new Search().run(engine.connection, () => request, { ms: HINT });
  if (!isCurrent()) return "";
  if (!found) return;
  if (found.error) return found.error;
  const best = found.moves.find(({ move }) => move === found.best);
  const legal = await board.legalMoves();
  if (!isCurrent()) return "";
  const place = legal && best ? pitOf(legal, best.move) : -1;
  if (!legal || !best || place < 0) return t("no-hint");
  load((tools) => tools.mark(board.drawing, { ...track(board.replay), letters: [[place, "!"]] }));
  find(board.root, `.pits [data-place="${place}"]`)?.classList.add("hinted");
  const side = moverOf(board, states.state(board.replay), legal);
  const { value, certainty } = findingText(best, game.sides[side], game.sides[other(side)]);
  const after = await engine.play(line, [...where.moves.slice(0, where.ply), best.move], where.ply + 1);
  if (!isCurrent()) return "";
  return t("hint-is", { move: moveName(board, legal, best.move), why: reason(after?.states?.[0]), worth: value, known: certainty }, game);
}
