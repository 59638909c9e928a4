// <sow-search>: searches the index that the build wrote, as the reader types.
import "./require-build.js";
import { find, html } from "./dom.js";
import { fold, search } from "./ranking.js";
import { t } from "./words.js";
/** @import { Entry } from "./ranking.js" */

const MOST = 40; // results shown
const AROUND = 90; // letters of text on each side of the match

class SowSearch extends HTMLElement {
  /** @type {Promise<Entry[]>|undefined} */
  #index;

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
    box.focus();
  }

  /** @param {string} query */
  async #show(query) {
    const address = new URL(location.href);
    address.searchParams.set("q", query);
    history.replaceState(null, "", query ? address : address.pathname);
    const status = find(this, ".count");
    const entries = await (this.#index ??= this.#load()).catch(() => undefined);
    if (!entries) {
      this.#index = undefined;
      status.textContent = t("failed");
      return;
    }
    if (query !== /** @type {HTMLInputElement} */ (this.querySelector("input")).value) return; // the reader has typed on
    const isForeign = (/** @type {Entry} */ { l = "en" }) => Number(l !== document.documentElement.lang);
    const found = search(entries, query).sort((a, b) => isForeign(a) - isForeign(b));
    status.textContent = query.trim() && t(found.length > MOST ? "first" : "results", { n: found.length, shown: MOST });
    find(this, ".results").replaceChildren(...found.slice(0, MOST).map((entry) => this.#result(entry, query)));
  }

  async #load() {
    const answer = await fetch(this.dataset.index ?? "");
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }

  /** @param {Entry} entry @param {string} query */
  #result({ p: page, t: title, u, x, l }, query) {
    const lang = l && l !== document.documentElement.lang ? l : null;
    const link = html("a", { href: this.dataset.root + u, hreflang: lang }, title || page);
    const place = title ? html("span", { class: "where" }, ` ${page}`) : "";
    return html("li", { lang, dir: "auto" }, link, place, html("p", {}, excerpt(x, query)));
  }
}

/** The text around the first matching word. @param {string} text @param {string} query */
function excerpt(text, query) {
  const words = fold(query).split(" ").filter(Boolean);
  const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((place) => place >= 0);
  const at = places.length ? Math.min(...places) : 0;
  const from = at > AROUND ? text.indexOf(" ", at - AROUND) + 1 : 0;
  const to = from + 2 * AROUND;
  return (from > 0 ? "… " : "") + text.slice(from, to) + (to < text.length ? " …" : "");
}

customElements.define("sow-search", SowSearch);
