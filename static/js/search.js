// <sow-search>: answers a question, and searches the index that the build wrote, as the reader types. Without a query, and if nothing is
// found, it shows the questions that the page lists.
import "./require-build.js";
import { ABOUT, answerView, nearView } from "./answer-view.js";
import { wordsOf } from "./answer-words.js";
import { Answers } from "./answers.js";
import { find, html, setText } from "./dom.js";
import { excerpt } from "./excerpt.js";
import { fetchJson } from "./fetch-json.js";
import { vocabulary } from "./ranking.js";
import { SearchFiles } from "./search-files.js";
import { fold, stem } from "./stems.js";
import { inSlices } from "./timers.js";
import { decode } from "./tools/fragment.js";
import { t } from "./words.js";
/** @import { Answer } from "./answers.js" */
/** @import { Entry } from "./ranking.js" */

const MOST = 10; // results shown
const LONGEST = 300; // letters of a query that are looked at

class SowSearch extends HTMLElement {
  #files = new SearchFiles(
    this.dataset.index ?? "",
    this.dataset.root ?? "",
    vocabulary(t("ignored-words"), t("same-words"), document.documentElement.lang),
  );
  /** @type {Promise<Answers|undefined>|undefined} */
  #answers;
  /** @type {Promise<import("./answers.js").Data>|undefined} */
  #data;

  connectedCallback() {
    const form = find(this, "form");
    const box = this.#box;
    form.hidden = false;
    box.value = new URLSearchParams(location.search).get("q") ?? "";
    box.addEventListener("input", () => this.#show(box.value));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#show(box.value);
    });
    for (const link of this.#questions?.querySelectorAll("a") ?? [])
      link.addEventListener("click", (event) => {
        event.preventDefault();
        this.#ask(link.textContent);
      });
    addEventListener("hashchange", () => this.#askLinked());
    if (box.value) this.#show(box.value);
    else Promise.all([this.#loadData(), this.#files.load("")]).catch(() => {}); // so that the files are there when the reader types
    this.#askLinked();
    box.focus();
  }

  get #box() {
    return /** @type {HTMLInputElement} */ (find(this, "form input"));
  }

  /** The list of questions that the page suggests, if it has one. @returns {HTMLElement|null} */
  get #questions() {
    return this.parentElement?.querySelector("sow-search ~ ul") ?? null;
  }

  /** @param {string} question */
  #ask(question) {
    this.#box.value = question;
    this.#show(question);
  }

  /** Asks the question that is the heading which the address names. */
  #askLinked() {
    const heading = document.getElementById(decode(location.hash.slice(1)));
    if (heading?.tagName === "H2") this.#ask(heading.textContent);
  }

  /** Loads what games answer, if the page has that; the next call tries again. */
  #loadData() {
    if (this.dataset.answers) this.#data ??= fetchJson(this.dataset.answers);
    this.#data?.catch(() => (this.#data = undefined));
    return this.#data;
  }

  async #loadAnswers() {
    const data = await this.#loadData();
    if (!data) return undefined;
    const answers = new Answers(data, sectionsOf(data), wordsOf(t));
    await inSlices(answers.learn);
    return answers;
  }

  /** The answer to a query, and questions that the reader may have meant; nothing on a page without answers. Fails if a file cannot be loaded.
   * @param {string} query @returns {Promise<{answer?: Answer, near: import("./answers.js").Near[]}>} */
  async #answerTo(query) {
    await this.#loadData(); // before the parts of the index, which are larger
    this.#files.load(query).catch(() => {});
    this.#answers ??= this.#loadAnswers();
    this.#answers.catch(() => (this.#answers = undefined)); // the next call tries again
    const answers = await this.#answers;
    const answer = answers?.answer(query);
    const near = answers?.near(query, answer) ?? [];
    if (answer?.kind === "term") return { answer: await this.#defined(answer), near };
    if (answer?.kind === "section" && answer.about) answer.about.entry = await this.#aboutGame(answer.games[0], answer.about.query);
    return { answer, near };
  }

  /** What the site says about a game, found by a query: on its page or where it is named. @param {import("./answers.js").Game} game @param {string} query */
  async #aboutGame({ t: title, u: address }, query) {
    const asked = fold(query.replace(title, "")).split(" ").map(stem);
    const entries = await this.#files.search(query);
    return entries.find(({ u, t = "", x, l }) => {
      const words = fold(`${t} ${x}`).split(" ").map(stem);
      const isOf = u.startsWith(address) || excerpt(x, query, ABOUT).includes(title);
      return !l && x && isOf && asked.some((word) => words.includes(word));
    });
  }

  /** A term with what it means, in a game that is named if one has it; undefined if the index lacks it. @param {Extract<Answer, {kind: "term"}>} answer @returns {Promise<Answer|undefined>} */
  async #defined(answer) {
    const entries = await this.#files.search(answer.term);
    const all = entries.filter(({ k, t, l }) => k === "term" && t === answer.term && !l);
    const ofGame = all.find(({ x }) => answer.games.some(({ t }) => x.includes(t.split(" ")[0])));
    const entry = ofGame ?? (answer.otherwise ? undefined : all[0]);
    if (!entry) return answer.otherwise;
    return { ...answer, meaning: withoutClauses(entry.x), href: entry.u };
  }

  /** @param {string} query */
  async #show(query) {
    const address = new URL(location.href);
    address.hash = "";
    address.searchParams.set("q", query);
    try {
      history.replaceState(null, "", query ? address : address.pathname);
    } catch {} // Safari allows a hundred in half a minute
    const status = find(this, ".count");
    const isOld = () => query !== this.#box.value; // the reader has typed on
    const failed = () => {
      if (!isOld()) status.textContent = query && t("failed");
    };
    const asked = query.slice(0, LONGEST);
    const result = await this.#answerTo(asked).catch(failed);
    if (!result || isOld()) return;
    const { answer, near } = result;
    const view = answer ? answerView(answer, this.dataset.root ?? "") : { answer: [], others: [] };
    find(this, ".answer").replaceChildren(...view.answer);
    find(this, ".near").replaceChildren(...nearView(near, (question) => this.#ask(question)));
    find(this, ".others").replaceChildren(...view.others);
    if (this.#questions && (answer || !query.trim())) this.#questions.hidden = Boolean(query.trim()); // before the results are there
    const entries = await this.#files.search(asked).catch(failed);
    if (!entries || isOld()) return;
    const isForeign = (/** @type {Entry} */ { l = "en" }) => Number(l !== document.documentElement.lang);
    const isAnswer = (/** @type {Entry} */ { u }) =>
      answer?.kind === "rule"
        ? u.endsWith(`#fact-${answer.fact}`)
        : (answer?.kind === "section" && u.endsWith(`#${answer.id}`)) || (answer?.kind === "term" && u === answer.href);
    /** @type {Set<string>} */
    const seen = new Set(); // a glossary has an entry for each name of a thing
    const isNew = (/** @type {Entry} */ { u, x }) => !x || seen.size < seen.add(u.split("#")[0] + x).size;
    const found = entries.filter((entry) => !isAnswer(entry) && isNew(entry)).sort((a, b) => isForeign(a) - isForeign(b));
    const nothing = !answer && !near.length && !found.length;
    if (this.#questions) this.#questions.hidden = query.trim() !== "" && !nothing;
    if (nothing) document.documentElement.classList.remove("queried"); // no results need the room
    const count = t(found.length > MOST ? "best" : "results", { n: found.length, shown: MOST });
    setText(status, query.trim() && (nothing && this.#questions ? t("nothing") : count));
    /** @type {Map<string, Entry[]>} */
    const pages = new Map();
    for (const entry of found.slice(0, MOST)) {
      const page = entry.u.split("#")[0];
      pages.set(page, [...(pages.get(page) ?? []), entry]);
    }
    find(this, ".results").replaceChildren(...[...pages.values()].map((entries) => this.#page(entries, asked)));
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

/** The sections of this page, each with the ways to ask what it answers, the heading first. @param {import("./answers.js").Data} data */
const sectionsOf = (data) =>
  data.sections.flatMap(({ id, asked }) => {
    const heading = document.getElementById(id);
    return heading ? [{ id, asked: [heading.textContent, ...asked] }] : [];
  });

/** A definition without the clauses that it cites. @param {string} text */
const withoutClauses = (text) => text.replace(/ \[?[A-Z]{1,3}-[A-Z]?\d+[a-z]?\]?(?=[ .,;]|$)/g, "");

customElements.define("sow-search", SowSearch);
