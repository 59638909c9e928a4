// What the page shows of a session: the buttons of the toolbar, and whose move it is.
import { t } from "../words.js";
import * as friends from "./friend.js";
import { isTable } from "./game.js";
import { say } from "./names.js";
import { takeBackTo } from "./session.js";
/** @import { Game } from "../words.js" */
/** @import { Action, Session } from "./session.js" */

/** Reports whether the game is over and its end is shown. @param {Session} state */
export const isOver = ({ view, shown }) => view === "now" && !!shown?.over;

/** Lists the buttons of the toolbar, and whether each is enabled.
 * @param {Session} state @param {boolean} isMatch @returns {Partial<Record<Action, boolean>>} */
export function buttons(state, isMatch) {
  if (state.phase !== "playing") return {};
  return state.aside ? { ...gameButtons(state, isMatch), atTable: true } : gameButtons(state, isMatch);
}

/** @param {Session} state @param {boolean} isMatch @returns {Partial<Record<Action, boolean>>} */
function gameButtons(state, isMatch) {
  const { game, shown, view, computer, matchOver } = state;
  if (state.arriving) return {};
  if (game.friend) return view === "now" ? friends.buttons(state) : { home: true };
  if (view !== "now") return { home: true, continueHere: true, analyse: true, ...(shown?.over && { review: true }) };
  if (isOver(state) && matchOver) return { again: true, review: true, change: true, analyse: true };
  const back = takeBackTo(game, shown?.movers ?? []) >= 0;
  if (isOver(state))
    return { ...(isMatch || shown?.over?.next ? { next: true } : { again: true }), review: true, change: true, back, analyse: true };
  return {
    back,
    ...(computer === "idle" ? { hint: true } : { enough: true }),
    analyse: true,
    ...(game.uncounted && { count: true }),
    ...(isTable(game) && { face: true }),
    ...(game.rules && { newRules: true }),
  };
}

/** Says whose move it is, or what the board shows instead. @param {Session} state @param {Pick<Game, "sides"|"words">} board its game */
export function prompt(state, board) {
  const { sides } = board;
  const { phase, shown, view, mover, computer, game, arriving } = state;
  if (phase === "setup") return say("lay-out", { side: sides[game.by] }, board);
  if (!shown) return "";
  const { where, over, turn } = shown;
  if (arriving) return t("plays", { side: t("friend") });
  if (view === "aside") return t("beside-game");
  if (view === "before") return t(where.ply ? "looks-at-move" : "looks-at-start", { ply: where.ply, of: where.moves.length });
  if (game.friend) return friends.prompt(state, board);
  if (over) return over.say ?? "";
  if (computer === "moving") return say("plays", { side: sides[mover] });
  const side = sides[mover || turn];
  if (computer === "thinking") return say("thinks", { side });
  if (mover && mover !== turn) return say("its-gift", { side }, board);
  if (shown.further) return t("choose-pits", { n: shown.further }, board);
  return side === t("you") ? t("your-turn") : say("its-turn", { side });
}
