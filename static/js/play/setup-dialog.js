// The set-up on the play page: questions replace the toolbar, and a person sets up the seeds on the board.
import { html, set, setText } from "../dom.js";
import * as requests from "../requests.js";
import { after } from "../timers.js";
import { t } from "../words.js";
import { Search } from "./engine-search.js";
import { isMatch } from "./game.js";
import * as setup from "./setup.js";
/** @import { Board } from "../board.js" */
/** @import { Saved } from "./storage.js" */
/** @import { PlayPageView } from "./play-page-view.js" */
/** @import { Answer } from "./setup.js" */

const SLOW = 1000; // milliseconds before the page shows how far the computer is

/** Thrown when another game begins during a set-up. */
class Cancelled extends Error {}

export class SetupDialog {
  /** @type {{close: () => void}|undefined} the form in which a person sets up the board */
  #form;
  #removeQuestion = () => {};
  #search = new Search(); // for a distribution
  /** @type {Board|undefined} */
  board;

  /** @param {PlayPageView} view @param {(text: string) => void} showMessage */
  constructor(view, showMessage) {
    this.view = view;
    this.showMessage = showMessage;
  }

  close() {
    this.#search.cancel();
    this.#form?.close();
    this.#removeQuestion();
  }

  /** Runs the set-up of a game.
   * @param {Board} board @param {Saved} game @param {() => boolean} isCurrent whether no other game has begun
   * @param {() => void} onBegin called when the board shows the start
   * @returns the start and the players; undefined if another game began, or the engine cannot set up the board, which the page says */
  async run(board, game, isCurrent, onBegin) {
    try {
      const page = this.#begin(board, game, isCurrent);
      await page.show(game.start || board.initial.start); // not the end of the last game
      onBegin();
      if (game.arranging) return await setup.arrange(page, game.arranging, game.start);
      return await (isMatch(board.game, game.set) ? setup.layOut : setup.cut)(page, game.by);
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
    }
  }

  /** @param {Board} board @param {Saved} game @param {() => boolean} isCurrent @returns {setup.SetupPage} */
  #begin(board, { set, players, seed }, isCurrent) {
    const { showMessage } = this;
    this.board = board;
    /** @template T @param {T} value @returns {T} */
    const current = (value) => {
      if (!isCurrent()) throw new Cancelled();
      return value;
    };
    const choose = async (/** @type {string} */ text, /** @type {string[]} */ options) => current(await this.#ask(text, options));
    const request = (/** @type {string} */ part, /** @type {Record<string, string|number>} */ args) =>
      requests.setup(board.game.rules ?? "", set, part, args);
    /** @param {() => Promise<Answer|undefined>} ask */
    const answered = async (ask) => {
      for (;;) {
        const answer = current(await ask());
        if (answer) return answer;
        await new Promise((again) => board.noteEngine(() => again(undefined)));
      }
    };
    return {
      game: board.game,
      players,
      seed,
      choose,
      showMessage,
      request: (part, args) => answered(() => board.engine.connection.ask(request(part, args))),
      search: (part, args) => answered(() => this.#searchFor(board, request(part, args))),
      show: async (start) => {
        while (current(await board.open({ start, set, moves: [], ply: 0 })) === undefined && board.retry)
          await new Promise((again) => (board.retry &&= () => again(undefined)));
      },
      layOut: async (text, check, side) => {
        for (;;) {
          setText(this.view.prompt, text);
          showMessage(t("by-hand", {}, board.game));
          board.announce(`${text} ${t("by-hand", {}, board.game)}`);
          const start = current(await this.#setUp(board, check, side));
          if (start) return start;
          showMessage("");
          await choose(text, [t("lay-again")]);
        }
      },
    };
  }

  /** @param {string} text @param {string[]} options @returns {Promise<number>} the index of the option chosen */
  #ask(text, options) {
    setText(this.view.prompt, text);
    this.board?.announce(text);
    return new Promise((resolve) => {
      this.#removeQuestion = this.view.buttons.ask(text, options, (k) => {
        this.#removeQuestion();
        resolve(k);
      });
    });
  }

  /** Searches for a distribution. If that takes long, the page shows how far it is, with a button that ends it.
   * @param {Board} board @param {string} request @returns {Promise<Answer|undefined>} undefined when the engine is missing */
  async #searchFor(board, request) {
    const search = (this.#search = new Search());
    const bar = html("progress", { "aria-label": t("working") });
    const timer = after(SLOW, search.signal, () => {
      this.#removeQuestion = this.view.buttons.ask(t("working"), [t("lay-enough")], () => search.stop(), bar);
    });
    const onProgress = (/** @type {Answer} */ { tried = 0, tries = 1 }) => set(bar, { value: tried, max: tries });
    const answer = await search.run(board.engine.connection, () => request, { onProgress });
    clearTimeout(timer);
    this.#removeQuestion();
    return answer;
  }

  /** Lets a person set up the board, or one side of it.
   * @param {Board} board @param {(start: string) => Promise<string>} check @param {string} [side] @returns {Promise<string>} the position, "" when it was cancelled */
  async #setUp(board, check, side) {
    const tools = await board.withTools((tools) => tools);
    if (!tools) {
      await new Promise((again) => (board.retry &&= () => again(undefined)));
      return "";
    }
    let position = "";
    board.root.classList.add("laying");
    await new Promise((closed) => {
      const take = async (/** @type {string} */ start) => {
        const problem = await check(start);
        if (!problem) position = start;
        return problem;
      };
      const form = new tools.Setup(board, () => closed(undefined), take, side);
      this.#form = form;
      board.toolbar.element.after(form.form);
    });
    this.#form = undefined;
    board.root.classList.remove("laying");
    return position;
  }
}
