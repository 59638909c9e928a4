// The transcript of the game: the graph of its score, its moves as text, a link to it.
import { copy } from "../clipboard.js";
import { control, find, html, setText } from "../dom.js";
import * as link from "../tools/link.js";
import { writeMove } from "../tools/notation.js";
import * as text from "../tools/text.js";
import { t } from "../words.js";
import { scores } from "./game.js";
import { graph } from "./graph.js";
/** @import { Where } from "../board.js" */
/** @import { State } from "../state.js" */
/** @import { Game } from "../words.js" */

export class Transcript {
  #link = "";

  /** @param {HTMLElement} root @param {(ply: number) => void} onPly called with the ply that was clicked */
  constructor(root, onPly) {
    this.onPly = onPly;
    this.graph = find(root, ".graph");
    this.line = html("code", {});
    this.theirs = html("code", {}); // as the players of the game write the moves
    this.status = html("output", { class: "told" });
    const tool = (/** @type {string} */ name, /** @type {() => string} */ value) =>
      control(name, () => copy(value(), this.status, t("copy-moves")));
    const tools = [
      tool(t("copy-moves"), () => this.line.textContent ?? ""),
      tool(t("copy-link"), () => `${location.href.split(/[?#]/)[0]}${this.#link}`),
    ];
    find(root, ".keep").replaceChildren(
      html("details", {}, html("summary", {}, t("moves-text")), html("p", {}, this.line), html("p", {}, this.theirs)),
      html("div", { class: "tools" }, ...tools),
      this.status,
    );
  }

  /** @param {Where} where what the board shows of the game @param {Game} game @param {State[]} states @param {string[]} sides */
  show(where, game, states, sides) {
    this.#link = `#${link.write("", where)}`;
    this.status.textContent = "";
    this.line.textContent = text.write(where);
    const theirs = game.notation ? states.slice(1).map((state) => writeMove(game, state)) : [];
    setText(this.theirs, theirs.join(" "));
    this.graph.replaceChildren(graph(scores(game, states), [where.ply], sides, this.onPly));
  }
}
