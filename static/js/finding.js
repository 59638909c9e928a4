// What a search finds: plain values in, plain values out.

/** A page, or a part, a clause or a term of it: page, title, address, text, and the language where it is not the book's own.
 * @typedef {{p: string, t?: string, u: string, x: string, l?: string}} Entry */

/** A text as it is compared: words of small letters and digits, without accents, vowel signs and apostrophes of any kind, so that l'ab,
 * L’AB and lʿab meet, and an Arabic word with its vowels, its hamzas and the dots of its last letter, and without. What else is no letter
 * parts two words.
 * @param {string} text */
export const fold = (text) => text.normalize("NFD").toLowerCase().replace(/[\p{M}\u0640'’‘ʻʼʿʾ`´]/gu, "").replace(/[ىیة]/g, (letter) => (letter === "ة" ? "ه" : "ي")).replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** @type {WeakMap<Entry, {title: string, page: string, text: string}>} */
const folded = new WeakMap();

/** @param {Entry} entry */
function read(entry) {
  let known = folded.get(entry);
  if (!known) folded.set(entry, (known = { title: ` ${fold(entry.t ?? entry.p)}`, page: ` ${fold(entry.p)}`, text: ` ${fold(entry.x)}` }));
  return known;
}

/** How well an entry answers to a word: 0 not at all. A word is found where one begins with it.
 * @param {Entry} entry @param {string} word @returns {number} */
function weigh(entry, word) {
  const { title, page, text } = read(entry);
  if (title === ` ${word}`) return 100;
  if (title.includes(` ${word} `) || title.endsWith(` ${word}`)) return 40;
  if (title.includes(` ${word}`)) return 20;
  if (page.includes(` ${word}`)) return 6;
  return text.includes(` ${word}`) ? 2 : 0;
}

/** The entries in which every word of a query is found, the best first. A whole query that is a title comes first of all.
 * @param {Entry[]} entries @param {string} query @returns {Entry[]} */
export function find(entries, query) {
  const whole = fold(query);
  const words = whole.split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const weights = words.map((word) => weigh(entry, word));
      const sum = weights.includes(0) ? 0 : weights.reduce((a, b) => a + b, 0);
      return { entry, weight: sum && sum + (read(entry).title === ` ${whole}` ? 1000 : 0) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry);
}
