// The strip of figures that stands in the page: one of them becomes the board, all stay what the page printed.

export class Frames {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.all = /** @type {HTMLElement[]} */ ([...root.querySelectorAll(".frames > .frame")]);
    this.live = this.all.find((frame) => frame.classList.contains("shown")) ?? this.all[0];
    this.svg = /** @type {SVGSVGElement} */ (this.live.querySelector("svg.board"));
    this.say = /** @type {HTMLElement} */ (this.live.querySelector(".say"));
    // What the live one looked like, for copying from and for paper.
    this.copy = /** @type {HTMLElement} */ (this.live.cloneNode(true));
    /** @type {ChildNode[]|undefined} */
    this.aside = undefined;
  }

  /** The picture and the sentence that the page printed for a state of the example.
   * @param {number} k @returns {{svg: SVGSVGElement, say: HTMLElement}|null} */
  printed(k) {
    const frame = this.all[k] === this.live ? this.copy : this.all[k];
    const svg = /** @type {SVGSVGElement|null|undefined} */ (frame?.querySelector("svg.board"));
    const say = /** @type {HTMLElement|null|undefined} */ (frame?.querySelector(".say"));
    return svg && say ? { svg, say } : null;
  }

  /** All figures, each with its own state. */
  unroll() {
    if (this.aside) return;
    this.aside = [...this.live.childNodes];
    this.live.replaceChildren(.../** @type {HTMLElement} */ (this.copy.cloneNode(true)).childNodes);
    for (const frame of this.all) frame.classList.add("shown");
  }

  /** One figure again, the board. */
  roll() {
    if (!this.aside) return;
    this.live.replaceChildren(...this.aside);
    this.aside = undefined;
    for (const frame of this.all) frame.classList.toggle("shown", frame === this.live);
  }
}
