// The strip of figures of an example. The page shows one of them, which becomes the board; the others stand in noscript: with scripts
// they are text, not elements, until they are looked up or printed.

/** Turns the figures that only pages without scripts show into elements.
 * @param {ParentNode} root */
export function uncover(root) {
  for (const part of root.querySelectorAll("noscript")) part.outerHTML = part.textContent ?? "";
}

/** What a text says in elements that are not shown.
 * @param {string} text */
function inert(text) {
  const template = document.createElement("template");
  template.innerHTML = text;
  return template;
}

export class Frames {
  /** @type {HTMLTemplateElement|undefined} */
  #inert;
  /** @type {ChildNode[]|undefined} */
  #aside;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.strip = /** @type {HTMLElement} */ (root.querySelector(".frames"));
    this.live = /** @type {HTMLElement} */ (this.strip.querySelector(".shown"));
    this.svg = /** @type {SVGSVGElement} */ (this.live.querySelector("svg.board"));
    this.say = /** @type {HTMLElement} */ (this.live.querySelector(".say"));
    this.copy = this.live.cloneNode(true); // before the board moves it
  }

  /** What is shown now is what is printed, where a script and no author has laid it on the board. */
  keep() {
    const copy = /** @type {HTMLElement} */ (this.live.cloneNode(true));
    copy.querySelector(".pits")?.remove(); // buttons are none on paper
    this.copy = copy;
    this.#inert = undefined;
  }

  /** Every figure as printed, in order, and those of side lines, in a document of its own. What scripts have styled is copied as it is: as
   * text, a page's policy would refuse its style. */
  get #all() {
    if (!this.#inert) {
      this.#inert = inert("");
      for (const part of this.root.querySelectorAll(".frames > .frame, noscript")) {
        this.#inert.content.append(part === this.live ? this.copy : part.localName === "noscript" ? inert(part.textContent ?? "").content : part.cloneNode(true));
      }
    }
    return this.#inert.content;
  }

  /** The author's notes below a figure.
   * @param {string} id @returns {Iterable<Node>} */
  notes(id) {
    return this.#all.getElementById(id)?.querySelectorAll(".note") ?? [];
  }

  /** All figures, each with its own state. */
  unroll() {
    if (this.#aside) return;
    const all = /** @type {DocumentFragment} */ (this.#all.cloneNode(true));
    for (const frame of all.querySelectorAll(".frame")) frame.classList.add("shown");
    this.#aside = [...this.strip.childNodes];
    this.strip.replaceChildren(all);
  }

  /** One figure again, the board. */
  roll() {
    if (!this.#aside) return;
    this.strip.replaceChildren(...this.#aside);
    this.#aside = undefined;
  }
}
