// The panel that the bar's last button opens: readings, numbering, turning the board, set-up, links and lines of text.
import { button, html, set } from "../dom.js";
import { spoken } from "../say.js";
import { t } from "../words.js";
import { mark, numberingChoices, readingChoices } from "./choice.js";
import * as link from "./link.js";
import { open } from "./open.js";
import { Setup } from "./setup.js";
import * as text from "./text.js";
/** @import { Board } from "../board.js" */

export class Panel {
  /** @type {HTMLElement|undefined} */
  #element;
  #result = html("output", { class: "told" });

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Opens or closes the panel. */
  toggle() {
    if (this.#element) this.#close();
    else this.#open();
  }

  #open() {
    const { board } = this;
    const tool = (/** @type {string} */ name, /** @type {() => void} */ then) => {
      const tool = button({ class: "control" }, name);
      tool.addEventListener("click", then);
      return tool;
    };
    this.#result.replaceChildren();
    this.#element = html(
      "div",
      { class: "panel", role: "group", "aria-label": t("more") },
      ...readingChoices(board),
      ...numberingChoices(board),
      html(
        "div",
        { class: "tools" },
        button({ class: "control", "data-do": "flip" }, t("turn")),
        tool(t("set-up"), () => this.#setUp()),
        tool(t("link"), () =>
          this.#copy(`${location.href.split("#")[0]}#${board.root.dataset.link ?? link.write(board.root.id, board.where)}`),
        ), // the lab writes its own links
        tool(t("text"), () => this.#copy(text.write(board.where))),
        ...this.#tableLink(),
      ),
      this.#pasteForm(),
      this.#result,
    );
    this.#element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#close();
    });
    board.addPanel(this.#element);
    mark(board);
    set(board.moreButton, { "aria-expanded": true });
  }

  #close() {
    const { moreButton } = this.board;
    const inside = this.#element?.contains(document.activeElement);
    this.#element?.remove();
    this.#element = undefined;
    set(moreButton, { "aria-expanded": false });
    if (inside) moreButton.focus();
  }

  #setUp() {
    this.#close();
    this.board.addPanel(new Setup(this.board, () => this.board.moreButton.focus()).form);
  }

  /** Copies a text to the clipboard, or shows it where the reader can copy it. @param {string} value */
  async #copy(value) {
    try {
      await navigator.clipboard.writeText(value);
      this.#result.textContent = t("copied");
    } catch {
      const field = html("input", { readonly: "", value, "aria-label": t("copy") });
      this.#result.replaceChildren(t("copy"), field);
      field.select();
    }
  }

  /** A link to the page where the game can be continued and analysed. */
  #tableLink() {
    const { board } = this;
    const { table, foreign } = board.game;
    if (!table || "apart" in board.root.dataset) return [];
    const anchor = html("a", { class: "control", ...(foreign && { hreflang: foreign }) }, t("table"));
    const update = () => set(anchor, { href: `${table}?analyse#${link.write("", board.where)}` });
    for (const soon of ["pointerdown", "focus"]) anchor.addEventListener(soon, update);
    update();
    return [anchor];
  }

  /** A field for a line of text. What is pasted is opened at once. */
  #pasteForm() {
    const field = html("input", { autocomplete: "off", autocapitalize: "off", spellcheck: false });
    const form = html("form", { class: "paste" }, html("label", {}, t("paste"), field), html("button", { class: "control" }, t("open")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const { problem, ...to } = text.read(field.value, this.board.game, this.board.where);
      this.#result.replaceChildren(...spoken(problem ?? (await open(this.board, to))));
    });
    field.addEventListener("paste", () => setTimeout(() => form.requestSubmit()));
    return form;
  }
}
