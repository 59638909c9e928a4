// The game that the play page begins with, and the one it returns to when a game cannot be shown.
import { t } from "../words.js";
/** @import { GameFiles } from "../game-files.js" */
/** @import { Address } from "./address.js" */
/** @import { ByLink, Page } from "./by-link.js" */
/** @import { GameLoader } from "./game-loader.js" */
/** @import { KeptPanel } from "./kept-panel.js" */
/** @import { Plan, Settings } from "./settings.js" */
/** @import { StoredRules } from "./stored-rules.js" */

/** The parts of the page that it needs; `start` starts a new game, with the earlier rounds of its match.
 * @typedef {{files: GameFiles, loader: GameLoader, settings: Settings, kept: KeptPanel, address: Address, byLink: ByLink, rules: StoredRules,
 *   start: (plan: Plan, rounds?: string[]) => void}} Parts */

/** The level of the computer that the address asks for, 0 for two people. @param {URLSearchParams} query @returns {number|undefined} */
const levelIn = (query) => (/^[0-5]$/.test(query.get("level") ?? "") ? Number(query.get("level")) : undefined);

/** The readings that the address asks for, such as seeds=3. @param {URLSearchParams} query @param {import("../words.js").Game} game */
const readingsIn = (query, { readings }) =>
  Object.fromEntries(
    readings.filter(({ key, values }) => values.some(({ word }) => word === query.get(key))).map(({ key }) => [key, query.get(key) ?? ""]),
  );

export class InitialGame {
  /** The id of the saved game if the book no longer has it. */
  removed = "";

  /** @param {Page} page @param {Parts} parts */
  constructor(page, parts) {
    this.page = page;
    this.parts = parts;
  }

  /** Opens the game from the URL, the saved game, or a new one. @param {string} shown the id of the game on the board */
  open(shown) {
    const { loader, address } = this.parts;
    const failed = () => this.#leaveStored(shown);
    const openAddress = () => {
      const problem = address.open();
      if (problem !== "") this.#openStored(problem, failed);
    };
    loader.whenLoaded(address.game, openAddress, failed);
  }

  /** Shows the settings of a game without starting it: the stored game stays stored. @param {string} game */
  #leaveStored(game) {
    this.parts.settings.show({ ...this.page.session().game, game, set: {}, friend: null });
  }

  /** @param {string|undefined} problem of a link in the address @param {() => void} failed called if the game cannot be loaded */
  #openStored(problem, failed) {
    const { files, loader, address, byLink, rules, start } = this.parts;
    const { game } = this.page.session();
    const query = new URLSearchParams(location.search);
    const requested = query.get("game") ?? "";
    const known = files.names.has(requested);
    const level = levelIn(query);
    const others = level !== undefined && String([game.players.S, game.players.N]) !== `0,${level}`;
    const players = level !== undefined ? { players: { S: 0, N: level } } : {};
    const opened = () => {
      if (known && (requested !== game.game || !game.start || others))
        start({ game: requested, set: readingsIn(query, files.games[requested]), opening: "ruled", by: "S", friend: null, ...players });
      else if (game.start) this.page.open(byLink.latest(game));
      else rules.whenCompared(game, (game) => start(game, game.rounds));
      if (this.removed) this.page.send({ type: "message", text: t("game-removed", { game: this.removed }) });
      if (requested && !known) this.page.send({ type: "message", text: t("game-unknown", { game: requested }) });
      address.keep(problem);
    };
    loader.whenLoaded(known ? requested : game.game, opened, failed);
  }

  /** Opens the previous game instead of one that the engine rejects: that of a link, a kept one or a saved one. A game that cannot be shown
   * because its rules have changed stays among the kept games.
   * @param {string} problem */
  reject(problem) {
    const { loader, kept, address, rules, start } = this.parts;
    const { before } = address;
    const rejected = rules.stored;
    const hasOldRules = !!this.page.session().game.rules;
    const keptAs = hasOldRules ? kept.rescue(rejected) : "";
    const say = () => {
      kept.show();
      if (hasOldRules) this.page.send({ type: "message", text: t(keptAs ? "old-rules-kept" : "old-rules-gone", { name: keptAs }) });
      else if (rejected.name) this.page.send({ type: "message", text: t("game-refused", { why: problem }) });
      else if (before) address.reject(problem);
    };
    const game = before ?? rejected;
    if (hasOldRules && !keptAs && !before) {
      this.#leaveStored(game.game);
      return say();
    }
    loader.whenLoaded(game.game, () => {
      if (before?.start) this.page.open(before);
      else start({ ...game, set: {}, opening: "ruled", friend: null });
      say();
    });
  }
}
