// The rules of stored games. A book may have changed the rules of a game since it was stored, or have another game of the same name. Such a
// game continues under the rules that it was stored with.
import { parse } from "../lab/rules.js";
import * as requests from "../requests.js";
import { t } from "../words.js";
import { startOf } from "./game.js";
/** @import { Board } from "../board.js" */
/** @import { GameFiles } from "../game-files.js" */
/** @import { Game } from "../words.js" */
/** @import { Page } from "./by-link.js" */
/** @import { Saved } from "./storage.js" */

/** The text of rules with readings. @param {string} rules @param {Record<string, string>} set */
const withReadings = (rules, set) =>
  Object.entries({ ...parse(rules), ...set })
    .map((word) => word.join("="))
    .join(" ");

/** Reports whether a stored game has the text of the book's rules, or no rules. @param {Saved} saved @param {Game} game as the book has it now */
const hasSameText = ({ rules, set }, game) => !rules || withReadings(rules, set) === withReadings(game.rules ?? "", set);

/** Compares the rules of a stored game with those of the book. Texts of the same rules may differ: a newer engine may write the same rules
 * with more words, for which it knows the defaults. A game in which nothing was played begins again.
 * @param {Saved} saved @param {Game} game as the book has it now @param {(request: string) => Promise<{rules?: string, start?: string}|undefined>} ask
 * the engine
 * @returns {Promise<Saved|undefined>} the game with rules "" if they are those of the book; undefined if the engine is missing */
export async function compareRules(saved, game, ask) {
  const { rules, set, start, moves, rounds, friend } = saved;
  if (hasSameText(saved, game)) return { ...saved, rules: "" };
  const answer = await ask(requests.lab(withReadings(rules ?? "", set)));
  if (!answer) return;
  if (answer.rules === withReadings(game.rules ?? "", set)) return { ...saved, rules: "" };
  const isUnplayed = start === answer.start && !moves.length && !rounds.length && !friend;
  return isUnplayed ? { ...saved, rules: "", start: startOf(game, set) } : saved;
}

export class StoredRules {
  /** @param {GameFiles} files @param {() => Board} board shown now @param {Page} page @param {(game: Saved) => string} keep keeps a game and
   * returns its name */
  constructor(files, board, page, keep) {
    this.files = files;
    this.board = board;
    this.page = page;
    this.keep = keep;
  }

  /** The current game as it is stored, with its rules. @returns {Saved} */
  get stored() {
    const { game } = this.page.session();
    return { ...game, rules: game.rules || (this.files.games[game.game]?.rules ?? null) };
  }

  /** Calls a function with a stored game once its rules are compared with those of the book: at once if their texts are equal, else when the
   * engine has answered, unless another game was opened meanwhile. @param {Saved} saved whose file is loaded @param {(game: Saved) => void} then */
  async whenCompared(saved, then) {
    if (hasSameText(saved, this.files.games[saved.game])) return then({ ...saved, rules: "" });
    const { id } = this.page.session();
    const compared = await this.#compare(saved);
    if (id !== this.page.session().id) return;
    if (compared) then(compared);
    else this.board().noteEngine(() => this.whenCompared(saved, then));
  }

  /** Reports whether a stored game has other rules than the book has now. It does not if the engine is missing.
   * @param {Saved} saved @returns {Promise<boolean>} fails if the file of the game cannot be loaded */
  async areOld(saved) {
    if (!this.files.games[saved.game]) await this.files.load(saved.game);
    return !!(await this.#compare(saved))?.rules;
  }

  /** @param {Saved} saved */
  #compare(saved) {
    return compareRules(saved, this.files.games[saved.game], (request) => this.board().engine.connection.ask(request));
  }

  /** Continues from the end of the game under the rules that the book has now, if they allow its position and the game so far can be kept.
   * @returns {Promise<void>} */
  async playByNew() {
    const { game } = this.page.session();
    const { engine, line } = this.board();
    const start = line.states[game.moves.length].position;
    const { rules = "" } = this.files.games[game.game];
    const answer = await engine.play({ rules, set: game.set, start }, [], 0);
    if (game !== this.page.session().game) return;
    if (!answer) this.board().noteEngine(() => this.playByNew());
    else if (answer.error) this.page.send({ type: "message", text: t("new-rules-refused", { why: answer.error }) });
    else {
      const name = this.keep(this.stored);
      if (name) this.page.open({ ...game, rules: "", start, moves: [], name: "" }, 0, false, t("new-rules", { name }));
      else this.page.send({ type: "message", text: t("new-rules-unkept") });
    }
  }
}
