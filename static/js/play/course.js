// The game so far: the graph of its score, its moves as text, a link to go on elsewhere.
import { button, html } from "../dom.js";
import * as link from "../tools/link.js";
import * as text from "../tools/text.js";
import { graph } from "./graph.js";
import { scores } from "./record.js";
import { t } from "../words.js";

/** @typedef {import("./record.js").Where} Where */

export class Course {
  /** @type {Where|undefined} */
  #where;

  /** @param {HTMLElement} root @param {(ply: number) => void} go */
  constructor(root, go) {
    this.go = go;
    this.graph = /** @type {HTMLElement} */ (root.querySelector(".graph"));
    this.line = html("code", {});
    this.told = html("output", { class: "told" });
    const tool = (/** @type {string} */ name, /** @type {() => string} */ value) => {
      const face = button({ class: "control" }, name);
      face.addEventListener("click", () => this.#copy(value()));
      return face;
    };
    /** @type {HTMLElement} */ (root.querySelector(".keep")).append(
      html("details", {}, html("summary", {}, t("moves-text")), html("p", {}, this.line)),
      html("div", { class: "tools" }, tool(t("copy-moves"), () => this.line.textContent ?? ""),
        tool(t("copy-link"), () => (this.#where ? `${location.href.split(/[?#]/)[0]}#${link.write("", this.#where)}` : ""))),
      this.told);
  }

  /** @param {Where} where what is shown, its moves those of the game @param {import("../state.js").State[]} states @param {number} ply shown
   * @param {string[]} sides */
  show(where, states, ply, sides) {
    this.#where = where;
    this.told.textContent = "";
    this.line.textContent = text.write(where);
    this.graph.replaceChildren(graph(scores(states), ply, sides, this.go));
  }

  /** @param {string} value */
  async #copy(value) {
    try {
      await navigator.clipboard.writeText(value);
      this.told.textContent = t("copied");
    } catch {
      const field = html("input", { readonly: "", value, "aria-label": t("copy-moves") });
      this.told.replaceChildren(field);
      field.select();
    }
  }
}
