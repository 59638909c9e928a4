// The panel that the toolbar's last button opens: readings, numbering, flipping the board, set-up, links and lines of text.
import { copy } from "../clipboard.js";
import { button, control, html, set } from "../dom.js";
import { markEnglish } from "../board-text.js";
import { t } from "../words.js";
import { embedControl } from "./embed.js";
import { mark, numberingChoices, readingChoices } from "./radio-groups.js";
import * as link from "./link.js";
import { open } from "./open.js";
import { pictureTools } from "./picture-tools.js";
import { Setup } from "./setup.js";
import { sourceButton } from "./source.js";
import * as text from "./text.js";
/** @import { Board } from "../board.js" */

/** The panels that were opened before. @type {WeakMap<Board, Panel>} */
const panels = new WeakMap();

/** Opens or closes the panel of a board. @param {Board} board */
export function togglePanel(board) {
  const panel = panels.get(board) ?? new Panel(board);
  panels.set(board, panel);
  panel.toggle();
}

/** Tools with a heading. @param {string} heading @param {HTMLElement} tools */
const group = (heading, tools) => html("fieldset", { class: "group" }, html("legend", {}, heading), tools);

class Panel {
  /** @type {HTMLElement|undefined} */
  #element;
  #result = html("output", { class: "told" });

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  toggle() {
    if (this.#element) this.#close();
    else this.#open();
  }

  #open() {
    const { board } = this;
    const boardTools = [
      button({ class: "control", "data-do": "flip" }, t("turn")),
      control(t("set-up"), () => this.#setUp()),
      ...this.#playPageLink(),
    ];
    const shareTools = [
      control(t("link"), () => this.#copy(`${this.#page}#${this.#link}`)),
      ...embedControl(board),
      control(t("text"), () => this.#copy(text.write(board.where))),
      ...sourceButton(board.root, this.#result),
    ];
    this.#result.replaceChildren();
    this.#element = html(
      "div",
      { class: "panel", role: "group", "aria-label": t("more") },
      ...readingChoices(board),
      ...numberingChoices(board),
      html("div", { class: "tools" }, ...boardTools),
      group(t("share"), html("div", { class: "tools" }, ...shareTools)),
      group(t("pictures"), pictureTools(board, this.#result)),
      this.#pasteForm(),
      this.#result,
    );
    this.#element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#close();
    });
    board.toolbar.element.after(this.#element);
    mark(board);
    set(board.toolbar.buttons.more, { "aria-expanded": true });
  }

  #close() {
    const { more } = this.board.toolbar.buttons;
    const inside = this.#element?.contains(document.activeElement);
    this.#element?.remove();
    this.#element = undefined;
    set(more, { "aria-expanded": false });
    if (inside) more.focus();
  }

  #setUp() {
    this.#close();
    const { element, buttons } = this.board.toolbar;
    element.after(new Setup(this.board, () => buttons.more.focus()).form);
  }

  /** The address of the page of the board; in a frame, of the one that the board is from. */
  get #page() {
    return (this.board.root.dataset.page ?? location.href).split("#")[0];
  }

  /** The link to what the board shows; the lab writes its own. */
  get #link() {
    const { root, where } = this.board;
    return root.dataset.link ?? link.write(root.id, where);
  }

  /** @param {string} value */
  #copy(value) {
    return copy(value, this.#result, t("copy"), t("copy"));
  }

  /** A link to the play page, where the game can be continued and analysed. */
  #playPageLink() {
    const { board } = this;
    const { table, foreign = null } = board.game;
    if (!table || "apart" in board.root.dataset) return [];
    const anchor = html("a", { class: "control", hreflang: foreign }, t("table"));
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
      this.#result.replaceChildren(...markEnglish(problem ?? (await open(this.board, to)) ?? ""));
    });
    field.addEventListener("paste", () => setTimeout(() => form.requestSubmit()));
    return form;
  }
}
