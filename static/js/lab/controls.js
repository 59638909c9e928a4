// The controls of the rules, which the page has already. A value that is inconsistent with the other rules can be reached all the same: the
// control then says why, and offers the changes that would make it consistent.
import { button, html, set } from "../dom.js";
import { t } from "../words.js";
import { parse, toggled } from "./rules.js";
/** @import { Changes } from "./rules.js" */

/** @typedef {Record<string, Record<string, string>>} Refused by rule and value, why the value cannot be chosen now */

export class Controls {
  /** @type {Record<string, HTMLElement>} the controls of each rule */
  rules = {};
  /** @type {Record<string, string>} the value of each */
  values = {};

  /** @param {HTMLElement} root @param {(key: string, value: (now: string) => string) => void} choose called with a rule and a function from
   * its value at that time to the new one @param {AbortSignal} signal */
  constructor(root, choose, signal) {
    this.root = root;
    for (const rule of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll(".rule"))) {
      const key = rule.dataset.key ?? "";
      this.rules[key] = rule;
      for (const radio of radios(rule)) {
        radio.addEventListener(
          "change",
          () => {
            const { value } = radio;
            this.#mark(rule); // the old value, until the new one is accepted
            choose(key, () => value);
          },
          { signal },
        );
      }
      for (const face of /** @type {NodeListOf<HTMLElement>} */ (rule.querySelectorAll("[data-member]"))) {
        face.addEventListener("click", () => choose(key, (now) => toggled(now, Number(face.dataset.member))), { signal });
      }
      for (const face of /** @type {NodeListOf<HTMLElement>} */ (rule.querySelectorAll("[data-by]"))) {
        face.addEventListener("click", () => choose(key, (now) => String(Number(now) + Number(face.dataset.by))), { signal });
      }
      const field = number(rule);
      field?.addEventListener("change", () => choose(key, () => field.value), { signal });
    }
  }

  /** Checks the radio button of the current value. @param {HTMLElement} rule */
  #mark(rule) {
    for (const radio of radios(rule)) radio.checked = radio.value === this.values[rule.dataset.key ?? ""];
  }

  /** Returns the name of a rule. @param {string} key */
  name(key) {
    return this.rules[key]?.querySelector(".asks span")?.textContent ?? key;
  }

  /** Returns the name of a rule's value. @param {string} key @param {string} value */
  value(key, value) {
    const radio = radios(this.rules[key]).find((radio) => radio.value === value);
    return radio?.parentElement?.textContent ?? (value === "none" ? t("lab-numbers-none") : value);
  }

  /** Lists rules with their new values. @param {Changes} changes */
  list(changes) {
    return changes.map(({ key, after }) => t("lab-one", { rule: this.name(key), value: this.value(key, after) })).join(", ");
  }

  /** Shows rules. @param {string} rules @param {Refused} refused @param {Changes} changes from the rules of their variant */
  show(rules, refused, changes) {
    const now = (this.values = parse(rules));
    const changed = new Set(changes.map(({ key }) => key));
    for (const [key, rule] of Object.entries(this.rules)) {
      const value = now[key];
      rule.classList.toggle("changed", changed.has(key));
      this.#clear(rule);
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

  /** Says why a value cannot be chosen, and offers the other changes that it needs.
   * @param {string} key @param {string} why "" when the value is the current one @param {Changes} [needs] @param {() => void} [fix] makes the
   * changes */
  refuse(key, why, needs = [], fix = () => {}) {
    for (const rule of Object.values(this.rules)) this.#clear(rule);
    const rule = this.rules[key];
    const field = number(rule);
    if (field) field.value = this.values[key];
    if (!why) return;
    const place = /** @type {HTMLElement} */ (rule.querySelector(".why"));
    place.replaceChildren(html("p", {}, ...coded(`${why}.`)));
    if (needs.length) {
      const face = button({ class: "control" }, t("lab-fix", { list: this.list(needs) }));
      face.addEventListener("click", () => {
        fix();
        /** @type {HTMLElement|null} */ (rule.querySelector(":checked, input, button"))?.focus({ preventScroll: true }); // the button is removed
      });
      place.append(face);
    }
  }

  /** @param {HTMLElement} rule */
  #clear(rule) {
    rule.querySelector(".why")?.replaceChildren();
  }
}

/** @param {HTMLElement} rule @returns {HTMLInputElement[]} */
const radios = (rule) => [.../** @type {NodeListOf<HTMLInputElement>} */ (rule.querySelectorAll("[type=radio]"))];

/** @param {HTMLElement} rule @returns {HTMLInputElement|null} */
const number = (rule) => rule.querySelector("[type=number]");

/** Marks up the rules in a reason as code. @param {string} text @returns {(string|Node)[]} */
const coded = (text) => text.split(/([a-z-]+=[a-z0-9,-]*[a-z0-9])/).map((part, k) => (k % 2 ? html("code", {}, part) : part));
