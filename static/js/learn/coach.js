// What the coach of a guided game says. The engine plays each move that the reader could make; the sentences follow from the results.
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { LegalMoves, Line, State } from "../state.js" */

/**
 * What the reader can do in a turn: the pit of an extra turn and of the largest capture, if there are such pits, and the largest capture
 * that the opponent could make if it were their turn.
 * @typedef {{again?: string, capture?: {pit: string, seeds: number}, danger?: {pit: string, seeds: number}, first: boolean, low: boolean}} Prospects
 */

const LOW = 6; // seeds left in a row when the coach begins to speak of the end
const DANGER = 2; // seeds that are worth a warning

/** Finds what the side to move can do; undefined if the engine is missing.
 * @param {Board} board @param {LegalMoves} legal @returns {Promise<Prospects|undefined>} */
export async function prospects(board, legal) {
  const { engine, line, where, game, pits } = board;
  const label = (/** @type {string} */ place) => pits.labels[Number(place)];
  const own = await results(board, line, where.moves, legal);
  const turned = { ...line, start: board.position.replace(/S$/, "N") };
  const answer = await engine.play(turned, [], 0);
  const theirs = answer?.can && (await results(board, turned, [], answer));
  if (!own || !theirs) return;
  const again = own.filter(({ state }) => state.again).at(-1);
  const capture = largestCapture(own);
  const threat = largestCapture(theirs);
  const lost = threat?.state.steps?.find(({ rule, from }) => rule?.startsWith("capture") && from >= 0 && from < game.pits);
  const rows = [board.seeds.slice(0, game.pits), board.seeds.slice(game.pits, 2 * game.pits)].map((row) =>
    row.reduce((sum, n) => sum + n, 0),
  );
  return {
    again: again && label(again.place),
    capture: capture && { pit: label(capture.place), seeds: capture.state.captured ?? 0 },
    danger: threat && lost && lost.seeds >= DANGER ? { pit: label(String(lost.from)), seeds: lost.seeds } : undefined,
    first: !where.moves.length,
    low: Math.min(...rows) < LOW,
  };
}

/** @typedef {{place: string, state: State}} Result of a move */

/** Plays each legal move; undefined if the engine is missing. @param {Board} board @param {Line} line @param {string[]} moves
 * @param {LegalMoves} legal after the moves @returns {Promise<Result[]|undefined>} */
async function results({ engine }, line, moves, { can }) {
  const all = [];
  for (const [place, [move]] of Object.entries(can)) {
    const answer = await engine.play(line, [...moves, move], moves.length + 1);
    if (!answer?.states) return;
    all.push({ place, state: answer.states[0] });
  }
  return all;
}

/** @param {Result[]} results @returns {Result|undefined} */
function largestCapture(results) {
  const most = Math.max(0, ...results.map(({ state }) => state.captured ?? 0));
  return results.find(({ state }) => most && state.captured === most);
}

/** What to do in this turn. @param {Board} board @param {Prospects} prospects */
export function advice({ game: { store } }, { again, capture, danger, first, low }) {
  if (again) return t(first ? "coach-begin" : "coach-again", { pit: again, store });
  if (capture) return t("coach-capture", { pit: capture.pit, n: capture.seeds });
  if (danger) return t("coach-danger", { pit: danger.pit, n: danger.seeds });
  return t(low ? "coach-low" : "coach-quiet", { store });
}

/** What the computer did in its last move. @param {Board} board @param {State} state after it */
export function report({ pits }, { steps = [], captured = 0 }) {
  const from = steps.find((step) => step.from >= 0)?.from ?? -1;
  const text = t("computer-played", { pit: pits.labels[from] });
  return captured ? `${text} ${t("computer-captured", { n: captured })}` : text;
}

/** What the reader did in the last move. @param {State} state after it @param {Prospects} prospects before it */
export function reaction({ again, captured = 0 }, prospects) {
  if (again) return t("did-again");
  if (captured) return t("did-capture", { n: captured });
  if (prospects.again) return t("missed-again", { pit: prospects.again });
  if (prospects.capture) return t("missed-capture", { pit: prospects.capture.pit, n: prospects.capture.seeds });
  return "";
}
