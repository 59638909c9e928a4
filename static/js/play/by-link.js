// Opens and sends the links of a game with a friend, and compares it with what this device knows.
import { copy } from "../clipboard.js";
import { on } from "../dom.js";
import * as link from "../tools/link.js";
import { t } from "../words.js";
import { receive, recipient } from "./friend.js";
import { KEY, LinkedGames } from "./linked-games.js";
/** @import { Sent } from "../tools/link.js" */
/** @import { Event, Session } from "./session.js" */
/** @import { Saved } from "./storage.js" */

/** What is needed of the page: its session, to send it events, and to open a game at a ply, by default the last; arriving: whether a friend's
 * last moves are played out.
 * @typedef {{session: () => Session, send: (event: Event) => void, open: (game: Saved, ply?: number, arriving?: boolean, message?: string) => void}} Page */

export class ByLink {
  #known = 0; // how many moves of the link that was opened last this device had

  /** @param {Map<string, string>} names of the games, by id @param {HTMLElement} status where a link is shown that cannot be copied
   * @param {Page} page @param {AbortSignal} signal */
  constructor(names, status, page, signal) {
    this.names = names;
    this.games = new LinkedGames([...names.keys()]);
    this.status = status;
    this.page = page;
    on(window, "storage", signal, ({ key }) => (key === KEY || key === null) && this.#compareTabs());
    on(window, "pageshow", signal, () => this.#compareTabs()); // a page in the back/forward cache gets no storage events
  }

  /** The newest state of a game that this device knows; the game itself unless it is played with a friend. @param {Saved} game */
  latest(game) {
    const stored = game.friend && this.games.find(game.friend.id);
    return stored ? { ...stored, name: game.name } : game;
  }

  /** Opens the game of a link, or this device's state of it, and says what is wrong with the link.
   * @param {Saved} linked the game of the link @param {Sent} sent @returns {Saved|undefined} the game before, if another was opened */
  receive(linked, sent) {
    const { game: current } = this.page.session();
    const here = current.friend?.id === sent.id ? current : undefined; // the only one if nothing can be stored
    const { game, arriving, known, message, aside } = receive(this.games.find(sent.id) ?? here, linked, sent);
    const before = String(game.moves) === String(here?.moves) ? undefined : this.latest(current);
    this.#known = known;
    this.page.open(game, game.moves.length, arriving);
    if (message) this.page.send({ type: "linkProblem", text: message, aside });
    return before;
  }

  /** Finds where the friend's last moves begin, and says when a link has moves that this device should have made.
   * @param {string[]} movers who made each move @returns {number} the number of moves before */
  lastTurn(movers) {
    const side = this.page.session().game.friend?.side ?? "";
    if (movers.includes(side, this.#known)) this.page.send({ type: "message", text: t("link-extra") });
    return movers.lastIndexOf(side) + 1;
  }

  /** Says when another tab has a newer state of the game. */
  #compareTabs() {
    const { phase, game } = this.page.session();
    if (phase !== "playing" || !game.friend) return;
    const { moves, friend } = this.latest(game);
    const behind = String(moves) !== String(game.moves) || friend?.sentMoves !== game.friend.sentMoves;
    this.page.send({ type: "behind", behind });
  }

  /** Opens the newer state of the game that another tab has stored. */
  openNewer() {
    const game = this.latest(this.page.session().game);
    this.#known = game.moves.length;
    this.page.open(game, game.moves.length, true);
  }

  /** Sends the link to the friend: copies it, or shows it if the browser forbids copying. */
  copy() {
    return this.#sendLink((url) => copy(url, this.status, t("copy-sent-link"), `${t("copy")} `, t("copied-link")));
  }

  /** Sends the link to the friend by the share sheet of the system. */
  share() {
    const title = this.names.get(this.page.session().game.game) ?? "";
    return this.#sendLink((url) => navigator.share({ title, text: t("share-text", { game: title }), url }));
  }

  /** @param {(url: string) => Promise<void>} send fails if the player changed their mind */
  async #sendLink(send) {
    const state = this.page.session();
    try {
      await send(`${location.href.split(/[?#]/)[0]}#${fragment(state, state.game.moves.length)}`);
    } catch {
      return;
    }
    if (state.id === this.page.session().id) this.page.send({ type: "linkSent" });
  }
}

/** The part of the address after the # that holds the game for the friend; of a game that is not by link, for anybody.
 * @param {Session} state that shows the end of the game if it is by link @param {number} ply */
export function fragment(state, ply) {
  const { game } = state;
  return link.write("", { ...game, ply }, game.friend ? { id: game.friend.id, to: recipient(state), arrange: game.arranging } : undefined);
}
