// What the coach of a guided game says. The engine finds the best move, and what each move and each answer to it captures; the sentences
// follow from these.
import { pitOf } from "../play/game.js";
import * as requests from "../requests.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Search } from "../play/engine-search.js" */
/** @import { LegalMoves, Line, State } from "../state.js" */

/**
 * A capture: the pit where it begins, or the pit that loses seeds, and their number.
 * @typedef {{pit: string, seeds: number}} Taken
 *
 * The reader's best move, and why it is best: an extra turn, a capture, a danger that it averts, or nothing of these.
 * @typedef {"again"|"capture"|"rescue"|"guard"|"low"|"quiet"} Kind
 *
 * What the coach knows about a turn: the best move and its kind; what it captures; a smaller loss or a capture that is not worth it.
 * @typedef {{place: number, pit: string, kind: Kind, seeds: number, danger?: Taken, tempting?: Taken & {lost: number}}} Prospects
 */

const LOW = 6; // seeds left in a row when the coach begins to speak of the end
const DANGER = 2; // seeds that are worth a warning
const THINKING = 1500; // milliseconds at most

/** Finds the best move of the side to move and what speaks for it; undefined if the engine is missing or the search was cancelled.
 * @param {Board} board @param {LegalMoves} legal @param {Search} search @returns {Promise<Prospects|undefined>} */
export async function prospects(board, legal, search) {
  const { engine, line, where, game, pits, seeds } = board;
  const { moves } = where;
  /** @type {{best?: string}|undefined} */
  const found = await search.run(engine.connection, () => requests.analyse(line, game.voice, moves), { ms: THINKING });
  const own = await results(board, line, moves, legal);
  const turned = { ...line, start: board.position.replace(/S$/, "N") };
  const danger = await threat(board, turned, []);
  const best = own?.find(({ place }) => place === pitOf(legal, found?.best));
  const after = best && (await loss(board, best));
  const capture = own && largestCapture(own);
  if (!best || !capture || danger === undefined || after === undefined) return;
  const label = (/** @type {number} */ place) => pits.labels[place];
  const count = (/** @type {number} */ from) => seeds.slice(from, from + game.pits).reduce((sum, n) => sum + n, 0);
  const { again, captured = 0 } = best.state;
  const averted = !!danger && danger.seeds >= DANGER && (!after || after.seeds < danger.seeds);
  /** @type {Prospects} */
  const known = { place: best.place, pit: label(best.place), kind: "quiet", seeds: captured };
  if (again) known.kind = "again";
  else if (captured) known.kind = "capture";
  else if (averted) known.kind = danger.pit === known.pit ? "rescue" : "guard";
  else if (Math.min(count(0), count(game.pits)) < LOW) known.kind = "low";
  if (averted) known.danger = danger;
  if (!again && !captured && capture.state.captured) {
    const lost = await loss(board, capture);
    if (lost && lost.seeds >= capture.state.captured)
      known.tempting = { pit: label(capture.place), seeds: capture.state.captured, lost: lost.seeds };
  }
  return known;
}

/** @typedef {{place: number, moves: string[], state: State, legal: LegalMoves}} Result of a move: the moves with it, what it did, what follows */

/** Plays each legal move; undefined if the engine is missing. @param {Board} board @param {Line} line @param {string[]} moves
 * @param {LegalMoves} legal after the moves @returns {Promise<Result[]|undefined>} */
async function results({ engine }, line, moves, { can }) {
  const all = [];
  for (const [place, [move]] of Object.entries(can)) {
    const played = [...moves, move];
    const answer = await engine.play(line, played, played.length);
    if (!answer?.states) return;
    all.push({ place: Number(place), moves: played, state: answer.states[0], legal: answer });
  }
  return all;
}

/** @param {Result[]} results @returns {Result} the first of those that capture most */
const largestCapture = (results) => results.reduce((a, b) => ((b.state.captured ?? 0) > (a.state.captured ?? 0) ? b : a));

/** What the opponent could take after a move of the reader that ends the turn; null if nothing. @param {Board} board @param {Result} after */
async function loss(board, { moves, state, legal }) {
  return state.again || state.over ? null : threat(board, board.line, moves, legal);
}

/** Finds the reader's pit from which the opponent could take the most: null if no pit is in danger, undefined if the engine is missing.
 * @param {Board} board @param {Line} line @param {string[]} moves after which it is the opponent's turn @param {LegalMoves} [legal]
 * @returns {Promise<Taken|null|undefined>} */
async function threat(board, line, moves, legal) {
  const can = legal ?? (await board.engine.play(line, moves, moves.length));
  const theirs = can?.can && (await results(board, line, moves, can));
  if (!theirs) return;
  if (!theirs.length) return null;
  const { steps } = largestCapture(theirs).state;
  const lost = steps?.find(({ rule, from }) => rule?.startsWith("capture") && from >= 0 && from < board.game.pits);
  return lost ? { pit: board.pits.labels[lost.from], seeds: lost.seeds } : null;
}

/** The messages about a turn: with the pit to play, and as a question. @type {Record<Kind, [string, string]>} */
const MESSAGES = {
  again: ["coach-again", "ask-again"],
  capture: ["coach-capture", "ask-capture"],
  rescue: ["coach-rescue", "ask-guard"],
  guard: ["coach-guard", "ask-guard"],
  low: ["coach-low", "ask-low"],
  quiet: ["coach-quiet", "ask-quiet"],
};

/** What to do in this turn. @param {Board} board @param {Prospects} prospects
 * @param {boolean} namesPit whether the advice names the pit @param {boolean} first whether this is the first move */
export function advice({ game: { store } }, { pit, kind, seeds, danger, tempting }, namesPit, first) {
  if (tempting)
    return t(namesPit ? "coach-tempting" : "ask-tempting", { pit, tempting: tempting.pit, n: tempting.seeds, lost: tempting.lost });
  const values = { pit, store, at: danger?.pit ?? "", n: kind === "capture" ? seeds : (danger?.seeds ?? 0) };
  if (first && kind === "again") return t("coach-begin", values);
  return t(MESSAGES[kind][namesPit ? 0 : 1], values);
}

/** What the computer did in its last move. @param {Board} board @param {State} state after it */
export function report({ pits }, { steps = [], captured = 0 }) {
  const from = steps.find((step) => step.from >= 0)?.from ?? -1;
  const text = t("computer-played", { pit: pits.labels[from] });
  return captured ? `${text} ${t("computer-captured", { n: captured })}` : text;
}

/** What the reader did in the last move. @param {State} state after it @param {Prospects} prospects before it */
export function reaction({ again, captured = 0 }, { pit, kind, seeds }) {
  if (again) return t("did-again");
  if (captured) return t("did-capture", { n: captured });
  if (kind === "again") return t("missed-again", { pit });
  if (kind === "capture") return t("missed-capture", { pit, n: seeds });
  return "";
}
