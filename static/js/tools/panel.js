// The menu that the toolbar's last button opens over the page: links, pictures, code for other pages, the source, set-up, readings.
import { copy } from "../clipboard.js";
import { button, control, html, on, set } from "../dom.js";
import { markEnglish } from "../board-text.js";
import { t } from "../words.js";
import { embedControl } from "./embed.js";
import { mark, notationChoice, numberingChoices, readingChoices } from "./radio-groups.js";
import * as link from "./link.js";
import { open } from "./open.js";
import { pictureTools } from "./picture-tools.js";
import { place } from "./place.js";
import { Setup } from "./setup.js";
import { hasSound, toggleSound } from "./sound.js";
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
  #shown = new AbortController(); // aborted when it is closed

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
    const { root, toolbar } = board;
    const { more } = toolbar.buttons;
    const shareTools = [
      control(t("link"), () => this.#copy(`${this.#page}#${this.#link}`)),
      control(t("text"), () => this.#copy(text.write(board.where))),
      ...(board.engine.labels === "left"
        ? []
        : [control(t("example"), () => this.#copy(text.example(board.game, board.replay.line, board.replay.ply)))]), // pages number as the source does
      ...this.#playPageLink(),
      ...(toolbar.status.parentElement?.checkVisibility() ? [] : [button({ class: "control", "data-do": "full" }, t("full"))]),
    ];
    const boardTools = [
      ...["grain", "faster"].map((name) => button({ class: "control", "data-do": name })), // on a phone the toolbar has no room for them
      button({ class: "control", "data-do": "flip" }, t("turn")),
      control(t("set-up"), () => this.#setUp()),
      this.#soundButton(),
    ];
    this.#result.replaceChildren();
    const element = html(
      "div",
      { class: "panel", role: "group", "aria-label": t("more"), popover: "manual" },
      html(
        "div",
        { class: "all" },
        group(t("share"), html("div", { class: "tools" }, ...shareTools)),
        group(t("pictures"), pictureTools(board, this.#result)),
        html("div", { class: "tools" }, ...embedControl(board), ...sourceButton(root, this.#result), ...boardTools),
        ...("apart" in root.dataset ? [] : readingChoices(board)), // whoever plays a game has chosen them
        ...numberingChoices(board),
        ...notationChoice(board),
        this.#pasteForm(),
      ),
      this.#result,
    );
    this.#element = element;
    toolbar.element.after(element);
    mark(board);
    element.showPopover();
    place(element, more, true);
    set(more, { "aria-expanded": true });
    const { signal } = this.#shown;
    on(root, "click", signal, ({ target }) => /** @type {Element} */ (target).closest("[data-do]") && mark(board));
    on(window, "resize", signal, () => place(element, more, true));
    on(document, "pointerdown", signal, ({ target }) => {
      const isInside = [element, toolbar.element].some((part) => part.contains(/** @type {Node} */ (target)));
      if (!isInside) this.#close();
    });
    const close = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.#close();
    };
    root.addEventListener("keydown", close, { signal, capture: true });
  }

  #close() {
    const { more } = this.board.toolbar.buttons;
    const inside = this.#element?.contains(document.activeElement);
    this.#shown.abort();
    this.#shown = new AbortController();
    this.#element?.remove();
    this.#element = undefined;
    set(more, { "aria-expanded": false });
    if (inside) more.focus();
  }

  #soundButton() {
    const toggle = control(
      t("sound"),
      () => {
        toggleSound();
        set(toggle, { "aria-pressed": hasSound() });
      },
      { "aria-pressed": hasSound() },
    );
    return toggle;
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
