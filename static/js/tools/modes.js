// Two ways to show one board alone, by the page's address: ?present, large for an audience, and ?kiosk, for a device in a public place. There
// nothing leads elsewhere, and the game begins again when nobody has touched the device for some time: ?kiosk=60 for a minute.
import { key } from "../book-storage.js";
import { on } from "../dom.js";

const IDLE = 120; // seconds
const INPUTS = /** @type {("pointerdown"|"keydown"|"pointerover")[]} */ (["pointerdown", "keydown", "pointerover"]);

const STYLES = `
.alone :is(body > :not(main, svg), main > :not(article), article > :not(.first, sow-play), .first > :not(sow-board), sow-play > :is(.chosen, .beside), figcaption) { display: none !important; }
.alone :is(main, article > sow-play) { width: auto; max-width: none; margin: 0; padding: 1rem; }
.alone :is(.first, sow-play) { display: block; margin: 0; }
.alone .example { margin: 0 auto; max-width: max(20rem, 190vh - 30rem); }
.alone .seat { margin: 0 auto; max-width: max(20rem, 190vh - 30rem); }
.present :is(.bar, .moves, .acts, .about), .kiosk :is(.about, [data-do="more"], [data-do="full"], .clause, sow-play .bar, .moves, [data-act="analyse"]) { display: none !important; }
.alone .say { translate: none !important; } /* no moves above it */
.present :is(.say, .due, .score, .status) { font-size: 1.5rem; }
`;

/** Starts the mode that the address names, if any. */
export function startMode() {
  const query = new URLSearchParams(location.search);
  const mode = ["kiosk", "present"].find((name) => query.has(name));
  if (!mode || !document.querySelector(".first > sow-board, sow-play")) return; // other pages have no board to show alone
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
  document.documentElement.classList.add("alone", mode);
  if (mode === "kiosk") startKiosk(1000 * (Number(query.get("kiosk")) || IDLE));
}

/** @param {number} ms until the game begins again */
function startKiosk(ms) {
  const { signal } = new AbortController();
  const address = location.href.split("#")[0]; // it will follow the game
  let timer = 0;
  let used = false;
  const restart = () => {
    addEventListener("pagehide", () => localStorage.removeItem(key("play"))); // after the last move is saved
    location.replace(address);
  };
  for (const type of INPUTS)
    on(document, type, signal, () => {
      used ||= type !== "pointerover";
      clearTimeout(timer);
      if (used) timer = setTimeout(restart, ms);
    });
  document.addEventListener("click", (event) => /** @type {Element} */ (event.target).closest("a[href]") && event.preventDefault(), true);
}
