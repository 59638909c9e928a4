// The stems of words: what is left without accents, endings and prefixes, so that a search finds a word in its other forms.

/** Reduces a text to words of small letters and digits, for comparison. Accents, vowel signs and apostrophes are dropped, so that l'ab, L’AB
 * and lʿab are equal; so are Straße and Strasse, and Arabic words with and without vowels, hamzas and the dots of the last letter.
 * @param {string} text */
export const fold = (text) =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}\u0640'’‘ʻʼʿʾ`´]/gu, "")
    .replace(/ß/g, "ss")
    .replace(/[ىیة]/g, (letter) => (letter === "ة" ? "ه" : "ي"))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The endings of words by language, without accents. The longest that leaves three letters is dropped. @type {Record<string, RegExp>} */
const ENDINGS = {
  de: /(...)(?:ern|e[mnrs]?|n|s)$/,
  es: /(...)(?:[aeio]s?|[ae]n|[aei]r|aba[ns]?|ando|iendo|[ai]?eron|aron)$/,
  fr: /(...)(?:ee?s?|e[rz]|ers|ent|[sx]|ai(?:ses?|s|ts?|tes?|ent)|ants?)$/,
  pt: /(...)(?:[aeo]s?|oes|ao|[ae]m|[aei]r|ava[ms]?|[aei]ndo|[aei]ram)$/,
};

/** The person and tense before a Swahili verb, and the person or thing that it is done to. */
const SWAHILI_VERB = /^(?:ni|mwa|[uaim]|tu|wa|li|[ykvz]i|ya|ku)(?:na|li|ta|me|nge)(?=....)|^ku(?=...)/;
const SWAHILI_OBJECT = /^(?:ni|[ktm]u|wa|[lkvz]i|ya)(?=[^aeiou]...)/;
const SWAHILI_NOUN = /^(?:mwa|wa|mi|ma|[kv]i|m(?=[^aeiou]))(?=...)/; // one and many: mchezo michezo, shimo mashimo, kitabu vitabu

/** @param {string} word */
function swahiliStem(word) {
  const place = word.replace(/(....)ni$/, "$1");
  const verb = place.replace(SWAHILI_VERB, "");
  return verb === place ? place.replace(SWAHILI_NOUN, "") : verb.replace(SWAHILI_OBJECT, "");
}

/** Drops the article of Arabic words, the endings of plurals and long vowels, which differ in plurals: مخزن مخازن. @param {string} word */
function arabicStem(word) {
  const bare = word.replace(/^(وال|بال|كال|فال|لل|ال)(?=..)/, "").replace(/(...)(?:ها|هم|ون|ين|ان|ات|ه)$/, "$1");
  const consonants = bare.replace(/[اوي]/g, "");
  return consonants.length > 2 ? consonants : bare;
}

/** Like stem, for a word of a page in a language. @param {string} word a folded word @param {string} lang */
export function stemIn(word, lang) {
  if (lang === "sw") return swahiliStem(word);
  return ENDINGS[lang] ? word.replace(ENDINGS[lang], "$1") : stem(word);
}

/** Separates French words from the article before them, as in l’adversaire. @param {string} text */
export const withoutElisions = (text) => text.replace(/(?<!\p{L})(?:[cdjlmnst]|qu)['’](?=\p{L})/giu, " ");

/** Drops the endings of English and Arabic words, so that captures, capturing and captured are equal.
 * @param {string} word a folded word */
export function stem(word) {
  if (/^[\u0621-\u064a]/.test(word)) return arabicStem(word);
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ss|x|ch|sh)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/(...)(?:ing|ed)$/, "$1")
    .replace(/([^ls])\1$/, "$1")
    .replace(/e$/, "")
    .replace(/y$/, "i");
}
