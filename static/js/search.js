// <sow-search>: searches the index that the build wrote, as the reader types.
import "./require-build.js";
import { find, html } from "./dom.js";
import { fold, vocabulary } from "./ranking.js";
import { SearchFiles } from "./search-files.js";
import { t } from "./words.js";
/** @import { Entry } from "./ranking.js" */

const MOST = 10; // results shown
const AROUND = 90; // letters of text on each side of the match

class SowSearch extends HTMLElement {
  #files = new SearchFiles(this.dataset.index ?? "", this.dataset.root ?? "", vocabulary(t("ignored-words"), t("same-words")));

  connectedCallback() {
    const form = find(this, "form");
    const box = /** @type {HTMLInputElement} */ (find(form, "input"));
    form.hidden = false;
    box.value = new URLSearchParams(location.search).get("q") ?? "";
    box.addEventListener("input", () => this.#show(box.value));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#show(box.value);
    });
    if (box.value) this.#show(box.value);
    else this.#files.search("").catch(() => {}); // so that the files are there when the reader types
    box.focus();
  }

  /** @param {string} query */
  async #show(query) {
    const address = new URL(location.href);
    address.searchParams.set("q", query);
    history.replaceState(null, "", query ? address : address.pathname);
    const status = find(this, ".count");
    const all = await this.#files.search(query).catch(() => undefined);
    if (query !== /** @type {HTMLInputElement} */ (this.querySelector("input")).value) return; // the reader has typed on
    if (!all) {
      status.textContent = query && t("failed");
      return;
    }
    const isForeign = (/** @type {Entry} */ { l = "en" }) => Number(l !== document.documentElement.lang);
    const found = all.sort((a, b) => isForeign(a) - isForeign(b));
    status.textContent = query.trim() && t(found.length > MOST ? "best" : "results", { n: found.length, shown: MOST });
    /** @type {Map<string, Entry[]>} */
    const pages = new Map();
    for (const entry of found.slice(0, MOST)) {
      const page = entry.u.split("#")[0];
      pages.set(page, [...(pages.get(page) ?? []), entry]);
    }
    find(this, ".results").replaceChildren(...[...pages.values()].map((entries) => this.#page(entries, query)));
  }

  /** The results on one page, below its title, which is a link if the page is a result itself.
   * @param {Entry[]} entries @param {string} query */
  #page(entries, query) {
    const [{ p: title, l }] = entries;
    const lang = l && l !== document.documentElement.lang ? l : null;
    const whole = entries.find(({ t }) => !t);
    const parts = entries.filter(({ t }) => t).map((entry) => html("li", {}, ...this.#hit(entry, entry.t ?? "", query)));
    return html(
      "li",
      { lang, dir: "auto" },
      ...(whole ? this.#hit(whole, title, query) : [html("p", { class: "page" }, title)]),
      parts.length ? html("ul", {}, ...parts) : "",
    );
  }

  /** @param {Entry} entry @param {string} title @param {string} query */
  #hit({ u, x, l }, title, query) {
    const hreflang = l && l !== document.documentElement.lang ? l : null;
    return [html("a", { href: this.dataset.root + u, hreflang }, title), x ? html("p", {}, excerpt(x, query)) : ""];
  }
}

/** The text around the first matching word, without clause ids. @param {string} entry @param {string} query */
function excerpt(entry, query) {
  const text = entry.replace(/ \[[^\]]*\]/g, "");
  const words = fold(query).split(" ").filter(Boolean);
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const at = places.length ? Math.min(...places) : 0;
  const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const end = text.indexOf(" ", from + 2 * AROUND);
  const to = end < 0 ? text.length : end;
  return (from > 0 ? "… " : "") + text.slice(from, to) + (to < text.length ? " …" : "");
}

customElements.define("sow-search", SowSearch);
