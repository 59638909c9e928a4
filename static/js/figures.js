// The figures of an example. With scripts the page shows one of them, which becomes the board. The others are in noscript, where they
// are plain text until they are needed.

import { find, findAll } from "./dom.js";

/** Parses HTML in a document of its own, where it loads and runs nothing. @param {string} text */
function parse(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template.content;
}

export class Figures {
  /** @type {DocumentFragment|undefined} */
  #all;
  /** @type {ChildNode[]|undefined} what the printed figures replaced */
  #screen;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.strip = find(root, ".frames");
    this.live = find(this.strip, ".shown");
    this.svg = /** @type {SVGSVGElement} */ (/** @type {Element} */ (find(this.live, "svg.board")));
    this.sentence = find(this.live, ".say");
    this.printed = this.live.cloneNode(true); // as the author wrote it
  }

  /** Prints what the board shows now instead of what the author wrote. */
  printCurrent() {
    const copy = /** @type {HTMLElement} */ (this.live.cloneNode(true));
    find(copy, ".pits")?.remove();
    this.printed = copy;
    this.#all = undefined;
  }

  /** Every figure as it is printed, those of side lines too. Figures that scripts have styled are cloned: parsed from text, a page's
   * content security policy would reject their styles. */
  get #printable() {
    if (this.#all) return this.#all;
    const parts = findAll(this.strip, ":scope > *").map((part) => {
      if (part === this.live) return this.printed;
      return part.localName === "noscript" ? parse(part.textContent ?? "") : part.cloneNode(true);
    });
    this.#all = parse("");
    this.#all.append(...parts);
    return this.#all;
  }

  /** The author's notes below a figure. @param {string} id @returns {Iterable<Node>} */
  notes(id) {
    return this.#printable.getElementById(id)?.querySelectorAll(".note") ?? [];
  }

  /** Shows all figures, for print. */
  showAll() {
    if (this.#screen) return;
    const all = /** @type {DocumentFragment} */ (this.#printable.cloneNode(true));
    for (const frame of findAll(all, ".frame")) frame.classList.add("shown");
    this.#screen = [...this.strip.childNodes];
    this.strip.replaceChildren(all);
  }

  /** Shows the board alone again. */
  showBoard() {
    if (!this.#screen) return;
    this.strip.replaceChildren(...this.#screen);
    this.#screen = undefined;
  }
}
