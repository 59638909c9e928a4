// The play page: sends the events of the page to the session, and performs its effects.
import { focusTabStop } from "../tab-stop.js";
import { find, on } from "../dom.js";
import { repeatEarlyTap } from "../early-tap.js";
import { GameFiles } from "../game-files.js";
import * as states from "../state.js";
import { score, t } from "../words.js";
import { Address } from "./address.js";
import { Analysis } from "./analysis.js";
import { ByLink } from "./by-link.js";
import { newFriend } from "./friend.js";
import { GameBoard } from "./game-board.js";
import { GameLoader } from "./game-loader.js";
import { GameOpener } from "./game-opener.js";
import { canShare } from "./game-buttons.js";
import { arranges, isMatch, startOf } from "./game.js";
import { InitialGame } from "./initial-game.js";
import { KeptPanel } from "./kept-panel.js";
import { ReviewLoader } from "./review-loader.js";
import { ResultDialog } from "./result-dialog.js";
import { addResult } from "./results.js";
import * as session from "./session.js";
import { buttons } from "./session-view.js";
import { Settings } from "./settings.js";
import { SetupDialog } from "./setup-dialog.js";
import { load, save } from "./storage.js";
import { StoredRules } from "./stored-rules.js";
import { PlayPageView } from "./play-page-view.js";
import { Turn } from "./turn.js";
/** @import { Plan } from "./settings.js" */
/** @import { Saved } from "./storage.js" */

export class PlayPage {
  /** @type {session.Session} */
  #session;
  /** @type {Address} */
  #address;
  /** @type {Turn} */
  #turn;
  /** @type {GameOpener} */
  #opener;
  /** The board that the reader may have tapped before the page was ready. @type {import("../board.js").Board|undefined} */
  #tapped;

  /** @param {HTMLElement} root @param {AbortSignal} signal ends it */
  constructor(root, signal) {
    this.root = root;
    this.files = GameFiles.ofMenu(root.dataset.games ?? "", find(root, "[name=game]"));
    const { games, names } = this.files;
    this.files.addFromPage(find(root, "sow-board").dataset.game ?? "");
    this.gameBoard = new GameBoard(root, games);
    this.loader = new GameLoader(root, this.files, () => this.board);
    this.view = new PlayPageView(
      root,
      (action) => this.#act(action),
      (ply) => this.board.goTo((replay) => states.at(replay, ply)),
    );
    this.dialog = new SetupDialog(this.view, (text) => this.#send({ type: "message", text }));
    const handlers = {
      playersChanged: () => this.#send({ type: "playersChanged", settings: this.settings.playerSettings }),
      start: (/** @type {Plan} */ plan, byButton = false) => {
        this.#start(plan);
        if (byButton) focusTabStop(this.board.pits);
      },
      load: (/** @type {[string, () => void, () => void]} */ ...args) => this.loader.whenLoaded(...args),
    };
    this.settings = new Settings(/** @type {HTMLFormElement} */ (find(root, "form")), games, handlers, signal);
    this.result = new ResultDialog(
      find(root, ".result"),
      (action) => this.#act(action),
      () => focusTabStop(this.board.pits),
    );
    const keptHandlers = {
      current: () => this.rules.stored,
      hasOldRules: (/** @type {Saved} */ game) => this.rules.areOld(game),
      open: (/** @type {Saved} */ game) => this.#openKept(game),
      named: (/** @type {string} */ name) => this.#send({ type: "named", name }),
      announce: (/** @type {string} */ text) => this.board.announce(text),
    };
    this.kept = new KeptPanel(find(root, ".kept"), names, keptHandlers, signal);
    const page = {
      session: () => this.#session,
      send: (/** @type {session.Event} */ event) => this.#send(event),
      open: (/** @type {[game: Saved, ply?: number, arriving?: boolean, message?: string]} */ ...args) => this.#open(...args),
    };
    this.rules = new StoredRules(
      this.files,
      () => this.board,
      page,
      (game) => this.kept.rescue(game),
    );
    this.byLink = new ByLink(names, this.view.link, page, signal);
    this.#opener = new GameOpener(this.gameBoard, this.byLink, { ...page, reject: (problem) => this.initial.reject(problem) });
    this.#address = new Address(this.files, this.byLink, page, signal);
    const { files, loader, settings, kept, byLink, rules } = this;
    const parts = { files, loader, settings, kept, address: this.#address, byLink, rules };
    this.initial = new InitialGame(page, { ...parts, start: (...plan) => this.#start(...plan) });
    this.analysis = new Analysis(
      this.view.panel,
      () => this.#send({ type: "analyse", on: false }),
      (moves) => this.#send({ type: "line", moves }),
    );
    this.review = new ReviewLoader(root, (level) => this.#playLevel(level));
    const now = () => ({ board: this.board, session: this.#session });
    this.#turn = new Turn(now, this.analysis, (event) => this.#send(event));
    this.#session = session.begin(
      load([...names.keys()], (game) => {
        this.initial.removed = game.game;
        return this.kept.rescue(game);
      }),
      new URLSearchParams(location.search).has("analyse"),
    );
    on(root, "sow-change", signal, () => this.#boardChanged());
    root.addEventListener("click", (event) => this.#guard(event), { capture: true, signal });
    on(window, "hashchange", signal, () => this.loader.whenLoaded(this.#address.game, () => this.#address.keep(this.#address.open())));
    on(document, "sow-engine", signal, () => {
      const { phase, id } = this.#session;
      if (phase !== "loading") this.#showScore();
      else if (id) this.#opener.again(); // else no game is opened yet
    });
    signal.addEventListener("abort", () => {
      this.#turn.cancel();
      this.analysis.end();
      this.review.end();
    });
  }

  /** The board, which changes with the game. */
  get board() {
    return this.gameBoard.board;
  }

  /** Opens the game from the URL, the saved game, or a new one. */
  openInitialGame() {
    if (!this.board) return; // the page stays as printed
    this.kept.show();
    this.#tapped = this.board;
    this.root.dataset.ready = "";
    this.initial.open(this.board.game.id);
  }

  /** Plays the pit that the reader tapped before the page was ready, if the first game is a new one on the same board, or on one of the same shape. */
  #repeatEarlyTap() {
    const { board } = this;
    const { game } = this.#session;
    if (this.#tapped && shape(board) === shape(this.#tapped) && !board.flipped && !game.moves.length && game.start === board.game.start)
      repeatEarlyTap(".boards .spot");
    this.#tapped = undefined;
  }

  /** @param {Saved} game @param {number} [ply] @param {boolean} [arriving] whether a friend's last moves are to be played out
   * @param {string} [message] about the game */
  #open(game, ply = game.moves.length, arriving = false, message = "") {
    this.#address.before = undefined;
    this.loader.whenLoaded(game.game, () =>
      this.rules.whenCompared(game, (compared) => {
        this.#send({ type: "open", game: compared, ply, arriving });
        const text = game.rules === null && game.moves.length ? t("no-rules") : message;
        if (text) this.#send({ type: "message", text });
      }),
    );
  }

  /** Starts a new game, which must be loaded, with a set-up if the rules or the players want one.
   * @param {Plan} plan @param {string[]} [rounds] played before in its match */
  #start(plan, rounds = []) {
    const start = startOf(this.files.games[plan.game], plan.set);
    const { game: current } = this.#session;
    const name = rounds.length ? current.name : ""; // a match is kept with its rounds
    const { friend = current.friend && newFriend(current.friend.side) } = start ? plan : { friend: null };
    const arranging = start && plan.opening === "ruled" && arranges(this.files.games[plan.game], plan.set) ? "S" : "";
    const rules = (rounds.length && plan.rules) || ""; // a match ends under the rules that it began with
    const game = {
      ...current,
      ...plan,
      rules,
      friend,
      start,
      arranging,
      at: "",
      moves: [],
      rounds,
      name,
      seed: Math.floor(Math.random() * 2 ** 31),
    };
    if (start && (friend || plan.opening !== "cut")) this.#open(game);
    else this.#send({ type: "setup", game: { ...game, start: "" } });
  }

  /** Starts the game again, against another level of the computer. @param {number} level */
  #playLevel(level) {
    const { game } = this.#session;
    this.#start({ ...game, players: { S: game.players.S && level, N: game.players.N && level } });
    this.root.scrollIntoView();
    focusTabStop(this.board.pits);
  }

  /** Opens a game that is kept by name, and returns to the board. @param {Saved} game */
  #openKept(game) {
    this.loader.whenLoaded(game.game, () => {
      const { game: current } = this.#session;
      this.#open(this.byLink.latest(game));
      this.#address.before = current;
      this.root.scrollIntoView();
      focusTabStop(this.board.pits);
    });
  }

  // Events and effects.

  /** Performs a button of the game, and keeps the focus in the game. @param {session.Action} action */
  #act(action) {
    this.#send({ type: "action", action, shown: this.gameBoard.shown });
    if (document.activeElement === document.body) focusTabStop(this.board.pits);
  }

  /** @param {session.Event} event */
  #send(event) {
    const { message } = this.#session;
    const [state, effects] = session.update(this.#session, event);
    this.#session = state;
    if (state.message && state.message !== message) this.board.announce(state.message);
    for (const effect of effects) this.#effects[effect.do](/** @type {any} */ (effect));
    this.view.render(this.#session, this.board);
    if (event.type !== "opened") return;
    this.#repeatEarlyTap();
    this.gameBoard.repeatTap();
  }

  /** @type {{[K in session.Effect["do"]]: (effect: Extract<session.Effect, {do: K}>) => unknown}} */
  #effects = {
    mount: () => this.#mount(),
    load: ({ ply }) => this.#opener.open(ply),
    setup: () => this.#setUp(),
    start: ({ plan, rounds }) => this.#start(plan, rounds),
    result: () => this.#announceResult(),
    save: () => this.#save(),
    record: () => this.#record(),
    show: ({ where }) => this.board.open(where),
    refresh: (effect) => this.#refresh(effect),
    findLegalMoves: ({ positionKey }) => this.#turn.findLegalMoves(positionKey),
    choose: ({ legal }) => this.#turn.choose(legal),
    play: ({ move }) => this.board.play(move.place, move.direction),
    cancel: () => this.#turn.cancel(),
    stop: () => this.#turn.stop(),
    analyse: ({ legal }) => this.analysis.begin(this.board, this.#session.mover, legal),
    hint: ({ positionKey }) => this.#turn.hint(positionKey),
    review: () => this.review.begin(this.board, this.#session.game),
    replay: () => this.board.act("play"),
    share: () => this.byLink.share(),
    copyLink: () => this.byLink.copy(),
    newer: () => this.byLink.openNewer(),
    newRules: () => this.rules.playByNew(),
    atTable: ({ game }) => this.#open(game),
  };

  #boardChanged() {
    this.gameBoard.removeHint();
    this.#send({ type: "board", shown: this.gameBoard.shown });
  }

  /** @param {{orient?: boolean, scroll?: boolean}} how */
  async #refresh({ orient, scroll }) {
    if (orient) await this.gameBoard.follow(() => this.#session);
    this.#boardChanged();
    if (scroll) this.view.panel.scrollIntoView({ block: "nearest" });
  }

  /** Ends the previous game and shows the board of this one. */
  #mount() {
    const { game } = this.#session;
    this.#turn.cancel();
    this.analysis.end();
    this.review.end();
    this.dialog.close();
    this.result.close();
    this.view.link.replaceChildren();
    if (this.board.game.id !== game.game) {
      this.gameBoard.mount(this.files.board(game.game));
      this.view.moveTo(this.board);
    }
    this.gameBoard.playBy(game);
    this.#opener.renamed = this.gameBoard.nameSides(this.#session);
    this.gameBoard.recall(game);
    this.settings.show(game);
  }

  #announceResult() {
    const { game } = this.board;
    const { over } = states.state(this.board.replay);
    const { next, again } = buttons(this.#session, isMatch(game, this.#session.game.set));
    const unsent = !next && !again; // the friend does not know yet
    const text = score({ ...game, uncounted: false }, this.board.seeds);
    const first = next ? "next" : again ? "again" : canShare() ? "share" : "copyLink";
    if (over) addResult(this.#session.game, over);
    if (over) this.result.show(over, game.sides, unsent ? `${text} ${t("send-last")}` : text, first);
  }

  /** Runs the set-up. */
  async #setUp() {
    const { board } = this;
    const { id, game } = this.#session;
    const isCurrent = () => id === this.#session.id;
    this.#showScore();
    await this.gameBoard.orient(this.#session.game);
    if (!isCurrent()) return;
    const result = await this.dialog.run(board, game, isCurrent, () => this.#record());
    if (result) this.#send({ type: "setupDone", id, ...result });
  }

  /** Saves the game in local storage and in the URL. */
  #save() {
    const { behind } = this.#session;
    const game = this.rules.stored;
    save(game);
    if (game.friend && !behind) this.byLink.games.store(game);
    this.kept.update(game);
    this.#address.follow(() => this.board);
  }

  #record() {
    this.view.showMoves(this.#session, this.board);
    this.settings.showProgress(this.#session.game);
    this.#showScore();
  }

  async #showScore() {
    const { id } = this.#session;
    const text = await this.view.showScore(this.#session, this.board, () => id === this.#session.id);
    if (text) this.#send({ type: "matchOver", id, text });
  }

  /** Blocks clicks that would play for the computer, and counts a pit if the reader asked for it. @param {MouseEvent} event */
  #guard(event) {
    const spot = /** @type {Element} */ (event.target).closest(".pits .spot, .choice button");
    if (!spot || !this.gameBoard.container.contains(spot)) return;
    const { where, mover } = this.gameBoard.shown;
    if (session.canPlay(this.#session, where, mover)) return;
    event.stopPropagation();
    if (this.#session.phase === "loading" && spot.matches(".spot")) this.gameBoard.keepTap(spot);
    this.#send({ type: "pitBlocked", label: spot.getAttribute("aria-label") ?? "" });
  }
}

/** The size of a board and its number of places. @param {import("../board.js").Board} board */
const shape = ({ drawing: { box, layout } }) => `${box.width}×${box.height}, ${layout.places}`;
