// Entry point of sow-board.js, which runs on pages of other sites. It shows each <sow-board> as a frame with a board of this book:
//
//	<sow-board game="kalah" moves="3 6"><a href="https://…">Kalah</a></sow-board>
//
//	game      the game, by the name in its address
//	start     the position to begin with; by default the start of the game
//	rules     rules as text instead of those of a game
//	labels    how moves of these rules number the pits: left, near or cell
//	readings  choices where the source is silent, KEY=VALUE
//	moves     moves to step through
//	at        the number of moves shown at first; by default none, of an example what its page shows
//	example   a documented example instead of game and moves, GAME/ID
//	puzzle    the id of a puzzle, or today
//	theme     light or dark; by default as the page
//	lang      the language, if the book has it
//	label     the frame's title for screen readers
//
// Where scripts are off, the element shows its content.
import { fragment, lightness, SHOWN } from "./attributes.js";
import { createFrame, frameAddress, sendTheme, sizeFrom, usualHeight } from "./frame.js";

const script = document.currentScript ?? document.querySelector('script[src*="sow-board.js"]'); // a module has no current script
const page = new URL("embed/", /** @type {HTMLScriptElement} */ (script).src);
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

/** The boards in the page. @type {Set<SowBoard>} */
const boards = new Set();

class SowBoard extends HTMLElement {
  static observedAttributes = [...SHOWN, "theme", "lang", "label"];
  /** @type {HTMLIFrameElement|undefined} */
  #frame;
  #title = ""; // of what the frame shows
  /** Light or dark as the frame knows it; undefined until it has loaded. @type {string|undefined} */
  #told;
  #root = this.attachShadow({ mode: "open" }); // the page's styles for frames do not apply there

  constructor() {
    super();
    this.#root.append(document.createElement("slot"));
  }

  connectedCallback() {
    this.style.display ||= "block";
    boards.add(this);
    this.#renew();
  }

  disconnectedCallback() {
    boards.delete(this);
    this.#told = undefined; // the frame loads again where the board returns to the page
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (!this.#frame) return;
    if (name === "label") this.#name();
    else if (name === "theme") this.follow();
    else queueMicrotask(() => this.#renew()); // when the page has changed the other attributes, too
  }

  /** Light or dark: as the attribute says, else as the text around the board suggests. */
  get #theme() {
    const light = lightness(getComputedStyle(this).color);
    const dark = Number.isNaN(light) ? systemIsDark.matches : light > 0.5;
    return this.getAttribute("theme") ?? (dark ? "dark" : "light");
  }

  /** Shows another frame. The address of the old one is not changed, because that would add an entry to the browser's history. */
  #renew() {
    if (!this.isConnected) return;
    const shown = Object.fromEntries(SHOWN.map((name) => [name, this.getAttribute(name) ?? undefined]));
    const address = frameAddress(page, fragment(shown), { theme: this.#theme, lang: this.getAttribute("lang") ?? "" });
    if (this.#frame?.isConnected && this.#frame.src === address) return;
    this.#title = this.textContent?.trim() || document.title;
    const steps = !!(shown.moves || shown.example || shown.puzzle);
    const frame = createFrame(address, this.#title, usualHeight(this.clientWidth, steps));
    if (page.origin !== location.origin) frame.setAttribute("sandbox", SANDBOX);
    this.#frame = frame;
    this.#told = undefined;
    this.#name();
    this.follow();
    this.#root.replaceChildren(frame);
  }

  #name() {
    if (this.#frame) this.#frame.title = this.getAttribute("label") || this.#title;
  }

  /** Makes the frame light or dark as the page around it. */
  follow() {
    if (!this.#frame) return;
    const theme = this.#theme;
    this.#frame.style.colorScheme = /^(light|dark)$/.test(theme) ? theme : ""; // where it differs from the frame's, the frame has a backdrop
    if (this.#told === undefined || this.#told === theme) return;
    this.#told = theme;
    sendTheme(this.#frame, theme);
  }

  /** @param {MessageEvent} event */
  receive(event) {
    const size = this.#frame && sizeFrom(event, this.#frame);
    if (!this.#frame || !size) return;
    this.#frame.style.height = `${size.height}px`;
    this.#title = String(size.title);
    this.#name();
    this.#told = size.theme;
    this.follow(); // the page may have changed while the frame was loading
  }
}

/** What a frame of another site may do. Links open in a new tab and never replace the page. */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox";

const follow = () => boards.forEach((board) => board.follow());

// The script may be in a page more than once.
if (!customElements.get("sow-board")) {
  addEventListener("message", (event) => boards.forEach((board) => board.receive(event)));
  systemIsDark.addEventListener("change", follow);
  addEventListener("transitionend", follow); // the text's colour may have changed slowly
  const changes = new MutationObserver(follow);
  for (const part of [document.documentElement, document.body]) if (part) changes.observe(part, { attributes: true });
  customElements.define("sow-board", SowBoard);
}
