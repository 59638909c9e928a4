// The part of a set-up that closes pits or gives them to a player, for rules under which pits are closed or owned.
import { html } from "../dom.js";
import { parse } from "../lab/rules.js";
import { t } from "../words.js";
/** @import { Board } from "../board.js" */
/** @import { SpecialPits } from "../position.js" */

/** @typedef {Exclude<keyof SpecialPits, "bound"|"holds">} Kind */

/** The kinds of special pits that a board's rules make or its position has, in the order of the buttons.
 * @param {Board} board @param {SpecialPits} special @returns {Kind[]} */
function kindsFor({ line }, special) {
  const { refill = "no", claim = "no", house = "0" } = { ...parse(line.rules), ...line.set };
  const closes = refill !== "no" || special.closed.length > 0;
  const owns = claim !== "no" || house !== "0" || special.S.length + special.N.length > 0;
  return [...(closes ? /** @type {Kind[]} */ (["closed"]) : []), ...(owns ? /** @type {Kind[]} */ (["S", "N"]) : [])];
}

export class PitKinds {
  /** The group of radio buttons; none if the rules have no special pits. @type {HTMLFieldSetElement[]} */
  elements = [];
  /** @type {HTMLInputElement[]} */
  #inputs = [];
  /** @type {(place: number) => boolean} whether a pit may be special */
  #may = () => true;
  /** @type {(place: number) => Kind|undefined} the player who may not own a pit */
  #other = () => undefined;

  /** @param {Board} board @param {SpecialPits} special of the position to begin with @param {(kind: Kind|undefined) => void} choose called with
   * what the reader chooses */
  constructor(board, special, choose) {
    const kinds = kindsFor(board, special);
    if (!kinds.length) return;
    const { S, N } = board.game.sides;
    const { pits, rows = 1 } = board.game;
    if (rows === 2) {
      this.#may = (place) => place % pits === pits - 1 - pits / rows / 2; // the houses
      this.#other = (place) => (place < pits ? "N" : "S");
    }
    const names = { closed: t("pit-shut"), S: t("pit-of", { side: S }), N: t("pit-of", { side: N }) };
    const labels = [undefined, ...kinds].map((kind) => {
      const input = html("input", { type: "radio", name: `${board.root.id}-kind`, value: kind ?? "" });
      input.addEventListener("change", () => choose(kind));
      this.#inputs.push(input);
      return html("label", {}, input, html("b", {}, kind ? names[kind] : t("pit-open")));
    });
    this.elements = [html("fieldset", { class: "choose" }, html("legend", {}, t("pit-kind", {}, board.game)), ...labels)];
  }

  /** Shows the kind of a place. @param {Kind|undefined} kind @param {number} place @param {boolean} isPit a store has no kind */
  show(kind, place, isPit) {
    for (const fieldset of this.elements) fieldset.disabled = !isPit || !this.#may(place);
    for (const input of this.#inputs) {
      input.checked = input.value === (kind ?? "");
      input.disabled = this.#other(place) === input.value;
    }
  }
}
