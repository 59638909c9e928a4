// Finds and ranks the entries of the search index for a query.

/** A page, or a section, clause or term of one: page, title, address, text, and the language if it is not the book's own.
 * @typedef {{p: string, t?: string, u: string, x: string, l?: string}} Entry */

/** Reduces a text to words of small letters and digits, for comparison. Accents, vowel signs and apostrophes are dropped, so that l'ab, L’AB
 * and lʿab are equal; so are Arabic words with and without vowels, hamzas and the dots of the last letter.
 * @param {string} text */
export const fold = (text) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}\u0640'’‘ʻʼʿʾ`´]/gu, "")
    .replace(/[ىیة]/g, (letter) => (letter === "ة" ? "ه" : "ي"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** @type {WeakMap<Entry, {title: string, page: string, text: string}>} */
const cache = new WeakMap();

/** @param {Entry} entry */
function folded(entry) {
  let known = cache.get(entry);
  if (!known) cache.set(entry, (known = { title: ` ${fold(entry.t ?? entry.p)}`, page: ` ${fold(entry.p)}`, text: ` ${fold(entry.x)}` }));
  return known;
}

/** The score of an entry for a word of the query; 0 if no word of the entry begins with it.
 * @param {Entry} entry @param {string} word @returns {number} */
function weight(entry, word) {
  const { title, page, text } = folded(entry);
  if (title === ` ${word}`) return 100;
  if (title.includes(` ${word} `) || title.endsWith(` ${word}`)) return 40;
  if (title.includes(` ${word}`)) return 20;
  if (page.includes(` ${word}`)) return 6;
  return text.includes(` ${word}`) ? 2 : 0;
}

/** The entries that match every word of a query, the best first. Entries whose title is the query come before all others.
 * @param {Entry[]} entries @param {string} query @returns {Entry[]} */
export function search(entries, query) {
  const whole = fold(query);
  const words = whole.split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const weights = words.map((word) => weight(entry, word));
      const sum = weights.includes(0) ? 0 : weights.reduce((a, b) => a + b, 0);
      return { entry, weight: sum && sum + (folded(entry).title === ` ${whole}` ? 1000 : 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}
