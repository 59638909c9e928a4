// The strip of figures of an example. The page shows one of them, which becomes the board; the others stand in noscript: with scripts
// they are text, not elements, until they are looked up or printed.

/** Turns the figures that only pages without scripts show into elements.
 * @param {ParentNode} root */
export function uncover(root) {
  for (const part of root.querySelectorAll("noscript")) part.outerHTML = part.textContent ?? "";
}

export class Frames {
  /** @type {HTMLTemplateElement|undefined} */
  #inert;
  /** @type {ChildNode[]|undefined} */
  #aside;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.id = root.id;
    this.strip = /** @type {HTMLElement} */ (root.querySelector(".frames"));
    this.live = /** @type {HTMLElement} */ (this.strip.querySelector(".shown"));
    this.svg = /** @type {SVGSVGElement} */ (this.live.querySelector("svg.board"));
    this.say = /** @type {HTMLElement} */ (this.live.querySelector(".say"));
    this.copy = this.live.outerHTML; // before the board moves it
  }

  /** Every figure as printed, in order, in a document of its own. */
  get #all() {
    if (!this.#inert) {
      this.#inert = document.createElement("template");
      this.#inert.innerHTML = Array.from(this.strip.children, (part) =>
        part === this.live ? this.copy : part.localName === "noscript" ? part.textContent : part.outerHTML).join("");
    }
    return this.#inert.content;
  }

  /** The picture and the sentence that the page printed for a state of the example.
   * @param {number} k @returns {{svg: SVGSVGElement, say: HTMLElement}|null} */
  printed(k) {
    const frame = this.#all.getElementById(`${this.id}-${k}`);
    const svg = /** @type {SVGSVGElement|null|undefined} */ (frame?.querySelector("svg.board"));
    const say = /** @type {HTMLElement|null|undefined} */ (frame?.querySelector(".say"));
    return svg && say ? { svg, say } : null;
  }

  /** The state whose figure an address names; -1: none of this example.
   * @param {string} hash with its # @returns {number} */
  named(hash) {
    const id = hash.slice(1);
    const k = Number(id.slice(this.id.length + 1)); // of a side line's figure there is no such number
    return id === `${this.id}-${k}` && this.#all.getElementById(id) ? k : -1;
  }

  /** All figures, each with its own state. */
  unroll() {
    if (this.#aside) return;
    const all = /** @type {DocumentFragment} */ (this.#all.cloneNode(true));
    for (const frame of all.children) frame.classList.add("shown");
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
