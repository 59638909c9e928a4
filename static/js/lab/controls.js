// The controls of the rules. A value that conflicts with other rules can still be focused: the control then gives the reason and offers
// the changes that would resolve it.
import { control, find, findAll, focus, html, on, set } from "../dom.js";
import { t } from "../words.js";
import { Captures } from "./captures.js";
import { has, parse, toggled } from "./rules.js";
/** @import { Capture } from "./captures.js" */
/** @import { Changes } from "./rules.js" */

/** @typedef {Record<string, Record<string, string>>} Refused by rule and value, why the value cannot be chosen now */

export class Controls {
  /** @type {Record<string, HTMLElement>} the controls of each rule */
  rules = {};
  /** @type {Record<string, string>} the value of each */
  values = {};

  /** @param {HTMLElement} root @param {(key: string, value: (current: string) => string, control: HTMLElement) => void} choose called with a rule, a
   * function from its value at that time to the new one, and the control that was used @param {AbortSignal} signal */
  constructor(root, choose, signal) {
    this.root = root;
    this.#findRules();
    this.captures = new Captures(this.rules.captures);
    on(root, "change", signal, ({ target }) => {
      const input = /** @type {HTMLInputElement} */ (target);
      const { value } = input;
      const rule = ruleOf(input);
      if (!rule) return;
      this.#mark(rule); // the old value, until the new one is accepted
      choose(rule.dataset.key ?? "", () => value, input);
    });
    on(root, "click", signal, ({ target }) => {
      const button = /** @type {HTMLElement} */ (target).closest("button");
      const { member, by } = button?.dataset ?? {};
      const key = button && ruleOf(button)?.dataset.key;
      if (!key) return;
      if (member) choose(key, (current) => toggled(current, member), button);
      if (by) choose(key, (current) => String(Number(current) + Number(by)), button);
    });
  }

  #findRules() {
    for (const rule of findAll(this.root, ".rule")) this.rules[rule.dataset.key ?? ""] = rule;
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
    if (key === "captures") return this.captures.sentences(value);
    const radio = radios(this.rules[key]).find((radio) => radio.value === value);
    return radio?.parentElement?.textContent ?? value;
  }

  /** Returns the names of the values before and after a change. @param {Changes[number]} change @returns {[string, string]} of captures, one may be "" */
  change({ key, before, after }) {
    return key === "captures" ? this.captures.change(before, after) : [this.value(key, before), this.value(key, after)];
  }

  /** Shows rules. @param {string} rules @param {Refused} refused @param {Capture[]} captures @param {Changes} changes from the rules of their variant */
  show(rules, refused, captures, changes) {
    const changed = new Set(changes.map(({ key }) => key));
    this.values = parse(rules);
    this.captures.learn(this.values.captures, captures);
    this.captures.show(this.values.captures, captures);
    this.#findRules();
    for (const { parts } of captures) {
      for (const [key, part] of Object.entries(parts)) {
        this.values[key] = part.now;
        refused[key] = part.refused ?? {};
      }
    }
    for (const [key, rule] of Object.entries(this.rules)) {
      const value = this.values[key];
      rule.classList.toggle("changed", changed.has(key));
      this.#clear(rule);
      const all = radios(rule);
      for (const radio of all) {
        const why = refused[key]?.[radio.value] ?? null;
        set(radio, { "aria-disabled": why && true, title: why });
      }
      this.#mark(rule);
      rule.classList.toggle("fixed", all.length > 0 && all.filter((radio) => !refused[key]?.[radio.value]).length < 2);
      for (const button of findAll(rule, ":scope > .members [data-member]")) {
        set(button, { "aria-pressed": has(value ?? "", button.dataset.member ?? "") });
      }
      this.#showNumber(key);
    }
    for (const part of findAll(this.root, ":scope > details")) {
      const n = findAll(part, ".rule.changed").length;
      find(part, ".badge").textContent = n ? t("lab-badge", { n }) : "";
    }
  }

  /** Shows why a value cannot be chosen, and offers the other changes that it needs.
   * @param {string} key @param {string} why "" when the value is the current one @param {Changes} [needs] @param {() => void} [fix] makes the
   * changes */
  refuse(key, why, needs = [], fix = () => {}) {
    for (const rule of Object.values(this.rules)) this.#clear(rule);
    this.#showNumber(key);
    if (!why) return;
    const rule = this.rules[key];
    const place = find(rule, ":scope > .why");
    place.replaceChildren(html("p", {}, ...coded(`${why}.`)));
    if (!needs.length) return;
    const list = needs.map(({ key, after }) => t("lab-one", { rule: this.name(key), value: this.value(key, after) })).join(", ");
    const fixAndFocus = () => {
      fix();
      focus(find(rule, ":scope > button") ?? find(rule, ":checked, input, button")); // this button is removed
    };
    place.append(control(t("lab-fix", { list }), fixAndFocus));
  }

  /** Shows the value of a rule that is a number. @param {string} key */
  #showNumber(key) {
    const field = /** @type {HTMLInputElement|null} */ (find(this.rules[key], "[type=number]"));
    if (field) field.value = this.values[key];
  }

  /** @param {HTMLElement} rule */
  #clear(rule) {
    rule.querySelector(":scope > .why")?.replaceChildren();
  }
}

/** @param {HTMLElement} rule */
const radios = (rule) => /** @type {HTMLInputElement[]} */ (findAll(rule, ":scope > .values [type=radio]"));

/** The rule that a control changes. @param {Element} control @returns {HTMLElement|null} */
const ruleOf = (control) => control.closest(".rule");

/** Marks up the rules in a reason as code. @param {string} text @returns {(string|Node)[]} */
const coded = (text) => text.split(/([a-z-]+=[a-z0-9,-]*[a-z0-9])/).map((part, k) => (k % 2 ? html("code", {}, part) : part));
