// The words of the rules as something to choose, which stand in the page. A value without a meaning beside the others stays there,
// and can be reached: it says why, and offers what would give it one.
import { button, html, set } from "../dom.js";
import { t } from "../words.js";
import { toggled, words } from "./rules.js";

/** @typedef {import("./rules.js").Changed} Changed
 * @typedef {Record<string, Record<string, string>>} Refused why a value of a word cannot be chosen now */

export class Controls {
  /** @type {Record<string, HTMLElement>} what stands in the page for each word */
  rules = {};
  /** @type {Record<string, string>} what is chosen for each */
  now = {};

  /** @param {HTMLElement} root @param {(key: string, value: (now: string) => string) => void} choose is given what a word is to become,
   * from what it is when its turn comes */
  constructor(root, choose) {
    this.root = root;
    this.choose = choose;
    for (const rule of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".rule"))) {
      const key = rule.dataset.key ?? "";
      this.rules[key] = rule;
      for (const radio of radios(rule)) {
        radio.addEventListener("change", () => {
          const { value } = radio;
          this.#mark(rule); // until it is known whether that can be
          choose(key, () => value);
        });
      }
      for (const face of /** @type {NodeListOf<HTMLElement>} */ (rule.querySelectorAll("[data-member]"))) {
        face.addEventListener("click", () => choose(key, (now) => toggled(now, Number(face.dataset.member))));
      }
      for (const face of /** @type {NodeListOf<HTMLElement>} */ (rule.querySelectorAll("[data-by]"))) {
        face.addEventListener("click", () => choose(key, (now) => String(Number(now) + Number(face.dataset.by))));
      }
      const field = number(rule);
      field?.addEventListener("change", () => choose(key, () => field.value));
    }
  }

  /** Has the value that is chosen marked, whatever was touched. @param {HTMLElement} rule */
  #mark(rule) {
    for (const radio of radios(rule)) radio.checked = radio.value === this.now[rule.dataset.key ?? ""];
  }

  /** What a word is called. @param {string} key */
  name(key) {
    return this.rules[key]?.querySelector(".asks span")?.textContent ?? key;
  }

  /** What a value of a word is called. @param {string} key @param {string} value */
  value(key, value) {
    const radio = radios(this.rules[key]).find((radio) => radio.value === value);
    return radio?.parentElement?.textContent ?? (value === "none" ? t("lab-numbers-none") : value);
  }

  /** Words with their values, as something to read. @param {Changed} changed */
  list(changed) {
    return changed.map(({ key, after }) => t("lab-one", { rule: this.name(key), value: this.value(key, after) })).join(", ");
  }

  /** @param {string} rules @param {Refused} refused @param {Changed} changed from where they were taken */
  show(rules, refused, changed) {
    const now = (this.now = words(rules));
    const other = new Set(changed.map(({ key }) => key));
    for (const [key, rule] of Object.entries(this.rules)) {
      const value = now[key];
      rule.classList.toggle("changed", other.has(key));
      this.#quiet(rule);
      const all = radios(rule);
      for (const radio of all) {
        const why = refused[key]?.[radio.value] ?? null;
        set(radio, { "aria-disabled": why && true, title: why });
      }
      this.#mark(rule);
      rule.classList.toggle("fixed", all.length > 0 && all.filter((radio) => !refused[key]?.[radio.value]).length < 2);
      for (const face of /** @type {NodeListOf<HTMLElement>} */ (rule.querySelectorAll("[data-member]"))) {
        set(face, { "aria-pressed": value.split(",").includes(face.dataset.member ?? "") });
      }
      const field = number(rule);
      if (field) field.value = value;
    }
    for (const part of this.root.querySelectorAll("details")) {
      const n = part.querySelectorAll(".rule.changed").length;
      /** @type {Element} */ (part.querySelector(".badge")).textContent = n ? t("lab-badge", { n }) : "";
    }
  }

  /** Says why a value cannot be chosen, "" when it is what it was, and offers what would give it a meaning.
   * @param {string} key @param {string} why @param {Changed} [takes] what else would have to change @param {() => void} [fix] */
  refuse(key, why, takes = [], fix = () => {}) {
    for (const rule of Object.values(this.rules)) this.#quiet(rule);
    const rule = this.rules[key];
    const field = number(rule);
    if (field) field.value = this.now[key];
    if (!why) return;
    const place = /** @type {HTMLElement} */ (rule.querySelector(".why"));
    place.replaceChildren(html("p", {}, ...coded(`${why}.`)));
    if (takes.length) {
      const face = button({ class: "control" }, t("lab-fix", { list: this.list(takes) }));
      face.addEventListener("click", () => {
        fix();
        /** @type {HTMLElement|null} */ (rule.querySelector(":checked, input, button"))?.focus({ preventScroll: true }); // the button goes
      });
      place.append(face);
    }
  }

  /** @param {HTMLElement} rule */
  #quiet(rule) {
    rule.querySelector(".why")?.replaceChildren();
  }
}

/** @param {HTMLElement} rule @returns {HTMLInputElement[]} */
const radios = (rule) => [.../** @type {NodeListOf<HTMLInputElement>} */ (rule.querySelectorAll("[type=radio]"))];

/** @param {HTMLElement} rule @returns {HTMLInputElement|null} */
const number = (rule) => rule.querySelector("[type=number]");

/** A reason with its words of rules as code. @param {string} text @returns {(string|Node)[]} */
const coded = (text) => text.split(/([a-z-]+=[a-z0-9,-]*[a-z0-9])/).map((part, k) => (k % 2 ? html("code", {}, part) : part));
