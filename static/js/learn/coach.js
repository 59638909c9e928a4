// What the coach of a guided game says. The engine finds the best move, what each move captures and what the computer could capture in its
// turn; the sentences follow from these. Danger comes first, then an extra turn, then a capture.
import * as requests from "../requests.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { Search } from "../play/engine-search.js" */
/** @import { LegalMoves, Line, State } from "../state.js" */

/**
 * A turn of the computer that the coach fears: the places that it plays, the reader's place that loses most, and the seeds that it captures.
 * @typedef {{plays: number[], at: number, seeds: number}} Reply
 *
 * The reader's best move, and why it is best: a danger that it averts, an extra turn, a capture, more in the end than these, or nothing of these.
 * @typedef {"rescue"|"guard"|"again"|"capture"|"better"|"low"|"quiet"} Kind
 *
 * What the coach knows about a turn: the best move and its kind; what it captures; the reply that it averts, and one that it allows; a move that
 * looks good but allows a worse one, with what it captures.
 * @typedef {{place: number, pit: string, kind: Kind, seeds: number, danger?: Reply, risk?: Reply, tempting?: {pit: string, seeds: number, reply: Reply}}} Prospects
 */

const LOW = 6; // seeds left in a row when the coach begins to speak of the end
const DANGER = 2; // seeds that are worth a warning
const WORSE = 2; // seeds by which a tempting move must be worse than the best
const SOWINGS = 5; // of a turn of the computer that the coach looks through
const THINKING = 1500; // milliseconds at most

/** Finds the best move of the side to move and what speaks for it; undefined if the engine is missing or the search was cancelled.
 * @param {Board} board @param {LegalMoves} legal @param {Search} search @returns {Promise<Prospects|undefined>} */
export async function prospects(board, legal, search) {
  const { engine, line, where, game, pits, seeds } = board;
  const { moves } = where;
  /** @param {string} [chosen] @param {number} [ms] @returns {Promise<Analysis|undefined>} */
  const analyse = (chosen, ms = THINKING) => search.run(engine.connection, () => requests.analyse(line, game.voice, moves, chosen), { ms });
  const found = await analyse();
  const own = await results(board, line, moves, legal);
  const danger = await largestTurn(board, { ...line, start: board.position.replace(/S$/, "N") }, []);
  const first = own?.find(({ move }) => move === found?.best);
  if (!found || !own || !first || danger === undefined) return;
  const value = (/** @type {string} */ move) => found.moves.find((one) => one.move === move)?.value ?? 0;
  const gains = own.filter(({ state }) => state.again || state.captured);
  const best = gains.filter(({ move }) => value(move) === value(first.move)).sort(byGain)[0] ?? first;
  const { again, captured = 0, over } = best.state;
  const after = again || over ? null : await largestTurn(board, line, best.moves, best.legal);
  if (after === undefined) return;
  const label = (/** @type {number} */ place) => pits.labels[place];
  const count = (/** @type {number} */ from) => seeds.slice(from, from + game.pits).reduce((sum, n) => sum + n, 0);
  const averted = !!danger && danger.seeds >= DANGER && (!after || after.seeds < danger.seeds);
  /** @type {Prospects} */
  const known = { place: best.place, pit: label(best.place), kind: "quiet", seeds: captured };
  if (averted && danger.at === best.place) known.kind = "rescue";
  else if (averted && !again && danger.seeds > captured) known.kind = "guard";
  else if (again) known.kind = "again";
  else if (captured) known.kind = "capture";
  else if (gains.length) known.kind = "better";
  else if (Math.min(count(0), count(game.pits)) < LOW) known.kind = "low";
  if (averted) known.danger = danger;
  if (after && after.seeds >= DANGER) known.risk = after;
  const tempting = gains
    .filter(({ move }) => value(best.move) - value(move) >= WORSE)
    .sort((a, b) => (b.state.captured ?? 0) - (a.state.captured ?? 0))[0];
  if (!tempting || again) return known;
  const played = (await analyse(tempting.move, 0))?.moves.find(({ move }) => move === tempting.move)?.line ?? [];
  const reply = await replyIn(board, [...moves, ...played], moves.length + 1);
  if (reply && reply.seeds >= DANGER) known.tempting = { pit: label(tempting.place), seeds: tempting.state.captured ?? 0, reply };
  return known;
}

/** @typedef {{best?: string, moves: {move: string, value?: number, line?: string[]}[], done?: boolean, error?: string}} Analysis
 * @typedef {{place: number, move: string, moves: string[], state: State, legal: LegalMoves}} Result of a move: the moves with it, what it did, what follows */

/** Compares two moves: an extra turn comes first, then the larger capture. @param {Result} a @param {Result} b */
const byGain = ({ state: a }, { state: b }) => Number(b.again ?? 0) - Number(a.again ?? 0) || (b.captured ?? 0) - (a.captured ?? 0);

/** Plays each legal move; undefined if the engine is missing. @param {Board} board @param {Line} line @param {string[]} moves
 * @param {LegalMoves} legal after the moves @returns {Promise<Result[]|undefined>} */
async function results({ engine }, line, moves, { can }) {
  const all = [];
  for (const [place, [move]] of Object.entries(can)) {
    const played = [...moves, move];
    const answer = await engine.play(line, played, played.length);
    if (!answer?.states) return;
    all.push({ place: Number(place), move, moves: played, state: answer.states[0], legal: answer });
  }
  return all;
}

/** What a sowing of the computer takes from the reader's pits: the place, and the seeds. @param {Board} board @param {State} state after it */
function taken({ game }, { steps = [] }) {
  const lost = steps.find(({ rule, from }) => rule?.startsWith("capture") && from >= 0 && from < game.pits);
  return lost ? { at: lost.from, seeds: lost.seeds } : { at: -1, seeds: 0 };
}

/** Joins a sowing of the computer and the rest of its turn. @param {number} place @param {{at: number, seeds: number}} now @param {Reply|null} [rest]
 * @returns {Reply} */
const joined = (place, now, rest) => ({
  plays: [place, ...(rest?.plays ?? [])],
  at: rest && rest.seeds > now.seeds ? rest.at : now.at,
  seeds: now.seeds + (rest?.seeds ?? 0),
});

/** Finds the turn of the computer that captures most: null if none captures, undefined if the engine is missing.
 * @param {Board} board @param {Line} line @param {string[]} moves after which it is the computer's turn @param {LegalMoves} [legal]
 * @returns {Promise<Reply|null|undefined>} */
async function largestTurn(board, line, moves, legal, sowings = SOWINGS) {
  const can = legal ?? (await board.engine.play(line, moves, moves.length));
  const all = can?.can && (await results(board, line, moves, can));
  if (!all) return;
  /** @type {Reply|null} */
  let most = null;
  for (const { place, moves: played, state, legal: next } of all) {
    const rest = state.again && sowings > 1 ? await largestTurn(board, line, played, next, sowings - 1) : null;
    const reply = joined(place, taken(board, state), rest);
    if (reply.seeds > (most?.seeds ?? 0)) most = reply;
  }
  return most;
}

/** The computer's first turn in a line: null if it captures nothing. @param {Board} board @param {string[]} moves
 * @param {number} from the first state to look at @returns {Promise<Reply|null>} */
async function replyIn(board, moves, from) {
  const states = (await board.engine.play(board.line, moves, from))?.states ?? [];
  const first = states.findIndex(({ player }) => player === "N");
  if (first < 0) return null;
  const end = states.findIndex(({ player }, i) => i > first && player !== "N");
  const turn = states.slice(first, end < 0 ? undefined : end);
  const reply = turn.reduceRight(
    (/** @type {Reply|null} */ rest, state) => joined(state.steps?.find(({ from }) => from >= 0)?.from ?? -1, taken(board, state), rest),
    null,
  );
  return reply?.seeds ? reply : null;
}

/** The messages about a turn: with the pit to play, and as a question. @type {Record<Kind, [string, string]>} */
const MESSAGES = {
  rescue: ["coach-rescue", "ask-guard"],
  guard: ["coach-guard", "ask-guard"],
  again: ["coach-again", "ask-again"],
  capture: ["coach-capture", "ask-capture"],
  better: ["coach-better", "ask-better"],
  low: ["coach-low", "ask-low"],
  quiet: ["coach-quiet", "ask-quiet"],
};

/** What to do in this turn. @param {Board} board @param {Prospects} prospects
 * @param {boolean} namesPit whether the advice names the pit @param {boolean} first whether this is the first move */
export function advice({ game: { store }, pits: { labels } }, { pit, kind, seeds, danger, risk, tempting }, namesPit, first) {
  const list = new Intl.ListFormat(document.documentElement.lang);
  const by = (/** @type {Reply|undefined} */ reply) =>
    list.format(reply?.plays.map((place) => t("coach-pit", { pit: labels[place] })) ?? []);
  if (tempting) {
    const messages = tempting.seeds ? ["coach-tempting", "ask-tempting"] : ["coach-tempting-again", "ask-tempting-again"];
    const { reply } = tempting;
    return t(messages[namesPit ? 0 : 1], { pit, tempting: tempting.pit, n: tempting.seeds, by: by(reply), lost: reply.seeds });
  }
  const values = { pit, store, by: by(danger), at: danger ? labels[danger.at] : "", n: kind === "capture" ? seeds : (danger?.seeds ?? 0) };
  if (first && kind === "again") return t("coach-begin", values);
  const warning = namesPit && risk ? ` ${t("coach-risk", { n: risk.seeds, by: by(risk) })}` : "";
  return t(MESSAGES[kind][namesPit ? 0 : 1], values) + warning;
}

/** The replies that the advice speaks of. @param {Prospects} prospects @param {boolean} namesPit whether the advice names the pit @returns {Reply[]} */
export function feared({ kind, danger, risk, tempting }, namesPit) {
  if (tempting) return namesPit ? [tempting.reply] : []; // otherwise the reader is to look for it
  const averted = kind === "rescue" || kind === "guard" ? danger : undefined;
  return [averted, namesPit ? risk : undefined].flatMap((reply) => reply ?? []);
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
