// What the bar's last button opens below the bar: the board turned, numbered, switched and set up; links and lines of text.
import { button, html, set } from "../dom.js";
import { mark, numbers, switches } from "./choice.js";
import * as link from "./link.js";
import { open } from "./open.js";
import { spoken } from "../say.js";
import { Setup } from "./setup.js";
import * as text from "./text.js";
import { t } from "../words.js";

export class Panel {
  /** @type {HTMLElement|undefined} */
  #element;
  #told = html("output", { class: "told" });

  /** @param {import("../board.js").Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Opens it, or closes it. */
  toggle() {
    if (this.#element) this.#close();
    else this.#open();
  }

  #open() {
    const { board } = this;
    const { bar } = board.scene;
    const tool = (/** @type {string} */ name, /** @type {() => void} */ then) => {
      const face = button({ class: "control" }, name);
      face.addEventListener("click", then);
      return face;
    };
    this.#told.replaceChildren();
    this.#element = html("div", { class: "panel", role: "group", "aria-label": t("more") },
      ...switches(board),
      ...numbers(board),
      html("div", { class: "tools" },
        button({ class: "control", "data-do": "flip" }, t("turn")),
        tool(t("set-up"), () => this.#setup()),
        tool(t("link"), () => this.#copy(`${location.href.split("#")[0]}#${board.root.dataset.link ?? link.write(board.root.id, board.where)}`)), // a page that keeps the address says what it is
        tool(t("text"), () => this.#copy(text.write(board.where))),
        ...this.#table()),
      this.#paste(),
      this.#told);
    this.#element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#close();
    });
    bar.element.after(this.#element);
    mark(board);
    set(bar.buttons.more, { "aria-expanded": true });
  }

  #close() {
    const { more } = this.board.scene.bar.buttons;
    const inside = this.#element?.contains(document.activeElement);
    this.#element?.remove();
    this.#element = undefined;
    set(more, { "aria-expanded": false });
    if (inside) more.focus();
  }

  #setup() {
    const { bar } = this.board.scene;
    this.#close();
    const form = new Setup(this.board, () => bar.buttons.more.focus()).form;
    bar.element.after(form);
  }

  /** Puts a text on the clipboard, or where it can be copied from. @param {string} value */
  async #copy(value) {
    try {
      await navigator.clipboard.writeText(value);
      this.#told.textContent = t("copied");
    } catch {
      const field = html("input", { readonly: "", value, "aria-label": t("copy") });
      this.#told.replaceChildren(t("copy"), field);
      field.select();
    }
  }

  /** The way to the page where this can be played on, and analysed. */
  #table() {
    const { board } = this;
    const { table, foreign } = board.game;
    if (!table || "apart" in board.root.dataset) return [];
    const to = html("a", { class: "control", ...(foreign && { hreflang: foreign }) }, t("table"));
    const point = () => set(to, { href: `${table}?analyse#${link.write("", board.where)}` });
    for (const soon of ["pointerdown", "focus"]) to.addEventListener(soon, point);
    point();
    return [to];
  }

  /** A field for a line of text; what is pasted is opened at once. */
  #paste() {
    const field = html("input", { autocomplete: "off", autocapitalize: "off", spellcheck: false });
    const form = html("form", { class: "paste" }, html("label", {}, t("paste"), field), html("button", { class: "control" }, t("open")));
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const { problem, ...to } = text.read(field.value, this.board.game, this.board.where);
      this.#told.replaceChildren(...spoken(problem ?? (await open(this.board, to))));
    });
    field.addEventListener("paste", () => setTimeout(() => form.requestSubmit()));
    return form;
  }
}
