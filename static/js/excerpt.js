// The part of a text that a query is most likely about.
import { fold, stem } from "./stems.js";

const LONG = 190; // letters shown, to the end of a word

/** The sentence of a text, or the part of a table, with the most words of a query, and what follows; without clause ids.
 * @param {string} entry @param {string} query @param {number} [long] */
export function excerpt(entry, query, long = LONG) {
  const text = entry.replace(/ \[[^\]]*\]/g, "");
  const stems = (/** @type {string} */ part) => new Set(fold(part).split(" ").filter(Boolean).map(stem));
  const words = stems(query);
  const shared = (/** @type {string} */ part) => {
    const others = stems(part);
    return [...words].filter((word) => others.has(word)).join("").length;
  };
  const sentences = text.split(/(?<=[.?!؟])\s+(?=[\p{Lu}\p{Lo}])/u);
  const parts = sentences.flatMap((sentence) =>
    sentence.length > long ? (sentence.match(/.{1,90}(?:\s|$)/gsu) ?? sentence) : `${sentence} `,
  );
  const counts = parts.map(shared);
  const best = counts.indexOf(Math.max(...counts));
  const rest = parts.slice(best).join("").trim();
  const end = rest.indexOf(" ", long);
  return (best > 0 ? "… " : "") + (end < 0 ? rest : `${rest.slice(0, end)} …`);
}
