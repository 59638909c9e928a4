// A game with a friend by link, without a server: each link holds the whole game, and whoever opens it plays the side it is for. This file
// has the rules of that as plain data; by-link.js opens and sends the links.
import { sameReadings } from "../state.js";
import { t } from "../words.js";
import { other } from "./game.js";
import { say } from "./names.js";
/** @import { Game } from "../words.js" */
/** @import { Sent } from "../tools/link.js" */
/** @import { Action, Session } from "./session.js" */
/** @import { Saved } from "./storage.js" */

/** The game's id in links, the side that this device plays, and the number of moves that have been sent, in either direction: they can no
 * longer be taken back. -1 before the first link.
 * @typedef {{id: string, side: string, sentMoves: number}} Friend */

/** Begins a game with a friend. @param {string} side this device's @returns {Friend} */
export function newFriend(side) {
  const digits = crypto.getRandomValues(new Uint8Array(8));
  return { id: Array.from(digits, (digit) => (digit % 36).toString(36)).join(""), side, sentMoves: -1 };
}

/** Reports whether a value of JSON is a Friend. @param {any} value */
export const isFriend = (value) =>
  /^[0-9a-z]{8}$/.test(value?.id) && ["S", "N"].includes(value.side) && Number.isInteger(value.sentMoves) && value.sentMoves >= -1;

/** The plan of another game with the same players; a friend changes sides. @param {Saved} game @returns {Saved} */
export const rematch = (game) => (game.friend ? { ...game, friend: newFriend(other(game.friend.side)) } : game);

/** What to do with a link: the game to open; whether that is the game of the link, whose last moves are then played out; how many of its moves
 * this device knew; a message about the link; and the game of the link if it can be played only by two people at one device.
 * @typedef {{game: Saved, arriving: boolean, known: number, message: string, aside?: Saved}} Arrival */

/** Counts the sides that have arranged their seeds, if they do so at all. @param {Saved} game */
const arranged = ({ arranging }) => ["S", "N", ""].indexOf(arranging);

/** The rows of a position that are only one side's. @param {string} start @param {string} side */
function rowsOf(start, side) {
  const rows = start.split(" ")[0].split("/");
  const n = Math.floor(rows.length / 2);
  return String(side === "S" ? rows.slice(-n) : rows.slice(0, n));
}

/** Compares a link with the game that this device has.
 * @param {Saved|undefined} mine the game with the link's id, if this device knows it @param {Saved} linked the game of the link @param {Sent} sent
 * @returns {Arrival} */
export function receive(mine, linked, { id, to }) {
  const n = linked.moves.length;
  const received = { ...linked, friend: { id, side: mine?.friend?.side ?? to, sentMoves: n } };
  if (!mine?.friend) return { game: received, arriving: true, known: n, message: "" };
  const sent = Math.max(mine.friend.sentMoves, 0);
  const different = mine.moves.findIndex((move, k) => move !== linked.moves[k]);
  const known = different < 0 ? mine.moves.length : different;
  const sameGame = mine.game === linked.game && sameReadings(mine.set, linked.set);
  const old = { game: mine, arriving: false, known };
  const further = arranged(linked) - arranged(mine);
  if (sameGame && further < 0) return { ...old, message: t("link-older") };
  const { side } = mine.friend;
  if (sameGame && further > 0 && rowsOf(mine.start, side) === rowsOf(linked.start, side))
    return { game: { ...mine, ...received, name: mine.name, rules: mine.rules }, arriving: true, known: 0, message: "" };
  if (!sameGame || mine.start !== linked.start || known < Math.min(n, sent))
    return { ...old, message: t("link-changed"), aside: { ...linked, friend: null } };
  if (n < sent) return { ...old, message: t("link-older") };
  if (n === known) return { ...old, arriving: n === mine.moves.length, message: "" };
  return { game: { ...mine, ...received, name: mine.name, rules: mine.rules }, arriving: true, known, message: "" };
}

/** Who gets the next link: the side that arranges its seeds next, the side to move, or when the game is over, the side that did not make the last move.
 * @param {Session} state that shows the end of the game */
export const recipient = ({ shown, mover, game }) =>
  game.arranging || (shown?.over ? other(shown.movers.at(-1) ?? "S") : mover || shown?.turn || "S");

/** Reports whether there is a link to send: this device's turn is done, or the friend begins. @param {Session} state */
function canSend(state) {
  if (state.shown?.over && !state.game.arranging) return state.shown.movers.at(-1) === state.game.friend?.side;
  return recipient(state) !== state.game.friend?.side;
}

/** Reports whether there is a link to send that has not been sent yet.
 * @param {Session} state that shows the end of a game with a friend */
const isUnsent = (state) => canSend(state) && (state.game.friend?.sentMoves ?? -1) < state.game.moves.length;

/** What the page shows of a game with a friend: whether the pits wait, because the friend is to move, their moves are played out or another
 * tab has the newer game; and whether there is a link to send. @param {Session} state */
export function linkState(state) {
  const { game, view, behind, arriving } = state;
  if (!game.friend || view !== "now") return { waiting: arriving, unsent: false };
  return { waiting: behind || recipient(state) !== game.friend.side, unsent: isUnsent(state) };
}

/** The game once its link was copied or shared, so that its moves cannot be taken back, and a message that says so. @param {Session} state */
export function markSent({ game, shown }) {
  const { length } = game.moves;
  const friend = game.friend && { ...game.friend, sentMoves: length };
  return {
    game: { ...game, friend },
    message: t(game.arranging ? "open-answer" : shown?.over ? "last-sent" : length ? "move-stands" : "link-sent"),
  };
}

/** Returns how many moves are left after this player takes back their last one, or -1 if they have none to take back. A move that was
 * sent cannot be taken back.
 * @param {string[]} movers who made each move @param {Friend} friend */
export function movesLeft(movers, { side, sentMoves }) {
  const last = movers.lastIndexOf(side);
  return last >= sentMoves ? last : -1;
}

/** The buttons of a game with a friend. Hints and the analysis come when the game is over. Either player can begin the next round.
 * @param {Session} state that shows the end of the game @returns {Partial<Record<Action, boolean>>} */
export function buttons(state) {
  const { shown, game, behind } = state;
  if (behind) return { newer: true };
  const send = canSend(state) ? { share: true, copyLink: true } : {};
  const back = movesLeft(shown?.movers ?? [], /** @type {Friend} */ (game.friend)) >= 0 ? { back: true } : {};
  if (!shown?.over) return { ...send, ...back, ...(game.uncounted && { count: true }) };
  return isUnsent(state)
    ? { ...send, ...back }
    : { ...(shown.over.next ? { next: true } : { again: true }), ...send, analyse: true, review: true };
}

/** Says whose turn it is in a game with a friend, and what to do about it. @param {Session} state that shows the end of the game
 * @param {Pick<Game, "words">} board its game */
export function prompt(state, board) {
  const { shown, mover, game } = state;
  if (shown?.over) return shown.over.say ?? "";
  if (recipient(state) === game.friend?.side) {
    if (shown?.further) return t("choose-pits", { n: shown.further }, board);
    return mover && mover !== shown?.turn ? say("its-gift", { side: t("you") }, board) : t("your-turn");
  }
  return t(!isUnsent(state) ? "waiting" : game.moves.length ? "send-move" : "send-link");
}

/** Says how to go on in a game with a friend; "" if the prompt says enough, and in other games. @param {Session} state */
export function advice(state) {
  const { phase, view, shown, game } = state;
  if (!game.friend || !shown || phase !== "playing" || view !== "now") return "";
  if (isUnsent(state))
    return game.arranging ? t("friend-arranges") : shown.over ? t("send-last") : game.moves.length ? "" : t("friend-begins");
  if (shown.over) return "";
  const hasMoved = shown.movers.includes(game.friend.side);
  return recipient(state) !== game.friend.side ? t("open-answer") : hasMoved ? "" : t("link-how");
}

/** Says why a pit cannot be played. @param {Session} state that shows the end of the game */
export const whyBlocked = (state) => t(state.behind ? "link-behind" : isUnsent(state) ? "send-before" : "not-your-turn");
