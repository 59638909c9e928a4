// The words of clauses. The page marks a sentence with links to its clauses; a mark that is pointed at, focused or tapped shows what its
// clauses say and where. A second tap, a click or Enter follows the link (tools.js).
import { html, on, set, setText } from "../dom.js";
import { fetchJson } from "../fetch-json.js";
import { place } from "./place.js";

const DELAY = 150; // milliseconds before a mark that is pointed at shows its clauses, and before they go

/** The clauses of a source, as its page writes them into a file beside it.
 * @typedef {{title: string, clauses: Record<string, string>}} Source */

/** @type {Map<string, Promise<Source>>} by address */
const sources = new Map();

/** @param {string} address @returns {Promise<Source>} fails if the file cannot be loaded; the next call tries again */
function load(address) {
  const known = sources.get(address);
  if (known) return known;
  const loading = fetchJson(address);
  loading.catch(() => sources.delete(address));
  sources.set(address, loading);
  return loading;
}

const card = html("div", { class: "clause-card", popover: "manual", id: "clause-card" });
const announcement = html("div", { class: "hidden", role: "status" });
/** @type {HTMLAnchorElement|undefined} the mark whose card is wanted, and may be loading */
let wanted;
let opening = 0; // timers
let closing = 0;

/** The marks of a sentence, given one of them. @param {Element} mark */
function marksBeside(mark) {
  let first = mark;
  while (first.matches(".more") && first.previousElementSibling) first = first.previousElementSibling;
  const all = [first];
  for (let next = first.nextElementSibling; next?.matches(".more"); next = next.nextElementSibling) all.push(next);
  return /** @type {HTMLAnchorElement[]} */ (all);
}

/** The clauses of a mark, first its own. @param {HTMLAnchorElement} mark */
function clauses(mark) {
  return Promise.all(
    [mark, ...marksBeside(mark).filter((other) => other !== mark)].map(async ({ href, hash, hreflang, textContent }) => {
      const { title, clauses } = await load(new URL("clauses.json", href).href);
      const id = decodeURIComponent(hash.slice(1));
      const lang = { lang: hreflang || null, dir: hreflang ? "auto" : null };
      return html("p", lang, html("a", { href }, textContent ?? id), ` ${clauses[id]} `, html("cite", {}, title));
    }),
  );
}

/** Shows the clauses of a mark. Fails if they cannot be loaded.
 * @param {HTMLAnchorElement} mark @param {boolean} pointed whether it is only pointed at, which screen readers do not announce */
export async function showClauses(mark, pointed) {
  clearTimeout(opening);
  if (pointed) await new Promise((resolve) => (opening = setTimeout(resolve, DELAY)));
  hide();
  wanted = mark;
  const parts = await clauses(mark);
  if (wanted !== mark) return;
  card.replaceChildren(...parts);
  document.body.append(card, announcement);
  card.showPopover();
  placeCard();
  set(mark, { "aria-describedby": card.id });
  if (!pointed) setText(announcement, card.textContent ?? "");
}

function hide() {
  clearTimeout(opening);
  clearTimeout(closing);
  wanted?.removeAttribute("aria-describedby");
  wanted = undefined;
  if (card.isConnected) card.hidePopover();
  announcement.textContent = "";
}

const placeCard = () => wanted && card.isConnected && place(card, wanted);

/** @param {EventTarget|null} target */
const isInside = (target) =>
  target instanceof Node && (card.contains(target) || (!!wanted && marksBeside(wanted).some((mark) => mark.contains(target))));

/** Hides the card when the reader leaves it, follows a link, presses Escape or touches anything else. */
export function hideClausesOnLeave() {
  const { signal } = new AbortController();
  on(document, "pointerover", signal, ({ target, pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(closing);
    if (!(/** @type {Element} */ (target).closest(".clause"))) clearTimeout(opening);
    if (wanted && !isInside(target) && document.activeElement !== wanted) closing = setTimeout(hide, DELAY);
  });
  on(document, "pointerdown", signal, ({ target }) => isInside(target) || hide());
  on(document, "click", signal, ({ target, defaultPrevented }) => !defaultPrevented && isInside(target) && hide());
  on(document, "focusout", signal, ({ target, relatedTarget }) => isInside(target) && !isInside(relatedTarget) && hide());
  for (const moved of ["scroll", "resize"]) addEventListener(moved, placeCard, { capture: true, passive: true });
  const close = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !card.matches(":popover-open")) return;
    event.stopPropagation();
    hide();
  };
  addEventListener("keydown", close, { capture: true });
}
