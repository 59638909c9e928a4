// What the computer does at a table: it moves where it sits, and hints where a person does.
import { told } from "./analysis.js";
import * as asks from "./asks.js";
import { other, pitOf } from "./record.js";
import { think } from "./think.js";
import { called, mover, playable } from "./turn.js";
import { track } from "../snapshot.js";
import * as states from "../state.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("../state.js").Entry} Entry
 * @typedef {import("./keep.js").Kept} Kept
 * @typedef {import("./think.js").Wish} Wish */

const PACE = 450; // before its move, so that a reader sees what his own came to
const HINT = 1500; // milliseconds that a hint may take

/** Its move: the pit, -1 for a pass, and which way where that is a question; "unable" when the engine finds none, nothing when nobody wants it
 * any more.
 * @param {Board} board @param {Kept} kept @param {string} side for whom it plays @param {Entry} entry what may be played @param {Wish} wish
 * @returns {Promise<{place: number, way: string}|"unable"|undefined>} */
export async function move(board, kept, side, entry, wish) {
  await new Promise((done) => setTimeout(done, PACE));
  if (wish.dropped) return;
  const request = asks.about("choose", board, kept.moves, `strength ${kept.players[side]}`, `seed ${kept.seed}`);
  /** @type {{move?: string}|undefined} */
  const found = await think((text) => board.asking.engine.ask(text), () => request, { wish, ms: 1000 * kept.seconds });
  if (wish.dropped) return;
  const { move } = found ?? {};
  const place = pitOf(entry, move);
  if (!move || (place < 0 && move !== entry.pass)) return "unable";
  return { place, way: entry.can[place]?.length > 1 ? move.slice(-1) : "" };
}

/** The best move in what is shown, pointed at, and what it is worth in words.
 * @param {Board} board @param {() => boolean} wanted whether it still is @returns {Promise<string>} "" when it is not */
export async function hint(board, wanted) {
  const { moves, ply } = board.where;
  const { sides } = board.game;
  /** @type {import("./analysis.js").Found|undefined} */
  const found = await think((text) => board.asking.engine.ask(text), () => asks.about("analyse", board, moves.slice(0, ply)), { wish: { dropped: false, enough: false }, ms: HINT });
  if (!wanted()) return "";
  const best = found?.moves.find(({ move }) => move === found.best);
  const entry = await playable(board);
  if (!wanted()) return "";
  const place = entry && best ? pitOf(entry, best.move) : -1;
  if (!entry || !best || place < 0) return t("no-hint");
  board.mark({ ...track(board.now), letters: [[place, "!"]] });
  board.root.querySelector(`.pits [data-place="${place}"]`)?.classList.add("hinted");
  const side = mover(board, states.state(board.now), entry);
  const { worth, known } = told(best, sides[side], sides[other(side)]);
  return t("hint-is", { move: called(board, entry, best.move), worth, known });
}
