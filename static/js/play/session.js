// The state of the play page: the game, what the board shows of it, and what the computer is doing. update() computes the next state and
// the effects of an event; play-page.js sends the events and performs the effects, session-view.js says what the page shows. The game is
// separate from what the board shows: readers may look back or try another line, and the game stays where it was.
import { t } from "../words.js";
import * as friends from "./friend.js";
import { arrangesHere, movesLeft, other, relationTo } from "./game.js";
/** @import { LegalMoves, Over } from "../state.js" */
/** @import { Move } from "./computer.js" */
/** @import { Where } from "../board.js" */
/** @import { Plan, PlayerSettings } from "./settings.js" */
/** @import { Saved } from "./storage.js" */

/**
 * @typedef {"back"|"hint"|"enough"|"analyse"|"review"|"count"|"face"|"home"|"continueHere"|"next"|"again"|"change"|"share"|"copyLink"|"newer"|"atTable"|"newRules"} Action a button
 * of the toolbar
 *
 * A board that has stopped moving: the position, that at the end of its line, whether its last move is shown to the end, the side to move, the side that makes the next move ("" none), the further pits that it still captures,
 * who made each move of the line, the result, and the numbering of the pits.
 * @typedef {{where: Where, end: string, whole: boolean, turn: string, mover: string, further: number, movers: string[], over: Over|null, labels: string}} Shown
 *
 * - `id` counts games: what was requested for an earlier one is ignored.
 * - `phase`: the board is being loaded, the players set up the seeds, or they play.
 * - `view`: the board shows the end of the game, an earlier position of it, or another line.
 * - `line`: the moves of the analysed line on the board, which keeps the analysis at the position where that line begins.
 * - `mover` is more exact than that of `shown` once the legal moves are known.
 * - `facing`: the players sit face to face, so that the far side's numbers and words are turned.
 * - `countingPit`: the next pit chosen is counted, not played.
 * - `hinting`: the engine searches for a hint.
 * - `matchOver`: the match is over.
 * - `arriving`: the moves of a friend's link are being played out. `behind`: another tab has a newer state of the game with a friend.
 * - `aside`: the game of a link that can be played only by two people at one device.
 * - `positionKey` identifies the position last analysed, "" while the players or the labels change; answers for another position are ignored.
 * @typedef {{id: number, phase: "loading"|"setup"|"playing", game: Saved, shown?: Shown, view: "now"|"before"|"aside", line: string|null, mover: string,
 *   computer: "idle"|"thinking"|"moving", analysing: boolean, facing: boolean, countingPit: boolean, hinting: boolean, matchOver: boolean, arriving: boolean, behind: boolean, aside?: Saved,
 *   positionKey: string, message: string}} Session
 *
 * @typedef {{type: "open", game: Saved, ply: number, arriving?: boolean}
 *   | {type: "setup", game: Saved}
 *   | {type: "setupDone", id: number, start: string, players: Record<string, number>, arranging?: string}
 *   | {type: "opened", id: number}
 *   | {type: "board", shown: Shown}
 *   | {type: "legalMovesFound", positionKey: string, mover: string, legal: LegalMoves}
 *   | {type: "engineMissing", positionKey: string}
 *   | {type: "chosen", move: Move}
 *   | {type: "hinted", positionKey: string, text: string}
 *   | {type: "matchOver", id: number, text: string}
 *   | {type: "playersChanged", settings: PlayerSettings}
 *   | {type: "linkSent"}
 *   | {type: "behind", behind: boolean}
 *   | {type: "linkProblem", text: string, aside?: Saved}
 *   | {type: "action", action: Action, shown: Shown}
 *   | {type: "analyse", on: boolean}
 *   | {type: "line", moves: string[]}
 *   | {type: "pitBlocked", label: string}
 *   | {type: "named", name: string}
 *   | {type: "message", text: string}} Event
 *
 * - mount: end the previous game and show the board of this one; load: open the game on the board; setup: start the set-up.
 * - save: save the game; record: show the moves and the score of the match.
 * - findLegalMoves: find the legal moves; choose: let the computer choose; play: play its move; analyse: analyse the position.
 * - show: show a position; refresh: send a "board" event, after turning the board toward the player (`orient`) or scrolling to the
 *   analysis (`scroll`).
 * - start: start another game; result: announce how the game ended; newRules: continue under the rules that the book has now.
 * - review: review the line shown.
 * - replay: play out the friend's last moves; share, copyLink: send the link; newer: open the newer state; atTable: open a game for two people.
 * @typedef {{do: "mount"} | {do: "load", ply: number} | {do: "setup"} | {do: "save"} | {do: "record"}
 *   | {do: "findLegalMoves", positionKey: string} | {do: "choose", legal: LegalMoves} | {do: "play", move: Move}
 *   | {do: "analyse", legal: LegalMoves} | {do: "hint", positionKey: string} | {do: "review"}
 *   | {do: "cancel"} | {do: "stop"} | {do: "show", where: Partial<Where>} | {do: "refresh", orient?: boolean, scroll?: boolean}
 *   | {do: "start", plan: Plan, rounds: string[]} | {do: "result"}
 *   | {do: "replay"} | {do: "share"} | {do: "copyLink"} | {do: "newer"} | {do: "newRules"} | {do: "atTable", game: Saved}} Effect
 */

/** @param {Saved} game @param {boolean} analysing @returns {Session} */
export const begin = (game, analysing) => ({
  id: 0,
  phase: "loading",
  game,
  shown: undefined,
  view: "now",
  line: null,
  mover: "",
  computer: "idle",
  analysing,
  facing: false,
  countingPit: false,
  hinting: false,
  matchOver: false,
  arriving: false,
  behind: false,
  aside: undefined,
  positionKey: "",
  message: "",
});

/** Computes the state after an event, and the effects to perform in order.
 * @param {Session} state @param {Event} event @returns {[Session, Effect[]]} */
export function update(state, event) {
  const stale = ("id" in event && event.id !== state.id) || ("positionKey" in event && event.positionKey !== state.positionKey);
  if (stale) return [state, []];
  switch (event.type) {
    case "open":
      return open(state, event);
    case "setup":
      return setUp(state, event.game);
    case "setupDone": {
      const { start, players, arranging = "" } = event;
      const friend = state.game.friend && { ...state.game.friend, sentMoves: -1 }; // the start was not sent yet
      return open(state, { game: { ...state.game, start, players, arranging, friend }, ply: 0 }, state.message);
    }
    case "opened":
      return [{ ...state, phase: "playing" }, state.arriving ? [{ do: "refresh" }, { do: "replay" }] : [{ do: "refresh" }]];
    case "board":
      return state.phase === "playing" ? boardStopped(state, event.shown) : [state, []];
    case "engineMissing":
      return [{ ...state, computer: "idle", message: "", hinting: false }, []];
    case "legalMovesFound":
      return legalMovesFound(state, event.mover, event.legal);
    case "chosen":
      return [{ ...state, computer: "moving" }, [{ do: "play", move: event.move }]];
    case "matchOver":
      return [state.view === "now" ? { ...state, matchOver: true, message: event.text } : state, []];
    case "playersChanged":
      return applySettings(state, event.settings);
    case "linkSent":
      return [{ ...state, ...friends.markSent(state) }, [{ do: "save" }]];
    case "behind":
      if (event.behind === state.behind) return [state, []];
      return [{ ...state, behind: event.behind, message: event.behind ? t("link-behind") : "" }, []];
    case "linkProblem":
      return [{ ...state, message: event.text, aside: event.aside }, []];
    case "action":
      return act({ ...state, message: "", countingPit: false, hinting: false, arriving: false }, event.action, event.shown);
    case "analyse":
      return [{ ...state, analysing: event.on, line: null, positionKey: "" }, [{ do: "refresh", scroll: event.on }]];
    case "line":
      return [{ ...state, view: "aside", line: String(event.moves) }, []];
    case "pitBlocked": {
      const why = state.game.friend ? friends.whyBlocked(state) : state.computer === "idle" ? t("no-computer") : t("not-yours");
      const text = state.countingPit ? event.label : state.phase === "playing" ? why : state.message;
      return [{ ...state, countingPit: false, message: text }, []];
    }
    case "named":
      return [{ ...state, game: { ...state.game, name: event.name } }, [{ do: "save" }]];
    case "hinted":
      return [{ ...state, message: event.text, hinting: false }, []];
    case "message":
      return [{ ...state, message: event.text }, []];
  }
}

/** Opens a game, or lets a side arrange its seeds first.
 * @param {Session} state @param {{game: Saved, ply: number, arriving?: boolean}} event @param {string} [message] @returns {[Session, Effect[]]} */
function open(state, { game, ply, arriving = false }, message = "") {
  if (arrangesHere(game)) return setUp(state, game, message);
  return [newGame(state, { game, arriving, message }), [{ do: "mount" }, { do: "load", ply }]];
}

/** @param {Session} state @param {Saved} game @param {string} [message] @returns {[Session, Effect[]]} */
function setUp(state, game, message = "") {
  return [newGame(state, { game, phase: "setup", analysing: false, message }), [{ do: "mount" }, { do: "save" }, { do: "setup" }]];
}

/** Says that a stored game has other rules than the book has now, and what can be done; "" if it does not.
 * @param {Saved} game @param {boolean} isOver */
export function rulesNotice({ rules, friend }, isOver) {
  if (!rules) return "";
  return friend || isOver ? t("old-rules") : `${t("old-rules")} ${t("old-rules-how")}`;
}

/** Returns the state for another game. @param {Session} state @param {Partial<Session>} more @returns {Session} */
function newGame({ id, game, analysing, facing }, more) {
  return { ...begin(game, analysing && !(more.game ?? game).friend), facing, id: id + 1, ...more };
}

/** Handles a board that has stopped moving. A move made at the end of the game is added to the game, unless the reader is trying another
 * line.
 * @param {Session} state @param {Shown} shown @returns {[Session, Effect[]]} */
function boardStopped(state, shown) {
  let { game, message } = state;
  if (!state.shown) message ||= rulesNotice(game, !!shown.over);
  let kind = relationTo(game, shown.where);
  const played = kind === "extended" && state.view !== "aside";
  if (played) {
    game = { ...game, moves: shown.where.moves };
    message = "";
    kind = relationTo(game, shown.where);
  }
  if (kind === "now" || kind === "before") game = { ...game, at: shown.end };
  const aside = played ? undefined : state.aside;
  const view = kind === "extended" ? "aside" : kind === "now" && !shown.whole ? "before" : kind;
  const positionKey = JSON.stringify([shown.where, view, game.players, game.friend?.side, state.analysing, shown.labels]);
  const { mover } = shown;
  const arriving = state.arriving && view === "before" && shown.where.ply >= (state.shown?.where.ply ?? 0);
  /** @type {Session} */
  const after = { ...state, game, message, shown, view, mover, positionKey, matchOver: false, arriving, aside };
  /** @type {Effect[]} */
  const effects = [{ do: "save" }, { do: "record" }];
  if ((played || (state.arriving && view === "now")) && shown.over) effects.push({ do: "result" });
  if (positionKey === state.positionKey || state.line === String(shown.where.moves)) return [after, effects];
  const thinks = view === "now" && game.players[mover] > 0;
  effects.push({ do: "findLegalMoves", positionKey });
  if (state.hinting && !state.positionKey) effects.push({ do: "hint", positionKey });
  const givenUp = state.hinting && state.positionKey ? { hinting: false, message: "" } : {}; // the hint was for another position
  return [{ ...after, ...givenUp, line: null, computer: thinks ? "thinking" : "idle" }, effects];
}

/** Handles the legal moves of the position shown.
 * @param {Session} state @param {string} mover @param {LegalMoves} legal @returns {[Session, Effect[]]} */
function legalMovesFound(state, mover, legal) {
  if (state.view === "now" && state.game.players[mover]) return [{ ...state, mover, computer: "thinking" }, [{ do: "choose", legal }]];
  return [{ ...state, mover, computer: "idle" }, state.analysing ? [{ do: "analyse", legal }] : []];
}

/** Handles a change of players or settings. During a set-up, a change of players restarts it.
 * @param {Session} state @param {PlayerSettings} settings @returns {[Session, Effect[]]} */
function applySettings(state, settings) {
  const game = { ...state.game, ...settings };
  const seats = (/** @type {PlayerSettings} */ { players, friend }) => String([players.S, players.N, friend?.side]);
  const playersChanged = seats(settings) !== seats(state.game);
  if (game.friend) state = { ...state, analysing: false, computer: "idle" };
  if (playersChanged && game.arranging) return [{ ...state, game }, [{ do: "save" }, { do: "start", plan: game, rounds: game.rounds }]];
  if (state.phase === "playing") return [{ ...state, game, positionKey: "" }, [{ do: "save" }, { do: "refresh", orient: playersChanged }]];
  if (!playersChanged || game.start) return [{ ...state, game }, [{ do: "save" }]];
  return [{ ...state, game }, [{ do: "save" }, { do: "start", plan: game, rounds: game.rounds }]];
}

/** @param {Session} state @param {Action} action @param {Shown} shown on the board now @returns {[Session, Effect[]]} */
function act(state, action, shown) {
  const { game, view } = state;
  const { start, set, moves } = game;
  switch (action) {
    case "back": {
      const ply = takeBackTo(game, shown.movers);
      if (ply < 0 || view !== "now") return [state, []];
      const left = moves.slice(0, ply);
      return [{ ...state, game: { ...game, moves: left } }, [{ do: "cancel" }, { do: "show", where: { start, set, moves: left, ply } }]];
    }
    case "hint":
      return [
        { ...state, message: t("looking"), hinting: true },
        state.positionKey ? [{ do: "hint", positionKey: state.positionKey }] : [],
      ];
    case "enough":
      return [state, [{ do: "stop" }]];
    case "analyse":
      return update(state, { type: "analyse", on: !state.analysing });
    case "count":
      return [{ ...state, countingPit: true, message: t("which-pit") }, []];
    case "face":
      return [{ ...state, facing: !state.facing }, []];
    case "home":
      return [state, [{ do: "show", where: { start, set, moves, ply: moves.length } }]];
    case "continueHere": {
      const { where } = shown;
      const line = where.moves.slice(0, where.ply);
      const continued = { ...game, start: where.start, set: where.set, moves: line };
      return [{ ...state, game: continued, view: "now" }, [{ do: "show", where: { ...where, moves: line } }]];
    }
    case "next":
      if (shown.over?.next) return [state, [{ do: "play", move: { place: -1, direction: "" } }]];
      return [state, [{ do: "start", plan: { ...game, by: other(game.by) }, rounds: [...game.rounds, round(shown)] }]];
    case "again":
      return [state, [{ do: "start", plan: friends.rematch(game), rounds: [] }]];
    case "change": {
      const plan = { ...game, players: { S: game.players.N, N: game.players.S } };
      return [{ ...state, game: plan }, [{ do: "start", plan, rounds: [] }]];
    }
    case "atTable":
      return [state, state.aside ? [{ do: "atTable", game: state.aside }] : []];
    case "share":
    case "copyLink":
    case "newer":
    case "newRules":
    case "review":
      return [state, [{ do: action }]];
  }
}

/** Returns how many moves are left after the last one is taken back, or -1 if none can be. @param {Saved} game @param {string[]} movers */
export const takeBackTo = ({ friend, players }, movers) => (friend ? friends.movesLeft(movers, friend) : movesLeft(movers, players));

/** The result of a round, as the engine reads it in a match. @param {Shown} shown */
export const round = ({ over }) => `${over?.south ?? 0}-${over?.north ?? 0}`;

/** Reports whether choosing a pit plays it. It does not while a pit is to be counted, or the computer or a friend is to move.
 * @param {Session} state @param {Where} where shown by the board, or where its seeds are moving to @param {string} mover there */
export function canPlay({ phase, countingPit, game, view, behind }, where, mover) {
  if (countingPit || phase !== "playing") return false;
  const kind = relationTo(game, where);
  if (view === "aside" || kind === "before" || kind === "aside") return true;
  return game.friend ? !behind && !game.arranging && (!mover || mover === game.friend.side) : !(game.players[mover] > 0);
}
