// The sentence under a board, with links to its clauses; it is read aloud as it changes.
import { button, html } from "./dom.js";

/** @typedef {import("./state.js").Reason} Reason */

/** A text as it goes into the page: what stands between two characters that isolate it is the engine's own English, among words of another
 * language. @param {string} text */
export const spoken = (text) => text.split(/[\u2066\u2069]/).map((part, k) => (k % 2 ? html("span", { lang: "en", dir: "ltr" }, part) : part));

/** @param {Element} place @param {Reason} sentence @param {Record<string, string>} links clause -> address
 * @param {Iterable<Node>} [notes] the author's, after it */
export function say(place, { say, clauses = [] }, links, notes = []) {
  const next = html("p", {}, ...spoken(say), ...clauses.flatMap((id) => [" ", html(links[id] ? "a" : "span", { class: "clause", href: links[id] || null }, id)]));
  for (const note of notes) next.append(" ", note.cloneNode(true));
  if (next.innerHTML !== place.innerHTML) place.replaceChildren(...next.childNodes); // the same is not read aloud again
}

/** The line that tells what does not work, with a way to try again; none when `text` is empty.
 * @param {Element} bar @param {string} text @param {string} retry the button's word, "" for no button */
export function notice(bar, text, retry) {
  bar.parentElement?.querySelector(".notice")?.remove();
  if (!text) return;
  const line = html("p", { class: "notice", role: "alert" });
  bar.after(line);
  line.append(...spoken(text), " ");
  if (retry) line.append(button({ class: "control", "data-do": "retry" }, retry));
}
