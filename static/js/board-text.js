// The text below a board: the sentence with links to its clauses, and the notice of an error.
import { control, html } from "./dom.js";
import { t } from "./words.js";
/** @import { Reason } from "./state.js" */

/** Marks the English parts of a text of the engine, which are between isolating characters in sentences of other languages.
 * @param {string} text */
export const markEnglish = (text) =>
  text.split(/[\u2066\u2069]/).map((part, k) => (k % 2 ? html("span", { lang: "en", dir: "ltr" }, part) : part));

/** Shows a sentence with its clauses, followed by the author's notes.
 * @param {Element} place @param {Reason} sentence @param {Record<string, string>} links addresses of clauses @param {Iterable<Node>} [notes] */
export function showSentence(place, { say, clauses = [] }, links, notes = []) {
  const next = html("p", {}, ...markEnglish(say));
  for (const id of clauses) next.append("\u202f", html("a", { class: id === clauses[0] ? "clause" : "clause more", href: links[id] }, id));
  for (const note of notes) next.append(" ", note.cloneNode(true));
  if (next.innerHTML !== place.innerHTML) place.replaceChildren(...next.childNodes); // screen readers would read the same again
}

/** Shows an error below the bar, with a button to try again, or removes it when `text` is empty.
 * @param {Element} bar @param {string} text @param {() => unknown} [retry] called by the button */
export function showNotice(bar, text, retry) {
  bar.parentElement?.querySelector(".notice")?.remove();
  if (!text) return;
  const line = html("p", { class: "notice", role: "alert" });
  bar.after(line);
  line.append(...markEnglish(text), " ");
  if (retry) line.append(control(t("retry"), retry));
}
