// The files of the search index, internal/datafiles/search.go: one that says where words are, and parts with the entries. In a small book
// a search loads all parts, in a large one those that most likely have the answer.
import { fetchJson } from "./fetch-json.js";
import { Index } from "./ranking.js";
import { inSlices } from "./timers.js";
/** @import { Entry, Indexed, Vocabulary } from "./ranking.js" */

const MOST = 12; // parts loaded for one search

/** The first file: the address of each part, texts that several pages share, and the numbers of the parts that have a word, in any text
 * and in the title of a page. It has no words if a search loads all parts. Words that most parts have are left out.
 * @typedef {{parts: string[], shared: string[], words: Record<string, number[]>|null, titles: Record<string, number[]>|null}} First
 *
 * The entries of a page: kind, title, anchor and text. A number stands for a shared text.
 * @typedef {{p: string, u: string, l?: string, e: [kind: string, ...texts: (string|number)[]][]}} Page */

/** The entries in a part. @param {Page[]} part @param {string[]} shared @returns {Entry[]} */
export const entriesOf = (part, shared) =>
  part.flatMap(({ p, u, l, e }) =>
    e.map(([kind, ...texts]) => {
      const [title, anchor, text] = texts.map((text) => (typeof text === "number" ? shared[text] : text));
      const k = /** @type {Entry["k"]} */ (kind || undefined);
      return { k, p, t: title || undefined, u: u + anchor, x: text, l };
    }),
  );

export class SearchFiles {
  #vocabulary;
  #load;
  /** @type {Map<string, Promise<any>>} by address */
  #files = new Map();
  /** The parts that were searched last, and their entries. @type {{parts: string, index: Promise<Index>}|undefined} */
  #last;
  /** @type {WeakMap<Page[], Entry[]>} */
  #entries = new WeakMap();
  /** The words of entries: each letter typed may choose other parts. @type {WeakMap<Entry, Indexed>} */
  #indexed = new WeakMap();
  /** An entry for each part. @type {Index|undefined} */
  #partIndex;

  /** @param {string} address of the first file @param {string} root of the site @param {Vocabulary} vocabulary
   * @param {(address: string) => Promise<any>} [load] */
  constructor(address, root, vocabulary, load = fetchJson) {
    this.address = address;
    this.root = root;
    this.#vocabulary = vocabulary;
    this.#load = load;
  }

  /** Loads a file once. @param {string} address @returns {Promise<any>} fails if it cannot be loaded; the next call tries again */
  #file(address) {
    const known = this.#files.get(address);
    if (known) return known;
    const loading = this.#load(address);
    loading.catch(() => this.#files.delete(address));
    this.#files.set(address, loading);
    return loading;
  }

  /** Loads the files for a query. @param {string} query */
  async load(query) {
    /** @type {First} */
    const first = await this.#file(this.address);
    const parts = this.#choose(first, query).map((part) => this.root + first.parts[part]);
    return { first, parts, files: await Promise.all(parts.map((part) => this.#file(part))) };
  }

  /** Finds the entries for a query, the best first. @param {string} query @returns {Promise<Entry[]>} fails if a file cannot be loaded */
  async search(query) {
    const { first, parts, files } = await this.load(query);
    if (this.#last?.parts !== String(parts)) {
      const entries = files.flatMap((file) => this.#entriesOf(file, first.shared));
      this.#last = { parts: String(parts), index: this.#indexOf(entries) };
    }
    return (await this.#last.index).search(query);
  }

  /** Makes an index in slices, so that the page responds. @param {Entry[]} entries */
  async #indexOf(entries) {
    const index = new Index([], this.#vocabulary, this.#indexed);
    const left = entries.values();
    await inSlices((until) => {
      for (const entry of left) {
        index.add(entry);
        if (performance.now() > until) return false;
      }
      return true;
    });
    return index;
  }

  /** The same entries each time. @param {Page[]} part @param {string[]} shared */
  #entriesOf(part, shared) {
    const entries = this.#entries.get(part) ?? entriesOf(part, shared);
    this.#entries.set(part, entries);
    return entries;
  }

  /** The numbers of the parts to search: all, or those that rank best by the words they have, and then the first ones.
   * @param {First} first @param {string} query */
  #choose({ parts, words, titles }, query) {
    const all = parts.map((_, part) => part);
    if (!words || !titles) return all;
    this.#partIndex ??= this.#indexParts(words, titles, parts.length);
    const found = this.#partIndex.search(query).map(({ u }) => Number(u));
    return [...new Set([...found, ...all])].slice(0, MOST).sort((a, b) => a - b);
  }

  /** @param {Record<string, number[]>} words @param {Record<string, number[]>} titles @param {number} n the number of parts */
  #indexParts(words, titles, n) {
    const inTitles = byPart(titles, n);
    const entries = byPart(words, n).map((text, part) => ({ p: "", t: inTitles[part], u: String(part), x: text }));
    return new Index(entries, this.#vocabulary);
  }
}

/** The words of each part, as a text. @param {Record<string, number[]>} words the parts that have them @param {number} n the number of parts */
function byPart(words, n) {
  const lists = Array.from({ length: n }, () => /** @type {string[]} */ ([]));
  for (const [word, parts] of Object.entries(words)) for (const part of parts) lists[part].push(word);
  return lists.map((list) => list.join(" "));
}
