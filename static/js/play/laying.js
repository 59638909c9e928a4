// What an opening has of the table: its questions stand where the buttons of a game do, the engine says what may be, and a person sets up the
// very board.
import * as asks from "./asks.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").Board} Board
 * @typedef {import("./keep.js").Kept} Kept
 * @typedef {import("./opening.js").At} At */

/** Another game began while this one waited for something. */
export class Dropped extends Error {}

export class Laying {
  /** @type {{close: () => void}|undefined} */
  #setup;
  #unask = () => {};

  /** @param {import("./acts.js").Acts} acts @param {(text: string) => void} say what is to be done now @param {(text: string) => void} tell */
  constructor(acts, say, tell) {
    this.acts = acts;
    this.say = say;
    this.tell = tell;
  }

  /** Ends what a person was asked. */
  end() {
    this.#setup?.close();
    this.#unask();
  }

  /** For one game.
   * @param {Board} board @param {Kept} kept @param {() => boolean} wanted whether no other has begun @returns {At} */
  at(board, kept, wanted) {
    const { say, tell } = this;
    /** @template T @param {T} value @returns {T} */
    const still = (value) => {
      if (!wanted()) throw new Dropped();
      return value;
    };
    /** @type {At["choose"]} */
    const choose = async (text, options) => {
      say(text);
      return still(await new Promise((done) => {
        this.#unask = this.acts.ask(text, options, (k) => {
          this.#unask();
          done(k);
        });
      }));
    };
    return {
      sides: board.game.sides, players: kept.players, seed: kept.seed, choose, tell,
      setup: async (part, lines) => still((await asks.setup(board, kept.set, part, lines)) ?? { error: t("no-computer") }),
      show: async (start) => void still(await board.open({ start, set: kept.set, moves: [], ply: 0 })),
      byHand: async (text, wrong) => {
        let laid = "";
        for (;;) {
          say(text);
          tell(t("by-hand"));
          await this.#handle(board, async (start) => {
            const why = await wrong(start);
            if (!why) laid = start;
            return why;
          });
          if (still(laid)) return laid;
          tell("");
          await choose(text, [t("lay-again")]);
        }
      },
    };
  }

  /** Has a person set the board up. @param {Board} board @param {(start: string) => Promise<string>} take */
  async #handle(board, take) {
    const all = await board.withTools((all) => all);
    if (!all) throw new Dropped();
    board.root.classList.add("laying");
    await new Promise((done) => {
      const setup = new all.Setup(board, () => done(undefined), take);
      this.#setup = setup;
      board.addPanel(setup.form);
    });
    this.#setup = undefined;
    board.root.classList.remove("laying");
  }
}
