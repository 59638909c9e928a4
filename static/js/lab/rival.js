// The computer at one side of the lab's board: it answers a move that was just played, in slices, so that the page goes on.
import * as asks from "../play/asks.js";
import { think } from "../play/think.js";
import * as states from "../state.js";
import { t } from "../words.js";

/** @typedef {import("../board.js").Board} Board */

const TIME = 2000; // milliseconds a move
const PACE = 450; // before it, so that a reader sees what his own came to
const SIDE = "N";

export class Rival {
  #wish = { dropped: true, enough: false };
  #played = 0; // moves on the board when it last looked

  /** @param {HTMLElement} root @param {(text: string) => void} tell */
  constructor(root, tell) {
    this.tell = tell;
    this.side = /** @type {HTMLElement} */ (root.querySelector("span"));
    this.level = /** @type {HTMLSelectElement} */ (root.querySelector("select"));
  }

  /** A board that it sits at from now on. @param {Board} board */
  sit(board) {
    this.#wish.dropped = true;
    this.#played = board.where.moves.length;
    this.side.textContent = t("lab-side", { side: board.game.sides[SIDE] });
    this.level.onchange = () => this.#reply(board);
  }

  /** Answers a move that was played. @param {Board} board */
  look(board) {
    const { length } = board.where.moves;
    if (length > this.#played) this.#reply(board);
    else this.#wish.dropped = true;
    this.#played = length;
  }

  /** @param {Board} board */
  async #reply(board) {
    this.#wish.dropped = true;
    const { moves, ply } = board.where;
    const state = states.state(board.now);
    const strength = Number(this.level.value);
    if (!strength || ply !== moves.length || state.over || state.turn !== SIDE) return;
    const wish = (this.#wish = { dropped: false, enough: false });
    this.tell(t("thinks", { side: board.game.sides[SIDE] }));
    await new Promise((done) => setTimeout(done, PACE));
    const entry = board.asking.entries.get(state) ?? (await board.asking.play(board.line, moves, ply));
    if (wish.dropped) return;
    const request = asks.about("choose", board, moves, `strength ${strength}`, `seed ${Math.floor(Math.random() * 2 ** 31)}`);
    /** @type {{move?: string}|undefined} */
    const found = await think((text) => board.asking.engine.ask(text), () => request, { wish, ms: TIME });
    if (wish.dropped) return;
    const { move = "" } = found ?? {};
    const place = Object.keys(entry?.can ?? {}).find((place) => entry?.can[Number(place)].includes(move));
    if (!entry || !move || (place === undefined && move !== entry.pass)) return this.tell(t("no-computer"));
    this.tell("");
    const both = place !== undefined && entry.can[Number(place)].length > 1;
    await board.play(Number(place ?? -1), both ? move.slice(-1) : "");
  }
}
